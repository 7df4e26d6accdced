"""Boards without code, for a class: one page, and Voilà, which gives every visitor a board of their own.

Whoever opens the page gets a kernel; it ends with the page. Those that were left behind, by a tablet that went to
sleep, end after a while. Visitors reach their own board and nothing else: Voilà runs no code that a page sends.
"""

from __future__ import annotations

import socket
import sys
from importlib.util import find_spec
from pathlib import Path

from ruleboard.folder.files import CannotWrite
from ruleboard.start import lab, user_environment
from ruleboard.start.messages import Speaker, Stop
from ruleboard.start.subprocesses import become

PAGE = Path(__file__).resolve().parents[1] / "jupyter" / "pages" / "board.ipynb"
ASKED = "ruleboard[voila]"  # what has to be installed
MODULE = "ruleboard.jupyter.voila_server"
VISITORS = 40  # at once; a kernel takes some 55 MB

SERVER = {
    "MappingKernelManager.cull_idle_timeout": 10 * 60,  # of kernels without a page
    "MappingKernelManager.cull_interval": 10,
    "VoilaConfiguration.http_header_envs": "Accept-Language",  # the page speaks the visitor's language
    # A page that is closed says so without the mark that the server wants to see; all that it can do is end its kernel.
    "Voila.tornado_settings": "disable_check_xsrf=True",
    "Voila.log_level": "ERROR",
}

EVERYBODY = "0.0.0.0"  # noqa: S104  # only where somebody asks for it
SOMEWHERE = ("192.0.2.1", 9)  # an address that nobody has: nothing is sent there


def serve(
    speaker: Speaker, port: int | None, *, browser: bool, network: bool, visitors: int
) -> int:
    """Show the page until somebody stops it. Raises Stop."""
    if find_spec("voila") is None:
        raise Stop("no_voila", command=f'pip install "{ASKED}"')
    free = lab.free_port(port, speaker)
    state = user_environment.home() / "jupyter"
    try:
        lab.write_kernel(state, Path(sys.executable))
    except CannotWrite as trouble:
        raise Stop("place_not_written", path=trouble.path, detail=trouble.detail) from trouble
    host = _own_address() if network else "localhost"
    speaker.say("page_opening", address=f"http://{host}:{free}/")
    line = command(free, browser=browser, network=network, visitors=visitors)
    return become(line, lab.surroundings(state))


def command(port: int, *, browser: bool, network: bool, visitors: int) -> list[str]:
    """The words that start Voilà."""
    words = [sys.executable, "-P", "-m", MODULE, str(PAGE), f"--port={port}"]
    words += (f"--{name}={value}" for name, value in SERVER.items())
    words.append(f"--VisitorKernels.most={visitors}")
    if network:
        words.append(f"--Voila.ip={EVERYBODY}")
    if not browser:
        words.append("--no-browser")
    return words


def _own_address() -> str:
    """By which address other computers reach this one; its name, where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
