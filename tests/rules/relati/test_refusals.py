"""Every refusal tells why, with proof; and nothing legal is refused, nothing illegal let through."""

from __future__ import annotations

from itertools import product

import pytest

from ruleboard.rules import base, errors, relati
from ruleboard.rules.relati.codes import Refused
from tests.rules.relati.chance import RULE_SETS, walk

BLOCKED = "2 O1 - O=E5* X=E4*,E6"


def code(text: str, *attempt: str) -> str | None:
    refusal = relati.parse(text).refuse(attempt)
    return refusal.code if refusal else None


def refusal(text: str, *attempt: str) -> base.Refusal:
    found = relati.parse(text).refuse(attempt)
    assert found is not None
    return found


def move_code(text: str, move: str) -> str | None:
    with pytest.raises(errors.IllegalMove) as caught:
        relati.parse(text).move(move)
    assert caught.value.refusal.code == caught.value.code
    return caught.value.code


# --- placing ---------------------------------------------------------------------------------------------------------


def test_a_taken_square_names_its_owner() -> None:
    assert refusal(BLOCKED, "E4") == base.Refusal("cell_taken", {"at": "E4", "player": 1}, ("E4",))
    assert refusal(BLOCKED, "E5").params["player"] == 0


def test_the_nearest_miss_is_the_path_with_fewest_blockers() -> None:
    found = refusal(BLOCKED, "E3")
    assert found.code == "no_path_blocked"
    assert found.params == {"at": "E3", "shape": "remote_normal", "source": "E5", "blocker": "E4"}
    assert found.sites == ("E3", "E4", "E5")


def test_of_several_blocked_paths_all_are_named() -> None:
    found = refusal("2 O1 - O=E5* X=F4*,F5,E3", "F3")
    assert found.code == "no_paths_blocked"
    assert found.params == {"at": "F3", "source": "E5", "n": 3, "blockers": ("F4", "F5", "E3")}
    assert found.sites == ("F3", "E3", "E4", "E5")


def test_a_blocked_path_is_nearer_than_a_dead_source() -> None:
    assert refusal("2 O1 c O=E5*,D2+ X=E4*", "E3").params["blocker"] == "E4"


def test_who_cannot_act_still_learns_why_a_square_is_refused() -> None:
    sealed = "2 O1 - O=E5* X=D4,E4,F4,D5,F5,D6,E6,F6,I9*"
    assert code(sealed, "E3") == "no_path_blocked"
    assert code(sealed) == "cannot_act"


# --- an example of every refusal -------------------------------------------------------------------------------------

BASIC = "2 O1 - O=E5*,C3 X=D4*,H8"
ACTIONS = "2 O1 cm O=E5*,C4,A5,A1,G5c,D5e X=D2*,H8,G1+,H9"
CHAIN = "2 O1 ck O=E6*,C5c,G5c X=G2,I2,I4,I6,I8*,G8"
OVER = "2 O0 c O=E5*,F5,G5e X=G9+,H8,I7"

EXAMPLES: dict[Refused, tuple[str, str | tuple[str, ...]]] = {
    Refused.CELL_TAKEN: (BASIC, ("D4",)),
    Refused.CELL_DEAD: (ACTIONS, ("G1",)),
    Refused.NO_PATH: ("2 O1 - O=A1* X=I9*", ("E5",)),
    Refused.NO_PATH_BLOCKED: (BLOCKED, ("E3",)),
    Refused.NO_PATHS_BLOCKED: ("2 O1 - O=E5* X=F4*,F5,E3", ("F3",)),
    Refused.NO_PATH_DISCONNECTED: (BASIC, ("B2",)),
    Refused.NO_PATH_CANNON: ("2 O1 c O=E5*,C5c X=I9*", ("A5",)),
    Refused.NO_PATH_DEAD: ("2 O1 c O=E5*,A1+ X=I9*", ("A2",)),
    Refused.NO_PATH_ROOT_DEAD: ("2@5 O1 c O=A1+,B1 X=E5*", ("A2",)),
    Refused.NO_CANNON_RULE: (BASIC, "cC3"),
    Refused.NO_MIGRATION_RULE: (BASIC, "mC3"),
    Refused.EMPTY_SQUARE: (ACTIONS, "cE9"),
    Refused.SYMBOL_DEAD: (ACTIONS, "cG1"),
    Refused.SYMBOL_DISCONNECTED: (ACTIONS, ("A1",)),
    Refused.NOT_YOUR_SYMBOL: (ACTIONS, "cD2"),
    Refused.NOT_PLAIN: (ACTIONS, ("E5",)),
    Refused.NOT_LINKED_TO_ROOT: (ACTIONS, "mA5"),
    Refused.ROOT_LINK_BLOCKED: ("2 O1 m O=E5*,C5,C4,D4 X=D5*", ("C5",)),
    Refused.NOT_A_CANNON: (ACTIONS, "aC4>F"),
    Refused.NO_SHELL: (ACTIONS, ("D5",)),
    Refused.NO_TARGET: (ACTIONS, "aG5>R"),
    Refused.OWN_SHIELD: (ACTIONS, ("G5", "E5")),
    Refused.ALREADY_RELAYED: (CHAIN, ("C5", "G5", "C5")),
    Refused.NOT_IN_LINE: (CHAIN, ("C5", "D6")),
    Refused.IN_THE_WAY: ("2 O1 c O=E5*,G5c X=G7*,G9", ("G5", "G9")),
    Refused.NOTHING_TO_HIT: (CHAIN, ("C5", "D5")),
    Refused.KILLS_NOTHING: (CHAIN, ("G5", "C5")),
    Refused.CHOOSE_TARGET: (CHAIN, ("C5",)),
    Refused.MUST_CONTINUE: (CHAIN, ("C5", "G5", "G2")),
    Refused.FIRE_IS_OVER: (CHAIN, ("G5", "G2", "G8")),
    Refused.NO_CONSECUTIVE_RULE: (BASIC, "end"),
    Refused.MUST_ACT_FIRST: ("2 O1 q O=E5* X=I9*", "end"),
    Refused.CANNOT_ACT: ("2@5 O1 cp O=A1*,B1 X=A2*,B2,C1,C2", ("B1",)),
    Refused.CHOOSE_SQUARE: (BASIC, ()),
    Refused.ONE_CLICK_ONLY: (BASIC, ("E4", "E3")),
    Refused.GAME_OVER: (OVER, ("A1",)),
}


def example(expected: Refused) -> base.Refusal:
    text, attempt = EXAMPLES[expected]
    position = relati.parse(text)
    if isinstance(attempt, tuple):
        refused = position.refuse(attempt)
        assert refused is not None
        return refused
    with pytest.raises(errors.IllegalMove) as caught:
        position.play(attempt)
    return caught.value.refusal


@pytest.mark.parametrize("expected", Refused)
def test_every_refusal_has_its_case(expected: Refused) -> None:
    refused = example(expected)
    assert refused.code is expected
    check_code(refused)


# --- what proves a refusal -------------------------------------------------------------------------------------------

PROOFS = {
    relati.Evidence.PATHS: {
        *(Refused.NO_PATH, Refused.NO_PATH_BLOCKED, Refused.NO_PATHS_BLOCKED),
        Refused.NO_PATH_CANNON,
        *(Refused.NO_PATH_DISCONNECTED, Refused.NO_PATH_DEAD),
        Refused.NO_PATH_ROOT_DEAD,
    },
    relati.Evidence.ROOT_PATH: {Refused.ROOT_LINK_BLOCKED},
    relati.Evidence.SHIELD: {Refused.OWN_SHIELD, Refused.ALREADY_RELAYED},
    relati.Evidence.IN_THE_WAY: {Refused.IN_THE_WAY},
    relati.Evidence.NOTHING_HIT: {Refused.NOTHING_TO_HIT},
    relati.Evidence.NOT_IN_LINE: {Refused.NOT_IN_LINE},
    relati.Evidence.ALL_ROUND: {Refused.NO_TARGET, Refused.KILLS_NOTHING},
    relati.Evidence.AIMS: {Refused.CHOOSE_TARGET, Refused.MUST_CONTINUE},
}


def test_a_refusal_says_how_its_sites_prove_it() -> None:
    found: dict[str, set[Refused]] = {}
    for expected in Refused:
        found.setdefault(example(expected).proof, set()).add(expected)
    del found[base.Proof.SITES]
    assert found == PROOFS


def test_the_sites_of_a_shot_are_the_cannon_what_it_meets_and_the_target() -> None:
    refused = {expected: example(expected) for expected in Refused}
    for expected, found in refused.items():
        if "target" in found.params:
            ends = (found.params["source"], found.params["target"])
            assert (found.sites[0], found.sites[-1]) == ends, expected
    assert refused[Refused.IN_THE_WAY].sites == ("G5", "G7", "G9")
    assert refused[Refused.MUST_CONTINUE].sites == ("G5", "G8")


# --- building and migrating ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("site", ["E5", "G5", "D5"])
def test_root_and_cannons_are_not_plain(site: str) -> None:
    assert move_code(ACTIONS, f"c{site}") == "not_plain"
    assert move_code(ACTIONS, f"m{site}") == "not_plain"


def test_migration_wants_a_clear_path_to_the_root() -> None:
    text = "2 O1 m O=E5*,C5,C4,D4 X=D5*"
    found = relati.parse(text).refuse(("C5",))
    assert found is not None
    assert found.code == "root_link_blocked"
    assert found.params["blocker"] == "D5"


def test_giving_up_actions_wants_an_action_first() -> None:
    assert move_code("2 O1 q O=E5* X=I9*", "end") == "must_act_first"
    assert code("2 O1 q O=E5* X=I9*") == "choose_square"
    assert code("2 O1+ q O=E5* X=I9*") is None


# --- attacking -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clicks", "expected"),
    [
        ("C5", "choose_target"),
        ("C5 G5", "must_continue"),
        ("C5 G5 G2", "must_continue"),
        ("C5 G5 G2 G8", None),
        ("C5 G5 G2 G8 I4", "fire_is_over"),
        ("C5 G5 C5", "already_relayed"),
        ("C5 D5", "nothing_to_hit"),
        ("C5 D6", "not_in_line"),
        ("C5 C1", "nothing_to_hit"),
        ("G5 G2", None),
        ("G5 G2 G8", "fire_is_over"),
        ("G5 C5", "kills_nothing"),
        ("C5 I5", "nothing_to_hit"),
        ("D4 D5", "one_click_only"),
        ("I2 I4", "cell_taken"),
    ],
)
def test_clicking_an_attack(clicks: str, expected: str | None) -> None:
    assert code(CHAIN, *clicks.split()) == expected


def test_an_own_symbol_shields() -> None:
    text = "2 O1 c O=E5*,G5c,G7 X=G9*"
    assert code(text, "G5", "G7") == "own_shield"
    assert code(text, "G5") == "own_shield"
    assert code(text, "G5", "G9") == "own_shield"  # it is not hit first: it is not hit at all
    fire = relati.parse(text, relati.Rules(cannon=True, friendly_fire=True))
    assert fire.refuse(("G5", "G7")) is None


def test_a_cannon_with_nothing_on_its_rays() -> None:
    assert code("2 O1 c O=E5*,G6c X=A1*", "G6") == "no_target"


def test_a_chain_aimed_by_text_is_refused_where_it_goes_wrong() -> None:
    assert move_code(CHAIN, "aC5>R") == "must_continue"
    assert move_code(CHAIN, "aC5>RL") == "already_relayed"
    assert move_code(CHAIN, "aC5>F") == "no_target"
    assert move_code(CHAIN, "aG5>L") == "kills_nothing"
    assert move_code(CHAIN, "aG5>FB") == "fire_is_over"


# --- turns -----------------------------------------------------------------------------------------------------------


def test_after_the_end_everything_is_refused() -> None:
    over = relati.parse("2 O1 c O=E5*,F5,G5c X=G9*,H8,I7").play("aG5>B")
    assert {over.refuse((site,)) for site in over.board.squares} == {base.Refusal("game_over")}
    assert over.refuse(()) == base.Refusal("game_over")
    with pytest.raises(errors.IllegalMove, match="game over"):
        over.play("E4")


def test_where_only_placing_counts_who_cannot_place_does_nothing() -> None:
    text = "2@5 O1 cp O=A1*,B1 X=A2*,B2,C1,C2"
    assert relati.parse(text).legal_moves == ()
    assert move_code(text, "cB1") == "cannot_act"
    assert relati.parse(text.replace("cp", "c")).refuse(("B1",)) is None


def test_an_unknown_square_is_no_refusal_but_a_mistake() -> None:
    with pytest.raises(errors.Unknown, match="unknown site: 'K3'; expected A1, B1"):
        relati.start().refuse(("K3",))


# --- exactly the legal moves --------------------------------------------------------------------------------


def attempts(position: relati.Position) -> set[tuple[str, ...]]:
    """All single clicks, and around every legal attack and every cannon all continuations."""
    squares = position.board.squares
    legal = {clicks for move in position.legal_moves for clicks in position.clicks(move)}
    stems = {clicks[:end] for clicks in legal for end in range(1, len(clicks) + 1)}
    own = {site: piece for site, piece in position.pieces.items() if piece.owner == position.turn}
    guns = {site for site, piece in own.items() if piece.kind in ("cannon", "spent")}
    stems = {stem for stem in stems if len(stem) > 1} | {(gun,) for gun in guns}
    if len(stems) > 40:
        stems = set(sorted(stems)[:40])
    return {(), *((site,) for site in squares)} | {(*s, q) for s in stems for q in squares} | stems


def every_action(position: relati.Position) -> set[relati.Move]:
    single = {
        relati.Move(action, site)
        for action, site in product(("place", "build", "migrate"), position.board.squares)
    }
    shots = {
        relati.Move("attack", site, aim)
        for site in position.board.squares
        for aim in ("F", "B", "L", "R", "FB", "RL", "LFB")
    }
    return single | shots | {relati.END} | set(position.legal_moves)


def check_code(refused: base.Refusal) -> None:
    assert isinstance(refused.code, Refused)
    assert set(refused.params) == set(refused.code.params)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.letters)
def test_refused_exactly_when_not_legal(rules: relati.Rules) -> None:
    count = 0
    for players, size, games in ((2, 5, 3), (3, 5, 2)):
        for seed in range(games):
            for position, _ in walk(rules, players, size, 1000 + seed):
                compare_clicks(position)
                if count % 4 == 0:
                    compare_moves(position)
                count += 1
    assert count > 60


def compare_clicks(position: relati.Position) -> None:
    legal = {clicks for move in position.legal_moves for clicks in position.clicks(move)}
    for attempt in attempts(position) | legal:
        refused = position.refuse(attempt)
        assert (refused is None) == (attempt in legal), (position.text, attempt, refused)
        if refused:
            check_code(refused)
            assert all(site in position.board.bit for site in refused.sites)


def compare_moves(position: relati.Position) -> None:
    legal = set(position.legal_moves)
    for move in every_action(position):
        if move in legal:
            assert position.move(str(move)) == move
            continue
        check_code(refusal_of(position, move))


def refusal_of(position: relati.Position, move: relati.Move) -> base.Refusal:
    """Why a move is refused; thousands are tried, so without the ado of `pytest.raises`."""
    try:
        position.play(move)
    except errors.IllegalMove as error:
        return error.refusal
    raise AssertionError(f"{move} is played in {position.text}")


def test_what_lies_behind_an_own_symbol_is_shielded_by_it() -> None:
    text, shot = "2 O1 c O=E5*,G5c,G7 X=G9*", ("G5", "G9")
    assert refusal(text, *shot).code == "own_shield"
    assert refusal(text, *shot).params == {"source": "G5", "target": "G7"}
    fire = relati.parse(text, relati.Rules(cannon=True, friendly_fire=True)).refuse(shot)
    assert fire is not None
    assert fire.code == "in_the_way"
