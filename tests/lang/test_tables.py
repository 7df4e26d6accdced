"""The tables of sentences: a key's first word is the module it stands in, and a module is read when it is needed."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from ruleboard.lang import Words, has, sentences
from ruleboard.lang.sentences import find, table, tables

FOLDER = Path(sentences.__file__).parent


def keys(path: Path) -> list[str]:
    """The keys that a module writes out in its tables; what several sentences share has no key."""
    return [
        key.value
        for line in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(line, ast.AnnAssign) and isinstance(line.value, ast.Dict)
        for key in line.value.keys
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    ]


@pytest.mark.parametrize("word", tables())
def test_the_first_word_of_a_key_is_its_module(word: str) -> None:
    assert table(word)
    assert {key.partition(".")[0] for key in table(word)} == {word}


def test_no_key_is_in_two_modules_and_none_is_left_out() -> None:
    written = Counter(key for path in FOLDER.rglob("*.py") for key in keys(path))
    assert [key for key, times in written.items() if times > 1] == []
    assert set(written) == {key for word in tables() for key in table(word)}


def test_in_a_package_the_second_word_has_one_module() -> None:
    homes = Counter(
        word
        for path in FOLDER.glob("*/*.py")
        for word in {tuple(key.split(".")[:2]) for key in keys(path)}
    )
    assert len(homes) > 20
    assert [word for word, times in homes.items() if times > 1] == []


def test_only_the_sentences_that_are_needed_are_read() -> None:
    code = (
        "import sys\n"
        "from ruleboard.lang import Words\n"
        "Words('ru')('ui.undo')\n"
        "found = [name for name in sys.modules if name.startswith('ruleboard.lang.sentences.')]\n"
        "assert found == ['ruleboard.lang.sentences.ui'], found\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_what_a_game_does_not_say_itself_is_said_as_for_all() -> None:
    assert find("mills.error.not_a_move") == ("error", table("error")["error.not_a_move"])
    assert find("mills.error.bad_hands") == ("mills", table("mills")["mills.error.bad_hands"])
    assert find("draughts.error.bad_hands") is None
    general = Words("ru")("error.not_a_move", got="?", expected="a1")
    assert Words("ru")("mills.error.not_a_move", got="?", expected="a1") == general


@pytest.mark.parametrize("key", ["", "ui", "ui.", ".ui.undo.", "chess.error.nothing", "mills"])
def test_a_key_that_nobody_has_is_not_found(key: str) -> None:
    assert not has(key)
