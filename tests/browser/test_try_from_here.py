"""Playing on from a film, on a small screen: the new board comes into view with the focus, and Esc leads back."""

from __future__ import annotations

from tests.browser.conftest import Show

CELL = """
import ruleboard as rb
film = rb.Demo("mills", "W:Wb6,d6:Bb2,f2:H7,7", ["f6xb2", "d2"], lang="en")
film
"""

_IN_VIEW = """button => {
  const { top, bottom } = button.getBoundingClientRect();
  return 0 <= top && bottom <= innerHeight && document.activeElement === button;
}"""


def test_the_board_below_comes_into_view_and_esc_leads_back(show_cells: Show) -> None:
    lab = show_cells(CELL, size=(1024, 620))
    lab.wait_painted()
    lab.page.get_by_role("button", name="Try from here").click()
    lab.wait_painted(1)
    lab.wait_for(lambda: lab.site("a7", 1).evaluate(_IN_VIEW))
    lab.keys("Enter")
    lab.wait_eval("film.trial.position.pieces['a7'].owner", 0)
    lab.keys("Escape")
    lab.wait_eval("film.trial is None", value=True)
    lab.wait_for(lambda: lab.site("a7").evaluate(_IN_VIEW))
    lab.wait_eval("film.pad.called", value=False)  # or a reload would call it again
    assert lab.errors() == []
