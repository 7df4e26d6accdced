"""Lets `python -m ruleboard` do what the command `ruleboard` does."""

from __future__ import annotations

import sys

from ruleboard.cli import main

sys.exit(main())
