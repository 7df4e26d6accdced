"""Free play: where it stands (`state`), what an input does to it (`machine`), and the commands that it knows."""

from ruleboard.machines.play.machine import begin_play, step
from ruleboard.machines.play.state import PlayState

__all__ = ["PlayState", "begin_play", "step"]
