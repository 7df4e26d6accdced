"""The reference says what the package says, its examples run, and nothing public is missing."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import ruleboard as rb
from lessons.publisher.reference import anchor
from tests.docs import reference, stubs
from tests.docs.describing import Described, Docstring, fields
from tests.docs.vocabulary import meaning
from tests.readme.test_readme import blocks

PAGES = {page.stem: page.read_text(encoding="utf-8") for page in reference.pages()}
NAMES = {name: page for page, text in PAGES.items() for name in reference.names(text)}
"""Where each name is described."""
MARKS = re.compile(r"^<!-- (?:reference: .*|end) -->\n", re.MULTILINE)

PUBLIC = {
    *(f"ruleboard.{name}" for name in rb.__all__ if name not in ("ask", "goals", "rules")),
    *(f"ruleboard.goals.{name}" for name in ("Goal", *stubs.own("goals"))),
    *(f"ruleboard.ask.{name}" for name in stubs.own("questions")),
    *(
        f"ruleboard.rules.{name}" for name in rb.rules.__all__ if name != "Site"
    ),  # another word for str
    *(f"ruleboard.{game}.{name}" for game in stubs.GAMES for name in dir(getattr(rb, game))),
}
WIDGETS = [f"ruleboard.{name}" for name in rb.__all__ if name[0].isupper()]
EXPLAINED = ("ruleboard.goals.", "ruleboard.ask.", "ruleboard.task")
"""Where every parameter is explained."""


def described(name: str) -> Described:
    return reference.described(name)[0]


@pytest.mark.parametrize("page", PAGES)
def test_what_is_generated_is_what_the_package_says_now(page: str) -> None:
    assert reference.renewed(PAGES[page]) == PAGES[page]


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_print_what_the_page_says(page: str) -> None:
    runner = doctest.DocTestRunner(verbose=False)
    names = {"rb": rb}
    said: list[str] = []
    for number, code in enumerate(blocks(PAGES[page], "python"), start=1):
        test = doctest.DocTestParser().get_doctest(code, names, f"{page} {number}", None, 0)
        runner.run(test, out=said.append, clear_globs=False)
        names = test.globs
    assert said == []


def test_an_example_that_prints_something_else_would_be_noticed() -> None:
    said: list[str] = []
    test = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "wrong", None, 0)
    doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert said


def test_every_public_name_has_its_place() -> None:
    assert PUBLIC - {*NAMES} == set()


@pytest.mark.parametrize("name", sorted(PUBLIC))
def test_every_public_name_has_an_example(name: str) -> None:
    """In the handwritten text that follows it, up to the next name."""
    text = PAGES[NAMES[name]]
    begin = next(
        each for each in reference.BLOCK.finditer(text) if name in reference.names(each[0])
    )
    following = MARKS.split(text[begin.end() + 1 :], maxsplit=1)[0]
    assert any(code.startswith(">>> ") for code in blocks(following, "python"))


@pytest.mark.parametrize("name", NAMES)
def test_a_docstring_that_explains_parameters_explains_all_of_them(name: str) -> None:
    found = described(name)
    explained = [*found.doc.entries("Args")]
    if explained or name in WIDGETS or name.startswith(EXPLAINED):
        assert explained == found.parameters


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\((?!https?://)([^)]+)\)", PAGES[page]):
        path, _, heading = target.partition("#")
        assert (reference.FOLDER / path).exists(), target
        headings = re.findall(r"^#+ (.+)$", PAGES.get(Path(path).stem or page, ""), re.MULTILINE)
        assert not heading or heading in map(anchor, headings), target


@pytest.mark.parametrize("path", re.findall(r"`([\w/]+/[\w.]+)`", PAGES["write-a-game"]))
def test_files_that_are_named_exist(path: str) -> None:
    assert (stubs.PACKAGE / path).exists() or (stubs.PACKAGE.parent.parent / path).exists()


def test_a_type_in_a_signature_is_explained_where_it_comes_from() -> None:
    assert meaning("Placed", "ruleboard.teaching.ask").startswith(
        " = `str | Position | None`: Where"
    )
    assert meaning("Question", "ruleboard.teaching.ask").startswith(": A question about a position")
    assert meaning("Mapping", "ruleboard.teaching.ask") == ""
    assert "- `Written` = `str | Sequence[Site]`: A move" in PAGES["index"]


def test_a_docstring_is_taken_apart() -> None:
    text = """What it is.

More of it.

Args:
    one: The first,
        on two lines.
    *more: Others.

Returns:
    Something.

Raises:
    Unknown: Never."""
    found = Docstring(text)
    assert found.entries("Args") == {"one": "The first, on two lines.", "*more": "Others."}
    assert found.entries("Raises") == {"Unknown": "Never."}
    assert found.markdown() == "What it is.\n\nMore of it.\n\nReturns: Something."


def test_fields_are_explained_by_their_comments() -> None:
    assert fields(rb.rules.Piece)["kind"].startswith("man, king")
    assert fields(rb.rules.Role)["SHOT"] == "a shot from the first of its sites to the last"
