"""The painter on a draughts board: forty pieces, crowns, ghosts and routes in small messages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

import pytest

from ruleboard import scene
from ruleboard.jupyter.canvas import Painter
from ruleboard.machines.play import PlayState, begin_play, step
from ruleboard.rules import draughts
from ruleboard.scene.paint import Theme
from ruleboard.scene.theme import THEMES
from ruleboard.session.inputs import Click, Type
from tests.jupyter.wire import Wire, tap
from tests.scene.draughts_samples import many_scenes

MOST_FOR_A_MOVE = 2000
MOST_FOR_ALL = 9600  # fifty numbers with halos are in it


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    return tap(monkeypatch)


@pytest.fixture
def painter() -> Iterator[Painter]:
    made = Painter(440)
    yield made
    made.close()


def paint(painter: Painter, wire: Wire, state: PlayState) -> int:
    """Paint a state; how many bytes it took."""
    wire.clear()
    shown = scene.build(state.position, pieces=state.pieces, marks=state.marks)
    painter.paint(shown, THEMES["light"])
    assert len(wire.canvas) <= 1
    return sum(message.size for message in wire.canvas)


@pytest.mark.parametrize("look", THEMES.values(), ids=THEMES.keys())
def test_every_piece_and_every_mark_can_be_painted(
    painter: Painter, wire: Wire, look: Theme
) -> None:
    for picture in many_scenes():
        wire.clear()
        painter.paint(picture, look)
        assert wire.canvas


def test_the_whole_board_with_forty_men_is_one_message_of_a_few_kilobytes(
    painter: Painter, wire: Wire
) -> None:
    assert paint(painter, wire, begin_play(draughts.start())) < MOST_FOR_ALL


@pytest.mark.parametrize("seed", range(3))
def test_a_move_sends_what_changed_and_no_more(painter: Painter, wire: Wire, seed: int) -> None:
    chance = random.Random(seed)
    state = begin_play(draughts.start())
    paint(painter, wire, state)
    sizes = []
    while len(state.moves) < 60 and not state.position.outcome:
        move = chance.choice(state.position.legal_moves)
        state, _ = step(state, Click(move.start))
        sizes.append(paint(painter, wire, state))
        position = cast("draughts.Position", state.position)
        state, _ = step(state, Type("-".join(position.routes(move)[0])))
        sizes.append(paint(painter, wire, state))
    assert len(state.moves) > 20
    assert max(sizes) < MOST_FOR_A_MOVE


def test_a_path_is_one_small_message(painter: Painter, wire: Wire) -> None:
    state = begin_play(draughts.parse("W:WK50:B7,12,29,30,44"))
    paint(painter, wire, state)
    for site in ("50", "35"):
        state, _ = step(state, Click(site))
        assert 0 < paint(painter, wire, state) < MOST_FOR_A_MOVE
