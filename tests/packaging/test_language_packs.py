"""JupyterLab speaks the languages of the lessons: what is installed is what the records name."""

from __future__ import annotations

import tomllib
from pathlib import Path

from packaging.requirements import Requirement

from ruleboard.lang import LANGUAGES

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"


def test_the_menus_come_in_every_language() -> None:
    extras = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    needs = {Requirement(text).name for text in extras["lab"]}
    packs = {record.lab_pack for record in LANGUAGES.values() if record.lab_pack}
    assert needs == {"jupyterlab", *packs}
