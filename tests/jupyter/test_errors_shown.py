"""A slip in a lesson's code is answered with a sentence in the reader's language, not with a page of traceback."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import ruleboard as rb
from ruleboard.rules import Unknown, mills
from tests.jupyter.kernel import Kernel, kernel


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kernel]:
    with kernel(tmp_path_factory.mktemp("errors")) as made:
        made.run("import ruleboard as rb")
        yield made


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("rb.Play('mils', lang='en')", "There is no game called “mils”."),
        ("rb.Play('mills:chengsna', lang='ru')", "Для этой игры нет правил «chengsna»."),
        ("rb.Play('mills', 'W:Wz9:B', lang='es')", "La parte W de la posición"),
        ("rb.Exercise('mills', goal=rb.goals.forms_mill(), lang='zh')", "没有"),
        ("rb.Exercise('mills', goal='mill', lang='en')", "There is no goal called “mill”."),
        (
            "rb.Exercise('mills', gaol=1, lang='ru')",
            "Здесь нельзя указать «gaol». Можно указать: game, ",
        ),
        ("rb.Play('mills', lnag='ru')", "“lnag” cannot be given here. Possible: game, "),
        ("rb.Play('mills', lang='en').theme = 'pink'", "There is no theme called “pink”."),
        (
            "rb.goals.form_mill()",
            "There is no goal called “form_mill”. The goals are: ",
        ),
    ],
)
def test_a_slip_is_one_readable_line(code: str, shown: str, running: Kernel) -> None:
    told = running.error(code)
    assert told.startswith(shown)
    assert len(told.splitlines()) == 1


LINE = """
o---o---o---o
|   |   |   |
o---o---o---o
"""
DRAW = f"from ruleboard.rules import mills; mills.draw('own', {LINE!r})"


@pytest.mark.parametrize(
    ("lang", "code", "shown"),
    [
        ("en", DRAW, "Line 1 (a2 b2 c2 d2) has 4 points."),
        ("ru", DRAW, "Точек на линии 1 (a2 b2 c2 d2): 4."),
        ("zh", DRAW, "第 1 条线（a2 b2 c2 d2）有 4 个点。"),
        ("es", DRAW, "La línea 1 (a2 b2 c2 d2) tiene 4 puntos."),
        ("es", DRAW.replace("|   |", "#   |"), "En la fila 2 del dibujo, el signo número 1 es «#»"),
        ("ru", "mills.MELNITSA.replace('own', board=7)", "«7» не подходит для «board»."),
        ("ru", "mills.parse('W:Wz9:B', mills.STANDARD)", "В части W позиции названа точка «z9»"),
    ],
)
def test_what_goes_wrong_outside_a_board_is_told_in_the_language_of_the_lesson(
    lang: str, code: str, shown: str, running: Kernel
) -> None:
    running.run(f"rb.Play; LANG = {lang!r}")
    told = running.error(code)
    running.run("del LANG")
    assert told.startswith(shown)
    assert len(told.splitlines()) == 1


def test_where_no_lesson_names_a_language_programmers_see_where_it_was_raised(
    running: Kernel,
) -> None:
    running.run("rb.Play")
    assert running.error(DRAW).startswith("Traceback")


@pytest.mark.parametrize(
    ("before", "code", "shown"),
    [
        ("", "rb.goals.wins(gaol=1)", "“gaol” cannot be given here."),
        (
            "board = rb.Play('mills', lang='ru')",
            "rb.goals.wins(gaol=1)",
            "Здесь нельзя указать «gaol».",
        ),
        ("LANG = 'es'", "rb.goals.form_mill()", "No hay ningún objetivo llamado «form_mill»."),
        ("LANG = 'es'", "rb.Play('mils', lang='en')", "There is no game called “mils”."),
    ],
)
def test_the_lesson_names_the_language_else_the_last_board_and_a_board_keeps_its_own(
    before: str, code: str, shown: str, tmp_path: Path
) -> None:
    with kernel(tmp_path) as fresh:
        fresh.run(f"import ruleboard as rb; rb.Play\n{before}")
        assert fresh.error(code).startswith(shown)


def test_errors_of_another_package_are_still_shown_by_its_own_handler(tmp_path: Path) -> None:
    with kernel(tmp_path) as fresh:
        fresh.run(
            "def own(shell, kind, error, traceback, tb_offset=None): print('its own:', error)\n"
            "get_ipython().set_custom_exc((ZeroDivisionError,), own)\n"
            "import ruleboard as rb; rb.Play"
        )
        assert fresh.run("1 / 0") == "its own: division by zero\n"
        assert fresh.error("rb.Play('mils', lang='en')").startswith("There is no game")


def test_the_whole_traceback_can_be_asked_for(running: Kernel) -> None:
    running.error("rb.Play('mils', lang='en')")
    whole = running.run("import sys, traceback; traceback.print_last(file=sys.stdout)")
    assert whole.startswith("Traceback")
    assert "position_of" in whole
    assert "There is no game called “mils”." in whole


def test_an_error_that_nobody_has_put_into_words_shows_where_it_was_raised() -> None:
    with pytest.raises(Unknown) as raised:
        mills.STANDARD.replace(nonsense=1)
    assert "Traceback" in "".join(raised.value._render_traceback_())


def test_a_goal_that_is_not_there_is_still_an_attribute_that_is_not_there() -> None:
    assert not hasattr(rb.goals, "form_mill")
    assert getattr(rb.goals, "form_mill", None) is None
