"""Whatever is given to a public call, the answer is the call's own, or one sentence about what was wrong with it."""

from __future__ import annotations

import datetime as dt
import math
from collections.abc import Callable, Iterator
from decimal import Decimal
from inspect import Parameter, signature
from pathlib import Path
from typing import Any

import pytest

import ruleboard as rb
from ruleboard import rules
from ruleboard.jupyter import lesson_language
from ruleboard.lang import Words
from ruleboard.rules import (
    BadArgument,
    InvalidPosition,
    RuleboardError,
    Unknown,
    draughts,
    mills,
    relati,
)
from ruleboard.rules.errors import safe_repr, short_repr
from ruleboard.teaching.narration import errors_in_words
from tests.given.public import PLAIN, Call, calls, methods


class Hostile:
    """Something that cannot even be short_repr."""

    def __repr__(self) -> str:
        raise ZeroDivisionError

    __str__ = __repr__


def nested(depth: int) -> list[Any]:
    """A list in a list in a list …"""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def values() -> Iterator[Any]:
    """Thirty things that hardly any parameter means, made anew for each call."""
    yield from (None, True, False, 0, -1, 7, 10**12, 3.5, math.nan, math.inf, 2j, "", "nonsense")
    yield from ("\x00<b>\n", "mills:", b"mills", [], [None], [[]], ["mills"], [5], (), {}, {0: 1})
    yield from ({"a": "b"}, {5}, range(3), (n for n in "ab"), len, print, int, object(), Hostile())
    yield from (Path("x"), Decimal(1), dt.date(2026, 1, 1), mills, mills.start())
    yield from (10**5000, "9" * 5000, "\ud800", "\u202e\u200b", {"d6": "man"}, ["a1 a4 a7"])
    yield from (mills.Move(5, 6, 7, 8, 9), mills.Move(None, "zz", ("x",), -1, 10**30))  # type: ignore[arg-type]
    yield from (relati.Move("attack", "Z99", "!!"), draughts.Move(3, 5, 7), nested(10_000))
    yield from (draughts.FMJD, relati.Move("place", "E5"), rb.goals.wins(), ValueError("x"), ...)


def one_line(error: RuleboardError) -> bool:
    return error.told is not None and len(error.told.splitlines()) == 1 and bool(error.told)


def tried(call: Call, parameter: Parameter, value: Any) -> str:
    """What is foreign in the answer to a value; nothing, if all is well."""
    given = {name: each for name, each in call.right.items() if name != parameter.name}
    args: list[Any] = []
    if parameter.kind is Parameter.VAR_POSITIONAL:
        before = [each.name for each in call.parameters if each.name in given]
        args = [*(given.pop(name) for name in before), value]
    elif parameter.kind is Parameter.VAR_KEYWORD:
        given["nonsense"] = value
    else:
        given[parameter.name] = value
    try:
        made = call.function(*args, **given)
        if isinstance(made, Iterator):
            list(made)
        if isinstance(made, rb.Play | rb.Demo | rb.Exercise | rb.Practice | rb.Compare | rb.Review):
            repr(made)
            made.close()
    except RuleboardError as error:
        if not str(error) or (call.told and not one_line(error)):
            return f"not safe_repr in one sentence: {error.told!r} {error!r}"
    except Exception as error:  # noqa: BLE001 - that is what is looked for
        return f"{type(error).__name__}: {safe_repr(error)}"
    return ""


def faults(call: Call) -> list[str]:
    found = []
    for parameter in call.parameters:
        for number, value in enumerate(values()):
            if parameter.name == "depth" and type(value) is int and value > 6:
                continue  # it would be counted, for ever
            wrong = tried(call, parameter, value)
            if wrong:
                found.append(
                    f"{call.name}({parameter.name}={short_repr(value)}) [{number}]: {wrong:.200}"
                )
    return found


@pytest.mark.parametrize("call", calls(), ids=lambda call: call.name)
def test_a_public_call_answers_in_its_own_words(call: Call) -> None:
    if call.name != "rb.mills.solve_six":  # it would take a while
        call.function(**call.right)
    assert faults(call) == []


@pytest.mark.parametrize("call", methods(), ids=lambda call: call.name)
def test_what_is_done_with_a_board_is_answered_in_words(call: Call) -> None:
    assert faults(call) == []


def test_calls_are_found() -> None:
    names = {call.name for call in calls()}
    expected = {"rb.Play", "rb.relati.ShapeDrill", "rb.goals.forms_mill", "rb.ask.cuts"}
    expected |= {"relati.Board", "draughts.Layout", "mills.Position", "mills.Rules", "lang.Words"}
    assert expected | {"mills.parse", "draughts.read_pdn", "relati.paths", "rules.perft"} <= names


@pytest.mark.parametrize("name", sorted(PLAIN))
def test_what_only_holds_things_holds_whatever_it_is_given(name: str) -> None:
    """Nothing is worked out of it before somebody looks."""
    module = {"rules": rules, "mills": mills, "draughts": draughts, "relati": relati}
    held = getattr(module[name.partition(".")[0]], name.partition(".")[2])
    count = len(signature(held).parameters)
    for value in values():
        try:
            short_repr(held(*[value] * count))
        except RuleboardError as error:
            assert str(error)  # noqa: PT017 - some of them do look


@pytest.mark.parametrize(
    ("make", "name"),
    [
        (lambda: mills.Position(mills.STANDARD, 3, 1, 0, 0, mills.start().state.off), "foe"),
        (lambda: mills.Position(mills.STANDARD, 1 << 40, 0, 0, 0, mills.start().state.off), "own"),
        (lambda: mills.Position(mills.STANDARD, 0, 0, 2, 0, mills.start().state.off), "turn"),
        (lambda: draughts.Position((1, 1), 0, 0, draughts.FMJD), "pieces"),
        (lambda: draughts.Position((1, 2), 4, 0, draughts.FMJD), "kings"),
        (lambda: draughts.Position((1, 2), 0, 0, draughts.FMJD, -1), "clock"),
        (lambda: relati.Position(relati.start().field, relati.BASIC, 2), "turn"),
    ],
)
def test_a_position_of_numbers_that_none_has_is_refused(
    make: Callable[[], object], name: str
) -> None:
    with pytest.raises(InvalidPosition) as raised, errors_in_words(Words("en"), "mills"):
        make()
    assert str(raised.value).endswith(
        f"as its “{name}”. Begin a game instead, or write the position as a text."
    )


def test_what_looks_at_its_arguments_makes_the_same() -> None:
    assert mills.Position(mills.STANDARD, 0, 0, 0, 0, mills.start().state.off) == mills.start()
    men = draughts.layout(10).men
    assert draughts.Position(men, 0, 0, draughts.FMJD) == draughts.start(draughts.FMJD)
    assert relati.Position(relati.start().field, relati.BASIC, 0) == relati.start()
    assert relati.Board(9).squares == relati.board(9).squares


def refused(board: Any, name: str, value: Any) -> RuleboardError | None:
    try:
        setattr(board, name, value)
    except RuleboardError as error:
        return error
    return None


@pytest.mark.parametrize("name", ["lang", "theme", "coordinates", "animate", "pen"])
def test_what_is_set_on_a_board_is_looked_at(name: str) -> None:
    board = rb.Play("mills", lang="es")
    before = getattr(board, name)
    for value in values():
        error = refused(board, name, value)
        if error is None:
            board.lang, board.pen = "es", ()
            before = getattr(board, name)
        else:
            assert one_line(error)
            assert getattr(board, name) == before


@pytest.mark.parametrize("name", ["size", "langg", "position", "state", "view", "message", "rules"])
def test_what_cannot_be_set_on_a_board_is_answered_with_what_can(name: str) -> None:
    board = rb.Play("mills", lang="en")
    with pytest.raises(Unknown) as raised:
        setattr(board, name, "zh")
    sentence = f"A board cannot be given “{name}”. It can be given: lang, theme, coordinates, "
    assert str(raised.value.told).startswith(sentence)


def test_a_drawing_of_another_kind_is_refused_under_its_own_name() -> None:
    board = rb.Play("mills")
    with pytest.raises(BadArgument) as raised:
        board.pen = 5  # type: ignore[assignment]
    assert str(raised.value.told).startswith("“pen” cannot be 5.")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "“moves” cannot be None. Expected: a list in square brackets."),
        ("zh", "“moves”不能是 None。应为：方括号里的列表。"),
        ("ru", "«moves» не может быть None. Подходит: список в квадратных скобках."),
        ("es", "«moves» no puede ser None. Se espera: una lista entre corchetes."),
    ],
)
def test_what_was_expected_is_said_in_the_readers_language(lang: str, said: str) -> None:
    with pytest.raises(BadArgument) as raised:
        rb.Demo("mills", moves=None, lang=lang)  # type: ignore[arg-type]
    assert raised.value.told == said


def test_what_no_board_hears_is_told_in_the_language_of_the_last_board() -> None:
    board = rb.Play("mills", lang="ru")
    with pytest.raises(BadArgument) as raised:
        rb.goals.forms_mill("two")  # type: ignore[arg-type]
    assert raised.value.told == "“k” cannot be 'two'. Expected: a whole number."
    lesson_language.tell(raised.value, None)
    assert raised.value.told == "«k» не может быть 'two'. Подходит: целое число."
    lesson_language.tell(raised.value, "es")  # once it is told, it stays
    assert raised.value.told.startswith("«k»")
    board.close()


@pytest.mark.parametrize(
    ("made", "given", "options", "said"),
    [
        (rb.Play, (), {}, "“game” is missing. Expected: a text in quotes, a position."),
        (
            rb.Compare,
            ("mills",),
            {"rules": [True]},
            "“rules” cannot be [True]. Expected: a list in square brackets, each item: a set of rules",
        ),
        (
            rb.Demo,
            ("mills",),
            {"comments": {0: True}},
            "“comments” cannot be {0: True}. Expected: pairs in braces (a whole number: ",
        ),
        (rb.Play, ("mills",), {"lang": 5}, "“lang” cannot be 5. Expected: a text in quotes."),
        (rb.Play, ("mills", None, 3), {}, "Too many things are given here: 3. Allowed: "),
        (
            rb.Play,
            ("mills",),
            {"text": 1},
            "“text” cannot be 1. Expected: one of these: True, False.",
        ),
    ],
)
def test_a_slip_is_told_as_one_reads_it(
    made: Any, given: tuple[Any, ...], options: dict[str, Any], said: str
) -> None:
    with pytest.raises(RuleboardError) as raised:
        made(*given, **options)
    assert raised.value.told is not None
    assert raised.value.told.startswith(said)


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (
            lambda: rb.Exercise("mills", goal=rb.goals.wins),  # type: ignore[arg-type]
            "“goal” needs wins with brackets. Write: wins().",
        ),
        (
            lambda: rb.Exercise("relati", goal=rb.goals.removes),  # type: ignore[arg-type]
            "“goal” needs removes with brackets. Write: removes(…).",
        ),
        (
            lambda: rb.Exercise("mills"),  # type: ignore[call-arg]
            "“goal” is missing. Expected: something like rb.goals.wins().",
        ),
        (
            lambda: rb.Play("mills", opponent="3"),  # type: ignore[arg-type]
            "“opponent” needs a number without quotes. Write: 3.",
        ),
        (
            lambda: rb.Play("mills", opponent=3.5),  # type: ignore[arg-type]
            (
                "“opponent” cannot be 3.5. Expected: a whole number, pairs in braces, "
                "an object of the kind “Chooser”, None for the usual."
            ),
        ),
        (
            lambda: rb.task(move=2),  # type: ignore[call-arg]
            "“move” cannot be given here. Possible: position, goal, moves, rules, tries.",
        ),
    ],
)
def test_a_usual_slip_is_answered_with_its_cure(made: Callable[[], object], said: str) -> None:
    rb.Play("mills", lang="en").close()
    with pytest.raises(TypeError) as raised:
        made()
    assert str(raised.value) == said


def test_for_python_it_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="text cannot be 5; expected a text in quotes"):
        mills.parse(5)  # type: ignore[arg-type]
