"""The environments of the two commands: made once, refreshed when needed, with uv or with pip."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from lessons import environment as checkout
from lessons.environment import CheckoutEnvironment
from ruleboard import cli
from ruleboard.folder.locks import locked
from ruleboard.start import environment as module
from ruleboard.start import user_environment
from ruleboard.start.messages import CommandError, Messages
from ruleboard.start.subprocesses import Cause, Result, run
from ruleboard.start.texts import TEXTS


class Machine:
    """Stands in for the programs: notes what is run, and lets some fail with words of their own."""

    def __init__(self, folder: Path, *, uv: bool = False, **failing: str) -> None:
        self.environment = CheckoutEnvironment(folder / "venv", extra="lab", root=folder)
        self.uv = uv
        self.failing = {command.replace("_", " "): words for command, words in failing.items()}
        self.runs: list[str] = []

    def run(
        self,
        *words: str | Path,
        cwd: Path | None = None,
        show: Callable[[str], None] | None = None,
    ) -> Result:
        text = " ".join(map(str, words))
        if show:
            show("Collecting something")
        if "hatch_build" not in text:
            self.runs.append(text)
        for part, complaint in self.failing.items():
            if part in text:
                return Result(ok=False, lines=(f"{complaint}\n",))
        if " venv " in text:
            self.environment.python.parent.mkdir(parents=True, exist_ok=True)
            self.environment.python.touch()
        return Result(ok=True)

    def find_program(self, name: str) -> str | None:
        return "uv" if name == "uv" and self.uv else None

    def prepare(
        self, monkeypatch: pytest.MonkeyPatch, show: Callable[[str], None] | None = None
    ) -> list[str]:
        """Prepare the environment; returns what was said."""
        for each in (module, checkout):
            monkeypatch.setattr(each, "run", self.run)
        monkeypatch.setattr(module, "find_program", self.find_program)
        said: list[str] = []
        self.runs.clear()
        assert self.environment.prepare(said.append, show) == self.environment.python
        return said

    def trouble(self, monkeypatch: pytest.MonkeyPatch) -> str:
        """What the reader is told where it cannot be prepared."""
        with pytest.raises(CommandError) as caught:
            self.prepare(monkeypatch)
        return Messages("en").text(caught.value.key, **caught.value.params)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text("one", encoding="utf-8")
    return tmp_path


def test_the_first_time_it_is_made_with_pip(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(folder)
    assert machine.prepare(monkeypatch) == ["making", "installing"]
    made, installed = machine.runs
    assert made.startswith(f"{sys.executable} -P -m venv")
    words = "--disable-pip-version-check --no-input --progress-bar=off --retries=2"
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


def test_lines_are_shown_while_they_come_and_kept(capfd: pytest.CaptureFixture[str]) -> None:
    shown: list[str] = []
    code = "import sys; print('one'); print('two', file=sys.stderr, flush=True); sys.exit({})"
    assert run(sys.executable, "-u", "-c", code.format(0), show=shown.append)
    assert shown == ["one\n", "two\n"]
    assert run(sys.executable, "-u", "-c", code.format(3)).lines == ("one\n", "two\n")
    assert not run(sys.executable, "-u", "-c", code.format(3))
    assert capfd.readouterr() == ("", "")


def test_a_program_that_cannot_be_run_is_one_that_failed(tmp_path: Path) -> None:
    done = run(tmp_path / "none")
    assert (bool(done), done.cause) == (False, Cause.OTHER)


def test_pip_takes_over_where_uv_fails(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(folder, uv=True, uv_="broken")
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
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = Machine(folder, pip_install="error: it rained").trouble(monkeypatch)
    assert told == TEXTS["install_failed"]
    assert capsys.readouterr().err == "error: it rained\n"
    assert Machine(folder).prepare(monkeypatch) == ["making", "installing"]


def test_a_python_without_venv_names_the_package_to_install(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert Machine(folder).trouble(monkeypatch).endswith(f"sudo apt install python{version}-venv")


@pytest.mark.parametrize("uv", [False, True])
@pytest.mark.parametrize(
    ("complaint", "saying"),
    [
        ("  cause: dns error", "no_network"),
        ("Failed to establish a new connection: [Errno -3] Temporary failure", "no_network"),
        ("socket.gaierror: [Errno 11001] getaddrinfo failed", "no_network"),
        ("OSError: [Errno 28] No space left on device", "place_disk_full"),
        (
            "failed to write: There is not enough space on the disk. (os error 112)",
            "place_disk_full",
        ),
        ("PermissionError: [Errno 13] Permission denied: 'x'", "place_read_only"),
    ],
)
def test_an_installation_that_fails_is_told_by_its_cause(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, complaint: str, saying: str, uv: bool
) -> None:
    machine = Machine(folder, uv=uv, pip_install=complaint)
    told = machine.trouble(monkeypatch)
    place = folder / "venv"
    assert told == TEXTS[saying].format(path=place, remedy="", megabytes=module.MEGABYTES)


def test_where_there_is_no_network_nothing_else_is_tried(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(folder, uv=True, pip_install="dns error")
    machine.trouble(monkeypatch)
    assert [line.split()[:2] for line in machine.runs] == [["uv", "venv"], ["uv", "pip"]]


def test_an_environment_that_cannot_be_made_is_not_always_a_missing_package(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = Machine(folder, venv="something strange").trouble(monkeypatch)
    assert told == f"No environment could be made in {folder / 'venv'}; the reason is above."
    assert capsys.readouterr().err == "something strange\n"


@pytest.mark.parametrize("taken", ["venv", "."])
def test_a_file_in_the_way_is_named_and_left_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch, taken: str
) -> None:
    machine = Machine(folder / "place")
    (folder / "place" / taken).parent.mkdir(exist_ok=True)
    file = (folder / "place" / taken).resolve()
    file.write_text("mine", encoding="utf-8")
    monkeypatch.setattr(CheckoutEnvironment, "fingerprint", lambda _: "")
    told = machine.trouble(monkeypatch)
    assert told == TEXTS["place_in_the_way"].format(path=file)
    assert file.read_text(encoding="utf-8") == "mine"


def test_two_starts_at_once_make_it_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one waits, and finds everything done."""
    first, second = Machine(folder), Machine(folder)
    said: list[str] = []

    def meanwhile(saying: str) -> None:
        said.append(saying)
        if saying == "waiting":
            first_done.close()

    with ExitStack() as first_done:
        first_done.enter_context(locked(first.environment.folder))
        first_done.callback(first.environment._complete, lambda _: None, None)
        for each in (module, checkout):
            monkeypatch.setattr(each, "run", first.run)
        monkeypatch.setattr(module, "find_program", first.find_program)
        assert second.environment.prepare(meanwhile) == second.environment.python
    assert said == ["waiting"]
    assert second.runs == []
    assert len(first.runs) == 2


def test_letters_that_an_old_console_lacks_do_not_stop_a_python(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Up to Python 3.12 a note of where packages are is read in the letters of the locale, and may stop everything."""
    own = folder / "мои 课程"
    own.mkdir()
    (own / "pyproject.toml").touch()
    machine = Machine(own)
    note = machine.environment.folder / "lib" / "_editable_impl_ruleboard.pth"

    def install(
        *words: str | Path, cwd: Path | None = None, show: Callable[[str], None] | None = None
    ) -> Result:
        if "install" in words:
            note.parent.mkdir(parents=True)
            note.write_text(str(own / "widgets"), encoding="utf-8")
        return Machine.run(machine, *words, cwd=cwd, show=show)

    monkeypatch.setattr(machine, "run", install)
    machine.prepare(monkeypatch)
    line = note.read_bytes().decode("ascii")
    space: dict[str, object] = {}
    monkeypatch.setattr(sys, "path", [])
    exec(line, space)
    assert sys.path == [str(own / "widgets")]


def test_an_environment_of_somebody_else_is_left_as_it_is(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(folder)
    machine.prepare(monkeypatch)
    machine.environment.python.unlink()

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("shutil.rmtree", refuse)
    told = machine.trouble(monkeypatch)
    assert told == TEXTS["place_read_only"].format(path=folder / "venv", remedy="")


@pytest.mark.parametrize("uv", [False, True])
@pytest.mark.parametrize(
    "failing", [{}, {"pip_install": "dns error"}, {"venv": "No space left on device"}]
)
@pytest.mark.parametrize("beside", ["", "pyvenv.cfg", "ruleboard.json"])
def test_a_folder_of_somebody_else_is_named_and_left_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch, failing: dict[str, str], beside: str, *, uv: bool
) -> None:
    """Whether or not there is a network; also an environment or a folder of lessons that was put there."""
    notes = folder / "venv" / "notes.txt"
    notes.parent.mkdir()
    notes.write_text("mine", encoding="utf-8")
    if beside:
        (notes.parent / beside).write_text("{}", encoding="utf-8")
    before = sorted(notes.parent.iterdir())
    told = Machine(folder, uv=uv, **failing).trouble(monkeypatch)
    assert told == TEXTS["place_in_the_way"].format(path=notes.parent)
    assert notes.read_text(encoding="utf-8") == "mine"
    assert sorted(notes.parent.iterdir()) == before


@pytest.mark.parametrize("at", [" venv ", "pip install"])
def test_one_that_was_interrupted_is_made_the_next_time(
    folder: Path, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    machine = Machine(folder)
    begun = machine.environment.folder

    def interrupted(
        *words: str | Path, cwd: Path | None = None, show: Callable[[str], None] | None = None
    ) -> Result:
        if at in " ".join(map(str, words)):
            assert (begun / module.MARK).is_file()
            (begun / "half").touch()
            raise KeyboardInterrupt
        return Machine.run(machine, *words, cwd=cwd, show=show)

    monkeypatch.setattr(machine, "run", interrupted)
    with pytest.raises(KeyboardInterrupt):
        machine.prepare(monkeypatch)
    assert Machine(folder).prepare(monkeypatch) == ["making", "installing"]
    assert not (begun / "half").exists()


def test_a_removal_that_was_interrupted_goes_on_the_next_time(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(folder)
    machine.prepare(monkeypatch)
    machine.environment.python.unlink()

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as interrupted:
        interrupted.setattr("shutil.rmtree", interrupt)
        with pytest.raises(KeyboardInterrupt):
            machine.prepare(monkeypatch)
    assert machine.prepare(monkeypatch) == ["making", "installing"]


def test_one_of_an_earlier_version_is_used_and_can_be_made_anew(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has a stamp, written at the end, and no mark."""
    machine = Machine(folder)
    machine.prepare(monkeypatch)
    (machine.environment.folder / module.MARK).unlink()
    (machine.environment.folder / "pyvenv.cfg").touch()
    assert machine.prepare(monkeypatch) == []
    machine.environment.python.unlink()
    assert machine.prepare(monkeypatch) == ["making", "installing"]


@pytest.mark.parametrize("lang", ["en", "es", "ru", "zh"])
def test_the_command_leaves_what_is_in_the_place_that_a_variable_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    """Without JupyterLab, where the command makes an environment of its own."""
    theirs = [tmp_path / name / "notes.txt" for name in ("environment", user_environment.PLACE)]
    for notes in theirs:
        notes.parent.mkdir()
        notes.write_text("mine", encoding="utf-8")
    monkeypatch.setenv(user_environment.VARIABLE, str(tmp_path))
    monkeypatch.setattr("ruleboard.start.lab.is_installed", lambda: False)
    assert cli.main(["--lang", lang, "--folder", str(tmp_path / "own"), "--no-browser"]) == 1
    told = Messages(lang).text("place_in_the_way", path=theirs[1].parent)
    assert capsys.readouterr().err == f"{told}\n"
    assert [notes.read_text(encoding="utf-8") for notes in theirs] == ["mine", "mine"]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("uv") is None, reason="uv is not here")
def test_uv_makes_one_in_a_place_that_was_left_half_done(tmp_path: Path) -> None:
    (tmp_path / "venv").mkdir()
    (tmp_path / "venv" / "half").touch()
    (tmp_path / "venv" / module.MARK).touch()
    environment = CheckoutEnvironment(tmp_path / "venv", extra="lab", root=tmp_path)
    environment._create()
    about = (tmp_path / "venv" / "pyvenv.cfg").read_text(encoding="utf-8")
    assert "uv = " in about
    assert not (tmp_path / "venv" / "half").exists()
    assert (tmp_path / "venv" / module.MARK).is_file()
    assert environment._usable()
