"""The same position under several rule sets, as a pure machine: one try, and what each of the rules says to it.

The sites that a learner clicks are one attempt for all boards. Each rule set follows it as far as it can: it waits for
the next site, has a whole move, or refuses. Which rule makes the difference is found out, not looked up: one subject
after another is taken over from the other rules, until they judge alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from ruleboard.rules import find
from ruleboard.rules.base import IllegalMove, Note, Piece, Position, RuleboardError, Site, Unknown
from ruleboard.scene.shapes import Mark
from ruleboard.session import insights
from ruleboard.session.clicks import Clicks, Ways, after
from ruleboard.session.inputs import Click, Do, Input, Reply, Type
from ruleboard.session.rulebook import Told
from ruleboard.session.showing import STANDING, ending, fault, marks_of, said, under_way

FEWEST = 2  # one rule set alone compares with nothing


@dataclass(frozen=True, slots=True)
class Side:
    """One of the boards: what its rules make of the attempt."""

    position: Position
    verdict: str  # open: nothing was tried; going: the move is not complete; allowed; refused
    pieces: Mapping[Site, Piece]
    marks: tuple[Mark, ...]
    notes: tuple[Note, ...]
    following: Position | None = None  # where an allowed move leads
    code: str = ""  # why a move is refused

    @property
    def judgement(self) -> tuple[Any, ...]:
        """What has to be equal for two rule sets to have judged alike."""
        following = self.following
        if following is None:
            return self.verdict, self.code
        board = tuple(sorted(self.pieces.items()))
        return self.verdict, board, following.outcome, following.turn


@dataclass(frozen=True)
class CompareState:
    """The position under each of the rules, and what is being tried."""

    origin: Callable[[Any], Position]  # the position under any rules
    positions: tuple[Position, ...]
    attempt: Clicks = ()
    text: str = ""  # a move that was written instead of clicked
    flipped: bool = False

    @cached_property
    def sides(self) -> tuple[Side, ...]:
        """What each of the rules makes of the attempt; and whose turn it is now, where they differ in that."""
        found = tuple(look(position, self.attempt, self.text) for position in self.positions)
        turns = {side.following.turn for side in found if side.following}
        return tuple(map(_with_duty, found)) if len(turns) > 1 else found

    @property
    def mode(self) -> str:
        """open, going or settled: whether all rules have judged."""
        verdicts = {side.verdict for side in self.sides}
        if verdicts == {"open"}:
            return "open"
        return "going" if "going" in verdicts else "settled"

    @property
    def agree(self) -> bool:
        """Whether all rules have judged alike."""
        return len({side.judgement for side in self.sides}) == 1

    @property
    def position(self) -> Position:
        """The position under the first of the rules."""
        return self.positions[0]

    @property
    def pieces(self) -> Mapping[Site, Piece]:
        """What stands on the first of the boards."""
        return self.sides[0].pieces

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What the first of the boards shows besides."""
        return self.sides[0].marks

    @property
    def duty(self) -> Note:
        """What there is to do now."""
        return Note("compare.again" if self.mode == "settled" else "compare.try")

    @cached_property
    def causes(self) -> tuple[str, ...]:
        """The subjects of the rules that make the difference, once all have judged."""
        if self.mode != "settled" or self.agree:
            return ()
        return _causes(self)


def begin_compare(
    game: str, position: str | None, moves: Sequence[str], rules: Sequence[Any]
) -> CompareState:
    """The boards before anything is tried: a position and the moves that lead on from it, under each of the rules."""
    family, _ = find(game)
    sets = [find(f"{game}:{each}")[1] if isinstance(each, str) else each for each in rules]
    if len(sets) < FEWEST:
        raise Unknown("too_few_rules", got=len(sets))
    for count, each in enumerate(sets):
        if each in sets[:count]:
            raise Unknown("rules_twice", got=each.name)

    def origin(under: Any) -> Position:
        found: Position = family.start(under) if position is None else family.parse(position, under)
        for move in moves:
            found = found.play(found.move(move))
        return found

    return CompareState(origin, tuple(origin(each) for each in sets))


def look(position: Position, attempt: Clicks, text: str = "") -> Side:
    """What the rules of one board make of an attempt."""
    if position.outcome:
        verdict = "refused" if attempt or text else "open"
        note = ending(position)
        return Side(position, verdict, position.pieces, (), (note,), code="game_over")
    if text:
        return _read(position, text)
    ways = Ways(position)
    for length in range(1, len(attempt) + 1):
        moves = ways.finished(attempt[:length])
        if moves:
            return _allowed(position, moves[0], attempt[:length])
    if not ways.leads_on(attempt):
        return _refused(position, attempt)
    happened = ways.happened(attempt)
    following = Mark("legal", ways.next_sites(attempt))
    if not attempt:
        duty = said(position, "duty", position.duty)
        return Side(position, "open", position.pieces, (following,), (duty,))
    if happened:
        duty, marks = said(position, "event", happened[-1]), under_way(happened)
    else:
        duty = Note(f"{position.game}.play.selected", {"at": attempt[-1]})
        marks = (Mark("selected", attempt), following)
    return Side(position, "going", after(position.pieces.items(), happened), marks, (duty,))


def _with_duty(side: Side) -> Side:
    following = side.following
    if following is None or following.outcome:
        return side
    return replace(side, notes=(*side.notes, said(following, "duty", following.duty)))


def _read(position: Position, text: str) -> Side:
    try:
        move = position.move(text)
    except IllegalMove as error:
        note = said(position, "refuse", error.refusal)
        return _no(position, note, insights.proof(position, error.refusal), error.code)
    except RuleboardError as error:
        return _no(position, fault(position.game, error), (), error.code)
    return _allowed(position, move, ())


def _refused(position: Position, attempt: Clicks) -> Side:
    try:
        refusal = position.refuse(attempt)
    except RuleboardError as error:
        return _no(position, fault(position.game, error), (), error.code)
    assert refusal is not None  # else the clicks would be those of a legal move
    failed = [site for site in attempt if site in refusal.sites] or attempt
    marks = (*insights.proof(position, refusal), Mark("wrong", tuple(failed[-1:])))
    return _no(position, said(position, "refuse", refusal), marks, refusal.code)


def _no(position: Position, note: Note, marks: tuple[Mark, ...], code: str) -> Side:
    return Side(position, "refused", position.pieces, marks, (note,), code=code)


def _allowed(position: Position, move: Any, clicked: Clicks) -> Side:
    events = position.events(move, clicked)
    following = position.play(move)
    told = [said(position, "event", each) for each in events if not each.code.startswith("choose")]
    if following.outcome:
        told.append(ending(following))
    marks = tuple(mark for mark in marks_of(events) if mark.kind in (*STANDING, "locked"))
    notes = (Note("compare.allowed", {"move": str(move)}), *told)
    return Side(position, "allowed", following.pieces, marks, notes, following)


def step(state: CompareState, event: Input) -> tuple[CompareState, Reply]:
    """One input: a site, a written move, or a command."""
    match event:
        case Click(site):
            return replace(state, attempt=_attempt(state, site), text=""), Reply()
        case Type(text):
            return replace(state, attempt=(), text=text), Reply()
        case Do("flip"):
            return replace(state, flipped=not state.flipped), Reply()
        case _:
            return replace(state, attempt=(), text=""), Reply()


def _attempt(state: CompareState, site: Site) -> Clicks:
    """The attempt with one more site; it begins anew when all have judged, or when another piece is chosen."""
    if state.text or state.mode != "going":
        return (site,)
    longer = (*state.attempt, site)
    if any(Ways(position).leads_on(longer) for position in state.positions):
        return longer
    moving = not any(
        side.pieces != side.position.pieces for side in state.sides if side.verdict == "going"
    )
    if moving and site == state.attempt[-1]:
        return ()
    chosen = state.positions[0].pieces.get(site, "")
    if moving and chosen.startswith(str(state.positions[0].turn)):
        return (site,)
    return longer


def _causes(state: CompareState) -> tuple[str, ...]:
    rules = [position.rules for position in state.positions]
    if not all(isinstance(each, Told) for each in rules):
        return ()
    found: dict[str, None] = {}
    for here, side in zip(rules, state.sides, strict=True):
        for there, other in zip(rules, state.sides, strict=True):
            if side.judgement == other.judgement:
                continue
            for subject, statement in here.statements.items():
                if statement != there.statements[subject] and subject not in found:
                    judged = _judged(state, here, subject, there)
                    if judged == other.judgement:
                        found[subject] = None
    return tuple(subject for subject in rules[0].statements if subject in found)


def _judged(state: CompareState, here: Any, subject: str, there: Any) -> tuple[Any, ...] | None:
    """How rules would judge that are as these, but on one subject as those; None where that cannot be played."""
    try:
        position = state.origin(here.taking(subject, there))
    except RuleboardError:
        return None
    return look(position, state.attempt, state.text).judgement
