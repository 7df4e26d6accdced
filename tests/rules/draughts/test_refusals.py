"""Every refused attempt gets its reason, with the squares that prove it; every legal one gets none."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from ruleboard.rules import Note, Proof, Refusal, Unknown, draughts
from ruleboard.rules.draughts import FMJD, GUOJI, Rules
from ruleboard.rules.draughts.codes import Refused
from tests.rules.draughts import vocabulary
from tests.rules.draughts.chance import BOTH, plain, positions
from tests.rules.draughts.naive import Spot

pytestmark = pytest.mark.long

SITES = tuple(str(n) for n in range(1, 51))
PROOFS: dict[str, Proof] = {
    "must_capture": Proof.MUST_MOVE,
    "must_capture_more": Proof.ROUTE,
    "piece_takes_less": Proof.ROUTE,
    "must_continue": Proof.ROUTE,
}

BACKWARD = "W:W35:B30,K40"
PATHS = "W:WK50:B7,12,29,30,44"
MAJORITY = "W:W48:B24,K31,34,K42,43"

EXAMPLES = [
    # position, attempt, code, parameters, squares that prove it
    ("W:W31-50:B1-20", "28 23", "empty_square", {"at": "28"}, "28"),
    ("W:W31-50:B1-20", "20 24", "not_your_piece", {"at": "20"}, "20"),
    ("W:W31-50:B1-20", "32", "choose_target", {"at": "32"}, "32 27 28"),
    ("W:W31-50:B1-20", "32 32", "choose_target", {"at": "32"}, "32 27 28"),
    ("W:W31-50:B1-20", "", "choose_piece", {}, "31 32 33 34 35"),
    ("W:W31-50:B1-20", "32 light", "light_square", {}, "32"),
    ("W:W31-50:B1-20", "light", "light_square", {}, ""),
    ("W:W31-50:B1-20", "37", "man_cannot_move", {"at": "37"}, "37 31 32"),
    ("W:WK46,41:B5", "46", "king_cannot_move", {"at": "46"}, "46 41"),
    ("W:W31-50:B1-20", "37 32", "landing_taken", {"at": "32"}, "32"),
    ("W:W31-50:B1-20", "32 26", "not_diagonal", {"source": "32", "target": "26"}, "32 26"),
    ("W:W31-50:B1-20", "32 23", "man_one_step", {"at": "32"}, "32 23"),
    ("W:W31-50:B1-20", "37 28", "cannot_jump_own", {"at": "32"}, "32"),
    ("W:W28:B5", "28 33", "man_moves_forward_only", {"at": "28"}, "28 33"),
    ("W:W28:B5", "28 39", "man_moves_forward_only", {"at": "28"}, "28 39"),
    ("W:W28:B5", "28 22 17", "nothing_to_jump", {"at": "22"}, "28 22"),
    ("W:WK46,32:B5", "46 28", "cannot_jump_own", {"at": "32"}, "32"),
    ("W:WK46:B37,32", "46 28", "two_in_a_row", {"over": "37", "blocker": "32"}, "37 32"),
    # so is a click on the piece behind, whosever it is; but not where the first could not be jumped anyway
    ("W:W33:B28,22", "33 22", "two_in_a_row", {"over": "28", "blocker": "22"}, "28 22"),
    ("W:W33,22:B28", "33 22", "two_in_a_row", {"over": "28", "blocker": "22"}, "28 22"),
    ("W:WK46:B32,28", "46 28", "two_in_a_row", {"over": "32", "blocker": "28"}, "32 28"),
    ("W:W33,28:B22", "33 22", "landing_taken", {"at": "22"}, "22"),
    ("W:W38:B28,32,22,27,42", "38 22", "not_diagonal", None, "38 22"),
    ("W:W39:B28,22", "39 28", "landing_taken", {"at": "28"}, "28"),
    ("W:W33:B28,22", "33 28", "two_in_a_row", {"over": "28", "blocker": "22"}, "28 22"),
    ("W:W33,22:B28", "33 28", "two_in_a_row", {"over": "28", "blocker": "22"}, "28 22"),
    ("W:W37:B26,31", "37 31", "two_in_a_row", {"over": "31", "blocker": "26"}, "31 26"),
    ("W:W31:B26,5", "31 26", "landing_taken", {"at": "26"}, "26"),  # nothing is behind it
    ("W:W38:B28,22", "38 28", "not_diagonal", None, "38 28"),
    # the beginner's capture: the own man, then the one to be taken
    ("W:W33:B28", "33 28", "land_behind", {"over": "28", "targets": ("22",)}, "28 22"),
    ("W:W22:B28", "22 28", "land_behind", {"over": "28", "targets": ("33",)}, "28 33"),
    (
        "W:WK46:B37,14",
        "46 37",
        "land_behind",
        {"over": "37", "targets": ("32", "28", "23", "19")},
        "37 32 28 23 19",
    ),
    (
        "W:WK46:B28,22",
        "46 28",
        "land_behind",
        {"over": "28", "targets": ("23", "19", "14", "10", "5")},
        "28 23 19 14 10 5",
    ),
    ("W:W33:B28,19", "33 28", "land_behind", {"over": "28", "targets": ("22",)}, "28 22"),
    ("W:W33:B28,17", "33 22 17", "land_behind", {"over": "17", "targets": ("11",)}, "17 11"),
    ("W:W33:B28,22", "33 17", "two_in_a_row", {"over": "28", "blocker": "22"}, "28 22"),
    ("W:WK46,23:B37", "46 14", "path_blocked", {"at": "23"}, "23"),
    # where something has to be captured
    ("W:W35,45:B30", "45 40", "must_capture", {"n": 1, "sites": ("35",)}, "35"),
    ("W:W35,45:B30", "45", "must_capture", {"n": 1, "sites": ("35",)}, "35"),
    ("W:W35,34,45:B30", "45 40", "must_capture", {"n": 2, "sites": ("34", "35")}, "34 35"),
    ("W:W35,45:B30", "45 34", "man_one_step", {"at": "45"}, "45 34"),
    (
        MAJORITY,
        "48 37",  # which goes on to 26
        "must_capture_more",
        {"n": 3, "takes": 2, "move": "48x19"},
        "48 39 30 19",
    ),
    (
        MAJORITY,
        "48 26",
        "must_capture_more",
        {"n": 3, "takes": 2, "move": "48x19"},
        "48 39 30 19",
    ),
    (
        MAJORITY,
        "48 37 26",
        "must_capture_more",
        {"n": 3, "takes": 2, "move": "48x19"},
        "48 39 30 19",
    ),
    (
        "W:W48,36:B24,K31,34,43",
        "36",
        "piece_takes_less",
        {"at": "36", "n": 3, "takes": 1},
        "48 39 30 19",
    ),
    (MAJORITY, "48 39", "must_continue", {"n": 2, "at": "39"}, "39 30 19"),
    (MAJORITY, "48 30", "must_continue", {"n": 1, "at": "30"}, "30 19"),
    (MAJORITY, "48 39 30", "must_continue", {"n": 1, "at": "30"}, "30 19"),
    (PATHS, "50 11", "must_continue", {"n": 2, "at": "11"}, "11 2 35"),
    (PATHS, "50 28", "must_capture_more", None, "50 11 2 35"),
    (PATHS, "50 33 24 20", "nothing_to_jump", {"at": "20"}, "24 20"),
    # the Turkish stroke: what has been jumped is still there
    ("B:W27,28,38,39,42:BK25", "25 48 31 22 33 44", "already_jumped", {"at": "39"}, "39"),
    ("B:W27,28,38,39,42:BK25", "25 48 31 22 44", "already_jumped", {"at": "39"}, "39"),
    (
        "B:W27,28,38,39,42:BK25",
        "25 48 31 22 33 42",
        "two_in_a_row",
        {"over": "38", "blocker": "42"},
        "38 42",
    ),
    (
        "B:W27,28,38,39,42:BK25",
        "25 48 31 34",
        "not_diagonal",
        {"source": "31", "target": "34"},
        "31 34",
    ),
    ("W:W:B28", "32 28", "game_over", {}, ""),
]


@pytest.mark.parametrize(("text", "attempt", "code", "params", "sites"), EXAMPLES)
def test_a_refusal_says_why_and_proves_it(
    text: str, attempt: str, code: str, params: dict[str, object] | None, sites: str
) -> None:
    refusal = draughts.parse(text).refuse(tuple(attempt.split()))
    assert refusal is not None
    assert refusal.code == code
    check(refusal)
    assert params is None or refusal.params == params
    assert refusal.sites == tuple(sites.split())


def test_every_code_of_the_table_has_an_example() -> None:
    shown = {code for _, _, code, _, _ in EXAMPLES}
    family = {
        Refused.MAN_ALWAYS_FORWARD,
        Refused.MAN_CAPTURES_FORWARD_ONLY,
        Refused.KING_ONE_STEP,
        Refused.MUST_LAND_FOR_MORE,
        Refused.LAND_FOR_MORE,
    }  # tests/rules/draughts/test_family.py
    assert shown | family | {"other_capture", "can_capture", "larger_capture"} == set(Refused)


@pytest.mark.parametrize(
    ("text", "attempt", "rule"),
    [
        (MAJORITY, "48 37", Note(Refused.LARGER_CAPTURE, {"n": 3, "takes": 2})),
        (
            "W:W48,36:B24,K31,34,43",
            "36",
            Note(Refused.PIECE_TAKES_LESS, {"at": "36", "n": 3, "takes": 1}),
        ),
        (MAJORITY, "48 39", Note(Refused.MUST_CONTINUE, {"n": 2, "at": "39"})),
        ("W:W35,34,45:B30", "45 40", Note(Refused.CAN_CAPTURE, {"n": 2})),
        ("W:W33:B28,22", "33 28", None),
    ],
)
def test_what_would_be_right_can_be_kept_back(text: str, attempt: str, rule: Note | None) -> None:
    refusal = draughts.parse(text).refuse(tuple(attempt.split()))
    assert refusal is not None
    assert refusal.rule == rule


@pytest.mark.parametrize("site", ["0", "51", "a1", "", "01", "LIGHT"])
def test_a_site_that_is_none_is_unknown(site: str) -> None:
    with pytest.raises(Unknown, match="unknown site") as error:
        draughts.start().refuse(("32", site))
    assert error.value.params["got"] == site


def test_a_man_over_the_king_row_is_refused_the_kings_way_only_where_it_stays_a_man() -> None:
    attempt = ("15", "4", "18")
    assert draughts.parse("W:W15:B9,10,27", GUOJI).refuse(attempt) == Refusal(
        "must_continue",
        {"n": 1, "at": "18"},
        ("18", "31"),
        Proof.ROUTE,
        Note("must_continue", {"n": 1, "at": "18"}),
    )
    fmjd = draughts.parse("W:W15:B9,10,27", FMJD).refuse(attempt)
    assert fmjd == Refusal("man_one_step", {"at": "4"}, ("4", "18"))


def check(refusal: Refusal) -> None:
    vocabulary.check(refusal, Refused)
    assert refusal.proof == PROOFS.get(refusal.code, Proof.SITES)
    if refusal.rule is None:
        assert refusal.proof is Proof.SITES
    else:
        vocabulary.check(refusal.rule, Refused)
        assert not refusal.rule.sites
    assert set(refusal.sites) <= set(SITES), refusal


@pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.name)
def test_of_all_2500_pairs_of_squares_exactly_the_legal_moves_are_not_refused(rules: Rules) -> None:
    seen: set[str] = set()
    for position in positions(11, 1000, rules):
        legal = {(move.start, move.end) for move in position.legal_moves}
        codes = {}
        for attempt in product(SITES, SITES):
            refusal = position.refuse(attempt)
            assert (refusal is None) == (attempt in legal), (position.text, attempt)
            if refusal:
                codes[refusal.code] = refusal
        for refusal in codes.values():
            check(refusal)
        seen |= codes.keys()
    assert {"must_capture", "must_capture_more", "must_continue", "path_blocked"} <= seen


@pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.name)
def test_of_longer_attempts_exactly_the_ways_to_click_are_not_refused(rules: Rules) -> None:
    random = Random(12)
    for position in positions(13, 1500, rules):
        for move in position.legal_moves[:4]:
            ways = set(position.clicks(move))
            for way in ways:
                assert position.refuse(way) is None
                longer = (*way, random.choice(SITES))
                bent = tuple(random.choice(SITES) if random.random() < 0.3 else s for s in way)
                for attempt in (longer, bent, way[:-1]):
                    refusal = position.refuse(attempt)
                    legal = any(attempt in position.clicks(m) for m in position.legal_moves)
                    assert (refusal is None) == legal, (position.text, attempt)
                    if refusal:
                        check(refusal)


def jumped_first(position: Any, naive: Any, route: Any) -> Any:
    """The spot of the piece over which a capture jumps first."""
    (row, column), (to_row, to_column) = route[0], route[1]
    down, right = (1 if to_row > row else -1), (1 if to_column > column else -1)
    between = ((row + n * down, column + n * right) for n in range(1, abs(to_row - row)))
    return next(spot for spot in between if str(naive.number(spot)) in position.pieces)


@pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.name)
def test_what_is_said_of_forced_captures_is_what_the_naive_engine_finds(rules: Rules) -> None:
    for position in positions(14, 700, rules):
        naive = plain(position)
        routes = [route for routes in naive.captures().values() for route in routes]
        if position.outcome or not routes:
            continue
        most = max(len(route) - 1 for route in routes)
        legal = [route for route in routes if len(route) - 1 == most]
        quiet = {(start, end) for start, end, _ in naive.quiet()}
        touched: dict[tuple[Spot, Spot], int] = {}  # the most that is taken by way of a square
        at_once: dict[tuple[Spot, Spot], int] = {}  # the same, where the first jump leads there
        for route in routes:
            for number, where in enumerate(route[1:]):
                for found in (touched,) if number else (touched, at_once):
                    found[route[0], where] = max(found.get((route[0], where), 0), len(route) - 1)
            over = (route[0], jumped_first(position, naive, route))
            at_once[over] = max(at_once.get(over, 0), len(route) - 1)  # a click on the piece itself
        going = {(route[0], where) for route in legal for where in route[1:-1]}
        for start, end in product(
            {naive.spot(n) for n, *_ in quiet} | {route[0] for route in routes},
            map(naive.spot, range(1, 51)),
        ):
            refusal = position.refuse((str(naive.number(start)), str(naive.number(end))))
            if start == end:
                if refusal and refusal.code == "piece_takes_less":
                    own = [len(route) - 1 for route in routes if route[0] == start]
                    assert max(own) == refusal.params["takes"] < refusal.params["n"] == most
                continue
            if refusal is None:
                continue
            if refusal.code == "must_continue":
                assert (start, end) in going
            elif refusal.code == "must_capture_more":
                assert (start, end) not in going
                assert refusal.params["n"] == most
                takes = at_once[start, end] if (start, end) in at_once else touched[start, end]
                assert refusal.params["takes"] == takes < most
                assert tuple(naive.spot(int(site)) for site in refusal.sites) in legal
            else:
                assert (start, end) not in touched
                ends = naive.number(start), naive.number(end)
                assert (refusal.code == "must_capture") == (ends in quiet)
