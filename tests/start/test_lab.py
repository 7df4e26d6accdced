"""JupyterLab as it is started: on a free port, with our settings, apart from any other Jupyter of the reader."""

from __future__ import annotations

import json
import socket
import sys
from importlib import metadata
from pathlib import Path

import pytest
from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from ruleboard.start import lab
from ruleboard.start.messages import CommandError, Messages


def test_the_server_shows_the_readers_folder_on_its_port(tmp_path: Path) -> None:
    words = lab.command(Path("python"), tmp_path, "ru", 4242, browser=False)
    assert f"--ServerApp.root_dir={tmp_path}" in words
    assert {"--no-browser", "--ServerApp.port=4242"} <= set(words)
    assert "--no-browser" not in lab.command(Path("python"), tmp_path, "ru", 4242, browser=True)


def test_the_server_knows_every_setting_that_it_is_given() -> None:
    for name, value in lab.SERVER.items():
        cls, _, trait = name.partition(".")
        home = {
            "ZMQChannelsWebsocketConnection": ZMQChannelsWebsocketConnection,
            "MappingKernelManager": AsyncMappingKernelManager,
        }[cls]
        assert value > home.class_traits()[trait].default_value, name


def test_the_kernel_of_an_open_lesson_is_left_alone() -> None:
    traits = AsyncMappingKernelManager.class_traits()
    assert traits["cull_connected"].default_value is False
    assert traits["cull_busy"].default_value is False
    assert not any("cull_connected" in name or "cull_busy" in name for name in lab.SERVER)


@pytest.fixture
def taken() -> socket.socket:
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    return listening


def test_a_port_that_is_taken_is_told_and_the_next_one_used(
    taken: socket.socket, capsys: pytest.CaptureFixture[str]
) -> None:
    port = taken.getsockname()[1]
    with taken:
        found = lab.free_port(port, Messages("es"))
    assert found > port
    said = f"Otro programa usa el puerto {port}; se usa el puerto {found}.\n"
    assert capsys.readouterr().out == said


def test_a_port_that_is_free_is_used_without_a_word(
    taken: socket.socket, capsys: pytest.CaptureFixture[str]
) -> None:
    port = taken.getsockname()[1]
    taken.close()
    assert lab.free_port(port, Messages("en")) == port
    assert capsys.readouterr().out == ""


def test_where_nobody_asked_for_a_port_another_one_needs_no_word(
    taken: socket.socket, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with taken:
        monkeypatch.setattr(lab, "DEFAULT_PORT", taken.getsockname()[1])
        assert lab.free_port(None, Messages("en")) > lab.DEFAULT_PORT
    assert capsys.readouterr().out == ""


def test_who_has_waited_for_another_start_leaves_it_the_first_port(taken: socket.socket) -> None:
    port = taken.getsockname()[1]
    taken.close()
    assert lab.free_port(port, Messages("en"), contended=True) > port


def test_where_no_port_is_free_that_is_told(
    taken: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "TRIES", 1)
    with taken, pytest.raises(CommandError, match="no_port"):
        lab.free_port(taken.getsockname()[1], Messages("en"))


def test_a_port_of_the_system_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    with pytest.raises(CommandError, match="port_forbidden"):
        lab.free_port(80, Messages("en"))


def test_the_lessons_run_in_a_kernel_of_their_own_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lab.write_kernel(tmp_path, Path(sys.executable))
    for name, value in lab.environ(tmp_path).items():
        monkeypatch.setenv(name, value)
    spec = KernelSpecManager().get_kernel_spec(lab.KERNEL)
    assert spec.argv[:4] == [sys.executable, "-P", "-m", "ruleboard.jupyter.kernel"]


def test_settings_are_written_where_jupyterlab_looks_and_nowhere_else(tmp_path: Path) -> None:
    lab.write_settings(tmp_path, "ru-en")
    (file,) = (path for path in tmp_path.rglob("*") if path.is_file())
    settings = json.loads(file.read_text(encoding="utf-8"))
    assert settings["@jupyterlab/translation-extension:plugin"] == {"locale": "ru_RU"}
    assert file.parent == Path(lab.environ(tmp_path)["JUPYTER_CONFIG_DIR"]) / "labconfig"


@pytest.mark.parametrize(
    ("version", "here"), [("4.4.0", True), ("4.6.6", True), ("4.3.9", False), ("5.0.0a1", False)]
)
def test_a_jupyterlab_that_is_too_old_or_too_new_is_none(
    version: str, here: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metadata, "version", lambda _: version)
    assert lab.is_installed() is here


def test_without_jupyterlab_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "find_spec", lambda _: None)
    assert not lab.is_installed()
