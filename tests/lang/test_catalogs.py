"""The catalogs of the four languages: whole, in step with the program, and well written (M1, M2, M6 to M12)."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import cast

import pytest
from babel import Locale
from babel.messages.extract import extract_from_dir

from ruleboard.lang import EDITIONS, LANGUAGES, SOURCE, Words
from ruleboard.lang.sentence import Cases, Entry, Sentence
from ruleboard.lang.sentences import table
from ruleboard.rules.base import SIGNS
from ruleboard.rules.errors import Unknown
from tests.glossary import STIFF
from tests.lang.catalog_measures import (
    Plurals,
    Text,
    agreement,
    completeness,
    keys_of,
    load,
    placeholders,
    plurals,
    sentences_of,
    too_wide,
    wanted,
    wording,
)
from tests.lang.every import CATALOGS, FOLDER, GAMES, SENTENCES, sentences_in

WIDEST_LABEL = 15  # in letters of full width: two labels side by side still fit under a board
COUNTED = (*range(1300), 10**9 + 1)
TRANSLATED = sorted(
    (path.parent.parent.name, path.stem) for path in FOLDER.glob("*/LC_MESSAGES/*.po")
)
EVERY = [*((SOURCE, name) for name in CATALOGS), *TRANSLATED]
SAMPLE = {"player": 0, "sites": ("a1", "d7"), "points": ("a1", "d7"), "targets": ("a1", "d7")}


def path(language: str, name: str) -> Path:
    return FOLDER / language / "LC_MESSAGES" / f"{name}.po"


def catalog(language: str, name: str) -> list[Text]:
    """The texts of a catalog; those of English are the sentences themselves."""
    if language == SOURCE:
        return [
            Text(text, plural, (text,) if plural is None else (text, plural))
            for text, plural in wanted(sentences_in(name))
        ]
    return load(path(language, name), language)


def counting(language: str, name: str) -> Plurals:
    """How a catalog counts; English has a form for one thing and one for all other numbers."""
    if language == SOURCE:
        return Plurals(2, lambda n: int(n != 1))
    return plurals(path(language, name), language)


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


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != SOURCE])
def test_a_language_has_every_catalog(language: str) -> None:
    assert [name for name in CATALOGS if not path(language, name).exists()] == []


def test_every_catalog_is_of_a_known_language_and_about_something() -> None:
    assert {language for language, _ in TRANSLATED} < set(LANGUAGES)
    assert {name for _, name in TRANSLATED} == set(CATALOGS)


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_a_catalog_is_whole_and_in_the_order_of_the_program(language: str, name: str) -> None:
    forms = counting(language, name).forms
    assert completeness(wanted(sentences_in(name)), catalog(language, name), forms) == []


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_translators_see_the_keys_of_each_text(language: str, name: str) -> None:
    text = path(language, name).read_text(encoding="utf-8")
    told = re.findall(r"^#\. (.*)\n(?:#, .*\n)?msgid", text, re.MULTILINE)
    assert told == [", ".join(keys) for keys in keys_of(sentences_in(name)).values()]


@pytest.mark.parametrize(("language", "name"), EVERY)
def test_placeholders_agree_with_the_english(language: str, name: str) -> None:
    texts, alone = catalog(language, name), counting(language, name).alone
    assert [fault for text in texts for fault in agreement(text, alone=alone)] == []


@pytest.mark.parametrize(("language", "name"), EVERY)
def test_texts_read_well_and_use_the_words_of_the_game(language: str, name: str) -> None:
    texts, games = catalog(language, name), games_of(name)
    assert [fault for text in texts for fault in wording(text, language, games)] == []


@pytest.mark.parametrize("name", ["ruleboard", "relati"])
@pytest.mark.parametrize("language", STIFF)
def test_boards_speak_as_people_do(language: str, name: str) -> None:
    forms = [form for text in catalog(language, name) for form in text.forms]
    for pattern, instead in STIFF[language].items():
        stiff = [form for form in forms if re.search(pattern, form)]
        assert stiff == [], f"write {instead}"


@pytest.mark.parametrize(("language", "name"), EVERY)
def test_labels_are_short_enough_for_buttons(language: str, name: str) -> None:
    short = set(labels())
    assert len(short) > 10
    texts = [text for text in catalog(language, name) if text.msgid in short]
    assert [fault for text in texts for fault in too_wide(text, WIDEST_LABEL)] == []


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
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


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_plural_forms_are_chosen_as_the_languages_do(language: str, name: str) -> None:
    assert not plural_faults(language, counting(language, name))


def plural_faults(language: str, counted: Plurals) -> set[tuple[int, str]]:
    """Forms that serve several sorts of numbers, or share one: by number of the form and sort.

    One thing alone may be a sort of its own: it is told in words, where 21 things are told in digits.
    """
    rule, alone = Locale(language).plural_form, counted.choose(1) == counted.alone
    used = {(counted.choose(n), "alone" if n == 1 and alone else rule(n)) for n in COUNTED}
    assert {form for form, _ in used} == set(range(counted.forms))
    one_each = len(used) == counted.forms == len({sort for _, sort in used})
    return set() if one_each else used


@pytest.mark.parametrize(("language", "name"), EVERY)
def test_every_sentence_can_be_said_with_every_number(language: str, name: str) -> None:
    words, listed = Words(language), LANGUAGES[language].separator.join(("a1", "d7"))
    texts = {text.msgid: text for text in catalog(language, name)}
    choose = counting(language, name).choose
    for key, entry in sentences_in(name).items():
        for player, sentence in enumerate(sentences_of(entry)):
            forms = texts[sentence.text].forms
            names = placeholders(sentence.text) | placeholders(sentence.plural or "")
            players = {"player": 0 if isinstance(entry, Cases) else player}
            params = {**dict.fromkeys(names, "x"), **SAMPLE, **players}
            if isinstance(entry, Cases):
                params[entry.param] = entry.names[player]
            for n in range(131) if sentence.plural else (1,):
                form = forms[choose(n)] if sentence.plural else forms[0]
                shown = dict.fromkeys(names, "x") | {"player": SIGNS[players["player"]]}
                shown |= {"n": str(n)} | dict.fromkeys(("sites", "points", "targets"), listed)
                assert words(key, **{**params, "n": n}) == (form.format_map(shown),)


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
    assert all(choice in raised.value.params["expected"] for choice in EDITIONS)


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
    assert any(fault in found for found in completeness([ONE, TWO], texts, 3))


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
    alone = counting(language, "ruleboard").alone
    assert len(list(agreement(text, alone=alone))) == 1


def test_one_thing_may_do_without_its_number() -> None:
    text = Text("A man.", "{n} men.", ("Una ficha.", "{n} fichas."))
    assert list(agreement(text, alone=0)) == []


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


def test_a_wrong_plural_rule_is_found() -> None:
    assert plural_faults("ru", Plurals(2, lambda n: int(n != 1)))
    assert not plural_faults("es", Plurals(2, lambda n: int(n != 1)))
