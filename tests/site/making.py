"""The site of the lessons, made once for all tests of it, and shown by a server that sees every request."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[2]
STAND_INS = Path(__file__).parent / "stand_ins"

# Builds of these for the browser are in no package registry: here they are replaced. The published site has them.
REPLACED = {
    "numpy": {
        "numpy/__init__.py": (STAND_INS / "numpy.py").read_text(encoding="utf-8"),
        "numpy/typing.py": "from numpy import ndarray as NDArray\nArrayLike = object\n",
    },
    "pillow": {
        "PIL/__init__.py": "",
        "PIL/Image.py": "def open(*about): raise NotImplementedError\nfromarray = open\n",
    },
}


def stand_ins(folder: Path) -> Path:
    """A folder with wheels of NumPy and Pillow in which there is only what drawing needs."""
    folder.mkdir()
    for name, files in REPLACED.items():
        with ZipFile(folder / f"{name}-0-py3-none-any.whl", "w") as wheel:
            for path, text in files.items():
                wheel.writestr(path, text)
            about = f"Metadata-Version: 2.1\nName: {name}\nVersion: 0\n"
            wheel.writestr(f"{name}-0.dist-info/METADATA", about)
    return folder


def site(output: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `python lessons/site.py` as people do."""
    command = [sys.executable, str(ROOT / "lessons" / "site.py"), "--output", str(output), *words]
    environ = {**os.environ, "PYTHONUTF8": "1"}
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", env=environ, check=False, cwd=ROOT
    )
