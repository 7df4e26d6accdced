"""Stands for a kernel that was forked elsewhere: `client.py SOCKET WORDS…`.

Jupyter started this process, sends it signals, and takes its end for the kernel's end. It imports as little as it can.
"""

import json
import os
import signal
import socket
import sys


def main() -> int:
    """Ask for a kernel with our words, folder, environment and streams; returns how it ended."""
    place, *words = sys.argv[1:]
    line = socket.socket(socket.AF_UNIX)
    line.connect(place)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda got, _: line.send(bytes([got])))
    wish = {
        "words": words,
        "cwd": os.getcwd(),  # noqa: PTH109  # pathlib takes longer to import than all the rest
        "environ": dict(os.environ),
    }
    text = json.dumps(wish).encode()
    socket.send_fds(line, [len(text).to_bytes(4, "big")], [0, 1, 2])
    line.sendall(text)
    status = line.recv(1)
    return status[0] if status else 1


if __name__ == "__main__":
    sys.exit(main())
