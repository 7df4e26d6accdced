"""Fork server for kernels: `server.py SOCKET` imports what they need, reports ready, and forks one per client.

It has a single thread, which makes fork safe, and exits when its stdin is closed.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import select
import signal
import socket
import sys
import threading
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NoReturn

Kernels = dict[socket.socket, int]  # process id of each, by the socket of its client


def main() -> None:
    """Import, listen and fork until stdin is closed."""
    load()
    assert threading.active_count() == 1, threading.enumerate()
    gc.freeze()  # keeps memory pages shared after a fork
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(sys.argv[1])
    listener.listen(32)
    ended, noted = socket.socketpair()
    for end in (ended, noted):
        end.setblocking(False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the parent ends us after its own cleanup
    signal.set_wakeup_fd(noted.fileno(), warn_on_full_buffer=False)
    print("ready", flush=True)
    kernels: Kernels = {}
    while True:
        watched: list[Any] = [0, listener, ended, *kernels]
        ready, _, _ = select.select(watched, [], [])
        if 0 in ready and not os.read(0, 1):
            break
        if listener in ready:
            welcome(listener, kernels)
        if ended in ready:
            ended.recv(4096)
            bury(kernels)
        for line in kernels.keys() & ready:
            hand_on(line, kernels[line])
    for process in kernels.values():
        os.kill(process, signal.SIGKILL)
    place = Path(sys.argv[1])
    place.unlink()
    place.parent.rmdir()


NEEDED = (
    "ipykernel.debugger",
    "ipykernel.ipkernel",
    "ipykernel.kernelapp",
    "ipykernel.zmqshell",
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.magics",
    "IPython.core.oinspect",
    "IPython.extensions.storemagic",
    "IPython.utils.wildcard",
    "jedi",
    "psutil",
    "ruleboard",
    "ruleboard.players.levels",
    "sqlite3",
    "tornado.queues",
)
# Packages whose modules a board imports when it needs them: those of its game, its sentences, …
BELOW_BOARDS = ("rules", "scene", "session", "teaching", "machines", "page", "lang.sentences")


def load() -> None:
    """Import what kernels of lessons import, without the debugger as in our own kernel, and nothing else."""
    from ruleboard.jupyter.kernel import UNUSED

    sys.modules.update(dict.fromkeys(UNUSED))  # type: ignore[arg-type]  # makes its import fail
    for name in NEEDED:
        import_module(name)
    for name in BELOW_BOARDS:
        package = import_module(f"ruleboard.{name}")
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    ruleboard = sys.modules["ruleboard"]
    for name in ruleboard.__all__:
        if name[0].isupper():  # the widgets; the rest asks which games are installed, once for all
            getattr(ruleboard, name)


def welcome(listener: socket.socket, kernels: Kernels) -> None:
    """Fork a kernel for a client."""
    line, _ = listener.accept()
    size, streams, _, _ = socket.recv_fds(line, 4, 3)
    wish = json.loads(line.recv(int.from_bytes(size, "big"), socket.MSG_WAITALL))
    process = os.fork()
    if process == 0:
        become(wish, streams)
    for stream in streams:
        os.close(stream)
    kernels[line] = process


def become(wish: dict[str, Any], streams: list[int]) -> NoReturn:
    """The child process: takes over the client's folder, environment and streams, and runs the kernel."""
    status = 1
    try:
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGCHLD, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.setsid()
        for own, stream in enumerate(streams):
            os.dup2(stream, own)
        os.closerange(3, 256)
        os.chdir(wish["cwd"])
        os.environ.clear()
        os.environ.update(wish["environ"])
        added = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        sys.path[:0] = [path for path in added if path and path not in sys.path]
        sys.path.insert(0, "")
        sys.argv[1:] = wish["words"]
        gc.enable()
        status = kernel(wish["words"])
    finally:
        atexit._run_exitfuncs()
        os._exit(status)


def kernel(words: list[str]) -> int:
    """Run the kernel; returns its exit status."""
    import ipywidgets
    from ipykernel.kernelapp import IPKernelApp

    app = IPKernelApp.instance()
    app.initialize([*words, f"--IPKernelApp.parent_handle={os.getppid()}"])  # without which it ends
    ipywidgets.register_comm_target()  # normally done by the import inside a kernel
    try:
        app.start()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    return 0


def hand_on(line: socket.socket, process: int) -> None:
    """Forward a signal from the client; if the client was killed, kill its kernel."""
    try:
        told = line.recv(16)
    except ConnectionError:
        told = b""
    for number in told or (int(signal.SIGKILL),):
        os.kill(process, number)
    if not told:
        line.shutdown(socket.SHUT_RDWR)


def bury(kernels: Kernels) -> None:
    """Send the exit status of ended kernels to their clients."""
    for line, process in [*kernels.items()]:
        found, status = os.waitpid(process, os.WNOHANG)
        if found:
            del kernels[line]
            code = os.waitstatus_to_exitcode(status)
            with suppress(OSError):  # a killed client no longer listens
                line.send(bytes([code if code >= 0 else 128 - code]))
            line.close()


if __name__ == "__main__":
    main()
