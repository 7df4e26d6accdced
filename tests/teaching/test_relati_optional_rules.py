"""Films of Relati's optional rules: true to the engine, complete, of a length that a class can follow, tellable."""

from __future__ import annotations

import pytest

from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines import demo
from ruleboard.rules import relati
from ruleboard.rules.base import Piece
from ruleboard.rules.relati.codes import Counted
from ruleboard.scene.shapes import Mark
from ruleboard.session.clicks import after
from ruleboard.session.film import Frame
from ruleboard.session.inputs import Click, Do
from ruleboard.teaching.narration import tell
from ruleboard.teaching.relati import optional_rules

Film = tuple[Frame, ...]

QUESTIONS = {
    "consecutive": ("D5",),
    "cannon": ("D4", "A4"),
    "death": ("D4",),
    "chain": ("B4", "F4"),
    "migration": ("B4",),
}
"""What a viewer clicks who has understood."""


def told(name: str) -> list[tuple[str, tuple[str, ...]]]:
    """The codes of a film with their sites, in its order."""
    return [
        (f.note.code.removeprefix("relati."), f.note.sites) for f in optional_rules.FILMS[name]()
    ]


def frame(name: str, code: str) -> Frame:
    """The first frame of a film with some code."""
    return next(f for f in optional_rules.FILMS[name]() if f.note.code == f"relati.{code}")


def position_of(name: str, code: str) -> relati.Position:
    """Where the first frame with some code begins."""
    found = frame(name, code).position
    assert isinstance(found, relati.Position)
    return found


def in_order(name: str, *wanted: tuple[str, tuple[str, ...]]) -> bool:
    """Whether a film tells these things one after another, whatever it tells between them."""
    rest = iter(told(name))
    return all(each in rest for each in wanted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", optional_rules.FILMS)
def test_every_frame_can_be_told(name: str, language: str) -> None:
    for shown in optional_rules.FILMS[name](ask=True):
        (text,) = tell(Words(language), (shown.note,))
        assert text
        assert "{" not in text


@pytest.mark.parametrize("name", optional_rules.FILMS)
def test_a_film_is_short_and_its_board_small(name: str) -> None:
    frames = optional_rules.FILMS[name]()
    assert 8 <= len(frames) <= 16
    assert {relati.parse(f.position.text).board for f in frames} == {relati.board(7)}
    assert max(len(f.pieces) for f in frames) <= 8


@pytest.mark.parametrize("name", optional_rules.FILMS)
def test_every_picture_is_one_that_the_rules_make(name: str) -> None:
    for shown in optional_rules.FILMS[name](ask=True):
        position = shown.position
        possible = [dict(position.pieces)]
        for move in position.legal_moves:
            pieces = dict(position.pieces)
            for event in position.events(move):
                pieces = after(pieces.items(), (event,))
                possible.append(pieces)
        assert dict(shown.pieces) in possible


@pytest.mark.parametrize("name", optional_rules.FILMS)
def test_numbers_are_those_of_the_picture_or_are_not_there(name: str) -> None:
    for shown in optional_rules.FILMS[name]():
        lost = {site for site, piece in shown.pieces.items() if piece.state == "disconnected"}
        told = [n for n in shown.counters if n.code == Counted.DISCONNECTED]
        assert not told or {site for note in told for site in note.sites} == lost


@pytest.mark.parametrize("name", optional_rules.FILMS)
def test_marks_lie_on_the_board_and_rays_run_along_a_line(name: str) -> None:
    for shown in optional_rules.FILMS[name]():
        for mark in shown.marks:
            assert set(mark.sites) <= set(relati.board(7).squares)
            if mark.kind == "ray":
                gun, target = mark.sites
                assert (gun[0] == target[0]) != (gun[1:] == target[1:])
                assert gun in shown.pieces


@pytest.mark.parametrize("name", optional_rules.FILMS)
def test_a_question_is_the_only_difference_and_has_an_answer(name: str) -> None:
    frames = optional_rules.FILMS[name](ask=True)
    (at,) = [number for number, shown in enumerate(frames) if shown.asks is not None]
    assert [f.note for f in frames if f.asks is None] == [
        f.note for f in optional_rules.FILMS[name]()
    ]
    state, _ = demo.step(demo.begin_demo(frames), Do("go", at))
    for site in QUESTIONS[name]:
        assert state.at == at
        state, reply = demo.step(state, Click(site))
    assert state.at == at + 1
    assert [note.code for note in reply.notes] == ["demo.right"]


def test_cutting_and_healing_earn_an_action_each_and_both_earn_two() -> None:
    assert in_order(
        "consecutive",
        ("extension.thread", ()),
        ("event.cut", ("D2",)),
        ("event.bonus", ()),
        ("duty.act_again", ()),
        ("event.place", ("E4",)),
        ("event.heal", ("D2",)),
        ("event.bonus", ()),
        ("event.end", ()),
        ("event.cut", ("E4",)),
        ("event.heal", ("E5",)),
        ("event.bonus", ()),
    )
    last = optional_rules.consecutive()[-1]
    assert last.note.params["n"] == 2
    both = position_of("consecutive", "extension.for_both")
    assert both.play("D5").actions_left == 2


def test_whoever_acts_again_is_the_same_player_until_the_turn_is_ended() -> None:
    frames = optional_rules.consecutive()
    players = [f.note.params["player"] for f in frames if f.note.code.startswith("relati.event.pl")]
    assert players == [0, 0, 1, 0]
    ended = frame("consecutive", "event.end").position
    assert (ended.turn, ended.play("end").turn) == (1, 0)


def test_building_cuts_off_what_hung_on_the_symbol() -> None:
    assert in_order("cannon", ("event.build", ("D6",)), ("event.cut", ("B6",)))
    built = position_of("cannon", "extension.never_source")
    ways = [p for p in relati.paths(built, "B6", 0) if p.source == "D6"]
    assert {way.fault for way in ways} == {"cannon"}
    assert built.pieces["D6"] == Piece(0, "cannon", number=1)


def test_a_cannon_hits_the_first_live_symbol_looks_through_the_dead_and_spares_its_own() -> None:
    first = frame("cannon", "extension.first_live")
    assert Mark("ray", ("D4", "D2")) in first.marks
    through = frame("cannon", "extension.looks_through")
    assert Mark("ray", ("D4", "F4")) in through.marks
    assert through.pieces["E4"].state == "dead"
    assert through.position.refuse(("D4", "F4")) is None
    shield = frame("cannon", "extension.own_shield")
    refused = shield.position.refuse(("D4", "D6"))
    assert refused is not None
    assert (refused.code, refused.sites) == ("own_shield", ("D4", "D6"))


def test_a_shot_at_the_root_runs_through_all_levels_and_wins() -> None:
    assert in_order(
        "cannon",
        ("event.kill_root", ("D4", "A4")),
        ("extension.spent", ()),
        ("event.cut", ("B2",)),
        ("event.cut", ("D2",)),
        ("event.cut", ("F4",)),
        ("outcome.only_one_can_act", ()),
    )
    spent = frame("cannon", "extension.spent")
    assert (spent.pieces["D4"], spent.pieces["A4"]) == (
        Piece(0, "spent"),
        Piece(1, "symbol", "dead"),
    )
    won = optional_rules.cannon()[-1].position.play("aD4>L").outcome
    assert won is not None
    assert won.winner == 0


def test_a_disconnected_cannon_dies_and_a_path_runs_through_it() -> None:
    assert in_order(
        "death",
        ("event.cut", ("C3",)),
        ("event.die", ("C3",)),
        ("event.heal", ("B2",)),
        ("extension.through_dead", ()),
    )
    assert (
        Mark("path_remote_normal", ("B2", "C3", "D4"))
        in frame("death", "extension.through_dead").marks
    )


def test_a_dead_symbol_blocks_nothing_but_its_square_stays_closed() -> None:
    blocked = frame("death", "extension.live_blocks")
    assert blocked.pieces["C3"] == Piece(0, "symbol", "disconnected")
    assert in_order("death", ("event.kill", ("D6", "D4")), ("event.heal", ("C3",)))
    last = optional_rules.death()[-1]
    assert last.note.code == "relati.refuse.cell_dead"
    assert (last.pieces["C3"], last.pieces["D4"]) == (
        Piece(0, "symbol"),
        Piece(1, "symbol", "dead"),
    )


def test_shells_are_handed_on_and_fired_until_none_is_left_in_both_orders() -> None:
    assert in_order(
        "chain",
        ("event.relay", ("B4", "F4")),
        ("refuse.must_continue", ("F4", "F1", "F7")),
        ("event.kill", ("F4", "F1")),
        ("refuse.must_continue", ("F4", "F7")),
        ("event.kill", ("F4", "F7")),
        ("extension.one_action", ()),
        ("event.kill", ("F4", "F7")),
        ("event.kill", ("F4", "F1")),
    )
    start = optional_rules.chain()[0].position
    attacks = {str(move) for move in start.legal_moves if move.action == relati.ATTACK}
    assert attacks == {"aB4>RFB", "aB4>RBF", "aF4>F", "aF4>B"}
    assert frame("chain", "event.relay").note.params["shells"] == 2
    assert frame("chain", "extension.one_action").position.turn == 1


def test_a_spent_cannon_is_loaded_again_and_a_chain_must_kill() -> None:
    spent = frame("chain", "extension.loaded_again")
    assert spent.pieces["F4"] == Piece(0, "spent")
    relay = optional_rules.chain()[-3]
    assert relay.note.code == "relati.event.relay"
    assert relay.pieces["F4"] == Piece(0, "cannon", number=1)
    idle = optional_rules.chain()[-1].position
    refused = idle.refuse(("B4", "F4"))
    assert refused is not None
    assert refused.code == "kills_nothing"


def test_a_root_migrates_along_an_open_path_and_leaves_something_behind() -> None:
    assert in_order(
        "migration",
        ("event.migrate", ("D4", "B4")),
        ("event.cut", ("F4",)),
        ("refuse.nothing_to_hit", ("D7", "D4")),
        ("refuse.cell_dead", ("D4",)),
        ("refuse.not_linked_to_root", ("D1", "D4")),
        ("refuse.root_link_blocked", ("B4", "C4", "D4")),
        ("event.migrate", ("D4", "D2")),
        ("extension.all_hold", ()),
    )
    gone = frame("migration", "refuse.nothing_to_hit")
    assert gone.pieces["B4"] == Piece(0, "root")
    assert gone.pieces["D4"] == Piece(0, "symbol", "dead")
    assert gone.pieces["F4"] == Piece(0, "symbol", "disconnected")
    held = optional_rules.migration()[-1]
    assert not position_of("migration", "extension.all_hold").field.lost(0)
    assert {site for mark in held.marks for site in mark.sites} == {"D1", "D2", "C3", "B4"}
