"""Links that open a lesson without anything installed: on the site, in the visitor's own browser, or on Binder.

The address of the project stands in one place, `[project.urls]` of pyproject.toml. Binder gets the version, so that
a link leads to what it was written for.
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
    """The addresses of the project by their names."""
    with PROJECT.open("rb") as file:
        found: dict[str, str] = tomllib.load(file)["project"]["urls"]
    return found


def site(edition: str, lesson: str = START) -> str:
    """Where a lesson runs in the visitor's browser."""
    return f"{urls()['Lessons']}lab/index.html?path={edition}/{lesson}.ipynb"


def binder(edition: str, lesson: str = START) -> str:
    """Where a lesson runs on Binder."""
    repository = urlsplit(urls()["Repository"]).path.strip("/")
    path = quote(f"lessons/{edition}/{lesson}.ipynb", safe="")
    return f"https://mybinder.org/v2/gh/{repository}/v{ruleboard.__version__}?labpath={path}"
