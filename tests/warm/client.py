"""Proxy process for a kernel that the server forked: `client.py SOCKET ARGUMENTS…`.

Jupyter starts this process, sends it signals, and takes its exit for the kernel's. It imports as little as possible.
"""

import json
import os
import signal
import socket
import sys


def main() -> int:
    """Request a kernel with our arguments, folder, environment and streams; returns its exit status."""
    place, *words = sys.argv[1:]
    line = socket.socket(socket.AF_UNIX)
    line.connect(place)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda got, _: line.send(bytes([got])))
    wish = {
        "words": words,
        "cwd": os.getcwd(),  # noqa: PTH109  # pathlib takes longer to import than everything else here
        "environ": dict(os.environ),
    }
    text = json.dumps(wish).encode()
    socket.send_fds(line, [len(text).to_bytes(4, "big")], [0, 1, 2])
    line.sendall(text)
    status = line.recv(1)
    return status[0] if status else 1


if __name__ == "__main__":
    sys.exit(main())
