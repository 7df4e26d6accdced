"""The Pythons of this machine: on the path, of pyenv, or named in RULEBOARD_PYTHONS. Without one, its tests skip."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.commands.starting import ROOT

NAMED = "RULEBOARD_PYTHONS"  # paths of interpreters, separated as in PATH
OLD = ("2.7", "3.6", "3.7", "3.8", "3.9", "3.10")


def supported() -> list[str]:
    """The versions that pyproject.toml names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return re.findall(r"Python :: (3\.\d+)\b", "\n".join(project["classifiers"]))


@cache
def python(version: str) -> str:
    """The interpreter of a version; the test is skipped where there is none."""
    for place in _places(version):
        code = "import sys; print('%d.%d' % sys.version_info[:2])"
        try:
            done = subprocess.run([place, "-c", code], capture_output=True, text=True, check=False)
        except OSError:
            continue
        if done.stdout.strip() == version:
            return place
    return pytest.skip(f"Python {version} is not on this machine ({NAMED} may name one)")


def _places(version: str) -> Iterator[str]:
    yield from filter(None, os.environ.get(NAMED, "").split(os.pathsep))
    found = shutil.which(f"python{version}")
    if found:
        yield found
    pyenv = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser()
    for folder in sorted(pyenv.glob(f"versions/{version}.*"), reverse=True):
        yield str(folder / "bin" / "python")
