"""The page for schools: its files agree with each other and with the project, and its links lead to lessons."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import yaml

import ruleboard
from ruleboard.lang import EDITIONS

ROOT = Path(__file__).resolve().parent.parent.parent
SCHOOL = ROOT / "binder" / "school"
PAGE = (SCHOOL / "README.md").read_text(encoding="utf-8")


def values() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((SCHOOL / "values.yaml").read_text(encoding="utf-8"))
    return found


def megabytes(text: str) -> int:
    number = re.fullmatch(r"(\d+)M", text)
    assert number
    return int(number[1])


def test_kernels_of_closed_lessons_end_alike_on_both_hubs() -> None:
    alone = json.loads((SCHOOL / "jupyter_server_config.json").read_text(encoding="utf-8"))
    assert values()["singleuser"]["extraFiles"]["closed-lessons"]["data"] == alone
    assert alone["MappingKernelManager"]["cull_connected"] is False  # nobody loses an open lesson
    everywhere = json.loads((ROOT / "binder" / "jupyter_server_config.json").read_text("utf-8"))
    assert everywhere.items() <= alone.items()  # and boards that are many come back whole


def test_a_learner_has_the_memory_that_was_measured() -> None:
    (kernel,) = re.findall(r"memory of a learner's kernel, without a debugger \| (\d+) MB", PAGE)
    (server,) = re.findall(r"memory of a JupyterLab server .* \| (\d+) MB", PAGE)
    (told,) = re.findall(r"about \*\*(\d+) MB\*\*", PAGE)
    memory = values()["singleuser"]["memory"]
    assert 0 <= int(told) - int(kernel) - int(server) < 10
    assert int(told) <= megabytes(memory["guarantee"]) < megabytes(memory["limit"])
    assert f"limits.memory {memory['limit']}" in PAGE


@pytest.mark.parametrize("place", ["README.md", "values.yaml"])
def test_the_image_is_of_this_version(place: str) -> None:
    assert ruleboard.__version__ in (SCHOOL / place).read_text(encoding="utf-8")


def test_the_link_for_learners_leads_to_a_start_page_in_every_edition() -> None:
    (link,) = re.findall(r"^https://HUB/\S+$", PAGE, re.MULTILINE)
    asked = parse_qs(urlsplit(link).query)
    repository, path = asked["repo"][0].rsplit("/", 1)[1], asked["urlpath"][0]
    for edition in EDITIONS:
        assert edition == "en" or f"`{edition}`" in PAGE
        there = path.replace("/en/", f"/{edition}/").removeprefix(f"lab/tree/{repository}/")
        assert (ROOT / there).is_file()


def test_the_page_links_to_files_that_exist() -> None:
    targets = re.findall(r"\]\((?!https?://)([^)#]+)", PAGE)
    assert targets
    assert [target for target in targets if not (SCHOOL / target).exists()] == []
