"""Boards as they were in the beginning: a test that others go before, or that is tried again, finds nothing of them.

A page with its kernel takes most of a test's time, so the tests of a module share one; what they leave is put
away here.
"""

from __future__ import annotations

from tests.browser.lab import WIDE, Lab

_REMEMBER = """
_first = [(board, board.value, board.lang) for board in {boards}]
"""
_BACK = """
for board, value, lang in _first:
    board.value = value
    board.pen = ()
    board.lang = lang
"""

# What people have turned on, made large, or covered the page with.
_CALM = """() => {
  for (const name of ["ruleboard-sound", "ruleboard-moving"]) localStorage.removeItem(name);
  document.dispatchEvent(new CustomEvent("ruleboard:switched"));
  for (const whole of document.querySelectorAll(".ruleboard-large")) {
    whole.dispatchEvent(new CustomEvent("ruleboard:large"));
  }
  document.activeElement?.blur?.();
}"""
_STANDS = "() => !document.querySelector('.ruleboard-large, .ruleboard-motion, .ruleboard-carried')"


def remember(lab: Lab, boards: str) -> None:
    """Note how some boards stand, by an expression for them in the kernel: "(play, film)"."""
    lab.run(_REMEMBER.format(boards=boards))


def calm(lab: Lab, size: tuple[int, int] = WIDE) -> None:
    """Bring the page back: a window of this size, in which nothing is turned on, large or in motion."""
    lab.page.evaluate(_CALM)
    lab.page.wait_for_function(_STANDS)
    lab.resize(size)


def begin_again(lab: Lab, size: tuple[int, int] = WIDE) -> None:
    """Bring the boards back to that, in a window of this size, with nothing chosen, turned on or wrong."""
    calm(lab, size)
    lab.run(_BACK)
    lab.forgive()
