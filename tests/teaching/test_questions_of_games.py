"""Questions that only one game knows, or that speak of its kinds of actions: shapes, cuts, shots, chains, mills."""

from __future__ import annotations

import pytest

from ruleboard import ask
from ruleboard.lang import Words
from ruleboard.machines.question import shown, step
from ruleboard.rules import BadValue, begin, relati
from ruleboard.session.inputs import Click, Do
from ruleboard.teaching.narration import tell
from ruleboard.teaching.relati.questions import drill
from tests.machines.hand import codes
from tests.teaching.asking import answered, posed, right, walked

ROOT = relati.parse("2@7 O1 - O=D4*")


def test_the_shape_of_a_path_that_is_drawn() -> None:
    state = posed(drill(ROOT, 1, 1)[0])
    kinds = {mark.kind for mark in shown(state).marks}
    assert kinds == {"path", "target"}  # drawn alike for every shape
    (number,) = right(state)
    assert answered(state, Do("answer", number)).solved
    assert answered(state, Do("answer", number % 3 + 1)).misses == 1


def test_the_shape_that_connects_a_square_has_to_be_the_only_one() -> None:
    with pytest.raises(BadValue, match="several shapes"):
        posed(ask.shape(ROOT, "F5"))
    with pytest.raises(BadValue, match="no such path"):
        posed(ask.shape(ROOT, "A1"))
    state = posed(ask.shape(ROOT, "D5"))
    assert len(state.asked.choices) == len(relati.SHAPES)
    assert right(state) == [1]


@pytest.mark.parametrize("seed", range(10))
def test_cuts_are_counted_by_the_rules(seed: int) -> None:
    position = walked("relati", seed, 40)
    assert isinstance(position, relati.Position)
    for move in position.legal_moves[:8]:
        cut = relati.effect(position, move).cut
        number = sum(len(sites) for player, sites in enumerate(cut) if player != position.turn)
        assert right(posed(ask.cuts(position, str(move)))) == [number]


def test_a_drill_asks_for_every_shape_and_is_the_same_every_time() -> None:
    assert drill(ROOT, 24, 1) == drill(ROOT, 24, 1) != drill(ROOT, 24, 2)
    for mix in range(1, 6):
        found = [right(posed(each))[0] for each in drill(ROOT, 8, mix)]
        assert sorted(found.count(number) for number in (1, 2, 3)) == [2, 3, 3]
        assert found[:3] != found[3:6]  # they do not simply take turns


def test_questions_of_games_are_found_beside_those_for_all() -> None:
    assert {"moves", "count", "yes_no", "reason", "shape", "cuts"} <= set(dir(ask))
    with pytest.raises(AttributeError, match=r"“guess”.* The questions are: .*count.*cuts"):
        _ = ask.guess  # type: ignore[attr-defined]


def test_a_shot_is_asked_about_in_words() -> None:
    question = ask.cuts("2@7 O1 c O=D6*,D4c X=A4*,B2,D2,F4,E4+", "aD4>L")
    asked = posed(question, "relati").asked
    task = Words("en")(asked.task.code, **asked.task.params)[0]
    assert "the shot from D4 at A4" in task
    assert ">" not in task


def test_of_a_chain_only_the_end_is_a_place_to_go() -> None:
    state = posed(ask.moves("W:W32:B28,18", "32"))
    assert state.asked.sites == ("12",)
    state, reply = step(state, Click("23"))
    assert (state.misses, codes(reply)) == (1, ["draughts.refuse.must_continue"])


def test_a_man_that_closes_a_mill_goes_to_its_point_whatever_is_removed() -> None:
    position = begin("mills", "W:Wa7,d7,g4,b2:Bc3,e3,d1,f4")
    assert set(posed(ask.moves(position, "g4")).asked.sites) == {"g7", "g1"}


@pytest.mark.parametrize(
    ("name", "text", "move", "why"),
    [
        ("draughts:guoji", "W:WK46:BK4:H50", "46-41", "draughts.outcome.no_progress"),
        ("mills", "W:Wa7,d7:Ba1,b2,c3", "a7-a4", "mills.outcome.few_men"),
    ],
)
def test_when_the_game_is_over_nothing_is_allowed(
    name: str, text: str, move: str, why: str
) -> None:
    position = begin(name, text)
    state = posed(ask.yes_no(position, move))
    assert right(state) == [2]
    state, reply = step(state, Do("answer", 2))
    assert (state.solved, codes(reply)) == (True, [why])
    with pytest.raises(BadValue, match="nothing to click"):
        posed(ask.reason(position, move))


def test_a_capture_that_comes_back_is_drawn_to_where_it_began() -> None:
    way = ("38", "29", "40", "49", "38")
    state = posed(ask.reason("W:W38:B7,18,33,34,35,37,41,42,43,44", "x".join(way)))
    drawn = {mark.kind: mark.sites for mark in shown(state).marks}
    assert (drawn["path"], drawn["target"]) == (way, ("38",))
    assert "capture" not in drawn


FIRE = "2@7 O1 ck O=D5*,B4c,F4c,C3 X=F1,G3*,G5,F7"
ROOTS = "2@7 O1 m O=D4*,C3,B4,D2,D1 X=C4*"


@pytest.mark.parametrize(
    ("text", "move", "said"),
    [
        (FIRE, "A1", "Can ○ place a symbol on A1?"),
        (FIRE, "cC3", "Can the symbol on C3 become a cannon?"),
        (FIRE, "aF4>F", "Can the cannon on F4 fire at F1?"),
        (FIRE, "aB4>L", "Can the cannon on B4 fire to the left?"),
        (FIRE, "aB4>RFB", "Can the cannon on B4 start this chain: F4, F1, F7?"),
        (FIRE, ("F4", "F7"), "Can the cannon on F4 fire at F7?"),
        (ROOTS, "mD1", "Can the symbol on D1 become the root?"),
        (ROOTS, ("C3",), "Can the symbol on C3 become the root?"),
    ],
)
def test_a_question_names_the_kind_of_action(
    text: str, move: str | tuple[str, ...], said: str
) -> None:
    state = posed(ask.yes_no(text, move), "relati")
    assert tell(Words("en"), (state.asked.task,)) == (said,)


@pytest.mark.parametrize(
    ("text", "move", "why"),
    [
        (FIRE, "aB4>L", "no_target"),
        (FIRE, ("F4", "C3"), "not_in_line"),
        (FIRE, "cD5", "not_plain"),
        (ROOTS, "mD1", "not_linked_to_root"),
        (ROOTS, "mB4", "root_link_blocked"),
        ("2@7 O1 c O=C4*,D4,D6c,A2c X=D2*,B2+,F2,F4", ("D6", "D2"), "own_shield"),
        ("2@7 O1 c O=D4*,B4e X=F2*,B1", ("B4", "B1"), "no_shell"),
    ],
)
def test_wrong_reasons_are_about_the_same_kind_of_action(
    text: str, move: str | tuple[str, ...], why: str
) -> None:
    state = posed(ask.reason(text, move), "relati")
    labels = [choice.label for choice in state.asked.choices]
    found = [label.code.rpartition(".")[2] for label in labels if not isinstance(label, str)]
    assert (len(set(found)), why in found) == (3, True)
    assert not any(code.startswith(("cell", "no_path")) for code in found)
