"""A question as a pure machine: sites to click, or answers to choose from, judged by the rules.

The reply to a wrong answer explains the rule, never the right answer; a miss costs a star, and the learner may try
again. The answer, found or given up, stays on the board with its proof.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ruleboard import scene
from ruleboard.rules.base import Note, Position, Site
from ruleboard.rules.errors import RuleboardError
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import NOT_HERE, Click, Do, Input, Reply, Shown, Tone, Type
from ruleboard.session.keys import fault
from ruleboard.session.questions import sites_of
from ruleboard.teaching.facts import of_question
from ruleboard.teaching.progress import stars
from ruleboard.teaching.proposals import labelled
from ruleboard.teaching.tasks import Asked, Choice

SILENT = Reply()
LONGEST_NUMBER = 4  # digits of an answer: Python refuses to parse thousands of them


@dataclass(frozen=True, slots=True)
class QuestionState:
    """The board, the question, and the answers and hints so far."""

    asked: Asked
    start: Position
    found: tuple[Site, ...] = ()  # right sites clicked so far
    shown: tuple[Site, ...] = ()  # right sites shown by hints
    struck: tuple[int, ...] = ()  # the numbers of wrong answers, chosen or removed by a hint
    misses: int = 0
    hints: int = 0
    solved: bool = False
    revealed: bool = False
    told: Reply = SILENT  # the last reply
    flipped: bool = False

    @property
    def settled(self) -> bool:
        """Whether it is solved or the answer was shown."""
        return self.solved or self.revealed

    @property
    def stars(self) -> int:
        """The stars earned; 0 until it is solved."""
        return stars(self.misses, self.hints) if self.solved else 0

    @property
    def mode(self) -> str:
        """One of "asking", "solved" and "revealed"."""
        if self.solved:
            return "solved"
        return "revealed" if self.revealed else "asking"

    @property
    def duty(self) -> Note:
        """What the learner has to do now, or the result."""
        if self.solved:
            return Note("exercise.solved", {"n": self.stars})
        if self.revealed:
            return Note("ask.revealed")
        if self.asked.choices:
            return Note("ask.choose")
        return Note("ask.found", {"k": len(self.found), "total": len(self.asked.sites)})


def shown(state: QuestionState) -> Shown:
    """What the board shows: the marks of the question, the sites found and hinted, and at the end the proof."""
    hinted = tuple(site for site in state.shown if site not in state.found)
    proof = state.asked.proof.marks if state.settled else ()
    marks = (*state.asked.marks, Mark("right", state.found), Mark("hint", hinted), *proof)
    return Shown(
        position=state.start,
        pieces=state.start.pieces,
        duty=state.duty,
        mode=state.mode,
        marks=tuple(mark for mark in marks if mark.sites),
        flipped=state.flipped,
    )


def begin_question(position: Position, asked: Asked) -> QuestionState:
    """The initial state."""
    return QuestionState(asked, position)


def step(state: QuestionState, given: Input) -> tuple[QuestionState, Reply]:
    """One input: an answer, a hint, the solution, or a restart."""
    match given:
        case Do("flip"):
            return replace(state, flipped=not state.flipped), Reply()
        case Do("retry"):
            return replace(begin_question(state.start, state.asked), flipped=state.flipped), Reply()
        case Do("why"):
            return state, state.told if state.told.notes else Reply((state.asked.task,))
        case Do("hint" | "solution" | "answer") | Click() | Type() if state.settled:
            return state, state.told
    after, reply = _answered(state, given)
    return replace(after, told=reply) if after is not state else after, reply


def _answered(state: QuestionState, given: Input) -> tuple[QuestionState, Reply]:
    match given:
        case Do("hint"):
            return _hint(state)
        case Do("solution"):
            return _given_up(state)
        case Do("answer", number):
            return _choose(state, number)
        case Click(site):
            return _click(state, site)
        case Type(text):
            return _written(state, text.strip())
    return state, NOT_HERE


def _written(state: QuestionState, text: str) -> tuple[QuestionState, Reply]:
    """A typed answer: the number of a choice, or the name of a site."""
    if state.asked.choices:
        short = len(text) <= LONGEST_NUMBER and text.isdecimal()
        return _choose(state, int(text) if short else -1)
    names = {site.lower(): site for site in sites_of(state.start)}
    return _click(state, names.get(text.lower(), text))


def _choose(state: QuestionState, number: int) -> tuple[QuestionState, Reply]:
    choice = next((each for each in state.asked.choices if each.number == number), None)
    if choice is None:
        return state, Reply((Note("ask.buttons"),)) if state.asked.choices else NOT_HERE
    if choice.right:
        return _solve(state)
    if number in state.struck:
        return state, choice.miss
    state = replace(state, misses=state.misses + 1, struck=(*state.struck, number))
    if len(_open(state)) > 1:
        return state, replace(choice.miss, notes=(Note("exercise.missed"), *choice.miss.notes))
    return _given_up(state, wrong=True)


def _open(state: QuestionState) -> list[Choice]:
    """The answers that are not struck out."""
    return [each for each in state.asked.choices if each.number not in state.struck]


def _click(state: QuestionState, site: Site) -> tuple[QuestionState, Reply]:
    if state.asked.choices:
        return state, Reply((Note("ask.buttons"),))
    if site in state.asked.begun:  # people pick the piece up first, as they do in a game
        return state, Reply((Note(f"{state.start.game}.ask.that_piece", {"at": site}),))
    if site in state.found:
        return state, Reply((state.duty,))
    if site not in state.asked.sites:
        return _refuse(state, site)
    state = replace(state, found=(*state.found, site))
    left = len(state.asked.sites) - len(state.found)
    return (state, Reply((Note("ask.one_more", {"n": left}),))) if left else _solve(state)


def _refuse(state: QuestionState, site: Site) -> tuple[QuestionState, Reply]:
    """Why a site is wrong: the rule, without the answer. A click beside all sites costs nothing."""
    try:
        refusal = state.start.refuse((*state.asked.begun, site))
    except RuleboardError as error:
        return state, Reply((fault(state.start.game, error),), tone=Tone.REFUSAL)
    assert refusal is not None  # every legal site is among the right ones
    beside = scene.build(state.start).between
    missed = 0 if beside is not None and beside.site == site else 1
    marks = () if refusal.rule else (Mark("wrong", (site,)),) if missed else ()
    reply = Reply((labelled(state.start, refusal),), marks, Tone.REFUSAL)
    return replace(state, misses=state.misses + missed), reply


def _solve(state: QuestionState) -> tuple[QuestionState, Reply]:
    proof = replace(state.asked.proof, marks=(), tone=Tone.PRAISE)
    return replace(state, solved=True), proof


def _hint(state: QuestionState) -> tuple[QuestionState, Reply]:
    """The idea first, and where to look; then one site shown or one wrong answer removed; at last the answer."""
    asked = state.asked
    found = of_question(state.start, asked.topic, asked.idea, **asked.given)
    clues = [clue for clue in found if clue.notes]
    if state.hints < len(clues):
        return replace(state, hints=state.hints + 1), clues[state.hints]
    state = replace(state, hints=state.hints + 1)
    if state.asked.choices:
        wrong = [each.number for each in _open(state) if not each.right]
        if len(wrong) < 2:
            return _given_up(state)
        state = replace(state, struck=(*state.struck, _farthest(state, wrong)))
        return state, Reply((Note("ask.struck"),))
    seen = {*state.found, *state.shown}
    left = [site for site in state.asked.sites if site not in seen]
    if len(left) < 2:
        return _given_up(state)
    state = replace(state, shown=(*state.shown, left[0]))
    return state, Reply((Note("exercise.look_at", {"site": left[0]}),))


def _farthest(state: QuestionState, wrong: list[int]) -> int:
    """The wrong answer farthest from the right one: among numbers, the least likely."""
    right = next(each.number for each in state.asked.choices if each.right)
    return max(wrong, key=lambda number: abs(number - right))


def _given_up(state: QuestionState, *, wrong: bool = False) -> tuple[QuestionState, Reply]:
    """Say the answer with its proof, and show the sites that were not found; `wrong` after the last miss."""
    proof = state.asked.proof
    right = next((each.told for each in state.asked.choices if each.right), None)
    said = (right,) if right else ()
    first = (Note("ask.wrong"), *said) if wrong else said
    rest = tuple(site for site in state.asked.sites if site not in state.found)
    struck = tuple(each.number for each in state.asked.choices if not each.right)
    state = replace(state, revealed=True, shown=rest, struck=struck, hints=max(state.hints, 2))
    tone = Tone.REFUSAL if wrong else Tone.NEWS
    return state, Reply((*first, *proof.notes), tone=tone)
