"""Settings, port and command line of JupyterLab; it is isolated from any other Jupyter of the user."""

from __future__ import annotations

import errno
import json
import os
import socket
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

from ruleboard.folder.files import write
from ruleboard.folder.lesson_files import FIRST
from ruleboard.lang.languages import LANGUAGES
from ruleboard.start.messages import CommandError, Messages

# The default rate limits drop messages when a lesson with many boards is opened again: boards stayed blank.
# A kernel without a page is culled after half an hour.
SERVER = {
    "ZMQChannelsWebsocketConnection.iopub_data_rate_limit": 10**9,
    "ZMQChannelsWebsocketConnection.iopub_msg_rate_limit": 10**6,
    "MappingKernelManager.cull_idle_timeout": 30 * 60,
}

KERNEL = "python3"  # the kernel name in the lessons
MIN_VERSION, MAX_VERSION = (4, 4), (5,)  # as in pyproject.toml
DEFAULT_PORT, TRIES = 8888, 100


def is_installed() -> bool:
    """Whether this Python has a JupyterLab of a supported version."""
    if find_spec("jupyterlab") is None:
        return False
    numbers = metadata.version("jupyterlab").split(".")[:2]
    return MIN_VERSION <= tuple(int(number) for number in numbers) < MAX_VERSION


def free_port(wanted: int | None, messages: Messages, *, contended: bool = False) -> int:
    """The requested port, or the first free one after it, which is then reported. Raises CommandError.

    If `contended`, another start is about to take the first port, and would lose a race for it: it is left to that one.
    """
    first = (DEFAULT_PORT if wanted is None else wanted) + contended
    for port in range(first, min(first + TRIES, 65536)):
        match _bind_error(port):
            case 0:
                if wanted not in (None, port):
                    messages.say("port_taken", port=wanted, other=port)
                return port
            case errno.EACCES if wanted == port and port < 1024:  # privileged
                raise CommandError("port_forbidden", port=port)
    raise CommandError("no_port", port=first)


def _bind_error(port: int) -> int:
    """The errno of binding a port, 0 if it is free."""
    for family, kind, protocol, _, address in socket.getaddrinfo(
        "localhost", port, type=socket.SOCK_STREAM
    ):
        with socket.socket(family, kind, protocol) as probe:
            if os.name == "posix":  # as the server does; on Windows two could share a port
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(address)
            except OSError as error:
                if (
                    error.errno != errno.EADDRNOTAVAIL
                ):  # localhost has an IPv6 address but no such interface
                    return error.errno or errno.EADDRINUSE
    return 0


def write_settings(state: Path, lang: str) -> None:
    """Write settings: menus in the user's language, no news popup. Raises CannotWrite."""
    settings = {
        "@jupyterlab/apputils-extension:notification": {
            "checkForUpdates": False,
            "fetchNews": "false",
        },
        "@jupyterlab/translation-extension:plugin": {
            "locale": LANGUAGES[lang.partition("-")[0]].lab
        },
    }
    overrides = state / "config" / "labconfig" / "default_setting_overrides.json"
    write(overrides, json.dumps(settings).encode())


def write_kernel(state: Path, python: Path) -> None:
    """Write the spec of our light kernel. Raises CannotWrite."""
    spec = {
        "argv": [str(python), "-P", "-m", "ruleboard.jupyter.kernel", "-f", "{connection_file}"],
        "display_name": "Python 3",
        "language": "python",
        "metadata": {"debugger": False},
    }
    write(state / "share" / "kernels" / KERNEL / "kernel.json", json.dumps(spec).encode())


def environ(state: Path) -> dict[str, str]:
    """Environment variables with private directories: the user's own Jupyter is neither used nor changed."""
    own = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_PATH": "share",  # searched before the kernels of any environment
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
    }
    return {**os.environ, **{name: str(state / place) for name, place in own.items()}}


def command(python: Path, folder: Path, lang: str, port: int, *, browser: bool) -> list[str]:
    """The command line that starts JupyterLab at the start page of an edition."""
    words = [str(python), "-P", "-m", "jupyterlab", f"--ServerApp.root_dir={folder}"]
    words.append(f"--LabApp.default_url=/lab/tree/{lang}/{FIRST}")
    words.append("--log-level=WARN")  # keeps the address, drops the rest
    words += (f"--{name}={value}" for name, value in SERVER.items())
    words.append(f"--ServerApp.port={port}")
    if not browser:
        words.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        words.append("--allow-root")
    return words
