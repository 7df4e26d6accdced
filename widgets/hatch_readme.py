"""Writes the README for PyPI, where none of the files are to which it leads: there it leads to the project's address.

hatchling calls the hook whenever it builds or installs the package.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.metadata.plugin.interface import MetadataHookInterface as Hook
else:
    try:
        from hatchling.metadata.plugin.interface import MetadataHookInterface as Hook
    except ModuleNotFoundError:  # where nothing is built
        Hook = object

ELSEWHERE = r"(?!https?://|#)"
LINK = re.compile(rf"(?<=\]\(){ELSEWHERE}(?=[^)\s])")
PICTURE = re.compile(rf'(?<=\bsrc="){ELSEWHERE}')
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)


class ReadmeHook(Hook):
    """Gives the package a README that can be read far from the project."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Put it among what is told about the package."""
        root = Path(self.root)
        source = (root / "widgets" / "ruleboard" / "__init__.py").read_text(encoding="utf-8")
        (version,) = VERSION.findall(source)
        text = (root / "README.md").read_text(encoding="utf-8")
        text = far_away(text, metadata["urls"]["Repository"], version)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def far_away(text: str, repository: str, version: str) -> str:
    """A text whose links and pictures lead to the files of a version in a repository."""
    text = LINK.sub(f"{repository}/blob/v{version}/", text)
    return PICTURE.sub(f"{repository}/raw/v{version}/", text)
