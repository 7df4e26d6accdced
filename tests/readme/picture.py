"""Draws the moving picture at the head of each README: `python tests/readme/picture.py` writes them anew.

It is a real board, used: White closes a mill, reaches for a man that is safe, reads why not, and removes another one.
"""

from __future__ import annotations

import unicodedata
from html import escape
from pathlib import Path
from textwrap import wrap

import ruleboard as rb
from ruleboard.lang import LANGUAGES
from ruleboard.scene import svg
from ruleboard.scene.theme import LIGHT

FOLDER = Path(__file__).resolve().parent.parent.parent / "lessons" / "readme"
POSITION = "W:Wa7,d7,b2:Ba4,b4,c4,g1:H6,5"
CLICKS = ("g7", "a4", "g1")
STILL = 2  # the step that is shown where nothing shall move: the refusal, with its proof
SECONDS = 4  # a step
WIDTH, LINE, LINES = 440, 24, 3  # pixels
LETTERS = 50  # narrow ones, of a line

STYLE = """
.said{{font:17px system-ui,sans-serif;fill:#767676}}
.step{{visibility:hidden;animation:step {all}s step-end infinite}}
@keyframes step{{0%{{visibility:visible}}{share:g}%{{visibility:hidden}}}}
@media (prefers-reduced-motion:reduce){{.step{{animation:none}}.still{{visibility:visible}}}}
"""


def file(lang: str) -> Path:
    """Where the picture of a language is."""
    return FOLDER / f"board-{lang}.svg"


def draw(lang: str) -> str:
    """The picture, in a language."""
    board = rb.Play("mills", POSITION, lang=lang, theme="light")
    shown = [_step(board)]
    for site in CLICKS:
        board.click(site)
        shown.append(_step(board))
    height = WIDTH + LINES * LINE
    style = STYLE.format(all=SECONDS * len(shown), share=100 / len(shown))
    steps = "".join(
        f'<g class="step{" still" if number == STILL else ""}" '
        f'style="animation-delay:{(number - len(shown)) * SECONDS}s">{drawn}</g>'
        for number, drawn in enumerate(shown)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        f'viewBox="0 0 {WIDTH} {height}"><style>{style}</style>{steps}</svg>'
    )


def _step(board: rb.Play) -> str:
    """What the board shows and says at one moment."""
    drawn = svg.render(board.view.scene, LIGHT, width=WIDTH)
    said = board.message or str(board.view.duty)
    lines = "".join(
        f'<text class="said" x="8" y="{WIDTH + (number + 1) * LINE - 4}">{escape(line, quote=False)}</text>'
        for number, line in enumerate(_lines(said))
    )
    return drawn + lines


def _lines(text: str) -> list[str]:
    """A text in lines that fit below the board; Chinese characters are twice as wide, and need no spaces."""
    if not any(unicodedata.east_asian_width(letter) == "W" for letter in text):
        return wrap(text, LETTERS)[:LINES]
    half = LETTERS // 2
    return [text[start : start + half] for start in range(0, len(text), half)][:LINES]


if __name__ == "__main__":
    for each in LANGUAGES:
        file(each).write_text(draw(each) + "\n", encoding="utf-8")
