"""Small notebooks for the browser tests: a bare board that records its inputs."""

from __future__ import annotations

import json
from pathlib import Path

TABLE = '''
from ipywidgets import Button, HBox, Label, VBox
from ruleboard import scene
from ruleboard.jupyter.board import BoardView
from ruleboard.jupyter.pad import Ears
from ruleboard.page.html import Passage
from ruleboard.page.view import View
from ruleboard.rules import mills
from ruleboard.rules.base import Piece
from ruleboard.scene.shapes import Mark

KEYS = ("Escape", "?", "h", "u")


class Table:
    """A click puts a man on a point, or takes it away. No rules: only what a board has to do."""

    def __init__(self, size=440):
        self.start = mills.start(mills.STANDARD)
        self.view = BoardView(Ears(self.press, lambda site: self.click(site)), size)
        self.begin()

    def begin(self, **more):
        self.pieces, self.picks, self.pressed, self.more = {}, [], [], more
        self.show()

    def click(self, site):
        self.picks.append(site)
        if self.pieces.pop(site, None) is None:
            self.pieces[site] = Piece(len(self.picks) % 2, "man")
        self.show(Mark("last", (site,)))

    def press(self, key, site):
        self.pressed.append((key, site))

    def show(self, *marks):
        drawn = scene.build(self.start, pieces=self.pieces, marks=marks)
        words = {site: ("White", "Black")[piece.owner or 0] for site, piece in self.pieces.items()}
        look = {
            "labels": {region.site: (words.get(region.site, "empty"),) for region in drawn.regions},
            "pressed": tuple(self.picks[-1:]),
            "headline": Passage("duty", (f"{len(self.picks)} clicks",)),
            "title": "Nine men's morris",
            "keys": KEYS,
        }
        self.view.show(View(scene=drawn, **{**look, **self.more}))
'''

DESK = (
    TABLE,
    """
table = Table()
VBox([Button(description="before"), table.view, Button(description="after")])
""",
    """
beside = Table()
HBox([Label("one"), beside.view, Label("two")])
""",
)
"""A board between two buttons, and one in a row with labels."""


def write(folder: Path, name: str, *cells: str) -> str:
    """Write a notebook of code cells; returns its file name."""
    blank: dict[str, object] = {
        "cell_type": "code",
        "execution_count": None,
        "metadata": {},
        "outputs": [],
    }
    made = [{**blank, "id": f"cell-{n}", "source": cell.strip()} for n, cell in enumerate(cells)]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    about = {"metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    text = json.dumps({"cells": made, **about})
    (folder / f"{name}.ipynb").write_text(text, encoding="utf-8")
    return f"{name}.ipynb"
