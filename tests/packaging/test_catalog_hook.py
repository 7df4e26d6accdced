"""The compiler of the catalogs: right ones become readable for gettext, wrong ones are named by file and line."""

from __future__ import annotations

import gettext
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

HOOK = Path(__file__).resolve().parent.parent.parent / "widgets" / "hatch_build.py"

HEAD = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"
"""
GOOD = r"""
#. A remark
msgid "Undo"
msgstr "Назад"

msgid "{n} man"
msgid_plural "{n} men"
msgstr[0] "{n} фишка"
msgstr[1] "{n} фишки"
msgstr[2] "{n} фишек"
"""


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", HOOK)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def catalog(folder: Path, text: str) -> Path:
    path = folder / "ru" / "LC_MESSAGES" / "ruleboard.po"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.lstrip(), encoding="utf-8")
    return path


def test_a_compiled_catalog_speaks(hook: ModuleType, tmp_path: Path) -> None:
    source = catalog(tmp_path, HEAD + GOOD)
    assert hook.compile_all(tmp_path) == (source.with_suffix(".mo"),)
    words = gettext.translation("ruleboard", tmp_path, ["ru"])
    assert words.gettext("Undo") == "Назад"
    assert [words.ngettext("{n} man", "{n} men", n) for n in (1, 3, 11, 21)] == [
        "{n} фишка", "{n} фишки", "{n} фишек", "{n} фишка",
    ]  # fmt: skip


def test_one_thing_is_told_in_words_or_as_21_are(hook: ModuleType, tmp_path: Path) -> None:
    head = HEAD.replace("nplurals=3; plural=(", "nplurals=4; plural=(n==1 ? 3 : ")
    worded = GOOD.replace("man", "king").replace("men", "kings") + 'msgstr[3] "одна дамка"\n'
    catalog(tmp_path, head + GOOD + worded.partition("\n\n")[2])
    hook.compile_all(tmp_path)
    words = gettext.translation("ruleboard", tmp_path, ["ru"])
    assert words.ngettext("{n} king", "{n} kings", 1) == "одна дамка"
    assert words.ngettext("{n} king", "{n} kings", 21) == "{n} фишка"
    assert words.ngettext("{n} man", "{n} men", 1) == "{n} фишка"


def test_compiling_again_writes_nothing(hook: ModuleType, tmp_path: Path) -> None:
    made = catalog(tmp_path, HEAD + GOOD).with_suffix(".mo")
    hook.compile_all(tmp_path)
    before = made.stat()
    hook.compile_all(tmp_path)
    assert (made.stat().st_mtime_ns, made.stat().st_ino) == (before.st_mtime_ns, before.st_ino)
    assert sorted(path.name for path in made.parent.iterdir()) == ["ruleboard.mo", "ruleboard.po"]


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ('msgid "a"\nmsgstr b\n', r':6: expected msgid "…" or msgstr "…", found msgstr b'),
        ('msgid "a\nmsgstr "b"\n', ":5: expected"),
        ('msgfoo "a"\n', ":5: expected"),
        ('msgid "a "b""\nmsgstr ""\n', ":5: expected"),
        ('msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n', '2 entries for msgid "a"'),
        (
            'msgid "a"\nmsgid_plural "as"\nmsgstr[0] "b"\n',
            ":5: a plural form is missing; the language has 3",
        ),
    ],
)
def test_a_fault_is_named_with_its_file(
    hook: ModuleType, tmp_path: Path, fault: str, message: str
) -> None:
    source = catalog(tmp_path, HEAD + fault)
    with pytest.raises(hook.CatalogError) as caught:
        hook.compile_all(tmp_path)
    assert str(caught.value).startswith(str(source))
    assert message in str(caught.value)
    assert not source.with_suffix(".mo").exists()


def test_a_catalog_in_another_encoding_is_refused(hook: ModuleType, tmp_path: Path) -> None:
    catalog(tmp_path, HEAD).write_bytes('msgid "a"\nmsgstr "б"\n'.encode("cp1251"))
    with pytest.raises(hook.CatalogError, match="not UTF-8"):
        hook.compile_all(tmp_path)
