"""Hostile captions, comments, names and entries on live boards of a real page: nothing of them runs."""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.trust.hostile import MARK, NAME, WHOLE

SPOKEN = WHOLE.replace("}", "").replace('"', "")

CELLS = (
    f"""
import ruleboard as rb
from ruleboard.rules import draughts, mills
from IPython.display import display
WHOLE, NAME, SPOKEN = {WHOLE!r}, {NAME!r}, {SPOKEN!r}
""",
    "rb.Demo('mills', moves=['d6'], captions={0: WHOLE}, comments={0: WHOLE})",
    "rb.Demo.read('[White \"' + SPOKEN + '\"]\\n{' + SPOKEN + '} 1. 32-28 *', \"draughts\")",
    "rb.Play(draughts.start(draughts.FMJD.replace(name=NAME)), choose_rules=True)",
    "rb.Compare('mills', rules=['standard', mills.STANDARD.replace(name=NAME, flies_at=4)])",
    "board = rb.Play('mills'); board.type(WHOLE); board",
    "rb.Demo('mills', moves=['d6'], captions={0: WHOLE}, text=True)",
    "rb.Play('mills', WHOLE)",
    "rb.Play('mills', opponent={WHOLE: 3})",
    "rb.Play('mills', opponent=WHOLE, lang='zh-en')",
    "rb.Play('mills', begins=WHOLE, lang=WHOLE)",
    "rb.Review.read('[White \"' + SPOKEN + '\"]\\n{' + SPOKEN + '} 1. 32-28 {' + SPOKEN + '} *', 'draughts', nodes=20)",
    "rb.Review.read('[GameType \"40\"]\\n[Variant \"' + SPOKEN + '\"]\\n1. 32-28 *', 'draughts')",
)

STRANGE = f"""() => ({{
  ran: window.{MARK} ?? null,
  images: [...document.querySelectorAll(".jp-OutputArea img[src='x']")].length,
  scripts: [...document.querySelectorAll(".jp-OutputArea script")].length,
  handlers: [...document.querySelectorAll(".jp-OutputArea *")].filter(
    each => [...each.attributes].some(({{ name }}) => name.startsWith("on"))).length,
  links: [...document.querySelectorAll(".jp-OutputArea a[href^='javascript']")].length,
  told: document.querySelector(".jp-Notebook").textContent.includes("window.{MARK}=1"),
}})"""

NOTHING = {"ran": None, "images": 0, "scripts": 0, "handlers": 0, "links": 0, "told": True}


def test_hostile_texts_are_read_and_nothing_of_them_runs(open_notebook: Open) -> None:
    lab = open_notebook(*CELLS)
    lab.run_all()
    lab.wait_painted(0)
    lab.page.get_by_text(f"window.{MARK}=1").first.wait_for()
    assert lab.page.evaluate(STRANGE) == NOTHING
    lab.save()
    lab.reload()
    lab.page.get_by_text(f"window.{MARK}=1").first.wait_for()
    assert lab.page.evaluate(STRANGE) == NOTHING
