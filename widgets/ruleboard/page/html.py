"""HTML output: escaped text in one or two languages, lists, and images that remain visible without a kernel."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from ruleboard.lang import LANGUAGES
from ruleboard.scene.text import legible


@dataclass(frozen=True, slots=True)
class Passage:
    """A text in each of the reader's languages; `kind` becomes its CSS class."""

    kind: str = ""
    texts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Replace invalid characters (control characters, lone surrogates): they would break the whole message."""
        object.__setattr__(self, "texts", tuple(map(legible, self.texts)))

    def __bool__(self) -> bool:
        return any(self.texts)

    def __str__(self) -> str:
        return "\n".join(text for text in self.texts if text)


@dataclass(frozen=True, slots=True)
class Table:
    """Counters as a table: a column per player, a row per counter."""

    heads: tuple[str, ...]
    rows: tuple[tuple[Passage, tuple[int, ...]], ...]
    now: int | None  # the column of the player to move


@dataclass(frozen=True, slots=True)
class Listing:
    """Passages shown as an HTML list."""

    items: tuple[Passage, ...]


@dataclass(frozen=True, slots=True)
class Tray:
    """Captured pieces beside the board: a label, and pairs of (image, count)."""

    label: str
    men: tuple[tuple[str, int], ...]


Block = Passage | Listing | Table | str
"""A part of a page; a string is finished HTML."""


def typeset(languages: Sequence[str], passage: Passage) -> tuple[str, ...]:
    """The texts of a passage with non-breaking spaces where a language needs them."""
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
    """Blocks as HTML, one below the other; empty ones are skipped."""
    return "".join(markup(languages, block) for block in blocks if block)


def markup(languages: Sequence[str], block: Passage | Listing | str) -> str:
    """One block as HTML."""
    match block:
        case Passage():
            return paragraphs(languages, block)
        case Listing():
            return listed(languages, block.items)
        case str():
            return block


def listed(languages: Sequence[str], passages: Iterable[Passage]) -> str:
    """Passages as an HTML list."""
    items = "".join(f"<li>{paragraphs(languages, each)}</li>" for each in passages)
    return f"<ul>{items}</ul>"


def folded(summary: str, body: str) -> str:
    """A `<details>` element; `summary` is plain text, `body` is HTML."""
    return f'<details class="ruleboard-fold"><summary>{escape(summary)}</summary>{body}</details>'


def picture(svg: str, *, width: int, height: int, alt: str) -> str:
    """An SVG as `<img>` with a data URL: unlike inline SVG, untrusted notebooks show it too.

    With an empty `alt` it is decorative, and screen readers skip it.
    """
    data = b64encode(svg.encode()).decode()
    said = f'alt="{escape(alt, quote=True)}"' if alt else 'alt="" role="presentation"'
    return f'<img width="{width}" height="{height}" {said} src="data:image/svg+xml;base64,{data}">'
