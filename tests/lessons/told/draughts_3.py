"""What the lesson on the majority rule promises."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("trap-board", ("12",), "piece_takes_less"),
    Trap("trap-board", ("12", "3"), "must_capture_more"),
]

TAUGHT = {
    "guoji.take.2": "rule",
    "guoji.path.1": "paths",
    "guoji.path.2": "paths",
    "guoji.marks": "paths",
    "guoji.ask.1": "count",
}
