"""The lessons as the wheel carries them: all of them, the same, in little room."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from lessons.environment import ROOT
from ruleboard.folder import lesson_files
from ruleboard.folder.handout import hand_out
from ruleboard.folder.lesson_files import CannotUnpack, everything, names, pack
from ruleboard.lang import EDITIONS

LESSONS = ROOT / "lessons"


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("packed") / "lessons.tar.xz"
    file.write_bytes(pack(LESSONS))
    return file


def test_what_is_packed_is_what_is_there(packed: Path) -> None:
    assert dict(everything(packed)) == dict(everything(LESSONS))


def test_seven_editions_take_the_room_of_a_picture(packed: Path) -> None:
    unpacked = sum(len(content) for _, content in everything(LESSONS))
    assert packed.stat().st_size < unpacked / 30


def test_the_same_lessons_are_packed_the_same_way(tmp_path: Path) -> None:
    for name in ("one", "other"):
        shutil.copytree(
            LESSONS / "pictures", tmp_path / name / "pictures", copy_function=shutil.copyfile
        )
    assert pack(tmp_path / "one") == pack(tmp_path / "other")


@pytest.mark.parametrize("edition", EDITIONS)
def test_lessons_are_named_from_either(packed: Path, edition: str) -> None:
    assert names(packed, edition) == names(LESSONS, edition)
    assert len(names(packed, edition)) > 10


def test_a_learner_gets_the_same_from_either(packed: Path, tmp_path: Path) -> None:
    one, other = hand_out(packed, tmp_path / "one"), hand_out(LESSONS, tmp_path / "other")
    assert one.added == other.added
    assert hand_out(LESSONS, tmp_path / "one").renewed == ()


def test_a_checkout_ships_its_own_folder() -> None:
    assert lesson_files.shipped() == LESSONS


def test_a_python_that_cannot_unpack_says_so(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lzma", None)
    with pytest.raises(CannotUnpack):
        names(packed, "en")
