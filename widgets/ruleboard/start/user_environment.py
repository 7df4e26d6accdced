"""The environment of users who installed ruleboard with pip, uvx or pipx, without JupyterLab.

JupyterLab is no dependency of the package: in VS Code, Colab or a hub it would be a second one, often in conflict with
the first. So the command installs it once, into an environment in the user's data directory.
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
from ruleboard.start.messages import Messages

NAME = "ruleboard"
EXTRA = f"{NAME}[lab]"
VARIABLE = "RULEBOARD_HOME"
PLACE = "ruleboard-environment"  # a name that nobody else gives a folder


def home() -> Path:
    """Our data directory: the value of RULEBOARD_HOME, or the platform's usual one."""
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
class UserEnvironment(Environment):
    """An environment with JupyterLab and the same ruleboard as the running one."""

    messages: Messages

    def requirements(self) -> tuple[str, ...]:
        return (requirement(),)

    def origin(self) -> str:
        """For a local file, a hash: installers do not notice a changed file of the same name."""
        distribution = metadata.distribution(NAME)
        if distribution.read_text("direct_url.json") is None:
            return NAME
        files = distribution.read_text("RECORD") or ""
        return hashlib.sha256(files.encode()).hexdigest()

    def fingerprint(self) -> str:
        return requirement()

    def remedy(self) -> str:
        return self.messages.text("remedy_home", variable=VARIABLE)


def requirement() -> str:
    """The pip requirement for the running ruleboard: by version, or by the URL it came from (PEP 610)."""
    distribution = metadata.distribution(NAME)
    origin = json.loads(distribution.read_text("direct_url.json") or "{}")
    if not origin:
        return f"{EXTRA}=={distribution.version}"
    source = origin.get("vcs_info")
    url = f"{source['vcs']}+{origin['url']}@{source['commit_id']}" if source else origin["url"]
    return f"{EXTRA} @ {url}"
