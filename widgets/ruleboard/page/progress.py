"""The View of a learner's results: all that was done, a row for each lesson, and one lesson in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruleboard.lang import Words
from ruleboard.machines.board import Board
from ruleboard.machines.progress import LESSONS, ProgressState, Result
from ruleboard.page.controls import HELP, TRAY, Command, Item, placed, tray
from ruleboard.page.html import Listing, Passage, Table, joined
from ruleboard.page.kind import Commands, Kind, Part, Strip, row
from ruleboard.page.view import SILENT, Look, WordsView, words_html
from ruleboard.rules.base import Note
from ruleboard.teaching.narration import tell

READ_AGAIN = Command("read_again", "refresh", ("u",), sentence="results.again")


def commands(board: Board[ProgressState]) -> Commands:
    """The commands: only to read the results again."""
    del board
    return (READ_AGAIN, HELP)


def _parts(_: Board[ProgressState], known: Commands) -> tuple[Part, ...]:
    places = ("headline", TRAY + LESSONS, "answer", "counters")
    return (Strip((*places, row(*placed(known), "language", wide=False))),)


def _look(
    board: Board[ProgressState],
    words: Words,
    _: Look,
    said: tuple[str, ...],
) -> WordsView:
    state, reply = board.state, board.reply
    begun = [each for each in state.results if each.solved]
    told = Note("results.total", state.total.params) if begun else Note("results.none")
    duty = Passage("duty", tell(words, (told,))) if state.read and not state.trouble else SILENT
    chosen = () if state.chosen is None else _sentence(words, state.results[state.chosen])
    return WordsView(
        languages=words.languages,
        title=words.first("results.name"),
        duty=duty,
        headline=duty,
        answer=Passage("news", said or chosen or tell(words, reply.notes)),
        counters=(_table(begun, words),) if begun else (),
    )


def _titles(words: Words, result: Result) -> tuple[str, ...]:
    return tuple(result.title(lang) for lang in words.languages)


def _sentence(words: Words, result: Result) -> tuple[str, ...]:
    """The result of a lesson, with its title in each of the reader's languages."""
    return tuple(
        Words(lang).first("results.lesson", lesson=result.title(lang), **result.params)
        for lang in words.languages
    )


def _table(results: Sequence[Result], words: Words) -> Table:
    heads = tuple(words.first(f"results.{each}") for each in ("solved", "of", "stars"))
    rows = tuple(
        (Passage("count", _titles(words, each)), (each.solved, each.total, each.stars))
        for each in results
    )
    return Table(heads, rows, None)


def _trays(board: Board[ProgressState], words: Words) -> dict[str, Any]:
    items = (
        Item(_titles(words, each), now=number == board.state.chosen)
        for number, each in enumerate(board.state.results)
    )
    return {LESSONS: tray(items, words.first("course.title"))}


def _lines(board: Board[ProgressState], words: Words) -> tuple[Passage, ...]:
    """The lessons that were begun in sentences, for saved notebooks and consoles."""
    begun = (each for each in board.state.results if each.solved)
    return tuple(Passage("count", _sentence(words, each)) for each in begun)


def _plain(board: Board[ProgressState], views: Sequence[WordsView], words: Words) -> str:
    shown = (views[0].duty, views[0].answer, *_lines(board, words))
    return "\n".join(str(each) for each in shown if each)


def _still(board: Board[ProgressState], views: Sequence[WordsView], words: Words, _: int) -> str:
    lines = joined(words.languages, (Listing(_lines(board, words)),))
    return words_html(views[0], ("headline", "answer")) + lines


KIND = Kind(
    commands=commands,
    parts=_parts,
    look=_look,
    trays=_trays,
    plain=_plain,
    still=_still,
    pictured=False,
)
