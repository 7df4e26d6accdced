"""Every refused attempt gets a code, parameters and proof; None is answered exactly for whole legal turns."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import partial
from itertools import product
from typing import Any

import pytest

from ruleboard.rules import IllegalMove, Refusal, Unknown, mills
from ruleboard.rules.mills import (
    CHENGSAN,
    LASKER,
    MELNITSA,
    MOLENDINUM,
    STANDARD,
)
from ruleboard.rules.mills.codes import Fault, Refused
from ruleboard.rules.mills.pieces import MEN
from tests.rules.mills import chance
from tests.rules.mills.known import known

PLACING = "W:Wb6,d6:Bb2,f2:H7,7"
MOVING = "W:Wa7,d7,b4,c3,f6:Bg4,a4,c4,e5,b6"
OPENED = "W:Wa7,d7,g4,b2:Bc3,e3,d1,f2,b6:T2:RWa7-d7-g7=2"
ALL_SAFE = "W:Wa7,d7,g4,b2:Ba1,d1,g1"
LENIENT = MELNITSA.replace("lenient", rebuild="no_capture")
OWN = STANDARD.replace("own", jump="own")
ENEMY = STANDARD.replace("enemy", jump="enemy")

CASES: list[tuple[mills.Rules, str, str, Refused, dict[str, Any], str]] = [
    # rules, position, points clicked, code, parameters, sites
    (STANDARD, "W:Wa7,d7:Ba1,g1,d2", "a7", Refused.GAME_OVER, {}, ""),
    (STANDARD, PLACING, "", Refused.NOTHING_CHOSEN, {}, ""),
    (STANDARD, PLACING, "a7 a1", Refused.TURN_COMPLETE, {"at": "a1"}, "a1"),
    (STANDARD, PLACING, "f6 b2 f2", Refused.TURN_COMPLETE, {"at": "f2"}, "f2"),
    (
        mills.MORABARABA, "W:Wd7,g7,a1,a4,b4,c4,e3:Bf2,d6,d5,c3,e5:SWa7-a4", "a4 a7", Refused.SWING_BACK,
        {"source": "a4", "target": "a7", "mill": ("a7", "d7", "g7")}, "a7 d7 g7",
    ),
    (STANDARD, PLACING, "b2", Refused.POINT_TAKEN, {"at": "b2"}, "b2"),
    (STANDARD, MOVING, "a7 d7", Refused.POINT_TAKEN, {"at": "d7"}, "d7"),
    (CHENGSAN, PLACING + ":Xg7", "g7", Refused.POINT_MARKED, {"at": "g7", "n": 14}, "g7"),
    (STANDARD, PLACING, "b6", Refused.STILL_PLACING, {"at": "b6", "n": 7}, "b6"),
    (STANDARD, PLACING, "b6 b4", Refused.STILL_PLACING, {"at": "b6", "n": 7}, "b6"),
    (STANDARD, MOVING, "g1", Refused.NOTHING_IN_HAND, {"at": "g1"}, "g1"),
    (STANDARD, MOVING, "g4", Refused.NOT_YOUR_MAN, {"at": "g4"}, "g4"),
    (LASKER, PLACING, "b2", Refused.NOT_YOUR_MAN, {"at": "b2"}, "b2"),
    (STANDARD, MOVING, "c3", Refused.CHOOSE_TARGET, {"at": "c3", "targets": ("d3",)}, "c3 d3"),
    (STANDARD, MOVING, "c3 c3", Refused.CHOOSE_TARGET, {"at": "c3", "targets": ("d3",)}, "c3 d3"),
    (MOLENDINUM, "W:Wa7,b4,c3,d3:Bd7,a4,c4,e5", "a7", Refused.MAN_CANNOT_MOVE, {"at": "a7"}, "a7 d7 a4"),
    (STANDARD, MOVING, "a7 g1", Refused.NOT_CONNECTED, {"source": "a7", "target": "g1"}, "a7 g1"),
    (
        mills.MELNITSA_SNAIL, "W:W2,5,12,20,25:B3,8,14,17,22", "2 4", Refused.JUMP_ROUND_CORNER,
        {"source": "2", "over": "3", "target": "4"}, "2 3 4",
    ),
    (MELNITSA, MOVING, "a7 g1", Refused.NO_STEP_NO_JUMP, {"source": "a7", "target": "g1"}, "a7 g1"),
    (
        MELNITSA, MOVING, "a7 d6", Refused.JUMP_ROUND_CORNER,
        {"source": "a7", "over": "d7", "target": "d6"}, "a7 d7 d6",
    ),
    (
        STANDARD, MOVING, "c3 e3", Refused.TOO_FAR,
        {"source": "c3", "over": "d3", "target": "e3"}, "c3 d3 e3",
    ),
    (
        MELNITSA, MOVING, "c3 e3", Refused.NOTHING_TO_JUMP,
        {"source": "c3", "over": "d3", "target": "e3"}, "c3 d3 e3",
    ),
    (
        STANDARD, "W:Wa7,d7,b4,c3:Bg4,a4,c4,e5", "a7 g1", Refused.NOT_CONNECTED,
        {"source": "a7", "target": "g1"}, "a7 g1",
    ),
    (
        STANDARD, "W:Wa7,d7,b4,c3,g4:Bb6,c4,e5", "a7 g1", Refused.NO_FLYING_YET,
        {"source": "a7", "target": "g1", "n": 5, "limit": 3}, "a7 g1",
    ),
    (
        CHENGSAN, "W:Wa7,d7,g1:Bb6,c4,e5", "g1 d6", Refused.NOBODY_FLIES,
        {"source": "g1", "target": "d6", "n": 3}, "g1 d6",
    ),
    (
        CHENGSAN, "W:Wa7,d7,g1:Bb6,c4,e5", "g1 g7", Refused.NOBODY_FLIES,
        {"source": "g1", "target": "g7", "n": 3}, "g1 g7",
    ),
    (
        CHENGSAN, "W:Wa7,d7,b2,g1:Bb6,c4,e5", "g1 d6", Refused.NOT_CONNECTED,
        {"source": "g1", "target": "d6"}, "g1 d6",
    ),
    (
        STANDARD, MOVING, "a7 g7", Refused.JUMP_NOT_ALLOWED,
        {"source": "a7", "over": "d7", "target": "g7"}, "a7 d7 g7",
    ),
    (
        OWN, MOVING, "a7 a1", Refused.JUMP_OWN_ONLY,
        {"source": "a7", "over": "a4", "target": "a1"}, "a7 a4 a1",
    ),
    (
        ENEMY, MOVING, "a7 g7", Refused.JUMP_ENEMY_ONLY,
        {"source": "a7", "over": "d7", "target": "g7"}, "a7 d7 g7",
    ),
    (MELNITSA, OPENED, "g4 g7", Refused.REBUILD_TOO_EARLY, {"mill": ("a7", "d7", "g7"), "n": 2}, "a7 d7 g7"),
    (
        STANDARD, PLACING, "f6", Refused.MUST_REMOVE_FIRST,
        {"alternatives": ("b2", "f2"), "n": 1}, "b2 f2",
    ),
    (
        MELNITSA, "W:Wb6,f6,d7,d5:Ba1,g1,c4,e4:H5,5", "d6 a1", Refused.MUST_REMOVE_NEXT,
        {"alternatives": ("c4", "e4", "g1"), "n": 1}, "c4 e4 g1",
    ),
    (STANDARD, PLACING, "f6 b6", Refused.REMOVE_OWN, {"at": "b6"}, "b6"),
    (STANDARD, PLACING, "f6 f6", Refused.REMOVE_OWN, {"at": "f6"}, "f6"),
    (STANDARD, PLACING, "f6 a1", Refused.REMOVE_EMPTY, {"at": "a1"}, "a1"),
    (
        STANDARD, "W:Wb6,d6:Ba1,d1,g1,b2:H6,5", "f6 d1", Refused.MAN_IN_MILL,
        {"at": "d1", "alternatives": ("b2",)}, "a1 d1 g1",
    ),
    (MOLENDINUM, ALL_SAFE, "g4 g7 a1", Refused.ALL_PROTECTED, {"at": "a1"}, "a1 d1 g1"),
    (STANDARD, PLACING, "a7 b2", Refused.NOTHING_TO_REMOVE, {"at": "b2"}, "b2"),
    (
        LENIENT, OPENED, "g4 g7 c3", Refused.REBUILD_TAKES_NOTHING,
        {"mill": ("a7", "d7", "g7"), "n": 2}, "a7 d7 g7",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "text", "attempt", "code", "params", "sites"), CASES)
def test_an_attempt_is_refused_with_its_reason(
    rules: mills.Rules, text: str, attempt: str, code: Refused, params: dict[str, Any], sites: str
) -> None:
    refusal = mills.parse(text, rules).refuse(attempt.split())
    assert refusal == Refusal(code, params, tuple(sites.split()))


def test_a_man_that_could_only_close_a_mill_too_early_is_told_so() -> None:
    position = mills.parse("W:Wa7,d7,g4,c3:Bf4,e4,g1,c4,d3:RWa7-d7-g7=1", MELNITSA)
    refusal = position.refuse(("g4",))
    assert refusal is not None
    assert (refusal.code, refusal.params["n"]) == (Refused.REBUILD_TOO_EARLY, 1)


@pytest.mark.parametrize(
    ("rules", "text", "move", "code", "site"),
    [
        (STANDARD, MOVING, "g1-d1", Refused.NO_MAN_THERE, "g1"),
        (STANDARD, MOVING, "g4-g7", Refused.NOT_YOUR_MAN, "g4"),
        (STANDARD, MOVING, "a7-a7", Refused.POINT_TAKEN, "a7"),
        (STANDARD, PLACING, "b6", Refused.POINT_TAKEN, "b6"),
        (STANDARD, "W:Wa7,d7:Ba1,g1,d2", "a7-a4", Refused.GAME_OVER, ""),
        (
            LASKER.replace("×", marked_points=True),
            PLACING + ":Xb4",
            "b6-b4",
            Refused.POINT_MARKED,
            "b4",
        ),
    ],
)
def test_notation_is_refused_with_the_same_reasons(
    rules: mills.Rules, text: str, move: str, code: Refused, site: str
) -> None:
    with pytest.raises(IllegalMove) as caught:
        mills.parse(text, rules).move(move)
    assert (caught.value.refusal.code, caught.value.params["got"]) == (code, move)
    assert caught.value.refusal.sites == tuple(site.split())


def test_the_cases_cover_every_code() -> None:
    elsewhere = {Refused.NO_MAN_THERE}  # only notation can say where from without clicking a man
    assert {case[3] for case in CASES} | elsewhere == set(Refused)


def test_a_point_that_the_board_does_not_have_is_an_error() -> None:
    with pytest.raises(Unknown) as caught:
        mills.start().refuse(("d6", "z9"))
    assert (caught.value.code, caught.value.params["got"]) == (Fault.UNKNOWN_SITE, "z9")
    assert "a7" in caught.value.params["expected"].sites


# --- None exactly for legal turns, over every possible attempt -------------------------------------------------------


def met_in_games(rules: mills.Rules) -> list[mills.Position]:
    """Positions of all phases."""
    seek = partial(chance.choose, chance=random.Random(rules.name), seeking=True)
    return [position for _ in range(6) for position, _ in chance.game(rules, seek, most=120)]


def some(met: list[mills.Position], count: int) -> list[mills.Position]:
    """So many in which men can be removed, and as many others."""
    taking = [p for p in met if any(move.removed for move in p.legal_moves)]
    step = max(1, len(taking) // count)
    other = random.Random(met[0].rules.name).sample(met, min(count, len(met)))
    return taking[::step][:count] + other


def check(position: mills.Position, *choices: Iterable[str]) -> None:
    """Try everything that can be clicked with these choices for the first point, the second and so on."""
    whole = {clicks for move in position.legal_moves for clicks in position.clicks(move)}
    for attempt in product(*choices):
        refusal = position.refuse(attempt)
        assert (refusal is None) == (attempt in whole), (position, attempt, refusal)
        if refusal:
            assert known(Refused, refusal), refusal
            assert all(site in position.board.index for site in refusal.sites)
            assert all(isinstance(value, (int, str, tuple)) for value in refusal.params.values())


@pytest.mark.parametrize("name", mills.PRESETS)
def test_refuse_is_none_exactly_for_legal_turns(name: str) -> None:
    met = met_in_games(mills.PRESETS[name])
    for position in some(met, 2):
        for length in (0, 1, 2):
            check(position, *[position.board.index] * length)
    for position in some(met, 1):
        check(position, *[position.board.index] * 3)


@pytest.mark.parametrize(
    ("switch", "text"),
    [
        ("none", "W:Wb6,f6,d7,d5,c3:Ba1,g1,c4,e4"),
        ("any", "W:Wb4,c4,a7,a1,g4:Bd7,d6,d5,b6,f6"),
    ],
)
def test_refuse_is_right_for_every_attempt_of_four_points(switch: str, text: str) -> None:
    position = mills.parse(text, MELNITSA.replace("flying", all_in_mills=switch, flies_at=9))
    assert any(len(move.removed) == 2 for move in position.legal_moves)
    points = position.board.index
    men = [site for site in points if position.pieces.get(site) == MEN[0]]
    check(position, men, points, points, points)  # without a man to begin with, nothing is legal


def test_a_middle_man_of_two_mills_has_to_go_first() -> None:
    rules = MELNITSA.replace("any", all_in_mills="any", flies_at=9)
    position = mills.parse("W:Wb4,c4,a7,a1,g4:Bd7,d6,d5,b6,f6", rules)
    move = position.move("g4-a4xd6xb6")
    assert position.clicks(move) == (("g4", "a4", "d6", "b6"),)
    refusal = position.refuse(("g4", "a4", "b6", "d6"))
    assert refusal is not None
    assert refusal.code == Refused.MAN_IN_MILL
