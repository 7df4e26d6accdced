"""Lessons with all of their words and few of their boards, for tests of what is around boards: each board takes time.

The cells that are left are published ones, so the extension runs them as it runs those of a whole lesson.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

BOARDS = 2  # unless a test names them


def shortened(lesson: Path, codes: Collection[str] = ()) -> dict[str, Any]:
    """A notebook with only these cells of code, by their ids; else the first cell, which imports, and two boards."""
    notebook: dict[str, Any] = json.loads(lesson.read_bytes())
    found = [cell["id"] for cell in notebook["cells"] if cell["cell_type"] == "code"]
    kept = codes or found[: BOARDS + 1]
    cells = [
        cell for cell in notebook["cells"] if cell["cell_type"] != "code" or cell["id"] in kept
    ]
    return {**notebook, "cells": cells}


def shorten(lesson: Path) -> None:
    """Write it in place of the whole one."""
    lesson.write_text(json.dumps(shortened(lesson)), encoding="utf-8")
