"""Written moves as keyboards produce them: full-width signs, all kinds of dashes, Cyrillic letters."""

from __future__ import annotations

import pytest

from ruleboard.rules import begin
from ruleboard.session.inputs import Do, Type
from ruleboard.session.intent import understood
from ruleboard.session.questions import Unclear
from ruleboard.session.spelling import legible
from ruleboard.teaching.vocabulary import ADVISED, vocabulary

BUTTONS = (("undo", "ui.undo"), ("redo", "ui.redo"), ("restart", "ui.restart"))


def meant(text: str, game: str, lang: str = "en", position: str | None = None) -> object:
    words = vocabulary(lang, game, ADVISED, BUTTONS)
    return understood(text, words, begin(game, position), task=True)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("а7", "a7"),
        ("С3", "c3"),
        ("е4", "e4"),
        ("д6", "d6"),
        ("ф4", "f4"),
        ("г1", "g1"),
        ("п1", "g1"),  # the keys of a Russian layout
        ("ａ７", "a7"),
        ("a7，", "a7"),
        ("d6。", "d6"),
    ],
)
def test_points_of_mills_are_read_as_they_come_from_the_keyboard(written: str, read: str) -> None:
    assert meant(written, "mills") == Type(read)


@pytest.mark.parametrize("dash", "-‐‑‒–—―−－")
def test_every_dash_is_a_dash(dash: str) -> None:
    assert meant(f"31{dash}27", "draughts") == Type("31-27")


@pytest.mark.parametrize("text", ["28х17", "28Ｘ17", "28:17", "28：17", "２８ｘ１７"])
def test_every_sign_of_a_capture_is_read(text: str) -> None:
    position = begin("draughts", "W:W28,50:B22")
    given = understood(text, vocabulary("ru", "draughts"), position)
    assert isinstance(given, Type)
    assert str(position.move(given.text)) == "28x17"


def test_a_removal_may_be_written_with_a_colon() -> None:
    position = begin("mills", "W:Wa7,d7,g4,b2:Be5,g1,c3,d1")
    assert str(position.move("g4-g7:e5")) == "g4-g7xe5"


def test_what_is_no_move_stays_as_it_is() -> None:
    assert legible("где дамки", lambda _: False) == "где дамки"


@pytest.mark.parametrize(
    ("lang", "text", "command"),
    [
        ("en", "undo", "undo"),
        ("en", "redo", "redo"),
        ("en", "new", "restart"),
        ("es", "deshacer", "undo"),
        ("es", "rehacer", "redo"),
        ("es", "nueva", "restart"),
        ("ru", "отменить", "undo"),
        ("ru", "Вернуть ход", "undo"),
        ("ru", "Заново", "restart"),
        ("zh", "悔棋", "undo"),
        ("zh", "重新开始", "restart"),
        ("zh", "undo", "undo"),  # English is always understood
    ],
)
def test_commands_are_understood_by_their_words_and_by_their_buttons(
    lang: str, text: str, command: str
) -> None:
    assert meant(text, "mills", lang) == Do(command)


@pytest.mark.parametrize(
    ("lang", "text", "near"),
    [("es", "desacer", "deshacer"), ("ru", "отминить", "отменить"), ("en", "undp", "undo")],
)
def test_only_words_of_the_reader_are_proposed(lang: str, text: str, near: str) -> None:
    found = meant(text, "mills", lang)
    assert isinstance(found, Unclear)
    assert near in found.near
    own = vocabulary(lang, "mills", ADVISED, BUTTONS).proposed
    assert set(found.near) <= set(own)
    assert lang == "en" or "undo" not in own
