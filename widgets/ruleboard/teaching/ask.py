"""The questions that a practice can ask in every game. The rules answer them: no author writes an answer down.

Questions of one game are in the module `questions` of its part of this layer. `ruleboard.ask` offers both.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruleboard.rules.arguments import check_exports
from ruleboard.rules.base import Event, Note, Params, Position, Role, Site
from ruleboard.rules.errors import BadValue
from ruleboard.scene.shapes import Mark
from ruleboard.session.clicks import Ways
from ruleboard.session.inputs import Reply, Tone
from ruleboard.session.keys import ending, keyed
from ruleboard.teaching.better_move import weighed
from ruleboard.teaching.contributions import brought
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

FEW, MANY = 5, 9  # the highest number to choose from


def moves(position: Placed, at: Site = "", *, rules: str = "") -> Question:
    """Ask the learner to click everything that may move, or every site where a piece may be placed.

    Args:
        position: Where it is asked, as text or as a `Position`. None: the start of the game.
        at: The site of a piece: then the learner clicks every site to which that piece may go.
        rules: The rule set of this question, if it is not that of the practice.
    """
    return Question("moves", position, {"at": at}, rules)


def better(position: Placed, move: str, other: str, *, rules: str = "") -> Question:
    """Ask which of two moves is better. The computer analyses both, and explains its choice.

    Making the question is cheap; showing it raises `BadValue` if the two moves are about equally good.

    Args:
        position: Where it is asked, as text or as a `Position`. None: the start of the game.
        move: One move, in the notation of the game.
        other: Another move.
        rules: The rule set of this question, if it is not that of the practice.
    """
    return Question("better", position, {"moves": (move, other)}, rules)


def count(position: Placed, move: Written = "", *, rules: str = "") -> Question:
    """Ask how many pieces the largest capture takes.

    Args:
        position: Where it is asked, as text or as a `Position`. None: the start of the game.
        move: A move, as text or as the sites to click: then how many pieces this one takes.
        rules: The rule set of this question, if it is not that of the practice.
    """
    return Question("count", position, {"move": _kept(move)}, rules)


def yes_no(position: Placed, move: Written, *, rules: str = "") -> Question:
    """Ask whether a move is legal.

    Args:
        position: Where it is asked, as text or as a `Position`. None: the start of the game.
        move: The move, legal or not, as text or as the sites to click.
        rules: The rule set of this question, if it is not that of the practice.
    """
    return Question("yes_no", position, {"move": _kept(move)}, rules)


def reason(position: Placed, move: Written, *, rules: str = "") -> Question:
    """Ask why a move is illegal: one of up to three reasons is right.

    Making the question is cheap; showing it raises `BadValue` if the move is legal.

    Args:
        position: Where it is asked, as text or as a `Position`. None: the start of the game.
        move: An illegal move, as text or as the sites to click.
        rules: The rule set of this question, if it is not that of the practice.
    """
    return Question("reason", position, {"move": _kept(move)}, rules)


def _kept(move: Written) -> str | tuple[Site, ...]:
    return move if isinstance(move, str) else tuple(move)


def numbers(right: int) -> tuple[Choice, ...]:
    """Number choices from 0; a wrong one is answered with "more" or "fewer"."""
    last = FEW if right < FEW else max(MANY, right + 1)
    return tuple(
        Choice(
            number,
            str(number),
            number == right,
            _beside(number, right),
            Note("ask.number_is", {"n": number}),
        )
        for number in range(last + 1)
    )


def _beside(number: int, right: int) -> Reply:
    return Reply((Note("ask.more" if number < right else "ask.fewer"),), tone=Tone.REFUSAL)


def _moves(position: Position, at: Site) -> Asked:
    game, begun = position.game, (at,) if at else ()
    if at:
        position.refuse((at,))  # raises Unknown for an unknown site
    sites = () if position.outcome else _next(position, begun)
    if not sites:
        raise BadValue("nothing_to_click", got=at or position.text)
    own = all(_own(position, site) for site in sites)
    code = "targets" if at else "movers" if own else "places"
    params = {"at": at, "player": position.turn, "n": len(sites), "sites": sites}
    proof = [Note(f"{game}.ask.{code}.proof", params)]
    if position.duty.sites and not at:  # if a duty restricts the choice, it is the reason
        proof.insert(0, keyed(position, "duty", position.duty))
    return Asked(
        task=Note(f"{game}.ask.{code}.task", params),
        idea=Note(f"{game}.ask.{code}.idea", params),
        proof=Reply(tuple(proof), tone=Tone.PRAISE),
        sites=sites,
        begun=begun,
        marks=(Mark("selected", begun),) if at else (),
        topic=code,
        given={"at": at},
    )


def _next(position: Position, begun: tuple[Site, ...]) -> tuple[Site, ...]:
    """The sites that may be clicked next; for a selected piece only those where it may end, not those it passes."""
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
            raise BadValue("move_is_refused", got=tried.text)
        best, code, shown = tried.move, "takes", tried.marks
    else:
        if not position.legal_moves or position.outcome:
            raise BadValue("nothing_to_click", got=position.text)
        best = max(position.legal_moves, key=lambda each: len(emptied(position, each)))
        code, shown = "count", ()
    right = len(emptied(position, best))
    params = {"player": position.turn, "move": str(best)}
    proof = (
        trial(position, best, _counted(position, best))
        if right
        else _nothing(position, best, params)
    )
    return Asked(
        task=Note(f"{position.game}.ask.{code}.task", params),
        idea=Note(f"{position.game}.ask.{code}.idea", params),
        proof=proof,
        choices=numbers(right),
        marks=shown,
        topic=code,
        given={"move": best if move else None},
    )


def _counted(position: Position, move: Any) -> list[Event]:
    """The events that answer how many pieces a move takes, with what is said of that before the last is taken."""
    events = position.events(move)
    last = max(count for count, event in enumerate(events) if event.role is Role.TAKEN)
    told = [event for event in events[:last] if event.role is Role.TOLD]
    roles = (Role.LIFTED, Role.TAKEN, Role.SAFE)
    return [event for event in events if event in told or event.role in roles]


def _nothing(position: Position, move: Any, params: Params) -> Reply:
    """Why even the best move takes nothing, if its events say so."""
    safe = [event for event in position.events(move) if event.role is Role.SAFE]
    notes = [keyed(position, "event", each) for each in safe]
    return Reply(tuple(notes) or (Note(f"{position.game}.ask.takes_nothing", params),))


def _yes_no(position: Position, move: str | tuple[Site, ...]) -> Asked:
    tried = proposal(position, move)
    over = position.outcome is not None  # then no move is legal
    allowed = tried.move is not None and not over
    return Asked(
        task=Note(f"{position.game}.ask.yes_no.task", _of(position, tried)),
        idea=Note(f"{position.game}.ask.yes_no.idea", _of(position, tried)),
        proof=Reply((ending(position),), tone=Tone.PRAISE) if over else told(position, tried),
        choices=(
            Choice(1, Note("ask.yes"), right=allowed, told=Note("ask.is_allowed")),
            Choice(2, Note("ask.no"), right=not allowed, told=Note("ask.is_refused")),
        ),
        marks=tried.marks,
        topic="yes_no",
        given={"tried": tried},
    )


def _reason(position: Position, move: str | tuple[Site, ...]) -> Asked:
    tried = proposal(position, move)
    if position.outcome:
        raise BadValue("nothing_to_click", got=position.text)
    if tried.refusal is None:
        raise BadValue("move_is_legal", got=tried.text)
    right, others = labelled(position, tried.refusal), reasons(position, tried)
    if not others:
        raise BadValue("no_other_reason", got=tried.text)
    # The right answer's place depends on the task only: always the same for one task, different between tasks.
    place = sum(map(ord, position.text + tried.text)) % (len(others) + 1)
    labels = [*others[:place], right, *others[place:]]
    miss = Reply((Note("ask.other_reason"),), tone=Tone.REFUSAL)
    return Asked(
        task=Note(f"{position.game}.ask.reason.task", _of(position, tried)),
        idea=Note(f"{position.game}.ask.reason.idea", _of(position, tried)),
        proof=proved(position, tried.refusal),
        choices=tuple(
            Choice(number, label, label is right, miss, Note("ask.reason_is"))
            for number, label in enumerate(labels, start=1)
        ),
        marks=tried.marks,
        topic="reason",
        given={"tried": tried},
    )


def _of(position: Position, tried: Proposal) -> dict[str, object]:
    """The parameters of sentences about an attempt; a game can add its own by `described` in its module `questions`."""
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
"""The functions that prepare a question, by its name."""


check_exports(__name__, in_words)
