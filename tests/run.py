"""Runs everything that tells whether the project works: `python tests/run.py`, or `python tests/run.py unit lint`.

It needs a Python and nothing else: it makes its environment in .venv/tests, finds or installs a Chromium, runs the
parts one after another, each in as many processes as there are cores, and ends with a table of what passed and what
failed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
)
USUAL_PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
DEBIAN_BROWSER = ("chromium",)  # Ubuntu has none of that name, but often a Chrome
DEBIAN_FONTS = ("fonts-noto-cjk", "fonts-noto-core")
CHROMIUM = "RULEBOARD_CHROMIUM"  # names a browser for the tests, before all others

# Processes. Tests often wait, so that two share one core well; more than eight would only crowd the memory.
FEWEST, MOST = 2, 8


def processes(cores: int | None) -> str:
    """How many processes share the tests of a part."""
    return str(min(max(cores or 1, FEWEST), MOST))


PROCESSES = processes(os.cpu_count())

# A file of tests stays in one process: what it makes once is made once, and the cells of a notebook run in order.
# Files are begun as they are collected: the long ones first (tests/conftest.py), then by their names.
NBVAL = ("-m", "pytest", "-n", PROCESSES, "--dist", "loadfile", "--no-loadscope-reorder")
PYTEST = (*NBVAL, "-p", "no:nbval")  # which takes seconds to load
BROWSER = ("-m", "pytest", "-p", "no:nbval", "--reruns", "1")
BY_CLICKS = "tests/browser/test_every_lesson.py"  # takes longer than all others together
NOT_UNIT = ("tests/browser", "tests/bench", "tests/commands")

PARTS = {
    "lint": ("rules of style (ruff check, oxlint), types of scripts (tsc)", ("tests/lint.py",)),
    "format": ("layout of the code (ruff format)", ("-m", "ruff", "format", "--check", ".")),
    "types": ("types (mypy)", ("-m", "mypy")),
    "unit": (
        "everything without a browser",
        (*PYTEST, "tests", *(f"--ignore={place}" for place in NOT_UNIT)),
    ),
    "lessons": (
        "every lesson, run and compared (nbval)",
        (*NBVAL, "--nbval", "--nbval-current-env", "lessons"),
    ),
    "commands": (
        "the commands and the wheel, used for real",
        (*PYTEST, "tests/commands"),
    ),
    # One after another: a page that paints takes a core, its kernel and the server the other. What fails once on a busy
    # machine is tried once more, and counted as such at the end.
    "browser": (
        "the lessons in JupyterLab, in a real browser",
        (*BROWSER, "tests/browser", f"--ignore={BY_CLICKS}"),
    ),
    "clicks": (
        "every lesson done by clicks from top to bottom, only when asked for",
        (*BROWSER, BY_CLICKS),
    ),
    "bench": ("measurements, only when asked for", ("tests/bench",)),
    "fuzz": ("every reader of texts, fuzzed for a while, only when asked for", ("tests/fuzz",)),
}

PATIENCE = 40  # seconds for a stopped part to end by itself: its processes wait ten for each other
IN_BROWSER = {"browser", "clicks"}
ONLY_WHEN_NAMED = {"bench", "clicks", "fuzz"}
# Its tools are not there for every Python: nothing else may depend on them.
OWN_ENVIRONMENT = {"fuzz"}

EXPLAIN = {
    "making": "Making an environment for the tests …",
    "installing": "Installing the package and the tools (one to three minutes the first time) …",
}


def arguments(argv: list[str]) -> argparse.Namespace:
    """What to run: the named parts, or all."""
    names = ", ".join(PARTS)
    parser = argparse.ArgumentParser(description="Run the tests: all of them, or the named parts.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"any of: {names}")
    parser.add_argument("--list", action="store_true", help="show the parts and end")
    wanted = parser.parse_args(argv)
    for part in wanted.parts:
        if part not in PARTS:
            parser.error(f"there is no part {part!r}; the parts are: {names}")
    return wanted


def prepare(name: str = "tests", extra: str = "test") -> Path:
    """The interpreter of an environment for tests, made or refreshed when needed."""
    from lessons.environment import prepared

    return prepared(name, extra, EXPLAIN)


def find_chromium() -> str | None:
    """A browser that Playwright can drive: the one named in the environment, or the first that is installed."""
    named = os.environ.get(CHROMIUM)
    if named:
        return shutil.which(named)
    found = (shutil.which(name) for name in (*BROWSERS, *USUAL_PLACES))
    return next((place for place in found if place), None)


def has_chinese_font() -> bool:
    """Whether a picture of a page can show Chinese here; true where that cannot be asked."""
    fc_list = shutil.which("fc-list")
    if fc_list is None:
        return sys.platform != "linux"
    fonts = subprocess.run([fc_list, ":lang=zh-cn"], capture_output=True, check=False)
    return bool(fonts.stdout.strip())


def become_root() -> list[str] | None:
    """What to put before a command that needs to be root: nothing, sudo, or None where we cannot be."""
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if (
        sudo
        and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0
    ):
        return [sudo, "-n"]
    return None


def lacking(chromium: str | None) -> tuple[str, ...]:
    """The packages of Debian that bring what is not here."""
    browser = () if chromium else DEBIAN_BROWSER
    return (*browser, *(() if has_chinese_font() else DEBIAN_FONTS))


def provide_chromium() -> str | None:
    """A browser and fonts, installed from Debian's packages where that is possible."""
    chromium = find_chromium()
    packages = lacking(chromium)
    if not packages:
        return chromium
    root, apt = become_root(), shutil.which("apt-get")
    if apt is None or root is None:
        if chromium is None:
            print(
                "No Chromium or Chrome was found. Install one (Debian: apt-get install",
                *packages,
                end=")\n",
            )
            print(f"or name one: {CHROMIUM}=/path/to/chrome python tests/run.py")
        return chromium
    print("Installing", ", ".join(packages), "with apt-get (about two minutes) …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["install", "--yes", "--quiet", "--no-install-recommends", *packages]
    for words in (["update", "--quiet"], install):
        with subprocess.Popen(
            [*root, apt, *words],
            env=quiet,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as process:
            output, _ = process.communicate()
        if process.returncode:
            print(output)
            print(f"apt-get {words[0]} failed; its own words are above.")
    return find_chromium()


def surroundings(python: Path, chromium: str | None) -> dict[str, str]:
    """The environment of all parts: strict about texts, apart from the user's own Jupyter."""
    own = python.parent.parent / "jupyter"
    more = {
        "RULEBOARD_STRICT": "1",
        "PYTHONUTF8": "1",
        "JUPYTER_PLATFORM_DIRS": "1",
        "JUPYTER_CONFIG_DIR": str(own / "config"),
        "JUPYTER_DATA_DIR": str(own / "data"),
        "IPYTHONDIR": str(own / "ipython"),
        "PATH": os.pathsep.join((str(python.parent), os.environ.get("PATH", ""))),
    }
    environ = {**os.environ, **more}
    environ.pop(CHROMIUM, None)  # a name that leads nowhere is no browser
    return {**environ, CHROMIUM: chromium} if chromium else environ


def run_part(python: Path, name: str, environ: dict[str, str]) -> bool:
    """Run one part, its output in view."""
    about, words = PARTS[name]
    print(f"\n── {name}: {about} ".ljust(100, "─"), flush=True)
    if name in IN_BROWSER and CHROMIUM not in environ:
        print("Failed: there is no browser.")
        return False
    with subprocess.Popen([str(python), *words], cwd=ROOT, env=environ) as process:
        try:
            return process.wait() == 0
        except KeyboardInterrupt:
            try:
                process.wait(PATIENCE)  # it was stopped as well, and tidies up behind itself
            except subprocess.TimeoutExpired:
                process.kill()
            raise


def report(results: list[tuple[str, bool, float]], left: list[str]) -> int:
    """The table of the parts, then the line that sums them up; returns the exit status."""
    print("\n" + "═" * 100)
    for name, good, seconds in results:
        print(f"{name:<10} {'passed' if good else 'FAILED':<8} {seconds:7.1f} s   {PARTS[name][0]}")
    for name in left:
        print(f"{name:<10} {'not run':<8} {'':>9}   {PARTS[name][0]}")
    failed = sum(not good for _, good, _ in results)
    print(f"\nparts: {len(results) - failed} passed, {failed} failed", flush=True)
    return 1 if failed or left else 0


def main(argv: list[str] | None = None) -> int:
    """Run the wanted parts, one after another, all of them whatever fails."""
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # an old console may lack our letters
    wanted = arguments(sys.argv[1:] if argv is None else argv)
    if wanted.list:
        print("\n".join(f"{name:<10} {about}" for name, (about, _) in PARTS.items()))
        return 0
    if sys.version_info < (3, 11):  # noqa: UP036  # the whole point is to tell people with an older one
        sys.exit(f"This needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")
    parts = [name for name in PARTS if name in (wanted.parts or PARTS.keys() - ONLY_WHEN_NAMED)]
    results: list[tuple[str, bool, float]] = []
    try:
        python = prepare()
        environ = surroundings(
            python, provide_chromium() if IN_BROWSER & {*parts} else find_chromium()
        )
        for name in parts:
            begin = time.monotonic()
            own = prepare(name, name) if name in OWN_ENVIRONMENT else python
            good = run_part(own, name, environ)
            results.append((name, good, time.monotonic() - begin))
    except KeyboardInterrupt:
        print("\nStopped.")
        report(results, parts[len(results) :])
        return 130
    return report(results, [])


if __name__ == "__main__":
    sys.exit(main())
