"""What the painter sends: one message for an update, only what is new, and everything again to a page that connects."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from ruleboard import scene
from ruleboard.jupyter.canvas import Painter
from ruleboard.rules import mills
from ruleboard.rules.base import Piece
from ruleboard.scene.paint import Style
from ruleboard.scene.shapes import Box, Disc, Mark, Ring, Stamp
from ruleboard.scene.theme import THEMES
from tests.jupyter.painting import BLACK, NAMES, THEME, WHITE, a_scene, connect
from tests.jupyter.wire import Wire


def test_an_update_is_one_message_and_no_change_is_none(painter: Painter, wire: Wire) -> None:
    painter.paint(a_scene(Stamp(1, 1, "man"), marks=(Ring(1, 1, 1, "plain"),)), THEME)
    painter.paint(a_scene(Stamp(2, 2, "man"), marks=(Ring(2, 2, 1, "plain"),)), THEME)
    assert len(wire.canvas) == 2
    painter.paint(a_scene(Stamp(2, 2, "man"), marks=(Ring(2, 2, 1, "plain"),)), THEME)
    assert len(wire.canvas) == 2


def test_a_moved_man_is_wiped_and_drawn_and_no_other_is_touched(
    painter: Painter, wire: Wire
) -> None:
    board = (Box(0, 0, 10, 10, 0, "plain"),)
    standing = [Stamp(x, 8, "man") for x in range(1, 9)]
    painter.paint(a_scene(*standing, Stamp(1, 1, "man"), board=board), THEME)
    painter.paint(a_scene(*standing, Stamp(2, 1, "man"), board=board), THEME)
    assert wire.canvas[-1].names() == ["clearRect", "fillCircle", "strokeCircle"]


def test_a_scene_shown_twice_does_not_make_the_next_move_larger(
    painter: Painter, wire: Wire
) -> None:
    standing = [Stamp(x, 8, "man") for x in range(1, 9)]
    for x in (1, 1, 2):
        painter.paint(a_scene(*standing, Stamp(x, 1, "man")), THEME)
    assert wire.canvas[-1].names() == ["clearRect", "fillCircle", "strokeCircle"]


def test_men_that_touch_are_drawn_again_together(painter: Painter, wire: Wire) -> None:
    painter.paint(a_scene(Stamp(1, 1, "man"), Stamp(1.5, 1, "man"), Stamp(8, 8, "man")), THEME)
    painter.paint(a_scene(Stamp(1, 1, "man"), Stamp(8, 8, "man")), THEME)
    assert wire.canvas[-1].names() == ["clearRect", "clearRect", "fillCircle", "strokeCircle"]


def test_what_lies_under_a_man_comes_and_goes_without_him(painter: Painter, wire: Wire) -> None:
    painter.paint(a_scene(Disc(1, 1, 0.6, "plain"), Stamp(1, 1, "man")), THEME)
    painter.paint(a_scene(Stamp(1, 1, "man")), THEME)
    assert wire.canvas[-1].names() == ["clearRect"]


def test_a_new_mark_does_not_redraw_board_or_pieces(painter: Painter, wire: Wire) -> None:
    board = (Box(0, 0, 10, 10, 0, "plain"),)
    painter.paint(a_scene(Stamp(1, 1, "man"), board=board), THEME)
    painter.paint(a_scene(Stamp(1, 1, "man"), board=board, marks=(Ring(1, 1, 1, "plain"),)), THEME)
    assert wire.canvas[-1].names() == ["strokeCircle"]


@pytest.mark.parametrize("change", ["theme", "shape of the picture", "symbol"])
def test_what_changes_the_look_of_everything_redraws_everything(
    painter: Painter, wire: Wire, change: str
) -> None:
    before = a_scene(Stamp(1, 1, "man"), board=(Box(0, 0, 10, 10, 0, "plain"),))
    painter.paint(before, THEME)
    after = {
        "theme": (before, replace(THEME, styles={**THEME.styles, "plain": Style("#ffffff")})),
        "shape of the picture": (replace(before, height=8), THEME),
        "symbol": (replace(before, symbols={"man": (Disc(0, 0, 0.2, "plain"),)}), THEME),
    }[change]
    painter.paint(*after)
    assert {"fillRect", "fillCircle"} <= set(wire.canvas[-1].names())
    assert painter.layers[0].height == (640 if change == "shape of the picture" else 800)


# Pages that come late.


def test_every_message_begins_by_naming_its_layer(painter: Painter, wire: Wire) -> None:
    for x in range(1, 6):  # the same layer again and again
        painter.paint(a_scene(Stamp(x, 1, "man")), THEME)
    for x in range(1, 6):
        painter.paint(a_scene(Stamp(5, 1, "man"), marks=(Ring(x, 1, 1, "plain"),)), THEME)
    assert len(wire.canvas) == 10
    assert {message.commands[0].name for message in wire.canvas} == {"switchCanvas"}


def test_a_page_that_connects_gets_every_layer_again(painter: Painter, wire: Wire) -> None:
    board, marks = (Box(0, 0, 10, 10, 0, "plain"),), (Ring(8, 8, 1, "plain"),)
    for x in range(1, 6):
        painter.paint(
            a_scene(Disc(x, 1, 0.6, "plain"), Stamp(x, 1, "man"), board=board, marks=marks), THEME
        )
    wire.clear()
    connect(painter)
    assert [message.drawing() for message in wire.canvas] == [
        ["fillRect", "strokeRect"],
        ["fillCircle"],
        ["fillCircle", "strokeCircle"],
        ["strokeCircle"],
        [],
    ]
    assert {message.commands[0].name for message in wire.canvas} == {"switchCanvas"}
    assert all(message.names()[0] == "clearRect" for message in wire.canvas)


def test_what_a_page_gets_again_is_what_a_new_board_would_get(painter: Painter, wire: Wire) -> None:
    start = mills.start(mills.STANDARD)
    for pieces in ({"d6": WHITE}, {"d6": WHITE, "d7": BLACK}, {"f4": WHITE, "d7": BLACK}):
        last = scene.build(start, pieces=pieces, marks=[Mark("last", ("d7",))])
        painter.paint(last, THEMES["light"])
    wire.clear()
    connect(painter)
    again = [
        (c.name, c.args)
        for m in wire.canvas
        for c in m.commands
        if c.name.endswith(("Circle", "Circles"))
    ]
    wire.clear()
    fresh = Painter(400)
    fresh.paint(last, THEMES["light"])
    assert again == [
        (c.name, c.args) for c in wire.canvas[0].commands if c.name.endswith(("Circle", "Circles"))
    ]
    fresh.close()


def test_each_layer_is_scaled_before_anything_is_drawn_on_it(painter: Painter, wire: Wire) -> None:
    painter.paint(a_scene(Stamp(1, 1, "man"), marks=(Ring(1, 1, 1, "plain"),)), THEME)
    commands = wire.canvas[-1].commands
    after_switch = [b.name for a, b in pairwise(commands) if a.name == "switchCanvas"]
    assert set(after_switch) == {"setTransform"}


def test_a_message_relies_on_nothing_that_an_earlier_one_has_set(
    painter: Painter, wire: Wire
) -> None:
    settings = []
    for marks in (
        (),
        (Ring(1, 1, 1, "dashed"),),
        (Ring(2, 2, 1, "plain"),),
        (Ring(3, 3, 1, "plain"),),
    ):
        painter.paint(a_scene(marks=marks), THEME)
        commands = wire.canvas[-1].commands
        settings.append([(c.name, c.args) for c in commands if c.name in {"set", "setLineDash"}])
    assert settings[2] == settings[3]
    assert ("setLineDash", ([],)) in settings[2]


def test_before_the_first_scene_there_is_nothing_to_repaint(painter: Painter, wire: Wire) -> None:
    connect(painter)
    assert wire.canvas == []


# Bytes.


def test_no_move_with_eighteen_men_takes_a_kilobyte(painter: Painter, wire: Wire) -> None:
    start, theme = mills.start(mills.STANDARD), THEMES["light"]
    chance = random.Random(18)
    pieces = {site: Piece(n % 2, "man") for n, site in enumerate(chance.sample(NAMES, 18))}
    painter.paint(scene.build(start, pieces=pieces), theme)
    sizes = []
    for turn in range(200):
        man = chance.choice([site for site in pieces if pieces[site].owner == turn % 2])
        free = tuple(site for site in NAMES if site not in pieces)
        to = chance.choice(free)
        moved = {**pieces, to: pieces[man]}
        del moved[man]
        choice = (Mark("selected", (man,)), Mark("legal", free))
        for shown, marks in ((pieces, choice), (moved, (Mark("last", (man, to)),))):
            wire.clear()
            painter.paint(scene.build(start, pieces=shown, marks=marks), theme)
            assert len(wire.canvas) == 1
            sizes.append(wire.canvas[0].size)
        pieces = moved
    assert max(sizes) < 1000
