"""Lets `python -m ruleboard` do what the command `ruleboard` does."""

from __future__ import annotations

import sys

if (
    not sys.flags.safe_path
):  # python -m puts the current folder first, with whatever random.py is in it
    del sys.path[0]

from ruleboard.cli import main

sys.exit(main())
