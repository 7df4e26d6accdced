"""A small lesson for the tests of the build, and a way to break it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lessons.builder.source import Lesson, read

SAMPLE = Path(__file__).with_name("sample.md")


@pytest.fixture
def sample() -> str:
    return SAMPLE.read_text(encoding="utf-8")


@pytest.fixture
def lesson(sample: str) -> Lesson:
    return read("sample", sample, "sample.md")


@pytest.fixture
def broken(sample: str) -> Callable[[str, str], str]:
    """The sample with its first occurrence of a text replaced by another."""

    def replace(old: str, new: str) -> str:
        assert old in sample
        return sample.replace(old, new, 1)

    return replace
