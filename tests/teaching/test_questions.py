"""The questions of a practice: whatever the position, exactly what the rules say is accepted, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from ruleboard import ask
from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines.question import shown, step
from ruleboard.rules.base import Position
from ruleboard.rules.errors import BadValue, RuleboardError
from ruleboard.session.clicks import Ways
from ruleboard.session.inputs import NOT_HERE, Click, Do, Tone, Type
from ruleboard.session.questions import sites_of
from ruleboard.teaching.goals import emptied
from ruleboard.teaching.narration import tell
from ruleboard.teaching.tasks import Question
from tests.teaching.asking import FORCED, GAMES, answered, posed, right, walked

SHOT = "W:W30,38,40,42:B7,17,25,28"
"""38-33 gives a man and takes three; 40-35 loses one."""


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
            with pytest.raises(BadValue, match="move is legal"):
                posed(ask.reason(position, clicks))
            continue
        try:
            state = posed(ask.reason(position, clicks))
        except BadValue as error:
            assert error.code == "no_other_reason"  # noqa: PT017
            continue
        labels = [choice.label for choice in state.asked.choices]
        told = [tell(Words("zh"), (label,)) for label in labels if not isinstance(label, str)]
        assert len(set(told)) == len(labels) >= 2
        (number,) = right(state)
        rule = refusal.rule or refusal
        meant = labels[[choice.number for choice in state.asked.choices].index(number)]
        assert not isinstance(meant, str)
        kinds = (f"{position.game}.{kind}.{rule.code}" for kind in ("refuse", "cause"))
        assert meant.code in kinds
        done = answered(state, Do("answer", number))
        assert done.solved
        assert tell(Words("ru-en"), done.told.notes)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", ["draughts", "mills", "relati"])
def test_wrong_reasons_are_not_true(name: str, seed: int) -> None:
    """A wrong reason never names a free site as taken, an own piece as the opponent's, or the like."""
    position = walked(name, seed)
    distractors = __import__(f"ruleboard.rules.{name}", fromlist=["distractors"]).distractors
    seen = 0
    for clicks in attempts(position, seed):
        refusal = position.refuse(clicks)
        if refusal is None:
            continue
        for note in distractors(position, clicks, refusal):
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
    assert said[right(state)[0] - 1] == "A capture is possible, so a capture must be played."
    wrong = next(c.number for c in state.asked.choices if not c.right)
    state, reply = step(state, Do("answer", wrong))
    assert (state.misses, state.struck, state.settled) == (1, (wrong,), False)
    assert tell(Words("en"), reply.notes) == ("Not yet. That is not the reason here. Look again.",)
    state, _ = step(state, Do("answer", right(state)[0]))
    assert (state.solved, state.stars) == (True, 2)
    assert {mark.kind for mark in shown(state).marks} >= {"must_move", "path"}


def test_of_two_answers_a_wrong_one_settles_it_with_the_proof() -> None:
    state, reply = step(posed(ask.yes_no(FORCED, "44-40")), Do("answer", 1))
    assert (state.mode, state.stars, reply.tone) == ("revealed", 0, Tone.REFUSAL)
    assert tell(Words("en"), reply.notes) == (
        "No. It is not allowed. Capturing is compulsory. This piece has to do it: 32.",
    )
    assert step(state, Do("answer", 2)) == (state, reply)


def test_the_picture_does_not_tell_whether_a_move_is_allowed() -> None:
    for move in ("44-40", "32x23"):
        state = posed(ask.yes_no(FORCED, move))
        assert [mark.kind for mark in shown(state).marks] == ["selected", "path", "target"]


def test_hints_give_the_idea_for_nothing_and_then_cost_a_star_each() -> None:
    state = posed(ask.moves("W:W38,44:B8,13"))
    state, reply = step(state, Do("hint"))
    assert [note.code for note in reply.notes] == ["draughts.fact.none_captures"]
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


def test_a_number_of_thousands_of_digits_is_no_answer() -> None:
    state = posed(ask.count(FORCED))
    assert answered(state, Type("9" * 5000)) == state


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
        (ask.better(SHOT, "30-24", "40-34"), "moves_alike"),
        (ask.better(SHOT, "38-33", "38-33"), "moves_alike"),
        (ask.better("W:W6:B1,7", "6-1", "6-1"), "nothing_to_click"),
        (ask.better(FORCED, "32x23", "44-40"), "must_capture"),
        (ask.better(FORCED, "hello", "32x23"), "not_a_move"),
        (ask.shape(FORCED, "F5"), "question_of_other_game"),
        (Question("guess", FORCED), "unknown_question"),
    ],
)
def test_what_cannot_be_asked_says_so(question: Question, code: str) -> None:
    with pytest.raises(RuleboardError) as error:
        posed(question)
    assert error.value.code == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_better_of_two_moves_is_told_with_its_reason_and_what_is_wrong_with_the_other(
    language: str,
) -> None:
    for moves, number in ((("40-35", "38-33"), 2), (("38-33", "40-35"), 1)):
        state = posed(ask.better(SHOT, *moves))
        assert right(state) == [number]
        assert [mark.text for mark in state.asked.marks] == ["1", "2"]
        words = Words(language)
        assert all(move in tell(words, (state.asked.task,))[0] for move in moves)
        wrong = tell(words, state.asked.choices[2 - number].miss.notes)
        assert "30" in wrong[0]  # what is left to be taken
        (proof,) = tell(words, state.asked.proof.notes)
        assert proof.index("38-33") < proof.index("28") < proof.index("40-35")
