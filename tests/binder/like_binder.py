"""The environment that Binder makes, without docker: repo2docker's own packages, then ours over them, then postBuild.

Binder's are conda packages. Here they are the same versions from PyPI, on a Python of the same version where this
computer has one: what stays unproved is conda itself, and the system around it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import repo2docker

ROOT = Path(__file__).resolve().parents[2]
FROZEN = Path(repo2docker.__file__).parent / "buildpacks" / "conda"

# What repo2docker asks for (its environment.yml), by the names that PyPI has.
ASKED = (
    "ipywidgets",
    "jupyter-offlinenotebook",
    "jupyter-resource-usage",
    "jupyter-server",
    "jupyterhub",
    "jupyterlab",
    "notebook",
    "pip",
)
_PACKAGE = re.compile(
    r"/([a-z][\w.-]*?)-(\d[\d.]*)-[^-/]+\.(?:conda|tar\.bz2)(?:#|$)", re.MULTILINE
)
OTHER_NAMES = {"jupyterhub-singleuser": "jupyterhub"}

LEFT_OUT = ("IPYTHON", "JUPYTER", "PYTEST", "PYTHON", "RULEBOARD", "VIRTUAL_ENV")
PRIVATE = {
    "IPYTHONDIR": "ipython",
    "JUPYTER_CONFIG_DIR": "config",
    "JUPYTER_DATA_DIR": "data",
    "JUPYTER_RUNTIME_DIR": "runtime",
}


def python_for_binder() -> str:
    """The version of Python that we name for Binder."""
    named = (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8").strip()
    return named.removeprefix("python-")


def frozen(python: str) -> dict[str, str]:
    """The versions of all packages that repo2docker installs itself."""
    lock = (FROZEN / f"environment.py-{python}-linux-64.lock").read_text(encoding="utf-8")
    return {OTHER_NAMES.get(name, name): version for name, version in _PACKAGE.findall(lock)}


def interpreter() -> tuple[str, str]:
    """A Python and its version: the one that Binder will have, or else this one."""
    wanted = python_for_binder()
    places = [shutil.which(f"python{wanted}")]
    places += map(str, sorted(Path.home().glob(f".pyenv/versions/{wanted}.*/bin/python")))
    for place in filter(None, places):
        asked = [place, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        told = subprocess.run(asked, capture_output=True, encoding="utf-8", check=False)
        if told.stdout.strip() == wanted:
            return place, wanted
    return sys.executable, f"{sys.version_info.major}.{sys.version_info.minor}"


@dataclass(frozen=True)
class Place:
    """A copy of the repository as it lies on Binder, with the environment and the home of its visitor."""

    folder: Path

    @property
    def repository(self) -> Path:
        return self.folder / "repository"

    @property
    def bin(self) -> Path:
        return self.folder / "environment" / "bin"

    @property
    def environ(self) -> dict[str, str]:
        """The surroundings of everything that runs there: nothing leads back to where the tests run."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(LEFT_OUT)}
        own = {name: str(self.folder / "home" / to) for name, to in PRIVATE.items()}
        path = os.pathsep.join((str(self.bin), kept.get("PATH", "")))
        return {**kept, **own, "PATH": path, "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}

    def run(self, *words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run a command there."""
        return subprocess.run(
            words,
            capture_output=True,
            encoding="utf-8",
            env=self.environ,
            check=False,
            cwd=cwd or self.repository,
        )


def has_registry(uv: str, folder: Path) -> bool:
    """Whether a package can be had at all."""
    asked = [uv, "pip", "install", "--dry-run", "--quiet", "--target", str(folder), "notebook"]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


def copy(folder: Path) -> Place:
    """The files that git knows, as Binder gets them."""
    place = Place(folder)
    (folder / "home").mkdir(parents=True)
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(listed, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    for name in filter(None, told.stdout.split("\0")):
        if (ROOT / name).is_file():
            target = place.repository / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target)
    return place


def install(place: Place, uv: str) -> list[tuple[str, subprocess.CompletedProcess[str]]]:
    """Do what the Dockerfile does; each step with its result, up to the first that fails."""
    python, number = interpreter()
    constraints = place.folder / "frozen.txt"
    pins = (f"{name}=={version}" for name, version in frozen(number).items())
    constraints.write_text("\n".join(pins), encoding="utf-8")
    into = ("pip", "install", "--quiet", "--python", str(place.bin / "python"))
    steps = {
        "environment": (uv, "venv", "--quiet", "--python", python, str(place.bin.parent)),
        "base": (uv, *into, "--constraint", str(constraints), *ASKED),
        "requirements": (uv, *into, "--requirement", "binder/requirements.txt"),
        "check": (uv, "pip", "check", "--python", str(place.bin / "python")),
        "postBuild": ("bash", "binder/postBuild"),
    }
    done = []
    for name, words in steps.items():
        done.append((name, place.run(*words)))
        if done[-1][1].returncode:
            break
    return done
