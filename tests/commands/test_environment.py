"""The environments of the two commands: made once, refreshed when needed, with uv or with pip."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from lessons import environment as module
from lessons.environment import Environment, Trouble


class Machine:
    """Stands in for the programs: notes what is run, and lets some fail."""

    def __init__(self, folder: Path, *, uv: bool = False, failing: tuple[str, ...] = ()) -> None:
        self.environment = Environment(folder / "venv", extra="lab", root=folder)
        self.uv = uv
        self.failing = failing
        self.runs: list[str] = []

    def run(
        self, *words: str | Path, quiet: bool = False, show: Callable[[str], None] | None = None
    ) -> bool:
        text = " ".join(map(str, words))
        if show:
            show("Collecting something")
        self.runs.append(text)
        if any(part in text for part in self.failing):
            return False
        if " venv " in text:
            self.environment.python.parent.mkdir(parents=True)
            self.environment.python.touch()
        return True

    def which(self, name: str) -> str | None:
        return "uv" if name == "uv" and self.uv else None

    def prepare(
        self, monkeypatch: pytest.MonkeyPatch, show: Callable[[str], None] | None = None
    ) -> list[str]:
        """Prepare the environment; returns what was said."""
        monkeypatch.setattr(module, "run", self.run)
        monkeypatch.setattr("shutil.which", self.which)
        said: list[str] = []
        self.runs.clear()
        assert self.environment.prepare(said.append, show) == self.environment.python
        return said


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text("one", encoding="utf-8")
    return tmp_path


def test_the_first_time_it_is_made_with_pip(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(folder)
    assert machine.prepare(monkeypatch) == ["making", "installing"]
    made, installed = machine.runs
    assert made.startswith(f"{sys.executable} -m venv")
    words = "--quiet --disable-pip-version-check --no-input --progress-bar=off"
    assert f"-m pip install {words} --editable {folder}[lab]" in installed


def test_uv_is_used_where_it_is(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(folder, uv=True)
    machine.prepare(monkeypatch)
    assert [line.split()[:2] for line in machine.runs] == [["uv", "venv"], ["uv", "pip"]]


@pytest.mark.parametrize("uv", [False, True])
def test_what_the_installer_tells_is_shown_to_whoever_wants_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, uv: bool
) -> None:
    machine, shown = Machine(folder, uv=uv), list[str]()
    machine.prepare(monkeypatch, shown.append)
    assert shown == ["Collecting something"]
    assert "install --quiet" not in machine.runs[-1]


def test_lines_are_shown_while_they_come_and_all_of_them_where_something_fails(
    capfd: pytest.CaptureFixture[str],
) -> None:
    shown: list[str] = []
    code = "import sys; print('one'); print('two', file=sys.stderr, flush=True); sys.exit({})"
    assert module.run(sys.executable, "-u", "-c", code.format(0), show=shown.append)
    assert shown == ["one\n", "two\n"]
    assert capfd.readouterr() == ("", "")
    assert not module.run(sys.executable, "-u", "-c", code.format(3), show=shown.append)
    assert "one\ntwo\n" in capfd.readouterr().err


def test_pip_takes_over_where_uv_fails(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(folder, uv=True, failing=("uv ",))
    machine.prepare(monkeypatch)
    assert [line.split()[0] for line in machine.runs] == [
        "uv",
        sys.executable,
        "uv",
        str(machine.environment.python),
    ]


def test_the_second_time_nothing_happens(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(folder)
    machine.prepare(monkeypatch)
    assert machine.prepare(monkeypatch) == []
    assert machine.runs == []


def test_a_changed_project_file_installs_again_without_making_it_anew(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(folder)
    machine.prepare(monkeypatch)
    (folder / "pyproject.toml").write_text("two", encoding="utf-8")
    assert machine.prepare(monkeypatch) == ["installing"]


def test_a_changed_extension_is_installed_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An installation for editing has a copy of it, which would stay old."""
    script = folder / "widgets" / "labextension" / "static" / "lesson.js"
    script.parent.mkdir(parents=True)
    script.write_text("one", encoding="utf-8")
    machine = Machine(folder)
    machine.prepare(monkeypatch)
    assert machine.prepare(monkeypatch) == []
    script.write_text("two", encoding="utf-8")
    assert machine.prepare(monkeypatch) == ["installing"]


def test_it_is_made_anew_when_its_python_is_gone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(folder)
    machine.prepare(monkeypatch)
    machine.environment.python.unlink()
    assert machine.prepare(monkeypatch) == ["making", "installing"]


@pytest.mark.parametrize("stamp", ['{"python": "3.2"}', "no json", "[]"])
def test_it_is_made_anew_when_its_stamp_is_strange(
    folder: Path, monkeypatch: pytest.MonkeyPatch, stamp: str
) -> None:
    machine = Machine(folder)
    machine.prepare(monkeypatch)
    (machine.environment.folder / "ruleboard.json").write_text(stamp, encoding="utf-8")
    assert machine.prepare(monkeypatch) == ["making", "installing"]


def test_it_is_made_anew_when_the_checkout_has_moved(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Machine(folder / "before")
    (folder / "before").mkdir()
    (folder / "before" / "pyproject.toml").touch()
    before.prepare(monkeypatch)
    (folder / "before").rename(folder / "after")
    assert Machine(folder / "after").prepare(monkeypatch) == ["making", "installing"]


def test_a_failed_installation_is_tried_again_next_time(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Trouble) as caught:
        Machine(folder, failing=("pip install",)).prepare(monkeypatch)
    assert caught.value.code == "install_failed"
    assert Machine(folder).prepare(monkeypatch) == ["making", "installing"]


def test_a_python_without_venv_names_the_package_to_install(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(Trouble) as caught:
        Machine(folder).prepare(monkeypatch)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert (caught.value.code, caught.value.detail) == ("no_venv", f"python{version}-venv")
