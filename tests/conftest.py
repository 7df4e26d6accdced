"""What holds for every test: a missing translation is an error, and chance is the same in every run."""

from __future__ import annotations

import os

from hypothesis import settings

os.environ["RULEBOARD_STRICT"] = "1"

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")
