"""People who have ruleboard from pip: their environment holds the same one, where programs keep their data."""

from __future__ import annotations

import json
import sys
from importlib import metadata
from pathlib import Path

import pytest

from ruleboard.start import user_environment
from ruleboard.start.messages import Messages
from ruleboard.start.user_environment import UserEnvironment, home, requirement


class Installed:
    """What an installer notes about a package."""

    version = "1.2.3"

    def __init__(self, **origin: object) -> None:
        self.files = {"RECORD": "a,b,1\n"}
        if origin:
            self.files["direct_url.json"] = json.dumps(origin)

    def read_text(self, name: str) -> str | None:
        return self.files.get(name)


@pytest.mark.parametrize(
    ("origin", "need"),
    [
        ({}, "ruleboard[lab]==1.2.3"),
        (
            {"url": "file:///a%20b/x.whl", "archive_info": {}},
            "ruleboard[lab] @ file:///a%20b/x.whl",
        ),
        (
            {"url": "https://a.org/x", "vcs_info": {"vcs": "git", "commit_id": "abc"}},
            "ruleboard[lab] @ git+https://a.org/x@abc",
        ),
    ],
)
def test_the_same_ruleboard_is_installed_as_the_one_that_runs(
    origin: dict[str, object], need: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metadata, "distribution", lambda _: Installed(**origin))
    assert requirement() == need


def test_another_file_of_the_same_name_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = Installed(url="file:///x.whl")
    monkeypatch.setattr(metadata, "distribution", lambda _: installed)
    environment = UserEnvironment(Path("x"), Messages("en"))
    before = environment.origin()
    installed.files["RECORD"] = "a,b,2\n"
    assert environment.origin() != before


@pytest.mark.parametrize(
    ("platform", "variable", "place"),
    [
        ("linux", "XDG_DATA_HOME", "ruleboard"),
        ("win32", "LOCALAPPDATA", "ruleboard"),
        ("linux", user_environment.VARIABLE, "."),
    ],
)
def test_its_place_is_where_the_system_or_the_reader_says(
    platform: str, variable: str, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(user_environment.VARIABLE, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))
    assert home() == tmp_path / place


def test_where_it_cannot_be_written_another_place_can_be_named() -> None:
    assert "RULEBOARD_HOME" in UserEnvironment(Path("x"), Messages("ru")).remedy()
