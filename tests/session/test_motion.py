"""How a board got from one picture to the next: it follows from events, in every game, and is never wrong."""

from __future__ import annotations

import random

import pytest

from ruleboard.machines import compare, demo
from ruleboard.machines.play import PlayState, begin_play, step
from ruleboard.rules import begin, draughts, find, games, mills, relati
from ruleboard.rules.base import Piece, Position, Role, Site
from ruleboard.rules.record import Record
from ruleboard.session.film import film as frames_of
from ruleboard.session.inputs import Click, Do, Type
from ruleboard.session.motion import Motion, Pieces, between
from tests.machines.hand import Given, given, played
from tests.machines.test_play_any_hand import inputs

SIX = "W:W38:B7,18,33,34,35,37,41,42,43,44"
"""A capture of six pieces that comes by its own square again, in two ways."""

RULES = [f"{game}:{preset}" for game in games() for preset in find(game)[0].presets]


def motion(start: Position | tuple[str, str], *inputs: Given) -> Motion:
    """What is seen after the last of some inputs."""
    before, _ = played(start, *inputs[:-1])
    after, _ = step(before, given(inputs[-1]))
    return between(before, after)


def slides(seen: Motion) -> list[tuple[Site, Site]]:
    return [slide for step in seen for slide in step.slides]


def changed(seen: Motion) -> list[dict[Site, Piece | None]]:
    return [{change.site: change.new for change in step.changes} for step in seen]


def applied(pieces: Pieces, seen: Motion) -> dict[Site, Piece]:
    """The pieces once all steps have been made; each step begins where the one before it ended."""
    board = dict(pieces)
    for each in seen:
        for site, old, new in each.changes:
            assert board.get(site) == old
            board.pop(site, None)
            if new is not None:
                board[site] = new
    return board


def test_a_man_slides_along_its_line() -> None:
    (only,) = motion(("mills", "W:Wa7,d6,g4,e3:Bb4,c4,d3,f2:H0,0"), "a7", "d7")
    assert only.slides == (("a7", "d7"),)
    assert only.role is Role.MOVED


def test_a_man_from_the_hand_appears() -> None:
    (only,) = motion(("mills", "W:W:B:H9,9"), "d6")
    assert not only.slides
    assert changed((only,)) == [{"d6": Piece(0, "man")}]


def test_a_mill_and_its_removal_are_two_motions_with_a_click_between() -> None:
    mill = ("mills", "W:Wa7,d7,g4:Bb4,c4,d3,f2:H0,0")
    assert slides(motion(mill, "g4", "g7")) == [("g4", "g7")]
    taken = motion(mill, "g4", "g7", "b4")
    assert [each.role for each in taken] == [Role.TAKEN]
    assert changed(taken) == [{"b4": None}]


def test_men_go_in_the_order_in_which_they_were_clicked() -> None:
    two = ("mills:chengsan", "W:Wa7,d7,g4,g1:Bb4,c4,d3,f2:H0,0")
    first = motion(two, "g4", "g7", "f2")
    assert (
        applied(played(two, "g4", "g7")[0].pieces, first) == played(two, "g4", "g7", "f2")[0].pieces
    )
    assert changed(first)[0] == {"f2": None}


def test_a_capture_goes_jump_by_jump_over_six_pieces() -> None:
    seen = motion(draughts.parse(SIX), "38", "36")
    assert slides(seen) == [
        ("38", "29"),
        ("29", "40"),
        ("40", "49"),
        ("49", "38"),
        ("38", "47"),
        ("47", "36"),
    ]
    assert [each.role for each in seen] == [Role.JUMPED] * 6 + [Role.TAKEN]
    ghosts = [
        piece for each in changed(seen)[:6] for piece in each.values() if piece and piece.state
    ]
    assert [piece.state for piece in ghosts] == ["jumped"] * 6


def test_it_goes_the_way_that_was_clicked() -> None:
    assert slides(motion(draughts.parse(SIX), "38", "49", "36"))[0] == ("49", "40")
    first = motion(draughts.parse(SIX), "38", "49")
    assert slides(first) == [("38", "49")]
    whole = motion(draughts.parse(SIX), Type("38x49x40x29x38x47x36"))
    assert len(slides(whole)) == 6


def test_a_crown_is_a_step_of_its_own() -> None:
    seen = motion(draughts.parse("W:W7:B30"), "7", "2")
    assert [each.role for each in seen] == [Role.MOVED, Role.CROWNED]
    assert slides(seen) == [("7", "2")]
    assert changed(seen)[1] == {"2": Piece(0, "king")}


def test_a_wave_runs_level_by_level() -> None:
    seen = motion(relati.parse("2 X1 - O=E5*,C3,A3,C1,A1 X=F5*,F4,G4"), "D4")
    assert [set(each) for each in changed(seen)] == [{"D4"}, {"C3"}, {"A1", "C1", "A3"}]
    assert [each.role for each in seen] == [Role.MOVED, Role.CUT, Role.CUT]


def test_a_root_that_migrates_slides_and_leaves_something_dead() -> None:
    start = (
        relati.start(2, relati.Rules(migration=True)).play("E5").play("D7").play("E6").play("D6")
    )
    move = next(move for move in start.legal_moves if str(move).startswith("m"))
    before = begin_play(start)
    after, _ = step(before, Type(str(move)))
    (moved, *_) = between(before, after)
    assert moved.slides == (("E5", move.site),)


def test_what_is_taken_back_slides_back_at_once() -> None:
    (back,) = motion(draughts.parse(SIX), "38", "36", Do("undo"))
    assert back.slides == (("36", "38"),)
    assert len(back.changes) == 8
    assert back.role is Role.TOLD
    (again, *_) = motion(draughts.parse(SIX), "38", "36", Do("undo"), Do("redo"))
    assert again.slides == (("38", "29"),)


def test_letting_go_of_a_mill_takes_the_man_back() -> None:
    mill = ("mills", "W:Wa7,d7,g4:Bb4,c4,d3,f2:H0,0")
    assert slides(motion(mill, "g4", "g7", Do("cancel"))) == [("g7", "g4")]


def test_a_refusal_a_choice_and_a_flip_move_nothing() -> None:
    start = draughts.start()
    assert motion(start, "32", "27", Do("flip")) == ()
    assert motion(start, "32") == ()
    assert motion(start, "32", "22") == ()


def test_a_jump_through_the_record_is_no_motion() -> None:
    moves = ("d6", "f4", "d7", "b4", "a1")
    assert motion(mills.start(), *moves, Do("go", 1)) == ()
    assert motion(mills.start(), *moves, Do("go", 1), Do("go", 5)) == ()


@pytest.mark.parametrize("rules", RULES)
def test_the_steps_lead_from_the_old_pieces_to_the_new(rules: str) -> None:
    seen = 0
    for seed in range(2):
        chance = random.Random(f"{rules} {seed}")
        state: PlayState = begin_play(begin(rules))
        for _ in range(90):
            following, _ = step(state, inputs(state, chance))
            steps = between(state, following)
            if steps:
                seen += 1
                assert applied(state.pieces, steps) == following.pieces
            state = following
    assert seen > 20


@pytest.mark.parametrize("rules", RULES)
def test_every_move_and_every_one_taken_back_is_seen(rules: str) -> None:
    chance = random.Random(rules)
    state = begin_play(begin(rules))
    for _ in range(30):
        if state.position.outcome:
            break
        move = chance.choice(state.position.legal_moves)
        following, _ = step(state, Type(str(move)))
        if following.at == state.at:  # a text that means several moves
            break
        back, _ = step(following, Do("undo"))
        different = following.pieces != state.pieces
        assert bool(between(state, following)) == different
        assert bool(between(following, back)) == different
        state = following


def test_a_film_moves_step_by_step_and_jumps_at_once() -> None:
    start = draughts.parse(SIX)
    state = demo.begin_demo(frames_of(Record.of(start, ["38x36"])))
    ways = []
    while state.mode != "over":
        following, _ = demo.step(state, Do("next"))
        ways += slides(between(demo.shown(state), demo.shown(following)))
        state = following
    assert len(ways) == 6
    first, _ = demo.step(state, Do("first"))
    assert between(demo.shown(state), demo.shown(first)) == ()
    late, _ = demo.step(first, Do("go", 4))
    assert between(demo.shown(first), demo.shown(late)) == ()
    back, _ = demo.step(late, Do("back"))
    assert len(slides(between(demo.shown(late), demo.shown(back)))) == 1


def test_a_right_answer_to_a_film_is_seen_whole() -> None:
    state = demo.begin_demo(frames_of(Record.of(draughts.parse(SIX), ["38x36"]), asks=[1]))
    state, _ = demo.step(state, Do("next"))
    for site in ("38", "36"):
        before = state
        state, _ = demo.step(state, Click(site))
    assert len(slides(between(demo.shown(before), demo.shown(state)))) == 6


def test_each_board_of_a_comparison_has_its_own_motion() -> None:
    state = compare.begin_compare(
        "mills", "W:Wa7,d7,g4:Bb4,c4,d3,f2:H0,0", (), ["standard", "chengsan"]
    )
    for site in ("g4", "g7"):
        before = state
        state, _ = compare.step(state, Click(site))
    seen = [between(*each) for each in zip(before.verdicts, state.verdicts, strict=True)]
    assert [slides(each) for each in seen] == [[("g4", "g7")], [("g4", "g7")]]
