"""Six men's morris: what it knows, and, once it has been solved, the figures of the whole game against the engine."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest

from ruleboard.players import exact
from ruleboard.players.exact import Value
from ruleboard.players.mills import six
from ruleboard.rules import mills

pytestmark = pytest.mark.long

INNER = {"b4", "c4", "d4", "b3", "d3", "b2", "c2", "d2"}
POINTS = [point.name for point in mills.SIX.board.points]


@pytest.fixture(scope="module")
def told() -> list[float]:
    return []


@pytest.fixture(scope="module")
def solved(told: list[float]) -> six.Six:
    return six.solve(told.append)


def best(worths: list[Value]) -> Value:
    """The best of several values, by the definition: a quick win, else a draw, else a late loss."""
    wins = [v for v in worths if v.result == "win"]
    draws = [v for v in worths if v.result == "draw"]
    if wins:
        return min(wins, key=lambda v: v.plies)
    return draws[0] if draws else max(worths, key=lambda v: v.plies)


def games(count: int) -> Iterator[mills.Position]:
    """The positions of games in which men are often removed, those with as many men placed one after another."""
    chance, found = Random(1), list[tuple[int, mills.Position]]()
    for _ in range(count):
        here = mills.start(mills.SIX)
        for ply in range(60):
            if here.outcome:
                break
            found.append((min(ply, 12), here))
            taking = [move for move in here.legal_moves if move.removed]
            here = here.play(
                chance.choice(taking if taking and chance.random() < 0.6 else here.legal_moves)
            )
    return (here for _, here in sorted(found, key=lambda pair: pair[0]))


def set_up(count: int) -> Iterator[mills.Position]:
    chance = Random(2)
    for _ in range(count):
        white, black = chance.randint(3, 6), chance.randint(3, 6)
        men = chance.sample(POINTS, white + black)
        side = chance.choice("WB")
        yield mills.parse(f"{side}:W{','.join(men[:white])}:B{','.join(men[white:])}", mills.SIX)


@pytest.mark.slow
def test_six_mens_morris_is_a_draw_from_every_first_point(solved: six.Six) -> None:
    first = mills.start(mills.SIX)
    assert exact.value(first, solved) == Value("draw", 0)
    assert set(exact.moves(first, solved).values()) == {Value("draw", 0)}


@pytest.mark.slow
def test_after_a_corner_every_reply_on_the_other_square_loses(solved: six.Six) -> None:
    replies = exact.moves(mills.start(mills.SIX).play("a5"), solved)
    lost = {str(move) for move, known in replies.items() if known.result == "loss"}
    assert lost == INNER
    assert {v.result for move, v in replies.items() if str(move) not in INNER} == {"draw"}


@pytest.mark.slow
def test_values_in_games_follow_from_the_moves_of_the_engine(solved: six.Six) -> None:
    seen = 0
    for here in games(120):
        after = exact.moves(here, solved)
        assert list(after) == list(here.legal_moves)
        assert exact.value(here, solved) == best(list(after.values()))
        seen += 1
    assert seen > 4000


@pytest.mark.slow
def test_values_by_chance_follow_from_the_moves_of_the_engine(solved: six.Six) -> None:
    for here in set_up(3000):
        if here.outcome:
            assert solved.plies(here) == 0
            assert exact.value(here, solved) == Value("loss", 0)
        else:
            after = exact.moves(here, solved)
            assert exact.value(here, solved) == best(list(after.values()))


@pytest.mark.slow
def test_the_work_is_told_from_beginning_to_end(solved: six.Six, told: list[float]) -> None:
    assert told == sorted(told)
    assert (0 < told[0] < 0.1, told[-1]) == (True, 1)


@pytest.mark.parametrize(
    "changes",
    [
        {"flies_at": 3},
        {"all_in_mills": "none"},
        {"removals": "each"},
        {"men": 5},
        {"limit": 100},
        {"blocked": "draw"},
        {"moves_while_placing": True},
    ],
    ids=str,
)
def test_other_rules_get_no_answer(changes: dict[str, object]) -> None:
    first = mills.start(mills.SIX.replace("other", **changes))
    assert exact.value(first, six.Six({})) is None


@pytest.mark.parametrize("hands", ["4,5", "5,3"])
def test_hands_that_no_game_has_get_no_answer(hands: str) -> None:
    strange = mills.parse(f"W:Wa5:Bc5:H{hands}", mills.SIX)
    assert exact.value(strange, six.Six({})) is None


def test_nothing_is_known_without_being_solved() -> None:
    assert exact.value(mills.start(mills.SIX)) is None


def test_tables_are_read_without_numpy() -> None:
    code = (
        "import sys; from ruleboard.players import exact; from ruleboard.players.mills import six;"
        "from ruleboard.rules import mills;"
        "print(exact.value(mills.parse('W:Wc4,g4,f2:Bd7,d6,d5')).plies, 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["3", "False"]
