"""A goal with several sites speaks of several: “one of these squares”, “these men”."""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard.lang import LANGUAGES, Words
from ruleboard.teaching.narration import tell


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["mills", "draughts", "relati"])
@pytest.mark.parametrize("name", ["reaches", "removes"])
def test_the_task_has_a_plural(name: str, game: str, lang: str) -> None:
    goal = getattr(rb.goals, name)
    one, several = goal("5"), goal("5", "10")
    words = Words(lang)
    (alone,), (together,) = (tell(words, (each.task(game),)) for each in (one, several))
    separator = LANGUAGES[lang].separator
    assert f"5{separator}10" in together
    assert alone != together.replace(f"5{separator}10", "5")


def test_a_miss_has_a_plural() -> None:
    position = rb.rules.begin("draughts", "W:W32:B1")
    words = Words("en")
    goal = rb.goals.reaches("10", "14")
    (said,) = tell(words, (goal.miss(position, position.move("32-28")),))
    assert said == "That is allowed, but it ends on none of these squares: 10, 14."
