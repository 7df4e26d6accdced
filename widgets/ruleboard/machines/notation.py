"""Serialization of a board: the list of all inputs since it began, as JSON.

The author's arguments (the game, the goal, the tasks) come from the cell that makes the board; the text has only what
people and their computers did with it. Reading replays the list through the pure `step`, so a text can lead a board
only to states that inputs can reach: nothing is executed, and a text that does not fit changes nothing. The same list
reproduces a bug report.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ruleboard.machines.board import (
    Board,
    Failed,
    Found,
    Given,
    Lower,
    Recall,
    Say,
    Think,
    step,
)
from ruleboard.players.thinking import Line, Thought
from ruleboard.rules.base import Position
from ruleboard.rules.errors import RuleboardError, Unknown
from ruleboard.session.hand import Drop
from ruleboard.session.inputs import Ask, Click, Do, Pick, Type, Why
from ruleboard.session.questions import Around, Unclear, Where
from ruleboard.teaching.progress import MOST_STARS

FORMAT = 1
MOST = 2_000  # inputs that are saved: a board with more is not restored
LONGEST = 400  # characters of a text among them
LARGEST = 1_000_000  # characters of the whole
HIGHEST = 10**9  # any number in it; the value of a win is far below

PLAIN = {
    "click": Click,
    "type": Type,
    "do": Do,
    "ask": Ask,
    "why": Why,
    "pick": Pick,
    "drop": Drop,
    "around": Around,
    "say": Say,
}
"""The inputs whose fields are strings and integers, by their names in the text."""

_NAMES = {kind: name for name, kind in PLAIN.items()}


class NotABoard(Exception):
    """The text does not fit: damaged, of another board, or of a later version."""


def write(board: Board[Any]) -> str | None:
    """Serialize the inputs of a board and of those below it; None if there are more than `read` accepts."""
    try:
        found = {"format": FORMAT, **_content(board)}
    except NotABoard:
        return None
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    return text if len(text) <= LARGEST else None


def read(first: Board[Any], text: str | bytes) -> Board[Any]:
    """Restore a board from its text; `first` is the board as its author begins it."""
    if len(text) > LARGEST:
        raise NotABoard("too long")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotABoard(str(error)) from error
    if not isinstance(found, dict) or (type(found.get("format")), found.get("format")) != (
        int,
        FORMAT,
    ):
        raise NotABoard(f"expected format {FORMAT}")
    return _replayed(first, {name: part for name, part in found.items() if name != "format"})


def resume(board: Board[Any], first: Board[Any], text: str) -> Board[Any]:
    """As `read`, for a board that may have inputs already, from the code of its cell: the text must begin with them."""
    again = read(first, text)
    if again.past.part(0, len(board.past)) != list(board.past):
        raise NotABoard("another beginning")
    return again


def _content(board: Board[Any]) -> dict[str, Any]:
    brief = board.machine.brief
    inputs = brief(board.state) if brief else tuple(board.past)
    if len(inputs) > MOST:
        raise NotABoard("too many inputs")
    content: dict[str, Any] = {"board": _origin(board), "inputs": list(map(_written, inputs))}
    return content if board.below is None else {**content, "below": _content(board.below)}


def _origin(board: Board[Any]) -> list[str]:
    """Identifies a board: a text is restored only where this is equal."""
    return [board.machine.name, *board.machine.origin(board.state)]


def _replayed(board: Board[Any], found: Any) -> Board[Any]:
    match found:
        case {"board": list(origin), "inputs": list(inputs), **rest} if len(
            inputs
        ) <= MOST and rest.keys() <= {"below"}:
            pass
        case _:
            raise NotABoard("expected a board, and inputs")
    if origin != _origin(board):
        raise NotABoard("another board")
    for each in inputs:
        board = _stepped(board, _read(board, each))
    if board.machine.brief is None and len(board.past) != len(inputs):
        raise NotABoard("an answer that was not waited for")
    if (board.below is None) != ("below" not in rest):
        raise NotABoard("another board below")
    if board.below is not None:
        board = replace(board, below=_replayed(board.below, rest["below"]))
    return board


def _stepped(board: Board[Any], given: Given) -> Board[Any]:
    """One step; an exception means that the text does not fit."""
    try:
        return step(board, given)[0]
    except (RuleboardError, LookupError, ValueError, TypeError, AssertionError) as error:
        raise NotABoard(f"{given!r}: {error}") from error


def _written(given: Any) -> list[Any]:
    match given:
        case Found(_, Thought() as thought):
            return ["found", [list(_line(line)) for line in thought.lines], *_measure(thought)]
        case Failed():
            return ["failed"]
        case Where(got, kinds):
            listed = None if kinds is None else sorted(map(list, kinds), key=str)
            return ["where", got, listed]
        case Unclear(got, near):
            return ["unclear", got, list(near)]
        case Recall(stars):
            return ["recall", list(stars)]
        case Found() | Lower():
            raise NotABoard("nothing that is written")
    name = _NAMES[type(given)]
    return [name, *(getattr(given, field) for field in type(given).__dataclass_fields__)]


def _measure(thought: Thought) -> tuple[int, int, float]:
    return thought.nodes, thought.depth, thought.share


def _line(line: Line) -> Iterator[Any]:
    yield line.value
    yield from map(str, line.expected or (line.move,))


def _read(board: Board[Any], written: Any) -> Given:
    """Parse and validate an input; rejects everything that a page could never have sent."""
    if not isinstance(written, list) or not written or not isinstance(written[0], str):
        raise NotABoard(f"{written!r}; expected an input")
    name, *fields = written
    match name, fields:
        case "found", [list(lines), int(nodes), int(depth), int() | float() as share]:
            return _found(board, lines, nodes, depth, share)
        case "failed", []:
            return Failed(_wish(board))
        case "where", [str(got), list() | None as kinds] if _is_plain(got):
            return Where(got, None if kinds is None else frozenset(map(_kind, kinds)))
        case "unclear", [str(got), list(near)] if all(map(_is_text, (got, *near))):
            return Unclear(got, tuple(near))
        case "recall", [list(stars)] if all(map(_is_result, stars)):
            return Recall(tuple(stars))
    if name not in PLAIN or not all(map(_is_plain, fields)):
        raise NotABoard(f"{written!r}; expected an input")
    made = PLAIN[name]
    types = [field.type for field in made.__dataclass_fields__.values()]  # type: ignore[attr-defined]
    fits = {"str": str, "int": int, "Site": str, "Site | None": str | None}
    if len(fields) != len(types) or not all(
        isinstance(value, fits[str(kind)]) for value, kind in zip(fields, types, strict=True)
    ):
        raise NotABoard(f"{written!r}; expected an input")
    given: Given = made(*fields)
    return given


def _is_plain(value: Any) -> bool:
    return value is None or _is_text(value) or _is_number(value)


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST


def _is_number(value: Any) -> bool:
    return type(value) is int and abs(value) <= HIGHEST


def _is_result(value: Any) -> bool:
    return _is_number(value) and 0 <= value <= MOST_STARS


def _kind(value: Any) -> tuple[int | None, str]:
    match value:
        case [int() | None as owner, str(word)] if _is_plain(owner) and _is_text(word):
            return owner, word
    raise NotABoard(f"{value!r}; expected a kind of piece")


def _wish(board: Board[Any]) -> Any:
    waits = board.waits
    if not isinstance(waits, Think):
        raise NotABoard("an answer that was not waited for")
    return waits.wish


def _found(board: Board[Any], lines: list[Any], nodes: int, depth: int, share: float) -> Found:
    """A thought about the position that the board waits for; its moves must be legal there."""
    wish = _wish(board)
    position: Position | None = getattr(wish, "position", None)
    if position is None or not lines or not (_is_number(nodes) and _is_number(depth)):
        raise NotABoard("a thought that was not waited for")
    if not 0 <= share <= 1:
        raise NotABoard(f"{share!r}; expected a share")
    try:
        found = tuple(_line_read(position, each) for each in lines)
    except Unknown as error:
        raise NotABoard(str(error)) from error
    return Found(wish, Thought(position, found, nodes, depth, share, final=True))


def _line_read(position: Position, written: Any) -> Line:
    match written:
        case [int(value), *texts] if texts and _is_number(value) and all(map(_is_text, texts)):
            moves = []
            for text in texts:
                try:
                    moves.append(position.move(text))
                except RuleboardError as error:
                    raise NotABoard(f"{text!r}: {error.code}") from error
                position = position.play(moves[-1])
            return Line(moves[0], value, tuple(moves))
    raise NotABoard(f"{written!r}; expected a line of moves")
