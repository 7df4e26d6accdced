"""Two tabs on one kernel are one live board: what is done in one is seen in the other, and the other way round."""

from __future__ import annotations

from tests.browser.conftest import Show


def test_moves_in_one_tab_appear_in_the_other_and_back(show_cells: Show) -> None:
    first = show_cells("import ruleboard as rb", 'board = rb.Play("mills")\nboard')
    first.wait_painted()
    first.save()
    with first.another_tab() as second:
        second.wait_painted()
        empty = second.digest()
        first.click_site("d6")
        seen = second.wait_changed(empty)
        second.wait_status("Black to place a man.")
        second.click_site("f4")
        first.wait_status("White to place a man.")
        assert first.wait_changed(seen) == second.digest()
        assert first.eval("[str(move) for move in board.state.moves]") == ["d6", "f4"]
        first.page.bring_to_front()
        first.page.locator(".ruleboard").get_by_role("button", name="Undo").click()
        second.wait_status("Black to place a man.")
        assert second.errors() == []
    assert first.errors() == []
