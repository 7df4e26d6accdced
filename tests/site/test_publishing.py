"""What the site is made of: small packages, always the same, and a first page in every language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from lessons.publishing import fetching, pages, wheels
from lessons.publishing.fetching import CannotFetch
from lessons.publishing.wishes import ROOT, arguments
from ruleboard.lang import EDITIONS


@pytest.mark.parametrize(
    ("name", "out"),
    [
        ("ruleboard/jupyter/pad.js", False),
        ("ruleboard-0.1.0.data/data/share/jupyter/labextensions/ruleboard/package.json", True),
        ("ruleboard/folder/lessons.tar.xz", True),
        ("ipycanvas/nbextension/index.js", True),
        ("pygments/lexers/python.py", False),
        ("pygments/lexers/css.py", True),
        ("IPython/core/tests/test_run.py", True),
        ("ruleboard-0.1.0.dist-info/entry_points.txt", False),
        ("ruleboard-0.1.0.dist-info/RECORD", True),
    ],
)
def test_nothing_is_loaded_that_no_lesson_needs(name: str, out: bool) -> None:
    assert wheels.needless(name) is out


def test_the_same_files_make_the_same_archive(tmp_path: Path) -> None:
    folder = tmp_path / "files"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "b.py").write_text("b = 1", encoding="utf-8")
    (folder / "a.py").write_text("a = 1", encoding="utf-8")
    wheels.pack(folder, tmp_path / "one.zip")
    (folder / "a.py").touch()
    wheels.pack(folder, tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with ZipFile(tmp_path / "one.zip") as made:
        assert made.namelist() == ["a.py", "inner/b.py"]


def test_an_empty_package_has_a_name_and_nothing_to_import(tmp_path: Path) -> None:
    with ZipFile(wheels.empty("jedi", "0.19.2", tmp_path)) as made:
        assert made.namelist() == ["jedi-0.19.2.dist-info/METADATA"]


def test_own_builds_are_taken_and_missed_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "numpy-2.4.6-py3-none-any.whl").touch()
    (found,) = fetching.compiled_wheels(["numpy"], {}, tmp_path, tmp_path)
    assert found.name.startswith("numpy-")
    with pytest.raises(CannotFetch, match="should have one wheel of pillow; it has 0"):
        fetching.compiled_wheels(["pillow"], {}, tmp_path, tmp_path)


def test_without_npm_a_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotFetch, match=r"Install Node\.js first"):
        fetching.pyodide("1", tmp_path)


def test_the_first_page_offers_every_edition() -> None:
    page = pages.first_page()
    assert [page.count(f'href="{pages.address(edition)}"') for edition in EDITIONS] == [1] * len(
        EDITIONS
    )
    assert "$" not in page
    assert page.count("jupyter-config-data") == 1


def test_a_page_of_another_jupyterlite_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html></html>", encoding="utf-8")
    with pytest.raises(CannotFetch, match="has changed"):
        pages._prepare_storage(tmp_path / "index.html")


def test_help_comes_at_once_and_unknown_wishes_are_refused() -> None:
    assert arguments([]).output == ROOT / "dist" / "site"
    words = [sys.executable, str(ROOT / "lessons" / "site.py"), "--help"]
    told = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
    assert told.returncode == 0
    assert "--show" in told.stdout
    with pytest.raises(SystemExit):
        arguments(["--nonsense"])
