"""What is measured on a lesson beyond the form of its source: structure, script, emphasis, code, links, outputs."""

from __future__ import annotations

import ast
import base64
import io
import re
import tokenize
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from lessons.builder.execution import WIDGET_VIEW
from lessons.builder.source import Code, Lesson, Prose
from ruleboard.lang import SOURCE
from tests.glossary import banned, required
from tests.typography import faults as typography_faults
from tests.typography import letters

MARKDOWN = MarkdownIt("commonmark").enable("table")
MOST_WORDS = {"en": 40, "ru": 40, "es": 46, "zh": 80}
"""So many words stand before the first board, and between two: Spanish needs more, Chinese is counted in characters."""

BOARDS = range(6, 13)
"""So many boards a lesson has; a practice of several tasks is one."""

LARGEST_PICTURE = 12_288  # bytes, of all tasks of a practice: seven notebooks carry every picture


def structure(markdown: str) -> dict[str, list[str]]:
    """What must be the same in every language: everything about a text but its words."""
    tokens = list(_tokens(markdown))
    return {
        "headings": [token.tag for token in tokens if token.type == "heading_open"],
        "list items": [str(token.level) for token in tokens if token.type == "list_item_open"],
        "table rows": [token.type for token in tokens if token.type == "tr_open"],
        "table cells": [token.type for token in tokens if token.type in ("td_open", "th_open")],
        "code spans": sorted(token.content for token in tokens if token.type == "code_inline"),
        "code blocks": [token.content for token in tokens if token.type == "fence"],
        "links": sorted(_attributes(tokens, "link_open", "href")),
        "pictures": sorted(_attributes(tokens, "image", "src")),
    }


def structure_faults(cell: Prose) -> Iterator[str]:
    """L4: where a translation is built differently from the English text."""
    english = structure(cell.texts[SOURCE])
    for language, text in cell.texts.items():
        for part, found in structure(text).items():
            if found != english[part]:
                yield f"{cell.key}-{language}: {part}: {found}; the English has {english[part]}"


def script_faults(cell: Prose) -> Iterator[str]:
    """L5: texts that are not in their language."""
    for language, text in cell.texts.items():
        if not re.search(letters(language), text):
            yield f"{cell.key}-{language}: no letter of the language"
        if language != SOURCE and plain(text) == plain(cell.texts[SOURCE]):
            yield f"{cell.key}-{language}: the same as the English"
        yield from (
            f"{cell.key}-{language}: {fault}" for fault in typography_faults(plain(text), language)
        )


def emphasis_faults(cell_name: str, markdown: str) -> Iterator[str]:
    """L6: stars that a reader would see."""
    for token in _tokens(markdown):
        if token.type == "text" and re.search(r"\*|__", token.content):
            yield f"{cell_name}: shows its stars: {token.content!r}"


def word_faults(cell: Prose, games: tuple[str, ...]) -> Iterator[str]:
    """L11: words that the glossary bans, and words of the game that are missing."""
    english = plain(cell.texts[SOURCE])
    for language, text in cell.texts.items():
        bare = plain(text)
        found = list(banned(bare, language, games))
        if language != SOURCE:
            found += required(english, bare, language, games)
        yield from (f"{cell.key}-{language}: {fault}" for fault in found)


def words_in(markdown: str, language: str) -> int:
    """The words of the paragraphs of a text; what is looked up (headings, lists, tables) is not read in passing."""
    tokens = MARKDOWN.parse(markdown)
    told = " ".join(
        "".join(map(_word, token.children or ()))
        for before, token in pairwise(tokens)
        if token.type == "inline" and before.type == "paragraph_open" and token.level == 1
    )
    word = r"[㐀-鿿]|[A-Za-z0-9Ѐ-ӿ]+" if language == "zh" else r"\w[\w'’×–-]*"
    return len(re.findall(word, told))


def length_faults(lesson: Lesson) -> Iterator[str]:
    """How much is to be read before there is something to do, and whether there is enough of it and not too much."""
    boards = [is_board(cell) for cell in lesson.cells]
    if sum(boards) not in BOARDS:
        yield f"{sum(boards)} boards; expected {BOARDS[0]} to {BOARDS[-1]}"
    for board, cells in groupby(lesson.cells, key=is_board):
        prose = [] if board else [cell for cell in cells if isinstance(cell, Prose)]
        for language, most in MOST_WORDS.items() if prose else ():
            count = sum(words_in(cell.texts[language], language) for cell in prose)
            if count > most:
                keys = ", ".join(cell.key for cell in prose)
                yield f"{keys}-{language}: {count} words in one go; expected at most {most}"


def is_board(cell: Prose | Code) -> bool:
    """Whether there is something to do: code that only prepares, such as the setup, does not end the talk."""
    return isinstance(cell, Code) and shows(cell)


def shows(cell: Code) -> bool:
    """Whether the last line of a cell is something to be shown."""
    return isinstance(ast.parse(cell.source).body[-1], ast.Expr)


def code_faults(cell: Code) -> Iterator[str]:
    """L9: words in code, which no translator would find."""
    try:
        tree = ast.parse(cell.source)
    except SyntaxError as error:
        yield f"{cell.key}: no plain Python: {error}"
        return
    for token in tokenize.generate_tokens(io.StringIO(cell.source).readline):
        if token.type == tokenize.COMMENT:
            yield f"{cell.key}: a comment: {token.string}"
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.search(r"[㐀-鿿Ѐ-ӿ¿¡]", node.value):
                yield f"{cell.key}: words in a string: {node.value!r}"
            elif re.search(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}", node.value):
                yield f"{cell.key}: a sentence in a string: {node.value!r}"


def link_faults(cell: Prose, folder: Path) -> Iterator[str]:
    """Links and pictures that lead nowhere from the folder of a notebook."""
    for language, text in cell.texts.items():
        shape = structure(text)
        for target in (*shape["links"], *shape["pictures"]):
            path = target.partition("#")[0]
            if path and not re.match(r"[a-z]+:", path) and not (folder / path).exists():
                yield f"{cell.key}-{language}: {target} is not there"


def lesson_faults(lesson: Lesson, folder: Path) -> list[str]:
    """Everything that is wrong with the cells of a lesson."""
    found: list[str] = []
    for cell in (*lesson.cells, *([lesson.about] if lesson.about else ())):
        if isinstance(cell, Code):
            found += code_faults(cell)
            continue
        found += structure_faults(cell)
        found += script_faults(cell)
        found += word_faults(cell, lesson.games)
        found += link_faults(cell, folder)
        for language, text in cell.texts.items():
            found += emphasis_faults(f"{cell.key}-{language}", text)
    return found


def plain(markdown: str) -> str:
    """The words of a text as a reader sees them; code stands there as `a1`."""
    return "\n".join(
        "".join(map(_word, token.children or ()))
        for token in MARKDOWN.parse(markdown)
        if token.type == "inline"
    )


def output_faults(notebook: Mapping[str, Any]) -> list[str]:
    """What a reader without a kernel would miss in the saved outputs, or should not find there."""
    found = ["the state of widgets is saved"] if "widgets" in notebook["metadata"] else []
    codes = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    if [cell["execution_count"] for cell in codes] != list(range(1, len(codes) + 1)):
        found.append("the cells were not run once each, from the first to the last")
    for cell in codes:
        for output in cell.get("outputs", ()):
            found += (f"{cell['id']}: {fault}" for fault in _output_faults(output))
    return found


def pictures(notebook: Mapping[str, Any]) -> Iterator[dict[str, str]]:
    """The attributes of every picture in the saved outputs."""
    for cell in notebook["cells"]:
        for output in cell.get("outputs", ()):
            yield from images(_joined(output.get("data", {}).get("text/html", "")))


def images(html: str) -> list[dict[str, str]]:
    """The attributes of every picture in a piece of HTML."""
    found: list[dict[str, str]] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag == "img":
                found.append({name: value or "" for name, value in attrs})

    Reader().feed(html)
    return found


def _output_faults(output: Mapping[str, Any]) -> Iterator[str]:
    if output["output_type"] == "error":
        yield "an error"
    data = output.get("data", {})
    if WIDGET_VIEW in data:
        yield "a widget view, which is an error message for everybody else"
    if data and "text/plain" not in data:
        yield "no text for those who see no picture"
    if "text/html" in data:
        shown = images(_joined(data["text/html"]))
        if not any(image.get("role") != "presentation" for image in shown):
            yield "no picture"
        for image in shown:
            yield from _picture_faults(image)


def _picture_faults(image: Mapping[str, str]) -> Iterator[str]:
    decorates = image.get("alt") == "" and image.get("role") == "presentation"
    if not decorates and not image.get("alt", "").strip():
        yield "a picture without words for it (alt)"
    kind, _, encoded = image.get("src", "").partition(",")
    if kind != "data:image/svg+xml;base64":
        yield f"a picture that is not inside the notebook: {image.get('src', '')[:40]}"
        return
    drawing = base64.b64decode(encoded)
    if len(drawing) > LARGEST_PICTURE:
        yield f"a picture of {len(drawing)} bytes; expected at most {LARGEST_PICTURE}"
    if not ET.fromstring(drawing).tag.endswith("svg"):
        yield "a picture that is no SVG"


def _joined(text: str | list[str]) -> str:
    return text if isinstance(text, str) else "".join(text)


def _tokens(markdown: str) -> Iterator[Token]:
    for token in MARKDOWN.parse(markdown):
        yield token
        yield from token.children or ()


def _attributes(tokens: list[Token], kind: str, name: str) -> Iterator[str]:
    return (str(token.attrs[name]) for token in tokens if token.type == kind)


def _word(token: Token) -> str:
    match token.type:
        case "code_inline":
            return "a1"
        case "softbreak" | "hardbreak":
            return " "
        case "text":
            return token.content
        case _:
            return ""
