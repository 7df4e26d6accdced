"""What leads through the course: the start page, the way to the next open task, and the card at the end of a lesson."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lessons.builder import navigation, start_page
from lessons.builder.notebook import counted, text
from lessons.builder.source import START, Lesson, read
from ruleboard.folder.handout import hand_out
from ruleboard.lang import LANGUAGES, Words
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer
from tests.browser.short_lesson import shorten, shortened
from tests.browser.test_lesson import LESSONS

pytestmark = pytest.mark.long

COURSE = [
    counted(each, LESSONS)
    for each in navigation.ordered(
        {
            path.name: read(path.stem, path.read_text(encoding="utf-8"), path.name)
            for path in sorted((LESSONS / "source").glob("*.md"))
        }
    )
]
FIRST, SECOND, *_ = COURSE
CLOSE, PAIRS = 0, 1  # boards of the first lesson: its first exercise, its first practice
BOARDS = ("setup", "try-board", "mill-practice", "free-play-board")
ENGLISH_MENUS = {"@jupyterlab/translation-extension/plugin": {"locale": "default"}}
PHONE = (390, 844)

_OPEN = "() => jupyterapp.shell.currentWidget?.context?.path ?? null"
_DIRTY = "() => jupyterapp.shell.currentWidget.context.model.dirty"
_WATCH = """() => {
  window.shifts = [];
  const seen = new PerformanceObserver(list => {
    const isOurs = ({ node }) => (node?.parentElement ?? node)?.closest?.(".ruleboard-start");
    const shown = () => document.querySelector(".ruleboard-settled");
    for (const { value, sources, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput && (shown() || sources.some(isOurs))) window.shifts.push(value);
    }
  });
  seen.observe({ type: "layout-shift", buffered: true });
}"""
# Where the focus is: the number of its board among all boards, and whether that is on the screen.
_BOARD = """() => {
  const board = document.activeElement?.closest(".ruleboard");
  const { top, bottom } = board?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
  return [[...document.querySelectorAll(".ruleboard")].indexOf(board), bottom > 0 && top < innerHeight];
}"""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A learner's own folder, with start pages as the builder makes them today."""
    folder = tmp_path_factory.mktemp("own")
    hand_out(LESSONS, folder)
    for lesson in folder.glob("*/*.ipynb"):
        if lesson.stem == START:
            lesson.write_text(text(start_page.make(COURSE, lesson.parent.name)), encoding="utf-8")
        else:
            shorten(lesson)
    first = folder / "en" / f"{FIRST.id}.ipynb"
    whole = LESSONS / "en" / first.name
    first.write_text(json.dumps(shortened(whole, BOARDS)), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def school(own: Path) -> Iterator[LabServer]:
    with LabServer(own, extension=True, chosen=ENGLISH_MENUS, warm=True) as running:
        yield running


Note = Callable[[dict[str, dict[str, int]]], None]


@pytest.fixture
def note(own: Path) -> Iterator[Note]:
    """Write the progress of lessons: the stars of each exercise."""
    file = own / "progress.json"

    def write(lessons: dict[str, dict[str, int]]) -> None:
        efforts = {
            lesson: {
                key: {"hints": 0, "solved": stars > 0, "stars": stars, "tries": 1}
                for key, stars in done.items()
            }
            for lesson, done in lessons.items()
        }
        file.write_text(json.dumps({"format": 1, "lessons": efforts}), encoding="utf-8")

    yield write
    file.unlink(missing_ok=True)


def opened(lab: Lab, name: str, edition: str = "en") -> None:
    lab.wait_for(lambda: lab.page.evaluate(_OPEN) == f"{edition}/{name}.ipynb")


def told(key: str, **blanks: object) -> str:
    return Words("en").first(f"lab.{key}", **blanks)


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
def test_nothing_on_the_start_page_moves_once_it_can_be_seen(
    school: LabServer, browser: Browser, note: Note, size: tuple[int, int]
) -> None:
    note({FIRST.id: dict.fromkeys(FIRST.exercises, 3), SECOND.id: {SECOND.exercises[0]: 1}})
    context = browser.visitor(size)
    context.add_init_script(f"({_WATCH})()")
    with Lab(context, school, "en/start.ipynb", view="lab", kernel=False) as lab:
        lab.page.locator(".ruleboard-onward").wait_for()
        pictures = lab.page.locator(".ruleboard-start td img")
        lab.wait_for(lambda: pictures.evaluate_all("all => all.every(each => each.naturalWidth)"))
        lab.page.wait_for_timeout(300)  # the browser reports shifts after they were painted
        assert lab.page.evaluate("() => window.shifts") == []
        sizes = pictures.evaluate_all("all => all.map(({ width, height }) => [width, height])")
        assert {width for width, _ in sizes} == {height for _, height in sizes}
        assert len({*map(tuple, sizes)}) == 1


def test_the_games_stand_beside_each_other_where_there_is_room_each_with_its_sign(
    school: LabServer, browser: Browser
) -> None:
    with browser.open(school, "ru/start.ipynb", view="lab", size=(1366, 768), kernel=False) as lab:
        games = lab.page.locator(".ruleboard-games").first.locator(".ruleboard-game")
        games.first.wait_for()
        assert games.count() == 3
        boxes = [lab.box(games.nth(number)) for number in range(3)]
        assert len({round(box["y"]) for box in boxes}) == 1
        assert boxes[0]["x"] < boxes[1]["x"] < boxes[2]["x"]
        assert all(box["y"] < 500 for box in boxes)  # on the first screen
        signs = games.locator("h3").evaluate_all(
            "all => all.map(each => getComputedStyle(each, '::before').backgroundImage)"
        )
        assert len({*signs}) == 3
        lab.resize(PHONE)
        lab.wait_for(lambda: lab.box(games.nth(1))["x"] == lab.box(games.nth(0))["x"])
        assert lab.page.locator(".jp-StatusBar-Widget:visible").count() == 0  # "No Kernel"


def test_a_card_opens_its_lesson_wherever_it_is_pressed_and_has_one_stop_for_tab(
    school: LabServer, browser: Browser
) -> None:
    with browser.open(school, "en/start.ipynb", view="lab", size=(1366, 768), kernel=False) as lab:
        lab.page.locator(".ruleboard-settled").wait_for()
        card = lab.page.locator(".ruleboard-start tr").nth(1)
        stops = card.locator("a, button, [tabindex]").evaluate_all(
            "all => all.filter(each => each.tabIndex >= 0).map(each => each.textContent)"
        )
        assert stops == [SECOND.titles["en"]]
        card.scroll_into_view_if_needed()
        box = lab.box(card)
        lab.page.mouse.click(box["x"] + box["width"] - 6, box["y"] + box["height"] - 6)
        opened(lab, SECOND.id)
        lab.wait_lesson("live")
        lab.shut_down()


def test_pictures_are_darker_on_a_dark_page(school: LabServer, browser: Browser) -> None:
    with browser.open(school, "en/start.ipynb", view="lab", kernel=False) as lab:
        picture = lab.page.locator(".ruleboard-start td img").first
        picture.wait_for()
        look = "each => getComputedStyle(each).filter"
        assert picture.evaluate(look) == "none"
        theme = "() => jupyterapp.commands.execute('apputils:change-theme', { theme: 'JupyterLab Dark' })"
        lab.page.evaluate(theme)
        lab.wait_for(lambda: "brightness" in picture.evaluate(look))
        lab.page.evaluate(theme.replace("Dark", "Light"))


@pytest.fixture
def first(school: LabServer, browser: Browser, note: Note) -> Iterator[Lab]:
    """The first lesson, in which all but the first exercise and one task of the first practice is solved."""
    open_tasks = (FIRST.exercises[0], FIRST.exercises[2])
    note({FIRST.id: {key: 3 for key in FIRST.exercises if key not in open_tasks}})
    with browser.open(school, f"en/{FIRST.id}.ipynb", view="lab") as lab:
        lab.wait_lesson("live")
        lab.wait_painted(PAIRS)
        yield lab
        assert lab.errors() == []
        lab.shut_down()


def test_beside_the_progress_a_button_leads_from_one_open_board_to_the_next(first: Lab) -> None:
    button = first.page.locator(".ruleboard-open:visible")
    assert button.inner_text() == told("open", n=2)
    for board in (CLOSE, PAIRS, CLOSE):
        button.click()
        first.wait_for(lambda board=board: first.page.evaluate(_BOARD) == [board, True])  # type: ignore[misc]
    first.reload()
    first.wait_lesson("live")
    first.wait_painted(PAIRS)
    first.wait_for(lambda: button.inner_text() == told("open", n=2))
    for name in ("f6", "b2"):
        first.click_site(name, CLOSE)
    first.wait_for(lambda: button.inner_text() == told("open", n=1))
    button.click()
    first.wait_for(lambda: first.page.evaluate(_BOARD) == [PAIRS, True])


def test_a_lesson_ends_with_a_card_that_tells_what_is_open_and_leads_on(first: Lab) -> None:
    card = first.page.locator(".ruleboard-closing")
    card.scroll_into_view_if_needed()
    total = len(FIRST.exercises)
    for words in (
        told("closing"),
        told("solved", solved=total - 2, total=total),
        told("earned", stars=3 * (total - 2), most=3 * total),
        told("left"),
    ):
        assert words in card.inner_text()
    open_boards = card.locator(".ruleboard-left button")
    assert open_boards.all_inner_texts() == [
        told("part", title=FIRST.titles["en"], n=1),
        told("part", title="What a mill is", n=1),
    ]
    open_boards.nth(1).focus()
    first.page.keyboard.press("Enter")  # JupyterLab's own key would edit a cell
    first.wait_for(lambda: first.page.evaluate(_BOARD) == [PAIRS, True])
    for name in ("f6", "b2"):
        first.click_site(name, CLOSE)
    first.wait_for(lambda: open_boards.count() == 1)
    card.get_by_role("button", name=told("game")).click()
    boards = first.page.locator(".ruleboard").count()
    first.wait_for(lambda: first.page.evaluate(_BOARD) == [boards - 1, True])
    assert not first.page.evaluate(_DIRTY)
    onward = card.locator(".jp-mod-accept")
    assert onward.inner_text() == f"Next lesson: {SECOND.titles['en']}"
    onward.click()
    opened(first, SECOND.id)
    first.wait_lesson("live")


@pytest.mark.parametrize("edition", ["zh-en"])
def test_the_card_speaks_the_languages_of_its_lesson_and_praises_who_has_solved_everything(
    school: LabServer, browser: Browser, note: Note, edition: str
) -> None:
    last: Lesson = COURSE[-1]
    note({last.id: dict.fromkeys(last.exercises, 3)})
    with browser.open(school, f"{edition}/{last.id}.ipynb", view="lab", size=PHONE) as lab:
        lab.wait_lesson("live")
        card = lab.page.locator(".ruleboard-closing")
        for language in edition.split("-"):
            words = Words(language).first("lab.finished")
            found = card.get_by_text(words, exact=True)
            found.wait_for()
            assert found.get_attribute("lang") == LANGUAGES[language].html
        assert card.locator(".ruleboard-left").count() == 0
        assert card.locator(".jp-mod-accept").get_attribute("data-way") == "all"  # none comes after
        stars = card.locator(".ruleboard-stars span").evaluate_all(
            "all => all.map(each => each.style.getPropertyValue('--share'))"
        )
        assert stars == ["1", "1", "1"]
        box = lab.box(card)
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        lab.page.emulate_media(media="print")
        assert not card.is_visible()
        lab.page.emulate_media(media="screen")
        lab.shut_down()
