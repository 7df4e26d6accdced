"""Links that open a lesson without an installation: on the site (JupyterLite) or on Binder.

The base addresses are in `[project.urls]` of pyproject.toml; Binder links are pinned to the version.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from urllib.parse import quote, urlsplit

import ruleboard
from lessons.builder.source import START

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"


@cache
def urls() -> dict[str, str]:
    """`[project.urls]`."""
    with PROJECT.open("rb") as file:
        found: dict[str, str] = tomllib.load(file)["project"]["urls"]
    return found


def site(edition: str, lesson: str = START) -> str:
    """The address of a lesson on the site."""
    return f"{urls()['Lessons']}lab/index.html?path={edition}/{lesson}.ipynb"


def binder(edition: str, lesson: str = START) -> str:
    """The address of a lesson on Binder."""
    repository = urlsplit(urls()["Repository"]).path.strip("/")
    path = quote(f"lessons/{edition}/{lesson}.ipynb", safe="")
    return f"https://mybinder.org/v2/gh/{repository}/v{ruleboard.__version__}?labpath={path}"
