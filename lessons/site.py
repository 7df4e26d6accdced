"""Makes a site of the lessons that needs no server: `python lessons/site.py`. The boards run in the visitor's browser.

The site is a folder of plain files, `dist/site`; any web server shows it, for a trial `python lessons/site.py --show`.
It is made in an environment of its own in .venv/site, because a site has in it whatever its maker has installed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # not the folder of this file, whose name Python's own module has

EXPLAIN = {
    "making": "Making an environment for the site in .venv/site …",
    "installing": "Installing what makes the site (about a minute the first time) …",
}


def prepare() -> Path:
    """The interpreter of the environment for the site, made or refreshed when needed."""
    from lessons.environment import prepared

    return prepared("site", "site", EXPLAIN)


def main() -> int:
    """Prepare what is missing, then make the site there."""
    if sys.version_info < (3, 11):  # noqa: UP036  # the whole point is to tell people with an older one
        sys.exit(f"This needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")
    if {"-h", "--help"} & set(sys.argv[1:]):
        from lessons.publisher.arguments import arguments

        arguments(sys.argv[1:])
    words = [str(prepare()), "-m", "lessons.publisher", *sys.argv[1:]]
    return subprocess.run(words, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
