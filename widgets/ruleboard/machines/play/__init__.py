"""Free play: its state (`state`), its transitions (`machine`), and its commands (`commands`)."""

from ruleboard.machines.play.machine import begin_play, step
from ruleboard.machines.play.state import PlayState, shown

__all__ = ["PlayState", "begin_play", "shown", "step"]
