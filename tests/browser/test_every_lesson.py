"""Every lesson by clicks, from top to bottom, as a learner does it: nothing goes wrong, and everything gets solved.

The answers are found by the rules, on the same boards beside the page. The languages take turns.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator

from lessons.builder.notebook import make, text
from lessons.builder.source import read
from ruleboard.jupyter.exercise import Exercise
from ruleboard.jupyter.practice import Practice
from ruleboard.jupyter.widget import BoardWidget
from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines.exercise import REPLY, ExerciseState
from ruleboard.machines.practice import solution
from ruleboard.session.inputs import Click, Do
from ruleboard.teaching.progress import MOST_STARS
from tests.browser.conftest import Visit
from tests.browser.lab import Lab
from tests.lessons.test_lesson_exercises import SOURCES, shown

pytestmark = pytest.mark.long

READINGS = list(zip(SOURCES, cycle(LANGUAGES), strict=False))


class Learner:
    """Somebody at one board of a page, who does on it what is right on the same board beside the page."""

    def __init__(self, lab: Lab, number: int, beside: Any, language: str) -> None:
        self.lab, self.beside, self.words = lab, beside, Words(language)
        self.board: Locator = lab.page.locator(".ruleboard").nth(number)

    @property
    def trial(self) -> Any:
        state = self.beside.state
        return state if isinstance(self.beside, Exercise) else state.trial

    def click(self, site: str) -> None:
        self.board.locator(f'button[data-site="{site}"]').click()
        self.beside.click(site)

    def press(self, command: str) -> None:
        name = self.words.short(f"ui.{command}")
        self.board.get_by_role("button", name=name, exact=True).click()

    def solve(self) -> None:
        """One task. The opponent replies before whatever comes next, so nobody waits."""
        if not isinstance(self.trial, ExerciseState):
            for given in solution(self.trial):
                self.answer(given)
            return
        while not self.trial.solved:
            if self.trial.replying:
                self.beside.do(REPLY)
            else:
                self.move()

    def answer(self, given: Any) -> None:
        if isinstance(given, Click):
            self.click(given.site)
            return
        assert isinstance(given, Do)
        numbers = [choice.number for choice in self.trial.asked.choices]
        place = numbers.index(given.number)
        self.board.locator(".ruleboard-answers button").nth(place).click()
        self.beside.answer(given.number)

    def move(self) -> None:
        """A right move, click by click; where moves share their clicks, the right one is chosen and confirmed."""
        trial = self.trial
        right = trial.outlook.answers(trial.position, trial.left)[0]
        made = trial.play.at
        for site in trial.position.clicks(right)[0]:
            self.click(site)
        while self.trial.choice:
            chosen = self.trial.play.candidate == right
            self.press("confirm" if chosen else "next_choice")
            self.beside.do(Do("confirm") if chosen else Do("choose", 1))
        assert self.trial.play.at > made

    def practise(self) -> None:
        """All tasks of a practice, one after another: those for everybody, then the extra ones."""
        for _ in self.beside.state.trials:
            self.solve()
            self.press("next_task")
            self.beside.next()
            if self.beside.state.over and self.beside.state.extra:
                self.press("extra")
                self.beside.do(Do("extra"))


Reading = Callable[[Path, str], Lab]


@pytest.fixture
def read_in(visit: Visit, tmp_path: Path) -> Reading:
    """Open a lesson as its source has it at the moment, and run it."""

    def open_it(source: Path, language: str) -> Lab:
        notebook = tmp_path / "lesson.ipynb"
        lesson = read(source.stem, source.read_text(encoding="utf-8"), source.name)
        notebook.write_text(text(make(lesson, language)), encoding="utf-8")
        lab = visit(f"every-{source.stem}", notebook)
        lab.run_all()
        return lab

    return open_it


@pytest.mark.parametrize(
    ("source", "language"),
    READINGS,
    ids=[f"{source.stem}-{language}" for source, language in READINGS],
)
def test_a_lesson_is_done_from_top_to_bottom(source: Path, language: str, read_in: Reading) -> None:
    lab = read_in(source, language)
    cells = [
        (f"Out[{number}]", beside) for number, (_, beside) in enumerate(shown(source), start=2)
    ]
    boards = [(out, beside) for out, beside in cells if isinstance(beside, BoardWidget)]
    for number, (out, beside) in enumerate(boards):
        learner = Learner(lab, number, beside, language)
        if isinstance(beside, Practice):
            learner.practise()
            most = (MOST_STARS,) * len(beside.stars)
            lab.wait_eval(f"({out}.finished, {out}.stars)", (True, most))
        elif isinstance(beside, Exercise):
            learner.solve()
            lab.wait_eval(f"({out}.solved, {out}.state.stars)", (True, MOST_STARS))
    assert lab.errors() == []
