"""Advice on request: a hint in two steps, what the computer thinks, and its line played out and put away again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.jupyter import runner
from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines import wishes
from ruleboard.players.relati import SCALE
from ruleboard.players.thinking import LIKELY, WIN, Limit, Line
from ruleboard.rules import mills, relati
from ruleboard.teaching.advice import reasons, reasons_beside, worth
from tests.jupyter.seen import button, hidden, push

MILL = "W:Wa7,d7,b2:Ba1,b4,f4:H6,6"


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wishes, "ENOUGH", Limit(nodes=1_500))


def play(lang: str = "en") -> rb.Play:
    return rb.Play("mills", MILL, lang=lang)


def kinds(board: rb.Play) -> set[str]:
    return {mark.kind for mark in board.view.marks if mark.sites}


def test_the_first_hint_says_where_to_look_and_why_the_second_the_move() -> None:
    board = rb.Play("draughts", "W:W32,44:B28,3")
    push(board, "hint")
    assert board.message.startswith("Look at 32. This wins by force")
    assert kinds(board) >= {"hint"}
    assert "target" not in kinds(board)
    board.press("h")
    assert board.message.startswith("A good move is 32x23.")
    assert "target" in kinds(board)
    assert not board.state.moves


def test_after_a_move_hints_begin_anew() -> None:
    board = play()
    board.press("h")
    board.type("d6")
    board.press("h")
    assert board.message.startswith("Look at ")


@pytest.mark.parametrize("lang", [*LANGUAGES, "zh-en"])
def test_what_it_thinks_is_told_in_every_language(lang: str) -> None:
    board = play(lang)
    board.press("i")
    told = board.pad.trays["lines"]
    assert told["name"]
    assert len(told["items"]) == wishes.BEST
    assert all(len(item[0]) == len(board.words.languages) for item in told["items"])
    assert board.thoughts is not None
    assert str(board.thoughts.best.move) in str(board.view.thought)


def test_the_line_is_drawn_and_another_one_can_be_chosen() -> None:
    board = play()
    push(board, "computer")
    push(board, "thinks")
    assert button(board, "thinks").on
    first = [mark for mark in board.view.marks if mark.kind == "expected"]
    assert [mark.text for mark in first][:2] == ["1", "2"]
    assert board.thoughts is not None
    assert first[0].sites[0] == str(board.thoughts.best.move)[:2]
    assert board.view.answer.kind == "heard"  # whoever does not see it hears it
    assert board.message.startswith(f"After {board.thoughts.best.move}: ")
    board.pad.receive({"kind": "choose", "tray": "lines", "number": 1})
    other = [mark for mark in board.view.marks if mark.kind == "expected"]
    assert other != first
    board.press("1")
    assert [mark for mark in board.view.marks if mark.kind == "expected"] == first
    board.press("Escape")
    assert "expected" not in kinds(board)
    assert not button(board, "thinks").on


def test_a_line_is_played_out_and_the_game_stays_as_it_was() -> None:
    board = play()
    board.type("d6")
    before = board.state
    board.press("i")
    assert board.thoughts is not None
    expected = board.thoughts.best.expected
    push(board, "play_out")
    assert tuple(board.state.moves[1:]) == expected
    assert board.state.at == 1 + len(expected)
    assert str(board.view.thought).startswith("This is only what the computer expects")
    board.click("g1")
    assert board.message.startswith(
        "This is only what the computer expects. Press Back to the game"
    )
    board.press("u")
    assert board.state.at == len(expected)
    for _ in range(20):
        board.press("u")
    assert board.state.at == 1
    board.press("f")
    push(board, "to_game")
    assert board.message == "Back to the game."
    assert (board.state.moves, board.state.at) == (before.moves, before.at)
    assert board.shown.flipped
    assert board.record.moves == tuple(before.moves)
    assert hidden(board, "to_game")


def test_on_a_loop_a_line_goes_on_by_itself_until_it_is_put_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(runner, "PACE", 0)

    async def shown() -> rb.Play:
        board = play()
        board.press("i")
        for _ in range(2000):
            if board.thoughts:
                break
            await asyncio.sleep(0.005)
        push(board, "play_out")
        assert board.state.at == 1
        for _ in range(2000):
            if board.state.at > 1:
                break
            await asyncio.sleep(0.005)
        assert board.state.at > 1
        board.press("Escape")
        return board

    board = asyncio.run(shown())
    assert not board.state.moves


def test_who_asks_twice_waits_once() -> None:
    async def asked() -> None:
        board = play()
        board.press("h")
        wish = board.value.waits
        assert wish is not None
        board.press("h")
        assert board.value.waits == wish
        board.press("i")  # thought about once for both; the answer is that of the second
        assert board.value.waits == wish
        assert str(board.view.thinking) == Words("en").first("thinks.searching")
        board.close()

    asyncio.run(asked())


def test_the_opponent_waits_while_a_line_is_played_out() -> None:
    board = rb.Play("mills", MILL, opponent=1)
    board.press("i")
    push(board, "play_out")
    push(board, "to_game")
    assert board.state.at == 0
    board.type("d6")
    assert len(board.state.moves) == 2


def test_when_the_game_is_over_there_is_nothing_to_advise() -> None:
    board = rb.Play("draughts", "B:W32:B")
    assert button(board, "hint").disabled
    board.press("h")
    assert board.message == "There is nothing to suggest here."


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (0, "about level"),
        (40, "White is slightly ahead"),
        (-40, "Black is slightly ahead"),
        (120, "White is ahead by about one man"),
        (-290, "Black is ahead by about 3 men"),
        (WIN - 1, "White has won"),
        (WIN - 3, "White wins in one move"),  # after the move that is told
        (WIN - 7, "White wins in 3 moves"),
        (6 - WIN, "Black wins in 3 moves"),
    ],
)
def test_values_are_told_in_words(value: int, words: str) -> None:
    start = mills.start()
    note = worth(start, Line(start.legal_moves[0], value, ()))
    assert Words("en").first(note.code, **note.params) == words


def test_of_several_players_it_is_told_whether_one_is_ahead_or_behind() -> None:
    start: Any = relati.start(players=3)
    move = start.legal_moves[0]
    for value, words in (
        (SCALE, "○ is ahead"),
        (SCALE // 3, "○ is slightly ahead"),
        (SCALE // 8, "about level"),
        (-SCALE, "○ is behind"),
        (4 - LIKELY, "○ loses if all the others play together"),
    ):
        note = worth(start, Line(move, value, ()))
        assert Words("en").first(note.code, **note.params) == words


ASKED = {
    "en": ("hint", "what it thinks", "play out", "back to the game", "look back"),
    "zh": ("提示", "电脑的想法", "演示", "回到对局", "复盘"),
    "ru": ("Подсказка", "что думает компьютер", "показать ходы", "назад", "разбор"),
    "es": ("pista", "¿Qué piensa?", "paso a paso", "volver a la partida", "repasar"),
}


def lines(board: rb.Play) -> int:
    """How many of the best moves are shown."""
    return len(board.thoughts.lines) if board.thoughts else 0


@pytest.mark.parametrize("text", [False, True])
@pytest.mark.parametrize("lang", ASKED)
def test_all_of_it_can_be_asked_for_in_the_move_box(lang: str, *, text: bool) -> None:
    board = rb.Play("draughts", nodes=200, lang=lang, text=text)
    hint, thinks, play_out, back, look_back = ASKED[lang]
    parts = len(board.children)
    board.type(look_back)
    assert len(board.children) == parts
    assert board.message == Words(lang).first("play.no_move_yet")
    board.type("32-28")
    board.type(hint)
    assert str(board.view.answer)
    first = board.message
    board.type(hint)
    assert board.message != first
    board.type(thinks)
    assert lines(board)
    board.type(thinks)
    assert not lines(board)
    board.type(play_out)
    assert len(board.state.moves) > 1
    board.type(back)
    assert len(board.state.moves) == 1
    board.type(look_back)
    assert len(board.children) == parts + 1
    board.close()


def test_an_exercise_gives_its_hint_in_the_move_box() -> None:
    board = rb.Exercise("draughts", "W:W28,33:B23,8,9", goal=rb.goals.captures(1), lang="en")
    board.type("hint")
    hinted = board.message
    other = rb.Exercise("draughts", "W:W28,33:B23,8,9", goal=rb.goals.captures(1), lang="en")
    other.press("h")
    assert hinted == other.message
    assert hinted


def test_how_a_line_goes_on_is_told_once() -> None:
    start = mills.start()
    alike = [tuple(map(start.move, moves)) for moves in (("a7", "d6"), ("g7", "d6"))]
    line, best = (Line(moves[0], value, moves) for moves, value in zip(alike, (-5, 0), strict=True))
    assert [str(note.code) for note in reasons(start, line, best)] == ["mills.reason.follows"]
    assert reasons_beside(start, line, best) == ()


def test_a_hint_keeps_a_closed_mill_and_is_about_the_removal_only() -> None:
    board = play()
    board.click("g7")
    assert board.state.mode == "removing"
    board.press("h")
    assert (board.state.clicked, board.state.mode) == (("g7",), "removing")
    assert board.message == "Which of them would your opponent miss most?"
    board.press("h")
    assert (board.state.clicked, board.state.mode) == (("g7",), "removing")
    site = board.message.removeprefix("A good choice is ").rstrip(".")
    assert site in board.state.ways.next_sites(("g7",))


def test_the_first_hint_does_not_say_what_to_take() -> None:
    board = rb.Play("mills", "W:Wa7,d7,g4,b2:Ba1,c3,d1")
    board.press("h")
    first = board.message
    assert first.startswith("Look at g4. This wins")
    board.press("h")
    best = board.message.removeprefix("A good move is ").split(".")[0]
    assert best.startswith("g4-g7x")
    assert best[-2:] not in first


def test_no_code_of_a_record_is_read_in_advice() -> None:
    board = rb.Play("relati", "2@7 O1 c O=B4*,D4c X=C1,D1*,F2,F4,D6")
    told = []
    for key in ("h", "h", "i"):
        board.press(key)
        told.append(board.message)
    told.append(str(board.view.thought))
    assert "a shot from D4 at D1" in told[1]
    assert not any(">" in text for text in told)


@pytest.mark.parametrize("game", ["draughts", "draughts:russian", "mills"])
def test_at_the_first_move_nothing_is_said_that_the_move_does_not_do(game: str) -> None:
    board = rb.Play(game)
    board.press("h")
    assert "opponent" not in board.message
    assert "Nothing is lost" not in board.message


def test_what_it_thinks_is_said_in_sentences_that_end() -> None:
    board = play()
    board.press("i")
    assert "; This" not in board.message
    assert ". This" in board.message or "The computer expects" in board.message
