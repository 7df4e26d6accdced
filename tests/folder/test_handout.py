"""Handing the lessons out: once, beside what is there, and never over anybody's work."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ruleboard.folder.files import CannotWrite, Obstacle
from ruleboard.folder.handout import MARKER, HandOut, hand_out, own_folder, setting

FIRST, SECOND, PICTURE = "en/01-first.ipynb", "en/02-second.ipynb", "pictures/board.svg"


def put(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def everything(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file() and path.name not in (MARKER, f".{MARKER}.lock")
    }


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    folder = tmp_path / "shipped"
    for name in (FIRST, SECOND, PICTURE):
        put(folder, name, f"{name}, version 1")
    put(folder, "en/.ipynb_checkpoints/01-first-checkpoint.ipynb", "no lesson")
    put(folder, "build.py", "no lesson")
    return folder


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "learner" / "lessons"


def test_the_first_time_everything_is_handed_out(shipped: Path, own: Path) -> None:
    done = hand_out(shipped, own)
    assert done == HandOut(own, added=(FIRST, SECOND, PICTURE))
    assert everything(own) == {name: f"{name}, version 1" for name in (FIRST, SECOND, PICTURE)}


def test_the_second_time_nothing_happens(shipped: Path, own: Path) -> None:
    hand_out(shipped, own)
    before = {path: path.stat().st_mtime_ns for path in own.rglob("*")}
    assert hand_out(shipped, own) == HandOut(own)
    assert {path: path.stat().st_mtime_ns for path in own.rglob("*")} == before


def test_work_is_kept_and_what_is_new_or_lost_comes_beside(shipped: Path, own: Path) -> None:
    hand_out(shipped, own)
    put(own, FIRST, "my work")
    put(own, "en/my own.ipynb", "mine")
    (own / SECOND).unlink()
    put(shipped, "en/03-third.ipynb", "new")
    done = hand_out(shipped, own)
    assert (done.added, done.renewed, done.newer) == ((SECOND, "en/03-third.ipynb"), (), ())
    assert everything(own)[FIRST] == "my work"
    assert everything(own)["en/my own.ipynb"] == "mine"


def test_a_newer_version_replaces_what_nobody_touched_and_is_offered_otherwise(
    shipped: Path, own: Path
) -> None:
    hand_out(shipped, own)
    put(own, FIRST, "my work")
    for name in (FIRST, SECOND):
        put(shipped, name, "version 2")
    for _ in range(2):  # it is offered until it is taken
        done = hand_out(shipped, own)
        assert done.newer == (FIRST,)
        assert (everything(own)[FIRST], everything(own)[SECOND]) == ("my work", "version 2")
    taken = hand_out(shipped, own, fresh=[FIRST])
    assert (taken.renewed, taken.newer) == ((FIRST,), ())
    assert taken.kept_as == {FIRST: "en/01-first (1).ipynb"}
    assert everything(own)[FIRST] == "version 2"
    assert everything(own)["en/01-first (1).ipynb"] == "my work"
    assert hand_out(shipped, own) == HandOut(own)


def test_a_fresh_copy_of_an_untouched_lesson_leaves_nothing_beside(
    shipped: Path, own: Path
) -> None:
    hand_out(shipped, own)
    assert hand_out(shipped, own, fresh=[FIRST]) == HandOut(own)
    assert FIRST in everything(own)


def test_fresh_copies_never_write_over_each_other(shipped: Path, own: Path) -> None:
    for number in range(3):
        hand_out(shipped, own, fresh=[FIRST])
        put(own, FIRST, f"work {number}")
    hand_out(shipped, own, fresh=[FIRST])
    kept = {text for name, text in everything(own).items() if name.startswith("en/01-first (")}
    assert kept == {"work 0", "work 1", "work 2"}


@pytest.mark.parametrize("notes", ["{", "[]", '{"lessons": 3}', "\ud83d"])
def test_without_readable_notes_every_lesson_counts_as_work(
    shipped: Path, own: Path, notes: str
) -> None:
    hand_out(shipped, own)
    put(shipped, FIRST, "version 2")
    (own / MARKER).write_bytes(notes.encode("utf-8", "surrogatepass"))
    before = everything(own)
    hand_out(shipped, own)
    assert everything(own) == before
    assert own_folder(own) == own


def test_what_else_is_noted_stays(shipped: Path, own: Path) -> None:
    hand_out(shipped, own)
    assert setting(own, "progress") is True
    notes = json.loads((own / MARKER).read_text(encoding="utf-8"))
    (own / MARKER).write_text(json.dumps({**notes, "progress": False, "x": 1}), encoding="utf-8")
    put(shipped, "en/03-third.ipynb", "new")
    hand_out(shipped, own)
    assert (setting(own, "progress"), setting(own, "x")) == (False, 1)


def test_only_a_folder_that_was_handed_out_is_the_learners_own(shipped: Path, own: Path) -> None:
    hand_out(shipped, own)
    assert own_folder(own / "en") == own_folder(own) == own
    assert own_folder(shipped / "en") is None


CHANGES = ("work", "delete", "new version", "hand out", "fresh")


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(story=st.lists(st.tuples(st.sampled_from(CHANGES), st.sampled_from((FIRST, SECOND)))))
def test_whatever_happens_no_work_is_ever_lost(
    story: list[tuple[str, str]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("story")
    shipped, own = folder / "shipped", folder / "own"
    for name in (FIRST, SECOND):
        put(shipped, name, f"{name} 0")
    work: set[str] = set()
    for number, (change, name) in enumerate(story, 1):
        if change == "work":
            work.add(f"work {number}")
            old = own / name
            if old.exists():
                work.discard(old.read_text(encoding="utf-8"))  # the learner's own doing
            put(own, name, f"work {number}")
        elif change == "delete" and (own / name).exists():
            work.discard((own / name).read_text(encoding="utf-8"))
            (own / name).unlink()
        elif change == "new version":
            put(shipped, name, f"{name} {number}")
        elif change == "hand out":
            hand_out(shipped, own)
        elif change == "fresh":
            hand_out(shipped, own, fresh=[name])
            assert (own / name).read_bytes() == (shipped / name).read_bytes()
    assert work <= set(everything(own).values())
    hand_out(shipped, own)
    assert {FIRST, SECOND} <= set(everything(own))


TWICE = """
import sys
from pathlib import Path
from ruleboard.folder.handout import hand_out
sys.stdin.readline()
hand_out(Path(sys.argv[1]), Path(sys.argv[2]), fresh=sys.argv[3:])
"""


def test_fresh_copies_asked_for_twice_at_once_keep_the_work(shipped: Path, own: Path) -> None:
    hand_out(shipped, own)
    put(own, FIRST, "my work")
    words = [sys.executable, "-c", TWICE, str(shipped), str(own), FIRST]
    both = [subprocess.Popen(words, stdin=subprocess.PIPE) for _ in range(2)]
    for each in both:
        each.communicate(b"go\n")
    assert [each.returncode for each in both] == [0, 0]
    assert everything(own)[FIRST] == f"{FIRST}, version 1"
    kept = [text for name, text in everything(own).items() if name.startswith("en/01-first (")]
    assert kept == ["my work"]


def test_a_folder_that_has_everything_need_not_be_writable(
    shipped: Path, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand_out(shipped, own)

    def refuse(*_: object) -> int:
        raise PermissionError(errno.EACCES, "denied")

    monkeypatch.setattr(os, "open", refuse)
    assert hand_out(shipped, own) == HandOut(own)


def trouble(shipped: Path, own: Path) -> CannotWrite:
    with pytest.raises(CannotWrite) as caught:
        hand_out(shipped, own)
    return caught.value


def test_a_file_where_the_folder_should_be_is_told(shipped: Path, own: Path) -> None:
    own.parent.mkdir()
    own.write_text("a file", encoding="utf-8")
    assert (trouble(shipped, own).obstacle, trouble(shipped, own).path) == (
        Obstacle.IN_THE_WAY,
        own,
    )
    assert own.read_text(encoding="utf-8") == "a file"


def test_a_file_on_the_way_to_the_folder_is_named(shipped: Path, own: Path) -> None:
    own.parent.write_text("a file", encoding="utf-8")
    told = trouble(shipped, own / "deeper")
    assert (told.obstacle, told.path) == (Obstacle.IN_THE_WAY, own.parent)


def test_a_folder_where_a_lesson_should_be_is_told(shipped: Path, own: Path) -> None:
    (own / FIRST).mkdir(parents=True)
    assert trouble(shipped, own).obstacle == Obstacle.IN_THE_WAY


@pytest.mark.parametrize(
    ("number", "obstacle"),
    [
        (errno.EACCES, Obstacle.READ_ONLY),
        (errno.EROFS, Obstacle.READ_ONLY),
        (errno.ENOSPC, Obstacle.DISK_FULL),
        (errno.EIO, Obstacle.NOT_WRITTEN),
    ],
)
def test_a_write_that_fails_leaves_everything_as_it_was(
    shipped: Path, own: Path, monkeypatch: pytest.MonkeyPatch, number: int, obstacle: Obstacle
) -> None:
    hand_out(shipped, own)
    put(own, FIRST, "my work")
    put(shipped, SECOND, "version 2")
    before = everything(own)

    def fail(_: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fail)
    for fresh in ([], [FIRST]):
        with pytest.raises(CannotWrite) as caught:
            hand_out(shipped, own, fresh)
        assert caught.value.obstacle == obstacle
        assert everything(own) == before  # no half of a file, under whatever name


def test_after_a_failure_it_goes_on_where_it_stopped(
    shipped: Path, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real: Callable[[int], None] = os.fsync
    calls: list[int] = []

    def second_fails(handle: int) -> None:
        calls.append(handle)
        if len(calls) == 2:
            raise OSError(errno.ENOSPC, "full")
        real(handle)

    monkeypatch.setattr(os, "fsync", second_fails)
    assert trouble(shipped, own).obstacle == Obstacle.DISK_FULL
    assert hand_out(shipped, own).added == (SECOND, PICTURE)
    put(shipped, FIRST, "version 2")
    assert hand_out(shipped, own).renewed == (FIRST,)  # known as untouched
