"""The Views of a comparison: several boards side by side, each made by the same `view()` as every other board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ruleboard.lang import Words
from ruleboard.machines.board import Board
from ruleboard.machines.compare import CompareState, Verdict, shown_by
from ruleboard.page.controls import BOX, COMMON, DESCRIBE, FLIP, HELP, Command
from ruleboard.page.html import Block, Listing, Passage
from ruleboard.page.kind import Columns, Commands, Kind, Part, Strip, buttons, row
from ruleboard.page.rules import differences_page, name_of, reasons, subject_lines
from ruleboard.page.view import SILENT, Look, Place, View, still, view, words_html
from ruleboard.session.inputs import Do, Hand, Reply
from ruleboard.session.motion import Motion, between
from ruleboard.session.rulebook import title
from ruleboard.teaching.narration import joined, tell

ABOVE: tuple[Place, ...] = (("headline", "headline", "known"),)
OVER_EACH: tuple[Place, ...] = ("name",)
UNDER_EACH: tuple[Place, ...] = (("verdict", "verdict"),)


def compare_views(
    state: CompareState, words: Words, look: Look, *, said: tuple[str, ...]
) -> tuple[View, ...]:
    """One View per board. The first one also carries the texts that concern all boards."""
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
    shown = view(shown_by(state, verdict, hand), Reply(), words, look)
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
    """The verdict of each rule set, one line each; empty before the first attempt."""
    if state.mode == "open":
        return ()
    lines = (
        subject_lines(words, title(each.position.game, each.position.rules), each.notes)
        for each in state.verdicts
    )
    return tuple("\n".join(each) for each in zip(*lines, strict=True))


def _why(state: CompareState, words: Words) -> tuple[Block, ...]:
    """The rules that cause different verdicts, or a sentence that all verdicts agree."""
    if state.causes:
        sets = [position.rules for position in state.positions]
        found = reasons(words, state.position.game, sets, state.causes)
        return (Passage("duty", words("compare.why")), Listing(found))
    if state.mode == "settled" and state.agree:
        return (Passage("duty", words("compare.agree")),)
    return ()


def still_boards(views: Sequence[View], size: int) -> str:
    """Static HTML for a saved notebook: every board with its verdict, and the rules that cause the difference."""
    figures = "".join(_figure(each, size) for each in views)
    boards = f'<div style="display:flex;flex-wrap:wrap;gap:16px">{figures}</div>'
    return f"{words_html(views[0], ABOVE)}{boards}{words_html(views[0], ('why', 'rules'))}"


def _figure(shown: View, size: int) -> str:
    words = f"{words_html(shown, OVER_EACH)}{still(shown, size)}{words_html(shown, ('verdict',))}"
    return f'<div style="width:{size}px">{words}</div>'


def text_boards(views: Sequence[View]) -> str:
    """Plain-text output: the same content as `still_boards`."""
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
    """The verdict of one board, one line per language."""
    return "\n".join(joined(shown.languages, *(each.texts for each in shown.verdict if each)))


RETRY = Command("retry", "refresh", ("Escape", "u"), Do("cancel"))


def commands(board: Board[CompareState]) -> Commands:
    """The commands of a comparison."""
    return (replace(RETRY, off=board.state.mode == "open"), FLIP, DESCRIBE, HELP)


def _parts(_: Board[CompareState], known: Commands) -> tuple[Part, ...]:
    return (
        Strip((*ABOVE, row(*buttons(known), BOX, COMMON))),
        Columns(OVER_EACH, UNDER_EACH),
        Strip((("reasons", "why"), "rules")),
    )


def _looks(
    board: Board[CompareState], words: Words, look: Look, said: tuple[str, ...]
) -> tuple[View, ...]:
    notes = board.reply.notes
    told = said or (tell(words, notes) if notes else ())
    return compare_views(board.state, words, look, said=told)


def _motions(before: Board[CompareState], after: Board[CompareState]) -> tuple[Motion, ...]:
    return tuple(map(between, before.state.verdicts, after.state.verdicts))


def _boards(board: Board[CompareState]) -> int:
    return len(board.state.positions)


def _plain(_: Board[CompareState], views: Sequence[View], __: Words) -> str:
    return text_boards(views)


def _still(_: Board[CompareState], views: Sequence[View], __: Words, size: int) -> str:
    return still_boards(views, size)


KIND = Kind(
    commands=commands,
    parts=_parts,
    looks=_looks,
    boards=_boards,
    motions=_motions,
    plain=_plain,
    still=_still,
)
