"""Opens the lessons in JupyterLab: `python lessons/start.py`, or `python lessons/start.py --lang zh-en`.

The first start makes an environment of its own in .venv/lessons, so nothing else on the machine changes. It speaks the
reader's language before anything is installed, and under a Python that is too old for the rest: so it needs the
standard library only, and Python 3.7 understands it.
"""

from __future__ import annotations

import argparse
import json
import locale
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ruleboard.lang import Language

LESSONS = Path(__file__).resolve().parent
ROOT = LESSONS.parent
sys.path.insert(0, str(ROOT))

LANG = ROOT / "widgets" / "ruleboard" / "lang"
# By its path: the package itself needs a Python that may not be here.
RECORDS = runpy.run_path(str(LANG / "languages.py"))
LANGUAGES: dict[str, Language] = RECORDS["LANGUAGES"]
EDITIONS: tuple[str, ...] = RECORDS["EDITIONS"]
SOURCE: str = RECORDS["SOURCE"]

TEXTS = {
    "about": "Open the lessons in JupyterLab.",
    "lang": "language of the lessons: {choices} (default: yours, or English)",
    "no_browser": "only show the address, open no browser window",
    "port": "port of the server (default: the first free one from 8888)",
    "unknown_lang": "There are no lessons in {got!r}. Choose one of: {choices}.",
    "bad_port": "{got!r} is not a port. A port is a number from 1 to 65535.",
    "old_python": "This needs Python 3.11 or newer; this is Python {got}. Install a newer one from python.org.",
    "making": "First start: making room for the lessons in .venv/lessons …",
    "installing": "Installing JupyterLab and the boards. This takes a minute or two and needs the network …",
    "no_venv": "Python cannot make environments here. On Debian or Ubuntu, first: sudo apt install {detail}",
    "install_failed": "The installation did not succeed; the reason is above. Is the network there?",
    "catalogs": "The texts of the boards have a fault; it is shown above.",
    "opening": "JupyterLab is starting. To end it: press Ctrl+C twice in this window.",
}
"""What it says, in English; each language has a catalog of its own, `start.po`, which is read as it is written."""


def translations(lang: str) -> dict[str, str]:
    """What the English texts are in a language, as far as it has them."""
    path = LANG / lang / "start.po"
    if not path.exists():
        return {}
    entries = re.findall(
        r'^msgid ((?:".*"\n)+)msgstr ((?:".*"\n)+)', path.read_text(encoding="utf-8"), re.MULTILINE
    )
    return {_unquoted(english): _unquoted(text) for english, text in entries}


def _unquoted(lines: str) -> str:
    return "".join(json.loads(line) for line in lines.splitlines())


class Speaker:
    """Says our sentences in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._translated = translations(lang)

    def text(self, code: str, **params: object) -> str:
        """The sentence of a code, in English where the language lacks it."""
        return (self._translated.get(TEXTS[code]) or TEXTS[code]).format(**params)

    def say(self, code: str) -> None:
        """Print a sentence at once."""
        print(self.text(code), flush=True)

    def stop(self, code: str, status: int, **params: object) -> None:
        """Print a sentence as the last one."""
        print(self.text(code, **params), file=sys.stderr)
        sys.exit(status)


def reader_language(environ: dict[str, str], system: str | None) -> str:
    """The language of the person at this machine, as far as we have lessons in it; else English."""
    spoken = [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for name in (*spoken, system or ""):
        if name and name not in ("C", "POSIX") and not name.startswith("C."):
            word = re.split(r"[\W_]", name.lower())[0]
            found = [lang for lang, record in LANGUAGES.items() if word in record.spoken]
            return found[0] if found else SOURCE
    return SOURCE


def arguments(argv: list[str], speaker: Speaker) -> argparse.Namespace:
    """What the reader asked for; a wrong language or port ends with the choices."""
    choices = ", ".join(EDITIONS)
    parser = argparse.ArgumentParser(description=speaker.text("about"))
    parser.add_argument(
        "--lang", metavar="xx", default=speaker.lang, help=speaker.text("lang", choices=choices)
    )
    parser.add_argument("--no-browser", action="store_true", help=speaker.text("no_browser"))
    parser.add_argument("--port", metavar="N", help=speaker.text("port"))
    wanted = parser.parse_args(argv)
    asked, wanted.lang = wanted.lang, wanted.lang.lower().replace("_", "-")
    if wanted.lang not in EDITIONS:
        speaker.stop("unknown_lang", 2, got=asked, choices=choices)
    if wanted.port is not None and not (wanted.port.isdecimal() and 0 < int(wanted.port) < 65536):
        speaker.stop("bad_port", 2, got=wanted.port)
    return wanted


def prepare(speaker: Speaker) -> Path:
    """The interpreter of an environment in which JupyterLab and the boards are installed."""
    from lessons.environment import Environment, Trouble, run

    environment = Environment(ROOT / ".venv" / "lessons", extra="lab")
    try:
        python = environment.prepare(speaker.say)
    except Trouble as trouble:
        speaker.stop(trouble.code, 1, detail=trouble.detail)
        raise
    if not run(python, ROOT / "widgets" / "hatch_build.py", quiet=True):
        speaker.stop("catalogs", 1)
    return python


def first_page(lang: str) -> str:
    """The address of the first lesson of a language."""
    notebooks = sorted(path.name for path in (LESSONS / lang).glob("*.ipynb"))
    return f"/lab/tree/{lang}/{notebooks[0]}" if notebooks else f"/lab/tree/{lang}"


def write_settings(folder: Path, lang: str) -> None:
    """JupyterLab's own menus in the reader's language, and no popup about news."""
    settings = {
        "@jupyterlab/apputils-extension:notification": {
            "checkForUpdates": False,
            "fetchNews": "false",
        },
        "@jupyterlab/translation-extension:plugin": {
            "locale": LANGUAGES[lang.partition("-")[0]].lab
        },
    }
    overrides = folder / "share" / "jupyter" / "lab" / "settings" / "overrides.json"
    overrides.parent.mkdir(parents=True, exist_ok=True)
    overrides.write_text(json.dumps(settings), encoding="utf-8")


def command(python: Path, wanted: argparse.Namespace) -> list[str]:
    """How JupyterLab is started."""
    words = [str(python), "-m", "jupyterlab", f"--ServerApp.root_dir={LESSONS}"]
    words.append(f"--LabApp.default_url={first_page(wanted.lang)}")
    words.append("--log-level=WARN")  # the address still appears, the chatter does not
    if wanted.no_browser:
        words.append("--no-browser")
    if wanted.port is not None:
        words += [f"--port={wanted.port}", "--ServerApp.port_retries=0"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        words.append("--allow-root")
    return words


def surroundings(folder: Path) -> dict[str, str]:
    """Settings, workspaces and kernels of our own: the reader's other Jupyter is neither used nor changed."""
    own = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
    }
    return {**os.environ, **{name: str(folder / "jupyter" / place) for name, place in own.items()}}


def main(argv: list[str] | None = None) -> int:
    """Prepare what is missing, then become JupyterLab."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # an old console may lack our letters
    speaker = Speaker(reader_language(dict(os.environ), locale.getlocale()[0]))
    wanted = arguments(sys.argv[1:] if argv is None else argv, speaker)
    speaker = Speaker(wanted.lang.partition("-")[0])
    if sys.version_info < (3, 11):  # noqa: UP036  # the whole point is to tell people with an older one
        speaker.stop("old_python", 1, got=sys.version.split()[0])
    python = prepare(speaker)
    folder = python.parent.parent
    write_settings(folder, wanted.lang)
    speaker.say("opening")
    words, environ = command(python, wanted), surroundings(folder)
    if os.name == "posix":
        os.execve(words[0], words, environ)  # noqa: S606  # signals then reach JupyterLab itself
    return subprocess.run(words, env=environ, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
