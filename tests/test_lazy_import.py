"""Rules, pictures and teaching logic can be imported without Jupyter installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import ruleboard
from tests.games.installing import lay, on_the_path, whole

BLOCK = """
import sys

class Absent:
    names = {"IPython", "anywidget", "ipycanvas", "ipywidgets", "traitlets", "numpy", "babel"}

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Absent())
"""


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BLOCK + code], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    "module",
    [
        "ruleboard",
        "ruleboard.rules",
        "ruleboard.scene.svg",
        "ruleboard.session",
        "ruleboard.teaching",
        "ruleboard.page.view",
        "ruleboard.page.compare",
        "ruleboard.lang",
        "ruleboard.cli",
    ],
)
def test_a_pure_part_is_imported_where_jupyter_is_absent(module: str) -> None:
    done = python(f"import {module}")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_block_really_blocks() -> None:
    done = python("import ruleboard; ruleboard.Play")
    assert done.returncode == 1
    assert "No module named" in done.stderr


def test_importing_the_package_does_not_load_jupyter() -> None:
    code = (
        "import ruleboard, sys; print(sorted(n for n in sys.modules if n.startswith('ruleboard')))"
    )
    assert python(code).stdout.strip() == "['ruleboard']"


@pytest.mark.parametrize("name", ruleboard.__all__)
def test_every_public_name_is_there_when_asked_for(name: str) -> None:
    assert getattr(ruleboard, name) is getattr(ruleboard, name)
    assert name in dir(ruleboard)


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("draughts", {"Captures"}),
        ("mills", {"solve_six"}),
        ("relati", {"Extension", "Paths", "ShapeDrill", "Shapes"}),
    ],
)
def test_what_only_one_game_has_stands_under_its_name(game: str, names: set[str]) -> None:
    assert set(dir(getattr(ruleboard, game))) == names
    assert game in dir(ruleboard)
    assert not names & set(dir(ruleboard))


def test_a_game_from_outside_may_bring_widgets_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lay(tmp_path, "halma", "halma", {**whole("halma"), "jupyter": "NAME = 'star'"})
    with on_the_path(tmp_path):
        assert "halma" in dir(ruleboard)
        assert ruleboard.halma.NAME == "star"  # type: ignore[attr-defined]
        monkeypatch.delattr(ruleboard, "halma")


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="'ruleboard' has no attribute 'Chess'"):
        _ = ruleboard.Chess  # type: ignore[attr-defined]


@pytest.mark.parametrize(("goal", "game"), [("forms_mill", "mills"), ("promotes", "draughts")])
def test_asking_for_a_goal_of_a_game_loads_the_rules_of_no_other(goal: str, game: str) -> None:
    """Otherwise a lesson on mills would load draughts too, in every kernel of a class."""
    code = f"""
import sys
from ruleboard import goals
goals.{goal}()
print(*{{"draughts", "mills", "relati"}} & {{name.rpartition(".rules.")[2] for name in sys.modules}})
"""
    done = python(code)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{game}\n", "")
