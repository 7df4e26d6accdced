"""Makes the notebook of a lesson in one language or in two, always the same bytes from the same source."""

from __future__ import annotations

import re
from typing import Any

import nbformat
from nbformat import NotebookNode

from lessons.builder.navigation import Way, onward
from lessons.builder.source import LANG_LINE, Code, Lesson, Prose
from ruleboard.lang import EDITIONS, LANGUAGES, Words, named

Cell = dict[str, Any]
Notebook = dict[str, Any]

QUIET = (
    '<blockquote lang="{}" style="font-size: 90%; margin: 0; opacity: 0.75; padding: 0 0 0 1em">'
)

_FENCE = re.compile(r"\s*(`{3,}|~{3,})")
_HEADING = re.compile(r"#{1,6}\s+(.*?)\s*#*")


def make(lesson: Lesson, edition: str, way: Way | None = None) -> Notebook:
    """The notebook of an edition, not yet run; with its links to other lessons, if it stands on a way."""
    languages = edition.split("-")
    top = f"{editions(lesson.id, edition)}\n\n{how_to_begin(languages[0])}"
    cells = [markdown("languages", top, "skip")]
    for cell in (*lesson.cells, *([onward(way)] if way else ())):
        if isinstance(cell, Code):
            cells.append(_code(cell, edition))
        else:
            cells.extend(prose(cell, languages))
    about: Cell = {"id": lesson.id, "languages": languages, "exercises": list(lesson.exercises)}
    for name, other in way._asdict().items() if way else ():
        about |= {name: other.id} if other else {}
    return notebook(cells, about)


def notebook(cells: list[Cell], about: Cell) -> Notebook:
    """A notebook of ours; `about` is what the extension has to know of it."""
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


def node(notebook: Notebook) -> NotebookNode:
    """A copy of a notebook in the form that Jupyter's tools work with."""
    made: NotebookNode = nbformat.from_dict(notebook)  # type: ignore[no-untyped-call]
    return made


def text(notebook: Notebook) -> str:
    """The notebook as it is written to a file: sorted names, one line of text to a line."""
    checked = node(notebook)
    nbformat.validate(checked)
    written: str = nbformat.writes(checked)  # type: ignore[no-untyped-call]
    return written.rstrip("\n") + "\n"


def editions(name: str, edition: str) -> str:
    """The line that leads from one edition of a notebook to the others."""
    return " · ".join(
        f"**{named(other)}**" if other == edition else f"[{named(other)}](../{other}/{name}.ipynb)"
        for other in EDITIONS
    )


def how_to_begin(language: str) -> str:
    """What to do where nothing runs a lesson by itself; where our extension does, it hides this line by its class."""
    text = LANGUAGES[language].held(Words(language).first("course.still"))
    return f'<small class="ruleboard-how">{text}</small>'


def quiet(markdown: str, language: str) -> str:
    """A second language beside the first: smaller, paler, its headings only bold, so that an outline names each once.

    The colour of the page shines through, so that it is readable in dark themes too; where styles are not let through,
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
    """A text in the first language, and quietly in the others."""
    first, *others = languages
    cells = [markdown(f"{cell.key}-{first}", LANGUAGES[first].held(cell.texts[first]), cell.slide)]
    going_on = cell.slide if cell.slide in ("skip", "notes") else "-"
    cells += (
        markdown(f"{cell.key}-{other}", quiet(cell.texts[other], other), going_on)
        for other in others
    )
    return cells


def markdown(cell_id: str, source: str, slide: str) -> Cell:
    """A cell of text."""
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
    """What all cells have: no key that slips may delete or change them, and a word about slides where one begins.

    Some programs that show slides take "-", which says that the slide goes on, for a cell that is on none.
    """
    metadata: Cell = {"deletable": False, "editable": editable}
    if slide != "-":
        metadata["slideshow"] = {"slide_type": slide}
    return metadata
