"""The questions of a practice: whatever the position, exactly what the rules say is accepted, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ruleboard.lang import Words
from ruleboard.rules import begin, relati
from ruleboard.rules.base import Position, RuleboardError, Unknown
from ruleboard.session.clicks import Ways
from ruleboard.session.inputs import NOT_HERE, Click, Do, Tone, Type
from ruleboard.teaching import ask
from ruleboard.teaching.goals import emptied
from ruleboard.teaching.narration import tell
from ruleboard.teaching.proposals import sites_of
from ruleboard.teaching.question import QuestionState, begin_question, step
from ruleboard.teaching.relati.questions import drill
from ruleboard.teaching.tasks import Question, asked
from tests.session.hand import codes

GAMES = ("mills", "mills:chengsan", "draughts", "draughts:fmjd", "relati", "relati:all")
FORCED = "W:W32,44:B28"


def posed(question: Question, name: str = "draughts") -> QuestionState:
    start = question.position
    position = begin(name, start) if start is None or isinstance(start, str) else start
    return begin_question(position, asked(question, position))


def walked(name: str, seed: int, most: int = 30) -> Position:
    """Some position of a game in which the game goes on."""
    chance, position = Random(f"{name} {seed}"), begin(name)
    for _ in range(chance.randrange(most)):
        following = position.play(chance.choice(position.legal_moves))
        if following.outcome:
            break
        position = following
    return position


def right(state: QuestionState) -> list[int]:
    return [choice.number for choice in state.asked.choices if choice.right]


def answered(state: QuestionState, *given: Any) -> QuestionState:
    for each in given:
        state, _ = step(state, each)
    return state


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", GAMES)
def test_exactly_the_sites_that_begin_a_move_are_accepted(name: str, seed: int) -> None:
    position = walked(name, seed)
    state = posed(ask.moves(position))
    begins = {way[0] for move in position.legal_moves for way in position.clicks(move) if way}
    assert set(state.asked.sites) == begins
    for site in sites_of(position):
        after, reply = step(state, Click(site))
        if site in begins:
            assert after.found == (site,)
            assert not after.misses
        else:
            assert (after.found, after.misses, reply.tone) == ((), 1, Tone.REFUSAL)
            assert tell(Words("ru"), reply.notes)
    done = answered(state, *map(Click, state.asked.sites))
    assert (done.solved, done.stars) == (True, 3)
    assert tell(Words("zh-en"), done.told.notes)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", GAMES)
def test_exactly_the_sites_where_a_piece_may_go_are_accepted(name: str, seed: int) -> None:
    position = walked(name, seed, 60)
    ways = Ways(position)
    for at in ways.next_sites(()):
        onward = set(ways.next_sites((at,)))
        if not onward:
            continue
        if position.game == "draughts":  # of a chain, not where it only touches down
            moves = [move for move in position.legal_moves if position.clicks(move)[0][0] == at]
            onward = {position.clicks(move)[0][-1] for move in moves}
        state = posed(ask.moves(position, at))
        for site in sites_of(position):
            after, _ = step(state, Click(site))
            assert (site in after.found) == (site in onward)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", GAMES)
def test_the_largest_capture_is_counted_by_the_rules(name: str, seed: int) -> None:
    position = walked(name, seed, 60)
    state = posed(ask.count(position))
    most = max(len(emptied(position, move)) for move in position.legal_moves)
    assert right(state) == [most]
    for choice in state.asked.choices:
        after, reply = step(state, Do("answer", choice.number))
        assert after.solved == (choice.number == most)
        assert tell(Words("es"), reply.notes)
    move = position.legal_moves[seed % len(position.legal_moves)]
    if position.clicks(move)[0]:
        assert right(posed(ask.count(position, str(move)))) == [len(emptied(position, move))]


def attempts(position: Position, seed: int) -> list[tuple[str, ...]]:
    chance, sites = Random(seed), sites_of(position)
    return [tuple(chance.choices(sites, k=size)) for size in (1, 2, 2, 2, 3) for _ in range(6)]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", GAMES)
def test_yes_is_right_exactly_for_legal_moves_and_the_reason_is_the_engines(
    name: str, seed: int
) -> None:
    position = walked(name, seed)
    for clicks in attempts(position, seed):
        refusal = position.refuse(clicks)
        assert right(posed(ask.yes_no(position, clicks))) == [1 if refusal is None else 2]
        if refusal is None:
            with pytest.raises(Unknown, match="move is legal"):
                posed(ask.reason(position, clicks))
            continue
        try:
            state = posed(ask.reason(position, clicks))
        except Unknown as error:
            assert error.code == "no_other_reason"  # noqa: PT017
            continue
        labels = [choice.label for choice in state.asked.choices]
        told = [tell(Words("zh"), (label,)) for label in labels if not isinstance(label, str)]
        assert len(set(told)) == len(labels) >= 2
        (number,) = right(state)
        rule = refusal.rule or refusal
        meant = labels[[choice.number for choice in state.asked.choices].index(number)]
        assert not isinstance(meant, str)
        assert meant.code == f"{position.game}.refuse.{rule.code}"
        done = answered(state, Do("answer", number))
        assert done.solved
        assert tell(Words("ru-en"), done.told.notes)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", ["draughts", "mills", "relati"])
def test_wrong_reasons_are_not_true(name: str, seed: int) -> None:
    """A wrong reason never names a free site as taken, an own piece as the opponent's, or the like."""
    position = walked(name, seed)
    doubts = __import__(f"ruleboard.rules.{name}", fromlist=["doubts"]).doubts
    seen = 0
    for clicks in attempts(position, seed):
        refusal = position.refuse(clicks)
        if refusal is None:
            continue
        for note in doubts(position, clicks, refusal):
            code, at = str(note.code), note.params.get("at")
            piece = position.pieces.get(at) if at else None
            seen += 1
            if code in ("point_taken", "landing_taken", "cell_taken"):
                assert piece is None
            elif code in ("not_your_piece", "not_your_man"):
                assert piece is None or piece.owner == position.turn
            elif code in ("empty_square", "no_man_there"):
                assert piece is not None
    assert seen


def test_three_reasons_to_choose_from_where_a_capture_is_compulsory() -> None:
    state = posed(ask.reason(FORCED, "44-40"))
    said = [
        tell(Words("en"), (c.label,))[0]
        for c in state.asked.choices
        if not isinstance(c.label, str)
    ]
    assert len(said) == 3
    assert said[right(state)[0] - 1].startswith("Capturing is compulsory")
    wrong = next(c.number for c in state.asked.choices if not c.right)
    state, reply = step(state, Do("answer", wrong))
    assert (state.misses, state.struck, state.settled) == (1, (wrong,), False)
    assert tell(Words("en"), reply.notes) == ("Not yet. That is not the reason here. Look again.",)
    state, _ = step(state, Do("answer", right(state)[0]))
    assert (state.solved, state.stars) == (True, 2)
    assert {mark.kind for mark in state.marks} >= {"must_move", "path"}


def test_of_two_answers_a_wrong_one_settles_it_with_the_proof() -> None:
    state, reply = step(posed(ask.yes_no(FORCED, "44-40")), Do("answer", 1))
    assert (state.mode, state.stars, reply.tone) == ("revealed", 0, Tone.REFUSAL)
    assert tell(Words("en"), reply.notes) == (
        "That was not it. Capturing is compulsory. This piece has to do it: 32.",
    )
    assert step(state, Do("answer", 2)) == (state, reply)


def test_the_picture_does_not_tell_whether_a_move_is_allowed() -> None:
    for move in ("44-40", "32x23"):
        state = posed(ask.yes_no(FORCED, move))
        assert [mark.kind for mark in state.marks] == ["selected", "path", "target"]


def test_hints_give_the_idea_for_nothing_and_then_cost_a_star_each() -> None:
    state = posed(ask.moves("W:W38,44:B8,13"))
    state, reply = step(state, Do("hint"))
    assert reply.notes == (state.asked.idea,)
    assert answered(state, *map(Click, state.asked.sites)).stars == 3
    state, reply = step(state, Do("hint"))
    assert reply.notes[0].params == {"site": state.asked.sites[0]}
    assert answered(state, *map(Click, state.asked.sites)).stars == 2
    state, _ = step(state, Do("hint"))
    assert (state.mode, state.stars) == ("revealed", 0)
    state = posed(ask.count(FORCED))
    state = answered(state, Do("hint"), Do("hint"))
    assert state.struck == (5,)  # farthest from the right one
    state = answered(state, *[Do("hint")] * 4)
    assert state.revealed


def test_what_a_refusal_says_never_names_the_answer() -> None:
    _, reply = step(posed(ask.moves(FORCED)), Click("44"))
    assert "32" not in tell(Words("en"), reply.notes)[0]
    assert not any("32" in mark.sites for mark in reply.marks)


def test_a_click_beside_all_sites_is_no_miss() -> None:
    state, reply = step(posed(ask.moves(FORCED)), Click("light"))
    assert (state.misses, reply.tone) == (0, Tone.REFUSAL)


def test_an_answer_can_be_written() -> None:
    assert answered(posed(ask.count(FORCED)), Type("1")).solved
    assert answered(posed(ask.moves(FORCED)), Type("32")).solved
    state = posed(ask.count(FORCED))
    assert answered(state, Type("many")) == state
    state = posed(ask.moves(FORCED))
    after, reply = step(state, Type("99"))
    assert (after.misses, reply.tone) == (0, Tone.REFUSAL)


def test_clicks_are_no_answer_where_there_are_buttons_and_the_other_way_round() -> None:
    state = posed(ask.count(FORCED))
    after, reply = step(state, Click("32"))
    assert after.misses == 0
    assert tell(Words("en"), reply.notes)[0].startswith("Answer with the buttons")
    assert step(posed(ask.moves(FORCED)), Do("answer", 1))[1] == NOT_HERE
    assert step(state, Do("moves"))[1] == NOT_HERE  # it would be the answer


def test_why_says_the_last_answer_again_and_a_fresh_start_forgets() -> None:
    state = posed(ask.moves(FORCED))
    assert step(state, Do("why"))[1].notes == (state.asked.task,)
    missed, reply = step(state, Click("44"))
    assert step(missed, Do("why")) == (missed, reply)
    assert answered(missed, Do("flip"), Do("retry")) == answered(state, Do("flip"))


@pytest.mark.parametrize(
    ("question", "code"),
    [
        (ask.moves("W:W32:B28", "44"), "nothing_to_click"),
        (ask.moves("W:W32:B28", "99"), "unknown_site"),
        (ask.moves("W:W6:B1,7"), "nothing_to_click"),
        (ask.count("W:W6:B1,7"), "nothing_to_click"),
        (ask.count(FORCED, "44-40"), "move_is_refused"),
        (ask.reason(FORCED, "32x23"), "move_is_legal"),
        (ask.yes_no(FORCED, "hello"), "not_a_move"),
        (ask.shape(FORCED, "F5"), "question_of_other_game"),
        (Question("guess", FORCED), "unknown_question"),
    ],
)
def test_what_cannot_be_asked_says_so(question: Question, code: str) -> None:
    with pytest.raises(RuleboardError) as error:
        posed(question)
    assert error.value.code == code


ROOT = relati.parse("2@7 O1 - O=D4*")


def test_the_shape_of_a_path_that_is_drawn() -> None:
    state = posed(drill(ROOT, 1, 1)[0])
    kinds = {mark.kind for mark in state.marks}
    assert kinds == {"path", "target"}  # drawn alike for every shape
    (number,) = right(state)
    assert answered(state, Do("answer", number)).solved
    assert answered(state, Do("answer", number % 3 + 1)).misses == 1


def test_the_shape_that_connects_a_square_has_to_be_the_only_one() -> None:
    with pytest.raises(Unknown, match="several shapes"):
        posed(ask.shape(ROOT, "F5"))
    with pytest.raises(Unknown, match="no such path"):
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
    with pytest.raises(AttributeError):
        ask.guess  # noqa: B018


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
        ("draughts", "W:WK46:BK4:H50", "46-41", "draughts.outcome.no_progress"),
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
    with pytest.raises(Unknown, match="nothing to click"):
        posed(ask.reason(position, move))


def test_a_capture_that_comes_back_is_drawn_to_where_it_began() -> None:
    way = ("38", "29", "40", "49", "38")
    state = posed(ask.reason("W:W38:B7,18,33,34,35,37,41,42,43,44", "x".join(way)))
    drawn = {mark.kind: mark.sites for mark in state.marks}
    assert (drawn["path"], drawn["target"]) == (way, ("38",))
    assert "capture" not in drawn


FIRE = "2@7 O1 ck O=D5*,B4c,F4c,C3 X=F1,G3*,G5,F7"
ROOTS = "2@7 O1 m O=D4*,C3,B4,D2,D1 X=C4*"


@pytest.mark.parametrize(
    ("text", "move", "said"),
    [
        (FIRE, "A1", "May ○ place a symbol on A1?"),
        (FIRE, "cC3", "May the symbol on C3 become a cannon?"),
        (FIRE, "aF4>F", "May the cannon on F4 fire at F1?"),
        (FIRE, "aB4>L", "May the cannon on B4 fire to the left?"),
        (FIRE, "aB4>RFB", "May the cannon on B4 start this chain: F4, F1, F7?"),
        (FIRE, ("F4", "F7"), "May the cannon on F4 fire at F7?"),
        (ROOTS, "mD1", "May the symbol on D1 become the root?"),
        (ROOTS, ("C3",), "May the symbol on C3 become the root?"),
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
