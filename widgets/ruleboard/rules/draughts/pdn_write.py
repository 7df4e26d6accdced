"""Writes strict PDN 3.0, so that all programs can read it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap

from ruleboard.rules.arguments import check_value
from ruleboard.rules.draughts.codes import Fault
from ruleboard.rules.draughts.pdn_types import GAME_TYPES, in_letters, type_of
from ruleboard.rules.draughts.position import start
from ruleboard.rules.draughts.record import RULE_SET, Record
from ruleboard.rules.draughts.rules import FMJD, Rules
from ruleboard.rules.errors import InvalidPosition
from ruleboard.rules.record import Ply, Variation

ROSTER = ("Event", "Site", "Date", "Round", "White", "Black", "Result")
"""The tags that come first, if known."""

INTERNATIONAL = {"1-0": "2-0", "0-1": "0-2", "1/2-1/2": "1-1", "½-½": "1-1"}
"""Chess results in the points of international draughts: two for the winner."""

WIDTH = 80


def write_pdn(records: Record | Iterable[Record], *, letters: bool = False) -> str:
    """Write one or several games as PDN 3.0, with squares in numbers or letters: 22-18, c3-d4."""
    games = (records,) if isinstance(records, Record) else records
    return "\n".join(_game(record, letters=letters) for record in games)


def _game(record: Record, *, letters: bool) -> str:
    check_value("records", record, Record)
    rules = record.start.rules
    international = rules.size == FMJD.size
    result = INTERNATIONAL.get(record.result, record.result) if international else record.result
    tags = {**record.tags, "Result": result}
    tags.pop("GameType", None)
    if said := type_of(rules, letters=letters):
        tags["GameType"] = said
    if rules not in GAME_TYPES.values():
        tags[RULE_SET] = rules.name
    tags.pop("FEN", None)
    if record.start.text != start(rules).text:
        tags["FEN"] = _named(record.start.text, rules, letters=letters)
    names = [name for name in ROSTER if name in tags]
    names += [name for name in tags if name not in ROSTER]
    header = "".join(f'[{name} "{_quoted(tags[name])}"]\n' for name in names)
    body = " ".join((*_line(record.line, 1, record.start, letters=letters), "*"))
    lines = wrap(body, WIDTH, break_long_words=False, break_on_hyphens=False)
    return f"{header}\n" + "\n".join(lines) + "\n"


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _named(text: str, rules: Rules, *, letters: bool) -> str:
    return in_letters(text, rules) if letters else text


def _line(line: Variation, number: int, position: object, *, letters: bool) -> Iterator[str]:
    """The words of a line, starting with this move number and position."""
    yield from map(_comment, line.comments)
    resumed = True  # after a comment or a variation, a black move needs its number
    for ply in line.plies:
        if ply.before != position:
            yield f'/FEN "{_named(ply.before.text, ply.before.rules, letters=letters)}"/'
            resumed = True
        second = ply.before.turn != int(ply.before.rules.black_begins)
        if not second:
            yield f"{number}."
        elif resumed:
            yield f"{number}..."
        yield _named(str(ply.move), ply.before.rules, letters=letters)
        yield from _notes(ply, number, letters=letters)
        resumed = bool(ply.comments or ply.variations)
        number += second
        position = ply.after


def _notes(ply: Ply, number: int, *, letters: bool) -> Iterator[str]:
    yield from (f"${nag}" for nag in ply.nags)
    yield from map(_comment, ply.comments)
    for variation in ply.variations:
        words = list(_line(variation, number, ply.before, letters=letters))
        if words:
            yield f"({' '.join(words)})"


def _comment(text: str) -> str:
    if "}" in text:
        raise InvalidPosition(Fault.UNWRITABLE, got=text, expected="a comment without }")
    return f"{{{text}}}"
