"""`ruleboard voila`: a page with a board and no code for a class; every visitor has a kernel of their own.

A kernel ends with its page, or after some idle minutes if the page did not say goodbye (a tablet that fell asleep).
Voilà runs no code that a page sends.
"""

from __future__ import annotations

import socket
import sys
from importlib.util import find_spec
from pathlib import Path

from ruleboard.folder.files import CannotWrite
from ruleboard.start import lab, user_environment
from ruleboard.start.messages import CommandError, Messages
from ruleboard.start.subprocesses import exec_command

PAGE = Path(__file__).resolve().parents[1] / "jupyter" / "pages" / "board.ipynb"
EXTRA = "ruleboard[voila]"
MODULE = "ruleboard.jupyter.voila_server"
VISITORS = 40  # at once; a kernel takes some 55 MB

SERVER = {
    "MappingKernelManager.cull_idle_timeout": 10 * 60,  # of kernels without a page
    "MappingKernelManager.cull_interval": 10,
    "VoilaConfiguration.http_header_envs": "Accept-Language",  # the page speaks the visitor's language
    # A page that closes ends its kernel with a request that has no XSRF token; it can do nothing else.
    "Voila.tornado_settings": "disable_check_xsrf=True",
    "Voila.log_level": "ERROR",
}

ALL_INTERFACES = "0.0.0.0"  # noqa: S104  # only with --network
TEST_NET = ("192.0.2.1", 9)  # reserved for documentation (RFC 5737); no packet is sent


def serve(
    messages: Messages, port: int | None, *, browser: bool, network: bool, visitors: int
) -> int:
    """Serve the page until it is stopped. Raises CommandError."""
    if find_spec("voila") is None:
        raise CommandError("no_voila", command=f'pip install "{EXTRA}"')
    free = lab.free_port(port, messages)
    state = user_environment.home() / "jupyter"
    try:
        lab.write_kernel(state, Path(sys.executable))
    except CannotWrite as error:
        raise CommandError("place_not_written", path=error.path, detail=error.detail) from error
    host = _own_address() if network else "localhost"
    messages.say("page_opening", address=f"http://{host}:{free}/")
    line = command(free, browser=browser, network=network, visitors=visitors)
    return exec_command(line, lab.environ(state))


def command(port: int, *, browser: bool, network: bool, visitors: int) -> list[str]:
    """The command line of the server."""
    words = [sys.executable, "-P", "-m", MODULE, str(PAGE), f"--port={port}"]
    words += (f"--{name}={value}" for name, value in SERVER.items())
    words.append(f"--VisitorKernels.most={visitors}")
    if network:
        words.append(f"--Voila.ip={ALL_INTERFACES}")
    if not browser:
        words.append("--no-browser")
    return words


def _own_address() -> str:
    """The address of this computer in the local network; its host name if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(TEST_NET)
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
