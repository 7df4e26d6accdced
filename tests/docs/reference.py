"""The reference in `widgets/docs`: `python -m tests.docs.reference` writes what is generated in it anew.

A page is written by hand, with examples that run as tests. Between `<!-- reference: ruleboard.Play -->` and
`<!-- end -->` is what the package says itself: signatures and docstrings, or what a command prints.
"""

from __future__ import annotations

import inspect
import io
import os
import re
import shlex
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest.mock import patch

from ruleboard.cli import main as command
from tests.docs import vocabulary
from tests.docs.describing import Described

FOLDER = Path(__file__).resolve().parent.parent.parent / "widgets" / "docs"
BLOCK = re.compile(
    r"^<!-- reference: (?P<names>.+?) -->\n(?P<made>.*?)^<!-- end -->$", re.MULTILINE | re.DOTALL
)
PROMPT = "$ ruleboard "
TYPES = "types"  # those that signatures name
EVERY = ".*"  # behind a class: with all that it offers
PLAIN = {"COLUMNS": "80", "LC_ALL": "en"}  # English, and as wide as a page


def pages() -> list[Path]:
    """All pages."""
    return sorted(FOLDER.glob("*.md"))


def names(text: str) -> list[str]:
    """What a page describes, in its order."""
    found = (block["names"] for block in BLOCK.finditer(text))
    found = (each for each in found if each != TYPES and not each.startswith(PROMPT))
    wanted = (name for each in found for name in each.split())
    return [name for each in wanted for name in _whole(each)]


def renewed(text: str) -> str:
    """A page with everything generated in it as it is now."""

    def block(found: re.Match[str]) -> str:
        return f"<!-- reference: {found['names']} -->\n\n{made(found['names'])}\n<!-- end -->"

    return BLOCK.sub(block, text)


def made(wanted: str) -> str:
    """What is generated for some names, or for a command."""
    if wanted.startswith(PROMPT):
        return _printed(shlex.split(wanted.removeprefix(PROMPT)))
    if wanted == TYPES:
        texts = (page.read_text(encoding="utf-8") for page in pages())
        return vocabulary.rows(described(name)[0] for text in texts for name in names(text))
    found = (described(name) for each in wanted.split() for name in _whole(each))
    return "\n".join(each.item() if member else each.section() for each, member in found)


def _whole(name: str) -> list[str]:
    """A name, or with `.*` behind it a class and all that it offers."""
    top = name.removesuffix(EVERY)
    if top == name:
        return [name]
    return [top, *(f"{top}.{each}" for each in offered(described(top)[0].thing))]


def described(name: str) -> tuple[Described, bool]:
    """A public name, `ruleboard.Play.click`, and whether it is a member of a class."""
    top, *rest = name.split(".")
    thing: Any = import_module(top)
    holder: Any = thing
    for part in rest:
        holder = thing
        thing = getattr(thing, part)
    member = isinstance(holder, type)
    if member:
        thing = inspect.getattr_static(holder, rest[-1])
    return Described(name, thing), member


def offered(thing: type) -> list[str]:
    """The public methods and properties that a class defines."""
    return [
        name
        for name, each in vars(thing).items()
        if not name.startswith("_")
        and (isinstance(each, property | classmethod) or inspect.isfunction(each))
    ]


def _printed(words: list[str]) -> str:
    out = io.StringIO()
    with redirect_stdout(out), patch.dict(os.environ, PLAIN):
        command(words)
    return f"```text\n{out.getvalue().rstrip()}\n```\n"


def main() -> None:
    """Write all pages anew."""
    for page in pages():
        text = page.read_text(encoding="utf-8")
        page.write_text(renewed(text), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
