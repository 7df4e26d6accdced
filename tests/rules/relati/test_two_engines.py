"""Two engines, written apart, play the same random games: all rule sets, every state compared."""

from __future__ import annotations

import pytest

from ruleboard.rules import relati
from tests.rules.relati import naive
from tests.rules.relati.chance import RULE_SETS, walk

GAMES = (  # players, size, how many for each of the 40 rule sets: 2040 games
    (2, 5, 36),
    (3, 5, 8),
    (2, 7, 3),
    (4, 5, 4),
)


def twin(rules: relati.Rules, players: int, size: int) -> naive.Game:
    options = naive.Options(
        rules.consecutive,
        rules.cannon,
        rules.chain,
        rules.migration,
        rules.can_act == "place",
        rules.friendly_fire,
    )
    return naive.Game(players, size, options)


def same(position: relati.Position, game: naive.Game) -> None:
    where = position.text
    assert {str(move) for move in position.legal_moves} == game.legal(), where
    assert dict(position.pieces) == game.pieces(), where
    turn = (position.turn, position.actions_left, position.acted)
    assert turn == (game.turn, game.left, game.acted), where
    assert (position.outcome is not None) == game.over, where
    if position.outcome:
        assert position.outcome.winner == game.winner, where


def play_both(rules: relati.Rules, players: int, size: int, seed: int) -> None:
    game = twin(rules, players, size)
    position = relati.start(players, rules, size)
    for before, move in walk(rules, players, size, seed):
        same(before, game)
        game.play(str(move))
        position = before.play(move)
    same(position, game)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.letters)
def test_engines_agree_after_every_action(rules: relati.Rules) -> None:
    for players, size, count in GAMES:
        for seed in range(count):
            play_both(rules, players, size, seed)


@pytest.mark.parametrize(("players", "size"), [(2, 9), (3, 13), (4, 17)])
@pytest.mark.parametrize("rules", [relati.BASIC, relati.ALL], ids=["basic", "all"])
def test_engines_agree_on_boards_of_full_size(rules: relati.Rules, players: int, size: int) -> None:
    play_both(rules, players, size, 0)


def test_the_naive_engine_reads_40_paths_from_the_rule_text() -> None:
    assert len(naive.ways(9, (4, 4))) == 40


def test_both_know_the_same_shapes_of_the_same_paths() -> None:
    position = relati.start()
    for site in position.board.squares:
        ours = {(path.shape, path.middles, path.source) for path in relati.paths(position, site)}
        theirs = {
            (shape, tuple(map(naive.name, middles)), naive.name(source))
            for shape, middles, source in naive.ways(9, position.board.xy(site))
        }
        assert ours == theirs
