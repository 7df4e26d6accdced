"""What is said of positions and of legal moves: duty, counters, and why a surprising move is right."""

from __future__ import annotations

import pytest

from ruleboard.rules import Counter, Note, draughts
from ruleboard.rules.base import Law
from ruleboard.rules.draughts import FMJD, GUOJI
from ruleboard.rules.draughts.codes import Counted, Duty, Ended, Reason
from tests.rules.draughts.chance import BOTH, positions
from tests.rules.draughts.vocabulary import check


def test_the_duty_is_to_move_or_to_capture_with_one_of_these() -> None:
    assert draughts.start().duty == Note("move", {"player": 0})
    position = draughts.parse("B:W27,28,38,39,42:BK25")
    assert position.duty == Note("capture", {"player": 1, "n": 4}, ("25",))
    assert draughts.parse("W:W34,35,45:B30").duty.sites == ("34", "35")
    assert draughts.parse("W:W:B1").duty == Note("over")


def test_counters_tell_pieces_and_clocks() -> None:
    assert draughts.parse("W:WK28,36:B1,2:H5", GUOJI).counters == (
        Counter("pieces", {"player": 0, "men": 1, "kings": 1}),
        Counter("pieces", {"player": 1, "men": 2, "kings": 0}),
        Counter("no_progress", {"n": 5, "limit": 50}, left=45),
    )
    fmjd = draughts.parse("B:WK28,36:BK1", FMJD).counters
    assert fmjd[2:] == (
        Counter("king_moves", {"n": 0, "limit": 25}, left=50),
        Counter("five_moves", {"n": 0, "limit": 5}, left=10),
    )


def test_a_repeated_position_is_counted() -> None:
    position = draughts.parse("W:WK49,36,26:BK4,1,6")
    for move in ("49-44", "4-9", "44-49", "9-4"):
        assert "repetition" not in {note.code for note in position.counters}
        position = position.play(move)
    assert position.counters[-1] == Counter("repetition", {"n": 2, "limit": 3})


def reasons(text: str, move: str, rules: draughts.Rules = GUOJI) -> dict[str, Note]:
    return {note.code: note for note in draughts.parse(text, rules).reasons(move)}


def test_a_free_quiet_move_needs_no_reason() -> None:
    assert draughts.start().reasons("32-28") == ()


def test_a_capture_is_forced_because_it_takes_most() -> None:
    found = reasons("W:W48,28:B24,K31,34,K42,43", "48x19")
    assert found["forced_because"] == Law("forced_because", {"n": 3}, ("43", "34", "24"))
    assert found["only_move"].params == {"player": 0}


def test_a_backward_capture_is_explained_where_it_goes_backward() -> None:
    found = reasons("W:W35:B30,K40,1", "35x44")
    assert found["captures_backward"] == Note(
        "captures_backward", {"source": "35", "over": "40"}, ("35", "40", "44")
    )
    assert "captures_backward" not in reasons("W:W35:B30,K40,1", "35x24")
    assert "captures_backward" not in reasons("W:WK28:B33,1", "28x39")
    assert "captures_backward" not in reasons("W:W15:B9,10,27", "15x31")


def test_crowning_and_passing_the_king_row_are_told() -> None:
    assert reasons("W:W7:B45", "7-1")["promoted"].sites == ("1",)
    text = "W:W15:B9,10,27"
    assert reasons(text, "15x31", GUOJI)["promoted"].sites == ("4",)
    assert reasons(text, "15x13", FMJD)["passes_king_row"].sites == ("4",)
    assert "promoted" not in reasons(text, "15x13", FMJD)


def test_the_turkish_stroke_is_stopped_by_what_it_has_jumped() -> None:
    found = reasons("B:W27,28,38,39,42:BK25", "25x33")
    assert found["stopped_by_jumped"] == Note(
        "stopped_by_jumped", {"at": "33", "over": "38"}, ("27", "28", "39", "42")
    )
    assert "stopped_by_jumped" not in reasons("W:W48:B24,K31,34,K42,43", "48x19")


def test_a_winning_move_and_a_near_draw_are_told() -> None:
    assert reasons("W:W28:B22", "28x17")["wins"].params == {"player": 0}
    assert reasons("W:WK46:BK4:H42", "46-41")["draw_in"].params == {"n": 7}
    assert "draw_in" not in reasons("W:WK46:BK4:H20", "46-41")
    assert reasons("W:WK46:BK4", "46-41", FMJD)["draw_in"].params == {"n": 9}


@pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.name)
def test_everything_that_is_said_is_a_code_with_exactly_its_parameters(
    rules: draughts.Rules,
) -> None:
    said: dict[str, set[str]] = {"duty": set(), "counter": set(), "reason": set(), "outcome": set()}
    for position in positions(51, 1200, rules):
        for kind, codes, notes in (
            ("duty", Duty, (position.duty,)),
            ("counter", Counted, position.counters),
            (
                "reason",
                Reason,
                tuple(n for m in position.legal_moves[:3] for n in position.reasons(m)),
            ),
        ):
            for note in notes:
                check(note, codes)
                assert set(note.sites) <= {square.name for square in position.board.squares}
                said[kind].add(note.code)
        if position.outcome:
            said["outcome"].add(position.outcome.reason)
            won = position.outcome.winner is not None
            assert isinstance(position.outcome.reason, Ended)
            assert position.outcome.reason.params == (("player",) if won else ())
    # That is said in other games of the family.
    assert said["duty"] == set(Duty) - {Duty.CAPTURE_ANY}
    assert {"only_move", "forced_because", "captures_backward", "promoted"} <= said["reason"]
