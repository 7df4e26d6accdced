"""Builds a static site with all lessons: `python lessons/site.py`. The kernel runs in the visitor's browser (Pyodide).

Any web server can serve the folder `dist/site`; to try it, `python lessons/site.py --show`. It is built in .venv/site,
because JupyterLite copies whatever extensions are installed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # not this folder: `site` is a module of the standard library

EXPLAIN = {
    "making": "Making an environment for the site in .venv/site …",
    "installing": "Installing what makes the site (about a minute the first time) …",
}


def prepare() -> Path:
    """Create or update .venv/site; returns its interpreter."""
    from lessons.environment import prepared

    return prepared("site", "site", EXPLAIN)


def main() -> int:
    """Prepare the environment, then build the site in it."""
    if sys.version_info < (3, 11):  # noqa: UP036  # reports an older version
        sys.exit(f"This needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")
    if {"-h", "--help"} & set(sys.argv[1:]):
        from lessons.publisher.arguments import arguments

        arguments(sys.argv[1:])
    words = [str(prepare()), "-m", "lessons.publisher", *sys.argv[1:]]
    return subprocess.run(words, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
