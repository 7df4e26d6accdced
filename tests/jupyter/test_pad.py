"""The pad without a browser: what it tells a page, what it believes of a page, and what it makes of keys."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ruleboard.jupyter.pad import BOARD_KEYS, KEYS, Pad, Pick, state_of
from ruleboard.rules.base import Unknown
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
WORDS: dict[str, Any] = {
    "labels": {"a1": "a1 white", "b1": "b1 empty"},
    "pressed": (),
    "disabled": (),
    "keys": (),
    "title": "Board",
    "status": "White to move",
    "language": "en",
}


class Ear:
    """Remembers what a pad reports."""

    def __init__(self) -> None:
        self.picks: list[Pick] = []
        self.keys: list[tuple[str, str | None]] = []
        self.pad = Pad(self.picks.append, lambda key, site: self.keys.append((key, site)))
        self.pad.tell(state_of(SCENE, **WORDS))


@pytest.fixture
def ear() -> Ear:
    return Ear()


def test_sites_are_placed_in_per_cent_of_the_picture(ear: Ear) -> None:
    assert ear.pad.sites == [["a1", 25, 50, 12.5], ["b1", 75, 50, 12.5]]


def test_labels_follow_the_sites_and_a_missing_one_is_the_name(ear: Ear) -> None:
    assert ear.pad.labels == ["a1 white", "b1 empty"]
    assert state_of(SCENE, **{**WORDS, "labels": {"b1": "b1 black"}})["labels"] == [
        "a1",
        "b1 black",
    ]


def test_an_update_is_one_message_with_only_what_is_new(
    ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    wire = tap(monkeypatch)
    ear.pad.tell(state_of(SCENE, **{**WORDS, "status": "Black to move", "pressed": ["a1"]}))
    assert wire.states == [(ear.pad, {"status", "pressed"})]


@pytest.mark.parametrize("where", ["pressed", "disabled"])
def test_an_unknown_site_is_refused_by_name(where: str) -> None:
    with pytest.raises(Unknown) as told:
        state_of(SCENE, **{**WORDS, where: ["z9"]})
    assert told.value.code == "unknown_site"
    assert told.value.params["got"] == "z9"


def test_an_unknown_key_is_refused_by_name() -> None:
    with pytest.raises(Unknown) as told:
        state_of(SCENE, **{**WORDS, "keys": ["Entr"]})
    assert told.value.params["got"] == "Entr"


def test_a_pick_of_a_page_is_reported(ear: Ear) -> None:
    ear.pad._handle_custom_msg(
        {"kind": "pick", "site": "b1", "button": 2, "modifiers": "ctrl+shift"}, []
    )
    assert ear.picks == [Pick("b1", 2, frozenset({"ctrl", "shift"}))]


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
        {"kind": "dance", "site": "a1", "button": 0, "modifiers": ""},
        {"kind": "pick", "site": "z9", "button": 0, "modifiers": ""},
        {"kind": "pick", "site": ["a1"], "button": 0, "modifiers": ""},
        {"kind": "pick", "site": "a1", "button": "left", "modifiers": ""},
        {"kind": "pick", "site": "a1", "button": 77, "modifiers": ""},
        {"kind": "pick", "site": "a1", "button": 0, "modifiers": None},
        {"kind": "key", "key": "a", "site": "a1"},
        {"kind": "key", "key": 7, "site": "a1"},
        {"kind": "key", "key": "u", "site": "z9"},
        {"kind": "key", "key": "u", "site": 7},
        {"kind": "key", "key": "u"},
    ],
)
def test_a_message_that_is_none_of_ours_is_left_alone(ear: Ear, message: Any) -> None:
    ear.pad.receive(message)
    assert (ear.picks, ear.keys) == ([], [])


def test_a_click_between_the_sites_means_what_the_scene_says(ear: Ear) -> None:
    assert ear.pad.between == []
    part = Between("light", 0.5, 0, 3, 2)
    ear.pad.tell(state_of(replace(SCENE, between=part), **WORDS))
    assert ear.pad.between == ["light", 12.5, 0, 87.5, 100]
    ear.pad.pick("light")
    assert ear.picks == [Pick("light")]


def test_a_disabled_site_cannot_be_picked(ear: Ear) -> None:
    ear.pad.tell(state_of(SCENE, **{**WORDS, "disabled": ["a1"]}))
    ear.pad.pick("a1")
    ear.pad.pick("b1")
    assert ear.picks == [Pick("b1")]


@pytest.mark.parametrize("key", ["Enter", "Space", " "])
def test_enter_and_space_pick_the_focused_site(ear: Ear, key: str) -> None:
    ear.pad.press(key, "a1")
    assert (ear.picks, ear.keys) == ([Pick("a1")], [])


@pytest.mark.parametrize("key", ["Enter", "Space", "Shift+Space", "ArrowUp", "PageDown"])
def test_keys_that_a_board_asks_for_are_reported_instead(ear: Ear, key: str) -> None:
    ear.pad.press(key, "a1")
    ear.picks.clear()
    ear.pad.tell(state_of(SCENE, **{**WORDS, "keys": [key]}))
    ear.pad.press(key, "a1")
    assert (ear.picks, ear.keys) == ([], [(key.replace("Space", " "), "a1")])


def test_walking_over_the_board_is_no_news_for_python(ear: Ear) -> None:
    for key in BOARD_KEYS:
        ear.pad.press(key)
    assert (ear.picks, ear.keys) == ([], [])


def test_every_key_of_a_board_is_reported(ear: Ear) -> None:
    for key in KEYS:
        ear.pad.press(key.upper() if len(key) == 1 else key)
    assert ear.keys == [(key, None) for key in KEYS]


def test_what_does_not_exist_cannot_be_pressed_or_picked(ear: Ear) -> None:
    with pytest.raises(Unknown):
        ear.pad.pick("z9")
    with pytest.raises(Unknown):
        ear.pad.press("u", "z9")
    with pytest.raises(Unknown):
        ear.pad.press("Any")


def test_script_and_style_travel_with_the_widget(ear: Ear) -> None:
    sent = ear.pad.get_state()
    assert "export default" in sent["_esm"]
    assert ".ruleboard-pad" in sent["_css"]
