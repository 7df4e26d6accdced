"""Two engines, written apart, play the same random games: all rule sets, every state compared."""

from __future__ import annotations

import pytest

from ruleboard.rules import relati
from tests.rules.relati import naive
from tests.rules.relati.chance import FEW_PATHS, RULE_SETS, walk

pytestmark = pytest.mark.long

GAMES = (  # players, size, how many for each of the 40 rule sets: 2040 games
    (2, 5, 36),
    (3, 5, 8),
    (2, 7, 3),
    (4, 5, 4),
)
FEWER_GAMES = ((2, 5, 10), (3, 5, 3), (2, 7, 2), (4, 5, 2))  # where fewer paths leave less to find


class Twin(naive.Game):
    """The naive engine, asked once for each board: it would find the same again while nothing is placed or killed."""

    def __init__(self, players: int, size: int, options: naive.Options) -> None:
        super().__init__(players, size, options)
        self.seen: dict[naive.Square, naive.Symbol] = {}
        self.reached: dict[int, set[naive.Square]] = {}
        self.room: dict[int, list[str]] = {}

    def forget(self) -> None:
        """Nothing is kept of a board that looked otherwise."""
        if self.symbols != self.seen:
            self.seen = dict(self.symbols)
            self.reached.clear()
            self.room.clear()

    def connected(self, player: int) -> set[naive.Square]:
        """As the naive engine finds it."""
        self.forget()
        if player not in self.reached:
            self.reached[player] = super().connected(player)
        return self.reached[player]

    def placements(self, player: int) -> list[str]:
        """As the naive engine finds them."""
        self.forget()
        if player not in self.room:
            self.room[player] = super().placements(player)
        return self.room[player]


def twin(rules: relati.Rules, players: int, size: int) -> naive.Game:
    options = naive.Options(
        rules.consecutive,
        rules.cannon,
        rules.chain,
        rules.migration,
        rules.can_act == "place",
        rules.friendly_fire,
        rules.paths,
    )
    return Twin(players, size, options)


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


@pytest.mark.parametrize("rules", FEW_PATHS, ids=lambda rules: rules.letters)
def test_engines_agree_where_fewer_paths_connect(rules: relati.Rules) -> None:
    for players, size, count in FEWER_GAMES:
        for seed in range(count):
            play_both(rules, players, size, seed)


@pytest.mark.parametrize(("players", "size"), [(2, 9), (3, 13), (4, 17)])
@pytest.mark.parametrize("rules", [relati.BASIC, relati.ALL], ids=["basic", "all"])
def test_engines_agree_on_boards_of_full_size(rules: relati.Rules, players: int, size: int) -> None:
    play_both(rules, players, size, 0)


@pytest.mark.parametrize("paths", [8, 16, 40])
def test_the_naive_engine_reads_so_many_paths_from_the_rule_text(paths: int) -> None:
    assert len(naive.ways(9, (4, 4), paths)) == paths


@pytest.mark.parametrize("rules", [relati.BASIC, relati.NEIGHBOURS, relati.REMOTE])
def test_both_know_the_same_shapes_of_the_same_paths(rules: relati.Rules) -> None:
    position = relati.start(2, rules, 9)
    for site in position.board.squares:
        ours = {(path.shape, path.middles, path.source) for path in relati.paths(position, site)}
        theirs = {
            (shape, tuple(map(naive.name, middles)), naive.name(source))
            for shape, middles, source in naive.ways(9, position.board.xy(site), rules.paths)
        }
        assert ours == theirs


@pytest.mark.parametrize(("text", "depth"), [("2@5 O1 n", 3), ("2@7 O1 r", 3)])
def test_both_count_the_same_games_with_fewer_paths(text: str, depth: int) -> None:
    position = relati.parse(text)
    game = twin(position.rules, position.players, position.board.size)
    assert [position.perft(n) for n in range(depth)] == [count(game, n) for n in range(depth)]


def count(game: naive.Game, depth: int) -> int:
    """The sequences of so many actions, played one by one."""
    if not depth:
        return 1
    found = 0
    for text in game.legal():
        later = game.copy()
        later.play(text)
        found += count(later, depth - 1)
    return found
