"""Everything that reads a text from outside, as a function of the text, and what it may answer besides a result.

Both fuzzers use this table: Hypothesis in every run, a coverage-guided one on demand (`python tests/run.py fuzz`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from gettext import GNUTranslations
from io import BytesIO
from typing import NamedTuple

from ruleboard import ask, goals, rules
from ruleboard.lang import Words
from ruleboard.machines import notation, practice
from ruleboard.machines.board import Board
from ruleboard.machines.notation import NotABoard
from ruleboard.rules import RuleboardError, draughts, mills, relati
from ruleboard.session.intent import understood
from ruleboard.teaching import progress
from ruleboard.teaching.narration import errors_in_words
from ruleboard.teaching.progress import NotProgress
from ruleboard.teaching.tasks import task
from ruleboard.teaching.vocabulary import LOOKING, vocabulary


class Target(NamedTuple):
    """A reader: what it does with a text, the words that its texts are made of, and a text that it understands."""

    read: Callable[[str], object]
    words: tuple[str, ...]
    example: str


def _told(read: Callable[[str], object]) -> Callable[[str], object]:
    """A reader whose errors are put into words: that may not fail either."""

    def reading(text: str) -> object:
        with errors_in_words(Words("zh-en")):
            return read(text)

    return reading


def _again(position: rules.Position) -> object:
    """What was read can be drawn, and is read again from what is written."""
    str(position)
    family = rules.game(position.game)
    assert family.parse(position.text, position.rules).text == position.text
    return position


def _games(text: str) -> object:
    games = draughts.read_games(text)
    for record in games.records:
        try:
            written = draughts.write_pdn(record)
        except RuleboardError:
            continue  # a comment with a brace
        draughts.read_pdn(written)
    return games


def _progress(text: str) -> object:
    found = progress.read(text)
    return progress.read(found.plus("a", "b", progress.NOTHING).text.encode())


def _saved(inputs: str) -> object:
    """A board as a notebook has saved it, by the inputs in the text: what was read is written again, the same."""
    one, other = task("W:Wa7,d7,b2:Ba1,b4,f4:H6,6", goals.forms_mill()), ask.count("W:Wa7:Ba1:H8,8")
    first = Board(practice.MACHINE, practice.begin_practice("mills", [one, other]))
    head, _, tail = str(notation.write(first)).rpartition("[]")
    text = notation.write(notation.read(first, f"{head}[{inputs}]{tail}"))
    assert text is not None
    return json.loads(text)


def _box(game: str) -> Callable[[str], object]:
    def read(text: str) -> object:
        position = rules.begin(game)
        return understood(text, vocabulary("ru", game, LOOKING), position, task=False)

    return read


def catalog(content: bytes) -> object:
    """A compiled catalog. Python's own reader answers what is no catalog with an OSError or a kind of ValueError."""
    return GNUTranslations(BytesIO(content))


PDN = (
    '[GameType "25,W,8,8,A0,0"]',
    '[GameType "',
    '[FEN "W:W31-50:B1-20"]',
    '[Event "x"]',
    "1.",
    "32-28",
    "19-23",
    "c3-d4",
    "cd4",
    "d:b6",
    "3228",
    "c3d4",
    "[Round 17]",
    '[FEN "?:W31,:B20,"]',
    '[GameType "23"]',
    "(so)",
    "words",
    "- -",
    "11x15",
    "28x19",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "$3",
    "!?",
    "*",
    "2-0",
    "1/2-1/2",
    '/FEN "W:W3:B9"/',
    "...",
    "\n",
)
FEN = ("W", "B", ":", "WK", "31-50", "1", "20", ",", "K", ".", "H5", "a1", "Kh8", "99", "-", " ")
MILL = ("W", "B", ":", "Wa7", "d7", ",", "Ba1", "b2", "H9,9", "x", "-", "d6", "g4-g1", "L3", " ")
LINKS = (
    "2",
    "@5",
    "4@17",
    "O1",
    "X2+",
    "qckmp",
    "-",
    "O=",
    "X=",
    "E5*",
    "C3c",
    "A1+",
    "B2e",
    ",",
    " ",
)

TARGETS: dict[str, Target] = {
    "a rule set by name": Target(rules.find, ("mills", ":", "chengsan", "draughts"), "mills:six"),
    "mills position": Target(
        _told(lambda text: _again(mills.parse(text))), MILL, "W:Wa7,d7:Ba1:H7,8"
    ),
    "mills move": Target(_told(mills.start().move), MILL, "d6"),
    "mills board": Target(
        _told(lambda text: mills.draw("x", text)), ("o", "-", "|", "\n", " ", "/", "\\"), "o-o-o"
    ),
    "mills record": Target(
        _told(mills.read_record),
        (
            '[Rules "six"]',
            '[FEN "********/*O****@*/******** w p p 1 8 1 8 0 0 0 0 0 0 0 0 1"]',
            '[FEN "',
            *("1.", "d6", "f4", "5", "13", "xa1", "(", ")", "$1", "!?", "…"),
            *("{", "}", ";", "*", "\n"),
        ),
        "1. d6 f4",
    ),
    "draughts position": Target(
        _told(lambda text: _again(draughts.parse(text))), FEN, "W:W31-50:B1-20"
    ),
    "russian position": Target(
        _told(lambda text: _again(draughts.parse(text, draughts.RUSSIAN))), FEN, "W:Wc3:Bf6"
    ),
    "draughts move": Target(
        _told(draughts.start().move), ("32", "-", "28", "x", "d4", ":", " "), "32-28"
    ),
    "PDN": Target(_told(_games), PDN, "1. 32-28 19-23 2. 28x19 14x23 *"),
    "relati position": Target(
        _told(lambda text: _again(relati.parse(text))), LINKS, "2 O1 - O=E5* X=I9*"
    ),
    "relati move": Target(
        _told(relati.start(2, relati.ALL).move), ("E5", "c", "a", "m", ">", "F", "end", "Z9"), "E5"
    ),
    "progress": Target(
        _progress,
        (
            '{"format": 1, "lessons": {',
            '"a": ',
            "{",
            "}",
            '"\\ud800"',
            "1",
            "true",
            "[",
            "]",
            ",",
            ": ",
        ),
        '{"format": 1, "lessons": {"a": {"b": '
        '{"solved": true, "stars": 3, "tries": 1, "hints": 0}}}}',
    ),
    "a saved board": Target(
        _saved,
        (
            '["click","g7"]',
            '["click","a1"]',
            '["type","g7xa1"]',
            '["do","next_task",0]',
            '["do","hint",0]',
            '["recall",[3,0]]',
            '["found",[[0,"g7"]],1,1,NaN]',
            '["unclear","x",["y"]]',
            ",",
            "[",
            "]",
            "null",
            "1e9",
        ),
        '["click","g7"],["click","a1"],["do","next_task",0],["recall",[0,3]]',
    ),
    "a language": Target(Words, ("en", "zh", "-", "ru"), "zh-en"),
    "move box, mills": Target(_box("mills"), ("where", "d6", "around", "help", "-", " "), "d6"),
    "move box, relati": Target(_box("relati"), ("где", "E5", "end", "a", ">", " "), "E5"),
}

OURS = (RuleboardError, NotProgress, NotABoard)
"""All that a reader may raise."""
