"""Build hook of hatchling: compiles the catalogs (.po to .mo), and packs the lessons into the wheel.

Runs for every wheel and every editable installation. By hand: `python widgets/hatch_build.py`.
"""

from __future__ import annotations

import gettext
import re
import runpy
import sys
import tempfile
from collections import Counter
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

if TYPE_CHECKING:
    from hatchling.builders.config import BuilderConfig
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    Hook = BuildHookInterface[BuilderConfig]
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface as Hook
    except ModuleNotFoundError:  # run by hand, without hatchling
        Hook = object

# Babel silently ignores broken quotes and duplicate entries: they are checked here.
LINE = re.compile(r'(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)\s+)?"(?:[^"\\]|\\.)*"')
ENTRY = re.compile(r"^((?:msgctxt .*\n(?:\".*\n)*)?msgid .*(?:\n\".*)*)", re.MULTILINE)

LANG = Path(__file__).resolve().parent / "ruleboard" / "lang"


class CatalogError(ValueError):
    """An invalid catalog; the message has file, line and error."""


class CatalogHook(Hook):
    """Runs before and after hatchling collects the files."""

    _packed: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the catalogs; for a wheel, pack the lessons. Raises CatalogError."""
        package = Path(self.root) / "widgets" / "ruleboard"
        compile_all(package / "lang")
        if self.target_name == "wheel" and version != "editable":
            # Run by path: the package cannot be imported while it is built.
            lesson_files = runpy.run_path(str(package / "folder" / "lesson_files.py"))
            self._packed = tempfile.TemporaryDirectory()
            packed = Path(self._packed.name) / lesson_files["PACKED"].name
            packed.write_bytes(lesson_files["pack"](Path(self.root) / "lessons"))
            inside = lesson_files["PACKED"].relative_to(package.parent.resolve())
            build_data["force_include"][str(packed)] = inside.as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002  # the signature of hatchling
        """Remove temporary files."""
        if self._packed is not None:
            self._packed.cleanup()


def compile_all(folder: Path = LANG) -> tuple[Path, ...]:
    """Compile `<xx>/LC_MESSAGES/*.po`; returns the .mo files. Writes nothing if one is invalid."""
    sources = sorted(folder.glob("*/LC_MESSAGES/*.po"))
    compiled = {source.with_suffix(".mo"): _compile(source) for source in sources}
    for target, content in compiled.items():
        if not target.exists() or target.read_bytes() != content:
            fresh = target.with_suffix(".mo.new")
            fresh.write_bytes(content)
            fresh.replace(target)
    return tuple(compiled)


def _compile(source: Path) -> bytes:
    text = _text(source)
    _check_lines(source, text)
    catalog = _read(source)
    faults = [
        f"{source}:{message.lineno}: {fault}"
        for message in catalog
        for fault in _faults(message, catalog)
    ]
    if faults:
        raise CatalogError("\n".join(faults))
    # Fixed dates, for reproducible builds.
    catalog.creation_date = catalog.revision_date = datetime(2000, 1, 1, tzinfo=UTC)
    out = BytesIO()
    write_mo(out, catalog)
    return out.getvalue()


def _text(source: Path) -> str:
    try:
        return source.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise CatalogError(f"{source}: not UTF-8 text: {error}") from error


def _check_lines(source: Path, text: str) -> None:
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if bare and not bare.startswith("#") and not LINE.fullmatch(bare):
            raise CatalogError(f'{source}:{number}: expected msgid "…" or msgstr "…", found {bare}')
    for entry, times in Counter(ENTRY.findall(text)).items():
        if times > 1:
            raise CatalogError(f"{source}: {times} entries for {entry}")


def _read(source: Path) -> Catalog:
    try:
        with source.open("rb") as file:
            catalog = read_po(file, locale=source.parent.parent.name, abort_invalid=True)
    except PoFileError as error:
        raise CatalogError(f"{source}:{error.lineno + 1}: {error}") from error
    _tell_one_like_21(catalog)
    return catalog


def _tell_one_like_21(catalog: Catalog) -> None:
    """Use the plural form of 21 for 1 where the form for exactly 1 (a catalog may have one) is empty."""
    choose = gettext.c2py(catalog.plural_expr)
    alone, like = choose(1), choose(21)
    sort = catalog.locale.plural_form if catalog.locale else None
    if alone == like or sort is None or sort(1) != sort(21):
        return
    for message in catalog:
        forms = message.string
        if message.pluralizable and isinstance(forms, (tuple, list)) and not forms[alone]:
            message.string = (*forms[:alone], forms[like], *forms[alone + 1 :])


def _faults(message: Message, catalog: Catalog) -> list[str]:
    faults = [str(fault) for fault in message.check(catalog)]
    forms = message.string
    if isinstance(forms, (tuple, list)) and any(forms) and not all(forms):
        faults.append(f"a plural form is missing; the language has {catalog.num_plurals}")
    return faults


if __name__ == "__main__":
    try:
        for made in compile_all():
            print(made.relative_to(LANG))
    except CatalogError as error:
        sys.exit(str(error))
