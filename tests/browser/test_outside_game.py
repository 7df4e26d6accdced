"""The game from outside on a page of JupyterLab: clicked, walked over with arrows, and explained."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import Show
from tests.browser.lab import Lab

CELLS = """
import sys
sys.path.append({place!r})
import ruleboard as rb
board = rb.Play("capture_go", "B:B:Wa2,b1,b2:C0,0", lang="es")
board
"""


def opened(show_cells: Show, installed: Path) -> Lab:
    lab = show_cells(CELLS.format(place=str(installed)))
    lab.wait_painted()
    return lab


def test_a_game_that_the_package_does_not_know_is_played_on_a_page(
    show_cells: Show, installed: Path
) -> None:
    lab = opened(show_cells, installed)
    before = lab.digest()
    lab.click_site("a1")
    lab.wait_status("En a1 tu piedra no tendría ningún punto libre y no capturaría nada.")
    refused = lab.wait_changed(before)
    assert lab.site("a1").get_attribute("aria-label") == "a1, libre"
    lab.site("c3").focus()
    lab.keys("ArrowRight", "Enter")
    lab.wait_status("Juegan blancas: pon una piedra.")
    lab.wait_changed(refused)
    lab.wait_eval("board.position.text", "W:Bd3:Wa2,b2,b1:C0,0")
    assert "piedra negra" in (lab.site("d3").get_attribute("aria-label") or "")
    assert lab.errors() == []
