"""The practice widget without a browser: dots, answers, praise, the sheet, and what is noted."""

from __future__ import annotations

import base64
import re
from pathlib import Path
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.jupyter import diary
from ruleboard.lang.languages import EDITIONS
from ruleboard.machines.practice import solution
from ruleboard.rules import RuleboardError
from ruleboard.teaching.progress import Effort
from tests.jupyter.seen import button, hidden, own_widgets, push

FORCED = "W:W32,44:B28"
TASKS = (
    rb.task(FORCED, rb.goals.captures(1)),
    rb.ask.moves("W:W38,44:B8,13", "38"),
    rb.ask.yes_no(FORCED, "44-40"),
    rb.ask.reason(FORCED, "44-40"),
    rb.ask.count("W:W48:B24,K31,34,K42,43"),
)
GAMES: dict[str, tuple[Any, ...]] = {
    "draughts": TASKS,
    "mills": (
        rb.task("W:Wa7,d7:Ba1,b2:H7,7", rb.goals.forms_mill()),
        rb.ask.moves("W:Wa7,d7,b4,f4:Ba1,b2,d1,g1:H0,0"),
        rb.ask.reason("W:Wa7,d7,b4,f4:Ba1,b2,d1,g1:H0,0", "a7-b4"),
        rb.ask.count("W:Wa7,d7:Ba1,b2:H7,7"),
    ),
    "relati": (
        rb.task("2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4", rb.goals.disconnects(3)),
        rb.ask.moves("2 O1 - O=E5*"),
        rb.ask.reason("2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4", "A9"),
        rb.ask.cuts("2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4", "D4"),
    ),
}


def practice(lang: str = "en", **more: Any) -> rb.Practice:
    return rb.Practice("draughts", TASKS, lang=lang, **more)


@pytest.mark.parametrize(
    ("lang", "named"),
    [
        ("en", "Rules: Russian draughts. White to play. Is a1:c3 allowed?"),
        ("zh", "规则：俄罗斯跳棋。"),
        ("ru", "Правила: Русские шашки. "),
        ("es", "Reglas: Damas rusas. "),
    ],
)
def test_tasks_under_different_rules_begin_with_the_name_of_theirs(lang: str, named: str) -> None:
    three_or_one = "W:W27,29:B25,23,15,7"
    tasks = [rb.ask.yes_no(three_or_one, "29x22", rules=each) for each in ("russian", "english")]
    board = rb.Practice("draughts:russian", tasks, lang=lang)
    assert str(board.view.task).startswith(named)
    assert named in repr(board)
    assert ("29x22" in repr(board), "a1:c3" in repr(board)) == (
        True,
        True,
    )  # each in its own notation
    alone = rb.Practice("draughts:russian", tasks[:1], lang=lang)
    assert named not in repr(alone)


def items(board: rb.Practice, tray: str) -> list[Any]:
    found: list[Any] = board.pad.trays[tray]["items"]
    return found


def send(board: rb.Practice, content: dict[str, Any]) -> None:
    board.pad._handle_custom_msg(content, [])


def signs(board: rb.Practice) -> str:
    return "".join(item[0][0] for item in items(board, "dots"))


def solve(board: rb.Practice) -> None:
    for given in solution(board.state.trial):
        board.do(given)


def test_dots_tell_how_each_task_went_by_their_shape_and_in_words() -> None:
    board = practice()
    assert signs(board) == "○○○○○"
    assert [item[4] for item in items(board, "dots")] == [True, False, False, False, False]
    solve(board)
    board.next()
    board.click("44")
    solve(board)
    board.next()
    board.next()
    push(board, "solution")
    assert signs(board) == "★●⤼◐○"
    assert [item[1] for item in items(board, "dots")] == [
        "Task 1: solved, 3 stars",
        "Task 2: solved, 2 stars",
        "Task 3: skipped",
        "Task 4: not solved yet",
        "Task 5",
    ]
    send(board, {"kind": "choose", "tray": "dots", "number": 4})
    assert board.state.index == 4
    send(board, {"kind": "choose", "tray": "dots", "number": 5})
    send(board, {"kind": "choose", "tray": "nonsense", "number": 0})
    assert board.state.index == 4


def test_praise_varies_and_the_proof_stays_until_one_goes_on() -> None:
    board, said = practice(), []
    for _ in TASKS:
        solve(board)
        said.append(board.status)
        assert board.view.headline.kind == "praise"
        board.press("Enter")
    assert len({each.partition("!")[0] for each in said}) == len(TASKS)
    assert all(each.endswith("3 stars.") for each in said)
    assert board.finished
    assert board.status == "Done! You have 15 stars of 15."
    assert board.stars == (3,) * 5


def test_answers_are_buttons_and_keys() -> None:
    board = practice()
    board.go_to(3)
    texts = [item[0][0] for item in items(board, "answers")]
    assert len(texts) == 3
    number = next(n for n, text in enumerate(texts) if text.startswith("A capture is"))
    send(board, {"kind": "choose", "tray": "answers", "number": (number + 1) % 3})
    assert items(board, "answers")[(number + 1) % 3][3] == "struck"
    board.press(str(number + 1))
    assert board.state.trial.solved
    assert [item[3] for item in items(board, "answers")].count("right") == 1
    board.press("n")
    assert [item[0] for item in items(board, "answers")] == [[str(n)] for n in range(6)]
    board.press("0")
    assert board.message == "Not yet. It is more than that. Count again."
    board.press("3")
    assert board.state.trial.solved


def test_the_buttons_that_are_of_use_are_there() -> None:
    board = practice()
    assert button(board, "skip").word == "Skip"
    assert button(board, "next_task").disabled
    assert button(board, "previous_task").disabled
    assert hidden(board, "again")
    solve(board)
    assert hidden(board, "skip")
    assert button(board, "next_task").word == "Next task"
    board.lang = "ru"
    assert button(board, "next_task").word == "Следующее задание"
    push(board, "next_task")
    for _ in TASKS[1:]:
        push(board, "skip")
    assert board.finished
    assert not hidden(board, "again")
    assert hidden(board, "next_task")
    assert board.task == ""
    board.press("Enter")
    assert (board.state.index, board.finished) == (1, False)
    for _ in TASKS:
        board.next()
    push(board, "again")
    assert (board.state.index, board.finished) == (1, False)


def test_whoever_does_not_see_the_task_hears_it() -> None:
    board = practice("zh-en")
    board.next()
    assert board.view.answer.kind == "heard"
    assert board.message.splitlines()[1].startswith(
        "Task 2 of 5. White to play. Click every square"
    )
    board.click("32")
    assert board.view.answer.kind == "news"


def test_the_solution_of_an_exercise_is_shown_to_its_end_before_one_goes_on() -> None:
    board = practice()
    push(board, "solution")
    for _ in range(20):
        if board.state.index:
            break
        board.press("Space")
    assert board.state.index == 1
    assert board.state.stars[0] == 0


def test_the_opponent_replies_in_an_exercise_of_several_moves() -> None:
    shot = rb.task("W:W34,38,40,45:B11,12,23,25,27", rb.goals.captures(4), moves=2)
    board = rb.Practice("draughts", [shot, *TASKS])
    assert board.task.endswith("You have 2 moves, and your opponent replies.")
    first, _, last = solution(board.state.trial)
    board.do(first)
    assert board.message.startswith("Black ")  # without a kernel nothing waits
    board.do(last)
    assert (board.stars[0], board.view.headline.kind) == (3, "praise")


@pytest.mark.parametrize("lang", EDITIONS)
@pytest.mark.parametrize("game", GAMES)
def test_every_task_can_be_done_in_every_language(game: str, lang: str) -> None:
    board = rb.Practice(game, GAMES[game], lang=lang)
    for _ in GAMES[game]:
        board.press("h")
        solve(board)
        assert board.message
        board.next()
    assert set(board.stars) == {3}
    assert board.still().count("<img ") == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_shows_every_position_small_and_untouched(game: str) -> None:
    board = rb.Practice(game, GAMES[game])
    before = board._repr_mimebundle_()
    page, text = before["text/html"], before["text/plain"]
    (drawn,) = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', page)
    picture = base64.b64decode(drawn).decode()
    assert len(picture) < 12_000
    numbers = re.findall(r"<g transform=[^>]+><text [^>]+>(\d+)</text>", picture)
    assert numbers == [str(number) for number in range(1, len(GAMES[game]) + 1)]
    assert all(f"{number}. " in text for number in range(1, len(GAMES[game]) + 1))
    solve(board)
    board.next()
    after = board._repr_mimebundle_()
    assert (after["text/html"], after["text/plain"]) == (page, text)


def test_every_task_is_noted_under_its_own_key(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[tuple[str, Effort]] = []

    class Page(diary.Page):
        def note(self, effort: Effort, *, wait: bool = True) -> None:
            noted.append((self.key, effort))

    monkeypatch.setattr(diary, "page", lambda key: Page(Path(diary.FILE), "draughts-1", key))
    board = practice(id="captures")
    solve(board)
    board.next()
    board.click("44")
    done = [(key, effort) for key, effort in noted if effort != Effort()]
    assert done == [
        ("captures-1", Effort(solved=True, stars=3, tries=1)),
        ("captures-2", Effort(tries=1)),
    ]


@pytest.mark.parametrize(
    ("game", "tasks", "said"),
    [
        ("draughts", [], "Для тренировки нужно хотя бы одно задание"),
        ("draughts", [rb.ask.count(FORCED), "W:W32"], "Задание 2 этой тренировки задать нельзя."),
        ("draughts", [rb.ask.reason(FORCED, "32x23")], "«32x23» сыграть можно"),
        (
            "relati",
            [rb.ask.moves("2 O1 - O=E5*"), rb.ask.moves("2@7 O1 - O=D4*")],
            "Доска здесь не та",
        ),
        ("chess", [rb.ask.count(FORCED)], "Игры «chess» нет"),
    ],
)
def test_what_cannot_be_is_told_in_the_readers_language(game: str, tasks: Any, said: str) -> None:
    with pytest.raises(RuleboardError) as error:
        rb.Practice(game, tasks, lang="ru")
    assert said in str(error.value)


def test_the_parts_close_with_the_board() -> None:
    before = own_widgets()
    practice().close()
    assert own_widgets() == before


def test_tasks_under_different_rules_name_them() -> None:
    jump = "W:Wa7,d7,b4,c3:Bg4,a4,c4,e5"
    tasks = [rb.ask.yes_no(jump, "a7-g7", rules=name) for name in ("melnitsa", "molendinum")]
    board = rb.Practice("mills", tasks)
    assert board.task.startswith("Rules: Мельница (melnitsa). White to play. Is a7-g7 allowed?")
    board.go_to(1)
    assert board.task.startswith("Rules: Molendinum. ")
    assert repr(board).count("Rules: ") == len(tasks)
    alike = rb.Practice("mills:melnitsa", [rb.ask.yes_no(jump, "a7-g7")])
    assert alike.task.startswith("White to play. Is a7-g7 allowed?")
