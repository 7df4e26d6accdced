"""Anything may be installed: a game that does not work says why, in the reader's language, and harms no other."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import ruleboard as rb
from ruleboard.cli import main
from ruleboard.lang import Words, has
from ruleboard.rules import Unknown, registry
from ruleboard.scene import build
from ruleboard.teaching.narration import errors_in_words
from tests.games.installing import lay, on_the_path, whole

OWN = ("draughts", "mills", "relati")


def without(name: str, *modules: str) -> dict[str, str]:
    return {module: source for module, source in whole(name).items() if module not in modules}


BROKEN: dict[str, tuple[str, dict[str, str], str, str]] = {
    "lost": ("lost", {}, "game_not_found", "lost"),
    "empty": ("empty", {"__init__": ""}, "game_lacks", "empty.rules"),
    "nogame": ("nogame", {**whole("nogame"), "rules": ""}, "game_lacks", "nogame.rules.GAME"),
    "blind": ("blind", without("blind", "scene"), "game_lacks", "blind.scene"),
    "dumb": ("dumb", without("dumb", "sentences"), "game_lacks", "dumb.sentences"),
    "boom": ("boom", {**whole("boom"), "rules": "1 / 0"}, "game_not_loaded", "boom.rules"),
    "bang": ("bang", {**whole("bang"), "__init__": "1 / 0"}, "game_not_loaded", "bang"),
    "far": ("far.away", {}, "game_not_found", "far.away"),
    "goal": ("goal_game", whole("goal"), "game_name_taken", "goal_game"),
    "mills": ("my_mills", whole("mills"), "game_name_taken", "my_mills"),
    "Upper": ("upper_game", whole("Upper"), "game_misnamed", "upper_game"),
}


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Path]:
    """A place with one of every kind."""
    for name, (package, modules, _, _) in BROKEN.items():
        lay(tmp_path, name, package, modules)
    teaching = {"teaching/__init__": "from . import goals", "teaching/goals": "1 / 0"}
    lay(tmp_path, "whole", "whole_game", {**whole("whole"), **teaching})
    with on_the_path(tmp_path):
        yield tmp_path


def test_what_lies_in_the_current_folder_is_not_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notebook's folder is on the path, for modules of one's own; a stranger may have filled it."""
    lay(tmp_path, "trap", "trap", {**whole("trap"), "__init__": "raise SystemExit"})
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, ""])
    with on_the_path(tmp_path):
        assert "trap" not in {*registry.games(), *registry.broken()}


@pytest.mark.parametrize("name", BROKEN)
def test_a_game_that_does_not_work_says_what_is_wrong(name: str, games: Path) -> None:
    _, _, code, at = BROKEN[name]
    fault = registry.broken()[name.lower()]
    assert (fault.code, fault.params["at"]) == (code, at)
    assert has(f"{name.lower()}.name") == (name in OWN)


@pytest.mark.parametrize("name", [name for name in BROKEN if name != "mills"])
@pytest.mark.parametrize("lang", ["en", "es", "ru", "zh"])
def test_it_is_told_in_the_reader_s_language(name: str, lang: str, games: Path) -> None:
    with pytest.raises(Unknown) as caught:
        rb.Play(name, lang=lang)
    assert caught.value.told
    assert BROKEN[name][3] in caught.value.told


def test_a_game_of_ours_keeps_its_name(games: Path) -> None:
    assert registry.game("mills").presets["standard"].name == "standard"


def test_the_others_are_there_as_ever(games: Path) -> None:
    assert registry.games() == (*OWN, "whole")
    assert "captures" in dir(rb.goals)
    assert rb.goals.forms_mill().code == "forms_mill"
    assert not hasattr(rb, "lost")
    assert not hasattr(rb, "boom")
    assert "lost" not in dir(rb)


def test_goals_that_cannot_be_loaded_are_named_where_one_is_missing(games: Path) -> None:
    with pytest.raises(AttributeError, match=r"“typo”.*whole_game\.teaching"):
        _ = rb.goals.typo  # type: ignore[attr-defined]


def test_the_command_lists_the_games_and_names_those_that_do_not_work(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games"]) == 0
    told = capsys.readouterr()
    assert {"mills:standard", "whole:only"} <= set(told.out.split())
    assert len(told.err.splitlines()) == len(BROKEN)
    assert all(at in told.err for _, _, _, at in BROKEN.values())


def test_a_picture_of_a_game_that_cannot_be_drawn_is_refused_with_the_reason(games: Path) -> None:
    class Blind:
        game = "blind"

    with pytest.raises(Unknown, match="game lacks"):
        build(cast("Any", Blind()))


def test_a_game_that_nobody_has_is_unknown() -> None:
    with pytest.raises(Unknown) as caught, errors_in_words(Words("es")):
        rb.Play("chess")
    assert caught.value.code == "unknown_game"


def test_a_goal_that_nobody_judges_is_refused(games: Path) -> None:
    make: Any = rb.goals.Goal
    with pytest.raises(Unknown, match="unknown goal: 'nope'"):
        make("nope")
    with pytest.raises(Unknown, match="unknown goal: 'nope'"):
        make("nope", game="mills")
    with pytest.raises(Unknown, match="unknown game: 'nosuch'"):
        make("wins", game="nosuch")
