"""The drawing of who was ahead has as much in it as there is room for, however long the game was."""

from __future__ import annotations

from dataclasses import replace

from ruleboard.lang import Words
from ruleboard.machines.review import ReviewState
from ruleboard.page.curve import WIDE, curve
from ruleboard.players.review import Grade, Judged
from ruleboard.players.thinking import Line
from ruleboard.rules import Record, mills


def reviewed(count: int, bad: int) -> ReviewState:
    """A game of so many moves, one of which is a mistake."""
    record = Record.of(mills.start(), ["d6"])
    ply = record.plies[0]
    line = Line(ply.move, 0, (ply.move,))
    good = Judged(ply, Grade.BEST, line, line, (50, 50), ())
    judged = [good] * count
    judged[bad] = replace(good, grade=Grade.MISTAKE, ahead=(3, 97))
    return ReviewState(replace(record, plies=(ply,) * count), tuple(judged))


def test_every_move_of_a_usual_game_is_drawn() -> None:
    drawn = curve(reviewed(120, 40), Words("en"))
    assert drawn.partition('points="')[2].partition('"')[0].count(",") == 121
    assert drawn.count("ruleboard-flag") == 1


def test_a_mistake_of_a_long_game_is_not_lost_among_its_neighbours() -> None:
    drawn = curve(reviewed(3000, 1234), Words("en"))
    points = drawn.partition('points="')[2].partition('"')[0]
    assert points.count(",") <= 2 * WIDE
    assert ",85.6" in points  # White has 3 of 100 there
    assert drawn.count("ruleboard-flag") == 1
    assert len(drawn) < 3 * len(curve(reviewed(300, 40), Words("en")))
