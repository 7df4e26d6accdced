"""What holds for every test: a missing translation is an error, and chance is the same in every run."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from tests.outside.installing import install, look_again

os.environ["RULEBOARD_STRICT"] = "1"

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")


@pytest.fixture(scope="session")
def outside_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game from outside, installed; returns the place, for programs that are started with it on their path."""
    place = install(tmp_path_factory.mktemp("outside"))
    sys.path.append(str(place))
    look_again()
    return place
