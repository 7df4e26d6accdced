"""The lessons on Relati's optional rules show every rule that there is."""

from __future__ import annotations

from pathlib import Path

from ruleboard.jupyter.demo import Demo
from ruleboard.jupyter.play import Play
from ruleboard.jupyter.relati import Extension
from ruleboard.rules import relati
from ruleboard.teaching.relati import optional_rules
from tests.lessons.test_lesson_exercises import shown

SOURCES = Path(__file__).parents[2] / "lessons" / "source"
PLAYERS, RULES = SOURCES / "relati-4.md", SOURCES / "relati-5.md"


def test_every_optional_rule_has_its_film_in_the_lessons() -> None:
    widgets = [*shown(PLAYERS), *shown(RULES)]
    films = [widget for _, widget in widgets if isinstance(widget, Extension)]
    first = {widget.state.frames[0].note for widget in films}
    assert first == {make()[0].note for make in optional_rules.FILMS.values()}


def test_a_player_who_cannot_act_is_skipped_and_three_and_all_rules_can_be_played() -> None:
    widgets = dict(shown(PLAYERS, "three-demo", "free-three-board"))
    widgets |= dict(shown(RULES, "free-all-board"))
    three = widgets["three-demo"]
    assert isinstance(three, Demo)
    skipped = [f.note.params["player"] for f in three.state.frames if f.note.code.endswith("skip")]
    assert skipped == [1]
    for key, players, rules in (
        ("free-three-board", 3, relati.BASIC),
        ("free-all-board", 2, relati.ALL),
    ):
        board = widgets[key]
        assert isinstance(board, Play)
        start = board.position
        assert isinstance(start, relati.Position)
        assert (start.players, start.rules) == (players, rules)
