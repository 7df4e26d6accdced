"""Whatever a text is, its reader understands it or says what is wrong with it: in its own words, in little room."""

from __future__ import annotations

import struct
import tracemalloc
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.targets import OURS, TARGETS, catalog

LONG = 20_000  # letters
ROOM = 64 * 1024 * 1024  # bytes
NAMES = list(TARGETS)


def understood(name: str, text: str) -> bool:
    """Whether a text is understood; anything but an error of ours gets out."""
    try:
        TARGETS[name].read(text)
    except OURS:
        return False
    return True


@pytest.mark.parametrize("name", NAMES)
def test_an_example_is_understood(name: str) -> None:
    assert understood(name, TARGETS[name].example)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_text_is_understood_or_refused(name: str, data: st.DataObject) -> None:
    words = st.sampled_from(TARGETS[name].words)
    signs = st.characters(exclude_categories=())  # lone surrogates and all
    text = data.draw(st.lists(words | st.text(signs, max_size=6), max_size=16).map("".join))
    understood(name, text)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_damaged_example_is_understood_or_refused(name: str, data: st.DataObject) -> None:
    text = TARGETS[name].example
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    put = data.draw(st.text(max_size=4) | st.sampled_from(TARGETS[name].words))
    understood(name, text[:start] + put + text[end:])


@pytest.mark.parametrize("name", NAMES)
def test_a_long_text_takes_little_room(name: str) -> None:
    words = TARGETS[name].words
    chance = Random(name)
    texts = [word * (LONG // len(word)) for word in words]
    texts += ["".join(chance.choices(words, k=LONG // 4)) for _ in range(3)]
    tracemalloc.start()
    try:
        for text in texts:
            understood(name, text)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < ROOM


MAGIC = struct.pack("<I", 0x950412DE)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=200))
def test_a_damaged_catalog_is_refused_as_pythons_own_reader_refuses(content: bytes) -> None:
    for each in (content, MAGIC + content):
        try:
            catalog(each)
        except (OSError, ValueError, struct.error, LookupError):
            continue
