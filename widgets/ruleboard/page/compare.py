"""Several boards side by side: a View of each, made by the same hands as every other View."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines.compare import CompareState, Verdict
from ruleboard.page.html import Block, Listing, Passage
from ruleboard.page.rules import differences_page, name_of, reasons, subject_lines
from ruleboard.page.view import SILENT, Look, Place, View, still, view, words_html
from ruleboard.rules.base import Event, Note, Piece, Position, Site
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Hand, Reply
from ruleboard.session.rulebook import title
from ruleboard.teaching.narration import tell

ABOVE: tuple[Place, ...] = (("headline", "headline", "known"),)
OVER_EACH: tuple[Place, ...] = ("name",)
UNDER_EACH: tuple[Place, ...] = (("verdict", "verdict"),)


@dataclass(frozen=True, slots=True)
class _OneBoard:
    """One of the boards, as every View is made of: a state that says nothing by itself."""

    verdict: Verdict
    hand: Hand
    duty: Note
    flipped: bool
    mode: str = ""

    @property
    def position(self) -> Position:
        return self.verdict.position

    @property
    def pieces(self) -> Mapping[Site, Piece]:
        return self.verdict.pieces

    @property
    def course(self) -> tuple[Event, ...]:
        return self.verdict.course

    @property
    def marks(self) -> tuple[Mark, ...]:
        return self.verdict.marks


def compare_views(
    state: CompareState, words: Words, look: Look, *, said: tuple[str, ...]
) -> tuple[View, ...]:
    """A View of each board. The first one also carries what is said of all of them."""
    judged = zip(state.verdicts, state.hands, strict=True)
    first, *others = (_one(verdict, hand, state, words, look) for verdict, hand in judged)
    sets = tuple(position.rules for position in state.positions)
    answer = said or _answer(state, words)
    first = replace(
        first,
        headline=first.duty,
        answer=Passage("news", answer),
        known=Passage("news", said),
        why=_why(state, words),
        rules=differences_page(words.lang, state.position.game, sets),
        example=words.first("ui.move_box"),
    )
    return (first, *others)


def _one(verdict: Verdict, hand: Hand, state: CompareState, words: Words, look: Look) -> View:
    position, (judged, *rest) = verdict.position, verdict.notes
    board = _OneBoard(verdict, hand, state.duty, state.flipped)
    shown = view(board, Reply(), words, look)
    return replace(
        shown,
        title=name_of(words, position.game, position.rules),
        duty=Passage("duty", shown.duty.texts),
        headline=SILENT,
        legend="",
        name=Passage("name", tell(words, (title(position.game, position.rules),))),
        verdict=(
            Passage(verdict.tone, tell(words, (judged,))),
            Passage("news", tell(words, rest) if rest else ()),
        ),
    )


def _answer(state: CompareState, words: Words) -> tuple[str, ...]:
    """What each of the rules says, a line each, once there is something to judge."""
    if state.mode == "open":
        return ()
    lines = (
        subject_lines(words, title(each.position.game, each.position.rules), each.notes)
        for each in state.verdicts
    )
    return tuple("\n".join(each) for each in zip(*lines, strict=True))


def _why(state: CompareState, words: Words) -> tuple[Block, ...]:
    """The rule that makes the difference, or that there is none."""
    if state.causes:
        sets = [position.rules for position in state.positions]
        found = reasons(words, state.position.game, sets, state.causes)
        return (Passage("duty", words("compare.why")), Listing(found))
    if state.mode == "settled" and state.agree:
        return (Passage("duty", words("compare.agree")),)
    return ()


def still_boards(views: tuple[View, ...], size: int) -> str:
    """The picture that stays in a saved notebook: every board with its verdict, and what decides."""
    figures = "".join(_figure(each, size) for each in views)
    boards = f'<div style="display:flex;flex-wrap:wrap;gap:16px">{figures}</div>'
    return f"{words_html(views[0], ABOVE)}{boards}{words_html(views[0], ('why', 'rules'))}"


def _figure(shown: View, size: int) -> str:
    words = f"{words_html(shown, OVER_EACH)}{still(shown, size)}{words_html(shown, ('verdict',))}"
    return f'<div style="width:{size}px">{words}</div>'


def text_boards(views: tuple[View, ...]) -> str:
    """The same in letters."""
    lines = [str(views[0].duty)]
    lines += (f"\n{each.title}\n{each.diagram}\n{_judged(each)}" for each in views)
    for block in views[0].why:
        match block:
            case Passage():
                lines += ("", block.texts[0])
            case Listing():
                lines += (f"- {each.texts[0]}" for each in block.items)
    return "\n".join(lines)


def _judged(shown: View) -> str:
    """What the rules of a board say to what is tried, a line for each language."""
    told = zip(shown.languages, *(each.texts for each in shown.verdict if each), strict=True)
    return "\n".join(LANGUAGES[language].joiner.join(texts) for language, *texts in told)
