"""The pad without a browser: what it tells a page, what it believes of a page, and what it makes of keys."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ruleboard.jupyter.pad import BOARD_KEYS, Pad
from ruleboard.jupyter.sites import Phrases
from ruleboard.jupyter.words_model import TOLD, Ears
from ruleboard.page.html import Passage, Table
from ruleboard.page.view import View
from ruleboard.rules.errors import Unknown
from ruleboard.scene.shapes import Between, Region, Scene
from tests.jupyter.wire import tap

SCENE = Scene(
    width=4,
    height=2,
    board=(),
    pieces=(),
    marks=(),
    symbols={},
    regions=(Region("a1", 1, 1, 0.5), Region("b1", 3, 1, 0.5)),
    rows=(("a1", "b1"),),
    neighbours={"a1": {"right": "b1"}, "b1": {"left": "a1"}},
)
VIEW = View(
    scene=SCENE,
    title="Board",
    labels={"a1": ("white",), "b1": ("empty",)},
    keys=("Escape", "u", "?"),
    headline=Passage("duty", ("White to move",)),
)

CONTROLS = {
    "faces": {name: [name, "", ""] for name in ("flip", "undo", "end", "ask")},
    "standing": {"undo": "d", "end": "h", "ask": "o"},
    "editions": [["en", "English"], ["ru", "Русский"]],
}


class Ear:
    """Remembers what a pad reports."""

    def __init__(self) -> None:
        self.picks: list[str] = []
        self.keys: list[tuple[str, str | None]] = []
        self.done: list[str] = []
        self.chosen: list[str] = []
        ears = Ears(
            pick=self.picks.append,
            key=lambda key, site: self.keys.append((key, site)),
            do=self.done.append,
            language=self.chosen.append,
        )
        self.pad = Pad(ears)
        self.show()

    def show(self, **changes: Any) -> None:
        self.pad.tell(self.pad.state_of(replace(VIEW, **changes)))


@pytest.fixture
def ear() -> Ear:
    return Ear()


def labels(pad: Pad) -> list[str]:
    """What a page makes of the numbers."""
    numbers = (each or "0" for each in pad.labels.split(","))
    return [", ".join(pad.phrases[int(n)] for n in each.split("+")) for each in numbers]


def test_sites_are_placed_in_per_cent_of_the_picture(ear: Ear) -> None:
    assert ear.pad.sites == [["a1", 25, 50, 12.5], ["b1", 75, 50, 12.5]]


def test_labels_are_numbers_of_phrases_that_a_page_has(ear: Ear) -> None:
    assert (ear.pad.phrases, ear.pad.labels) == (["white", "empty"], ",1")
    ear.show(labels={"a1": ("empty", "last move"), "b1": ("white",)})
    assert (ear.pad.phrases, ear.pad.labels) == (["white", "empty", "last move"], "1+2,")
    assert labels(ear.pad) == ["empty, last move", "white"]


def test_phrases_of_another_language_begin_anew(ear: Ear) -> None:
    ear.show(languages=("zh",), labels={"a1": ("白子",), "b1": ("空",)})
    assert ear.pad.phrases == ["白子", "空"]
    assert ear.pad.languages == ["zh-Hans"]


def test_a_table_of_phrases_only_grows() -> None:
    phrases = Phrases()
    assert phrases.written([("a",), ("a", "b"), ("c",), ()]) == ",0+1,2,-"
    assert phrases.written([("d",), ("a",)]) == "3,"
    assert phrases.table == ["a", "b", "c", "d"]
    assert phrases.written([("b",), *[("a",)] * 4, *[("b",)] * 3]) == "1,*4,1,1,1"


def test_an_update_is_one_message_with_only_what_is_new(
    ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    wire = tap(monkeypatch)
    ear.show(headline=Passage("duty", ("Black to move",)), pressed=("a1",))
    assert wire.states == [(ear.pad, {"headline", "pressed"})]


def test_every_word_of_a_view_has_its_place_on_the_wire(ear: Ear) -> None:
    words = Passage("news", ("one",))
    ear.show(**{name: "<b>" if name in ("legend", "rules") else words for name in TOLD})
    for name in TOLD:
        told = "<b>" if name in ("legend", "rules") else ["news", "one"]
        assert getattr(ear.pad, name) == [told]


def test_a_table_travels_as_numbers(ear: Ear) -> None:
    table = Table(("○", "×"), ((Passage("counter", ("Symbols",)), (3, 4)),), 1)
    ear.show(counters=(table, Passage("counter", ("More",))))
    assert ear.pad.counters == [
        {"heads": ("○", "×"), "rows": [[["counter", "Symbols"], 3, 4]], "now": 1},
        ["counter", "More"],
    ]


def test_an_unknown_site_is_refused_by_name(ear: Ear) -> None:
    with pytest.raises(Unknown) as told:
        ear.show(pressed=("z9",))
    assert told.value.code == "unknown_site"
    assert told.value.params["got"] == "z9"


def test_a_pick_of_a_page_is_reported(ear: Ear) -> None:
    ear.pad._handle_custom_msg({"kind": "pick", "site": "b1"}, [])
    assert ear.picks == ["b1"]


def test_a_key_of_a_page_is_reported_with_the_focused_site(ear: Ear) -> None:
    ear.pad._handle_custom_msg({"kind": "key", "key": "u", "site": "a1"}, [])
    ear.pad._handle_custom_msg({"kind": "key", "key": "Escape", "site": None}, [])
    assert ear.keys == [("u", "a1"), ("Escape", None)]


@pytest.mark.parametrize(
    "message",
    [
        None,
        "pick",
        [],
        {},
        {"kind": "pick"},
        {"kind": "dance", "site": "a1"},
        {"kind": "pick", "site": "z9"},
        {"kind": "pick", "site": ["a1"]},
        {"kind": "key", "key": "a", "site": "a1"},
        {"kind": "key", "key": 7, "site": "a1"},
        {"kind": "key", "key": "u", "site": "z9"},
        {"kind": "key", "key": "u", "site": 7},
        {"kind": "key", "key": "u"},
        {"kind": "do"},
        {"kind": "do", "name": "dance"},
        {"kind": "do", "name": ["flip"]},
        {"kind": "do", "name": "undo"},
        {"kind": "do", "name": "end"},
        {"kind": "language", "lang": "xx"},
        {"kind": "language", "lang": None},
    ],
)
def test_a_message_that_is_none_of_ours_is_left_alone(ear: Ear, message: Any) -> None:
    ear.pad.tell(CONTROLS)
    ear.pad.receive(message)
    assert (ear.picks, ear.keys, ear.done, ear.chosen) == ([], [], [], [])


def test_a_button_and_a_language_that_are_offered_are_reported(ear: Ear) -> None:
    ear.pad.tell(CONTROLS)
    ear.pad._handle_custom_msg({"kind": "do", "name": "flip"}, [])
    ear.pad._handle_custom_msg({"kind": "do", "name": "ask"}, [])
    ear.pad._handle_custom_msg({"kind": "language", "lang": "ru"}, [])
    assert (ear.done, ear.chosen) == (["flip", "ask"], ["ru"])


def test_a_click_between_the_sites_means_what_the_scene_says(ear: Ear) -> None:
    assert ear.pad.between == []
    ear.show(scene=replace(SCENE, between=Between("light", 0.5, 0, 3, 2)))
    assert ear.pad.between == ["light", 12.5, 0, 87.5, 100]
    ear.pad.pick("light")
    assert ear.picks == ["light"]


@pytest.mark.parametrize("key", ["Enter", "Space", " "])
def test_enter_and_space_pick_the_focused_site(ear: Ear, key: str) -> None:
    ear.pad.press(key, "a1")
    assert (ear.picks, ear.keys) == (["a1"], [])


@pytest.mark.parametrize("key", ["Enter", "Space", "Shift+Space", "ArrowUp", "PageDown"])
def test_keys_that_a_board_asks_for_are_reported_instead(ear: Ear, key: str) -> None:
    ear.pad.press(key, "a1")
    ear.picks.clear()
    ear.show(keys=(key.replace("Space", " "),))
    ear.pad.press(key, "a1")
    assert (ear.picks, ear.keys) == ([], [(key.replace("Space", " "), "a1")])


def test_walking_over_the_board_is_no_news_for_python(ear: Ear) -> None:
    for key in BOARD_KEYS:
        ear.pad.press(key)
    assert (ear.picks, ear.keys) == ([], [])


def test_only_the_keys_of_a_view_are_heard(ear: Ear) -> None:
    assert ear.pad.heard == ["?", "Escape", "u"]
    ear.pad.press("U")
    assert ear.keys == [("u", None)]
    with pytest.raises(Unknown, match="unknown key: 'q'"):
        ear.pad.press("q")
    ear.pad.receive({"kind": "key", "key": "q", "site": None})
    assert ear.keys == [("u", None)]


def test_what_does_not_exist_cannot_be_pressed_or_picked(ear: Ear) -> None:
    with pytest.raises(Unknown):
        ear.pad.pick("z9")
    with pytest.raises(Unknown):
        ear.pad.press("u", "z9")


def test_script_and_style_travel_once_for_all_boards(ear: Ear) -> None:
    sent, carried = ear.pad.get_state(), ear.pad.assets.get_state()
    assert sent["assets"] == f"IPY_MODEL_{ear.pad.assets.model_id}"
    assert "(await loaded.get(code)).pad(view)" in sent["_esm"]
    assert "export function pad(" in carried["js"]
    assert "export async function panel(" in carried["js"]
    assert ".ruleboard-pad" in carried["css"]
    assert len(sent["_esm"]) < 2000
    assert Ear().pad.assets is ear.pad.assets
