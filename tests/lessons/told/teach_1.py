"""What the lesson for teachers says."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS: list[Trap] = []  # it shows how boards are made, and sets none

TAUGHT = {"melnitsa.0a": "house", "melnitsa.0b": "house-play"}
