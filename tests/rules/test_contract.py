"""What every game promises to everything above it, kept by each of its rule sets: ours, and one from outside.

`pytest tests/rules/test_contract.py --game NAME` asks it of a game that is installed here, and of no other.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import pytest

from ruleboard.rules import (
    BadValue,
    InvalidMove,
    RuleboardError,
    Unknown,
    begin,
    find,
    perft,
    ruleset,
)
from ruleboard.rules.base import (
    Code,
    Counter,
    Event,
    Game,
    Note,
    Piece,
    Position,
    Proof,
    Refusal,
    Role,
)
from ruleboard.rules.registry import games, part

OUTSIDE = "capture_go"
LONGEST = 60  # moves of a game that is followed
EXAMPLES = 12  # positions of it that are looked at closely

pytestmark = pytest.mark.usefixtures("outside_game")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test is about rules of a name: those of all games here, or of the one that is asked for."""
    asked = metafunc.config.getoption("--game")
    names = [asked] if asked else [*games(), OUTSIDE]
    known = [f"{name}:{preset}" for name in names for preset in presets(name)]
    metafunc.parametrize("name", known)


def presets(name: str) -> list[str]:
    """The rule sets of a game; that from outside is not installed yet."""
    if name == OUTSIDE and name not in games():
        return ["first", "three", "daring"]
    return [*find(name)[0].presets]


@cache
def walk(name: str, seed: int = 1) -> tuple[tuple[Position, Any], ...]:
    """A game by chance: every position with the move that was made there."""
    chance, position = Random(seed), begin(name)
    found: list[tuple[Position, Any]] = []
    while len(found) < LONGEST and not position.outcome and position.legal_moves:
        move = chance.choice(position.legal_moves)
        found.append((position, move))
        position = position.play(move)
    return tuple(found)


def examples(name: str) -> list[tuple[Position, Any]]:
    """Some moments of a game, from its beginning to its end."""
    played = walk(name)
    return [*played[:: max(1, len(played) // EXAMPLES)], played[-1]]


def namespace() -> dict[str, Any]:
    """What an expression may use that writes down a position or rules: the games by their names."""
    return {game: home(game) for game in games()}


def home(game: str) -> Any:
    """What one imports to speak of a game's positions: `from ruleboard.rules import mills`, `import capture_go`."""
    rules: Any = part(game, "rules")
    package, _, last = rules.__name__.rpartition(".")
    return import_module(package) if last == "rules" else rules


def said_in(position: Position, move: Any) -> Iterator[Note]:
    yield position.duty
    yield from position.counters
    yield from position.reasons(move)
    yield from position.events(move)
    yield from position.rules.statements.values()
    for click in sorted(
        {*position.pieces, *(site for way in position.clicks(move) for site in way)}
    ):
        yield from filter(None, (position.refuse((click,)), position.refuse((click, click))))


def codes_of(game: str) -> Mapping[str, type[Code]]:
    rules: Any = part(game, "rules")
    for address in (f"{rules.__name__}.codes", f"{rules.__name__.rpartition('.')[0]}.codes"):
        try:
            module = import_module(address)
        except ModuleNotFoundError:
            continue
        return {
            name: each
            for name, each in vars(module).items()
            if isinstance(each, type) and issubclass(each, Code) and each is not Code
        }
    raise AssertionError(f"{game} lists no codes")


def test_a_game_is_found_by_its_name_and_begins(name: str) -> None:
    game, rules = find(name)
    assert isinstance(game, Game)
    position = begin(name)
    assert position.game == game.name == name.partition(":")[0]
    assert position.rules == rules
    assert position.turn in (0, 1)  # White begins nearly everywhere, in English draughts Black
    assert position.outcome is None


def test_moves_and_their_texts_are_taken_alike(name: str) -> None:
    for position, move in examples(name):
        text = str(move)
        assert position.move(text) == move
        assert position.play(text) == position.play(move)
        assert position.events(text) == position.events(move)
        assert position.reasons(text) == position.reasons(move)
        assert position.clicks(text) == position.clicks(move)


def test_the_changes_of_the_events_lead_to_the_next_position(name: str) -> None:
    for position, move in walk(name):
        board = dict(position.pieces)
        for event in position.events(move):
            for site, piece in event.changes:
                if piece is None:
                    del board[site]
                else:
                    board[site] = piece
        assert board == dict(position.play(move).pieces)


def test_pieces_events_and_counters_are_records_that_anybody_can_read(name: str) -> None:
    for position, move in examples(name):
        assert all(isinstance(piece, Piece) for piece in position.pieces.values())
        assert all(piece.owner in (None, *range(4)) for piece in position.pieces.values())
        assert all(isinstance(counter, Counter) for counter in position.counters)
        events = position.events(move)
        assert all(isinstance(event, Event) and isinstance(event.role, Role) for event in events)
        ways = position.clicks(move)
        assert all(event.after <= max(map(len, ways)) for event in events)


def test_clicks_are_refused_exactly_if_they_are_no_whole_move(name: str) -> None:
    chance = Random(7)
    for position, _ in examples(name):
        ways = {way for move in position.legal_moves for way in position.clicks(move)}
        assert all(position.refuse(way) is None for way in ways)
        sites = sorted({site for way in ways for site in way} | set(position.pieces))
        for _ in range(40):
            attempt = tuple(chance.choice(sites) for _ in range(chance.randint(0, 3)))
            refusal = position.refuse(attempt)
            assert (refusal is None) == (attempt in ways), attempt
            assert refusal is None or isinstance(refusal, Refusal)
            if refusal and refusal.proof in (Proof.MUST_MOVE, Proof.ROUTE):
                assert refusal.rule is not None, (
                    "a learner who is to find the move would be told it"
                )
                assert not refusal.rule.sites


def test_every_code_that_is_said_is_listed_with_just_its_parameters(name: str) -> None:
    known = codes_of(name.partition(":")[0])
    for position, move in examples(name):
        for note in said_in(position, move):
            assert isinstance(note.code, Code), note
            assert type(note.code) in known.values()
            assert set(note.params) == set(note.code.params), note
        if outcome := position.play(move).outcome:
            assert isinstance(outcome.reason, Code)


def test_positions_are_values(name: str) -> None:
    game, _ = find(name)
    for position, _ in examples(name):
        assert game.parse(position.text, position.rules) == position
        assert eval(repr(position), namespace()) == position
        again = pickle.loads(pickle.dumps(position))
        assert again == position
        assert hash(again) == hash(position)
        assert again.text == position.text


def test_a_game_that_goes_another_way_is_another_position(name: str) -> None:
    start = begin(name)
    positions = [start.play(move) for move in start.legal_moves]
    assert all(position != start for position in positions)
    assert len({position.text for position in positions}) == len(positions)


def test_rules_are_values_that_tell_themselves(name: str) -> None:
    _, rules = find(name)
    assert eval(repr(rules), namespace()) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules
    assert rules.replace() == rules
    assert not rules.differences(rules)
    with pytest.raises(Unknown, match="unknown switch"):
        rules.replace(no_such_switch=1)
    usual = next(iter(find(name.partition(":")[0])[0].presets.values()))
    assert list(rules.statements) == list(usual.statements)
    for subject in rules.statements:
        try:
            mixed = rules.with_subject(subject, usual)
        except RuleboardError:  # a mixture that cannot be played, as chains without cannons
            assert rules.statements[subject] != usual.statements[subject]
        else:
            assert mixed.with_subject(subject, usual) == mixed
        assert rules.with_subject(subject, rules) == rules
    with pytest.raises(Unknown, match="unknown switch"):
        rules.with_subject("no such subject", usual)


def test_a_switch_takes_no_setting_that_it_does_not_have(name: str) -> None:
    _, rules = find(name)
    for switch in ruleset.switches(rules):
        with pytest.raises(BadValue) as caught:
            rules.replace(**{switch: "§"})
        assert (caught.value.params["at"], caught.value.params["got"]) == (switch, "§")


def test_under_another_name_they_are_somebody_s_own_rules(name: str) -> None:
    _, rules = find(name)
    mine = rules.replace(name="mine")
    assert (mine.name, mine.title.params) == ("mine", {"name": "mine"})
    assert mine != rules
    assert mine.statements == rules.statements
    assert mine.replace(name=rules.name) == rules
    for nothing in (5, "", " "):
        with pytest.raises(BadValue, match="nameless"):
            rules.replace(name=nothing)


def test_nobody_changes_the_presets_of_a_game(name: str) -> None:
    presets: Any = find(name)[0].presets
    with pytest.raises(TypeError):
        presets["mine"] = presets[name.partition(":")[2]]


def test_what_cannot_be_is_answered_with_our_own_errors(name: str) -> None:
    game, rules = find(name)
    position = begin(name)
    with pytest.raises(InvalidMove, match="not a move"):
        position.move("§ nothing §")
    with pytest.raises(Unknown, match="unknown site"):
        position.refuse(("§",))
    with pytest.raises(RuleboardError):
        game.parse("§ nothing §", rules)
    with pytest.raises(BadValue, match="negative depth"):
        perft(position, -1)
    with pytest.raises(RuleboardError):
        begin(f"{game.name}:no_such_rules")


def test_counting_moves_agrees_with_playing_them(name: str) -> None:
    start = begin(name)
    assert perft(start, 0) == 1
    assert perft(start, 1) == len(start.legal_moves)
    assert perft(start, 2) == sum(len(start.play(move).legal_moves) for move in start.legal_moves)


def test_the_text_board_can_show_the_middle_of_a_move(name: str) -> None:
    for position, move in examples(name):
        assert position.diagram() == position.diagram(position.pieces) == str(position)
        assert position.diagram(position.play(move).pieces) != position.diagram()
