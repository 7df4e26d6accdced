"""The table of lessons in the guide; `python -m tests.readme.lessons_table` writes it anew from the sources."""

from __future__ import annotations

import re
from pathlib import Path

from lessons.builder.launch_links import binder, site
from lessons.builder.navigation import ordered
from lessons.builder.notebook import counted
from lessons.builder.source import Lesson, read
from lessons.builder.start_page import picture_name
from ruleboard.lang import LANGUAGES, Words
from tests.readme.translations import ROOT, file

HEAD = "| | | | | |\n|---|---|---|---|---|\n"
TABLE = re.compile(re.escape(HEAD) + r"(?:\|.*\n)*")
WIDTH = 72  # pixels


def course() -> list[Lesson]:
    """All lessons, in their order."""
    paths = sorted((ROOT / "lessons" / "source").glob("*.md"))
    found = {
        path.name: read(path.stem, path.read_text(encoding="utf-8"), path.name) for path in paths
    }
    return [counted(lesson, ROOT / "lessons") for lesson in ordered(found)]


def table(lang: str) -> str:
    """What the guide says of the lessons: a picture, the title, a line, the time, and where it runs at once."""
    return HEAD + "".join(_row(lesson, lang) for lesson in course() if lesson.about)


def _row(lesson: Lesson, lang: str) -> str:
    assert lesson.about
    time = Words(lang).first("course.minutes", n=lesson.minutes)
    places = f"[{_words(lang)}]({site(lang, lesson.id)}) · [Binder]({binder(lang, lesson.id)})"
    cells = (
        f'<img src="../../{picture_name(lesson)}" width="{WIDTH}" alt="">',
        f"[**{lesson.titles[lang]}**](../../{lang}/{lesson.id}.ipynb)",
        lesson.about.texts[lang],
        time,
        places,
    )
    return f"| {' | '.join(cells)} |\n"


def _words(lang: str) -> str:
    return {"en": "browser", "zh": "浏览器", "ru": "браузер", "es": "navegador"}[lang]


def renewed(text: str, lang: str) -> str:
    """A page with the table as it is now."""
    return TABLE.sub(lambda _: table(lang), text)


def main() -> None:
    """Write the tables of all languages."""
    for lang in LANGUAGES:
        place: Path = file(lang, "lessons")
        place.write_text(renewed(place.read_text(encoding="utf-8"), lang), encoding="utf-8")


if __name__ == "__main__":
    main()
