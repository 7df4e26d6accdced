"""The JSON files of the JupyterLab extension: the code of all lessons, and its messages in every language.

They are committed, because the package is built without running the lesson builder. So is a copy of the names of the
events by which the extension and the boards talk to each other.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from string import Formatter
from typing import Any

from lessons.builder.notebook import make
from lessons.builder.source import Lesson
from ruleboard.jupyter.assets import SCRIPTS
from ruleboard.lang import EDITIONS, LANGUAGES, Words
from ruleboard.lang.sentence import Sentence
from ruleboard.lang.sentences import table

STATIC = Path("widgets", "labextension", "static")
EVENTS = "events.js"
PREFIX = "lab"  # of the keys of the extension's messages


def files(lessons: Iterable[Lesson]) -> dict[str, str]:
    """The content of each file by its name."""
    return {
        "cells.json": _text(cells(lessons)),
        "words.json": _text(words()),
        EVENTS: (SCRIPTS / EVENTS).read_text(encoding="utf-8"),
    }


def cells(lessons: Iterable[Lesson]) -> list[str]:
    """The distinct code cells of all editions; only these start without a click."""
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
    """For each language its names and messages, by key without the prefix."""
    return {
        code: {
            "name": language.name,
            "html": language.html,
            "lab": language.lab,
            "texts": {
                key.removeprefix(f"{PREFIX}."): _template(code, key) for key in table(PREFIX)
            },
        }
        for code, language in LANGUAGES.items()
    }


def _template(code: str, key: str) -> str:
    """A message with placeholders, which the script fills in."""
    entry = table(PREFIX)[key]
    assert isinstance(entry, Sentence)
    blanks = {name for _, name, _, _ in Formatter().parse(entry.text) if name}
    return Words(code).first(key, **{name: f"{{{name}}}" for name in blanks})


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"
