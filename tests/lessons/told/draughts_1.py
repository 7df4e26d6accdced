"""What the lesson on men and the first captures promises."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("trap-board", ("33", "29"), "two_in_a_row"),
    Trap("must-board", ("44",), "must_capture"),
]

TAUGHT = {
    "guoji.board": "title",
    "guoji.turn.1": "title",
    "guoji.turn.2": "title",
    "guoji.man.1": "men-why",
    "guoji.take.1": "must",
    "guoji.take.4": "jump",
    "guoji.take.5": "back",
    "guoji.end.1": "win",
    "guoji.end.2": "win",
}
