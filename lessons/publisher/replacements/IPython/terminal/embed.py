"""Replaces IPython's module: a page has no terminal, and prompt_toolkit need not be loaded."""

from __future__ import annotations


def embed(**_: object) -> None:
    """Not supported."""
    raise NotImplementedError("There is no terminal in a page to start IPython in.")
