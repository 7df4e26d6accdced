"""How many widget models, and how many bytes of state, a board is made of: a page fetches them all when it is loaded.

What all boards share (scripts, layouts, gradients) is counted apart, once. `BEFORE` is what the same boards were made
of when each control was a widget of its own, and each board carried the scripts of all.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ipywidgets.widgets.widget import _instances

import ruleboard as rb

LESSON = Path(__file__).parents[2] / "lessons" / "en" / "04-mill-family.ipynb"
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
    "longest lesson": (1140, 2_509_975),
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


def measured(make: Callable[[], object]) -> tuple[int, int]:
    """The models and bytes that something is made of."""
    old = set(_instances)
    made = make()
    new = [_instances[name] for name in _instances.keys() - old]
    size = sum(len(json.dumps(each.get_state(), default=str).encode()) for each in new)
    assert made
    return len(new), size


def main() -> None:
    """Measure and print."""
    count, size = measured(lambda: [make() for make in BOARDS.values()])
    print(f"{'':16}{'models':>8}{'bytes':>10}{'before':>8}{'bytes':>10}   ratios")
    for name, make in BOARDS.items():
        now, before = measured(make), BEFORE[name]
        count, size = count - now[0], size - now[1]
        ratios = "".join(f"{new / old:6.2f}" for new, old in zip(now, before, strict=True))
        print(f"{name:16}{now[0]:8}{now[1]:10}{before[0]:8}{before[1]:10}{ratios}")
    print(f"{'shared by all':16}{count:8}{size:10}")
    print("aim: at most a third of what it was")


if __name__ == "__main__":
    main()
