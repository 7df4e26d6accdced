"""The pages of the site: lessons, JupyterLite around them, a first page in the reader's language, the reference."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from html import escape
from pathlib import Path
from string import Template

from lessons.publishing import reference
from lessons.publishing.fetching import CannotFetch
from lessons.publishing.wishes import ROOT
from ruleboard.folder.handing_out import hand_out
from ruleboard.lang import EDITIONS, LANGUAGES, Words, named

LESSONS = ROOT / "lessons"
CONTENT = "content"
PICTURE = "board.svg"
FIRST = "start.ipynb"

# What the pages are made of: the kernel, what shows widgets, and ours. Whatever else is installed stays outside.
EXTENSIONS = (
    "@jupyter-widgets/jupyterlab-manager",
    "@jupyterlite/pyodide-kernel-extension",
    "anywidget",
    "ipycanvas",
    "ruleboard",
)
INSTALLED = Path(sys.prefix, "share", "jupyter", "labextensions")

KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
# In which place of the visitor's browser files go; the same wherever the site lies, so that it can move.
STORAGE = {
    "contentsStorageName": "ruleboard lessons",
    "settingsStorageName": "ruleboard settings",
    "workspacesStorageName": "ruleboard workspaces",
}
HERE = Path(__file__).parent
PAGE_BEGINS = '<script id="jupyter-config-data"'
WAITING = "Loading JupyterLite..."  # which the page says in English, to everybody

SETTINGS = {
    "@jupyterlab/apputils-extension:notification": {"checkForUpdates": False, "fetchNews": "false"},
    "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},  # dark where all else is
}


def write(plan: Path, packages: list[str]) -> None:
    """Write what JupyterLite builds the site from: the lessons and its settings."""
    # As to a learner: what is solved is noted in the visitor's browser.
    hand_out(LESSONS, plan / CONTENT)
    options = {"packages": packages}
    config = {
        "appName": "ruleboard",
        "faviconUrl": f"./{PICTURE}",
        **STORAGE,
        "disabledExtensions": [
            "@jupyterlab/help-extension:jupyter-forum",
            "@jupyterlite/application-extension:share-file",
        ],
        "litePluginSettings": {
            KERNEL: {"disablePyPIFallback": True, "loadPyodideOptions": options}
        },
    }
    page = {"jupyter-lite-schema-version": 0, "jupyter-config-data": config}
    _json(plan / "jupyter-lite.json", page)
    _json(plan / "overrides.json", SETTINGS)


def build(plan: Path, site: Path) -> None:
    """Let JupyterLite build, then put our first page before it."""
    config = {
        "apps": ["lab"],
        "contents": [str(plan / CONTENT)],
        "federated_extensions": [str(INSTALLED / name) for name in EXTENSIONS],
        "ignore_sys_prefix": ["federated_extensions"],
        "no_libarchive": True,
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
        "output_dir": str(site),
    }
    _json(plan / "jupyter_lite_config.json", {"LiteBuildConfig": config})
    words = [sys.executable, "-m", "jupyterlite_core", "build"]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False, cwd=plan)
    if done.returncode:
        raise CannotFetch(f"{done.stdout}\n{done.stderr}\nJupyterLite could not build the site.")
    _prepare(site / "lab" / "index.html")
    (site / "index.html").write_text(first_page(), encoding="utf-8", newline="\n")
    reference.write(site / "docs")
    shutil.copy(LESSONS / "readme" / "board-en.svg", site / PICTURE)
    (site / "lab" / "favicon.ico").unlink(missing_ok=True)


def address(edition: str, lesson: str = FIRST) -> str:
    """Where a lesson is on the site."""
    return f"lab/index.html?path={edition}/{lesson}"


def first_page() -> str:
    """A page that goes on to the start page in the language of the reader's browser, or lets her choose one."""
    links = "\n".join(
        f'<li><a lang="{LANGUAGES[edition.partition("-")[0]].html}" href="{address(edition)}">'
        f"{escape(named(edition))}</a></li>"
        for edition in EDITIONS
    )
    template = Template((HERE / "first_page.html").read_text(encoding="utf-8"))
    return template.substitute(
        links=links,
        known=json.dumps([edition for edition in EDITIONS if "-" not in edition]),
        address=json.dumps(address("EDITION")),
    )


def _prepare(page: Path) -> None:
    """Let the page open the visitor's storage whole, and say what one waits for.

    JupyterLite opens the parts of the storage at once, and can wait for ever.
    """
    text = page.read_text(encoding="utf-8")
    if any(text.count(each) != 1 for each in (PAGE_BEGINS, WAITING)):
        raise CannotFetch("The page that JupyterLite makes has changed; see lessons/publishing.")
    script = Template((HERE / "before_lab.html").read_text(encoding="utf-8")).substitute(
        storage=json.dumps(STORAGE["contentsStorageName"]),
        opening=json.dumps({code: Words(code).first("site.opening") for code in LANGUAGES}),
    )
    text = text.replace(PAGE_BEGINS, script + PAGE_BEGINS).replace(WAITING, "")
    page.write_text(text, encoding="utf-8", newline="\n")


def _json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=2), encoding="utf-8")
