"""The widgets: the only package that imports ipywidgets, ipycanvas and anywidget and talks to the browser."""

from ruleboard.jupyter import lesson_language as slips

__all__ = ["slips"]
