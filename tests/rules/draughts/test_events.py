"""A move as its steps: what a demonstration shows one after another, and what a board shows while one is clicked."""

from __future__ import annotations

import pytest

from ruleboard.rules import Event, Piece, Role, draughts
from ruleboard.rules.draughts import FMJD, GUOJI, Position
from ruleboard.rules.draughts.codes import Happened
from tests.rules.draughts.chance import BOTH, positions
from tests.rules.draughts.vocabulary import BLACK_KING, WHITE_KING, WHITE_MAN, check

ROLES: dict[str, Role] = {
    Happened.MOVE: Role.MOVED,
    Happened.LIFT: Role.LIFTED,
    Happened.JUMP: Role.JUMPED,
    Happened.PASSES_KING_ROW: Role.SHOWN,
    Happened.REMOVE: Role.TAKEN,
    Happened.PROMOTE: Role.CROWNED,
}


def apply(pieces: dict[str, Piece], event: Event) -> dict[str, Piece]:
    for site, piece in event.changes:
        pieces.pop(site, None)
        if piece is not None:
            pieces[site] = piece
    return pieces


@pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.name)
def test_the_changes_of_all_steps_lead_to_the_next_position(rules: draughts.Rules) -> None:
    for position in positions(41, 1200, rules):
        for move in position.legal_moves[:5]:
            expected = position.play(move).pieces
            for clicked in position.clicks(move)[:8]:
                pieces = dict(position.pieces)
                for event in position.events(move, clicked):
                    check(event, Happened)
                    assert event.role is ROLES[event.code]
                    pieces = apply(pieces, event)
                assert pieces == expected, (position.text, move, clicked)


def test_a_step_is_one_event_and_crowning_another() -> None:
    assert [e.code for e in draughts.start().events("32-28")] == ["move"]
    crowned = draughts.parse("W:W7:B45").events("7-1")
    assert [(e.code, e.sites, e.changes) for e in crowned] == [
        ("move", ("7", "1"), (("7", None), ("1", WHITE_MAN))),
        ("promote", ("1",), (("1", WHITE_KING),)),
    ]


def test_jumped_pieces_are_ghosts_until_all_leave_the_board_together() -> None:
    position = draughts.parse("B:W27,28,38,39,42:BK25")
    events = position.events(position.legal_moves[0])
    assert [e.code for e in events] == ["lift", "jump", "jump", "jump", "jump", "remove"]
    assert [e.sites for e in events[1:5]] == [
        ("25", "39", "48"),
        ("48", "42", "31"),
        ("31", "27", "22"),
        ("22", "28", "33"),
    ]
    pieces = dict(position.pieces)
    for event in events[:5]:
        pieces = apply(pieces, event)
    assert pieces == {
        "33": BLACK_KING,
        "39": Piece(0, "man", "jumped"),
        "42": Piece(0, "man", "jumped"),
        "27": Piece(0, "man", "jumped"),
        "28": Piece(0, "man", "jumped"),
        "38": WHITE_MAN,
    }
    assert events[5].sites == ("39", "42", "27", "28")
    assert events[5].params["n"] == 4


def codes(text: str, move: str, rules: draughts.Rules) -> list[str]:
    return [event.code for event in draughts.parse(text, rules).events(move)]


def test_a_man_over_the_king_row_passes_it_or_is_crowned_on_the_way() -> None:
    text = "W:W15:B9,10,27"
    assert codes(text, "15x13", FMJD) == ["lift", "jump", "passes_king_row", "jump", "remove"]
    assert draughts.parse(text, FMJD).events("15x13")[2].role is Role.SHOWN
    assert codes(text, "15x31", GUOJI) == ["lift", "jump", "promote", "jump", "jump", "remove"]


def test_a_capture_that_ends_on_the_king_row_crowns_at_the_end_in_both_rule_sets() -> None:
    for rules in BOTH:
        assert codes("W:W15:B10", "15x4", rules) == ["lift", "jump", "remove", "promote"]


def test_the_route_that_was_clicked_is_the_one_that_is_told() -> None:
    position = draughts.parse("W:WK2:B7,8,17,18")
    (move,) = position.legal_moves
    for clicked in position.routes(move):
        jumps = [e for e in position.events(move, clicked) if e.code == "jump"]
        assert tuple(e.sites[0] for e in jumps) == clicked[:-1]
    usual = position.routes(move)[0]
    assert position.events(move, ("2", "2")) == position.events(move, usual)


def test_nothing_happens_before_the_second_click_and_each_jump_has_its_own() -> None:
    position = draughts.parse("W:W48:B24,K31,34,K42,43")
    events = position.events("48x19")
    assert [(e.code, e.after) for e in events] == [
        ("lift", 2),
        ("jump", 2),
        ("jump", 3),
        ("jump", 4),
        ("remove", 4),
    ]
    assert [e.after for e in draughts.start().events("32-28")] == [2]


def test_a_move_is_clicked_by_its_ends_jump_by_jump_or_cut_short_by_its_end() -> None:
    position = draughts.parse("W:W48:B24,K31,34,K42,43")
    assert position.clicks("48x19") == (
        ("48", "19"),
        ("48", "39", "30", "19"),
        ("48", "39", "19"),
    )
    assert draughts.start().clicks("32-28") == (("32", "28"),)


def after(position: Position, clicked: tuple[str, ...]) -> set[str]:
    """The squares that can be clicked next."""
    return {
        way[len(clicked)]
        for move in position.legal_moves
        for way in position.clicks(move)
        if way[: len(clicked)] == clicked and len(way) > len(clicked)
    }


def test_a_click_on_a_landing_square_narrows_the_choice() -> None:
    position = draughts.parse("W:WK50:B7,12,29,30,44")
    assert after(position, ("50",)) == {"11", "17", "33", "35"}
    assert after(position, ("50", "17")) == {"8", "35"}
    fits = [m for m in position.legal_moves if ("50", "17", "35") in position.clicks(m)]
    assert [str(move) for move in fits] == ["50x17x8x35"]
