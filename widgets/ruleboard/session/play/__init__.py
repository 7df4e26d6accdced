"""Free play: where it stands (`state`), what an input does to it (`machine`), and the commands that it knows."""

from ruleboard.session.play.machine import begin_play, step
from ruleboard.session.play.state import PlayState

__all__ = ["PlayState", "begin_play", "step"]
