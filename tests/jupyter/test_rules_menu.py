"""The menu of rules on a board for free play: a new game of the family at a choice, without any code."""

from __future__ import annotations

from typing import Any

import pytest

import ruleboard as rb
from ruleboard.lang import LANGUAGES
from ruleboard.rules import draughts, mills


def menu(board: rb.Play) -> Any:
    return board.pad.trays["rules"]


def choose(board: rb.Play, name: str) -> None:
    number = [*mills.PRESETS].index(name)
    board.pad.receive({"kind": "choose", "tray": "rules", "number": number})


def chosen(board: rb.Play) -> list[str]:
    return [item[0][0] for item in menu(board)["items"] if item[4]]


def test_without_being_asked_for_there_is_no_menu() -> None:
    assert rb.Play("mills").pad.trays == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_names_every_rule_set_in_the_language_of_the_reader(lang: str) -> None:
    board = rb.Play("mills:chengsan", choose_rules=True, lang=lang)
    words = board.words
    assert menu(board)["name"] == words.first("ui.choose_rules")
    names = [words.first(f"mills.preset.{name}") for name in mills.PRESETS]
    assert [item[0][0] for item in menu(board)["items"]] == names
    assert chosen(board) == [words.first("mills.preset.chengsan")]


@pytest.mark.parametrize("name", mills.PRESETS)
def test_a_choice_begins_a_new_game_under_those_rules(name: str) -> None:
    board = rb.Play("mills", "W:Wa7,d7:Ba1,b2:H7,7", choose_rules=True)
    board.click("g7")
    choose(board, name)
    assert board.position == mills.start(mills.PRESETS[name])
    assert not board.state.moves
    assert chosen(board) == [board.words.first(f"mills.preset.{name}")]
    assert board.message == f"A new game: {board.words.first(f'mills.preset.{name}')}."
    first = board.position.legal_moves[0]
    board.type(str(first))
    assert tuple(board.state.moves) == (first,)


def test_a_larger_and_a_smaller_board_are_shown_with_their_own_points() -> None:
    board = rb.Play("mills", choose_rules=True)
    for name, points in {"three": 9, "melnitsa_snail": 25, "six": 16, "standard": 24}.items():
        choose(board, name)
        assert len(board.pad.sites) == points


def test_rules_of_ones_own_come_first() -> None:
    own = mills.MELNITSA.replace("mine", men=5)
    board = rb.Play(mills.start(own), choose_rules=True)
    assert len(menu(board)["items"]) == len(mills.PRESETS) + 1
    assert menu(board)["items"][0][4]


def test_other_games_have_it_too() -> None:
    board = rb.Play("draughts", choose_rules=True)
    assert len(menu(board)["items"]) == len(draughts.PRESETS)
    board.pad.receive({"kind": "choose", "tray": "rules", "number": 1})
    assert board.position.rules == [*draughts.PRESETS.values()][1]


def test_a_number_beyond_the_menu_is_left_alone() -> None:
    board = rb.Play("mills", choose_rules=True)
    before = board.position
    board.pad.receive({"kind": "choose", "tray": "rules", "number": 99})
    assert board.position is before
