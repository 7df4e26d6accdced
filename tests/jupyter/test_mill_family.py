"""The mill family in the widgets: every rule that differs is played, refused, shown and told in four languages."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.lang import LANGUAGES, Words
from ruleboard.rules import IllegalMove, InvalidPosition, mills
from ruleboard.rules.base import Piece
from ruleboard.teaching.narration import errors_in_words
from tests.jupyter.seen import above, counted, foot

CLOSED = Piece(None, "closed")
PRESETS = [*mills.PRESETS]
ONE_FROM_MILL = "W:Wb6,d6:Bb2,f2:H7,7"
TWO_AT_ONCE = "W:Wb6,f6,d7,d5:Ba1,g1,c4,e4:H5,5"
JUMPS = "W:Wa7,d7,b4,c3:Bg4,a4,c4,e5"
DELAY = "W:Wa7,d7,g7,b2:Bc3,e3,d1,f4,b6"
ALL_IN_MILLS = "W:Wa7,d7,g4,b2:Ba1,d1,g1"
BLOCKED = "W:Wa7,g7,a1,g1:Bd7,a4,g4,d1"
BLOCKED_OR_FLYING = "W:Wa7,g7,a1:Bd7,a4,g4,d1"
TURN_100 = "W:Wa7,d7,g4,b2:Bc3,e3,d1:T99"


def shown(board: Any) -> dict[str, set[str]]:
    """The sites of every mark that the board shows, by kind."""
    found: dict[str, set[str]] = {}
    for mark in board.view.marks:
        found.setdefault(mark.kind, set()).update(mark.sites)
    return found


def frames(demo: rb.Demo) -> list[tuple[str, dict[str, set[str]]]]:
    """The caption and the marks of every step of a demonstration."""
    found = []
    for _ in demo.state.frames:
        found.append((demo.caption, shown(demo)))
        demo.press("ArrowRight")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_rule_set_opens_with_its_name_and_its_differences(preset: str, lang: str) -> None:
    board = rb.Play(f"mills:{preset}", lang=lang)
    page = unescape(re.sub("<[^>]*>", "\n", board.view.rules)).replace("\u00a0", " ")
    assert board.words.first(f"mills.preset.{preset}") in page
    notes = mills.PRESETS[preset].differences() or mills.STANDARD.statements.values()
    for note in notes:
        assert board.words.first(f"mills.difference.{note.code}", **note.params) in page
    assert board._repr_mimebundle_()["text/html"].startswith("<img ")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_can_be_clicked_to_its_end_or_far(preset: str) -> None:
    board = rb.Play(f"mills:{preset}")
    position = board.position
    for count in range(60):
        if position.outcome:
            break
        move = position.legal_moves[count * 7 % len(position.legal_moves)]
        for site in position.clicks(move)[-1]:
            board.click(site)
        assert board.position == position.play(move)
        position = board.position
    assert board.state.at > 4


def test_the_red_cross_comes_closes_its_point_and_vanishes() -> None:
    board = rb.Play("mills:chengsan", ONE_FROM_MILL)
    board.type("f6xb2")
    assert board.position.pieces["b2"] == CLOSED
    assert "b2 gets a red ×" in board.message
    board.click("b2")
    assert board.message == (
        "b2 is closed by a red × until all men are placed: "
        "both players together still have 13 men in hand."
    )
    assert shown(board)["proof"] == {"b2"}
    last = rb.Play("mills:chengsan", "B:Wa7,d6,g1:Bf4,c3,e3,b6:H0,1:Xb2")
    last.click("b2")
    assert "red ×" in last.message
    last.click("a1")
    assert "All men are placed, so every red × disappears: b2." in last.message
    assert "b2" not in last.position.pieces


def test_the_film_shows_the_cross_come_and_go() -> None:
    demo = rb.Demo("mills:chengsan", "B:Wa7,d6,g1:Bf4,c3,e3,b6:H0,1:Xb2", ["a1"])
    vanish = next(marks for caption, marks in frames(demo) if "disappears" in caption)
    assert vanish["proof"] == {"b2"}
    demo = rb.Demo("mills:chengsan", ONE_FROM_MILL, ["f6xb2"])
    caption, marks = frames(demo)[-1]
    assert "red ×" in caption
    assert marks["proof"] == {"b2"}
    assert demo.shown.pieces["b2"] == CLOSED


def test_a_jump_goes_along_a_line_and_is_refused_elsewhere() -> None:
    board = rb.Play("mills:melnitsa", JUMPS)
    board.click("a7")
    assert shown(board)["legal"] == {"g7", "a1"}
    board.click("g7")
    assert board.message == "White jumps from a7 over d7 to g7."
    for preset in ("standard", "chengsan", "molendinum"):
        board = rb.Play(f"mills:{preset}", JUMPS)
        board.type("a7-g7")
        assert board.message == "A man cannot jump over another: d7 is between a7 and g7."
        assert shown(board)["proof"] == {"a7", "d7", "g7"}


def test_two_mills_take_two_men_in_either_order() -> None:
    board = rb.Play("mills:melnitsa", TWO_AT_ONCE)
    board.click("d6")
    assert "2 of Black's men" in board.status
    assert shown(board)["capture"] == {"a1", "g1", "c4", "e4"}
    board.click("g1")
    assert "one more of Black's men" in board.status
    assert shown(board)["capture"] == {"a1", "c4", "e4"}
    assert "g1" not in board.shown.pieces
    board.click("b4")
    assert board.message == "There is no man on b4 to remove."
    board.click("a1")
    assert str(board.state.moves[0]) == "d6xa1xg1"
    assert board.message.index("man on g1") < board.message.index("man on a1")


def test_elsewhere_two_mills_take_one() -> None:
    for preset in ("standard", "chengsan", "molendinum"):
        board = rb.Play(f"mills:{preset}", TWO_AT_ONCE)
        board.click("d6")
        board.click("g1")
        assert str(board.state.moves[0]) == "d6xg1"


def test_the_film_of_two_removals_offers_only_who_is_left() -> None:
    demo = rb.Demo("mills:melnitsa", TWO_AT_ONCE, ["d6xa1xg1"])
    choices = [marks["capture"] for _, marks in frames(demo) if "capture" in marks]
    assert choices == [{"a1", "g1", "c4", "e4"}, {"g1", "c4", "e4"}]


def test_an_opened_mill_waits_and_the_board_counts_down() -> None:
    board = rb.Play("mills:melnitsa", DELAY)
    board.type("g7-g4")
    assert "can be closed again only after the same player has made 2 other moves." in board.message
    board.type("f4-f2")
    assert "White must make 2 other moves before closing the mill a7–d7–g7 again." in counted(board)
    board.click("g4")
    board.click("g7")
    assert board.message == (
        "You opened the mill a7–d7–g7 yourself: make 2 other moves before you close it again."
    )
    assert shown(board)["proof"] == {"a7", "d7", "g7"}
    board.press("Escape")
    for move in ("b2-b4", "f2-d2"):
        board.type(move)
    assert "must make one other move before" in counted(board)
    board.type("g4-g7xc3")
    assert "make one other move before" in board.message
    for move in ("b4-b2", "d2-f2"):
        board.type(move)
    assert "again after" not in counted(board)
    board.type("g4-g7xc3")
    assert "White removes the man on c3." in board.message


def test_the_film_counts_the_delay_down_at_its_foot() -> None:
    demo = rb.Demo("mills:melnitsa", DELAY, ["g7-g4", "f4-f2", "b2-b4", "f2-d2", "b4-b2", "d2-f2"])
    found = []
    for _ in demo.state.frames:
        count = re.search(r"White must make (2|one) other moves? before", foot(demo))
        found.append(count and count[1])
        demo.press("ArrowRight")
    assert [n for n in dict.fromkeys(found) if n] == ["2", "one"]
    assert (found[0], found[-1]) == (None, None)


@pytest.mark.parametrize("preset", ["standard", "molendinum"])
def test_elsewhere_a_mill_is_closed_again_at_once(preset: str) -> None:
    board = rb.Play(f"mills:{preset}", DELAY)
    for move in ("g7-g4", "f4-f2", "g4-g7xc3"):
        board.type(move)
    assert "White removes the man on c3." in board.message


@pytest.mark.parametrize("preset", ["chengsan", "melnitsa", "molendinum"])
def test_men_in_mills_are_always_safe_in_the_three_rule_texts(preset: str) -> None:
    board = rb.Play(f"mills:{preset}", ALL_IN_MILLS)
    board.type("g4-g7xa1")
    assert board.message == "All of your opponent's men are in mills: none can be removed."
    assert shown(board)["proof"] == {"a1", "d1", "g1"}
    caption, marks = frames(rb.Demo(f"mills:{preset}", ALL_IN_MILLS, ["g4-g7"]))[-1]
    assert caption == "All of Black's men are in mills, so none is removed."
    assert marks["locked"] == {"a1", "d1", "g1"}


def test_in_the_standard_game_any_of_them_may_go() -> None:
    board = rb.Play("mills", ALL_IN_MILLS)
    board.click("g4")
    board.click("g7")
    assert "All of Black's men are in mills" in board.status
    assert shown(board)["capture"] == {"a1", "d1", "g1"}
    board.click("d1")
    assert board.status == "White wins: Black has only two men left."


def test_a_protected_man_is_locked_on_the_board_and_refused() -> None:
    board = rb.Play("mills:molendinum", "W:Wa7,d7,b2:Ba4,b4,c4,g1:H6,5")
    board.click("g7")
    assert shown(board)["locked"] == {"a4", "b4", "c4"}
    board.click("b4")
    assert board.message == ("The man on b4 is in a mill and is safe. You can remove: g1.")
    assert {"a4", "b4", "c4"} <= shown(board)["proof"]


@pytest.mark.parametrize("preset", ["standard", "chengsan", "melnitsa", "molendinum"])
def test_blocked_is_lost_everywhere(preset: str) -> None:
    board = rb.Play(f"mills:{preset}", BLOCKED)
    assert board.status == "Black wins: White is blocked and cannot move."


def test_three_men_fly_or_are_blocked() -> None:
    for preset in ("standard", "melnitsa"):
        board = rb.Play(f"mills:{preset}", BLOCKED_OR_FLYING)
        board.type("a7-c3")
        assert board.message == "White flies from a7 to c3."
    for preset in ("chengsan", "molendinum"):
        assert rb.Play(f"mills:{preset}", BLOCKED_OR_FLYING).state.mode == "over"


def test_turn_100_draws_unless_it_wins() -> None:
    board = rb.Play("mills:chengsan", TURN_100)
    assert "After one more turn the game is a draw." in counted(board)
    board.type("b2-b4")
    assert board.status == "A draw: the limit of turns has been reached."
    board.press("u")
    board.type("g4-g7xd1")
    assert board.status == "White wins: Black has only two men left."


def test_an_exercise_shows_the_numbers_that_matter() -> None:
    task = rb.Exercise("mills:chengsan", TURN_100, goal=rb.goals.wins())
    assert "After one more turn the game is a draw." in foot(task)
    task.type("b2-b4")
    assert not task.solved
    task.type("g4-g7xd1")
    assert task.solved


def test_lasker_moves_while_men_are_in_hand() -> None:
    board = rb.Play("mills:lasker", "W:Wa7:Bg1:H9,9")
    board.click("a7")
    board.click("d7")
    assert board.message == "White moves from a7 to d7."


def test_in_the_smallest_game_a_mill_wins() -> None:
    board = rb.Play("mills:three", "W:Wa3,b3:Ba1,c1:H1,1")
    board.click("c3")
    assert board.status == "White has closed a mill and wins."


def test_twelve_men_fly_with_four() -> None:
    board = rb.Play("mills:melnitsa_12", "W:Wa7,d6,g1,b2:Bb6,f4,c3,e3,d1")
    board.type("a7-e4")
    assert board.message == "White flies from a7 to e4."


def test_the_snail_is_played_by_numbers() -> None:
    board = rb.Play("mills:melnitsa_snail", "W:W2,10:B25,24:H7,7")
    board.click("18")
    board.click("25")
    assert str(board.state.moves[0]) == "18x25"


DIAMOND = """\
o---o---o
|   |   |
o---o---o
|   |   |
o---o---o"""


def test_a_board_of_ones_own_is_played_shown_and_practised() -> None:
    rules = mills.STANDARD.replace("mine", board=mills.draw("window", DIAMOND), men=4, flies_at=0)
    board = rb.Play(mills.start(rules))
    for site in ("a3", "a1", "b3", "b1", "c3", "b1"):
        board.click(site)
    assert str(board.state.moves[-1]) == "c3xb1"
    assert "Rules of your own: “mine”" in board.view.rules
    start = mills.parse("W:Wa3,b3:Ba1,b2:H2,2", rules)
    assert rb.Demo(start, moves=["c3xb2"]).state.frames
    task = rb.Exercise(start, goal=rb.goals.forms_mill())
    task.type("c3xb2")
    assert task.solved


@pytest.mark.parametrize(
    ("drawing", "men", "words"),
    [
        ("o-o-o-o\n|\no\n|\no", 3, ["Line 1", "a3", "d3", "4 points"]),
        (DIAMOND, 9, ["window", "9", "18"]),
        ("o-o-o\n\no-o-o", 3, ["window", "a1"]),
        ("o-o-", 3, ["row 1", "character 4", "“-”"]),
    ],
)
def test_a_board_that_cannot_be_names_line_and_points(
    drawing: str, men: int, words: list[str]
) -> None:
    with pytest.raises(InvalidPosition) as caught, errors_in_words(Words("en"), "mills"):
        mills.STANDARD.replace("mine", board=mills.draw("window", drawing), men=men)
    assert all(word in str(caught.value) for word in words), str(caught.value)


RECORD = """
[Rules "chengsan"]
[White "Ada"]
1. d6 f4 {Black <stays> away.} 2. b6 f6 3. f2 a1 ; a corner
4. b2 b4 5. d2xf6 *
"""


def test_a_written_game_is_shown_with_its_comments() -> None:
    demo = rb.Demo.read(RECORD, "mills", lang="es")
    assert demo.position.rules == mills.CHENGSAN
    said = []
    for _ in demo.state.frames:
        said.append(demo.comment)
        demo.press("ArrowRight")
    assert [each for each in dict.fromkeys(said) if each] == ["Black <stays> away.", "a corner"]
    assert demo.shown.pieces["f6"] == CLOSED


def test_a_comment_cannot_smuggle_a_page() -> None:
    demo = rb.Demo.read("1. d6 {<img src=x onerror=alert(1)>}", "mills")
    demo.press("End")
    assert "<img" not in above(demo)
    assert "&lt;img" in above(demo)


def test_a_fault_in_a_record_names_its_line_and_its_reason() -> None:
    with pytest.raises(InvalidPosition) as caught:
        rb.Demo.read("1. d6 f4\n2. d6", "mills", lang="ru")
    assert str(caught.value) == (
        "Строка 2 записи, ход 2: «d6» там сыграть нельзя. На d6 уже стоит фишка. Выберите свободную точку."
    )
    assert isinstance(caught.value.__cause__, IllegalMove)


@pytest.mark.parametrize(
    ("lang", "more"),
    [("en", "one more"), ("ru", "ещё одну"), ("es", "una ficha negra más"), ("zh", "再提掉一个")],
)
def test_after_the_first_of_two_removals_one_more_is_asked_for(lang: str, more: str) -> None:
    board = rb.Play("mills:melnitsa", "W:Wb6,f6,d7,d5:Ba1,g1,c4,e4:H5,5", lang=lang)
    board.click("d6")
    assert more not in board.status
    board.click("a1")
    assert more in board.status


@pytest.mark.parametrize(
    ("lang", "turn"),
    [
        ("en", "White to play."),
        ("ru", "Ход белых."),
        ("es", "Juegan blancas."),
        ("zh", "轮到白方。"),
    ],
)
def test_who_plays_is_said_before_the_task(lang: str, turn: str) -> None:
    position = "W:Wa7,d7:Bb6,d2:H7,7"
    exercise = rb.Exercise("mills", position, goal=rb.goals.forms_mill(), lang=lang)
    question = rb.Practice("mills", tasks=[rb.ask.moves(position)], lang=lang)
    assert exercise.task.startswith(turn)
    assert question.task.startswith(turn)
