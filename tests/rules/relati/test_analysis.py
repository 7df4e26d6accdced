"""What a learner can be shown: paths and their state, links and cuts, life lines, territory."""

from __future__ import annotations

import random

import pytest

from ruleboard.rules import base, errors, relati
from tests.rules.relati import naive
from tests.rules.relati.chance import walk

PATHS = pytest.mark.parametrize(
    "rules", [relati.BASIC, relati.REMOTE, relati.NEIGHBOURS], ids=lambda rules: str(rules.paths)
)


def only(position: relati.Position, square: str, source: str) -> dict[str, relati.Path]:
    found = relati.paths(position, square)
    return {path.shape: path for path in found if path.source == source}


# --- paths -----------------------------------------------------------------------------------------------------------


def test_the_middle_of_the_board_has_40_paths_and_a_corner_9() -> None:
    position = relati.start()
    shapes = [path.shape for path in relati.paths(position, "E5")]
    assert {shape: shapes.count(shape) for shape in relati.SHAPES} == dict.fromkeys(
        relati.SHAPES, 8
    )
    assert len(relati.paths(position, "A1")) == 3 + 3 + 2 * 3


def test_shapes_are_named_from_the_square_towards_the_source() -> None:
    """Relati: F, FF, FFR is straight-turn; R, FR, FFR turn-straight; F, FR, FFR turn-turn."""
    ways = only(relati.parse("2 O1 - O=F3* X=I9*"), "E5", "F3")
    assert {shape: path.middles for shape, path in ways.items()} == {
        "straight_turn": ("E4", "E3"),
        "turn_straight": ("F5", "F4"),
        "turn_turn": ("E4", "F4"),
    }


def test_walked_backwards_straight_turn_and_turn_straight_change_names() -> None:
    position = relati.parse("2 O1 - O=F3*,E5 X=I9*")
    there, back = only(position, "E5", "F3"), only(position, "F3", "E5")
    assert there["straight_turn"].middles == back["turn_straight"].middles[::-1]
    assert there["turn_turn"].middles == back["turn_turn"].middles[::-1]


def test_a_path_knows_where_it_is_blocked() -> None:
    ways = only(relati.parse("2 O1 - O=E5* X=F4*"), "F3", "E5")
    assert {shape: path.blocked for shape, path in ways.items()} == {
        "straight_turn": ("F4",),
        "turn_straight": (),
        "turn_turn": ("F4",),
    }
    assert [shape for shape, path in ways.items() if path.open] == ["turn_straight"]


def test_a_path_knows_why_its_source_does_not_count() -> None:
    position = relati.parse("2 O1 c O=E5*,C3,C5c,E3+ X=D4*")
    faults = {path.source: path.fault for path in relati.paths(position, "D3")}
    assert faults["C3"] == "disconnected"
    assert faults["C5"] == "cannon"
    assert faults["E3"] == "dead"
    assert faults["D4"] == "enemy"
    assert faults["D1"] == "empty"
    assert faults["E5"] is None


def test_the_three_stable_shapes_are_one_kind() -> None:
    kinds = {path.shape: path.kind for path in relati.paths(relati.start(), "E5")}
    assert set(kinds.values()) == set(relati.KINDS)
    assert kinds["turn_turn"] == kinds["straight_turn"] == "remote_stable"


@PATHS
def test_a_square_is_legal_exactly_when_a_path_is_open(rules: relati.Rules) -> None:
    for position, _ in walk(rules, 2, 7, 7):
        if not position.field.sides[position.turn].absent:
            room = {move.site for move in position.legal_moves}
            empty = set(position.board.squares) - set(position.pieces)
            assert room == {site for site in empty if relati.open_paths(position, site)}


def test_an_unknown_player_is_a_mistake() -> None:
    with pytest.raises(errors.Unknown, match="unknown player: 2; expected 0, 1"):
        relati.paths(relati.start(), "E5", 2)


# --- links -----------------------------------------------------------------------------------------------------------


def test_links_lead_away_from_the_root() -> None:
    position = relati.parse("2 X1 - O=E5*,C3,A3 X=F5*")
    ends = [(link.source, link.square, link.kind) for link in relati.links(position, 0)]
    assert ends == [("E5", "C3", "remote_normal"), ("C3", "A3", "remote_normal")]


def test_a_half_blocked_stable_link_is_cut_by_one() -> None:
    position = relati.parse("2 O1 - O=E5*,F3 X=E4*")
    assert relati.cuts(position, "E5", "F3") == (("F4",), ("F5",))


def test_a_dead_symbol_keeps_a_path_clear_for_ever() -> None:
    position = relati.parse("2 O1 c O=E5*,G7 X=F6+,A1*")
    assert relati.cuts(position, "G7", "E5") == ()


def test_a_link_of_a_disconnected_symbol_does_not_carry() -> None:
    position = relati.parse("2 X1 - O=E5*,C3,A3 X=D4*")
    carries = {(link.source, link.square): link.carries for link in relati.links(position, 0)}
    assert carries == {("A3", "C3"): False}


def test_a_cannon_is_always_the_far_end() -> None:
    position = relati.parse("2 X1 c O=E5*,D5c,C5,D6 X=I9*")
    links = relati.links(position, 0)
    assert "D5" not in {link.source for link in links}
    assert {link.source for link in links if link.square == "D5"} == {"E5", "C5", "D6"}


def test_two_symbols_far_apart_are_not_linked() -> None:
    with pytest.raises(errors.BadValue, match="not linked: 'A1–I9'"):
        relati.cuts(relati.parse("2 O1 - O=A1* X=I9*"), "A1", "I9")


@PATHS
def test_minimal_cuts_cut_and_less_does_not(rules: relati.Rules) -> None:
    """Every minimal cut of every link, tried on the board with the naive engine."""
    for position, _ in list(walk(rules, 2, 7, 11))[4:20]:
        for link in relati.links(position, 0):
            pair = tuple(map(position.board.xy, (link.square, link.source)))
            for cut in link.cuts:
                assert not linked_after(position, pair, cut)
                for spared in cut:
                    assert linked_after(position, pair, [s for s in cut if s != spared])


def linked_after(position: relati.Position, pair: tuple[naive.Square, ...], cut: object) -> bool:
    game = naive.Game(2, position.board.size, naive.Options(paths=position.rules.paths))
    for site, piece in position.pieces.items():
        assert piece.owner is not None
        game.symbols[position.board.xy(site)] = naive.Symbol(piece.owner)
    assert isinstance(cut, (tuple, list))
    for site in cut:
        game.symbols[position.board.xy(site)] = naive.Symbol(1)
    return game.touches(pair[0], {pair[1]})


# --- what a move does ------------------------------------------------------------------------------------------------


def test_the_effect_of_a_placement() -> None:
    position = relati.parse("2 O1 q O=F2,F3*,F5 X=B4,F4,D6*")
    done = relati.effect(position, "E5")
    assert done.healed == (("F5",), ())
    assert done.cut[0] == ()
    assert done.cut[1]
    assert done.died == ((), ())


def test_waves_add_up_to_the_effect() -> None:
    for seed in range(4):
        for position, move in walk(relati.ALL, 2, 5, 50 + seed):
            done, waves = relati.effect(position, move), relati.waves(position, move)
            for player in range(2):
                state: set[str] = set()
                for wave in waves:
                    if wave.player == player:
                        change = state.update if wave.code == "cut" else state.difference_update
                        change(wave.sites)
                assert set(done.cut[player]) <= state | set(done.died[player])


# --- life lines ------------------------------------------------------------------------------------------------------


def test_life_lines_go_level_by_level() -> None:
    found = relati.lifelines(relati.parse("2 X1 - O=E5*,C3,A4,A6 X=F5*"), 0)
    assert found.levels == (("E5",), ("C3",), ("A4",), ("A6",))
    assert [(line.source, line.square) for line in found.lines] == [
        ("E5", "C3"),
        ("C3", "A4"),
        ("A4", "A6"),
    ]


def test_most_hangs_on_the_square_next_to_the_root() -> None:
    found = relati.lifelines(relati.parse("2 X1 - O=E5*,C3,A4,A6 X=F5*"), 0)
    assert list(found.hanging) == ["D4", "A5"]
    assert found.hanging["D4"] == ("C3", "A4", "A6")
    assert found.hanging["A5"] == ("A6",)


@PATHS
def test_what_hangs_on_a_square_falls_when_an_enemy_takes_it(rules: relati.Rules) -> None:
    for position, _ in walk(rules, 2, 7, 21):
        other = 1 - position.turn
        if position.field.sides[other].absent:
            continue
        hanging = relati.lifelines(position, other).hanging
        for move in position.legal_moves:
            assert relati.effect(position, move).cut[other] == hanging.get(move.site, ())


# --- territory -------------------------------------------------------------------------------------------------------


def test_an_open_board_is_contested() -> None:
    found = relati.territory(relati.parse("2 O1 - O=E5* X=I9*"))
    assert not found.closed
    assert found.verdict is None
    assert found.counts == (79, 79)


@pytest.mark.parametrize(
    ("a", "b", "winner"),
    [(a, b, 0 if a >= b + 2 else None if a >= b else 1) for a in range(1, 8) for b in range(8)],
)
def test_the_counting_rule_for_two(a: int, b: int, winner: int | None) -> None:
    assert relati.count_out((a, b), 0).winner == winner


def test_the_count_goes_round_the_table() -> None:
    assert relati.count_out((1, 2, 5), 0).winner == 2
    assert relati.count_out((0, 3, 0), 0).winner == 1
    assert relati.count_out((0, 1, 0), 0).winner is None
    assert relati.count_out((0, 0, 0), 0) == base.Outcome(None, "nobody_can_act")


@PATHS
def test_a_closed_board_ends_as_counted_however_it_is_played(rules: relati.Rules) -> None:
    both = 0
    for players, size, games in ((2, 5, 150), (2, 7, 60), (3, 7, 40)):
        for seed in range(games):
            for position, _ in walk(rules, players, size, 70 + seed):
                found = relati.territory(position)
                if found.closed:
                    assert found.contested == ()
                    assert found.verdict == end_of(position, seed)
                    both += min(found.counts) > 0
    assert both > 20


def end_of(position: relati.Position, seed: int) -> base.Outcome | None:
    chance = random.Random(seed)
    while not position.outcome:
        position = position.play(chance.choice(position.legal_moves))
    return position.outcome


def test_no_verdict_where_cannons_may_still_speak() -> None:
    text = "2@5 X1 {} O=A1,C1,B2,C2,B3*,C3,A4,C4,C5 X=D1,D2,E2,D3,D4,E4*,D5,E5"
    found = relati.territory(relati.parse(text.format("-")))
    assert (found.closed, found.counts) == (True, (6, 2))
    assert found.verdict == base.Outcome(0, "only_one_can_act")
    assert relati.territory(relati.parse(text.format("c"))).verdict is None
