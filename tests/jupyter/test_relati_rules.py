"""Relati's rules on the page: folded under a board, and side by side."""

from __future__ import annotations

import re

import pytest

import ruleboard as rb
from ruleboard.rules import InvalidPosition, relati
from tests.jupyter.seen import foot, why

LINE = "2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4"


def plain(page: str) -> str:
    return re.sub("<[^>]*>", " ", page)


def test_a_board_opens_at_the_size_for_learning() -> None:
    assert rb.Play("relati:neighbours").position.text == "2@5 O1 n"
    assert rb.Play("relati:remote").position.text == "2@7 O1 r"


def test_the_basic_game_is_told_from_its_beginning() -> None:
    page = plain(rb.Play("relati").view.rules)
    assert "Rules: Relati, basic rules" in page
    assert "The rules in short:" in page
    assert page.count("There are no cannons.") == 1


@pytest.mark.parametrize(
    ("lang", "name", "said"),
    [
        ("en", "Relati, only normal connections", "Only neighbouring squares connect: 8 paths."),
        ("zh", "只有普通连线", "共 8 条路径"),
        ("ru", "только обычные связи", "путей 8"),
        ("es", "solo conexiones normales", "vecinas: 8 caminos"),
    ],
)
def test_fewer_paths_are_told_in_the_readers_language(lang: str, name: str, said: str) -> None:
    page = plain(rb.Play("relati:neighbours", lang=lang).view.rules)
    assert name in page
    assert said in page


def test_a_demonstration_shows_rules_that_are_unusual_and_no_others() -> None:
    usual = rb.Demo("relati", LINE, ["D4"])
    unusual = rb.Demo("relati", LINE.replace(" - ", " q "), ["D4"])
    assert "Rules:" not in foot(usual)
    assert "Rules: Relati with extra actions" in foot(unusual)


@pytest.mark.parametrize(
    ("letters", "lang", "name"),
    [
        ("cm", "en", "Rules: Relati (cannons, root migration)"),
        ("cm", "zh", "Relati（炮台、根源迁移）"),
        ("cm", "ru", "Relati (пушки, перенос корня)"),
        ("cm", "es", "Relati (cañones, traslado de la raíz)"),
        ("ckf", "en", "Relati (chain cannons, friendly fire)"),
        ("qn", "ru", "Relati (только обычные связи, дополнительные действия)"),
        ("qmr", "es", "conexiones normales y remotas normales, acciones adicionales, traslado"),
        ("cp", "zh", "Relati（炮台、能放置符号才能行动）"),
    ],
)
def test_mixed_rules_are_called_by_what_is_special_in_them(
    letters: str, lang: str, name: str
) -> None:
    page = plain(rb.Play("relati", f"2 O1 {letters}", lang=lang).view.rules)
    assert name in page


def test_mixed_rules_are_named_in_both_languages_of_a_reader() -> None:
    page = plain(rb.Play("relati", "2 O1 cm", lang="es-en").view.rules)
    spanish = "Reglas: Relati (cañones, traslado de la raíz)"
    assert f"{spanish} · Rules: Relati (cannons, root migration)" in page


def test_mixed_rules_stand_over_their_board_with_their_name() -> None:
    board = rb.Compare("relati", LINE, rules=["basic", relati.Rules(consecutive=True, paths=8)])
    assert "Relati (only normal connections, extra actions)" in str(board.views[1].name)
    assert "Relati (only normal connections, extra actions)" in board.view.rules


def test_a_cut_under_two_rule_sets() -> None:
    board = rb.Compare("relati", LINE, rules=["basic", "consecutive"])
    board.click("D4")
    assert board.verdicts == {"basic": "allowed", "consecutive": "allowed"}
    basic, consecutive = board.message.splitlines()
    assert basic.endswith("○ places a symbol.")
    assert consecutive.endswith("× earns one extra action. × can act once more.")
    assert "You get an extra action for each player" in why(board)


def test_rules_of_ones_own_are_compared_too() -> None:
    fire = relati.Rules(cannon=True, friendly_fire=True)
    board = rb.Compare("relati", "2 O1 c O=E5*,G5c X=A1*", rules=["cannon", fire])
    for site in ("G5", "E5"):
        board.click(site)
    assert board.verdicts == {"cannon": "refused", "cf": "allowed"}


def test_a_position_that_some_rules_do_not_know_is_refused_in_words() -> None:
    with pytest.raises(InvalidPosition) as caught:
        rb.Compare("relati", "2 O1 c O=E5*,G5c X=A1*", rules=["basic", "cannon"], lang="es")
    assert "cañones" in str(caught.value)
