"""The catalogs of the four languages: whole, in step with the program, and well written (M1, M2, M6 to M12)."""

from __future__ import annotations

import gettext
import os
import re
from pathlib import Path
from typing import cast

import pytest
from babel import Locale
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from ruleboard.lang import LANGUAGES, PAIRS, Words
from ruleboard.lang.sentence import Cases, Entry, Sentence
from ruleboard.lang.sentences import table
from ruleboard.rules import Unknown
from tests.lang.catalog_measures import (
    FORMS,
    Text,
    agreement,
    completeness,
    keys_of,
    load,
    placeholders,
    sentences_of,
    too_wide,
    wanted,
    wording,
)
from tests.lang.every import CATALOGS, FOLDER, GAMES, SENTENCES, sentences_in

OTHERS = [language for language in LANGUAGES if language != "en"]
WIDEST_LABEL = 15  # in letters of full width: two labels side by side still fit under a board
TAGS = {
    "zh": ["other"],
    "ru": ["one", "few", "many"],
    "en": ["one", "other"],
    "es": ["one", "other"],
}
SAMPLE = {"player": 0, "sites": ("a1", "d7"), "points": ("a1", "d7"), "targets": ("a1", "d7")}


def path(language: str, name: str) -> Path:
    return FOLDER / language / "LC_MESSAGES" / f"{name}.po"


def catalog(language: str, name: str) -> list[Text]:
    """The texts of a catalog; those of English are the sentences themselves."""
    if language == "en":
        return [
            Text(text, plural, (text,) if plural is None else (text, plural))
            for text, plural in wanted(sentences_in(name))
        ]
    return load(path(language, name), language)


def games_of(name: str) -> list[str]:
    """The games that a catalog is about: its own, or all."""
    return [name] if name in GAMES else [*GAMES]


def labels() -> list[str]:
    """What stands on buttons: short texts of the interface that are no sentences."""
    texts = [
        sentence.text
        for key, entry in SENTENCES.items()
        if key.startswith("ui.")
        for sentence in sentences_of(entry)
    ]
    return [text for text in texts if len(text) <= 16 and not text.endswith(".")]


def test_every_catalog_is_about_something() -> None:
    assert {file.stem for file in FOLDER.glob("*/LC_MESSAGES/*.po")} == set(CATALOGS)
    assert {folder.parent.name for folder in FOLDER.glob("*/LC_MESSAGES")} == set(OTHERS)


@pytest.mark.parametrize("name", CATALOGS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_catalog_is_whole_and_in_the_order_of_the_program(language: str, name: str) -> None:
    assert completeness(wanted(sentences_in(name)), catalog(language, name), language) == []


@pytest.mark.parametrize("name", CATALOGS)
@pytest.mark.parametrize("language", OTHERS)
def test_translators_see_the_keys_of_each_text(language: str, name: str) -> None:
    told = re.findall(
        r"^#\. (.*)\n(?:#, .*\n)?msgid", path(language, name).read_text("utf-8"), re.MULTILINE
    )
    assert told == [", ".join(keys) for keys in keys_of(sentences_in(name)).values()]


@pytest.mark.parametrize("name", CATALOGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_agree_with_the_english(language: str, name: str) -> None:
    texts = catalog(language, name)
    assert [fault for text in texts for fault in agreement(text, language)] == []


@pytest.mark.parametrize("name", CATALOGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_read_well_and_use_the_words_of_the_game(language: str, name: str) -> None:
    texts, games = catalog(language, name), games_of(name)
    assert [fault for text in texts for fault in wording(text, language, games)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short_enough_for_buttons(language: str) -> None:
    short = set(labels())
    assert len(short) > 10
    texts = [text for text in catalog(language, "ruleboard") if text.msgid in short]
    assert [fault for text in texts for fault in too_wide(text, WIDEST_LABEL)] == []


@pytest.mark.parametrize("name", CATALOGS)
@pytest.mark.parametrize("language", OTHERS)
def test_the_head_of_a_catalog_is_filled_in(language: str, name: str) -> None:
    head = path(language, name).read_text(encoding="utf-8").partition("\n\n")[0]
    blanks = ("EMAIL@ADDRESS", "FIRST AUTHOR", "FULL NAME", "YEAR-MO-DA", "LL@li.org")
    assert [blank for blank in blanks if blank in head] == []


def test_the_catalogs_have_what_babel_extracts_from_the_program() -> None:
    extracted = set()
    keywords = {"say": None, "count": (1, 2)}
    for _, _, message, _, _ in extract_from_dir(
        FOLDER / "sentences", method_map=[("**.py", "python")], keywords=keywords
    ):
        extracted.add(Sentence(message) if isinstance(message, str) else Sentence(*message))
    assert extracted == set(wanted(SENTENCES))


@pytest.mark.parametrize("name", CATALOGS)
@pytest.mark.parametrize("language", OTHERS)
def test_plural_forms_are_chosen_as_the_languages_do(language: str, name: str) -> None:
    with path(language, name).open("rb") as file:
        head = read_po(file, locale=language)
    assert head.num_plurals == FORMS[language] == len(TAGS[language])
    chosen = gettext.c2py(head.plural_expr)
    rule = Locale(language).plural_form
    for n in (*range(1300), 10**9 + 1):
        assert TAGS[language][chosen(n)] == rule(n), n


@pytest.mark.parametrize("name", CATALOGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_every_number(language: str, name: str) -> None:
    words = Words(language)
    texts = {text.msgid: text for text in catalog(language, name)}
    rule = Locale(language).plural_form
    for key, entry in sentences_in(name).items():
        for player, sentence in enumerate(sentences_of(entry)):
            forms = texts[sentence.text].forms
            names = placeholders(sentence.text) | placeholders(sentence.plural or "")
            players = {"player": 0 if isinstance(entry, Cases) else player}
            params = {**dict.fromkeys(names, "x"), **SAMPLE, **players}
            if isinstance(entry, Cases):
                params[entry.param] = entry.names[player]
            for n in range(131) if sentence.plural else (1,):
                form = forms[TAGS[language].index(rule(n))] if sentence.plural else forms[0]
                listed = "、" if language == "zh" else ", "
                shown = dict.fromkeys(names, "x") | {"player": "○×△□"[players["player"]]}
                numbers = {"n": n, sentence.number: n} if sentence.plural else {"n": n}
                shown |= {name: str(number) for name, number in numbers.items()}
                shown |= {
                    name: listed.join(("a1", "d7")) for name in ("sites", "points", "targets")
                }
                assert words(key, **{**params, **numbers}) == (form.format_map(shown),)


def test_two_languages_are_said_one_after_the_other() -> None:
    assert Words("zh-en")("ui.undo") == (*Words("zh")("ui.undo"), *Words("en")("ui.undo"))
    assert Words("ru-es").first("ui.undo") == Words("ru").first("ui.undo")
    assert Words("zh-en").short("ui.undo") == " · ".join(Words("zh-en")("ui.undo"))


@pytest.mark.parametrize("lang", ["", "de", "zh-", "zh-zh", "zh-en-ru", "ZH", "zh_en"])
def test_an_unknown_language_is_refused_with_the_choices(lang: str) -> None:
    with pytest.raises(Unknown) as raised:
        Words(lang)
    assert raised.value.code == "unknown_language"
    assert raised.value.params["got"] == lang
    assert all(choice in raised.value.params["expected"] for choice in (*LANGUAGES, *PAIRS))


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(Unknown, match=r"unknown sentence: 'ui\.nothing'"):
        Words("en")("ui.nothing")


def test_a_missing_translation_is_an_error_here_and_english_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert os.environ["RULEBOARD_STRICT"] == "1"
    strange = {"ui.one": Sentence("Strange"), "ui.many": Sentence("{n} cat", "{n} cats")}
    for key, sentence in strange.items():
        monkeypatch.setitem(cast("dict[str, Entry]", table("ui")), key, sentence)
    for key in strange:
        with pytest.raises(Unknown, match="untranslated"):
            Words("ru")(key, n=2)
    monkeypatch.delenv("RULEBOARD_STRICT")
    assert Words("ru")("ui.one") == ("Strange",)
    assert Words("ru-en")("ui.many", n=2) == ("2 cats", "2 cats")
    assert Words("ru")("ui.many", n=1) == ("1 cat",)


ONE = Sentence("A mill.")
TWO = Sentence("{n} man", "{n} men")


@pytest.mark.parametrize(
    ("texts", "fault"),
    [
        ([Text("A mill.", None, ("Мельница.",))], "missing: '{n} man'"),
        ([Text("A mill.", None, ("",)), Text(*TWO, ("{n}",) * 3)], "empty: 'A mill.'"),
        ([Text("A mill.", None, ("М.",)), Text(*TWO, ("{n}",) * 2)], "2 forms, expected 3"),
        ([Text(*TWO, ("{n}",) * 3), Text("A mill.", None, ("М.",))], "another order"),
        ([Text("A mill.", None, ("М.",), fuzzy=True), Text(*TWO, ("{n}",) * 3)], "fuzzy"),
        (
            [Text("A mill.", None, ("М.",)), Text(*TWO, ("{n}",) * 3), Text("Old", None, ("С",))],
            "not used: 'Old'",
        ),
    ],
)
def test_a_catalog_that_is_not_whole_is_found(texts: list[Text], fault: str) -> None:
    assert any(fault in found for found in completeness([ONE, TWO], texts, "ru"))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("zh", Text("On {point}.", None, ("在 {pont}。",))),
        ("zh", Text("On {point}.", None, ("在。",))),
        ("zh", Text("A man.", "{n} men.", ("一子。",))),
        ("ru", Text("A man.", "{n} men.", ("Фишка.", "{n} фишки.", "{n} фишек."))),
        ("es", Text("A man.", "{n} men.", ("Una ficha.", "Fichas."))),
        ("es", Text("A man on {point}.", "{n} men.", ("Una ficha.", "{n} fichas."))),
    ],
)
def test_placeholders_that_do_not_agree_are_found(language: str, text: Text) -> None:
    assert len(list(agreement(text, language))) == 1


def test_one_thing_may_do_without_its_number() -> None:
    text = Text("A man.", "{n} men.", ("Una ficha.", "{n} fichas."))
    assert list(agreement(text, "es")) == []


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", Text("A mill.", None, ("The mill.",)), "the English says"),
        ("en", Text("Capture!", None, ("Capture!",)), "write remove"),
        ("en", Text("The color.", None, ("The color.",)), "write colour"),
        ("zh", Text("A mill.", None, ("三连.",)), "half-width"),
        ("zh", Text("On {point}.", None, ("在{point}。",)), "no space"),
        ("ru", Text("A mill.", None, ("Ряд.",)), "'mill' is not rendered"),
        ("ru", Text("Black", None, ("Черные",)), "ё is missing"),
        ("es", Text("Why?", None, ("Por qué?",)), "¿"),
        ("es", Text("No", None, ("No",)), "the same as the English"),
    ],
)
def test_texts_that_do_not_read_well_are_found(language: str, text: Text, fault: str) -> None:
    assert any(fault in found for found in wording(text, language, ["mills"]))


def test_labels_that_are_too_wide_are_found() -> None:
    assert len(list(too_wide(Text("Hint", None, ("Показать подсказку для хода",)), 15))) == 1
    assert len(list(too_wide(Text("Hint", None, ("请按这里显示提示内容以及后面的答案",)), 15))) == 1
    assert list(too_wide(Text("Hint", None, ("Подсказка",)), 15)) == []


def test_a_wrong_plural_rule_would_be_found() -> None:
    chosen = gettext.c2py("n != 1")
    rule = Locale("ru").plural_form
    assert any(TAGS["ru"][chosen(n)] != rule(n) for n in range(131))
