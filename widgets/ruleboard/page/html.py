"""Text on its way to a page: escaped, in one language or two, with the picture that stays when the kernel is gone."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from ruleboard.lang import LANGUAGES
from ruleboard.scene.text import legible


@dataclass(frozen=True, slots=True)
class Passage:
    """A text in each language of the reader, and what kind of text it is: a class of the style sheet."""

    kind: str = ""
    texts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Authors and files may say anything: what no page can hold would keep the whole board from it."""
        object.__setattr__(self, "texts", tuple(map(legible, self.texts)))

    def __bool__(self) -> bool:
        """Whether it says anything."""
        return any(self.texts)

    def __str__(self) -> str:
        return "\n".join(text for text in self.texts if text)


@dataclass(frozen=True, slots=True)
class Table:
    """Numbers that every player has: a column for each player, a row for each thing that is counted."""

    heads: tuple[str, ...]
    rows: tuple[tuple[Passage, tuple[int, ...]], ...]
    now: int | None  # the column of the player to move


@dataclass(frozen=True, slots=True)
class Listing:
    """Some passages that stand under each other as the items of a list."""

    items: tuple[Passage, ...]


@dataclass(frozen=True, slots=True)
class Tray:
    """Men that lie beside the board: what they are in words, and the pictures, with how many there are of each."""

    label: str
    men: tuple[tuple[str, int], ...]


Block = Passage | Listing | Table | str
"""A part of a page; a string is finished HTML."""


def typeset(languages: Sequence[str], passage: Passage) -> tuple[str, ...]:
    """The texts of a passage as they are printed: what belongs together stays on one line."""
    pairs = zip(passage.texts, languages, strict=True)
    return tuple(LANGUAGES[language].held(text) for text, language in pairs)


def paragraphs(languages: Sequence[str], passage: Passage) -> str:
    """A passage as HTML, the second language smaller."""
    parts = []
    for order, text in enumerate(typeset(languages, passage)):
        place = "ruleboard-first" if order == 0 else "ruleboard-second"
        code = LANGUAGES[languages[order]].html
        parts.append(f'<div class="{place}" lang="{code}">{escape(text)}</div>')
    return f'<div class="ruleboard-{passage.kind}">{"".join(parts)}</div>'


def joined(languages: Sequence[str], blocks: Iterable[Passage | Listing | str]) -> str:
    """Some parts of a page, one below the other; what says nothing is left out."""
    return "".join(markup(languages, block) for block in blocks if block)


def markup(languages: Sequence[str], block: Passage | Listing | str) -> str:
    """A part of a page as HTML."""
    match block:
        case Passage():
            return paragraphs(languages, block)
        case Listing():
            return listed(languages, block.items)
        case str():
            return block


def listed(languages: Sequence[str], passages: Iterable[Passage]) -> str:
    """Some passages as a list."""
    items = "".join(f"<li>{paragraphs(languages, each)}</li>" for each in passages)
    return f"<ul>{items}</ul>"


def folded(summary: str, body: str) -> str:
    """A line that opens: the summary is text, the body a page."""
    return f'<details class="ruleboard-fold"><summary>{escape(summary)}</summary>{body}</details>'


def picture(svg: str, *, width: int, height: int, alt: str) -> str:
    """A picture that shows everywhere, in untrusted notebooks too: an image, not inline SVG.

    One without words for it only decorates the text beside it: a screen reader passes it over.
    """
    data = b64encode(svg.encode()).decode()
    said = f'alt="{escape(alt, quote=True)}"' if alt else 'alt="" role="presentation"'
    return f'<img width="{width}" height="{height}" {said} src="data:image/svg+xml;base64,{data}">'
