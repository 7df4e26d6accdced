"""Boards in a notebook: the only folder that knows Jupyter's widgets, the canvas and the browser."""

from ruleboard.jupyter import lesson_language as slips

__all__ = ["slips"]
