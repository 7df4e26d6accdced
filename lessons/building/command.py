"""The command `python lessons/build.py`: what it does with files and what it tells people."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from lessons.building import comparing, extension, notebook, running, stamping
from lessons.building.faults import Fault, LessonError
from lessons.building.source import Lesson, read
from ruleboard.lang import EDITIONS

LESSONS = Path(__file__).resolve().parents[1]


def main(arguments: Sequence[str] | None = None, folder: Path = LESSONS) -> int:
    """Do what the command line asks for, which is building unless it begins with another word; 0 when all is well."""
    words = sys.argv[1:] if arguments is None else arguments
    try:
        if words[:1] == ["stamp"]:
            return _stamp(folder, _stamp_parser().parse_args(words[1:]).keys)
        if words == ["extension"]:
            return _write_extension(folder)
        return _build(folder, _build_parser().parse_args(words))
    except LessonError as error:
        print(error, file=sys.stderr)
        return 1


def _build(folder: Path, options: argparse.Namespace) -> int:
    lessons = _read(folder, options.names)
    texts = build(lessons)
    if options.check:
        others = [] if options.names else [*_orphans(folder, lessons), *_strange(folder)]
        return _check(folder, texts, others)
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(texts)} notebooks of {len(lessons)} lessons")
    return _write_extension(folder)


def build(lessons: Mapping[str, Lesson]) -> dict[str, str]:
    """The text of every notebook by its name below the lessons folder; `lessons` come by the name of their source."""
    made = {
        f"{edition}/{lesson.id}.ipynb": (file, lesson, notebook.make(lesson, edition))
        for file, lesson in lessons.items()
        for edition in EDITIONS
    }
    failures = running.run([fresh for _, _, fresh in made.values()])
    faults = [
        _failure_fault(file, lesson, name, failure)
        for (name, (file, lesson, _)), failure in zip(made.items(), failures, strict=True)
        if failure
    ]
    if faults:
        raise LessonError(faults)
    return {name: notebook.text(fresh) for name, (_, _, fresh) in made.items()}


def _build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="build.py",
        description="Build the lesson notebooks from their sources.",
        epilog="build.py stamp [KEY …] marks translations as compared with the English; "
        "build.py extension writes only what the JupyterLab extension knows.",
    )
    parser.add_argument("names", nargs="*", help="lessons to build, all if none is named")
    parser.add_argument(
        "--check", action="store_true", help="only compare with the notebooks that are there"
    )
    return parser


def _stamp_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="build.py stamp",
        description="Mark translations as compared with their English text.",
    )
    parser.add_argument("keys", nargs="*", help="the keys of their cells, all if none is named")
    return parser


def _sources(folder: Path) -> dict[str, Path]:
    return {path.stem: path for path in sorted((folder / "source").glob("*.md"))}


def _read(folder: Path, names: Sequence[str]) -> dict[str, Lesson]:
    sources = _sources(folder)
    unknown = [name for name in names if name not in sources]
    if unknown or not sources:
        there = ", ".join(sources) or "none"
        problem = f"no lesson {', '.join(unknown)}; expected one of: {there}"
        raise LessonError([Fault(f"{folder.name}/source", 0, "", problem)])
    lessons: dict[str, Lesson] = {}
    faults: list[Fault] = []
    for name in names or sources:
        file = f"{folder.name}/source/{name}.md"
        try:
            lessons[file] = read(name, sources[name].read_text(encoding="utf-8"), file)
        except LessonError as error:
            faults += error.faults
    if faults:
        raise LessonError(faults)
    return lessons


def _failure_fault(file: str, lesson: Lesson, name: str, failure: running.CellFailure) -> Fault:
    lines = {cell.key: cell.line for cell in lesson.cells}
    return Fault(file, lines[failure.cell], failure.cell, f"{failure.problem} (in {name})")


def _stamp(folder: Path, keys: Sequence[str]) -> int:
    known: set[str] = set()
    for name, path in _sources(folder).items():
        file = f"{folder.name}/source/{name}.md"
        stamped = stamping.restamp(path.read_text(encoding="utf-8"), file, keys)
        known |= stamped.keys
        if stamped.cells:
            path.write_text(stamped.text, encoding="utf-8", newline="\n")
        told = [f"{file}: stamped {cell}" for cell in stamped.cells]
        print("\n".join(told) or f"{file}: nothing to stamp")
    unknown = [key for key in keys if key not in known]
    if unknown:
        print(f"no prose has the key {', '.join(unknown)}", file=sys.stderr)
    return 1 if unknown else 0


def _write_extension(folder: Path) -> int:
    for path, text in _extension(folder).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    print("what the extension knows is up to date")
    return 0


def _strange(folder: Path) -> Iterator[str]:
    """What the extension knows and is not so."""
    for path, text in _extension(folder).items():
        if not path.exists() or path.read_bytes().decode() != text:
            yield f"{path.relative_to(folder.parent).as_posix()}: is not up to date"


def _extension(folder: Path) -> dict[Path, str]:
    """What the extension knows of all lessons of a folder, by its place in the project."""
    made = extension.files(_read(folder, ()).values())
    return {folder.parent / extension.STATIC / name: text for name, text in made.items()}


def _orphans(folder: Path, lessons: Mapping[str, Lesson]) -> Iterator[str]:
    known = {lesson.id for lesson in lessons.values()}
    for edition in EDITIONS:
        for path in sorted((folder / edition).glob("*.ipynb")):
            if path.stem not in known:
                yield f"{folder.name}/{edition}/{path.name}: has no source; delete it"


def _check(folder: Path, texts: Mapping[str, str], others: Iterable[str]) -> int:
    found = list(others)
    for name, fresh in texts.items():
        path = folder / name
        if not path.exists():
            found.append(f"{folder.name}/{name}: is not built")
            continue
        committed = path.read_bytes().decode()
        found += (
            f"{folder.name}/{name}: {text}" for text in comparing.differences(committed, fresh)
        )
    if found:
        print("\n".join(found), "Run: python lessons/build.py", sep="\n", file=sys.stderr)
    else:
        print(f"{len(texts)} notebooks are up to date")
    return 1 if found else 0
