"""The text checks (typography, glossary) find faults, and accept good texts."""

from __future__ import annotations

import pytest

from ruleboard.lang import LANGUAGES, SOURCE
from ruleboard.rules import games
from tests.glossary import BANNED, REQUIRED, banned, required
from tests.typography import faults

GOOD = {
    "en": "Three of White's men on one line: a mill! Press Enter, or click d6.",
    "zh": "白方在同一条线上有 3 个子，这就是“三连”。按 Enter，或点 d6（中间的点）。",
    "ru": "Три белые фишки на одной линии — это «мельница»! Нажмите Enter или щёлкните d6.",
    "es": "Tres fichas blancas en una línea: ¡un «molino»! ¿Lo ves? Pulsa Enter o haz clic en d6.",
}


@pytest.mark.parametrize("language", GOOD)
def test_a_good_text_passes(language: str) -> None:
    text = GOOD[language]
    assert faults(text, language) == []
    assert list(banned(text, language, ["mills"])) == []
    if language != SOURCE:
        assert list(required(GOOD[SOURCE], text, language, ["mills"])) == []


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "A mill .", "punctuation"),
        ("en", "A мельница.", "another script"),
        ("zh", "成三.", "half-width"),
        ("zh", "成三, 提子。", "half-width"),
        ("zh", "成三(三连)。", "half-width"),
        ("zh", '叫"三连"。', "straight quotes"),
        ("zh", "等一等...", "three dots"),
        ("zh", "第３步", "full-width"),
        ("zh", "第3 步", "no space"),
        ("zh", "第 3步", "no space"),
        ("zh", "点d6。", "no space"),
        ("zh", "成三 提子。", "a space too many"),
        ("zh", "成三 。", "a space too many"),
        ("zh", "这是 mill。", "Latin letters"),
        ("zh", "这是 мельница。", "another script"),
        ("ru", "Это mill.", "Latin letters"),
        ("ru", "Это cлон.", "in one word"),
        ("ru", 'Это "мельница".', "quotes"),
        ("ru", "Это «мельница.", "pairs"),
        ("ru", "Мельница - это три фишки.", "dash"),
        ("ru", "Мельница—это три фишки.", "dash"),
        ("ru", "Ход черных.", "ё is missing"),
        ("ru", "Еще раз.", "ё is missing"),
        ("ru", "Полет, ее ход, 5 звезд.", "ё is missing"),
        ("ru", "Щелкните точку.", "ё is missing"),
        ("ru", "Остается 3, он найдет её.", "ё is missing"),
        ("ru", "Готово , дальше", "punctuation"),
        ("es", "Lo ves?", "¿"),
        ("es", "¡Molino.", "¡"),
        ("es", "Molino!¡", "¡"),
        ("es", 'Un "molino".', "quotes"),
        ("es", "Un «molino.", "pairs"),
        ("es", "Un molino .", "punctuation"),
        ("es", "Un 三连.", "another script"),
    ],
)
def test_a_badly_set_text_is_found(language: str, text: str, fault: str) -> None:
    assert any(fault in found for found in faults(text, language)), faults(text, language)


@pytest.mark.parametrize(
    "text",
    [
        "Он выйдет и выбьет 2 звезды.",
        "Все счета верны.",
        "Щелчок, станет, падает, вырастает, чернила.",
    ],
)
def test_words_that_rightly_have_no_yo_pass(text: str) -> None:
    assert faults(text, "ru") == []


@pytest.mark.parametrize(
    ("language", "game", "text"),
    [
        ("en", "mills", "A grinder."),
        ("en", "mills", "Captures a man."),
        ("en", "draughts", "Six checkers."),
        ("en", "relati", "The colors of a symbol."),
        ("zh", "mills", "可以吃掉一子"),
        ("zh", "draughts", "普通棋子"),
        ("zh", "relati", "已连接"),
        ("zh", "mills", "请您落子"),
        ("ru", "mills", "Снимите фигуру."),
        ("ru", "mills", "Три шашки."),
        ("ru", "draughts", "Три фишки."),
        ("ru", "relati", "Снимите фишек пять."),
        ("ru", "mills", "Сейчас Ваш ход."),
        ("es", "mills", "Captura la ficha."),
        ("es", "mills", "Tres piezas."),
        ("es", "draughts", "El rey."),
        ("es", "relati", "Tres fichas."),
    ],
)
def test_a_word_of_the_wrong_game_is_found(language: str, game: str, text: str) -> None:
    assert len(list(banned(text, language, [game]))) == 1


def test_a_text_about_two_games_may_use_the_words_of_both() -> None:
    text = "Фишки и шашки, но не фигуры."
    assert len(list(banned(text, "ru", ["mills"]))) == 2
    assert len(list(banned(text, "ru", ["mills", "draughts"]))) == 1


@pytest.mark.parametrize(
    ("game", "english", "language", "text"),
    [
        ("mills", "Close a mill.", "zh", "连成一线。"),
        ("mills", "A man may fly.", "ru", "Фишка может прыгать."),
        ("mills", "White to move", "es", "Te toca mover"),
        ("draughts", "The king flies.", "es", "El rey vuela."),
        ("relati", "A symbol.", "ru", "Знак."),
    ],
)
def test_a_word_that_is_not_rendered_is_found(
    game: str, english: str, language: str, text: str
) -> None:
    assert len(list(required(english, text, language, [game]))) == 1


def test_every_game_that_has_a_list_has_it_in_every_language_that_has_one() -> None:
    assert {SOURCE} < set(BANNED) <= set(LANGUAGES)
    assert {"any"} < set(REQUIRED) <= {"any", *games()}
    assert all(set(words) == set(REQUIRED) for words in BANNED.values())
    for words in REQUIRED.values():
        assert all({SOURCE, *renderings} == set(BANNED) for renderings in words.values())


def test_a_language_or_a_game_without_a_list_is_not_measured() -> None:
    assert list(banned("Capture!", "es", ["go"])) == []
    assert list(required("A king.", "Un rey.", "es", ["go"])) == []
