"""Small notebooks for the browser tests: a bare board that remembers what it was told."""

from __future__ import annotations

import json
from pathlib import Path

TABLE = '''
from ipywidgets import Button, HBox, Label, VBox
from ruleboard import scene
from ruleboard.jupyter.board import BoardView
from ruleboard.rules import mills
from ruleboard.scene.shapes import Mark
from ruleboard.scene.theme import LIGHT


class Table:
    """A click puts a man on a point, or takes it away. No rules: only what a board has to do."""

    def __init__(self, size=440):
        self.start = mills.start(mills.STANDARD)
        self.view = BoardView(lambda site: self.click(site), self.press, size=size)
        self.begin()

    def begin(self, **more):
        self.pieces, self.picks, self.pressed, self.more = {}, [], [], more
        self.show()

    def click(self, site):
        self.picks.append(site)
        if self.pieces.pop(site, None) is None:
            self.pieces[site] = str(len(self.picks) % 2)
        self.show(Mark("last", (site,)))

    def press(self, key, site):
        self.pressed.append((key, site))

    def show(self, *marks):
        drawn = scene.build(self.start, pieces=self.pieces, marks=marks)
        words = {"0": "White", "1": "Black"}
        self.view.show(
            drawn,
            LIGHT,
            labels={r.site: f"{r.site} {words.get(self.pieces.get(r.site), 'empty')}" for r in drawn.regions},
            pressed=self.picks[-1:],
            status=f"{len(self.picks)} clicks",
            **{"title": "Nine men's morris", **self.more},
        )
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
"""A board between two buttons, and one in a row with other things."""


def write(folder: Path, name: str, *cells: str) -> str:
    """Write a notebook of code cells; its name, to be opened."""
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
