"""The browsers for the tests: found, or installed from Debian packages where that is possible.

Chromium is obligatory. Firefox and WebKit (tests/engines) are tried where they are or can be installed; elsewhere
their tests are skipped, and the run says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

NAMES = (
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

# The Debian packages of each further engine, and the programs that it needs: one of each line.
ENGINES = {
    ("firefox-esr",): (("firefox-esr", "firefox"),),
    ("webkit2gtk-driver", "xvfb", "matchbox-window-manager"): (
        ("WebKitWebDriver",),
        ("Xvfb",),
        ("matchbox-window-manager", "openbox"),
    ),
}


def find_chromium() -> str | None:
    """A browser that Playwright can drive: the one in RULEBOARD_CHROMIUM, or the first that is installed."""
    named = os.environ.get(CHROMIUM)
    if named:
        return shutil.which(named)
    found = (shutil.which(name) for name in (*NAMES, *USUAL_PLACES))
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
    """The Debian packages for what is missing of the obligatory."""
    browser = () if chromium else DEBIAN_BROWSER
    return (*browser, *(() if has_chinese_font() else DEBIAN_FONTS))


def lacking_engines() -> list[tuple[str, ...]]:
    """The Debian packages of each further engine that is not complete."""
    return [
        packages
        for packages, programs in ENGINES.items()
        if not all(any(map(shutil.which, names)) for names in programs)
    ]


def provide(*, engines: bool = False) -> str | None:
    """Chromium; it, the fonts and, when asked for, the other engines are installed if needed and possible.

    Each engine is installed by itself: a system that lacks the package of one may have that of another.
    """
    chromium = find_chromium()
    packages = lacking(chromium)
    wanted = [*([packages] if packages else []), *(lacking_engines() if engines else [])]
    if not wanted:
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
    _run_apt([*root, apt], ["update", "--quiet"])
    for each in wanted:
        print("Installing", ", ".join(each), "with apt-get (about two minutes) …", flush=True)
        _run_apt([*root, apt], ["install", "--yes", "--quiet", "--no-install-recommends", *each])
    return find_chromium()


def _run_apt(apt: Sequence[str], words: Sequence[str]) -> None:
    with subprocess.Popen(
        [*apt, *words],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        output, _ = process.communicate()
    if process.returncode:
        print(output)
        print(f"apt-get {words[0]} failed; its own words are above.")
