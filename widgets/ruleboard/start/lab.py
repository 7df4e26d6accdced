"""How JupyterLab is started for the lessons: its settings, its port, and apart from any other Jupyter of the reader."""

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
from ruleboard.start.messages import Speaker, Stop

# By itself a server lets too little through for a lesson with many boards that is opened again: they stayed away.
# The kernel of a lesson that nobody has open any more ends after half an hour.
SERVER = {
    "ZMQChannelsWebsocketConnection.iopub_data_rate_limit": 10**9,
    "ZMQChannelsWebsocketConnection.iopub_msg_rate_limit": 10**6,
    "MappingKernelManager.cull_idle_timeout": 30 * 60,
}

KERNEL = "python3"  # as the lessons have it
OLDEST, TOO_NEW = (4, 4), (5,)  # as pyproject.toml has it
USUAL_PORT, TRIES = 8888, 100


def is_here() -> bool:
    """Whether this Python has a JupyterLab in which the lessons run."""
    if find_spec("jupyterlab") is None:
        return False
    numbers = metadata.version("jupyterlab").split(".")[:2]
    return OLDEST <= tuple(int(number) for number in numbers) < TOO_NEW


def free_port(asked: int | None, speaker: Speaker) -> int:
    """The wanted port, or the first free one after it; the reader is told if it is another than the wanted one."""
    first = USUAL_PORT if asked is None else asked
    for port in range(first, min(first + TRIES, 65536)):
        match _obstacle(port):
            case 0:
                if asked not in (None, port):
                    speaker.say("port_taken", port=asked, other=port)
                return port
            case errno.EACCES if asked == port and port < 1024:  # for the system
                raise Stop("port_forbidden", port=port)
    raise Stop("no_port", port=first)


def _obstacle(port: int) -> int:
    """The system's number for what keeps a server from a port; 0 where nothing does."""
    for family, kind, protocol, _, address in socket.getaddrinfo(
        "localhost", port, type=socket.SOCK_STREAM
    ):
        with socket.socket(family, kind, protocol) as probe:
            if os.name == "posix":  # as the server does; elsewhere it would let two share a port
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(address)
            except OSError as error:
                if error.errno != errno.EADDRNOTAVAIL:  # a name without a network behind it
                    return error.errno or errno.EADDRINUSE
    return 0


def write_settings(state: Path, lang: str) -> None:
    """JupyterLab's own menus in the reader's language, and no popup about news. Raises CannotWrite."""
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
    """Lessons run in a kernel without what they never use. Raises CannotWrite."""
    spec = {
        "argv": [str(python), "-P", "-m", "ruleboard.jupyter.kernel", "-f", "{connection_file}"],
        "display_name": "Python 3",
        "language": "python",
        "metadata": {"debugger": False},
    }
    write(state / "share" / "kernels" / KERNEL / "kernel.json", json.dumps(spec).encode())


def surroundings(state: Path) -> dict[str, str]:
    """Settings, workspaces and kernels of our own: the reader's other Jupyter is neither used nor changed."""
    own = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_PATH": "share",  # which comes before the kernels of any environment
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
    }
    return {**os.environ, **{name: str(state / place) for name, place in own.items()}}


def command(python: Path, folder: Path, lang: str, port: int, *, browser: bool) -> list[str]:
    """The words that start JupyterLab at the start page of a language."""
    words = [str(python), "-P", "-m", "jupyterlab", f"--ServerApp.root_dir={folder}"]
    words.append(f"--LabApp.default_url=/lab/tree/{lang}/{FIRST}")
    words.append("--log-level=WARN")  # the address still appears, the chatter does not
    words += (f"--{name}={value}" for name, value in SERVER.items())
    words.append(f"--ServerApp.port={port}")
    if not browser:
        words.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        words.append("--allow-root")
    return words
