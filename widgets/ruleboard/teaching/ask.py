"""What a practice can ask. Every question is one to the rules: nobody writes an answer down.

The questions here serve any game. What only one game can ask stands in its own part of this layer, in a module
`questions`, and is found here by its name as well, as goals are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ruleboard.rules.base import Note, Position, Site, Unknown
from ruleboard.rules.given import border
from ruleboard.scene.shapes import Mark
from ruleboard.session.clicks import Ways
from ruleboard.session.inputs import Reply, Tone
from ruleboard.session.keys import ending, keyed
from ruleboard.teaching.better_move import weighed
from ruleboard.teaching.contributions import brought, by_all
from ruleboard.teaching.goals import emptied, reached
from ruleboard.teaching.narration import in_words
from ruleboard.teaching.proposals import (
    Proposal,
    labelled,
    proposal,
    proved,
    reasons,
    told,
    trial,
)
from ruleboard.teaching.tasks import Asked, Asker, Choice, Placed, Question
from ruleboard.teaching.tries import Written

__all__ = ["better", "count", "moves", "reason", "yes_no"]

FEW, MANY = 5, 9  # how far the numbers to choose from go


def moves(position: Placed, at: Site = "", *, rules: str = "") -> Question:
    """Click everything that may move, or where one may place; with `at`, every place where that piece may go."""
    return Question("moves", position, {"at": at}, rules)


def better(position: Placed, move: str, other: str, *, rules: str = "") -> Question:
    """Ask which of two moves is better. The computer looks ahead and says why; they have to differ clearly."""
    return Question("better", position, {"moves": (move, other)}, rules)


def count(position: Placed, move: Written = "", *, rules: str = "") -> Question:
    """Ask how many the largest capture takes; with a move, how many that one takes."""
    return Question("count", position, {"move": _kept(move)}, rules)


def yes_no(position: Placed, move: Written, *, rules: str = "") -> Question:
    """Ask whether this move may be played."""
    return Question("yes_no", position, {"move": _kept(move)}, rules)


def reason(position: Placed, move: Written, *, rules: str = "") -> Question:
    """Ask why this move may not be played: one of three reasons is right."""
    return Question("reason", position, {"move": _kept(move)}, rules)


def _kept(move: Written) -> str | tuple[Site, ...]:
    return move if isinstance(move, str) else tuple(move)


def numbers(right: int) -> tuple[Choice, ...]:
    """Numbers to choose from, nought among them; who is wrong hears on which side."""
    last = FEW if right < FEW else max(MANY, right + 1)
    return tuple(
        Choice(number, str(number), number == right, _beside(number, right))
        for number in range(last + 1)
    )


def _beside(number: int, right: int) -> Reply:
    return Reply((Note("ask.more" if number < right else "ask.fewer"),), tone=Tone.REFUSAL)


def _moves(position: Position, at: Site) -> Asked:
    game, begun = position.game, (at,) if at else ()
    if at:
        position.refuse((at,))  # an unknown site is refused here
    sites = () if position.outcome else _next(position, begun)
    if not sites:
        raise Unknown("nothing_to_click", got=at or position.text)
    own = all(_own(position, site) for site in sites)
    code = "targets" if at else "movers" if own else "places"
    params = {"at": at, "player": position.turn, "n": len(sites), "sites": sites}
    proof = [Note(f"{game}.ask.{code}.proof", params)]
    if position.duty.sites and not at:  # a duty that narrows the choice is its reason
        proof.insert(0, keyed(position, "duty", position.duty))
    return Asked(
        task=Note(f"{game}.ask.{code}.task", params),
        idea=Note(f"{game}.ask.{code}.idea", params),
        proof=Reply(tuple(proof), tone=Tone.PRAISE),
        sites=sites,
        begun=begun,
        marks=(Mark("selected", begun),) if at else (),
    )


def _next(position: Position, begun: tuple[Site, ...]) -> tuple[Site, ...]:
    """The sites that may be clicked next; for a piece that was chosen, where it may end: it only passes the others."""
    ways = Ways(position)
    sites = ways.next_sites(begun)
    ends = {site for move in ways.fitting(begun) for site in reached(position, move)}
    return tuple(site for site in sites if site in ends) or sites if begun else sites


def _own(position: Position, site: Site) -> bool:
    piece = position.pieces.get(site)
    return piece is not None and piece.owner == position.turn


def _count(position: Position, move: str | tuple[Site, ...]) -> Asked:
    if move:
        tried = proposal(position, move)
        if tried.move is None or position.outcome:
            raise Unknown("move_is_refused", got=tried.text)
        best, code, shown = tried.move, "takes", tried.marks
    else:
        if not position.legal_moves or position.outcome:
            raise Unknown("nothing_to_click", got=position.text)
        best = max(position.legal_moves, key=lambda each: len(emptied(position, each)))
        code, shown = "count", ()
    right = len(emptied(position, best))
    params = {"player": position.turn, "move": str(best)}
    proof = trial(position, best) if right else Reply((Note("ask.takes_nothing", params),))
    return Asked(
        task=Note(f"{position.game}.ask.{code}.task", params),
        idea=Note(f"{position.game}.ask.{code}.idea", params),
        proof=proof,
        choices=numbers(right),
        marks=shown,
    )


def _yes_no(position: Position, move: str | tuple[Site, ...]) -> Asked:
    tried = proposal(position, move)
    over = position.outcome is not None  # then nothing may be played, whatever the pieces could do
    allowed = tried.move is not None and not over
    return Asked(
        task=Note(f"{position.game}.ask.yes_no.task", _of(position, tried)),
        idea=Note(f"{position.game}.ask.yes_no.idea", _of(position, tried)),
        proof=Reply((ending(position),), tone=Tone.PRAISE) if over else told(position, tried),
        choices=(
            Choice(1, Note("ask.yes"), right=allowed),
            Choice(2, Note("ask.no"), right=not allowed),
        ),
        marks=tried.marks,
    )


def _reason(position: Position, move: str | tuple[Site, ...]) -> Asked:
    tried = proposal(position, move)
    if position.outcome:
        raise Unknown("nothing_to_click", got=position.text)
    if tried.refusal is None:
        raise Unknown("move_is_legal", got=tried.text)
    right, others = labelled(position, tried.refusal), reasons(position, tried)
    if not others:
        raise Unknown("no_other_reason", got=tried.text)
    # Always at the same place for the same task, but not for all tasks.
    place = sum(map(ord, position.text + tried.text)) % (len(others) + 1)
    labels = [*others[:place], right, *others[place:]]
    miss = Reply((Note("ask.other_reason"),), tone=Tone.REFUSAL)
    return Asked(
        task=Note(f"{position.game}.ask.reason.task", _of(position, tried)),
        idea=Note(f"{position.game}.ask.reason.idea", _of(position, tried)),
        proof=proved(position, tried.refusal),
        choices=tuple(
            Choice(number, label, label is right, miss)
            for number, label in enumerate(labels, start=1)
        ),
        marks=tried.marks,
    )


def _of(position: Position, tried: Proposal) -> dict[str, object]:
    """What sentences about an attempt need to know; a game whose moves are of several kinds says more of it."""
    describe = getattr(brought(position.game, "questions"), "described", None)
    more = describe(position, tried) if describe else {}
    return {"player": position.turn, "move": tried.text, **more}


ASKERS: Mapping[str, Asker] = {
    "moves": _moves,
    "count": _count,
    "yes_no": _yes_no,
    "reason": _reason,
    "better": weighed,
}
"""Who asks a question, by its name."""


def __getattr__(name: str) -> Callable[..., Question]:
    """A question that only one game has."""
    faults: list[Unknown] = []
    for module in () if name.startswith("_") else by_all("questions", faults):
        if name in module.__all__:
            found: Callable[..., Question] = getattr(module, name)
            return found
    said = "; ".join((f"module {__name__!r} has no attribute {name!r}", *map(str, faults)))
    raise AttributeError(said)


def __dir__() -> list[str]:
    return sorted(
        {*__all__, *(name for module in by_all("questions", []) for name in module.__all__)}
    )


border(__name__, in_words)
