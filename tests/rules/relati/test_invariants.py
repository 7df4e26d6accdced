"""What can be proved of Relati, watched in random games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ruleboard.rules import relati
from ruleboard.rules.relati.field import Field
from ruleboard.rules.relati.field import linked as links_from_nothing
from tests.rules.relati.chance import FEW_PATHS, RULE_SETS, walk

SAMPLE = RULE_SETS[::3] + FEW_PATHS[::5]


def steps(
    rule_sets: tuple[relati.Rules, ...],
) -> Iterator[tuple[relati.Position, relati.Move, relati.Position]]:
    for rules in rule_sets:
        for players, size, seed in ((2, 5, 1), (2, 7, 2), (3, 7, 3), (4, 5, 4)):
            for position, move in walk(rules, players, size, 5000 + seed):
                yield position, move, position.play(move)


def test_an_own_placement_never_disconnects_an_own_symbol() -> None:
    for before, move, after in steps(SAMPLE):
        if move.action == "place":
            turn = before.turn
            assert not before.field.linked(turn) & after.field.lost(turn)


def test_without_cannons_an_enemy_placement_never_helps() -> None:
    basic = tuple(rules for rules in RULE_SETS + FEW_PATHS if not rules.extended)
    for before, _, after in steps(basic):
        for player, side in enumerate(before.field.sides):
            if player != before.turn and not side.absent:
                assert not after.field.linked(player) & ~before.field.linked(player)
                assert not after.field.room(player) & ~before.field.room(player)


def test_a_live_root_is_always_connected() -> None:
    for _, _, after in steps(SAMPLE):
        for site, piece in after.pieces.items():
            if piece.kind == "root":
                assert piece.state == "", site


def test_no_cannon_outlives_its_connection() -> None:
    for _, _, after in steps(tuple(r for r in RULE_SETS + FEW_PATHS if r.cannon)[::5]):
        assert not any(after.field.doomed())


def test_what_is_kept_of_the_links_is_what_one_finds_from_nothing() -> None:
    for _, _, after in steps(RULE_SETS[::2] + FEW_PATHS[::3]):
        field = after.field
        fresh = links_from_nothing(field.board, field.sides)
        assert state(field) == state(fresh)


def state(field: Field) -> list[tuple[int, int]]:
    return [(field.linked(p), field.room(p)) for p in range(len(field.sides))]


@pytest.mark.parametrize("rules", RULE_SETS + FEW_PATHS, ids=lambda rules: rules.letters)
def test_games_end(rules: relati.Rules) -> None:
    """Each square is placed on once, each symbol built once and killed once, and `end` follows an action."""
    for seed in range(5):
        actions = sum(1 for _ in walk(rules, 2, 5, 6000 + seed))
        assert actions <= 25 * 3 * 2


def test_the_player_to_move_can_act() -> None:
    for _, _, after in steps(SAMPLE):
        assert bool(after.legal_moves) == (after.outcome is None)


def test_occupied_squares_stay_occupied() -> None:
    for before, _, after in steps(SAMPLE):
        assert set(before.pieces) <= set(after.pieces)


def test_three_enemies_seal_a_corner_root() -> None:
    assert not relati.parse("2 O1 - O=A1* X=B1,A2,B2*").can_act(0)


@pytest.mark.parametrize("missing", ["B1", "A2", "B2"])
def test_two_enemies_do_not_seal_a_corner_root(missing: str) -> None:
    enemies = [site for site in ("B1", "A2", "B2") if site != missing]
    assert relati.parse(f"2 O1 - O=A1* X={enemies[0]}*,{enemies[1]}").can_act(0)


def test_the_board_has_no_better_side() -> None:
    """Turned and mirrored, a position has the same number of moves at every depth."""
    position = relati.parse("2@5 O1 ckm O=B2*,D3,C4c,A3 X=E4*,D1,C5c,E2e")
    counts = {mirrored(position, turn).perft(2) for turn in range(8)}
    assert len(counts) == 1


def mirrored(position: relati.Position, turn: int) -> relati.Position:
    size, (head, sides) = position.board.size, position.text.split(" O=")
    words = f"O={sides}".split()

    def move(symbol: str) -> str:
        site, mark = symbol[:2], symbol[2:]
        x, y = position.board.xy(site)
        for _ in range(turn % 4):
            x, y = size - 1 - y, x
        x = size - 1 - x if turn >= 4 else x
        return f"{position.board.squares[y * size + x]}{mark}"

    turned = [w[:2] + ",".join(map(move, w[2:].split(","))) for w in words]
    return relati.parse(" ".join((head, *turned)))
