"""Creates the notebook of a lesson in one language or two; reproducible byte by byte."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import nbformat
from nbformat import NotebookNode

from lessons.builder.navigation import Neighbors, onward
from lessons.builder.source import LANG_LINE, Code, Lesson, Prose
from ruleboard.jupyter.handover import KEY
from ruleboard.lang import EDITIONS, LANGUAGES, SOURCE, Words, named

Cell = dict[str, Any]
Notebook = dict[str, Any]

QUIET = (
    '<blockquote lang="{}" style="font-size: 90%; margin: 0; opacity: 0.75; padding: 0 0 0 1em">'
)

_FENCE = re.compile(r"\s*(`{3,}|~{3,})")
_HEADING = re.compile(r"#{1,6}\s+(.*?)\s*#*")


def make(lesson: Lesson, edition: str, near: Neighbors | None = None) -> Notebook:
    """The notebook of an edition, without outputs; with links to its neighbors if they are given."""
    languages = edition.split("-")
    top = f"{editions(lesson.id, edition)}\n\n{how_to_begin(languages[0])}"
    cells = [markdown("languages", top, "skip")]
    for cell in (*lesson.cells, *([onward(near)] if near else ())):
        if isinstance(cell, Code):
            cells.append(_code(cell, edition))
        else:
            cells.extend(prose(cell, languages))
    about: Cell = {"id": lesson.id, "languages": languages, "exercises": []}
    for name, other in near._asdict().items() if near else ():
        about |= {name: other.id} if other else {}
    return notebook(cells, about)


def notebook(cells: list[Cell], about: Cell) -> Notebook:
    """A notebook with our metadata; `about` is what the extension reads."""
    metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {
            "file_extension": ".py",
            "mimetype": "text/x-python",
            "name": "python",
            "pygments_lexer": "ipython3",
        },
        "lesson": {**about, "generated": True},
    }
    return {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


def exercises(notebook: Notebook) -> tuple[str, ...]:
    """The keys of everything that can be solved in an executed notebook, as its boards report them in their outputs."""
    outputs = (each for cell in notebook["cells"] for each in cell.get("outputs", ()))
    reports = (each.get("metadata", {}).get(KEY, {}) for each in outputs)
    return tuple(dict.fromkeys(key for each in reports for key in each.get("tasks", ())))


def list_exercises(notebook: Notebook) -> None:
    """Store the keys of the exercises in the notebook's metadata, where the extension reads them."""
    notebook["metadata"]["lesson"]["exercises"] = list(exercises(notebook))


def counted(lesson: Lesson, folder: Path) -> Lesson:
    """A lesson with its exercises, from the notebook that was built from it last; without them if there is none."""
    path = folder / SOURCE / f"{lesson.id}.ipynb"
    if not path.exists():
        return lesson
    listed = json.loads(path.read_bytes())["metadata"]["lesson"]["exercises"]
    return replace(lesson, exercises=tuple(listed))


def node(notebook: Notebook) -> NotebookNode:
    """A copy as NotebookNode, for Jupyter's tools."""
    made: NotebookNode = nbformat.from_dict(notebook)  # type: ignore[no-untyped-call]
    return made


def text(notebook: Notebook) -> str:
    """The validated notebook as text of a file."""
    checked = node(notebook)
    nbformat.validate(checked)
    written: str = nbformat.writes(checked)  # type: ignore[no-untyped-call]
    return written.rstrip("\n") + "\n"


def editions(name: str, edition: str) -> str:
    """Links to the same notebook in the other editions."""
    return " · ".join(
        f"**{named(other)}**" if other == edition else f"[{named(other)}](../{other}/{name}.ipynb)"
        for other in EDITIONS
    )


def how_to_begin(language: str) -> str:
    """How to run the lesson by hand; our extension, which runs it, hides this line by its class."""
    text = LANGUAGES[language].held(Words(language).first("course.still"))
    return f'<small class="ruleboard-how">{text}</small>'


def quiet(markdown: str, language: str) -> str:
    """Text of the second language: a small, pale blockquote, with bold text for headings.

    Real headings would be in the table of contents twice. Opacity works in dark themes too; where styles are sanitized,
    it is still a quotation.
    """
    lines = []
    fence = ""
    for line in markdown.splitlines():
        match = _FENCE.match(line)
        heading = None if fence or match else _HEADING.fullmatch(line)
        if match and not fence:
            fence = match[1]
        elif match and match[1].startswith(fence):
            fence = ""
        lines.append(f"**{heading[1].replace('**', '')}**" if heading else line)
    return "\n".join((QUIET.format(LANGUAGES[language].html), "", *lines, "", "</blockquote>"))


def prose(cell: Prose, languages: list[str]) -> list[Cell]:
    """Cells of a text: the first language, and the others in small print."""
    first, *others = languages
    cells = [markdown(f"{cell.key}-{first}", LANGUAGES[first].held(cell.texts[first]), cell.slide)]
    going_on = cell.slide if cell.slide in ("skip", "notes") else "-"
    cells += (
        markdown(f"{cell.key}-{other}", quiet(cell.texts[other], other), going_on)
        for other in others
    )
    return cells


def markdown(cell_id: str, source: str, slide: str) -> Cell:
    """A Markdown cell."""
    metadata = _metadata(slide)
    return {"cell_type": "markdown", "id": cell_id, "metadata": metadata, "source": source}


def _code(cell: Code, edition: str) -> Cell:
    metadata = _metadata(cell.slide, editable="editable" in cell.tags)
    source = cell.source
    if cell.tags:
        metadata["tags"] = list(cell.tags)
    if "hide-input" in cell.tags:
        metadata["jupyter"] = {"source_hidden": True}
    if "language" in cell.tags:
        lines = source.splitlines()
        source = "\n".join(f'LANG = "{edition}"' if line == LANG_LINE else line for line in lines)
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": cell.key,
        "metadata": metadata,
        "outputs": [],
        "source": source,
    }


def _metadata(slide: str, *, editable: bool = False) -> Cell:
    """Metadata of all cells: protected against accidental deletion and editing, and the slide type.

    "-" (the slide goes on) is not written: some slide programs hide such cells.
    """
    metadata: Cell = {"deletable": False, "editable": editable}
    if slide != "-":
        metadata["slideshow"] = {"slide_type": slide}
    return metadata
