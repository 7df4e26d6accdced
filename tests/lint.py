"""Rules of style, for Python (ruff) and for what runs in the page (oxlint): `python tests/run.py lint`.

The scripts of the boards know each other's names because the page joins them to one module; so they are joined here
too, and what is found in the whole is told of its file.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ruleboard.jupyter.shared import SCRIPTS  # noqa: E402 - tests are found by their place

BOARDS = ROOT / "widgets" / "ruleboard" / "jupyter"
EXTENSION = ROOT / "widgets" / "labextension" / "static"
SETTINGS = ROOT / "tests" / "oxlint.json"
JOINED = "boards.js"


def joined(folder: Path = BOARDS, names: tuple[str, ...] = SCRIPTS) -> tuple[str, list[str]]:
    """Scripts as one module, and for each of its lines where it stands."""
    texts = [(folder / name).read_text(encoding="utf-8").splitlines() for name in names]
    lines = [line for text in texts for line in text]
    places = [
        f"{(folder / name).as_posix()}:{n}"
        for name, text in zip(names, texts, strict=True)
        for n in range(1, len(text) + 1)
    ]
    return "\n".join(lines) + "\n", places


def faults(path: Path, places: list[str] | None = None) -> Iterator[str]:
    """What oxlint holds against a script or a folder of them."""
    program = shutil.which("oxlint", path=sysconfig.get_path("scripts")) or "oxlint"
    command = [program, "--config", str(SETTINGS), "--format", "json", str(path)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    try:
        found: list[dict[str, Any]] = json.loads(done.stdout)["diagnostics"]
    except (ValueError, KeyError):
        yield f"oxlint: {done.stdout}{done.stderr}"
        return
    for each in found:
        line = each["labels"][0]["span"]["line"] if each["labels"] else 1
        place = places[line - 1] if places else f"{each['filename']}:{line}"
        yield f"{place.removeprefix(f'{ROOT.as_posix()}/')}: {each['code']} {each['message']}"


def scripts() -> list[str]:
    """What is wrong with the scripts of the boards, with what loads them, and with those around the lessons."""
    text, places = joined()
    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder) / JOINED
        module.write_text(text, encoding="utf-8")
        wrong = [*faults(module, places)]
    return [*wrong, *faults(BOARDS / "loader.js"), *faults(EXTENSION)]


def main() -> int:
    """Tell all that is wrong; 1 if there is something."""
    python = subprocess.run([sys.executable, "-m", "ruff", "check", "."], cwd=ROOT, check=False)
    wrong = scripts()
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"scripts: {len(wrong)} faults" if wrong else "scripts: all is well", flush=True)
    return 1 if python.returncode or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
