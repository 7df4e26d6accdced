"""What somebody can ask of `python lessons/site.py`. It needs the standard library only, so that help comes at once."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
USUAL = ROOT / "dist" / "site"


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """Where the site goes, and what is brought along."""
    parser = argparse.ArgumentParser(
        prog="site.py",
        description="Make a site of all lessons, whose boards run in the visitor's browser, without a server.",
    )
    parser.add_argument(
        "--output", type=Path, default=USUAL, metavar="FOLDER", help="where it goes (dist/site)"
    )
    parser.add_argument(
        "--show", action="store_true", help="then show it here, at an address of this computer"
    )
    return parser.parse_args(argv)
