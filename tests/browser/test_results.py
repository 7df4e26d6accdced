"""A learner's results in JupyterLab: no board, and yet buttons, keys, a live region and the language menu."""

from __future__ import annotations

from tests.browser.conftest import Show

RESULTS = """
from pathlib import Path
import ruleboard as rb
from ruleboard.teaching.progress import Effort, Progress
done = Progress().plus("own", "first", Effort(solved=True, stars=2))
Path("ruleboard.json").write_text("{}")
written = Path("progress.json").write_text(done.text)
results = rb.Progress(lang="en")
results
"""


def test_results_are_read_chosen_and_told_in_another_language(show_cells: Show) -> None:
    lab = show_cells(RESULTS)
    page = lab.page
    whole = page.locator(".ruleboard")
    whole.get_by_text("Tasks solved: 1 of 1. Stars: 2 of 3.").first.wait_for()
    assert whole.get_by_role("table").inner_text().split() == [
        "Solved",
        "Tasks",
        "Stars",
        "own",
        "1",
        "1",
        "2",
    ]
    whole.get_by_role("button", name="own").click()
    status = lab.pad().get_by_role("status")
    lab.wait_for(lambda: "own: tasks solved 1 of 1" in status.inner_text())
    lab.run(
        "written = Path('progress.json').write_text(done.plus('own', 'x', Effort(True, 3)).text)"
    )
    page.keyboard.press("u")
    lab.wait_eval("results.results[0].solved", 2)
    whole.get_by_role("combobox").select_option("es")
    whole.get_by_text("Tareas resueltas: 2 de 2. Estrellas: 5 de 6.").first.wait_for()
    assert lab.errors() == []
