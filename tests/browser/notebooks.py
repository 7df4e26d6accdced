"""Small notebooks for the browser tests: a bare board that remembers what it was told."""

from __future__ import annotations

from pathlib import Path

import nbformat

TABLE = '''
from ruleboard import scene
from ruleboard.jupyter.board import BoardView
from ruleboard.rules import mills
from ruleboard.scene.shapes import Mark
from ruleboard.scene.theme import theme


class Table:
    """A click puts a man on a point, or takes it away. No rules: only what a board has to do."""

    def __init__(self, size=440, **more):
        self.start = mills.start(mills.STANDARD)
        self.pieces, self.picks, self.pressed, self.more = {}, [], [], more
        self.view = BoardView(self.click, self.press, size=size)
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
            theme(self.more.get("theme", "light")),
            labels={r.site: f"{r.site} {words.get(self.pieces.get(r.site), 'empty')}" for r in drawn.regions},
            pressed=self.picks[-1:],
            title="Nine men's morris",
            status=f"{len(self.picks)} clicks",
            disabled=self.more.get("disabled", ()),
            keys=self.more.get("keys", ()),
        )
'''

ONE_BOARD = (TABLE, "table = Table()\ntable.view")


def write(folder: Path, name: str, *cells: str) -> str:
    """Write a notebook of code cells; its name, to be opened."""
    made = [nbformat.v4.new_code_cell(cell.strip()) for cell in cells]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    nbformat.write(nbformat.v4.new_notebook(cells=made, metadata=kernel), folder / f"{name}.ipynb")
    return f"{name}.ipynb"
