"""The program and its sentences: every code can be said with what it brings, and nothing is left over (M3, M4)."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import ruleboard
from ruleboard.lang import LANGUAGES, Words
from ruleboard.lang.sentence import Entry, Sentence
from ruleboard.players import reasons
from ruleboard.rules import Code, IllegalMove, InvalidPosition, Refusal, RuleboardError
from ruleboard.rules.registry import adds, part
from ruleboard.scene.marks import KINDS as MARKS
from ruleboard.teaching.contributions import brought
from ruleboard.teaching.goal import Judge
from ruleboard.teaching.goals import JUDGES
from ruleboard.teaching.narration import errors_in_words
from tests.lang.code_measures import (
    KINDS,
    OPTIONAL,
    Raised,
    code_faults,
    codes_of,
    entry_faults,
    judged_params,
    literals,
    of_piece,
    params_of,
    patterns,
    raised,
    raised_faults,
    unknown,
    unused,
)
from tests.lang.every import GAMES, SENTENCES, home

PACKAGE = Path(ruleboard.__file__).parent
UNTELLABLE = {"untranslated", "unknown_sentence", "not_drawable"}
"""Errors of the program itself, which has no words for them or is about to lose its picture."""


@cache
def trees() -> dict[str, ast.Module]:
    """Every module of the package but the sentences themselves."""
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).parts[:2] != ("lang", "sentences")
    }


@cache
def errors() -> dict[str, set[Raised]]:
    """What is raised with a code written out, by the game that the module belongs to; "" for all games."""
    found: dict[str, set[Raised]] = {}
    for name, tree in trees().items():
        game = next((game for game in GAMES if game in re.split(r"\W", name)), "")
        told = {error for error in raised(tree) if error.code not in UNTELLABLE}
        found.setdefault(game, set()).update(told)
    return found


def codes(game: str) -> dict[str, type[Code]]:
    return codes_of(import_module(f"ruleboard.rules.{game}.codes"))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_codes_of_every_kind(game: str) -> None:
    assert set(codes(game)) - OPTIONAL == set(KINDS)
    assert all(codes(game).values())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_every_code_of_a_game_can_be_said(game: str, kind: str) -> None:
    told = params_of(codes(game)[kind])
    assert list(code_faults(SENTENCES, f"{game}.{KINDS[kind]}", told)) == []


def decisive() -> dict[str, type[Code]]:
    """What players say of a move, by what stands before its codes: for all games, and of each game itself."""
    found: dict[str, type[Code]] = {"reason": reasons.Why}
    for game in GAMES:
        if adds(game, "players"):
            found[f"{game}.reason"] = import_module(f"ruleboard.players.{game}.reasons").Why
    return found


@pytest.mark.parametrize("prefix", decisive())
def test_everything_that_decides_for_or_against_a_move_can_be_said(prefix: str) -> None:
    assert list(code_faults(SENTENCES, prefix, params_of(decisive()[prefix]))) == []


def test_what_decides_in_all_games_is_said_with_the_same_parameters_by_each() -> None:
    for game in GAMES:
        assert list(code_faults(SENTENCES, f"{game}.reason", params_of(reasons.Why))) == []


def test_every_error_that_is_raised_can_be_said() -> None:
    assert {"unknown_game", "unknown_language"} <= {error.code for error in errors()[""]}
    for game, told in errors().items():
        assert sorted(raised_faults(SENTENCES, f"{game}.error", told)) == []


def ones(code: Code) -> Any:
    return dict.fromkeys(code.params, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_error_of_a_game_tells_itself_to_the_reader(game: str, language: str) -> None:
    told: list[RuleboardError] = [
        IllegalMove(Refusal(code, ones(code)), got="a1") for code in codes(game)["Refused"]
    ]
    told += (InvalidPosition(code, **ones(code)) for code in codes(game)["Fault"])
    for error in told:
        with pytest.raises(type(error)), errors_in_words(Words(language), game):
            raise error
        assert error.told


@pytest.mark.parametrize("kind", MARKS)
def test_every_mark_has_a_phrase(kind: str) -> None:
    assert f"mark.{kind}" in SENTENCES


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_of_a_game_has_a_phrase_and_a_name_where_it_is_explained(game: str) -> None:
    own = getattr(part(game, "scene"), "MARKS", {})
    explained = getattr(part(game, "scene"), "EXPLAINED", ())
    assert {f"{game}.mark.{kind}" for kind in own} <= SENTENCES.keys()
    assert {f"{game}.legend.{kind}" for kind in explained} <= SENTENCES.keys()
    assert set(explained) <= {*MARKS, *own}


def judges() -> dict[str, Judge]:
    """Who judges each goal, by the key of its sentences: those for all games, and those of one."""
    found = {f"goal.{code}": judge for code, judge in JUDGES.items()}
    for game in GAMES:
        own = brought(game, "goals")
        found |= {f"{game}.goal.{code}": judge for code, judge in own.JUDGES.items()} if own else {}
    return found


@pytest.mark.parametrize(("key", "judge"), judges().items(), ids=list(judges()))
def test_every_goal_can_be_said(key: str, judge: Judge) -> None:
    params = judged_params(judge)
    params = params | {"n"} if "sites" in params else params  # how many sites: `Goal` counts them
    brought = {"task": params, "miss": params}
    assert list(code_faults(SENTENCES, key, brought)) == []


def found_by_a_game(key: str) -> bool:
    """Whether a key is a fact that a hint tells, or a move in words: modules of games name them by their codes."""
    return bool({"fact", "said"} & set(key.split(".")[:2]))


def spoken_by_the_page() -> set[str]:
    """The words in quotes in the JupyterLab extension; a state of a lesson is the key of what is said about it."""
    scripts = (PACKAGE.parent / "labextension" / "static").glob("*.js")
    texts = (path.read_text(encoding="utf-8") for path in scripts)
    return {word for text in texts for word in re.findall(r'"(\w+)"', text)}


def written_into_the_lessons() -> set[str]:
    """What is said around the lessons, by those who make them."""
    makers = (PACKAGE.parents[1] / "lessons" / "builder").glob("*.py")
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in makers)
    return {word for tree in trees for word in literals(tree) if word.startswith("course.")}


def test_every_sentence_is_used_and_every_key_has_one() -> None:
    words: set[str] = set()
    shapes: set[str] = set()
    for tree in trees().values():
        words |= literals(tree)
        shapes |= patterns(tree)
    told = {
        home(f"{game}.{kind}.{code}")
        for game in GAMES
        for name, kind in KINDS.items()
        for code in codes(game)[name]
    }
    told |= {home(f"{game}.error.{each.code}") for game in errors() for each in errors()[game]}
    told |= {f"{prefix}.{code}" for prefix, why in decisive().items() for code in why}
    told |= {home(f"{game}.reason.{code}") for game in GAMES for code in reasons.Why}
    told |= {f"{key}.{part}" for key in judges() for part in ("task", "miss")}
    told |= {
        home(f"{game}.mark.{kind}")
        for game in GAMES
        for kind in getattr(part(game, "scene"), "MARKS", ())
    }
    told |= {key for key in SENTENCES if of_piece(key, words)}
    told |= {key for key in SENTENCES if found_by_a_game(key) and key.rpartition(".")[2] in words}
    told |= {f"lab.{key}" for key in spoken_by_the_page()}
    told |= written_into_the_lessons()
    assert unused(sorted(set(SENTENCES) - told), words, shapes) == []
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
        ("raise Unknown(Fault.UNKNOWN_GAME, got=1, expected=2)", 0),
        ("raise Unknown(codes.Fault.NEW_CODE)", 1),
    ],
)
def test_an_error_that_cannot_be_said_is_found(source: str, faults: int) -> None:
    assert len(list(raised_faults(SMALL, "mills.error", set(raised(ast.parse(source)))))) == faults


def test_errors_are_read_with_their_parameters() -> None:
    tree = ast.parse('Unknown("a", got=1, **more)')
    assert list(raised(tree)) == [Raised("a", frozenset({"got"}), exact=False)]


def test_keys_that_nobody_uses_or_has_are_found() -> None:
    tree = ast.parse(
        'say("ui.undo"); names = ["redo"]; say(f"ui.{name}"); say("ui.gone"); say(f"{game}.ui.on")'
    )
    words, shapes = literals(tree), patterns(tree)
    keys = ["ui.undo", "ui.redo", "ui.left_over", "mills.ui.undo", "ui.on"]
    assert unused(keys, words, shapes) == ["ui.left_over"]
    assert unknown(keys, words) == ["ui.gone"]


def test_a_piece_in_a_state_is_known_by_both_words() -> None:
    assert of_piece("draughts.board.jumped_king", ["jumped", "king"])
    assert not of_piece("draughts.piece.lost_king", ["jumped", "king"])
    assert not of_piece("draughts.refuse.jumped_king", ["jumped", "king"])
