"""What people install is whole, pure and small."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from email import message_from_string
from pathlib import Path
from zipfile import ZipFile

import pytest

import ruleboard
from ruleboard.folder.lesson_files import PACKED, everything
from ruleboard.lang import EDITIONS, LANGUAGES
from ruleboard.lang import SOURCE as ENGLISH

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "widgets" / "ruleboard"
CATALOGS = sorted(
    path.relative_to(SOURCE.parent).as_posix() for path in SOURCE.glob("lang/*/*/*.po")
)
EXTENSION = ROOT / "widgets" / "labextension"
MEGABYTE = 1_000_000


def build(project: Path, out: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Build as `python -m build` does: a source archive, then a wheel from it."""
    command = [
        sys.executable,
        "-m",
        "build",
        "--no-isolation",
        "--outdir",
        str(out),
        *options,
        str(project),
    ]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    done = build(ROOT, out)
    assert done.returncode == 0, done.stdout + done.stderr
    return out


@pytest.fixture(scope="module")
def wheel(built: Path) -> Iterator[ZipFile]:
    (path,) = built.glob("*.whl")
    with ZipFile(path) as archive:
        yield archive


def metadata(wheel: ZipFile, name: str) -> str:
    return wheel.read(f"ruleboard-{ruleboard.__version__}.dist-info/{name}").decode()


def test_the_wheel_is_pure_and_small(built: Path, wheel: ZipFile) -> None:
    (path,) = built.glob("*.whl")
    assert path.name == f"ruleboard-{ruleboard.__version__}-py3-none-any.whl"
    assert "Root-Is-Purelib: true" in metadata(wheel, "WHEEL")
    assert path.stat().st_size < 2 * MEGABYTE


def test_the_wheel_carries_every_lesson_in_little_room(wheel: ZipFile, tmp_path: Path) -> None:
    name = f"ruleboard/folder/{PACKED.name}"
    assert wheel.getinfo(name).compress_size < MEGABYTE / 2
    packed = wheel.extract(name, tmp_path)
    lessons = dict(everything(ROOT / "lessons"))
    assert len([name for name in lessons if name.endswith("/start.ipynb")]) == len(EDITIONS)
    assert dict(everything(Path(packed))) == lessons


def test_the_wheel_holds_every_file_of_the_package(wheel: ZipFile) -> None:
    left_out = {".po", ".pot", ".mo", ".pyc"}
    files = {
        path.relative_to(SOURCE.parent).as_posix()
        for path in SOURCE.rglob("*")
        if path.is_file() and path.suffix not in left_out
    }
    page = {"ruleboard/jupyter/scripts/loader.js", "ruleboard/jupyter/styles/pad.css"}
    assert {"ruleboard/py.typed", *page} <= files
    assert files <= set(wheel.namelist())


def test_the_wheel_brings_the_extension_to_where_jupyterlab_looks(wheel: ZipFile) -> None:
    place = f"ruleboard-{ruleboard.__version__}.data/data/share/jupyter/labextensions/ruleboard/"
    brought = {
        name.removeprefix(place): wheel.read(name)
        for name in wheel.namelist()
        if ".data/" in name and not name.endswith("/")
    }
    assert brought == {
        path.relative_to(EXTENSION).as_posix(): path.read_bytes()
        for path in EXTENSION.rglob("*")
        if path.is_file()
    }


@pytest.mark.parametrize("catalog", CATALOGS)
def test_the_wheel_holds_a_compiled_catalog(wheel: ZipFile, catalog: str) -> None:
    assert len(wheel.read(catalog.removesuffix(".po") + ".mo")) > MEGABYTE // 1000


def test_all_languages_have_their_catalogs() -> None:
    languages = {catalog.split("/")[2] for catalog in CATALOGS}
    assert {ENGLISH, *languages} == set(LANGUAGES)


def test_the_wheel_holds_nothing_else(wheel: ZipFile) -> None:
    names = wheel.namelist()
    assert {name.partition("/")[0] for name in names} == {
        "ruleboard",
        f"ruleboard-{ruleboard.__version__}.data",
        f"ruleboard-{ruleboard.__version__}.dist-info",
    }
    read_as_they_are = [f"ruleboard/lang/{each}/start.po" for each in LANGUAGES if each != ENGLISH]
    left = [name for name in names if "test" in name or name.endswith((".po", ".pot", ".pyc"))]
    assert sorted(left) == sorted(read_as_they_are)


def test_the_wheel_asks_for_three_packages_and_carries_the_licence(wheel: ZipFile) -> None:
    about = message_from_string(metadata(wheel, "METADATA"))
    needs = [need for need in about.get_all("Requires-Dist", []) if "extra ==" not in need]
    names = [re.split(r"[<>=]", need)[0] for need in needs]
    assert names == ["anywidget", "ipycanvas", "ipywidgets"]
    assert (about["License-Expression"], about["Requires-Python"]) == ("MIT", ">=3.11")
    assert "The ruleboard authors" in metadata(wheel, "licenses/LICENSE")


def test_what_pypi_shows_leads_to_the_project_and_has_its_picture(wheel: ZipFile) -> None:
    """There are no files beside it: every link and every picture names its place, and the file is in this version."""
    shown = message_from_string(metadata(wheel, "METADATA")).get_payload()
    assert isinstance(shown, str)
    targets = re.findall(r'\]\(([^)\s]+)\)|\bsrc="([^"]+)"', shown)
    places = [link or picture for link, picture in targets]
    assert [place for place in places if not place.startswith(("https://", "#"))] == []
    version = re.compile(rf"https://github\.com/.+/(?:blob|raw)/v{ruleboard.__version__}/(.+)")
    ours = [found[1] for place in places if (found := version.fullmatch(place))]
    assert ours
    assert [name for name in ours if not (ROOT / name.partition("#")[0]).exists()] == []


def test_the_wheel_alone_knows_the_rules_and_all_languages(wheel: ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    code = f"""
import sys
sys.path.insert(0, {str(tmp_path)!r})
from ruleboard.lang import LANGUAGES, Words
from ruleboard.rules import mills, perft
print(perft(mills.start(mills.STANDARD), 1))
print(len({{Words(lang).first("ui.undo") for lang in LANGUAGES}}))
"""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False
    )
    assert (done.stdout.split(), done.stderr) == (["24", str(len(LANGUAGES))], "")


def test_the_source_archive_can_be_built_again(built: Path) -> None:
    (path,) = built.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"pyproject.toml", "LICENSE", "README.md", "widgets/hatch_build.py"} <= names
    assert {f"widgets/{catalog}" for catalog in CATALOGS} <= names
    assert {f"lessons/{name}" for name, _ in everything(ROOT / "lessons")} <= names


def test_a_faulty_catalog_stops_the_build(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "widgets", tmp_path / "widgets")
    catalog = tmp_path / "widgets" / CATALOGS[0]
    lines = len(catalog.read_text(encoding="utf-8").splitlines())
    with catalog.open("a", encoding="utf-8") as file:
        file.write('\nmsgid "unfinished\n')
    done = build(tmp_path, tmp_path / "dist", "--wheel")
    assert done.returncode != 0
    assert f"{catalog.name}:{lines + 2}: expected" in done.stdout + done.stderr
    assert list((tmp_path / "dist").glob("*.whl")) == []
