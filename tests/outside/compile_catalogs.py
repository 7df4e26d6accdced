"""Compiles the catalogs when the package is built: programs read .mo files, people write .po files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling before it packs the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write a .mo file beside every .po file."""
        for source in Path(self.root).glob("capture_go/lang/*/LC_MESSAGES/*.po"):
            with source.open("rb") as text, source.with_suffix(".mo").open("wb") as compiled:
                write_mo(compiled, read_po(text))
