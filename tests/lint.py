"""Linters for Python (ruff) and JavaScript (oxlint), and the type checker for JavaScript (tsc):
`python tests/run.py lint`.

The types are JSDoc comments. Checking them needs Node.js; npm installs TypeScript below .venv.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BOARDS = ROOT / "widgets" / "ruleboard" / "jupyter" / "scripts"
EXTENSION = ROOT / "widgets" / "labextension" / "static"
RULES = ROOT / "tests" / "oxlint.json"
TYPES = ROOT / "tests" / "tsconfig.json"

TYPESCRIPT = "5.9.3"
CACHE = ROOT / ".venv" / f"typescript-{TYPESCRIPT}"
COMPILER = CACHE / "node_modules" / "typescript" / "lib" / "tsc.js"


class CannotCheck(Exception):
    """Types cannot be checked on this computer; the message says why."""


def faults(*paths: Path) -> Iterator[str]:
    """The findings of oxlint in scripts or folders of scripts."""
    program = shutil.which("oxlint", path=sysconfig.get_path("scripts")) or "oxlint"
    command = [program, "--config", str(RULES), "--format", "json", *map(str, paths)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    try:
        found: list[dict[str, Any]] = json.loads(done.stdout)["diagnostics"]
    except (ValueError, KeyError):
        yield f"oxlint: {done.stdout}{done.stderr}"
        return
    for each in found:
        line = each["labels"][0]["span"]["line"] if each["labels"] else 1
        place = f"{each['filename']}:{line}".removeprefix(f"{ROOT.as_posix()}/")
        yield f"{place}: {each['code']} {each['message']}"


def scripts() -> list[str]:
    """The findings of oxlint in the scripts of the boards and of the JupyterLab extension."""
    return [*faults(BOARDS, EXTENSION)]


def type_faults(settings: Path = TYPES) -> list[str]:
    """The findings of the TypeScript compiler in the scripts that its settings list."""
    node = shutil.which("node")
    if node is None:
        raise CannotCheck("Node.js is not installed")
    _install_compiler()
    command = [node, str(COMPILER), "--project", str(settings), "--pretty", "false"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    return (done.stdout + done.stderr).splitlines()


def _install_compiler() -> None:
    if COMPILER.is_file():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise CannotCheck("npm is not installed")
    quietly = ["--no-audit", "--no-fund", "--no-package-lock", "--fetch-retries=0"]
    command = [npm, "install", "--prefix", str(CACHE), *quietly, f"typescript@{TYPESCRIPT}"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if done.returncode or not COMPILER.is_file():
        errors = [line for line in done.stderr.splitlines() if line.startswith("npm err")]
        why = errors[0] if errors else done.stderr.strip()
        raise CannotCheck(f"TypeScript {TYPESCRIPT} could not be installed: {why}")


def python() -> bool:
    """Whether ruff finds nothing in the Python files; it prints its findings itself."""
    command = [sys.executable, "-m", "ruff", "check", "."]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def main() -> int:
    """Print all findings; returns 1 if there are any."""
    well = python()
    wrong = scripts()
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"scripts: {len(wrong)} faults" if wrong else "scripts: all is well")
    try:
        untyped = type_faults()
        print(*untyped, sep="\n", end="\n" if untyped else "")
        print("types of scripts: faults, see above" if untyped else "types of scripts: all is well")
    except CannotCheck as reason:
        untyped = []
        print(f"types of scripts: NOT CHECKED, {reason}")
    sys.stdout.flush()
    return 1 if not well or wrong or untyped else 0


if __name__ == "__main__":
    sys.exit(main())
