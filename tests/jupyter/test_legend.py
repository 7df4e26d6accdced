"""The key to the lines on a board: there when several kinds lie on it, in the reader's words and the theme's wood."""

from __future__ import annotations

import re
from base64 import b64decode

import pytest

import ruleboard as rb
from ruleboard.lang import LANGUAGES, Words
from ruleboard.page.legend import legend
from ruleboard.scene.relati import EXPLAINED
from ruleboard.scene.shapes import Mark
from ruleboard.scene.theme import THEMES
from tests.jupyter.seen import below


def meanings(page: str) -> list[str]:
    return [text.strip() for text in re.findall(r"<span><img [^>]*> ([^<]*)</span>", page)]


def test_the_paths_on_the_bench_are_named_by_their_look() -> None:
    bench = rb.relati.Paths("F3", "E5", lang="en")
    assert meanings(below(bench)) == ["straight–turn", "turn–straight", "turn–turn"]
    bench.click("E4")
    assert meanings(below(bench)) == ["does not connect", "straight–turn", "in the way"]


def test_one_kind_of_line_speaks_for_itself() -> None:
    assert legend(Words("en"), "relati", [Mark("path_normal", ("a", "b"))], "light") == ""
    assert (
        legend(Words("en"), "relati", [Mark("path_normal", ("a", "b")), Mark("cut", ())], "light")
        == ""
    )
    assert meanings(below(rb.Play("relati"))) == []


def test_a_film_has_its_key_too_and_mills_need_none() -> None:
    film = rb.relati.Shapes("three_shapes", lang="zh-en")
    film.press("End")
    assert meanings(below(film)) == ["没有连线 · does not connect", "挡路 · in the way"]
    mill = rb.Demo("mills", "W:Wb6,d6:Bb2,f2:H7,7", ["f6xb2"])
    mill.press("End")
    assert "ruleboard-legend" not in below(mill)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_sample_and_a_meaning_of_its_own(language: str, theme: str) -> None:
    page = legend(Words(language), "relati", [Mark(kind, ("a", "b")) for kind in EXPLAINED], theme)
    assert len(set(meanings(page))) == len(EXPLAINED)
    samples = {b64decode(data).decode() for data in re.findall(r"base64,([^\"]+)", page)}
    assert len(samples) == len(EXPLAINED)
    assert all(sample.startswith("<svg") for sample in samples)
