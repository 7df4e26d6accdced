"""Metadata hook of hatchling: the README for PyPI, with relative links made absolute."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.metadata.plugin.interface import MetadataHookInterface as Hook
else:
    try:
        from hatchling.metadata.plugin.interface import MetadataHookInterface as Hook
    except ModuleNotFoundError:  # without hatchling
        Hook = object

RELATIVE = r"(?!https?://|#)"
LINK = re.compile(rf"(?<=\]\(){RELATIVE}(?=[^)\s])")
PICTURE = re.compile(rf'(?<=\bsrc="){RELATIVE}')
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)


class ReadmeHook(Hook):
    """Sets the readme of the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the readme to the metadata."""
        root = Path(self.root)
        source = (root / "widgets" / "ruleboard" / "__init__.py").read_text(encoding="utf-8")
        (version,) = VERSION.findall(source)
        text = (root / "README.md").read_text(encoding="utf-8")
        text = absolute_links(text, metadata["urls"]["Repository"], version)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def absolute_links(text: str, repository: str, version: str) -> str:
    """Replace relative links and image sources by addresses of a tagged version."""
    text = LINK.sub(f"{repository}/blob/v{version}/", text)
    return PICTURE.sub(f"{repository}/raw/v{version}/", text)
