"""The sentences of a game from outside are measured as ours are: every code can be said, in every language."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.lang import LANGUAGES, SOURCE, Words
from ruleboard.rules import Code, IllegalMove, InvalidPosition, Refusal, RuleboardError
from ruleboard.teaching.narration import errors_in_words
from tests.games.installing import NAME
from tests.games.installing import SOURCE as PACKAGE
from tests.lang.catalog_measures import (
    agreement,
    completeness,
    load,
    placeholders,
    plurals,
    wanted,
    wording,
)
from tests.lang.code_measures import KINDS, code_faults, codes_of, params_of
from tests.lang.every import SENTENCES

pytestmark = pytest.mark.usefixtures("outside_game")

TRANSLATED = [language for language in LANGUAGES if language != SOURCE]


def own() -> dict[str, Any]:
    return dict(import_module(f"{NAME}.sentences").SENTENCES)


def codes() -> dict[str, type[Code]]:
    return codes_of(import_module(f"{NAME}.codes"))


def catalog(language: str) -> Path:
    return PACKAGE / NAME / "lang" / language / "LC_MESSAGES" / f"{NAME}.po"


def test_it_has_codes_of_every_kind() -> None:
    assert set(codes()) == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_code_can_be_said(kind: str) -> None:
    told = params_of(codes()[kind])
    assert list(code_faults({**SENTENCES, **own()}, f"{NAME}.{KINDS[kind]}", told)) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_its_catalogs_are_whole_and_read_well(language: str) -> None:
    counted, texts = (
        plurals(catalog(language), language),
        load(catalog(language), language),
    )
    assert completeness(wanted(own()), texts, counted.forms) == []
    for text in texts:
        assert list(agreement(text, alone=counted.alone)) == []
        assert list(wording(text, language, [NAME])) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_tells_itself_to_the_reader(language: str) -> None:
    faults: list[RuleboardError] = [
        IllegalMove(Refusal(code, dict.fromkeys(code.params, 1)), got="a1")
        for code in codes()["Refused"]
    ]
    for code in codes()["Fault"]:
        params: Any = dict.fromkeys(code.params, 1)
        faults.append(InvalidPosition(code, **params))
    for error in faults:
        with pytest.raises(type(error)), errors_in_words(Words(language), NAME):
            raise error
        assert error.told
        assert not placeholders(error.told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x", "«x» no es una posición. Escribe, por ejemplo: B:Ba1,b2:Wc3:C0,0."),
        ("X:B:W:C0,0", "Una posición empieza por el turno: B, W. Esta empieza por «X»."),
        ("B:Ba1:Wa1:C0,0", "La parte W de la posición nombra a1 más de una vez."),
        (
            "B:B:W:Cx",
            "La parte C de la posición necesita un número, no «x». Por ejemplo: C0,0.",
        ),
    ],
)
def test_a_fault_in_a_text_is_told_in_the_reader_s_language(text: str, told: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        rb.Play(NAME, text, lang="es")
    assert str(caught.value) == told
