"""Reasons: what is said of a move is what its line shows, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from ruleboard.lang import LANGUAGES, Words
from ruleboard.players.reasons import PlayedOut, Why, why
from ruleboard.players.thinking import WIN, Limit, Line, settle, think
from ruleboard.rules import begin, draughts, mills, relati
from ruleboard.rules.base import Event, Role
from ruleboard.teaching.advice import worth


def line(position: Any, moves: str, value: int = 0) -> Line:
    """A line as one would write it."""
    played = []
    for text in moves.split():
        played.append(position.move(text))
        position = position.play(text)
    return Line(played[0], value, tuple(played))


def said(
    position: Any, moves: str, better: str = "", values: tuple[int, int] = (0, 0)
) -> list[str]:
    """What is said, in English."""
    other = line(position, better, values[1]) if better else None
    words = Words("en")
    return [
        words.first(f"{position.game}.reason.{note.code}", player=position.turn, **note.params)
        for note in why(position, line(position, moves, values[0]), other)
    ]


def test_a_man_that_is_left_to_be_taken() -> None:
    position = draughts.parse("W:W28,43:B19,8,9")
    assert said(position, "28-23 19x28", "43-39", (-100, 0)) == [
        "This leaves the piece on 23 to be taken."
    ]
    guarded = draughts.parse("W:W28,33,39:B19,8,9")
    assert not any("taken" in note for note in said(guarded, "28-23 19x28 33x22", "33-29"))


def test_a_capture_for_nothing_and_one_that_costs_as_much() -> None:
    position = draughts.parse("W:W28,33:B23,8,9")
    assert said(position, "28x19") == ["This takes the piece on 23."]
    assert said(position, "28x19 9-14 19x10") == ["This takes the piece on 23."]
    traded = draughts.parse("W:W28,48:B23,14,10")
    assert said(traded, "28x19 14x23") == ["This exchanges one piece for one."]


def test_a_shot_gives_first_and_takes_more() -> None:
    position = draughts.parse("W:W28,33,39:B19,17,4")
    assert said(position, "28-23 19x28 33x11") == [
        "This gives something up first and then takes 2 pieces: 28, 17."
    ]
    found = settle(think(position, Limit(nodes=1000))).best
    assert [str(move) for move in found.expected[:3]] == ["28-23", "19x28", "33x11"]


def test_kings_are_made_and_let_through() -> None:
    position = draughts.parse("W:W6,40:B41,20")
    assert said(position, "6-1") == ["This makes a king on 1."]
    assert said(position, "40-35 41-46", "6-1 20-25") == [
        "This lets the opponent make a king on 46."
    ]


def test_a_win_is_said_first() -> None:
    position = draughts.parse("W:W28:B23")
    assert said(position, "28x19", values=(WIN - 1, 0))[0] == "This wins the game."
    forced = draughts.parse("W:W37,42:B26")
    notes = said(forced, "42-38 26-31 37x26", values=(WIN - 3, 0))
    assert notes[0] == "This wins by force: one more move is enough."
    assert said(forced, "37-32 26-31", "42-38 26-31 37x26", (0, WIN - 3))[0] == (
        "This lets a certain win slip."
    )


def test_a_mill_that_is_closed_or_stopped_or_let_through() -> None:
    position = mills.parse("W:Wa7,d7,b4:Ba1,d1,f4:H6,6")
    assert said(position, "g7xa1") == [
        "This closes the mill a7–d7–g7.",
        "This removes the man on a1.",
    ]
    assert said(position, "g1") == ["This takes g1, where the opponent would have closed a mill."]
    assert said(position, "d6 g1xa7", "g1 d6", (-100, 0)) == [
        "This lets the opponent close the mill a1–d1–g1.",
        "This lets the opponent remove the man on a7.",
    ]


def test_a_double_mill_is_named() -> None:
    assert said(mills.parse("W:Wa7,d7,g7,b6,f4,e4:Ba1,d1,b2,d2,c3"), "f4-f6") == [
        "This makes a double mill: a man goes to d6 and back, and closes a mill each time."
    ]


def test_a_mill_that_can_be_closed_next_is_a_threat() -> None:
    position = mills.parse("W:Wa7:Bf4:H8,8")
    assert said(position, "d7") == ["This threatens to close a mill on g7."]


@pytest.mark.parametrize("game", ["draughts", "mills"])
def test_whatever_is_said_shows_in_the_line(game: str) -> None:
    position = begin(game)
    told = 0
    for seed in range(24):
        if position.outcome is not None:
            break
        lines = settle(think(position, Limit(nodes=300), lines=4, seed=seed)).lines
        for each, better in ((lines[0], None), (lines[-1], lines[0])):
            for note in why(position, each, better):
                told += 1
                assert set(note.sites) <= shown(position, each, better), (position.text, note)
                if isinstance(note, Event) and note.role is Role.TAKEN:
                    assert note.sites
        position = position.play(lines[-1 if seed % 3 == 0 else 0].move)
    assert told > 8


def shown(position: Any, each: Line, better: Line | None) -> set[str]:
    """Every site that has to do with one of the lines, or with the mills that they make possible."""
    found = set(position.pieces) | {m.target for m in position.legal_moves if hasattr(m, "removed")}
    for one in (each, better or each):
        for turn in PlayedOut(position, one).turns:
            found |= {site for event in turn.events for site in event.sites}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_in_every_language(language: str) -> None:
    words = Words(language)
    params = {"n": 2, "sites": ("a1", "d1"), "at": "a1", "moves": ("a1", "d1")}
    for game in ("draughts", "mills", "relati"):
        for code in Why:
            assert words.first(f"{game}.reason.{code}", player=0, **params)


@pytest.mark.parametrize("game", ["draughts", "mills", "relati"])
def test_of_every_move_something_is_said_and_of_a_worse_one_too(game: str) -> None:
    position = begin(game)
    for seed in range(16):
        if position.outcome is not None:
            break
        lines = settle(think(position, Limit(nodes=120), lines=50, seed=seed)).lines
        for each in lines:
            assert why(position, each), (position.text, each)
            if each.value < lines[0].value:
                assert why(position, each, lines[0]), (position.text, each)
        position = position.play(lines[-1 if seed % 3 == 0 else 0].move)


def test_a_man_that_is_lost_later_is_told_with_the_moves_that_lead_there() -> None:
    position = mills.parse("W:Wf4,b2:Ba7:H7,8")
    assert said(position, "d2 d7 e3 g7xf4", "d7 d6", (-100, 0)) == [
        "What follows: d7, e3, g7xf4. The man on f4 is lost."
    ]


def test_what_the_better_move_wins_more_is_told() -> None:
    position = draughts.parse("W:W28,33,39,45:B19,17,4")
    assert said(position, "45-40 4-9", "28-23 19x28 33x11", (0, 100)) == [
        "In the moves that follow, the better move wins one piece more."
    ]


def test_a_good_move_that_still_loses_says_so() -> None:
    position = draughts.parse("W:W28,43:B19,8,9")
    assert said(position, "28-23 19x28", values=(-100, 0)) == [
        "Even then, one piece is lost in the moves that follow."
    ]
    assert said(position, "28-23 19x28", values=(3 - WIN, 0)) == [
        "The game can no longer be saved: the opponent wins by force in one move."
    ]


def test_the_only_move_and_a_draw_are_told() -> None:
    only = draughts.parse("W:W46:B1")
    assert said(only, "46-41 1-7") == ["There is no other move."]
    last = draughts.parse("W:WK46,K36:BK5:H49")
    assert last.play("46-41").outcome
    assert said(last, "46-41") == ["This leads to a draw."]
    assert said(last, "46-41", "36-31", (0, 100)) == ["This leads to a draw."]


def test_a_feature_counts_only_as_far_as_both_sides_have_not_changed_alike() -> None:
    position = draughts.parse("W:W31-50:B1-20")
    assert said(position, "31-27 20-24") == ["Nothing is lost in the moves that follow."]


def test_what_a_game_has_said_in_its_own_words_is_not_said_again() -> None:
    position = relati.parse("2 O1 qckm O=E5*,E6c X=E8*,A1")
    shot = next(move for move in position.legal_moves if str(move).startswith("a"))
    codes = [note.code for note in why(position, Line(shot, 0, (shot,)))]
    assert "takes" not in codes


def test_what_others_do_to_each_other_is_no_loss() -> None:
    position = relati.parse("3@7 O1 c O=A1* X=D4*,D3c A=E3*,G7,E2")
    own = position.legal_moves[0]
    moves = own, position.play(own).move("aD3>R")
    played = PlayedOut(position, Line(own, 0, moves))
    assert played.turns[1].sites(Role.CUT) == ("E2",)
    assert played.cut == ()
    other = relati.parse("3@7 A1 c O=A1* X=D4*,D3c A=E3*,G7,E2")
    shot = line(other, "G3 B1 aD3>R")
    assert set(PlayedOut(other, shot).cut) == {"E2", "G3"}
    assert "still_cut" not in [note.code for note in why(position, Line(own, 0, moves))]


class Trio(NamedTuple):
    """A game of three from outside that brings nothing for players: a move is how many moves the next one has."""

    turn: int
    free: int
    game: str = "trio"
    players: int = 3
    pieces: Mapping[str, Any] = MappingProxyType({})
    outcome: None = None

    @property
    def legal_moves(self) -> tuple[int, ...]:
        return tuple(range(1, self.free + 1))

    def play(self, move: int) -> Trio:
        return Trio((self.turn + 1) % 3, move)

    def events(self, _move: int) -> tuple[Event, ...]:
        return ()


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_of_three_players_every_other_is_asked_for_his_freedom(turn: int) -> None:
    position: Any = Trio(turn, 30)
    # One move ahead it is the next player's freedom that differs, two ahead the one's after him.
    for few, many in (((5,), (25,)), ((9, 5), (9, 25))):
        lines = Line(many[0], 0, many), Line(few[0], 100, few)
        assert [note.code for note in why(position, *lines)] == [Why.MORE_FREEDOM_NEXT]


def test_of_three_players_ones_own_freedom_is_told_as_ones_own() -> None:
    position: Any = Trio(1, 30)
    lines = Line(9, 0, (9, 9, 5)), Line(9, 100, (9, 9, 25))
    assert [note.code for note in why(position, *lines)] == [Why.LESS_FREEDOM]


def test_of_three_players_the_moves_to_a_proven_win_are_ones_own() -> None:
    # Only filling is left: seven squares for O in row 1, two for X in row 4, two for A in row 7.
    rows = {row: ",".join(f"{column}{row}" for column in "ABCDEFG") for row in range(2, 7)}
    shut_in = f"X={rows[3]},A4,B4,C4,D4,E4,{rows[5]}"
    text = f"3@7 O1 n O={rows[2]} {shut_in} A={rows[6]},A7,B7,C7,D7,E7"
    position = relati.parse(
        text.replace("=A2", "=A2*").replace("=A3", "=A3*").replace("=A6", "=A6*")
    )
    best = settle(think(position, Limit(nodes=500))).best
    assert (best.plies, len(best.expected)) == (7, 1)
    (note, *_) = why(position, best)
    assert (note.code, note.params) == (Why.WINS_SOON, {"n": 2})
    assert worth(position, best).params["n"] == 2  # after the move that is told


def test_no_more_than_two_notes() -> None:
    position = mills.parse("W:Wa7,d7,b4:Ba1,d1,f4:H6,6")
    assert len(why(position, line(position, "g7xa1", WIN - 1))) == 2


def test_who_loses_something_anyway_is_not_told_how_well_the_others_stand() -> None:
    position = draughts.parse("W:W34,35,37,38,40,43,44,46-50:B1-5,7-13,16,20,21,36")
    assert said(position, "37-31 36x27 35-30 13-18 44-39", values=(-597, 0)) == [
        "Even then, one piece is lost in the moves that follow."
    ]
    forced = draughts.parse("W:W28,48:B23,14,10")
    assert said(forced, "28x19 14x23") == ["This exchanges one piece for one."]


def test_a_double_mill_that_goes_on_to_the_end_is_not_called_gone() -> None:
    position = mills.parse("W:Wb6,d5,a4,e4,e3,a1:Ba7,f6,e5,b4,f4,d3,b2,d2,d1:T22")
    lost = said(position, "d5-d6 d2-f2xd6 b6-d6 b2-d2xd6", values=(4 - WIN, 0))
    assert lost == ["The game can no longer be saved: the opponent wins by force in 2 moves."]
