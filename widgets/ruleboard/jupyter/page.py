"""Text on its way to a page: escaped, in one language or two, with the picture that stays when the kernel is gone."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape

from ruleboard.lang import LANGUAGES, Words


def html_language(language: str) -> str:
    """A language as pages name it: with the script, so that browsers choose the right shapes of Han characters."""
    return LANGUAGES[language].html


def paragraphs(words: Words, texts: Sequence[str], kind: str) -> str:
    """A text in each language of the reader, the second one smaller; the kind is a class of the style sheet."""
    parts = []
    for order, (language, text) in enumerate(zip(words.languages, texts, strict=True)):
        place = "ruleboard-first" if order == 0 else "ruleboard-second"
        code = html_language(language)
        parts.append(f'<div class="{place}" lang="{code}">{escape(LANGUAGES[language].held(text))}</div>')
    return f'<div class="ruleboard-{kind}">{"".join(parts)}</div>'


def picture(svg: str, *, width: int, height: int, alt: str) -> str:
    """A picture that shows everywhere, in untrusted notebooks too: an image, not inline SVG.

    One without words for it only decorates the text beside it: a screen reader passes it over.
    """
    data = b64encode(svg.encode()).decode()
    said = f'alt="{escape(alt, quote=True)}"' if alt else 'alt="" role="presentation"'
    return f'<img width="{width}" height="{height}" {said} src="data:image/svg+xml;base64,{data}">'
