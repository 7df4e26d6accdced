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

from lessons.publisher import bundles, downloads, pages, wheels
from lessons.publisher.arguments import ROOT, arguments
from lessons.publisher.downloads import CannotFetch
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
    ("name", "bundle"),
    [
        ("enum.pyc", bundles.FIRST),
        ("asyncio/tasks.pyc", bundles.FIRST),
        ("asyncio/tools.py", bundles.REST),
        ("pdb.pyc", bundles.LESSONS),
        ("imaplib.py", bundles.REST),
    ],
)
def test_python_begins_with_what_it_needs_to_begin(name: str, bundle: str) -> None:
    first = bundles.tops(["enum.py", "asyncio/__init__.py"])
    assert bundles.of_library(name, first) == bundle


@pytest.mark.parametrize(
    ("name", "bundle"),
    [
        ("ruleboard/jupyter/play.pyc", bundles.LESSONS),
        ("ruleboard/jupyter/scripts/pad.js", bundles.LESSONS),
        ("ruleboard/rules/relati/board.pyc", bundles.LESSONS),
        ("ruleboard/lang/ru/LC_MESSAGES/relati.mo", "ru"),
        ("ruleboard/players/mills/tables/nine_flying_any", "tables"),
        ("ruleboard/start/lab.pyc", bundles.REST),
        ("IPython/core/magic.pyc", bundles.LESSONS),
        ("IPython/extensions/autoreload.py", bundles.REST),
    ],
)
def test_each_part_of_a_package_has_its_bundle(name: str, bundle: str) -> None:
    assert bundles.of_packages(name) == bundle


def test_every_pattern_has_something_on_its_bundle() -> None:
    package = ROOT / "widgets" / "ruleboard"
    names = [
        f"ruleboard/{path.relative_to(package).as_posix()}"
        for path in package.rglob("*")
        if path.is_file()
    ]
    patterns = [each for each, _ in bundles.OURS if not each.startswith("ruleboard/lang/")]
    assert [each for each in patterns if not fnmatch.filter(names, each)] == []


def test_a_bundle_tells_its_modules_and_the_folders_of_its_texts() -> None:
    names = {
        bundles.LESSONS: ["email/__init__.pyc", "email/message.pyc"],
        bundles.REST: ["email/mime/text.py", "imaplib.py"],
        "ru": ["ruleboard/lang/ru/LC_MESSAGES/mills.mo"],
    }
    told = json.loads(bundles.index(names))
    assert told[bundles.REST] == ["email.mime", "email.mime.text", "imaplib"]
    assert "ruleboard.lang.ru" in told["ru"]


def test_the_same_files_make_the_same_archive(tmp_path: Path) -> None:
    for name, text in {"b.py": "b = 1", "a.py": "a = 1", "c.js": "c"}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    files = {f"inner/{path.name}": path for path in tmp_path.iterdir()}
    once = bundles.pack(files, deflated=False)
    (tmp_path / "a.py").touch()
    assert bundles.pack(dict(reversed(files.items())), deflated=False) == once
    with ZipFile(io.BytesIO(lzma.decompress(once))) as made:
        assert made.namelist() == ["inner/c.js", "inner/a.py", "inner/b.py"]


def test_without_npm_a_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotFetch, match=r"Install Node\.js first"):
        downloads.pyodide("1", tmp_path)


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


def test_a_site_takes_the_place_of_a_site_and_of_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--output", str(tmp_path)]
    assert arguments(words).output == tmp_path
    (tmp_path / "notes.txt").touch()
    for taken in (tmp_path, tmp_path / "notes.txt"):
        with pytest.raises(SystemExit):
            arguments(["--output", str(taken)])
        assert f"{taken} is no site" in capsys.readouterr().err
    (tmp_path / "jupyter-lite.json").touch()
    assert arguments(words).output == tmp_path


def test_help_comes_at_once_and_unknown_wishes_are_refused() -> None:
    assert arguments([]).output == ROOT / "dist" / "site"
    words = [sys.executable, str(ROOT / "lessons" / "site.py"), "--help"]
    told = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
    assert told.returncode == 0
    assert "--show" in told.stdout
    with pytest.raises(SystemExit):
        arguments(["--nonsense"])
