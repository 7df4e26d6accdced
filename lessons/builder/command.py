"""The command `python lessons/build.py`: arguments, files and output."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from lessons.builder import (
    comparison,
    execution,
    extension,
    navigation,
    notebook,
    stamps,
    start_page,
)
from lessons.builder.errors import Fault, LessonError
from lessons.builder.source import START, Lesson, read
from ruleboard.lang import EDITIONS, SOURCE

LESSONS = Path(__file__).resolve().parents[1]


def main(arguments: Sequence[str] | None = None, folder: Path = LESSONS) -> int:
    """Build, or run the subcommand `stamp` or `extension`; returns the exit status."""
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
    texts = build(lessons, options.names, folder)
    if options.check:
        others = [] if options.names else [*_orphans(folder, lessons), *_outdated(folder)]
        return _check(folder, texts, others)
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(texts)} notebooks and pictures of {len(lessons)} lessons")
    return _write_extension(folder)


def build(
    lessons: Mapping[str, Lesson], names: Sequence[str] = (), folder: Path = LESSONS
) -> dict[str, str]:
    """Content of each notebook and picture by its path below `lessons`; of all lessons, or those of these names.

    `lessons` has all lessons by source file, since each notebook links to its neighbours. `folder` has the notebooks of
    those that are not built now: the start pages list their exercises too.
    """
    order = navigation.ordered(lessons)
    ways = navigation.neighbors(order)
    made = {
        (file, edition): notebook.make(lesson, edition, ways[lesson.id])
        for file, lesson in lessons.items()
        if not names or lesson.id in names
        for edition in EDITIONS
    }
    failures = execution.run([*made.values()])
    faults = [
        _failure_fault(file, lessons[file], edition, failure)
        for (file, edition), failure in zip(made, failures, strict=True)
        if failure
    ]
    if faults:
        raise LessonError(faults)
    texts = {
        f"{edition}/{lessons[file].id}.ipynb": notebook.text(fresh)
        for (file, edition), fresh in made.items()
    }
    for (file, edition), fresh in made.items():
        if edition == SOURCE:
            texts[start_page.picture_name(lessons[file])] = _picture(file, lessons[file], fresh)
    ran = {
        lessons[file].id: notebook.exercises(fresh)
        for (file, edition), fresh in made.items()
        if edition == SOURCE
    }
    course = [
        replace(each, exercises=ran[each.id]) if each.id in ran else notebook.counted(each, folder)
        for each in order
    ]
    for edition in EDITIONS:
        texts[f"{edition}/{START}.ipynb"] = notebook.text(start_page.make(course, edition))
    return texts


def _picture(file: str, lesson: Lesson, made: notebook.Notebook) -> str:
    found = start_page.picture(lesson, made)
    if found is None:
        problem = "shows no drawing for the start page; name another cell as the picture"
        raise LessonError([Fault(file, 0, lesson.picture, problem)])
    return found


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
    """Read and validate all lessons of a folder; raises LessonError, also for unknown names."""
    sources = _sources(folder)
    unknown = [name for name in names if name not in sources]
    if unknown or not sources:
        there = ", ".join(sources) or "none"
        problem = f"no lesson {', '.join(unknown)}; expected one of: {there}"
        raise LessonError([Fault(f"{folder.name}/source", 0, "", problem)])
    lessons: dict[str, Lesson] = {}
    faults: list[Fault] = []
    for name, path in sources.items():
        file = f"{folder.name}/source/{name}.md"
        try:
            lessons[file] = read(name, path.read_text(encoding="utf-8"), file)
        except LessonError as error:
            faults += error.faults
    if faults:
        raise LessonError(faults)
    return lessons


def _failure_fault(
    file: str, lesson: Lesson, edition: str, failure: execution.CellFailure
) -> Fault:
    lines = {cell.key: cell.line for cell in lesson.cells}
    problem = f"{failure.problem} (in {edition}/{lesson.id}.ipynb)"
    return Fault(file, lines[failure.cell], failure.cell, problem)


def _stamp(folder: Path, keys: Sequence[str]) -> int:
    known: set[str] = set()
    for name, path in _sources(folder).items():
        file = f"{folder.name}/source/{name}.md"
        stamped = stamps.restamp(path.read_text(encoding="utf-8"), file, keys)
        known |= stamped.keys
        if stamped.cells:
            path.write_text(stamped.text, encoding="utf-8", newline="\n")
        lines = [f"{file}: stamped {cell}" for cell in stamped.cells]
        print("\n".join(lines) or f"{file}: nothing to stamp")
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


def _outdated(folder: Path) -> Iterator[str]:
    """Files of the extension that are out of date."""
    for path, text in _extension(folder).items():
        if not path.exists() or path.read_bytes().decode() != text:
            yield f"{path.relative_to(folder.parent).as_posix()}: is not up to date"


def _extension(folder: Path) -> dict[Path, str]:
    """Path and content of the files that the extension reads."""
    made = extension.files(_read(folder, ()).values())
    return {folder.parent / extension.STATIC / name: text for name, text in made.items()}


def _orphans(folder: Path, lessons: Mapping[str, Lesson]) -> Iterator[str]:
    known = {f"{edition}/{START}.ipynb" for edition in EDITIONS}
    for lesson in lessons.values():
        known |= {f"{edition}/{lesson.id}.ipynb" for edition in EDITIONS}
        known.add(start_page.picture_name(lesson))
    patterns = [f"{edition}/*.ipynb" for edition in EDITIONS]
    for pattern in (*patterns, f"{start_page.PICTURES}/{START}-*.svg"):
        for path in sorted(folder.glob(pattern)):
            if (name := path.relative_to(folder).as_posix()) not in known:
                yield f"{folder.name}/{name}: has no source; delete it"


def _check(folder: Path, texts: Mapping[str, str], others: Iterable[str]) -> int:
    found = list(others)
    for name, fresh in texts.items():
        path = folder / name
        if not path.exists():
            found.append(f"{folder.name}/{name}: is not built")
            continue
        committed = path.read_bytes().decode()
        found += (
            f"{folder.name}/{name}: {text}" for text in comparison.differences(committed, fresh)
        )
    if found:
        print("\n".join(found), "Run: python lessons/build.py", sep="\n", file=sys.stderr)
    else:
        print(f"{len(texts)} notebooks and pictures are up to date")
    return 1 if found else 0
