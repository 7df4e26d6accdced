"""Boards in a notebook: the only folder that knows Jupyter's widgets, the canvas and the browser."""
