"""Counts that independent engines agree on: how many sequences of turns and of steps a position allows."""

from __future__ import annotations

import pytest

from ruleboard.rules import Unknown, mills, perft
from ruleboard.rules.mills.codes import Fault
from ruleboard.rules.mills.tables import Memo

M1 = "W:We5,e3,c5,f4,d6,d2,g4,a7,d1:Be4,d5,d3,f6,b2,c4,d7,g7,a4"

FROM_START = [
    (mills.STANDARD, "turns", (24, 552, 12144, 255024, 5140800)),
    (mills.STANDARD, "steps", (24, 552, 12144, 255024, 5100480)),
    (mills.CHENGSAN, "turns", (24, 552, 12144, 255024)),
    (mills.MELNITSA, "turns", (24, 552, 12144, 255024)),
    (mills.MELNITSA_12, "turns", (24, 552, 12144, 255024)),
    (mills.MELNITSA_11, "turns", (24, 552, 12144, 255024)),
    (mills.MOLENDINUM, "turns", (24, 552, 12144, 255024)),
    (mills.MORABARABA, "turns", (24, 552, 12144, 255024)),
    (mills.SIX, "turns", (16, 240, 3360, 43680, 531648)),
    (mills.SIX, "steps", (16, 240, 3360, 43680, 524160)),
    (mills.THREE, "turns", (9, 72, 504, 3024, 15120)),
    (mills.MELNITSA_SNAIL, "turns", (25, 600, 13800, 303600)),
    (mills.LASKER, "turns", (24, 552, 13552, 319176)),
]

FROM_M1 = [
    *(
        case
        for rules in (mills.STANDARD, mills.CHENGSAN, mills.MOLENDINUM)
        for case in (
            (rules, "steps", (6, 43, 305, 1959, 13861)),
            (rules, "turns", (6, 99, 668, 7722, 54157)),
        )
    ),
    (mills.MELNITSA, "steps", (9, 95, 849, 8571, 77761)),
    (mills.MELNITSA, "turns", (9, 183, 2016, 34119, 404029)),
    (mills.MELNITSA_12, "steps", (12, 143, 1679, 19210, 219000)),
    (mills.MELNITSA_12, "turns", (20, 414, 7910, 135231)),
]


def named(value: object) -> str | None:
    return value.name if isinstance(value, mills.Rules) else None


@pytest.mark.parametrize(("rules", "unit", "counts"), FROM_START, ids=named)
def test_perft_from_the_empty_board(rules: mills.Rules, unit: str, counts: tuple[int, ...]) -> None:
    start = mills.start(rules)
    assert tuple(perft(start, depth, unit) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize(("rules", "unit", "counts"), FROM_M1, ids=named)
def test_perft_from_m1(rules: mills.Rules, unit: str, counts: tuple[int, ...]) -> None:
    m1 = mills.parse(M1, rules)
    assert tuple(perft(m1, depth, unit) for depth in range(1, len(counts) + 1)) == counts


def steps_over_positions(position: mills.Position, depth: int) -> int:
    """Steps counted move by move over whole positions, for rules that remove one man at a time."""
    if depth == 0:
        return 1
    found, closing = 0, set()
    for move in position.legal_moves:
        step = (move.source, move.target)
        if not move.removed:
            found += steps_over_positions(position.play(move), depth - 1)
        elif depth > 1:
            found += steps_over_positions(position.play(move), depth - 2)
        elif step not in closing:
            closing.add(step)
            found += 1
    return found


@pytest.mark.parametrize(
    "text",
    [
        M1,
        "W:Wa7,d6,g1:Bb6,f4,c3,e3",  # one side flies
        "W:Wa7,d6,g1:Bb6,f4,c3",  # both fly
        "W:Wb6,f6,d7,d5:Ba1,g1,c4,e4:H5,5",  # two mills at once
        "B:Wa7,d7,g7,b6,f6:Ba1,g1,c4,e4,d2,d3:H1,1",  # the last men to be placed
        "W:Wa7,d7,g4,b2:Ba1,d1,g1",  # every enemy man in a mill
    ],
)
@pytest.mark.parametrize("rules", [mills.STANDARD, mills.MOLENDINUM, mills.LASKER], ids=named)
def test_the_counter_agrees_with_counting_over_positions(rules: mills.Rules, text: str) -> None:
    position = mills.parse(text, rules)
    turns = sum(len(position.play(move).legal_moves) for move in position.legal_moves)
    assert perft(position, 2) == turns
    assert perft(position, 3) == sum(
        len(position.play(one).play(two).legal_moves)
        for one in position.legal_moves
        for two in position.play(one).legal_moves
    )
    for depth in (1, 2, 3):
        assert perft(position, depth, "steps") == steps_over_positions(position, depth)


@pytest.mark.parametrize("text", [M1, "W:Wa7,d6,g1:Bb6,f4,c3,e3", "W:Wb6,f6:Ba1,g1:H7,7"])
@pytest.mark.parametrize("name", mills.PRESETS)
def test_mobility_is_the_number_of_steps(name: str, text: str) -> None:
    rules = mills.PRESETS[name]
    position = mills.start(rules) if rules.board.name in ("six", "three", "snail") else None
    position = position or mills.parse(text, rules)
    assert position.mobility == len(position.steps)


def test_nothing_follows_the_end_of_a_game() -> None:
    over = mills.parse("W:Wa7,d7:Ba1,g1,d2")
    assert over.outcome is not None
    assert over.mobility == 0
    assert [perft(over, depth) for depth in range(3)] == [1, 0, 0]
    assert [perft(over, depth, "steps") for depth in range(3)] == [1, 0, 0]


def test_perft_refuses_what_it_cannot_count() -> None:
    with pytest.raises(Unknown) as caught:
        mills.start().perft(2, "weeks")
    assert (caught.value.code, caught.value.params["got"]) == (Fault.UNKNOWN_UNIT, "weeks")


def test_memos_are_bounded_and_may_be_emptied_at_any_time() -> None:
    worked: list[int] = []
    memo: Memo[int, int] = Memo(lambda key: worked.append(key) or -key)  # type: ignore[func-returns-value]
    assert [memo[3], memo[3]] == [-3, -3]
    assert worked == [3]
    for key in range(20_000):
        assert memo[key] == -key
    assert len(memo) < 20_000
    m1 = mills.parse(M1)
    before = m1.legal_moves
    m1.state.engine.forget()
    assert mills.parse(M1).legal_moves == before
