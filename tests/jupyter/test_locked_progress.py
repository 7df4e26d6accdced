"""A board never waits for another program that holds the learner's file: the picture comes first, the note later."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.folder import locks
from ruleboard.folder.files import CannotWrite, Obstacle
from ruleboard.jupyter import diary, runner
from ruleboard.jupyter.diary import FILE, Page

MILL = "W:Wa7,d7,b2:Ba1,b4,f4:H6,6"
PATIENCE = 60.0  # seconds: a board that waits for the lock fails the test by its slowness


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / FILE
    monkeypatch.setattr(diary, "page", lambda key: Page(path, "mills-1", key))
    monkeypatch.setattr(locks, "TIMEOUT", PATIENCE)
    monkeypatch.setattr(runner, "AGAIN", 0.01)
    return path


def exercise() -> rb.Exercise:
    return rb.Exercise("mills", MILL, goal=rb.goals.forms_mill(), id="board-1")


def noted(path: Path) -> Any:
    return json.loads(path.read_bytes())["lessons"]["mills-1"]["board-1"]


def test_a_solved_task_is_shown_at_once_and_noted_when_the_file_is_free(file: Path) -> None:
    async def solved() -> None:
        board = exercise()
        with locks.locked(file):
            begun = monotonic()
            board.type("g7xa1")
            assert monotonic() - begun < PATIENCE / 2
            assert board.solved
            assert "exercise" not in board.message
            board.press("f")  # whatever comes next is answered too
            assert board.shown.flipped
            assert not os.path.exists(file)  # noqa: ASYNC240, PTH110
        for _ in range(1000):
            if os.path.exists(file):  # noqa: ASYNC240, PTH110
                break
            await asyncio.sleep(0.01)

    asyncio.run(solved())
    assert noted(file) == {"solved": True, "stars": 3, "tries": 1, "hints": 0}


def test_a_file_that_stays_locked_is_told_with_the_praise(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "TIMEOUT", 0.05)

    async def solved() -> str:
        board = exercise()
        with locks.locked(file):
            board.type("g7xa1")
            for _ in range(1000):
                if FILE in board.message:
                    break
                await asyncio.sleep(0.01)
        return board.message

    message = asyncio.run(solved())
    assert f"This could not be saved: the file {FILE} cannot be written." in message
    assert not file.exists()


def test_what_is_not_noted_yet_is_noted_when_the_board_is_closed(file: Path) -> None:
    async def solved() -> None:
        board = exercise()
        with locks.locked(file):
            board.type("g7xa1")
        board.close()

    asyncio.run(solved())
    assert noted(file)["solved"]


def test_what_could_not_be_noted_is_noted_with_the_next_entry(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Path, content: bytes) -> None:
        raise CannotWrite(Obstacle.DISK_FULL, file)

    board = exercise()
    with monkeypatch.context() as disk:
        disk.setattr(locks, "write", full)
        board.type("g7xa1")
    assert FILE in board.message
    assert not file.exists()
    board.close()
    assert noted(file) == {"solved": True, "stars": 3, "tries": 1, "hints": 0}
