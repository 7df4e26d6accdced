"""What must hold in every game by whichever rules: Hypothesis picks the games."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleboard.rules import Role, mills
from ruleboard.rules.mills.codes import Duty
from ruleboard.rules.mills.pieces import MEN

GAMES = st.sampled_from([*mills.PRESETS.values()])
LISTS = st.lists(st.integers(0, 10_000), max_size=70)


def played(rules: mills.Rules, numbers: list[int]) -> list[tuple[mills.Position, mills.Move]]:
    """A game in which each number picks one of the legal turns, and a removal where there is a choice."""
    position, found = mills.start(rules), []
    for number in numbers:
        moves = position.legal_moves
        if not moves:
            break
        moves = tuple(move for move in moves if move.removed) or moves
        move = moves[number % len(moves)]
        found.append((position, move))
        position = position.play(move)
    return found


@given(GAMES, LISTS)
def test_men_are_neither_made_nor_lost(rules: mills.Rules, numbers: list[int]) -> None:
    for position, move in played(rules, numbers):
        after = position.play(move)
        for player in (0, 1):
            men = [*position.pieces.values()].count(MEN[player]) + position.hands[player]
            left = [*after.pieces.values()].count(MEN[player]) + after.hands[player]
            assert left == men - (len(move.removed) if player != position.turn else 0)


@given(GAMES, LISTS)
def test_players_take_turns(rules: mills.Rules, numbers: list[int]) -> None:
    for position, move in played(rules, numbers):
        after = position.play(move)
        assert (after.turn, after.turns) == (1 - position.turn, position.turns + 1)


@given(LISTS)
def test_after_the_17th_and_18th_placing_the_other_player_is_to_move(numbers: list[int]) -> None:
    for position, move in played(mills.STANDARD, numbers):
        after = position.play(move)
        if sum(after.hands) in (0, 1) and move.source is None:
            assert after.turn == 1 - position.turn
            assert after.hands[after.turn] == sum(after.hands)
            if not after.outcome:
                assert after.duty.code in (
                    (Duty.PLACE,) if sum(after.hands) else (Duty.MOVE, Duty.FLY)
                )


@given(LISTS, st.sampled_from([mills.CHENGSAN, mills.LASKER.replace("×", marked_points=True)]))
def test_closed_points_never_leave_a_player_without_a_placing(
    numbers: list[int], rules: mills.Rules
) -> None:
    for position, _ in played(rules, numbers):
        if position.hands[position.turn]:
            assert any(move.source is None for move in position.legal_moves)
        if not any(position.hands):
            assert position.closed == ()
        assert not set(position.closed) & {move.target for move in position.legal_moves}


@given(GAMES, LISTS)
def test_a_move_goes_along_a_line_unless_its_man_flies(
    rules: mills.Rules, numbers: list[int]
) -> None:
    for position, _ in played(rules, numbers):
        for move in position.legal_moves:
            if move.source is None or position.phase(position.turn) == "flying":
                continue
            assert any(move.source in line and move.target in line for line in rules.board.lines)
            if rules.jump == "none":
                assert move.target in rules.board.neighbours[move.source]


@given(GAMES, LISTS)
def test_a_man_is_removed_only_by_a_mill_and_never_from_one_while_others_stand_free(
    rules: mills.Rules, numbers: list[int]
) -> None:
    for position, move in played(rules, numbers):
        if not move.removed:
            continue
        assert any(event.role is Role.FORMED for event in position.events(move))
        enemy = {site for site, man in position.pieces.items() if man == MEN[1 - position.turn]}
        safe = {site for mill in position.mills if mill[0] in enemy for site in mill}
        assert set(move.removed) <= enemy
        if rules.all_in_mills == "none" or enemy - safe:
            assert move.removed[0] not in safe


@given(GAMES, LISTS)
def test_every_turn_can_be_clicked_and_its_clicks_mean_nothing_else(
    rules: mills.Rules, numbers: list[int]
) -> None:
    for position, _ in played(rules, numbers[:30])[-2:]:
        seen = set()
        for move in position.legal_moves:
            for clicks in position.clicks(move):
                assert clicks not in seen
                seen.add(clicks)
                assert position.refuse(clicks) is None
        assert not any(clicks[:-1] in seen for clicks in seen)


@settings(max_examples=40)
@given(st.sampled_from([*mills.BOARDS.values()]), st.lists(st.integers(0, 10_000), max_size=30))
def test_a_symmetry_of_the_board_is_a_symmetry_of_the_game(
    board: mills.Board, numbers: list[int]
) -> None:
    rules = mills.STANDARD.replace("any board", board=board, men=min(9, len(board.points) // 2))
    for symmetry in board.symmetries[:4]:
        one, other = mills.start(rules), mills.start(rules)
        for number in numbers:
            if not one.legal_moves:
                break
            move = one.legal_moves[number % len(one.legal_moves)]
            step = symmetry[move.target]
            if move.source:
                step = f"{symmetry[move.source]}-{step}"
            image = "x".join((step, *(symmetry[site] for site in move.removed)))
            one, other = one.play(move), other.play(image)
            assert len(one.legal_moves) == len(other.legal_moves)
            assert {symmetry[site]: man for site, man in one.pieces.items()} == other.pieces
