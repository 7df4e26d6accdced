"""The heart of the later lessons in a real JupyterLab: choosing a path, naming a shape, comparing rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.browser.conftest import Visit
from tests.browser.lab import Lab
from tests.browser.test_lesson import LESSONS, board, says

pytestmark = pytest.mark.long

Read = Callable[[str, str], Lab]


@pytest.fixture
def read(visit: Visit, request: pytest.FixtureRequest) -> Iterator[Read]:
    """Open a lesson of an edition and run it; nothing may have gone wrong by the end."""
    opened: list[Lab] = []

    def open_it(edition: str, name: str) -> Lab:
        opened.append(visit(request.node.name, LESSONS / edition / f"{name}.ipynb"))
        opened[-1].run_all()
        return opened[-1]

    yield open_it
    for lab in opened:
        assert lab.errors() == []


def python(lab: Lab, widget: int, what: str) -> object:
    """Something about a widget of the lesson, counted from the top, in the kernel."""
    return lab.eval(f"Out[{widget + 2}].{what}")


def test_a_path_is_chosen_with_keys_with_buttons_and_on_the_board(read: Read) -> None:
    lab, paths = read("en", "draughts-3"), 6
    lab.wait_painted(paths)
    lab.click_site("50", paths)
    lab.click_site("35", paths)
    says(lab, paths, "Path 1 of 3")
    lab.keys("Space")
    says(lab, paths, "Path 2 of 3")
    before = lab.digest(paths)
    board(lab, paths).get_by_role("button", name="Next one").click()
    says(lab, paths, "Path 3 of 3")
    lab.wait_changed(before, paths)
    shown = python(lab, paths, "state.trial.play.candidate")
    lab.click_site("35", paths)
    lab.wait_eval(f"Out[{paths + 2}].state.trial.play.at", 1)
    assert python(lab, paths, "state.trial.play.moves[0]") == shown


def test_a_short_capture_is_refused_and_the_larger_one_drawn_on_request(read: Read) -> None:
    lab, trap = read("ru", "draughts-3"), 4
    lab.wait_painted(trap)
    lab.click_site("12", trap)
    board(lab, trap).locator(".ruleboard-refusal").wait_for()
    assert python(lab, trap, "state.misses") == python(lab, trap, "state.hints") == 0
    before = lab.digest(trap)
    board(lab, trap).get_by_role("button", name="Почему?").click()
    lab.wait_changed(before, trap)
    assert python(lab, trap, "state.misses") == 0
    lab.wait_for(lambda: python(lab, trap, "state.hints") != 0)


def test_a_click_on_a_light_square_is_answered_and_one_on_the_frame_is_not(read: Read) -> None:
    lab, paths = read("en", "draughts-3"), 6
    lab.wait_painted(paths)
    (left, y), (right, _) = lab.middle("28", paths), lab.middle("29", paths)
    lab.page.mouse.click((left + right) / 2, y)
    says(lab, paths, "Nobody plays on light squares.")
    lab.click_site("50", paths)
    whole = lab.box(lab.pad(paths))
    lab.page.mouse.click(whole["x"] + 3, whole["y"] + whole["height"] / 2)
    says(lab, paths, "Now choose where 50 goes.")


def test_a_shape_is_named_and_a_pair_of_squares_cuts_all_three(read: Read) -> None:
    lab, drill, bench = read("zh-en", "relati-2"), 6, 7
    lab.wait_painted(drill)
    board(lab, drill).locator(".ruleboard-dots button").nth(2).click()
    lab.wait_eval(f"Out[{drill + 2}].state.index", 2)
    before = lab.digest(drill)
    for name in ("直拐", "拐直", "拐拐"):
        board(lab, drill).get_by_role("button").filter(has_text=name).first.wait_for()
    first = python(lab, drill, "state.trials[2].asked.proof.notes[0].params['shape']")
    name = {"straight_turn": "直拐", "turn_straight": "拐直", "turn_turn": "拐拐"}[str(first)]
    board(lab, drill).get_by_role("button").filter(has_text=name).first.click()
    lab.wait_changed(before, drill)
    lab.wait_painted(bench)
    for site, left in (("E4", 1), ("F4", 0)):
        lab.click_site(site, bench)
        lab.wait_eval(f"sum(path.open for path in Out[{bench + 2}].state.paths)", left)


def test_one_try_is_judged_by_several_rules(read: Read) -> None:
    lab, comparison = read("es", "mills-6"), 6
    compared = board(lab, comparison)
    compared.get_by_role("button", name="g1").first.click()
    compared.get_by_role("button", name="g7").first.click()
    names = ("standard", "chengsan", "melnitsa", "molendinum")
    may = dict(zip(names, ("going", "refused", "going", "refused"), strict=True))
    verdicts = f"{{name: str(found) for name, found in Out[{comparison + 2}].verdicts.items()}}"
    lab.wait_eval(verdicts, may)


def test_a_first_game_against_the_computer_shows_whose_the_squares_are(read: Read) -> None:
    lab, game = read("ru-en", "relati-1"), 5
    lab.wait_painted(game)
    lab.click_site("B2", game)
    lab.wait_eval(f"Out[{game + 2}].state.at", 2)  # the computer has answered
    before = lab.digest(game)
    board(lab, game).get_by_role("button", name="Territory").click()
    says(lab, game, "Спорных клеток: 23")
    lab.wait_changed(before, game)
    assert python(lab, game, "state.overlay") == "territory"


def test_a_wall_says_why_not_and_a_connection_is_cut(read: Read) -> None:
    lab, trap, cut = read("ru-en", "relati-6"), 3, 4
    lab.wait_painted(trap)
    before = lab.digest(trap)
    lab.click_site("F4", trap)
    lab.wait_changed(before, trap)
    says(lab, trap, "E4")
    assert python(lab, trap, "state.misses") == 0
    lab.click_site("F2", trap)
    lab.wait_eval(f"Out[{trap + 2}].solved", True)
    lab.wait_painted(cut)
    lab.click_site("D3", cut)
    lab.wait_eval(f"Out[{cut + 2}].state.trial.solved", True)


def test_a_viewer_leaves_the_film_to_play_on_and_comes_back(read: Read) -> None:
    lab, film = read("es", "relati-4"), 4
    trial = film + 1  # the board of the viewer's own comes between the film and the next board
    lab.wait_painted(film)
    shown = lab.digest(film)
    board(lab, film).get_by_role("button", name="Probar desde aquí").click()
    own = board(lab, film).locator(".ruleboard-trial")
    own.wait_for()
    lab.wait_painted(trial)
    before = lab.digest(trial)
    move = str(lab.eval(f"str(Out[{film + 2}].trial.position.legal_moves[0])"))
    lab.click_site(move, trial)
    lab.wait_changed(before, trial)
    lab.wait_eval(f"[str(move) for move in Out[{film + 2}].trial.state.moves]", [move])
    assert python(lab, film, "state.at") == 0
    assert lab.digest(film) == shown
    lab.site("D3", film).focus()
    lab.keys("t")
    own.wait_for(state="detached")
    lab.wait_eval(f"Out[{film + 2}].trial", None)
    board(lab, film).get_by_role("button", name="Probar desde aquí").wait_for()


def test_a_third_player_acts(read: Read) -> None:
    lab, three = read("es-en", "relati-4"), 8
    lab.wait_painted(three)
    lab.click_site("C3", three)
    lab.wait_eval(f"Out[{three + 2}].state.at", 3)  # both computers have acted
    assert python(lab, three, "position.turn") == 0
    assert board(lab, three).locator(".ruleboard-score th[scope=col]").count() == 3


def test_a_symbol_becomes_a_cannon(read: Read) -> None:
    lab, everything = read("es-en", "relati-5"), 8
    lab.wait_painted(everything)
    for _ in range(2):  # what cannot be taken back is confirmed
        lab.click_site("F5", everything)
    lab.wait_eval(f"str(Out[{everything + 2}].state.moves[0])", "cF5")
