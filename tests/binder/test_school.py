"""The page for schools: its files agree with each other and with the project, and its links lead to lessons."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import yaml

import ruleboard
from ruleboard.folder.handout import setting
from ruleboard.jupyter.diary import FILE
from ruleboard.lang import EDITIONS

ROOT = Path(__file__).resolve().parent.parent.parent
SCHOOL = ROOT / "binder" / "school"
PAGE = (SCHOOL / "README.md").read_text(encoding="utf-8")


# Keys of the chart that we use, and the kinds of their values, as its schema has them (Zero to JupyterHub 4.x).
KNOWN = {
    "hub.config.Authenticator.admin_users": list,
    "hub.config.Authenticator.allow_all": bool,
    "hub.config.Authenticator.allowed_users": list,
    "hub.config.JupyterHub.authenticator_class": str,
    "proxy.https.enabled": bool,
    "proxy.https.hosts": list,
    "proxy.https.letsencrypt.contactEmail": str,
    "cull.every": int,
    "cull.timeout": int,
    "prePuller.continuous.enabled": bool,
    "prePuller.hook.enabled": bool,
    "scheduling.podPriority.enabled": bool,
    "scheduling.userPlaceholder.replicas": int,
    "singleuser.cpu.guarantee": float,
    "singleuser.cpu.limit": int,
    "singleuser.defaultUrl": str,
    "singleuser.image.name": str,
    "singleuser.image.tag": str,
    "singleuser.memory.guarantee": str,
    "singleuser.memory.limit": str,
    "singleuser.storage.capacity": str,
}


def values() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((SCHOOL / "values.yaml").read_text(encoding="utf-8"))
    return found


def megabytes(text: str) -> int:
    number = re.fullmatch(r"(\d+)M", text)
    assert number
    return int(number[1])


def keys(found: dict[str, Any], before: str = "") -> dict[str, Any]:
    """Every value, by its whole name."""
    whole: dict[str, Any] = {}
    for name, value in found.items():
        path = f"{before}{name}"
        whole |= keys(value, f"{path}.") if isinstance(value, dict) else {path: value}
    return whole


def test_the_chart_knows_every_key() -> None:
    """Helm refuses all values for the sake of one wrong key."""
    found = keys(values())
    assert {name: type(value) for name, value in found.items()} == {
        name: KNOWN.get(name) for name in found
    }


def test_the_example_has_a_door() -> None:
    """What has to be filled in keeps a hub from starting; the chart's own choice would let anybody in."""
    found = keys(values())
    assert found["hub.config.JupyterHub.authenticator_class"].isupper()
    assert found["hub.config.Authenticator.allow_all"] is False
    assert found["proxy.https.enabled"] is True
    assert re.search(r"helm upgrade .*--version \d+\.\d+\.\d+ ", PAGE)


def test_the_image_has_what_the_link_needs() -> None:
    asked = (ROOT / "binder" / "requirements.txt").read_text(encoding="utf-8")
    assert re.search(r"^nbgitpuller==", asked, re.MULTILINE)


def test_what_is_solved_is_noted_in_lessons_that_come_by_git() -> None:
    assert setting(ROOT / "lessons", "progress") is True
    for name in (FILE, f".{FILE}.lock"):
        asked = ["git", "check-ignore", "--quiet", f"lessons/{name}"]
        assert subprocess.run(asked, cwd=ROOT, check=False).returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="hubs run on Linux")
def test_settings_of_a_hub_are_never_written_over(tmp_path: Path) -> None:
    own = tmp_path / "etc" / "jupyter" / "jupyter_server_config.json"
    own.parent.mkdir(parents=True)
    chosen = {"MappingKernelManager": {"cull_idle_timeout": 7}, "ServerApp": {"port": 4242}}
    own.write_text(json.dumps(chosen), encoding="utf-8")
    settle = ["bash", str(ROOT / "binder" / "settle.sh"), str(tmp_path)]
    ours = json.loads((ROOT / "binder" / own.name).read_text(encoding="utf-8"))
    for _ in range(2):  # again does no harm
        assert subprocess.run(settle, check=False).returncode == 0
        found = json.loads(own.read_text(encoding="utf-8"))
        assert found["ServerApp"] == {**ours.get("ServerApp", {}), "port": 4242}
        assert found["MappingKernelManager"] == {
            **ours["MappingKernelManager"],
            "cull_idle_timeout": 7,
        }
        assert found.keys() == ours.keys() | chosen.keys()
    own.unlink()
    assert subprocess.run(settle, check=False).returncode == 0
    assert json.loads(own.read_text(encoding="utf-8")) == ours


def test_a_learner_has_the_memory_that_was_measured() -> None:
    (kernel,) = re.findall(r"memory of a learner's kernel, without a debugger \| (\d+) MB", PAGE)
    (server,) = re.findall(r"memory of the JupyterLab server .* \| (\d+) MB", PAGE)
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
