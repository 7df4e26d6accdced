"""Parameters in a sentence: signs for players, lists as each language writes them, and names that are notes."""

from __future__ import annotations

from typing import cast

import pytest

from ruleboard.lang import Words
from ruleboard.lang.sentence import Entry, Sentence
from ruleboard.lang.sentences import table
from ruleboard.rules import Note, Unknown
from ruleboard.rules.base import Way

UNDO, HINT = Note("ui.undo"), Note("ui.hint")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Rules: Undo"),
        ("zh", "规则：悔棋"),
        ("ru", "Правила: Вернуть ход"),
        ("es", "Reglas: Deshacer"),
    ],
)
def test_a_note_in_a_sentence_is_said_in_the_same_language(lang: str, said: str) -> None:
    assert Words(lang)("ui.rules", name=UNDO) == (said,)


def test_in_two_languages_each_sentence_has_its_own_rendering() -> None:
    assert Words("es-ru")("ui.rules", name=UNDO) == ("Reglas: Deshacer", "Правила: Вернуть ход")
    assert Words("es-en").short("ui.rules", name=UNDO) == "Reglas: Deshacer · Rules: Undo"


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Rules: Undo, Hint"), ("zh", "规则：悔棋、提示")]
)
def test_several_notes_are_joined_as_lists_are(lang: str, said: str) -> None:
    assert Words(lang).first("ui.rules", name=(UNDO, HINT)) == said
    assert Words(lang).first("ui.rules", name=[UNDO, HINT]) == said


@pytest.mark.parametrize(("lang", "between"), [("en", "; "), ("zh", "；")])
def test_the_points_of_a_line_are_read_as_one_thing(lang: str, between: str) -> None:
    lines = (Way(("b6", "d6", "f6")), Way(("d7", "d6", "d5")))
    said = Words(lang).first("mills.reason.mill_closed", n=2, mills=lines)
    assert f"b6–d6–f6{between}d7–d6–d5" in said


def test_a_note_brings_its_own_parameters() -> None:
    words, inner = Words("en"), Note("ui.rules", {"name": (HINT, "E5")})
    assert words.first("ui.rules", name=inner) == "Rules: Rules: Hint, E5"


def test_several_players_are_named_by_their_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    sentences = cast("dict[str, Entry]", table("ui"))
    monkeypatch.setitem(sentences, "ui.players", Sentence("{player} and {owner}"))
    assert Words("en").first("ui.players", player=(0, 2), owner=1) == "○, △ and ×"


def test_a_note_without_a_sentence_is_refused() -> None:
    with pytest.raises(Unknown, match=r"unknown sentence: 'ui\.nothing'"):
        Words("en")("ui.rules", name=Note("ui.nothing"))
