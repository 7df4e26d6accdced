"""A text stays a text: in the picture that is saved, in an export, in an SVG, in what a page is told, in an error."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import nbformat
import pytest
from nbconvert import HTMLExporter

import ruleboard as rb
from ruleboard import cli, scene
from ruleboard.rules import RuleboardError, mills
from ruleboard.scene import svg
from ruleboard.scene.theme import LIGHT
from tests.trust.hostile import BOARDS, TEXTS, WHOLE, running


def test_the_measure_finds_what_runs() -> None:
    assert [bool(running(text)) for text in TEXTS] == [True, True, True, True, False, False]
    assert running('<a href=" JavaScript:x">') == ["a href= JavaScript:x"]


def saved_html(board: Any) -> str:
    """The picture that a notebook saves; a board with tasks has metadata beside it."""
    bundle = board._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    return str(data["text/html"])


@pytest.mark.parametrize("place", BOARDS)
def test_a_hostile_text_is_text_in_what_is_saved(place: str) -> None:
    board = BOARDS[place]()
    assert running(saved_html(board)) == []
    board.close()


def test_an_export_has_no_script_of_a_text(tmp_path: Path) -> None:
    outputs = [
        nbformat.v4.new_output("display_data", data={"text/html": saved_html(BOARDS[place]())})
        for place in BOARDS
    ]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("board", outputs=outputs)])
    page, _ = HTMLExporter(template_name="basic").from_notebook_node(notebook)
    assert running(page) == []


UNSEEN = "a\x00b\x1bc\ud800d\x0be\uffff"
SEEN = "a\ufffdb\ufffdc\ufffdd\ufffde\ufffd"


def test_what_no_page_can_hold_is_shown_as_such() -> None:
    picture = svg.render(scene.build(mills.start()), LIGHT, width=440, title=UNSEEN)
    assert SEEN in "".join(ET.fromstring(picture).itertext())
    board = rb.Demo("mills", moves=["d6"], captions={0: UNSEEN}, comments={0: UNSEEN})
    html = board._repr_mimebundle_()["text/html"]
    html.encode()
    assert SEEN in html
    board.close()
    with pytest.raises(RuleboardError):
        mills.STANDARD.replace(name=UNSEEN)


def test_an_svg_stays_one_picture() -> None:
    picture = svg.render(scene.build(mills.start()), LIGHT, width=440, title=WHOLE)
    root = ET.fromstring(picture)
    assert not [each for each in root.iter() if each.tag.endswith("script")]
    assert running(picture) == []
    assert WHOLE in "".join(root.itertext())


@pytest.mark.parametrize("text", TEXTS)
def test_a_command_that_cannot_draw_writes_nothing(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "board.svg"
    assert cli.main(["svg", "mills", text, "-o", str(target)]) == 2
    assert not target.exists()
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("text", TEXTS)
def test_a_language_is_never_a_way_into_a_folder(text: str) -> None:
    for lang in (text, "../../etc", "en/../zh", "zh\x00", "C:\\"):
        with pytest.raises(RuleboardError):
            rb.Play("mills", lang=lang)


def test_reading_runs_nothing_and_writes_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a record says, no file is opened for writing, no program is started and no code is run."""
    seen: list[str] = []
    watching = True

    def watch(event: str, args: tuple[object, ...]) -> None:
        if not watching:
            return
        writes = event == "open" and isinstance(args[1], str) and set(args[1]) & set("wax+")
        if writes or event in (
            "exec",
            "compile",
            "subprocess.Popen",
            "os.system",
            "socket.connect",
        ):
            seen.append(f"{event} {args!r:.200}")

    record = f"{{{WHOLE.replace('}', '')}}} 1. 32-28 *"
    for each in ("mills", "draughts"):  # what is loaded once is loaded before
        rb.Demo.read("1. d6" if each == "mills" else record, each)
    for game in ("mills", "relati"):
        with pytest.raises(RuleboardError):
            rb.Play(game, "?")
    monkeypatch.chdir(tmp_path)
    sys.addaudithook(watch)
    rb.Demo.read(record, "draughts").close()
    with pytest.raises(RuleboardError):
        rb.Play("mills", "__import__('os').system('true')")
    with pytest.raises(RuleboardError):
        rb.Play("relati", "2 O1 - O={0.__class__}")
    watching = False
    assert seen == []
    assert list(tmp_path.iterdir()) == []
