"""What a click on a board for free play costs: one message for the picture, one for all words, and few bytes."""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard.lang import Words
from tests.jupyter.seen import button, panels
from tests.jupyter.wire import Wire

GAMES = {
    "mills": ["a7", "d7", "g7", "d6", "c5", "e4", "b2", "a1", "d1", "g1"],
    "draughts": ["32", "28", "19", "23", "28", "19", "14", "23", "37", "32"],
    "relati": ["E5", "D7", "E6", "D6", "F5", "C7", "F6", "C6", "G5", "B7"],
}
"""Some clicks of a game; the first ones teach the page its phrases."""

LEARNT = 6


def clicks(board: rb.Play, wire: Wire, game: str) -> list[tuple[int, int]]:
    """The messages and bytes of each click."""
    costs = []
    for site in GAMES[game]:
        wire.clear()
        board.click(site)
        assert board.view.answer.kind != "refusal", board.message
        costs.append((wire.messages, wire.bytes))
    return costs


@pytest.mark.parametrize(("game", "most"), [("mills", 1100), ("draughts", 1650), ("relati", 1200)])
def test_a_click_is_two_messages_and_few_bytes(wire: Wire, game: str, most: int) -> None:
    costs = clicks(rb.Play(game), wire, game)[LEARNT:]
    assert {messages for messages, _ in costs} == {2}
    assert max(size for _, size in costs) < most, costs


def test_the_first_click_also_frees_the_button_to_undo_in_the_same_message(wire: Wire) -> None:
    board = rb.Play("mills")
    wire.clear()
    board.click("d6")
    ((told, names),) = wire.states
    assert told is board.pad
    assert "standing" in names
    assert "faces" not in names
    assert not button(board, "undo").disabled


def test_the_picture_goes_first(wire: Wire) -> None:
    board = rb.Play("draughts")
    wire.clear()
    board.click("32")
    assert wire.order[:2] == ["canvas", "state"]


def test_but_a_motion_goes_before_the_picture_that_it_leads_to(wire: Wire) -> None:
    board = rb.Play("draughts")
    board.click("32")
    wire.clear()
    board.click("28")
    assert wire.order[:2] == ["state", "canvas"]
    assert "motion" in wire.states[0][1]


def test_a_word_that_only_a_language_can_change_is_told_once(
    monkeypatch: pytest.MonkeyPatch, wire: Wire
) -> None:
    board = rb.Play("mills")
    board.click("d6")
    said: list[str] = []
    short = Words.short

    def heard(self: Words, key: str, /, **params: object) -> str:
        said.append(key)
        return short(self, key, **params)

    monkeypatch.setattr(Words, "short", heard)
    wire.clear()
    board.click("f4")
    assert said == []
    board.lang = "ru"
    assert "ui.undo" in said


def test_all_that_a_page_needs_after_a_reload_is_in_the_state() -> None:
    board = rb.Play("relati", lang="zh-en")
    for site in GAMES["relati"]:
        board.click(site)
    pad, state = board.pad, board.pad.get_state()
    assert state["record"].splitlines() == list(board.view.record)
    assert state["at"] == len(GAMES["relati"])
    assert state["answer"][0][1:] == board.message.splitlines()
    assert state["headline"][0][1:] == board.status.splitlines()
    rows = [int(row.partition("*")[2] or 1) for row in state["labels"].split(",")]
    assert sum(rows) == len(state["sites"])
    for panel in panels(board):
        sent = panel.get_state()
        assert sent["pad"] == f"IPY_MODEL_{pad.model_id}"
