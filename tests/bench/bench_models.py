"""How many widget models, and how many bytes of state, a board is made of: a page fetches them all when it is loaded.

What all boards share (scripts, layouts, gradients) is counted apart, once. `BEFORE` is what the same boards were made
of when each control was a widget of its own, and each board carried the scripts of all; no lesson is what it was then,
so the longest one is told board by board.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ipywidgets.widgets.widget import _instances

import ruleboard as rb
from ruleboard.jupyter.pad import Pad

LESSON = Path(__file__).parents[2] / "lessons" / "en" / "mills-6.ipynb"
TASK = "W:Wa7,d7:Ba1,b2:H7,7"

BOARDS: dict[str, Callable[[], object]] = {
    "Play": lambda: rb.Play("mills"),
    "Demo": lambda: rb.Demo("mills", moves=["d6", "f4"]),
    "Exercise": lambda: rb.Exercise("mills", TASK, goal=rb.goals.forms_mill()),
    "Compare of two": lambda: rb.Compare("mills", rules=["standard", "chengsan"]),
    "longest lesson": lambda: list(lesson()),
}
BEFORE = {
    "Play": (47, 91_566),
    "Demo": (41, 85_778),
    "Exercise": (50, 98_936),
    "Compare of two": (55, 163_002),
}


def lesson() -> Iterator[object]:
    """Run the cells of the longest lesson; what they show."""
    names: dict[str, Any] = {"display": lambda *_: None}
    for cell in json.loads(LESSON.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        *body, last = ast.parse("".join(cell["source"])).body
        shown = isinstance(last, ast.Expr)
        exec(compile(ast.Module(body if shown else [*body, last], []), "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            yield eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def measured(make: Callable[[], object]) -> tuple[int, int, int]:
    """The models and bytes that something is made of, and how many boards it has."""
    old = set(_instances)
    made = make()
    new = [_instances[name] for name in _instances.keys() - old]
    size = sum(len(json.dumps(each.get_state(), default=str).encode()) for each in new)
    assert made
    return len(new), size, sum(isinstance(each, Pad) for each in new)


def main() -> None:
    """Measure and print."""
    count, size, _ = measured(lambda: [make() for make in BOARDS.values()])
    print(f"{'':16}{'models':>8}{'bytes':>10}{'before':>8}{'bytes':>10}   ratios")
    for name, make in BOARDS.items():
        models, weight, boards = measured(make)
        count, size = count - models, size - weight
        told = f"   a board: {models / boards:.1f} models, {weight // boards} bytes"
        if name in BEFORE:
            old, heavy = BEFORE[name]
            told = f"{old:8}{heavy:10}{models / old:6.2f}{weight / heavy:6.2f}"
        print(f"{name:16}{models:8}{weight:10}{told}")
    print(f"{'shared by all':16}{count:8}{size:10}")
    print("aim: at most a third of what it was")


if __name__ == "__main__":
    main()
