"""What travels between a page and its kernel, read as Jupyter writes it: which kind of message a frame carries.

A frame names kinds twice, its own and that of the message which it answers: to search it for a word counts too much.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable

NUMBER = struct.calcsize("<Q")


def kind(frame: str | bytes) -> str:
    """The kind of the message in a frame ("comm_msg", "status", …); empty if it carries none."""
    if isinstance(frame, str):
        found = json.loads(frame)
        return str(found.get("header", {}).get("msg_type", "")) if isinstance(found, dict) else ""
    (count,) = struct.unpack_from("<Q", frame)
    if not 3 <= count <= len(frame) // NUMBER:
        return ""
    places = struct.unpack_from(f"<{count}Q", frame, NUMBER)
    _channel, header, parent, *_ = places
    return str(json.loads(frame[header:parent]).get("msg_type", ""))


def told(frames: Iterable[str | bytes]) -> int:
    """How many of some frames tell a widget something, or come from one."""
    return sum(kind(frame) == "comm_msg" for frame in frames)
