"""The play widget without a browser: what a page would send goes in, what it would show comes out."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ruleboard as rb
from ruleboard.page.view import View
from ruleboard.rules import BadValue, InvalidPosition, Unknown, mills
from ruleboard.rules.base import Piece
from tests.jupyter.seen import below, button, choose_language, labels, own_widgets, push

WHITE = Piece(0, "man")
ONE_FROM_MILL = "W:Wb6,d6:Bb2,f2:H7,7"


def test_a_click_plays_and_tells() -> None:
    board = rb.Play("mills", lang="en")
    board.click("d6")
    assert board.position.pieces == {"d6": WHITE}
    assert board.message == "White places a man on d6."
    assert board.status == "Black to place a man."


def test_a_refusal_says_why_in_the_readers_language() -> None:
    board = rb.Play("mills", ONE_FROM_MILL, lang="ru")
    board.click("b2")
    assert board.message == "На b2 уже стоит фишка. Выберите свободную точку."
    assert board.position.text == ONE_FROM_MILL


def test_two_languages_say_the_same_one_below_the_other() -> None:
    board = rb.Play("mills", ONE_FROM_MILL, lang="zh-en")
    board.click("b2")
    assert board.message.splitlines() == [
        "b2 已有棋子。请选择空点。",
        "There is already a man on b2. Choose a free point.",
    ]


def test_the_language_switches_at_any_moment() -> None:
    board = rb.Play("mills", ONE_FROM_MILL, lang="en")
    board.click("f6")
    board.lang = "es"
    assert board.status == "Las blancas retiran una ficha negra. Pueden elegir: b2, f2."
    assert board.state.mode == "removing"


@pytest.mark.parametrize("key", ["d", "?"])
def test_what_was_asked_for_is_said_in_the_new_language_too(key: str) -> None:
    board, other = rb.Play("mills", lang="en"), rb.Play("mills", lang="ru-en")
    board.press(key)
    other.press(key)
    board.lang = "ru-en"
    assert board.message == other.message != ""


def test_the_language_menu_and_the_trait_agree() -> None:
    board = rb.Play("mills", lang="en")
    choose_language(board, "zh-en")
    assert board.lang == "zh-en"
    board.lang = "ru"
    assert board.pad.edition == "ru"


def test_the_language_menu_speaks_for_the_lesson() -> None:
    first, second, other = (rb.Play("mills", lang=lang) for lang in ("en", "en", "es"))
    alone, film = rb.Play("mills", lang="en"), rb.Demo("mills", moves=["d6"], lang="en")
    alone.lang = "ru"
    closed = rb.Play("mills", lang="en")
    closed.close()
    choose_language(second, "zh")
    boards = (first, second, other, alone, film, closed)
    assert [each.lang for each in boards] == ["zh", "zh", "es", "ru", "zh", "en"]
    assert first.status == "轮到白方落子。"
    choose_language(first, "xx")  # nothing that a menu offers
    assert first.lang == "zh"


def test_two_boards_may_speak_different_languages() -> None:
    first, second = rb.Play("mills", lang="zh"), rb.Play("mills", lang="es")
    assert (first.status, second.status) == ("轮到白方落子。", "Juegan blancas: colocan una ficha.")


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"game": "mils"}, Unknown, ["mils", "mills"]),
        ({"game": "mills:xx"}, Unknown, ["xx", "standard"]),
        ({"lang": "fr"}, Unknown, ["fr", "zh-en"]),
        ({"lang": "en-en"}, Unknown, ["en-en"]),
        ({"theme": "pink"}, Unknown, ["pink", "contrast"]),
        ({"size": 3}, BadValue, ["3", "160"]),
        ({"position": "W:Wz9:B"}, InvalidPosition, ["z9", "d6"]),
        ({"position": "nonsense"}, InvalidPosition, ["nonsense"]),
    ],
)
def test_bad_input_names_the_fault_and_what_was_expected(
    arguments: dict[str, object], error: type[Exception], words: list[str]
) -> None:
    with pytest.raises(error) as caught:
        rb.Play(**{"game": "mills", **arguments})  # type: ignore[arg-type]
    assert all(word in str(caught.value) for word in words)


def test_an_error_is_told_in_the_language_of_the_board() -> None:
    with pytest.raises(Unknown, match="没有名为“mils”的棋"):
        rb.Play("mils", lang="zh")
    board = rb.Play("mills", lang="ru")
    with pytest.raises(Unknown, match="На этой доске нет «z9»"):
        board.click("z9")


def test_a_wrong_setting_leaves_the_board_as_it_was() -> None:
    board = rb.Play("mills", lang="ru", theme="dark")
    with pytest.raises(Unknown, match="fr"):
        board.lang = "fr"
    with pytest.raises(Unknown, match="pink"):
        board.theme = "pink"
    assert (board.lang, board.theme, board.status) == ("ru", "dark", "Белые ставят фишку.")


def test_the_move_box_plays_what_it_can_and_keeps_what_it_cannot() -> None:
    board = rb.Play("mills", lang="en")
    board.pad.written = "d6"
    assert (board.pad.written, str(board.state.moves[-1])) == ("", "d6")
    board.pad.written = "d6"
    assert board.pad.written == "d6"
    assert board.message == "There is already a man on d6. Choose a free point."
    board.pad.written = "nonsense!"
    assert board.pad.written == "nonsense!"
    assert "nonsense!" in board.message


def test_the_move_list_jumps_to_any_move_and_back() -> None:
    board = rb.Play("mills", lang="en")
    for site in ("d6", "f4", "b6"):
        board.click(site)
    board.pad.at = 1
    assert board.position.pieces == {"d6": WHITE}
    board.pad.at = 3
    assert len(board.position.pieces) == 3


def test_buttons_undo_redo_restart_and_flip() -> None:
    board = rb.Play("mills", lang="en")
    assert button(board, "undo").disabled
    board.click("a7")
    push(board, "undo")
    assert not board.position.pieces
    push(board, "redo")
    assert board.position.pieces == {"a7": WHITE}
    push(board, "flip")
    flipped = {region.site: (region.x, region.y) for region in board.view.scene.regions}
    push(board, "flip")
    assert flipped["g1"] == {r.site: (r.x, r.y) for r in board.view.scene.regions}["a7"]
    assert button(board, "restart").word == "Start over"
    push(board, "restart")
    assert (board.position.pieces, board.view.record) == ({}, ())
    assert button(board, "redo").disabled


def test_keys_do_what_buttons_do() -> None:
    board = rb.Play("mills", lang="en")
    board.click("a7")
    board.press("u")
    assert not board.position.pieces
    board.press("y")
    assert board.position.pieces
    board.press("d")
    assert board.message == (
        "White has one man on the board: a7. White: 8 in hand, 1 on the board. "
        "Black: 9 in hand, 0 on the board."
    )
    board.press("?")
    assert "Tab leaves the board" in board.message


def test_a_position_of_ones_own_can_be_played() -> None:
    board = rb.Play(mills.parse(ONE_FROM_MILL, mills.STANDARD), lang="en")
    board.type("f6xb2")
    assert [str(move) for move in board.state.moves] == ["f6xb2"]


def test_the_repr_is_a_text_board_and_the_status() -> None:
    text = repr(rb.Play("mills", ONE_FROM_MILL, lang="en"))
    assert "6 │   ○───────○───────·   │" in text
    assert text.endswith("White to place a man.")


def test_the_saved_output_has_a_picture_with_words() -> None:
    bundle = rb.Play("mills", ONE_FROM_MILL, lang="en")._repr_mimebundle_()
    assert bundle["text/html"].startswith('<img width="440" height="440" alt="White has 2 men')
    assert "data:image/svg+xml;base64," in bundle["text/html"]
    assert bundle["text/plain"].startswith("7 ·")


def test_saved_output_is_equal_every_time() -> None:
    first, second = (rb.Play("mills", ONE_FROM_MILL, lang="zh-en") for _ in range(2))
    assert first._repr_mimebundle_()["text/html"] == second._repr_mimebundle_()["text/html"]


def test_text_is_escaped_before_it_becomes_a_page() -> None:
    board = rb.Play("mills", lang="en")
    board.type("<script>alert(1)</script>")
    assert "<script>" not in below(board)
    assert "&lt;script&gt;" in below(board)


def test_screen_readers_hear_what_stands_where() -> None:
    board = rb.Play("mills", "W:Wa7,d7,g4,b2:Bc3,e3,d1,f4", lang="en")
    board.click("g4")
    heard = labels(board, "g4", "g7", "c3", "a1")
    assert heard == {
        "g4": "g4, white piece, selected",
        "g7": "g7, empty, you can go here",
        "c3": "c3, black piece",
        "a1": "a1, empty",
    }


def test_closing_a_board_leaves_no_widget_behind() -> None:
    before = own_widgets()
    board = rb.Play("mills", lang="en")
    assert own_widgets() - before
    board.close()
    assert not own_widgets() - before


def test_what_cannot_be_shown_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> View:
        raise KeyError("no such sentence")

    board = rb.Play("mills")
    before = board.state
    with monkeypatch.context() as broken:
        broken.setattr(rb.Play, "kind", replace(rb.Play.kind, look=fails))
        with pytest.raises(KeyError):
            board.click("d6")
    assert board.state == before
    board.lang = "es"
    board.click("d6")
    assert board.position.pieces


def test_each_language_joins_the_names_that_an_error_lists() -> None:
    known = {"en": "auto, light, dark, contrast.", "zh": "auto、light、dark、contrast。"}
    for lang, listed in known.items():
        with pytest.raises(Unknown) as told:
            rb.Play("mills", theme="pink", lang=lang)
        assert str(told.value).endswith(listed)
    with pytest.raises(Unknown) as told:
        rb.Play("mills", lang="zh").press("ö")
    assert "、Space、Enter、" in str(told.value)
