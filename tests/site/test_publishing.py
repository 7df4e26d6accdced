"""What the site is made of: small packages, always the same, and a first page in every language."""

from __future__ import annotations

import fnmatch
import io
import json
import lzma
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from lessons.publishing import fetching, pages, shelves, wheels
from lessons.publishing.fetching import CannotFetch
from lessons.publishing.wishes import ROOT, arguments
from ruleboard.lang import EDITIONS


@pytest.mark.parametrize(
    ("name", "out"),
    [
        ("ruleboard/jupyter/scripts/pad.js", False),
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


def test_what_packages_say_about_themselves_is_name_and_version() -> None:
    told = "Metadata-Version: 2.4\nName: x\nVersion: 1\nLicense: MIT\n\nName: y\nVersion: 2\n"
    assert wheels.header(told) == "Metadata-Version: 2.1\nName: x\nVersion: 1\n"


def test_a_package_can_be_nothing_but_a_name(tmp_path: Path) -> None:
    with ZipFile(wheels.named("pyodide-kernel", "0.8.6", tmp_path)) as made:
        assert made.namelist() == ["pyodide_kernel-0.8.6.dist-info/METADATA"]


@pytest.mark.parametrize(
    ("name", "shelf"),
    [
        ("enum.pyc", shelves.FIRST),
        ("asyncio/tasks.pyc", shelves.FIRST),
        ("asyncio/tools.py", shelves.REST),
        ("pdb.pyc", shelves.LESSONS),
        ("imaplib.py", shelves.REST),
    ],
)
def test_python_begins_with_what_it_needs_to_begin(name: str, shelf: str) -> None:
    first = shelves.tops(["enum.py", "asyncio/__init__.py"])
    assert shelves.of_library(name, first) == shelf


@pytest.mark.parametrize(
    ("name", "shelf"),
    [
        ("ruleboard/jupyter/play.pyc", shelves.LESSONS),
        ("ruleboard/jupyter/scripts/pad.js", shelves.LESSONS),
        ("ruleboard/rules/relati/board.pyc", shelves.LESSONS),
        ("ruleboard/lang/ru/LC_MESSAGES/relati.mo", "ru"),
        ("ruleboard/players/mills/tables/nine_flying_any", "tables"),
        ("ruleboard/start/lab.pyc", shelves.REST),
        ("IPython/core/magic.pyc", shelves.LESSONS),
        ("IPython/extensions/autoreload.py", shelves.REST),
    ],
)
def test_each_part_of_a_package_has_its_shelf(name: str, shelf: str) -> None:
    assert shelves.of_packages(name) == shelf


def test_every_pattern_has_something_on_its_shelf() -> None:
    package = ROOT / "widgets" / "ruleboard"
    names = [
        f"ruleboard/{path.relative_to(package).as_posix()}"
        for path in package.rglob("*")
        if path.is_file()
    ]
    patterns = [each for each, _ in shelves.OURS if not each.startswith("ruleboard/lang/")]
    assert [each for each in patterns if not fnmatch.filter(names, each)] == []


def test_a_shelf_tells_its_modules_and_the_folders_of_its_texts() -> None:
    names = {
        shelves.LESSONS: ["email/__init__.pyc", "email/message.pyc"],
        shelves.REST: ["email/mime/text.py", "imaplib.py"],
        "ru": ["ruleboard/lang/ru/LC_MESSAGES/mills.mo"],
    }
    told = json.loads(shelves.index(names))
    assert told[shelves.REST] == ["email.mime", "email.mime.text", "imaplib"]
    assert "ruleboard.lang.ru" in told["ru"]


def test_the_same_files_make_the_same_archive(tmp_path: Path) -> None:
    for name, text in {"b.py": "b = 1", "a.py": "a = 1", "c.js": "c"}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    files = {f"inner/{path.name}": path for path in tmp_path.iterdir()}
    once = shelves.pack(files, deflated=False)
    (tmp_path / "a.py").touch()
    assert shelves.pack(dict(reversed(files.items())), deflated=False) == once
    with ZipFile(io.BytesIO(lzma.decompress(once))) as made:
        assert made.namelist() == ["inner/c.js", "inner/a.py", "inner/b.py"]


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
        pages._prepare(tmp_path / "index.html")


def test_help_comes_at_once_and_unknown_wishes_are_refused() -> None:
    assert arguments([]).output == ROOT / "dist" / "site"
    words = [sys.executable, str(ROOT / "lessons" / "site.py"), "--help"]
    told = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
    assert told.returncode == 0
    assert "--show" in told.stdout
    with pytest.raises(SystemExit):
        arguments(["--nonsense"])
