"""What the search needs to know of a game. Without any of it, a position is evaluated by pieces and mobility.

A game may have any of these in its part of this layer:

- `FEATURES` and `features(position, player)`: what a position is worth, in words that a teacher knows
- `evaluate(position)`: the same sum for the player to move, quicker
- `worth(position, player)`: the same for any player, quicker where more than two may play
- `quiet(position)`: False where captures are due, so that no value can be given yet
- `at_rest(position, least)`: the value, where nobody can do anything that is due and the game is not over, or where
  it stays below `least` whatever is done; None where the search has to look itself
- `order(position, moves)`: the moves, likely good ones first
- `outcome(position)`: `position.outcome`, quicker
- `key(position)`: what two positions have in common whose future is the same
- `after(position, move)`: `position.play` for a move that is known to be legal
- `think(position, limit, lines, seed)` and `follow(position, move, limit)`: its own search of all moves, and of one
- `SCALE`: so many hundredths ahead, and the chances are three to one
- `SOURCES`: who knows positions for certain (see `exact`)
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple

from ruleboard.rules.base import Outcome, Position
from ruleboard.rules.registry import part

PIECES = {"pieces": 100, "freedom": 2}
"""What counts where a game names no features of its own: pieces on the board, and moves to choose from."""


SCALE = 150
"""So many hundredths ahead, and the chances are three to one, where a game does not say otherwise.

A guess for games that nobody has measured; tests/bench/fit_weights.py finds it for any game.
"""


class Knowledge(NamedTuple):
    """What is known of one game."""

    evaluate: Callable[[Any], int]
    worth: Callable[[Any, int], int]
    quiet: Callable[[Any], bool]
    at_rest: Callable[[Any, int], int | None]
    order: Callable[[Any, Sequence[Any]], Sequence[Any]]
    outcome: Callable[[Any], Outcome | None]
    key: Callable[[Any], Hashable]
    after: Callable[[Any, Any], Any]
    exact: Callable[[Any], int | None]
    features: Callable[[Any, int], Mapping[str, int]]
    weights: Mapping[str, int]
    scale: int


def knowledge(game: str) -> Knowledge:
    """What is known of a game, with what holds for all games where it says nothing."""
    own: Any = part(game, "players")
    features = getattr(own, "features", _features)
    weights: Mapping[str, int] = getattr(own, "FEATURES", PIECES)

    def evaluate(position: Position) -> int:
        return weigh(position, position.turn, features, weights)

    value: Callable[[Any], int] = getattr(own, "evaluate", evaluate)

    def worth(position: Position, player: int) -> int:
        if players(position) > 2:
            return weigh(position, player, features, weights)
        return value(position) if player == position.turn else -value(position)

    return Knowledge(
        evaluate=value,
        worth=getattr(own, "worth", worth),
        quiet=getattr(own, "quiet", _always),
        at_rest=getattr(own, "at_rest", _not_known),
        order=getattr(own, "order", _as_listed),
        outcome=getattr(own, "outcome", _outcome),
        key=getattr(own, "key", _itself),
        after=getattr(own, "after", _played),
        exact=_certain(getattr(own, "SOURCES", ())),
        features=features,
        weights=weights,
        scale=getattr(own, "SCALE", SCALE),
    )


def players(position: Any) -> int:
    """How many play; a game that does not say so has two."""
    found: int = getattr(position, "players", 2)
    return found


def weigh(
    position: Position,
    player: int,
    features: Callable[[Any, int], Mapping[str, int]],
    weights: Mapping[str, int],
) -> int:
    """The sum of all features by their weights: what a player has more than the others on average."""
    found = (features(position, each) for each in range(players(position)))
    return against([sum(weights[name] * each[name] for name in weights) for each in found], player)


def against(sums: Sequence[int], player: int) -> int:
    """What a player has more than the others on average."""
    own = sums[player]
    return own - (sum(sums) - own) // (len(sums) - 1)


def _features(position: Position, player: int) -> Mapping[str, int]:
    """Pieces on the board, and the moves of whoever may move now: another's are not known without playing on."""
    pieces = sum(piece.owner == player for piece in position.pieces.values())
    freedom = len(position.legal_moves) if position.turn == player else 0
    return {"pieces": pieces, "freedom": freedom}


def _always(_position: Position) -> bool:
    return True


def _not_known(_position: Position, _least: int) -> int | None:
    return None


def _as_listed(_position: Position, moves: Sequence[Any]) -> Sequence[Any]:
    return moves


def _outcome(position: Position) -> Outcome | None:
    return position.outcome


def _itself(position: Position) -> Hashable:
    return position


def _played(position: Position, move: Any) -> Position:
    return position.play(move)


def _unknown(_position: Position) -> int | None:
    return None


def _certain(sources: Sequence[Any]) -> Callable[[Any], int | None]:
    """The plies until the end where a source knows them, -1 for a draw."""
    if not sources:
        return _unknown

    def plies(position: Position) -> int | None:
        for source in sources:
            left: int | None = source.plies(position)
            if left is not None:
                return left
        return None

    return plies
