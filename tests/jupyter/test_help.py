"""What the key ? tells follows from the commands of a board: every key that it names means something there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.lang import LANGUAGES, Words
from ruleboard.page.controls import MOTION, OF_PAGE
from tests.jupyter.test_keys import BOARDS

GUIDE = Path(__file__).resolve().parents[2] / "lessons" / "guide" / "en" / "keys.md"
SIGNS = {"ArrowLeft": "←", "ArrowRight": "→", "Escape": "Esc"}
BY_PAGE = {key for each in (*OF_PAGE, MOTION) for key in each.keys}
NAMED = [name for name in BOARDS if name != "paths"]  # which has no help


def told(board: Any) -> dict[str, str]:
    """What the help says of each key, in English."""
    board.press("?")
    keys = board.message.split("Tab leaves the board")[0].removeprefix("Keys on the board: ")
    found = dict(re.findall(r"(?:^|, )([^,:]+): ([^,]+)", keys))
    return {key: word for signs, word in found.items() for key in signs.split(" / ")}


@pytest.mark.parametrize("name", NAMED)
def test_help_names_the_keys_that_are_heard_and_no_others(name: str) -> None:
    board = BOARDS[name][0]()
    heard = {SIGNS.get(key, key.upper() if len(key) == 1 else key) for key in board.view.keys}
    named = set(told(board))
    known = heard | {key.upper() for key in BY_PAGE}
    digits = {key for key in known if key.isdecimal()}
    if digits:
        assert {f"{min(digits)}–{max(digits)}"} <= named
        named -= {f"{min(digits)}–{max(digits)}"}
    assert named <= known
    silent = {" ", "?", "PageDown", "PageUp", "E", *digits}
    assert known - named - silent == set()


def test_a_comparison_tells_only_what_it_has() -> None:
    board = rb.Compare("mills", rules=["standard", "chengsan"])
    assert not set(told(board)) & set("CHIJLMOWY")


def test_relati_tells_its_own_keys_and_mills_do_not() -> None:
    assert {"K", "T", "M", "W"} <= set(told(rb.Play("relati", "2 O1 - O=E5*,C3 X=I9*")))
    assert not {"E", "K", "T"} & set(told(rb.Play("mills")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_every_language(lang: str) -> None:
    board, words = rb.Practice("mills", [rb.ask.moves(None)], lang=lang), Words(lang)
    board.press("?")
    for key in ("ui.undo", "ui.last_move", "ui.possible", "ui.keys_leave"):
        assert words.first(key) in board.message


def test_the_table_in_the_guide_has_every_key_of_every_board() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    table = text[text.index("| key on the board |") :].split("\n\n")[0]
    named = {key for row in table.splitlines() for key in re.split(r"[ ,]+", row.split("|")[1])}
    boards = [make() for make, _ in BOARDS.values()]
    boards.append(rb.Review("mills", moves=["d6"], nodes=10))
    heard = {key for board in boards for key in board.view.keys} | BY_PAGE
    signs = {SIGNS.get(key, key.upper() if len(key) == 1 else key) for key in heard}
    numbers = {str(number) for number in range(10)}
    assert signs - numbers - {" "} <= named
    letters = {key for key in named if len(key) == 1 and key.isalpha()}
    assert letters <= signs | set("RAX")  # the pen is the page's own
