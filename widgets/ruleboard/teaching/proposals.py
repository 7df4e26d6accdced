"""The move that a question is about, legal or not: its marks before the answer, and its proof after it.

The marks never show whether the move is legal. The wrong reasons to choose from come from the rules too: a game lists
plausible ones that are not true here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ruleboard.lang import has
from ruleboard.rules.base import Event, Note, Position, Refusal, Role, Site
from ruleboard.rules.errors import AmbiguousMove, IllegalMove
from ruleboard.rules.registry import part
from ruleboard.scene.shapes import Mark
from ruleboard.session.answers import answers_of
from ruleboard.session.clicks import Ways
from ruleboard.session.inputs import Reply, Tone
from ruleboard.session.keys import keyed
from ruleboard.session.marks import heard
from ruleboard.session.questions import named_sites, sites_of
from ruleboard.teaching.verdict import drawn

OTHERS = 2  # wrong reasons beside the right one


class Proposal(NamedTuple):
    """A move to be judged, legal or not."""

    text: str
    sites: tuple[Site, ...]
    move: Any  # None if it is illegal
    refusal: Refusal | None
    marks: tuple[Mark, ...]
    clicked: bool = False  # defined by clicks, not by notation


def proposal(position: Position, move: str | tuple[Site, ...]) -> Proposal:
    """Parse a move in notation or as clicks; raises a RuleboardError if it is no move at all."""
    found, refusal = _judged(position, move)
    if not isinstance(move, str):
        return Proposal("-".join(move), move, found, refusal, _shown(position, move), clicked=True)
    sites = named_sites(position, move)
    if found is not None:  # its clicks may name more sites than its notation
        sites = max(sites, position.clicks(found)[0], key=len)
    return Proposal(move, sites, found, refusal, _shown(position, sites))


def _judged(position: Position, move: str | tuple[Site, ...]) -> tuple[Any, Refusal | None]:
    if not isinstance(move, str):
        refusal = position.refuse(move)
        return (None, refusal) if refusal else (Ways(position).finished(move)[0], None)
    try:
        return position.move(move), None
    except IllegalMove as error:
        return None, error.refusal
    except AmbiguousMove as error:
        return error.candidates[0], None


def _shown(position: Position, sites: tuple[Site, ...]) -> tuple[Mark, ...]:
    """The marks of a move: its way, even back to where it began, and what it would capture."""
    pieces, first = position.pieces, sites[:1]
    mine = bool(first) and first[0] in pieces and pieces[first[0]].owner == position.turn
    reach = 2 if mine else 1
    free = {site for site in sites if site not in pieces} | ({*first} if mine else set())
    way = (*sites[:reach], *(site for site in sites[reach:] if site in free))
    taken = tuple(site for site in sites[reach:] if site not in free)
    marks = [Mark("selected", first), Mark("path", way)] if len(way) > 1 else []
    marks += [Mark("target", way[-1:])] if way else []
    return (*marks, Mark("capture", taken)) if taken else tuple(marks)


def told(position: Position, tried: Proposal) -> Reply:
    """Why a proposal is legal or not, with its proof: one reason, or what the move does if there is none."""
    if tried.refusal:
        return proved(position, tried.refusal)
    shown = trial(position, tried.move)
    linked = [each for each in position.events(tried.move) if each.role is Role.LINKED]
    reasons = [keyed(position, "reason", each) for each in position.reasons(tried.move)]
    notes = [keyed(position, "event", each) for each in linked] or reasons[-1:]
    return replace(shown, notes=tuple(notes) or shown.notes)


def trial(position: Position, move: Any, about: Sequence[Event] | None = None) -> Reply:
    """What a legal move would do, in words and marks, without playing it; only these of its events if given."""
    events = position.events(move)
    notes = (keyed(position, "event", each) for each in (heard(events) if about is None else about))
    return Reply(tuple(notes), drawn(position, events), Tone.PRAISE)


def proved(position: Position, refusal: Refusal) -> Reply:
    """A refusal with its sentence and the marks that prove it."""
    marks = answers_of(position).proof(position, refusal)
    return Reply((_cause(position, refusal),), marks, Tone.PRAISE)


def labelled(position: Position, refusal: Note) -> Note:
    """A reason as an answer to choose: the rule only, without what would be right instead."""
    rule = refusal.rule if isinstance(refusal, Refusal) else None
    return _cause(position, rule or refusal)


def _cause(position: Position, refusal: Note) -> Note:
    """A refusal as a statement: a game has a sentence of the kind "cause" if its refusal also tells what to do."""
    kind = "cause" if has(f"{position.game}.cause.{refusal.code}") else "refuse"
    return keyed(position, kind, refusal)


def reasons(position: Position, tried: Proposal) -> tuple[Note, ...]:
    """Plausible but wrong reasons (distractors), always the same for the same proposal."""
    distractors: Callable[..., Iterator[Note]] | None
    distractors = getattr(part(position.game, "rules"), "distractors", None)
    assert tried.refusal is not None
    found = (distractors or _others)(position, tried.sites, tried.refusal)
    labels = [labelled(position, tried.refusal)]
    for note in found:
        label = labelled(position, note)
        if all(label.code != other.code for other in labels):
            labels.append(label)
        if len(labels) > OTHERS:
            break
    return tuple(labels[1:])


def _others(position: Position, sites: tuple[Site, ...], _: Refusal) -> Iterator[Note]:
    """Default distractors: why the same piece may not go to other sites, with the proposed target filled in."""
    start, target = sites[:-1], sites[-1] if sites else ""
    ways = Ways(position)
    for site in sites_of(position):
        if site in sites or ways.leads_on((*start, site)):
            continue
        refusal = position.refuse((*start, site))
        if refusal:
            params = {k: target if v == site else v for k, v in refusal.params.items()}
            yield Note(refusal.code, params)
