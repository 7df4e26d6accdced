"""The pages of the site: the lessons in JupyterLite, a first page that redirects by language, the reference."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from html import escape
from pathlib import Path
from string import Template

from lessons.publisher import reference
from lessons.publisher.arguments import ROOT
from lessons.publisher.downloads import CannotFetch
from ruleboard.folder.handout import hand_out
from ruleboard.lang import EDITIONS, LANGUAGES, Words, named

LESSONS = ROOT / "lessons"
CONTENT = "content"
PICTURE = "board.svg"
FIRST = "start.ipynb"

# The labextensions that are copied; others that are installed are ignored.
EXTENSIONS = (
    "@jupyter-widgets/jupyterlab-manager",
    "@jupyterlite/pyodide-kernel-extension",
    "anywidget",
    "ipycanvas",
    "ruleboard",
)
INSTALLED = Path(sys.prefix, "share", "jupyter", "labextensions")

KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
# Fixed names of the browser storage. The default contains the path: if the site moved, visitors would lose their work.
STORAGE = {
    "contentsStorageName": "ruleboard lessons",
    "settingsStorageName": "ruleboard settings",
    "workspacesStorageName": "ruleboard workspaces",
}
HERE = Path(__file__).parent
PAGE_BEGINS = '<script id="jupyter-config-data"'
WAITING = "Loading JupyterLite..."  # JupyterLite shows it in English only

SETTINGS = {
    "@jupyterlab/apputils-extension:notification": {"checkForUpdates": False, "fetchNews": "false"},
    "@jupyterlab/apputils-extension:themes": {
        "adaptive-theme": True
    },  # follow the system's dark mode
}


def write(plan: Path, packages: list[str]) -> None:
    """Write the input of the JupyterLite build: lessons and settings."""
    hand_out(LESSONS, plan / CONTENT)  # with ruleboard.json, so that progress is stored
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
    """Run the JupyterLite build, then add our first page."""
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
    words = [sys.executable, "-P", "-m", "jupyterlite_core", "build"]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False, cwd=plan)
    if done.returncode:
        raise CannotFetch(f"{done.stdout}\n{done.stderr}\nJupyterLite could not build the site.")
    _prepare(site / "lab" / "index.html")
    (site / "index.html").write_text(first_page(), encoding="utf-8", newline="\n")
    reference.write(site / "docs")
    shutil.copy(LESSONS / "readme" / "board-en.svg", site / PICTURE)
    (site / "lab" / "favicon.ico").unlink(missing_ok=True)


def address(edition: str, lesson: str = FIRST) -> str:
    """The address of a lesson on the site."""
    return f"lab/index.html?path={edition}/{lesson}"


def first_page() -> str:
    """A page that redirects to the start page in the browser's language, with links to all."""
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
    """Insert a script that opens the browser storage first, and shows a message in the visitor's language.

    JupyterLite opens several stores of the database at the same time, which can deadlock.
    """
    text = page.read_text(encoding="utf-8")
    if any(text.count(each) != 1 for each in (PAGE_BEGINS, WAITING)):
        raise CannotFetch("The page that JupyterLite makes has changed; see lessons/publisher.")
    script = Template((HERE / "before_lab.html").read_text(encoding="utf-8")).substitute(
        storage=json.dumps(STORAGE["contentsStorageName"]),
        opening=json.dumps({code: Words(code).first("site.opening") for code in LANGUAGES}),
    )
    text = text.replace(PAGE_BEGINS, script + PAGE_BEGINS).replace(WAITING, "")
    page.write_text(text, encoding="utf-8", newline="\n")


def _json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=2), encoding="utf-8")
