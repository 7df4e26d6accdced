"""What a first visit to the site costs: every kind of file, in bytes and as a web server sends it, and the time.

The time is until the first board that a kernel has painted, here, where files come at once; the bytes are the same
everywhere. `python tests/bench/bench_site.py [FOLDER]` looks at a site that is there already.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.bench.bench_open import PAINTED
from tests.browser.lab import Browser
from tests.site.making import SiteServer, cost, files, site

LESSON = "en/mills-1.ipynb"
PATIENCE = 240_000  # milliseconds
LIVE = "() => document.querySelector('[data-ruleboard=live]') !== null"

# The first that a path begins with is its kind.
KINDS = {
    "static/pyodide/pyodide": "Pyodide itself",
    "static/pyodide/python_stdlib.zip": "Python's library, to start with",
    "static/pyodide/lessons": "what lessons load",
    "static/pyodide/": "other packages and bundles",
    "build/fa-": "fonts",
    "build/": "JupyterLab",
    "extensions/": "extensions of it",
    "files/": "the lesson",
    "": "other files",
}


def kind(path: str) -> str:
    """What a file is, in a few words."""
    return next(name for begins, name in KINDS.items() if path.startswith(begins))


def visit(folder: Path) -> tuple[list[str], dict[str, float]]:
    """Open a lesson as somebody who has never been here: what is asked for, and the seconds until things are there."""
    asked: list[str] = []
    with SiteServer(folder) as shown, Browser() as browser:
        context = browser.visitor()
        context.on("request", lambda request: asked.append(request.url))
        page = context.new_page()
        began = time.perf_counter()
        seconds = {}
        page.goto(shown.address("lab", LESSON))
        page.locator(".jp-Notebook").first.wait_for(timeout=PATIENCE)
        seconds["the lesson, with pictures"] = time.perf_counter() - began
        page.wait_for_function(PAINTED, timeout=PATIENCE)
        seconds["the first live board"] = time.perf_counter() - began
        page.wait_for_function(LIVE, timeout=PATIENCE)
        seconds["the last one"] = time.perf_counter() - began
        context.close()
    return asked, seconds


def table(folder: Path) -> None:
    """Measure and print."""
    asked, seconds = visit(folder)
    found = files(folder, asked)
    sizes: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for path in found:
        row = sizes[kind(path.relative_to(folder).as_posix())]
        for number, value in enumerate((1, path.stat().st_size, cost(path))):
            row[number] += value
    print(f"{'':34}{'files':>6}{'bytes':>12}{'as sent':>12}")
    for name, (count, raw, sent) in sorted(sizes.items(), key=lambda item: -item[1][2]):
        print(f"{name:34}{count:6}{raw:12,}{sent:12,}")
    raw, sent = (sum(row[number] for row in sizes.values()) for number in (1, 2))
    print(f"{'together':34}{len(found):6}{raw:12,}{sent:12,}")
    for name, taken in seconds.items():
        print(f"{name:34}{taken:6.1f} s")


def main() -> None:
    """Look at a site that is there, or make one."""
    if sys.argv[1:]:
        table(Path(sys.argv[1]).resolve())
        return
    with tempfile.TemporaryDirectory() as place:
        made = Path(place, "site")
        done = site(made)
        if done.returncode:
            sys.exit(done.stderr)
        table(made)


if __name__ == "__main__":
    main()
