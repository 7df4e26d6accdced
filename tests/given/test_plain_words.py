"""What an error says can be printed anywhere, whatever was given: half a letter, a number without end, anything."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from ruleboard.lang import Words
from ruleboard.rules import InvalidMove, Note, RuleboardError, Unknown, mills
from ruleboard.rules.arguments import described
from ruleboard.rules.errors import BadArgument, as_text, listed, printable, safe_repr
from ruleboard.teaching.narration import errors_in_words

HALF = "\ud800"


class Broken:
    """Something that cannot be shown."""

    def __str__(self) -> str:
        raise ZeroDivisionError

    __repr__ = __str__


class Uncoded:
    """Something that fails when it is asked for a code."""

    @property
    def code(self) -> str:
        raise ZeroDivisionError


STRANGE: tuple[Any, ...] = (
    HALF,
    (HALF, HALF),
    f"a{HALF}\udfffb",
    10**5000,
    (10**5000,),
    Broken(),
    Uncoded(),
)


@pytest.mark.parametrize("strange", STRANGE, ids=lambda each: type(each).__name__)
@pytest.mark.parametrize("name", ["got", "at", "expected"])
def test_an_error_that_nobody_has_told_can_be_printed(name: str, strange: Any) -> None:
    said = str(Unknown("unknown_site", **{name: strange}))
    assert said.encode("utf-8").decode("utf-8") == said
    assert said.startswith("unknown site")


@pytest.mark.parametrize(
    "strange", [HALF, 10**5000, Broken()], ids=lambda each: type(each).__name__
)
def test_an_error_that_is_told_can_be_printed(strange: Any) -> None:
    with pytest.raises(RuleboardError) as raised, errors_in_words(Words("zh-en"), "mills"):
        raise Unknown("unknown_site", got=strange, expected=(strange, "a1"))
    assert str(raised.value).encode("utf-8")
    assert "".join(raised.value._render_traceback_()).encode("utf-8")


def test_whoever_tells_it_need_not_think_of_half_letters() -> None:
    error = InvalidMove("not_a_move", got="x")
    error.told = f"So {HALF} it is."
    assert str(error) == "So ? it is."
    assert error._render_traceback_() == ["So ? it is."]


def test_a_wrong_type_with_half_a_letter_can_be_printed() -> None:
    error = BadArgument("wrong_type", at=HALF, got="5", expected=described(int))
    assert str(error) == "? cannot be 5; expected a whole number"


@pytest.mark.parametrize("text", [HALF, "a1\udc80", "mills:\udfff"])
def test_a_text_of_half_letters_is_refused_in_words_that_can_be_printed(text: str) -> None:
    with pytest.raises(RuleboardError) as raised:
        mills.start().move(text)
    assert str(raised.value).encode("utf-8")


def test_notes_and_names_are_written_on_one_line() -> None:
    note = Note(described(int)[0].code)
    assert listed((note, "b", 3)) == "a whole number, b, 3"
    assert as_text(Note("own.code")) == "own.code"
    assert (safe_repr(Broken()), as_text(Broken())) == ("Broken", "Broken")
    assert printable(HALF) == "?"


@pytest.mark.parametrize("encoding", ["ascii", "cp1251", "utf-8", "utf-16"])
@pytest.mark.parametrize("given", [b"\xff\xfe", "中".encode(), b"9" * 400, b"\xed\xa0\x80"])
def test_a_console_of_any_encoding_shows_what_is_wrong(encoding: str, given: bytes) -> None:
    """Half letters come from a command line whose bytes are no text."""
    command: list[str | bytes] = [sys.executable, "-m", "ruleboard", "show", "mills", given]
    done = subprocess.run(
        command,
        capture_output=True,
        env={"PYTHONIOENCODING": encoding, "LC_ALL": "ru_RU.UTF-8", "PYTHONUTF8": "1"},
        check=False,
    )
    said = done.stderr.decode(encoding)
    assert done.returncode == 2
    assert said.startswith("ruleboard: ")
    assert len(said.splitlines()) == 1
