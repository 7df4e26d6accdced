"""A computer at the board: it answers at once where no loop runs; and the menus that choose it."""

from __future__ import annotations

from typing import Any

import pytest

import ruleboard as rb
from ruleboard.lang import LANGUAGES
from ruleboard.machines.board import Found
from ruleboard.players.levels import level
from ruleboard.players.thinking import settle
from ruleboard.rules import BadValue, relati
from ruleboard.rules.errors import RuleboardError, Unknown
from tests.jupyter.opponents import choose, chosen, made, play, thinks, trays
from tests.jupyter.seen import hidden, push

# Where no loop runs.


def test_without_a_kernel_it_answers_at_once_with_the_move_of_its_level() -> None:
    board = play(opponent=2)
    board.type("32-28")
    after = board.state.positions[1]
    assert board.state.moves[1] == settle(level(2).choose(after, seed=0)).best.move
    assert made(board) == 2
    assert board.message.startswith("Black moves from ")
    assert not thinks(board)


def test_the_computer_may_begin() -> None:
    board = play(opponent=1, begins="computer")
    assert made(board) == 1
    assert board.position.turn == 1


def test_the_same_game_is_played_again_and_a_new_one_is_another() -> None:
    boards = [play(opponent=1) for _ in range(2)]
    for board in boards:
        for _ in range(4):
            board.type(str(board.position.legal_moves[0]))
    assert boards[0].state.moves == boards[1].state.moves
    push(boards[0], "restart")
    assert not boards[0].state.moves
    assert boards[0].value.state.games == 1


def test_undo_takes_back_both_moves_and_redo_brings_them_again() -> None:
    board = play(opponent=1)
    board.type("32-28")
    moves = board.state.moves
    push(board, "undo")
    assert board.state.at == 0
    assert board.position.turn == 0
    push(board, "redo")
    assert board.state.at == 2
    assert board.state.moves == moves


def test_who_looks_back_may_move_for_the_computer_or_let_it_go_on() -> None:
    board = play(opponent=1)
    board.type("32-28")
    board.pad.at = 1
    assert board.state.at == 1
    assert str(board.view.thinking).startswith("It is the computer's turn")
    assert not hidden(board, "go_on")
    board.type("18-23")
    assert str(board.state.moves[1]) == "18-23"
    assert made(board) == 2
    board.pad.at = 1
    push(board, "go_on")
    assert made(board) == 2
    assert board.position.turn == 0
    assert hidden(board, "go_on")


def test_computers_play_a_whole_game_by_themselves() -> None:
    board = rb.Play("mills:three", opponent={"white": 1, "black": 1})
    assert board.position.outcome
    assert made(board) > 4


def test_three_players_each_with_their_own() -> None:
    board = rb.Play(relati.start(players=3), opponent={"×": 1, "△": 1})
    assert board.seats == (0, 1, 1)
    board.click("E5")
    assert made(board) == 3
    assert board.position.turn == 0
    push(board, "undo")
    assert board.state.at == 0


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"opponent": 7}, "1–6"),
        ({"opponent": 0}, "1–6"),
        ({"opponent": -1}, "1–6"),
        ({"opponent": {"black": True}}, "1–6"),
        ({"opponent": {"black": "easy"}}, "1–6"),
        ({"opponent": {"black": 2.5}}, "1–6"),
        ({"opponent": {"green": 1}}, "There is no player green"),
        ({"opponent": {"△": 1}}, "There is no player △"),
        ({"opponent": {2: 1}}, "There is no player 2"),
        ({"opponent": 1, "begins": "me"}, "“me” cannot begin. Allowed: you, computer."),
        (
            {"begins": "computer"},
            "No computer plays, so none can begin. Ask for one too: opponent=3.",
        ),
        ({"opponent": 1, "position": "B:W32:B"}, "over"),
    ],
)
def test_what_cannot_be_is_told_in_words(given: dict[str, Any], words: str) -> None:
    with pytest.raises(RuleboardError) as error:
        play(**given)
    assert words in str(error.value)


@pytest.mark.parametrize("level", [True, "seven", "3", 2.5, [3]])
def test_what_is_no_level_at_all_is_told_in_words(level: Any) -> None:
    with pytest.raises(RuleboardError) as error:
        play(opponent=level)
    assert "opponent" in str(error.value) or "1–6" in str(error.value)


def test_a_player_who_is_not_at_this_board_has_no_computer() -> None:
    with pytest.raises(Unknown) as error:
        rb.Play(relati.start(players=2), opponent={"△": 3})
    assert "△" in str(error.value)
    assert rb.Play(relati.start(players=3), opponent={"△": 3}).seats == (0, 0, 3)


# A limit of its own.


def looked_at(**options: Any) -> list[int]:
    """How many positions a computer has looked at for its moves, and a hint."""
    seen: list[int] = []

    class Counted(rb.Play):
        def do(self, given: Any) -> None:
            if isinstance(given, Found):
                seen.append(given.result.nodes)
            super().do(given)

    board = Counted("draughts", **options)
    board.type("32-28")
    board.press("h")
    return seen


def test_positions_or_seconds_end_its_thinking_sooner() -> None:
    usual, fewer = looked_at(opponent=4), looked_at(opponent=4, nodes=200)
    assert len(usual) == len(fewer) == 2
    assert all(few < many for few, many in zip(fewer, usual, strict=True))
    assert all(few < 400 for few in fewer)
    quick = looked_at(opponent=6, seconds=0.01)
    assert quick[0] < 20_000
    assert looked_at(opponent=2, nodes=1_000_000) == looked_at(opponent=2)


@pytest.mark.parametrize(
    "given",
    [{"nodes": 0}, {"nodes": -3}, {"seconds": 0}, {"seconds": -1.0}, {"nodes": 1, "seconds": 0}],
)
def test_a_limit_in_which_nothing_can_be_thought_is_told_in_words(given: dict[str, Any]) -> None:
    for opponent in (None, 3):
        with pytest.raises(BadValue) as error:
            play(opponent=opponent, **given)
        assert "cannot be a limit for thinking" in str(error.value)
        with pytest.raises(BadValue) as error:
            play(opponent=opponent, lang="es", **given)
        assert "cannot" not in str(error.value)


# The menus.


def test_the_menus_come_when_they_are_asked_for() -> None:
    board = play()
    assert trays(board) == {}
    assert hidden(board, "thinks")
    push(board, "computer")
    assert list(trays(board)) == ["opponent"]
    assert chosen(board, "opponent") == ["Opponent: a person"]
    assert not hidden(board, "thinks")
    board.press("c")
    assert trays(board) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_levels_have_names_in_every_language(lang: str) -> None:
    board = play(opponent=1, lang=lang)
    names = [item[0][0] for item in trays(board)["opponent"]["items"]]
    assert len(set(names)) == 7
    assert all(str(number) in name for number, name in enumerate(names) if number)


def test_choosing_a_level_lets_the_computer_play_the_other_side() -> None:
    board = play()
    push(board, "computer")
    board.type("32-28")
    choose(board, "opponent", 1)
    assert board.seats == (1, 0)  # it is Black's turn: the person goes on as Black
    assert board.message == "The computer is playing now: level 1, beginner."
    assert chosen(board, "begins") == ["The computer begins (White)"]
    choose(board, "begins", 0)
    assert board.seats == (0, 1)
    assert made(board) == 2
    choose(board, "opponent", 2)
    assert board.seats == (0, 2)
    choose(board, "opponent", 0)
    assert board.seats == (0, 0)
    assert board.message == "Only people are playing now."
    assert "begins" not in trays(board)


def test_in_relati_every_player_has_a_menu() -> None:
    board = rb.Play(relati.start(players=3))
    push(board, "computer")
    assert list(trays(board)) == ["seat0", "seat1", "seat2"]
    choose(board, "seat0", 1)
    assert board.seats == (1, 0, 0)
    assert made(board) == 1
    choose(board, "seat1", 2)
    assert made(board) == 2
    assert board.message != ""


def test_other_rules_begin_a_new_game_in_which_the_computer_plays_on() -> None:
    board = rb.Play("mills", opponent=1, begins="computer", choose_rules=True)
    choose(board, "rules", 1)
    assert board.seats == (1, 0)
    assert made(board) == 1
