"""Progress: what a learner has done in all lessons, in words. It shows a file of the learner's own folder."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import unescape
from pathlib import Path

from ruleboard.folder.files import CannotWrite, content
from ruleboard.folder.handout import own_folder, setting
from ruleboard.folder.lesson_files import FIRST
from ruleboard.jupyter.diary import FILE
from ruleboard.jupyter.options import validated
from ruleboard.jupyter.words_widget import AUTO, WordsWidget
from ruleboard.lang import LANGUAGES
from ruleboard.machines import progress as machine
from ruleboard.machines.board import Board
from ruleboard.machines.progress import Lesson, ProgressState, Result
from ruleboard.page.progress import KIND
from ruleboard.rules.base import Note
from ruleboard.teaching.narration import errors_in_words, words_of
from ruleboard.teaching.progress import NotProgress, read
from ruleboard.teaching.progress import Progress as Efforts

LINK = re.compile(r'<a href="([\w-]+)\.ipynb">([^<]+)</a>')
"""A lesson on the start page: its id and its title."""

Found = tuple[tuple[Result, ...], Note | None]


@dataclass(frozen=True, slots=True)
class ReadProgress:
    """Request to read the results in a learner's folder."""

    place: Path
    partly = False

    def work(self) -> Iterator[Found]:
        folder = own_folder(self.place)
        if folder is None or setting(folder, "progress") is not True:
            yield (), Note("results.elsewhere")
            return
        try:
            text = content(folder / FILE)
            efforts = Efforts() if text is None else read(text)
        except (NotProgress, CannotWrite):
            yield (), Note("exercise.foreign_progress", {"file": FILE})
            return
        yield machine.results(efforts, _course(folder)), None

    def share(self, _: Found) -> float:
        return 1.0


def _course(folder: Path) -> Mapping[str, Lesson]:
    """The lessons in the order of the start page, with their titles; empty if no start page can be read."""
    exercises: dict[str, tuple[str, ...]] = {}
    titles: dict[str, dict[str, str]] = {}
    for lang in LANGUAGES:
        try:
            page = json.loads((folder / lang / FIRST).read_bytes())
            for each in page["metadata"]["lesson"]["lessons"]:
                exercises.setdefault(str(each["id"]), tuple(map(str, each["exercises"])))
            text = "".join(line for cell in page["cells"] for line in cell["source"])
        except (OSError, ValueError, LookupError, TypeError, RecursionError):
            continue
        for lesson, title in LINK.findall(text):
            titles.setdefault(lesson, {})[lang] = unescape(title)
    return {name: Lesson(keys, titles.get(name, {})) for name, keys in exercises.items()}


class Progress(WordsWidget):
    """What you have solved so far, lesson by lesson: `Progress()`.

    It reads `progress.json` in the learner's folder of lessons, and sends it nowhere.

    Args:
        lang: The language, or two of them: "zh-en".
        theme: "light", "dark", "contrast", or "auto": as the page is.
    """

    kind = KIND

    @validated
    def __init__(self, *, lang: str = "en", theme: str = AUTO) -> None:
        with errors_in_words(words_of(lang)):
            value = Board(machine.MACHINE, ProgressState(ReadProgress(Path.cwd())))
            super().__init__(value, lang=lang, theme=theme)

    @property
    def results(self) -> tuple[Result, ...]:
        """The result of each lesson: how many tasks are solved, of how many, and the stars."""
        results: tuple[Result, ...] = self.state.results
        return results
