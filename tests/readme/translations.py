"""Keeps the README and the pages of the guide in the other languages in step with the English ones.

Each section of a translation says of which English text it is one: `<!-- of 1a2b3c4d -->` below its heading.
Whoever has changed the English and looked at the translations writes these anew: `python -m tests.readme.translations`.
"""

from __future__ import annotations

import re
from hashlib import blake2s
from pathlib import Path

from ruleboard.lang import LANGUAGES, SOURCE

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "lessons" / "readme"
GUIDE = ROOT / "lessons" / "guide"
README = "readme"
PAGES = (README, *sorted(path.stem for path in (GUIDE / SOURCE).glob("*.md")))
"""The README, and the pages of the guide that it leads to."""

MARK = re.compile(r"\n<!-- of (\w+) -->\n")


def file(lang: str, page: str = README) -> Path:
    """Where a page is in a language."""
    if page != README:
        return GUIDE / lang / f"{page}.md"
    return ROOT / "README.md" if lang == SOURCE else FOLDER / f"{lang}.md"


def sections(text: str) -> list[str]:
    """The parts of a README: its head, then what stands under each heading of the second rank."""
    return re.split(r"^(?=## )", text, flags=re.MULTILINE)


def stamp(section: str) -> str:
    """What changes when a section does."""
    return blake2s(section.encode(), digest_size=4).hexdigest()


def old(english: str, translation: str) -> list[str]:
    """The headings of the English sections that have changed since they were translated, or have no translation."""
    marks = [MARK.search(section) for section in sections(translation)]
    made = [mark and mark[1] for mark in marks]
    wanted = sections(english)
    made += [None] * (len(wanted) - len(made))
    return [
        section.split("\n", 1)[0]
        for section, mark in zip(wanted, made, strict=False)
        if stamp(section) != mark
    ]


def stamped(english: str, translation: str) -> str:
    """The translation, marked as that of this English text, section by section."""
    marked = []
    for source, section in zip(sections(english), sections(translation), strict=True):
        heading, rest = MARK.sub("\n", section).split("\n", 1)
        marked.append(f"{heading}\n<!-- of {stamp(source)} -->\n{rest}")
    return "".join(marked)


if __name__ == "__main__":
    for page in PAGES:
        source = file(SOURCE, page).read_text(encoding="utf-8")
        for each in LANGUAGES:
            if each != SOURCE:
                text = file(each, page).read_text(encoding="utf-8")
                file(each, page).write_text(stamped(source, text), encoding="utf-8")
