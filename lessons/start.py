"""Opens the lessons in JupyterLab: `python lessons/start.py`, or `python lessons/start.py --lang zh-en`.

The first start makes an environment of its own in .venv/lessons. Lessons are opened as copies in a folder of the
reader's own, so what is shipped stays as it is, and what people do is never written over. It speaks the
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
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ruleboard.lang import Language

LESSONS = Path(__file__).resolve().parent
ROOT = LESSONS.parent
sys.path[:0] = [str(ROOT), str(ROOT / "widgets")]

LANG = ROOT / "widgets" / "ruleboard" / "lang"
# By its path: the package itself needs a Python that may not be here.
RECORDS = runpy.run_path(str(LANG / "languages.py"))
LANGUAGES: dict[str, Language] = RECORDS["LANGUAGES"]
EDITIONS: tuple[str, ...] = RECORDS["EDITIONS"]
SOURCE: str = RECORDS["SOURCE"]

START = "start"  # the page with all lessons
OWN = "~/ruleboard-lessons"  # as `ruleboard.folder.handing_out` has it, which an old Python cannot read

# By itself a server lets too little through for a lesson with many boards that is opened again: they stayed away.
# The kernel of a lesson that nobody has open any more ends after half an hour.
SERVER = {
    "ZMQChannelsWebsocketConnection.iopub_data_rate_limit": 10**9,
    "ZMQChannelsWebsocketConnection.iopub_msg_rate_limit": 10**6,
    "MappingKernelManager.cull_idle_timeout": 30 * 60,
}

TEXTS = {
    "about": "Open the lessons in JupyterLab.",
    "lang": "language of the lessons: {choices} (default: yours, or English)",
    "no_browser": "only show the address, open no browser window",
    "port": "port of the server (default: the first free one from 8888)",
    "folder": "your own folder for the lessons (default: {folder})",
    "fresh": "begin lessons again with a fresh copy, for example {example}, or all; yours are kept beside",
    "unknown_lang": "There are no lessons in {got!r}. Choose one of: {choices}.",
    "bad_port": "{got!r} is not a port. A port is a number from 1 to 65535.",
    "old_python": "This needs Python 3.11 or newer; this is Python {got}. Install a newer one from python.org.",
    "making": "First start: making room for the lessons in .venv/lessons …",
    "installing": "Installing JupyterLab and the boards. This takes a minute or two and needs the network …",
    "placing": "Everything is here and is being put in its place …",
    "no_venv": "Python cannot make environments here. On Debian or Ubuntu, first: sudo apt install {detail}",
    "install_failed": "The installation did not succeed; the reason is above. Is the network there?",
    "yours": "Your lessons are in {folder}. What you do in them stays yours.",
    "newer": "There are newer versions, and yours are kept. For fresh copies beside them: {command}",
    "kept_as": "{name} is a fresh copy now; yours is {kept}.",
    "unknown_lesson": "There is no lesson {got!r}. Choose one of: {choices}.",
    "is_shipped": "{path} is where the lessons come from. Choose another folder with --folder.",
    "read_only": "Nothing can be written to {path}. Choose another folder with --folder.",
    "in_the_way": "{path} is in the way. Move it elsewhere, or choose another folder with --folder.",
    "disk_full": "The disk is full: {path} was not written. Make room and start again; nothing is lost.",
    "not_written": "{path} could not be written ({detail}). Nothing is lost.",
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

    def say(self, code: str, **params: object) -> None:
        """Print a sentence at once."""
        print(self.text(code, **params), flush=True)

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
    parser.add_argument(
        "--folder", metavar="…", default=OWN, help=speaker.text("folder", folder=OWN)
    )
    parser.add_argument(
        "--fresh", metavar="…", nargs="*", help=speaker.text("fresh", example="--fresh mills-1")
    )
    wanted = parser.parse_args(argv)
    asked, wanted.lang = wanted.lang, wanted.lang.lower().replace("_", "-")
    if wanted.lang not in EDITIONS:
        speaker.stop("unknown_lang", 2, got=asked, choices=choices)
    if wanted.port is not None and not (wanted.port.isdecimal() and 0 < int(wanted.port) < 65536):
        speaker.stop("bad_port", 2, got=wanted.port)
    if wanted.fresh is not None:
        wanted.fresh = fresh_names(wanted.lang, wanted.fresh, speaker)
    return wanted


def lesson_names(lang: str) -> list[str]:
    """The names of the lessons of a language, in their order."""
    page = LESSONS / lang / f"{START}.ipynb"
    if not page.exists():
        return sorted(path.stem for path in (LESSONS / lang).glob("*.ipynb"))
    listed = json.loads(page.read_text(encoding="utf-8"))["metadata"]["lesson"]["lessons"]
    return [lesson["id"] for lesson in listed]


def fresh_names(lang: str, asked: list[str], speaker: Speaker) -> list[str]:
    """The lessons that a reader means: by their names, or all of a game; all of the language if none is named."""
    names = [*lesson_names(lang), START]
    found = []
    for word in asked or names:
        meant = [name for name in names if Path(word).stem in (name, name.split("-")[0])]
        if not meant:
            speaker.stop("unknown_lesson", 2, got=word, choices=", ".join(names[:-1]))
        found += meant
    return [f"{lang}/{name}.ipynb" for name in found]


class Arrivals:
    """Shows which package is on its way, in one line that changes, as far as there is a terminal to change it in."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._seen: set[str] = set()
        self._moving = sys.stdout.isatty()
        self._placing = False

    def __call__(self, line: str) -> None:
        """A line of what an installer tells."""
        found = re.match(
            r"\s*(?:Collecting|Downloading|Building|\+) ([A-Za-z]\w*(?:[-.][A-Za-z]\w*)*)", line
        )
        if found and not found[1].startswith("http"):
            self._seen.add(found[1])
            self._show(f"  {len(self._seen)} · {found[1]}")
        elif re.match("Installing collected packages|Prepared ", line) and not self._placing:
            self._placing = True
            self.end()
            self._speaker.say("placing")

    def end(self) -> None:
        """Leave the line free for whatever comes next."""
        self._show("")

    def _show(self, text: str) -> None:
        if self._moving:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r{text[:width]:{width}}\r{text[:width]}", end="", flush=True)


def prepare(speaker: Speaker) -> Path:
    """The interpreter of an environment in which JupyterLab and the boards are installed."""
    from lessons.environment import Environment, Trouble, run

    environment = Environment(ROOT / ".venv" / "lessons", extra="lab")
    arrivals = Arrivals(speaker)
    try:
        python = environment.prepare(speaker.say, arrivals)
        arrivals.end()
    except Trouble as trouble:
        arrivals.end()
        speaker.stop(trouble.code, 1, detail=trouble.detail)
        raise
    if not run(python, ROOT / "widgets" / "hatch_build.py", quiet=True):
        speaker.stop("catalogs", 1)
    return python


def hand_out(wanted: argparse.Namespace, speaker: Speaker) -> Path:
    """The reader's own folder, with all lessons in it."""
    from ruleboard.folder import handing_out
    from ruleboard.folder.writing import CannotWrite

    folder = Path(wanted.folder).expanduser().resolve()
    if folder == LESSONS:
        speaker.stop("is_shipped", 1, path=folder)
    try:
        done = handing_out.hand_out(LESSONS, folder, wanted.fresh or ())
    except CannotWrite as trouble:
        speaker.stop(trouble.obstacle, 1, path=trouble.path, detail=trouble.detail)
        raise
    speaker.say("yours", folder=folder)
    for name, kept in done.kept_as.items():
        speaker.say("kept_as", name=name, kept=kept)
    newer = [Path(name).stem for name in done.newer if name.startswith(f"{wanted.lang}/")]
    if newer:
        words = ["python", "lessons/start.py", "--lang", wanted.lang, "--fresh", *newer]
        speaker.say("newer", command=" ".join(words))
    return folder


def first_page(lang: str) -> str:
    """The address of the start page of a language."""
    built = (LESSONS / lang / f"{START}.ipynb").exists()
    return f"/lab/tree/{lang}/{START}.ipynb" if built else f"/lab/tree/{lang}"


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


def command(python: Path, folder: Path, wanted: argparse.Namespace) -> list[str]:
    """How JupyterLab is started."""
    words = [str(python), "-m", "jupyterlab", f"--ServerApp.root_dir={folder}"]
    words.append(f"--LabApp.default_url={first_page(wanted.lang)}")
    words.append("--log-level=WARN")  # the address still appears, the chatter does not
    words += (f"--{name}={value}" for name, value in SERVER.items())
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
    folder = hand_out(wanted, speaker)
    python = prepare(speaker)
    place = python.parent.parent
    write_settings(place, wanted.lang)
    speaker.say("opening")
    words, environ = command(python, folder, wanted), surroundings(place)
    if os.name == "posix":
        os.execve(words[0], words, environ)  # noqa: S606  # signals then reach JupyterLab itself
    return subprocess.run(words, env=environ, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
