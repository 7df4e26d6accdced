"""`--help` is a page that people can read: in their language, within their window."""

from __future__ import annotations

import pytest

from ruleboard import cli
from ruleboard.lang import EDITIONS, LANGUAGES
from ruleboard.start.arguments import lesson_parser
from ruleboard.start.help_page import page, width, wrapped
from ruleboard.start.launch import lessons_page
from ruleboard.start.messages import Messages


def test_everything_is_on_the_page(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert cli.main(["--help"]) == 0
    out = capsys.readouterr().out
    words = {"--lang", "--fresh", "--folder", "--copy-only", "--no-browser", "--port", "--version"}
    assert {*words, *cli.COMMANDS} <= set(out.split())
    assert "在 JupyterLab 中打开课程。" in out
    assert "、".join(EDITIONS) in out


@pytest.mark.parametrize("action", cli.COMMANDS)
def test_every_action_has_a_page_with_all_its_words(
    action: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert cli.main([action, "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"ruleboard {action}")
    assert all(name in out for name in cli.COMMANDS[action].arguments if name[0] == "-")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 120])
def test_no_line_is_wider_than_the_window(
    lang: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    messages = Messages(lang)
    parser = lesson_parser("ruleboard", messages)
    for text in (lessons_page(parser, messages), cli._main_page(parser, messages)):
        assert max(map(width, text.splitlines())) <= min(columns, 100)


def test_lines_break_where_the_language_lets_them() -> None:
    assert [*wrapped("one two three", 8)] == ["one two", "three"]
    assert [*wrapped("一二三四，五", 8)] == ["一二三", "四，五"]
    assert [*wrapped("用 --fresh 一二", 10)] == ["用 --fresh", "一二"]


def test_columns_are_even_whatever_the_letters_are_wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    text = page("x", ("part", [("课程", "a"), ("xx", "b")]))
    assert text.splitlines() == ["x", "", "part", "  课程  a", "  xx    b"]
