"""The endgame of three men against three: the figures of the tables, and the tables against the engine."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from ruleboard.players import exact
from ruleboard.players.exact import Value
from ruleboard.players.mills import small
from ruleboard.players.mills.endgame import (
    DRAW,
    ENDGAMES,
    NOWHERE,
    Endgame,
    endgame_of,
    layout,
    read,
)
from ruleboard.rules import mills
from tests.bench.make_tables import Solver

STANDARD, MOLENDINUM = mills.STANDARD, mills.MOLENDINUM
SLIDING = STANDARD.replace("sliding", flies_at=0)
FLYING_SAFE = STANDARD.replace("flying, safe", all_in_mills="none")
FOUR = (STANDARD, FLYING_SAFE, SLIDING, MOLENDINUM)
ALL_FOUR = pytest.mark.parametrize("rules", FOUR, ids=lambda rules: rules.name)
POINTS = [point.name for point in mills.BOARDS["nine"].points]


def position(
    white: str, black: str, rules: mills.Rules = STANDARD, end: str = ""
) -> mills.Position:
    return mills.parse(f"W:W{white.replace(' ', ',')}:B{black.replace(' ', ',')}{end}", rules)


def by_chance(rules: mills.Rules, count: int, number: int = 1) -> list[mills.Position]:
    chance = Random(number)
    found = []
    for _ in range(count):
        six = chance.sample(POINTS, 6)
        end = f":T{chance.randrange(rules.limit)}" if rules.limit else ""
        found.append(position(" ".join(six[:3]), " ".join(six[3:]), rules, end))
    return found


@cache
def counted(endgame: Endgame) -> Counter[int]:
    """How many positions there are of each entry: a row counts as often as there are standings that it serves."""
    places, table = layout(endgame.board), read(endgame)
    size = len(places.standings)
    found: Counter[int] = Counter()
    for row, times in Counter(row for row, _ in places.rows.values()).items():
        for entry, count in Counter(table[row * size : (row + 1) * size]).items():
            found[entry] += times * count
    del found[NOWHERE]
    return found


def figures(rules: mills.Rules) -> Counter[int]:
    endgame = endgame_of(rules)
    assert endgame is not None
    return counted(endgame)


@ALL_FOUR
def test_there_are_2691920_positions(rules: mills.Rules) -> None:
    assert figures(rules).total() == 2_691_920


def test_flying_the_player_to_move_wins_829_in_1000_and_4112_are_drawn() -> None:
    found = figures(STANDARD)
    won = sum(count for entry, count in found.items() if entry != DRAW and entry % 2 == 0)
    assert round(1000 * won / found.total()) == 829
    assert found[DRAW] == 4112


def test_flying_the_longest_win_takes_25_plies_and_the_longest_loss_26() -> None:
    plies = [entry - 1 for entry in figures(STANDARD) if entry != DRAW]
    assert max(n for n in plies if n % 2) == 25
    assert max(n for n in plies if n % 2 == 0) == 26


def test_without_flying_614124_are_drawn() -> None:
    assert figures(SLIDING)[DRAW] == 614_124


def test_safe_mills_make_another_table() -> None:
    assert figures(STANDARD) != figures(FLYING_SAFE)
    assert figures(SLIDING) != figures(MOLENDINUM)


def test_e1_only_one_move_wins() -> None:
    found = exact.moves(position("c4 g4 f2", "d7 d6 d5"))
    assert {str(m): v for m, v in found.items() if v.result == "win"} == {"c4-f4": Value("win", 3)}
    assert exact.value(position("c4 g4 f2", "d7 d6 d5")) == Value("win", 3)


def test_e4_is_drawn() -> None:
    assert exact.value(position("a7 d7 g7", "b6 d6 g4")) == Value("draw", 0)


def best(worths: list[Value]) -> Value:
    """The best of several values, by the definition: a quick win, else a draw, else a late loss."""
    wins = [v for v in worths if v.result == "win"]
    draws = [v for v in worths if v.result == "draw"]
    if wins:
        return min(wins, key=lambda v: v.plies)
    return draws[0] if draws else max(worths, key=lambda v: v.plies)


@pytest.mark.parametrize(
    "rules",
    [*FOUR, mills.CHENGSAN, STANDARD.replace("limited", limit=30), mills.LASKER],
    ids=lambda rules: rules.name,
)
def test_values_by_chance_follow_from_the_moves_of_the_engine(rules: mills.Rules) -> None:
    for here in by_chance(rules, 500):
        worth = exact.value(here)
        assert worth is not None
        outcome = here.outcome
        if outcome is not None:
            assert worth == Value("draw" if outcome.winner is None else "loss", 0)
            continue
        after = exact.moves(here)
        assert list(after) == list(here.legal_moves)
        assert worth == best(list(after.values()))


@pytest.mark.parametrize("flying", [True, False], ids=["flying", "sliding"])
@pytest.mark.parametrize("spared", [True, False], ids=["safe", "any"])
def test_the_maker_of_tables_agrees_with_the_engine_on_a_small_board(
    flying: bool, spared: bool
) -> None:
    board = mills.BOARDS["three"]
    rules = mills.THREE.replace(
        "removing",
        mill_wins=False,
        flies_at=3 if flying else 0,
        all_in_mills="none" if spared else "any",
    )
    places = layout(board)
    table = Solver(Endgame(board, flying, spared)).solve(lambda _plies, _settled: None)
    compared = 0
    for (own, foe, off), left in small.solved(rules).items():
        if (off.hand, off.foe_hand, own.bit_count(), foe.bit_count()) == (0, 0, 3, 3):
            row, turn = places.rows[own]
            column = places.number[places.turned(foe, turn)]
            assert table[row * len(places.standings) + column] == left + 1
            compared += 1
    assert compared > 1000


@ALL_FOUR
def test_the_best_moves_lead_to_the_end_in_so_many_plies(rules: mills.Rules) -> None:
    for begin in by_chance(rules, 60, number=2):
        here, worth = begin, exact.value(begin)
        assert worth is not None
        if worth.result == "draw":
            continue
        winner = here.turn if worth.result == "win" else 1 - here.turn
        for _ in range(worth.plies):
            after = exact.moves(here)
            chosen = best(list(after.values()))
            here = here.play(next(move for move, v in after.items() if v == chosen))
        assert here.outcome is not None
        assert here.outcome.winner == winner


def test_a_table_does_not_ask_which_way_the_board_is_turned() -> None:
    for here in by_chance(STANDARD, 40, number=3):
        sides = [
            [site for site, man in here.pieces.items() if man.owner == player] for player in (0, 1)
        ]
        turned = {
            exact.value(
                position(*(" ".join(turn[site] for site in side) for side in sides))  # type: ignore[arg-type]
            )
            for turn in here.board.symmetries
        }
        assert turned == {exact.value(here)}


@pytest.mark.parametrize(
    ("rules", "same"),
    [
        (STANDARD.replace("mine"), STANDARD),
        (mills.LASKER, STANDARD),
        (STANDARD.replace("jumps", jump="either", blocked="draw", removals="each"), STANDARD),
        (STANDARD.replace("early", flies_at=4), STANDARD),
        (STANDARD.replace("too late", flies_at=2), SLIDING),
        (mills.CHENGSAN, MOLENDINUM),
    ],
    ids=lambda rules: rules.name,
)
def test_rules_that_differ_in_nothing_that_matters_share_a_table(
    rules: mills.Rules, same: mills.Rules
) -> None:
    assert endgame_of(rules) == endgame_of(same)
    assert endgame_of(rules) in ENDGAMES


@pytest.mark.parametrize(
    "rules",
    [
        mills.MELNITSA,
        mills.MELNITSA_SNAIL,
        mills.MORABARABA,
        mills.SIX,
        SLIDING.replace("jumping", jump="own"),
        SLIDING.replace("stalemate", blocked="draw"),
        STANDARD.replace("repeating", repetition=3),
        STANDARD.replace("delayed", rebuild_delay=1),
        STANDARD.replace("at once", mill_wins=True),
    ],
    ids=lambda rules: rules.name,
)
def test_rules_that_no_table_knows_get_no_answer(rules: mills.Rules) -> None:
    assert endgame_of(rules) is None
    men = [point.name for point in rules.board.points][:6]
    here = position(" ".join(men[:3:2] + men[5:]), " ".join((men[1], men[3], men[4])), rules)
    assert exact.value(here) is None
    assert exact.moves(here) == {}


@pytest.mark.parametrize(
    "text",
    [
        "W:W:B:H9,9",
        "W:Wa7,d7,g4:Bb6,d6,g1:H1,1",
        "W:Wa7,d7,g4,a1:Bb6,d6,g1",
        "W:Wa7,d7:Bb6,d6:H1,1",
    ],
)
def test_more_men_or_men_in_hand_get_no_answer(text: str) -> None:
    assert exact.value(mills.parse(text)) is None
    assert exact.moves(mills.parse(text)) == {}


def test_a_limit_of_turns_makes_a_draw_of_a_win_that_comes_too_late() -> None:
    won_in_three = ("c4 g4 f2", "d7 d6 d5", STANDARD.replace("limited", limit=100))
    assert exact.value(position(*won_in_three, ":T97")) == Value("win", 3)
    assert exact.value(position(*won_in_three, ":T98")) == Value("draw", 0)


def test_a_limit_of_quiet_turns_counts_from_the_last_removal() -> None:
    won_in_three = (
        "c4 g4 f2",
        "d7 d6 d5",
        STANDARD.replace("quiet", limit=10, limit_counts="quiet"),
    )
    assert exact.value(position(*won_in_three, ":T97:Q7")) == Value("win", 3)
    assert exact.value(position(*won_in_three, ":T97:Q8")) == Value("draw", 0)
