"""Draws the picture at the head of the README: `python tests/readme/picture.py` writes it anew."""

from __future__ import annotations

from pathlib import Path

from ruleboard import scene
from ruleboard.rules import mills
from ruleboard.scene import svg
from ruleboard.scene.shapes import Mark
from ruleboard.scene.theme import LIGHT

FILE = Path(__file__).resolve().parent.parent.parent / "lessons" / "pictures" / "board.svg"
POSITION = "B:Wa7,d7,g7,b2,f4,d3:Bb6,f6,b4,d5,g1:H3,3"
REMOVABLE = ("b6", "f6", "b4", "d5", "g1")


def draw() -> str:
    """White has just closed a mill on the top row; the men that may be removed are ringed."""
    position = mills.parse(POSITION, mills.STANDARD)
    marks = (Mark("formed", ("a7", "d7", "g7")), Mark("last", ("g7",)), Mark("capture", REMOVABLE))
    return svg.render(scene.build(position, marks=marks), LIGHT, width=440, title=position.text)


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(draw() + "\n", encoding="utf-8")
