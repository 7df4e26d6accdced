"""The View of free play: besides the picture and its texts, the counters, the moves and the rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from ruleboard.lang import Words
from ruleboard.machines.play import PlayState
from ruleboard.page.counters import score
from ruleboard.page.html import Passage
from ruleboard.page.losses import trays
from ruleboard.page.rules import rules_page
from ruleboard.page.sheet import sheet
from ruleboard.page.view import SILENT, Look, View, view
from ruleboard.rules.base import SIGNS, Note, Position
from ruleboard.rules.registry import game as find_game
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Reply, Shown
from ruleboard.session.move_words import move_notes
from ruleboard.teaching.narration import tell


@dataclass(frozen=True, slots=True)
class Advice:
    """The output of the computer player: its status, its analysis, and the marks that it draws."""

    thinking: Passage = SILENT
    thought: Passage = SILENT
    marks: tuple[Mark, ...] = ()
    heard: Passage = SILENT  # for screen readers


UNASKED = Advice()


def play_view(
    state: PlayState,
    shown: Shown,
    reply: Reply,
    words: Words,
    look: Look,
    *,
    said: tuple[str, ...],
    signs: tuple[Mark, ...] = (),
    known: tuple[Note, ...] = (),
    advice: Advice = UNASKED,
) -> View:
    """The complete View, with the exact verdict and the computer's analysis."""
    position = state.position
    taken, tokens = trays(state, words, look.theme)
    first, record = sheet(len(state.moves), state.at, partial(_lines, state, words))
    found = view(shown, reply, words, look, marks=(*signs, *advice.marks), said=said)
    return replace(
        found,
        answer=found.answer or advice.heard,
        known=Passage("exact", tell(words, known)),
        counters=score(words, position),
        taken=taken,
        tokens=tokens,
        rules=rules_page(words.lang, position.game, position.rules),
        record=record,
        first=first,
        at=state.at,
        example=_example(words, position),
        choices=_choices(words, position) if look.text and not state.asking else (),
        picking=state.asking,
        thinking=advice.thinking,
        thought=advice.thought,
    )


def _choices(words: Words, position: Position) -> tuple[str, ...]:
    """Every legal move in words, in the order of `legal_moves`: the list of a text board."""
    moves = () if position.outcome else position.legal_moves
    return tuple(tell(words, move_notes(position, move))[0] for move in moves)


def _lines(state: PlayState, words: Words, start: int, stop: int) -> list[str]:
    """A slice of the record, each move with its number."""
    made = zip(state.positions.part(start, stop), state.moves.part(start, stop), strict=True)
    return [
        f"{numbered(at, k)} {words.written(str(move))}"
        for k, (at, move) in enumerate(made, start=start)
    ]


def numbered(position: Position, number: int) -> str:
    """The number of a move and its player: two sides share a number, several players have symbols."""
    if find_game(position.game).signed:
        return f"{number + 1}. {SIGNS[position.turn]}"
    return f"{number // 2 + 1}…" if number % 2 else f"{number // 2 + 1}."


def _example(words: Words, position: Position) -> str:
    """The placeholder of the move box: a legal move, if there is one."""
    moves = () if position.outcome else position.legal_moves
    if not moves:
        return words.first("ui.move_box")
    return words.first("ui.move_example", move=str(moves[0]))
