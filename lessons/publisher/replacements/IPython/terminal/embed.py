"""In the place of IPython's own: there is no terminal in a page, and what draws one need not be loaded."""

from __future__ import annotations


def embed(**_: object) -> None:
    """Say so."""
    raise NotImplementedError("There is no terminal in a page to start IPython in.")
