"""Creates the start page of an edition: the lessons as stations of a road, by track and game, with picture and link.

It is a notebook with only Markdown, so that it opens wherever the lessons do. The extension adds the progress.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby

from lessons.builder.launch_links import binder, site
from lessons.builder.notebook import Notebook, editions, markdown, notebook, prose
from lessons.builder.source import START, Lesson, Prose
from ruleboard.lang import LANGUAGES, Words

PICTURES = "pictures"
HEADINGS = {"learn": "course.learn", "explore": "course.explore", "teach": "course.teach"}
WIDTH = 150  # pixels

_DRAWN = re.compile(r'src="data:image/svg\+xml;base64,([^"]+)"')
_NAMES = re.compile(r"<text\b[^>]*>[^<]*</text>")  # names of squares, unreadable at this size


def make(lessons: Sequence[Lesson], edition: str) -> Notebook:
    """The start page of an edition."""
    languages = edition.split("-")
    road = "\n\n".join(_road(lessons, languages))
    cells = [
        markdown("languages", editions(START, edition), "skip"),
        *prose(Prose("welcome", 0, {code: _welcome(code) for code in LANGUAGES}), languages),
        markdown("lessons", road, "-"),
        markdown("launch", _launch(lessons, edition), "skip"),
    ]
    listed = [{"id": each.id, "exercises": list(each.exercises)} for each in lessons]
    return notebook(cells, {"id": START, "languages": languages, "lessons": listed})


def _road(lessons: Sequence[Lesson], languages: Sequence[str]) -> Iterator[str]:
    """For each track its heading, and for each game on it a heading and a table of its lessons."""
    for track, stations in groupby(lessons, key=lambda lesson: lesson.track):
        yield _heading("h2", HEADINGS[track], languages)
        for game, group in groupby(_with_games(stations), key=lambda pair: pair[0]):
            if track == "learn":
                yield _heading("h3", f"{game}.course", languages)
            rows = "\n".join(_row(lesson, languages) for _, lesson in group)
            yield f"<table>\n{rows}\n</table>"


def _with_games(lessons: Iterable[Lesson]) -> Iterator[tuple[str, Lesson]]:
    """Each lesson with the game that it is listed under; one about several games stays with the lesson before it."""
    game = ""
    for lesson in lessons:
        if not game or len(lesson.games) == 1:
            game = lesson.games[0]
        yield game, lesson


def _heading(tag: str, key: str, languages: Sequence[str]) -> str:
    texts = (escape(LANGUAGES[language].held(Words(language).first(key))) for language in languages)
    return f"<{tag}>{' · '.join(texts)}</{tag}>"


def picture_name(lesson: Lesson) -> str:
    """The path of a lesson's picture below `lessons`; all editions share it."""
    return f"{PICTURES}/{START}-{lesson.id}.svg"


def picture(lesson: Lesson, made: Notebook) -> str | None:
    """The SVG that the picture cell of a lesson shows in an executed notebook; None if there is none."""
    (cell,) = (each for each in made["cells"] if each["id"] == lesson.picture)
    shown = "".join(
        "".join(output.get("data", {}).get("text/html", "")) for output in cell["outputs"]
    )
    found = _DRAWN.search(shown)
    if not found:
        return None
    return _NAMES.sub("", base64.b64decode(found[1]).decode()) + "\n"


def _welcome(language: str) -> str:
    words = Words(language)
    return f"# {words.first('course.title')}\n\n{words.first('course.welcome')}"


def _launch(lessons: Sequence[Lesson], edition: str) -> str:
    """Links to run each lesson without an installation, for readers on a code host."""
    first = edition.partition("-")[0]
    links = " · ".join(
        f"[{lesson.titles[first]}]({site(edition, lesson.id)}) ([Binder]({binder(edition, lesson.id)}))"
        for lesson in lessons
    )
    return f"{LANGUAGES[first].held(Words(first).first('course.launch'))}\n\n{links}"


def _row(lesson: Lesson, languages: Sequence[str]) -> str:
    """A table row; the picture is decorative, so its alt text is empty."""
    link = f'<a href="{lesson.id}.ipynb">'
    drawn = f'{link}<img src="../{picture_name(lesson)}" alt="" width="{WIDTH}"></a>'
    cell = "<br>".join(
        text for language in languages for text in _description(lesson, language, languages[0])
    )
    return f"<tr><td>{drawn}</td><td>{cell}</td></tr>"


def _description(lesson: Lesson, language: str, first: str) -> list[str]:
    assert lesson.about
    words, record = Words(language), LANGUAGES[language]
    title = escape(lesson.titles[language])
    about = escape(record.held(lesson.about.texts[language]))
    if language != first:
        return [f'<small lang="{record.html}">{text}</small>' for text in (title, about)]
    effort = [words.first("course.minutes", n=lesson.minutes)]
    if lesson.exercises:
        effort.append(words.first("course.exercises", n=len(lesson.exercises)))
    link = f'<b><a href="{lesson.id}.ipynb">{title}</a></b>'
    return [link, about, f"<small>{record.held(' · '.join(effort))}</small>"]
