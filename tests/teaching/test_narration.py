"""Errors in the reader's language, and what becomes of those that no language knows."""

from __future__ import annotations

import pytest

from ruleboard.lang import Words
from ruleboard.rules import IllegalMove, Note, RuleboardError, Unknown, mills
from ruleboard.teaching.narration import errors_in_words, tell, words_of


def test_an_error_is_told_in_the_readers_language() -> None:
    with pytest.raises(Unknown, match="Игры «chess» нет"), errors_in_words(Words("ru")):
        raise Unknown("unknown_game", got="chess", expected="mills")


def test_a_refusal_is_told_where_the_game_is_known() -> None:
    with pytest.raises(IllegalMove) as caught, errors_in_words(Words("en"), "mills"):
        mills.start().play("d6").play("d6")
    assert caught.value.told
    with pytest.raises(IllegalMove) as caught, errors_in_words(Words("en")):
        mills.start().play("d6").play("d6")
    assert caught.value.told is None


@pytest.mark.parametrize("game", ["", "mills"])
def test_an_error_that_has_no_sentence_passes_through_as_it_is(game: str) -> None:
    """A preset that has no name yet says which key is missing, not that the saying failed."""
    with (
        pytest.raises(Unknown, match=r"unknown sentence: 'mills\.preset\.brand_new'"),
        errors_in_words(Words("zh-en"), game),
    ):
        tell(Words("en"), [Note("mills.preset.brand_new")])


def test_an_error_keeps_its_own_words_when_its_cause_has_none() -> None:
    def fail() -> None:
        try:
            raise RuleboardError("nobody_knows_this")
        except RuleboardError as error:
            raise Unknown("unknown_game", got="chess", expected="mills") from error

    with pytest.raises(Unknown) as caught, errors_in_words(Words("en")):
        fail()
    assert caught.value.told is None


def test_a_language_that_is_not_there_is_refused_in_english() -> None:
    with pytest.raises(Unknown, match="xx"):
        words_of("xx")
