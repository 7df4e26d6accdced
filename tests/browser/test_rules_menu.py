"""The menu of rules in JupyterLab: a real menu; choosing a game shows its board, and that board can be played."""

from __future__ import annotations

from tests.browser.conftest import Show

BOARD = """
import ruleboard as rb
board = rb.Play("mills:molendinum", choose_rules=True, lang="ru")
board
"""


def test_another_game_is_chosen_and_played(show_cells: Show) -> None:
    lab = show_cells(BOARD)
    lab.wait_painted()
    menu = lab.page.get_by_role("combobox", name="Правила")
    assert menu.locator("option:checked").inner_text() == "Molendinum (молендинум)"
    before = lab.digest()
    menu.select_option(label="Мельница на девяти точках (три фишки)")
    lab.wait_eval("board.position.rules.name", "three")
    lab.wait_changed(before)
    lab.click_site("b2")
    lab.wait_eval("len(board.state.moves)", 1)
    assert menu.locator("option:checked").inner_text() == "Мельница на девяти точках (три фишки)"
    assert lab.errors() == []
