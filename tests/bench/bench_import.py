"""How long it takes to import the rules, against a bare interpreter: each in a fresh process, CPU time, best of all.

Modules are compiled beforehand, as they are once a package is installed. Run: `python tests/bench/bench_import.py
[rounds]`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

WIDGETS = Path(__file__).parents[2] / "widgets"
AIM = 30  # milliseconds more than a bare interpreter
MODULES = (
    "",
    "dataclasses, typing",
    "ruleboard.rules",
    "ruleboard.rules.mills",
    "ruleboard.rules.draughts",
    "ruleboard.rules.relati",
)


def measure(modules: str, compiled: str) -> float:
    """The CPU time of a process that imports something and ends, in milliseconds."""
    code = f"import time{', ' if modules else ''}{modules}\nprint(time.process_time())"
    environment = {**os.environ, "PYTHONPATH": str(WIDGETS), "PYTHONPYCACHEPREFIX": compiled}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], check=True, env=environment, capture_output=True
    )
    return 1000 * float(done.stdout)


def main() -> None:
    """Measure everything and print it."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    best = dict.fromkeys(MODULES, float("inf"))
    with tempfile.TemporaryDirectory() as compiled:
        for _ in range(rounds + 1):  # the first one compiles
            for modules in MODULES:
                best[modules] = min(best[modules], measure(modules, compiled))
    bare = best[""]
    print(f"bare interpreter: {bare:.1f} ms (best of {rounds})")
    for modules in MODULES[1:]:
        aim = f"  (aim < {AIM} ms)" if modules == "ruleboard.rules" else ""
        print(f"import {modules:26} {best[modules] - bare:6.1f} ms more{aim}")


if __name__ == "__main__":
    main()
