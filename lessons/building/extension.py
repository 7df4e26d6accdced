"""What the JupyterLab extension has to know about the lessons: their code, and what it says to their readers.

It lies beside the extension as JSON, and is committed, because packages are built where there are no lessons. So does a
copy of the names of the events by which the extension and the boards talk to each other.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from string import Formatter
from typing import Any

from lessons.building.notebook import make
from lessons.building.source import Lesson
from ruleboard.jupyter.shared import SCRIPTS
from ruleboard.lang import EDITIONS, LANGUAGES, Words
from ruleboard.lang.sentence import Sentence
from ruleboard.lang.sentences import table

STATIC = Path("widgets", "labextension", "static")
EVENTS = "events.js"
WORD = "lab"  # with which the keys begin of what the page around a lesson says


def files(lessons: Iterable[Lesson]) -> dict[str, str]:
    """The text of each file by its name."""
    return {
        "cells.json": _text(cells(lessons)),
        "words.json": _text(words()),
        EVENTS: (SCRIPTS / EVENTS).read_text(encoding="utf-8"),
    }


def cells(lessons: Iterable[Lesson]) -> list[str]:
    """Every code cell of every edition of these lessons, each text once."""
    return sorted(
        {
            cell["source"]
            for lesson in lessons
            for edition in EDITIONS
            for cell in make(lesson, edition)["cells"]
            if cell["cell_type"] == "code"
        }
    )


def words() -> Mapping[str, Mapping[str, Any]]:
    """Each language: its names, for readers, pages and menus, and what is said in it, by the last word of its key."""
    return {
        code: {
            "name": language.name,
            "html": language.html,
            "lab": language.lab,
            "texts": {key.removeprefix(f"{WORD}."): _template(code, key) for key in table(WORD)},
        }
        for code, language in LANGUAGES.items()
    }


def _template(code: str, key: str) -> str:
    """A sentence with its blanks, which the page fills in."""
    entry = table(WORD)[key]
    assert isinstance(entry, Sentence)
    blanks = {name for _, name, _, _ in Formatter().parse(entry.text) if name}
    return Words(code).first(key, **{name: f"{{{name}}}" for name in blanks})


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"
