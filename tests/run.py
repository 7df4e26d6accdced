"""Runs all tests and checks of the project: `python tests/run.py`, or `python tests/run.py unit lint`.

It needs only Python: it creates its environment in .venv/tests, finds or installs a Chromium, runs the parts in
parallel where that helps, each in as many processes as there are cores, and ends with a table of what passed and what
failed. The last results are in .venv/last-run.json, the output of each part in .venv/run.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests import side_by_side  # noqa: E402  # nothing is installed yet
from tests.last_run import Record  # noqa: E402
from tests.side_by_side import Part, Result  # noqa: E402

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
DEBIAN_BROWSER = ("chromium",)  # Ubuntu has no such package, but often a Chrome
DEBIAN_FONTS = ("fonts-noto-cjk", "fonts-noto-core")
CHROMIUM = "RULEBOARD_CHROMIUM"  # environment variable: the browser for the tests

# Processes. Tests often wait, so that two share one core well; more than eight would need too much memory.
FEWEST, MOST = 2, 8


def processes(cores: int | None, more: int = 0) -> str:
    """The number of processes for the tests of a part: one for each core, and some more."""
    return str(min(max(cores or 1, FEWEST) + more, MOST))


PROCESSES = processes(os.cpu_count())
WAITING = processes(os.cpu_count(), 1)  # while one waits for its page, another one works

# A test file stays in one process: its fixtures are created once, and the cells of a notebook run in order.
# Files are started as they are collected: the long ones first (tests/conftest.py), then by name.
SHARED = ("-m", "pytest", "--dist", "loadfile", "--no-loadscope-reorder")
NBVAL = (*SHARED, "-n", PROCESSES)
PYTEST = (*NBVAL, "-p", "no:nbval")  # nbval takes seconds to load
# A test that fails on a busy machine is retried once, and listed at the end.
BROWSER = (*SHARED, "-n", WAITING, "-p", "no:nbval", "--reruns", "1")
BY_CLICKS = "tests/browser/test_every_lesson.py"  # slower than all others together
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

# Browser tests mostly wait: all other parts run in parallel with them, and CPU-bound parts use the remaining CPU time.
IN_BROWSER = {"browser", "clicks"}
COMPUTING = {"types", "unit", "lessons", "fuzz"}
ALONE = {"bench"}  # anything in parallel would distort its measurements
ONLY_WHEN_NAMED = {"bench", "clicks", "fuzz"}
# Its tools do not support every Python version: nothing else may depend on them.
OWN_ENVIRONMENT = {"fuzz"}

EXPLAIN = {
    "making": "Making an environment for the tests …",
    "installing": "Installing the package and the tools (one to three minutes the first time) …",
}


def arguments(argv: list[str]) -> argparse.Namespace:
    """Parse the command line: the named parts, or all."""
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
    """The interpreter of a test environment, which is created or updated if needed."""
    from lessons.environment import prepared

    return prepared(name, extra, EXPLAIN)


def find_chromium() -> str | None:
    """A browser that Playwright can drive: the one in RULEBOARD_CHROMIUM, or the first that is installed."""
    named = os.environ.get(CHROMIUM)
    if named:
        return shutil.which(named)
    found = (shutil.which(name) for name in (*BROWSERS, *USUAL_PLACES))
    return next((place for place in found if place), None)


def has_chinese_font() -> bool:
    """Whether a Chinese font is installed; true if that cannot be determined."""
    fc_list = shutil.which("fc-list")
    if fc_list is None:
        return sys.platform != "linux"
    fonts = subprocess.run([fc_list, ":lang=zh-cn"], capture_output=True, check=False)
    return bool(fonts.stdout.strip())


def become_root() -> list[str] | None:
    """The prefix for a command that needs root: empty, sudo, or None if neither is possible."""
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
    """The Debian packages for what is missing."""
    browser = () if chromium else DEBIAN_BROWSER
    return (*browser, *(() if has_chinese_font() else DEBIAN_FONTS))


def provide_chromium() -> str | None:
    """The browser; it and the fonts are installed from Debian packages if needed and possible."""
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
    """The environment variables of all parts: strict about texts, isolated from the user's Jupyter."""
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
    environ.pop(CHROMIUM, None)  # an invalid path must not reach the tests
    environ.pop(
        "PYTHONDONTWRITEBYTECODE", None
    )  # or hundreds of processes would compile all imports
    return {**environ, CHROMIUM: chromium} if chromium else environ


def command(python: Path, name: str, record: Record) -> list[str]:
    """The command line of a part; tests also write their timings."""
    _, words = PARTS[name]
    if "pytest" not in words:
        return [str(python), *words]
    colour = ["--color=yes"] if sys.stdout.isatty() else []
    return [str(python), *words, *colour, "-p", "tests.timing", f"--times={record.times(name)}"]


def stages(parts: Iterable[Part]) -> list[list[list[Part]]]:
    """The stages, one after another; each has lanes that run in parallel: browser, other I/O-bound, CPU-bound parts."""
    lanes: list[list[Part]] = [[], [], []]
    last = []
    for part in parts:
        if part.name in ALONE:
            last.append([[part]])
        else:
            lanes[0 if part.name in IN_BROWSER else 2 if part.gives_way else 1].append(part)
    return [lanes, *last]


def show(result: Result) -> None:
    """Print the output of a part under its name."""
    about, _ = PARTS[result.name]
    end = "" if result.good else "FAILED, "
    print(f"\n── {result.name}: {about}, {end}{result.seconds:.1f} s ".ljust(100, "─"))
    print(result.output, end="", flush=True)


def run_parts(parts: list[str], record: Record) -> None:
    """Run all parts, even after failures; each result is added to the record as soon as it exists."""
    python = prepare()
    chromium = provide_chromium() if IN_BROWSER & {*parts} else find_chromium()
    environ = surroundings(python, chromium)
    made = []
    for name in parts:
        if name in IN_BROWSER and not chromium:
            record.results.append(
                Result(name, good=False, seconds=0, output="There is no browser.\n")
            )
            show(record.results[-1])
            continue
        own = prepare(name, name) if name in OWN_ENVIRONMENT else python
        made.append(Part(name, command(own, name, record), gives_way=name in COMPUTING))
    for stage in stages(made):
        for result in side_by_side.run(stage, record.folder, ROOT, environ):
            record.results.append(result)
            show(result)


def main(argv: list[str] | None = None) -> int:
    """Run the requested parts and print the report."""
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # an old console may not support our characters
    wanted = arguments(sys.argv[1:] if argv is None else argv)
    if wanted.list:
        print("\n".join(f"{name:<10} {about}" for name, (about, _) in PARTS.items()))
        return 0
    if sys.version_info < (3, 11):  # noqa: UP036  # a clear message for older versions
        sys.exit(f"This needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")
    usual = [name for name in PARTS if name not in ONLY_WHEN_NAMED]
    parts = [name for name in PARTS if name in (wanted.parts or usual)]
    record = Record(ROOT, parts, whole={*usual} <= {*parts})
    stopped = False
    try:
        run_parts(parts, record)
    except KeyboardInterrupt:
        stopped = True
        print(f"\nStopped. What the parts have said so far is in {record.folder}.")
    record.write()
    print("\n" + "\n".join(record.table({name: PARTS[name][0] for name in parts})), flush=True)
    return 130 if stopped else 0 if all(result.good for result in record.results) else 1


if __name__ == "__main__":
    sys.exit(main())
