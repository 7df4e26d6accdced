"""The same position under several rule sets, as a pure machine: one attempt, and the verdict of each rule set.

The sites that a learner clicks are one attempt for all boards. Each rule set follows it as far as it can: it waits for
the next site, has a complete move, or refuses. Which rule makes the difference is computed by experiment: one subject
after another is copied from the other rule set, until the verdicts are equal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from ruleboard.machines.board import Machine, described
from ruleboard.rules import find
from ruleboard.rules.base import Event, Move, Note, Piece, Position, Role, Rules, Site
from ruleboard.rules.errors import BadValue, IllegalMove, RuleboardError
from ruleboard.rules.registry import game as find_game
from ruleboard.scene.shapes import Mark
from ruleboard.session.answers import answers_of
from ruleboard.session.clicks import Clicks, Ways, after
from ruleboard.session.hand import in_hand
from ruleboard.session.inputs import (
    NOT_HERE,
    NOTHING_IN_HAND,
    Click,
    Do,
    Hand,
    Input,
    Reply,
    Shown,
    Tone,
    Type,
    Why,
)
from ruleboard.session.keys import ending, fault, keyed, next_step
from ruleboard.session.marks import STANDING, marks_of, taken_by, under_way

FEWEST = 2  # a comparison needs two rule sets


class Standing(StrEnum):
    """The status of an attempt under a rule set."""

    OPEN = "open"  # nothing tried yet
    GOING = "going"  # the move is not complete
    ALLOWED = "allowed"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict of one rule set on the attempt."""

    position: Position
    standing: Standing
    pieces: Mapping[Site, Piece]
    marks: tuple[Mark, ...]
    notes: tuple[Note, ...]
    following: Position | None = None  # after an allowed move
    code: str = ""  # why a move is refused
    course: tuple[Event, ...] = ()  # the events so far

    @property
    def judgement(self) -> tuple[object, ...]:
        """The key by which verdicts of two rule sets count as equal."""
        following = self.following
        if following is None:
            return self.standing, self.code
        return self.standing, frozenset(self.pieces.items()), following.outcome, following.turn

    @property
    def tone(self) -> Tone:
        """The tone of the first note."""
        tones = {Standing.ALLOWED: Tone.PRAISE, Standing.REFUSED: Tone.REFUSAL}
        return tones.get(self.standing, Tone.NEWS)


@dataclass(frozen=True, slots=True)
class Origin:
    """The start of a comparison for all rule sets: a position as text (None: the start), and moves from there."""

    game: str
    text: str | None = None
    moves: tuple[str, ...] = ()

    def under(self, rules: Rules) -> Position:
        """The position under a rule set."""
        game = find_game(self.game)
        found: Position
        found = game.start(rules) if self.text is None else game.parse(self.text, rules)
        for move in self.moves:
            found = found.play(move)
        return found


@dataclass(frozen=True)
class CompareState:
    """The position under each rule set, and the current attempt."""

    origin: Origin
    positions: tuple[Position, ...]
    attempt: Clicks = ()
    text: str = ""  # a move that was typed instead of clicked
    flipped: bool = False

    @cached_property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdict of each rule set; also the next duty, where they differ about the player to move."""
        found = tuple(look(position, self.attempt, self.text) for position in self.positions)
        turns = {verdict.following.turn for verdict in found if verdict.following}
        return tuple(map(_with_duty, found)) if len(turns) > 1 else found

    @cached_property
    def mode(self) -> str:
        """One of "open", "going" and "settled" (all rule sets have reached a verdict)."""
        standings = {verdict.standing for verdict in self.verdicts}
        if standings == {Standing.OPEN}:
            return "open"
        return "going" if Standing.GOING in standings else "settled"

    @property
    def agree(self) -> bool:
        """Whether all verdicts are equal."""
        return len({verdict.judgement for verdict in self.verdicts}) == 1

    @property
    def position(self) -> Position:
        """The position under the first rule set."""
        return self.positions[0]

    @cached_property
    def hands(self) -> tuple[Hand, ...]:
        """What can be dragged, for each board."""
        return tuple(_hand(verdict, self.attempt, self.mode) for verdict in self.verdicts)

    @cached_property
    def causes(self) -> tuple[str, ...]:
        """The subjects of the rules that make the difference, once all verdicts are known."""
        if self.mode != "settled" or self.agree:
            return ()
        return _causes(self)


def shown_by(state: CompareState, verdict: Verdict, hand: Hand) -> Shown:
    """What one of the boards shows."""
    return Shown(
        position=verdict.position,
        pieces=verdict.pieces,
        duty=Note("compare.again" if state.mode == "settled" else "compare.try"),
        mode=state.mode,
        marks=verdict.marks,
        hand=hand,
        course=verdict.course,
        flipped=state.flipped,
    )


def shown(state: CompareState) -> Shown:
    """What the first board shows; pieces of any board can be dragged, because the attempt is the same for all."""
    hands = state.hands
    hand = Hand(
        next((each.holds for each in hands if each.holds), None),
        tuple(dict.fromkeys(site for each in hands for site in each.carried)),
        tuple(dict.fromkeys(site for each in hands for site in each.off)),
    )
    return shown_by(state, state.verdicts[0], hand)


def begin_compare(
    game: str, position: str | None, moves: Sequence[str], rules: Sequence[Rules | str]
) -> CompareState:
    """The state before the first attempt: a position and moves from there, under each rule set."""
    family, _ = find(game)
    sets: list[Rules]
    sets = [find(f"{family.name}:{each}")[1] if isinstance(each, str) else each for each in rules]
    if len(sets) < FEWEST:
        raise BadValue("too_few_rules", got=len(sets))
    for count, each in enumerate(sets):
        if each in sets[:count]:
            raise BadValue("rules_twice", got=each.name)
    origin = Origin(family.name, position, tuple(moves))
    return CompareState(origin, tuple(map(origin.under, sets)))


def look(position: Position, attempt: Clicks, text: str = "") -> Verdict:
    """The verdict of one rule set on an attempt."""
    if position.outcome:
        standing = Standing.REFUSED if attempt or text else Standing.OPEN
        return Verdict(position, standing, dict(position.pieces), (), (ending(position),))
    if text:
        return _read(position, text)
    ways = Ways(position)
    for length in range(1, len(attempt) + 1):
        moves = ways.finished(attempt[:length])
        if moves and _asks_to_take(position, moves[0], attempt[length:]):
            return _refused(position, attempt)
        if moves:
            return _allowed(position, moves[0], attempt[:length])
    if not ways.leads_on(attempt):
        return _refused(position, attempt)
    happened = ways.happened(attempt)
    following = Mark("legal", ways.next_sites(attempt))
    if not attempt:
        duty = keyed(position, "duty", position.duty)
        return Verdict(position, Standing.OPEN, dict(position.pieces), (following,), (duty,))
    if happened:
        duty = next_step(position, happened, ways.next_sites(attempt))
        marks = under_way(position.game, happened)
    else:
        duty = Note(f"{position.game}.play.selected", {"at": attempt[-1]})
        marks = (Mark("selected", attempt), following)
    pieces = after(position.pieces.items(), happened)
    return Verdict(position, Standing.GOING, pieces, marks, (duty,), course=happened)


def _asks_to_take(position: Position, move: Move, more: Clicks) -> bool:
    """Whether clicks beyond a move that takes nothing name a piece of another player."""
    piece = position.pieces.get(more[0]) if more else None
    others = piece is not None and piece.owner not in (None, position.turn)
    return others and not taken_by(position, position.events(move))


def _hand(verdict: Verdict, attempt: Clicks, mode: str) -> Hand:
    """What can be dragged on one board: to continue where its rules wait for more, or to start again afterwards."""
    position, ways = verdict.position, Ways(verdict.position)
    if verdict.standing is Standing.GOING:
        owed = any(event.role is Role.CHOICE for event in ways.happened(attempt))
        return in_hand(position, ways, attempt, verdict.pieces, holds=attempt[-1], owed=owed)
    if mode == "going":
        return NOTHING_IN_HAND
    shown, before = verdict.pieces, position.pieces
    still = {site: piece for site, piece in shown.items() if before.get(site) == piece}
    return in_hand(position, ways, (), still)


def _with_duty(verdict: Verdict) -> Verdict:
    following = verdict.following
    if following is None or following.outcome:
        return verdict
    duty = keyed(following, "duty", following.duty)
    return replace(verdict, notes=(*verdict.notes, duty))


def _read(position: Position, text: str) -> Verdict:
    try:
        move = position.move(text)
    except IllegalMove as error:
        note = keyed(position, "refuse", error.refusal)
        marks = answers_of(position).proof(position, error.refusal)
        return _no(position, note, marks, code=error.code)
    except RuleboardError as error:
        return _no(position, fault(position.game, error), (), code=error.code)
    return _allowed(position, move, ())


def _refused(position: Position, attempt: Clicks) -> Verdict:
    try:
        refusal = position.refuse(attempt)
    except RuleboardError as error:
        return _no(position, fault(position.game, error), (), code=error.code)
    assert refusal is not None  # else the clicks would fit a legal move
    failed = [site for site in attempt if site in refusal.sites] or attempt
    marks = (*answers_of(position).proof(position, refusal), Mark("wrong", tuple(failed[-1:])))
    return _no(position, keyed(position, "refuse", refusal), marks, code=refusal.code)


def _no(position: Position, note: Note, marks: tuple[Mark, ...], *, code: str) -> Verdict:
    pieces = dict(position.pieces)
    return Verdict(position, Standing.REFUSED, pieces, marks, (note,), code=code)


def _allowed(position: Position, move: Move, clicked: Clicks) -> Verdict:
    events = position.events(move, clicked)
    following = position.play(move)
    told = [keyed(position, "event", each) for each in events if each.role is not Role.CHOICE]
    if following.outcome:
        told.append(ending(following))
    shown = (*STANDING, "locked")
    marks = tuple(mark for mark in marks_of(position.game, events) if mark.kind in shown)
    notes = (Note("compare.allowed"), *told)
    pieces = dict(following.pieces)
    return Verdict(position, Standing.ALLOWED, pieces, marks, notes, following, course=events)


def step(state: CompareState, given: Input) -> tuple[CompareState, Reply]:
    """One input: a site, a written move, or a command."""
    match given:
        case Click(site):
            return replace(state, attempt=_attempt(state, site), text=""), Reply()
        case Type(text) | Why(text):
            return replace(state, attempt=(), text=text), Reply()
        case Do("flip"):
            return replace(state, flipped=not state.flipped), Reply()
        case Do("cancel"):
            return replace(state, attempt=(), text=""), Reply()
        case _:
            return state, NOT_HERE


def _attempt(state: CompareState, site: Site) -> Clicks:
    """The attempt with one more site; it starts again after all verdicts, or when another piece is selected."""
    if state.text or state.mode != "going":
        return (site,)
    longer = (*state.attempt, site)
    if any(Ways(position).leads_on(longer) for position in state.positions):
        return longer
    if any(v.pieces != v.position.pieces for v in state.verdicts if v.standing is Standing.GOING):
        return longer
    if site == state.attempt[-1]:
        return ()
    chosen = state.position.pieces.get(site)
    own = chosen is not None and chosen.owner == state.position.turn
    return (site,) if own else longer


def _causes(state: CompareState) -> tuple[str, ...]:
    rules: list[Rules] = [position.rules for position in state.positions]
    found: dict[str, None] = {}
    for here, verdict in zip(rules, state.verdicts, strict=True):
        for there, other in zip(rules, state.verdicts, strict=True):
            if verdict.judgement == other.judgement:
                continue
            for subject, statement in here.statements.items():
                if statement != there.statements[subject] and subject not in found:
                    judged = _judged(state, here, subject, there)
                    if judged == other.judgement:
                        found[subject] = None
    return tuple(subject for subject in rules[0].statements if subject in found)


def _judged(
    state: CompareState, here: Rules, subject: str, there: Rules
) -> tuple[object, ...] | None:
    """The judgement of rule set `here` with one subject copied from `there`; None if that cannot be played."""
    try:
        position = state.origin.under(here.with_subject(subject, there))
    except RuleboardError:
        return None
    return look(position, state.attempt, state.text).judgement


def _origin(state: CompareState) -> tuple[str, ...]:
    return tuple(map(described, state.positions))


MACHINE: Machine[CompareState] = Machine("compare", step, shown=shown, origin=_origin)
