"""Arguments of `python lessons/site.py`. Standard library only, so that --help needs no environment."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
USUAL = ROOT / "dist" / "site"


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """Parse the arguments; exits on errors."""
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
    parsed = parser.parse_args(argv)
    if parsed.output.exists() and not _may_be_replaced(parsed.output):
        parser.error(f"{parsed.output} is no site: it is left as it is. Choose another FOLDER.")
    return parsed


def _may_be_replaced(folder: Path) -> bool:
    """Whether a folder is a site, or empty. Whatever else is in it would be deleted."""
    if (folder / "jupyter-lite.json").is_file():
        return True
    return folder.is_dir() and not any(folder.iterdir())
