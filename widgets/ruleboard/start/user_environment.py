"""The environment of people who have ruleboard from pip, uvx or pipx, and no JupyterLab beside it.

JupyterLab is not among what the package depends on: a notebook in VS Code, Colab or a hub would get a second one, often
in conflict with its own. So the command makes a place for it, once, in the reader's own folder for programs' data.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from ruleboard.start.environment import Environment
from ruleboard.start.messages import Speaker

NAME = "ruleboard"
EXTRA = f"{NAME}[lab]"
VARIABLE = "RULEBOARD_HOME"
PLACE = "ruleboard-environment"  # a name that nobody else gives a folder


def home() -> Path:
    """Where this command keeps what it needs: the place that the variable names, or the system's usual one."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named).expanduser().resolve()
    if sys.platform == "win32":
        usual = os.environ.get("LOCALAPPDATA", "~/AppData/Local")
    elif sys.platform == "darwin":
        usual = "~/Library/Application Support"
    else:
        usual = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(usual).expanduser() / NAME


@dataclass(frozen=True)
class Published(Environment):
    """An environment in which the same ruleboard is installed as the one that runs here, with JupyterLab."""

    speaker: Speaker

    def needs(self) -> tuple[str, ...]:
        return (requirement(),)

    def origin(self) -> str:
        """A file of the same name may hold another ruleboard by now, which installers would not notice."""
        distribution = metadata.distribution(NAME)
        if distribution.read_text("direct_url.json") is None:
            return NAME
        files = distribution.read_text("RECORD") or ""
        return hashlib.sha256(files.encode()).hexdigest()

    def contents(self) -> str:
        return requirement()

    def remedy(self) -> str:
        return self.speaker.text("remedy_home", variable=VARIABLE)


def requirement() -> str:
    """How an installer gets the ruleboard that runs here: by its version, or from where this one came (PEP 610)."""
    distribution = metadata.distribution(NAME)
    origin = json.loads(distribution.read_text("direct_url.json") or "{}")
    if not origin:
        return f"{EXTRA}=={distribution.version}"
    source = origin.get("vcs_info")
    url = f"{source['vcs']}+{origin['url']}@{source['commit_id']}" if source else origin["url"]
    return f"{EXTRA} @ {url}"
