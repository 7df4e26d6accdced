"""The program and its sentences: every code can be said with what it brings, and nothing is left over (M3, M4)."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import ruleboard
from ruleboard.lang import LANGUAGES, Words
from ruleboard.lang.sentence import Entry, Sentence
from ruleboard.lang.sentences import home
from ruleboard.rules import IllegalMove, InvalidPosition, Refusal, RuleboardError
from ruleboard.scene.marks import KINDS as MARKS
from ruleboard.teaching import goals
from ruleboard.teaching.narration import errors_in_words
from tests.lang.code_measures import (
    KINDS,
    Raised,
    code_faults,
    entry_faults,
    literals,
    patterns,
    raised,
    raised_faults,
    unknown,
    unused,
)
from tests.lang.every import GAMES, SENTENCES

PACKAGE = Path(ruleboard.__file__).parent
UNTELLABLE = {"untranslated", "unknown_sentence", "not_drawable"}
"""Errors of the program itself, which has no words for them or is about to lose its picture."""


def trees() -> dict[str, ast.Module]:
    """Every module of the package but the sentences themselves."""
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).parts[:2] != ("lang", "sentences")
    }


def errors() -> dict[str, set[Raised]]:
    """What is raised with a code written out, by the game that the module belongs to; "" for all games."""
    found: dict[str, set[Raised]] = {}
    for name, tree in trees().items():
        game = next((game for game in GAMES if game in re.split(r"\W", name)), "")
        if name == "jupyter/paths.py":
            game = "relati"
        told = {error for error in raised(tree) if error.code not in UNTELLABLE}
        found.setdefault(game, set()).update(told)
    return found


def codes_of(game: str) -> ModuleType:
    return import_module(f"ruleboard.rules.{game}.codes")


@pytest.mark.parametrize("table", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_every_code_of_a_game_can_be_said(game: str, table: str) -> None:
    codes = getattr(codes_of(game), table, {})
    assert codes or table == "DIFFERENCES"  # a game with one rule set has none
    assert list(code_faults(SENTENCES, f"{game}.{KINDS[table]}", codes)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_fault_that_a_game_finds_can_be_said(game: str) -> None:
    assert list(code_faults(SENTENCES, f"{game}.error", codes_of(game).FAULTS)) == []


def test_every_error_that_is_raised_can_be_said() -> None:
    assert {"unknown_game", "unknown_language"} <= {error.code for error in errors()[""]}
    for game, told in errors().items():
        assert sorted(raised_faults(SENTENCES, f"{game}.error", told)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_error_of_a_game_tells_itself_to_the_reader(game: str, language: str) -> None:
    codes = codes_of(game)
    told: list[RuleboardError] = [
        IllegalMove(Refusal(code, {"n": 1, **dict.fromkeys(set(params) - {"n"}, "a1")}), got="a1")
        for code, params in codes.REFUSALS.items()
    ]
    told += (
        InvalidPosition(code, **dict.fromkeys(params, "a1"))
        for code, params in codes.FAULTS.items()
    )
    for error in told:
        with pytest.raises(type(error)), errors_in_words(Words(language), game):
            raise error
        assert error.told


@pytest.mark.parametrize("kind", MARKS)
def test_every_mark_has_a_phrase(kind: str) -> None:
    assert f"mark.{kind}" in SENTENCES


GOALS = [
    (goals.forms_mill(), set()),
    (goals.forms_mill(2), set()),
    (goals.stops_mill(), {"sites"}),
    (goals.removes("a1"), set()),
    (goals.reaches("a1"), set()),
    (goals.captures(2), set()),
    (goals.captures(), set()),
    (goals.choose_path("31"), {"sites"}),
    (goals.promotes(), set()),
    (goals.sets_up(2), set()),
    (goals.connects("turn_turn"), set()),
    (goals.disconnects(3), set()),
    (goals.heals(2), set()),
    (goals.earns(2), set()),
    (goals.wins(), {"ends"}),
]


@pytest.mark.parametrize(("goal", "more"), GOALS, ids=lambda value: getattr(value, "code", ""))
def test_every_goal_can_be_said(goal: goals.Goal, more: set[str]) -> None:
    for part, params in (
        ("task", set(goal.params)),
        ("principle", set(goal.params)),
        ("miss", {*goal.params, "move", *more}),
    ):
        codes = {part: params}
        assert list(code_faults(SENTENCES, goal.key, codes)) == []


def test_every_goal_is_in_the_test_above() -> None:
    made = [name for name, thing in vars(goals).items() if _makes_goals(thing)]
    assert sorted(made) == [
        "captures",
        "choose_path",
        "connects",
        "disconnects",
        "earns",
        "forms_mill",
        "heals",
        "promotes",
        "reaches",
        "removes",
        "sets_up",
        "stops_mill",
        "wins",
    ]


def _makes_goals(thing: object) -> bool:
    return getattr(thing, "__annotations__", {}).get("return") == "Goal"


def test_every_sentence_is_used_and_every_key_has_one() -> None:
    words: set[str] = set()
    shapes: set[str] = set()
    for tree in trees().values():
        words |= literals(tree)
        shapes |= patterns(tree)
    tables = {
        f"{game}.{kind}.{code}"
        for game in GAMES
        for table, kind in KINDS.items()
        for code in getattr(codes_of(game), table, ())
    }
    told = {home(f"{game}.error.{each.code}") for game in errors() for each in errors()[game]}
    told |= {home(f"{game}.error.{code}") for game in GAMES for code in codes_of(game).FAULTS}
    told |= {"error.ambiguous_move"}
    told |= {f"{goal.key}.{part}" for goal, _ in GOALS for part in ("task", "principle", "miss")}
    assert unused(sorted(set(SENTENCES) - tables - told), words, shapes) == []
    assert unknown(SENTENCES, words) == []


SMALL: dict[str, Entry] = {
    "mills.refuse.taken": Sentence("A man is on {point}."),
    "mills.refuse.wait": Sentence("Wait {n} turn.", "Wait {n} turns."),
    "mills.event.three": (Sentence("A"), Sentence("B"), Sentence("C")),
    "error.unknown_game": Sentence("No game {got}; there are {expected}."),
}


@pytest.mark.parametrize(
    ("prefix", "code", "params"),
    [
        ("mills.refuse", "gone", ()),
        ("mills.refuse", "taken", ("site",)),
        ("mills.refuse", "wait", ()),
        ("mills.event", "three", ("player",)),
    ],
)
def test_a_code_that_cannot_be_said_is_found(prefix: str, code: str, params: tuple[str]) -> None:
    assert len(list(code_faults(SMALL, prefix, {code: params}))) == 1


def test_a_sentence_may_leave_parameters_out() -> None:
    assert list(entry_faults(SMALL["mills.refuse.taken"], ("point", "n"))) == []


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ('raise Unknown("unknown_game", got=1, expected=2)', 0),
        ('raise base.Unknown("unknown_game", got=1)', 1),
        ('raise Unknown("unknown_game", **place)', 0),
        ('raise InvalidMove("new_code", got=1)', 1),
        ('raise ValueError("new_code")', 0),
    ],
)
def test_an_error_that_cannot_be_said_is_found(source: str, faults: int) -> None:
    assert len(list(raised_faults(SMALL, "mills.error", set(raised(ast.parse(source)))))) == faults


def test_errors_are_read_with_their_parameters() -> None:
    tree = ast.parse('Unknown("a", got=1, **more)')
    assert list(raised(tree)) == [Raised("a", frozenset({"got"}), exact=False)]


def test_keys_that_nobody_uses_or_has_are_found() -> None:
    tree = ast.parse('say("ui.undo"); names = ["redo"]; say(f"ui.{name}"); say("ui.gone")')
    words, shapes = literals(tree), patterns(tree)
    keys = ["ui.undo", "ui.redo", "ui.left_over"]
    assert unused(keys, words, shapes) == ["ui.left_over"]
    assert unknown(keys, words) == ["ui.gone"]
