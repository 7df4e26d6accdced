"""The READMEs of the other languages say what the English one says: the same sections, code and links."""

from __future__ import annotations

import re

import pytest

from ruleboard.lang import LANGUAGES, SOURCE
from tests import glossary, typography
from tests.readme import lessons_table
from tests.readme.test_readme import blocks, run
from tests.readme.translations import PAGES, README, file, old, sections, stamped

OTHERS = [lang for lang in LANGUAGES if lang != SOURCE]


def text(lang: str, page: str = README) -> str:
    return file(lang, page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_section_is_the_translation_of_the_present_english(lang: str, page: str) -> None:
    english = text(SOURCE, page)
    assert len(sections(text(lang, page))) == len(sections(english))
    assert old(english, text(lang, page)) == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("lang", OTHERS)
def test_the_commands_are_the_same(lang: str, page: str) -> None:
    assert blocks(text(lang, page), "") == blocks(text(SOURCE, page), "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_six_lines_print_what_the_readme_says(lang: str) -> None:
    (code,), (output,) = blocks(text(lang), "python"), blocks(text(lang), "text")
    assert len([line for line in code.splitlines() if line]) == 6
    assert f'lang="{lang}"' in code
    assert run(code) == output


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_links_to_our_own_files_lead_somewhere(lang: str, page: str) -> None:
    targets = re.findall(r'(?:\]\(|src=")(?!https?://)([^)"#]+)', text(lang, page))
    folder = file(lang, page).parent
    assert targets
    assert [target for target in targets if not (folder / target).exists()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lessons_are_listed_and_counted_as_the_sources_have_them(lang: str) -> None:
    assert lessons_table.table(lang) in text(lang, "lessons")
    course = lessons_table.course()
    for number in (len(course), sum(len(each.exercises) for each in course)):
        assert re.search(rf"\b{number}\b", text(lang).replace("道", " 道"))


def plain(markdown: str) -> list[str]:
    """The sentences and cells of a README, without code, links and other markup."""
    markdown = re.sub(r"^```.*?^```$|<!--.*?-->", "", markdown, flags=re.MULTILINE | re.DOTALL)
    markdown = re.sub(r"`[^`\n]+`", "a1", markdown)
    markdown = re.sub(r'<img [^>]*alt="([^"]*)">', r"\1", markdown)
    markdown = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", markdown).replace("*", "")
    return [part.strip() for part in re.split(r"[|\n]", markdown) if part.strip()]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("lang", [*typography.RULES])
def test_words_and_punctuation_are_those_of_the_language(lang: str, page: str) -> None:
    games = ["mills", "draughts", "relati"]
    faults = [
        fault
        for part in plain(text(lang, page))
        for fault in (*typography.RULES[lang](part), *glossary.banned(part, lang, games))
    ]
    assert faults == []


def test_a_wrong_quote_and_a_wrong_word_would_be_noticed() -> None:
    (part,) = plain('**Скажите** "фигура" `x = "y"`')
    assert [*typography.RULES["ru"](part)]
    assert [*glossary.banned(part, "ru", ["mills"])]


def test_every_readme_leads_to_the_others_and_to_the_whole_guide() -> None:
    for lang in OTHERS:
        assert f"(lessons/readme/{lang}.md)" in text(SOURCE)
        assert "(../../README.md)" in text(lang)
    for lang in LANGUAGES:
        assert [page for page in PAGES[1:] if f"guide/{lang}/{page}.md)" not in text(lang)] == []


def test_a_changed_section_would_be_noticed() -> None:
    english, other = "# A\nx\n\n## B\ny\n", "# Ä\nx\n\n## Б\nu\n"
    made = stamped(english, other)
    assert old(english, made) == []
    assert old(english.replace("y", "z"), made) == ["## B"]
    assert old(english + "## C\n", made) == ["## C"]
    assert stamped(english, made) == made
