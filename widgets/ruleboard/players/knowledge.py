"""What the search needs to know about a game, with defaults: pieces and mobility as the evaluation.

All of these are optional in the `players` module of a game:

- `FEATURES` and `features(position, player)`: the weights and values of features that a teacher knows by name
- `evaluate(position)`: the weighted sum for the player to move, computed faster
- `worth(position, player)`: the weighted sum for any player, computed faster if more than two may play
- `quiet(position)`: False while captures are due, so that the position cannot be evaluated yet
- `at_rest(position, least)`: the value of a quiet position that is not over, or of one whose value stays below
  `least` after any move; None if the search has to look at the moves
- `order(position, moves)`: the moves sorted, likely good ones first
- `outcome(position)`: `position.outcome`, computed faster
- `key(position)`: the key in the transposition table, equal for positions with the same future
- `after(position, move)`: `position.play` without validation, for legal moves
- `think(position, limit, lines, seed)` and `follow(position, move, limit)`: an own search of all moves, and of one
- `SCALE`: the advantage in hundredths at which the chances are three to one
- `SOURCES`: sources of exact values (see `exact`)
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple

from ruleboard.rules.base import Outcome, Position
from ruleboard.rules.registry import part

PIECES = {"pieces": 100, "freedom": 2}
"""Default features and weights: pieces on the board, and the number of legal moves."""


SCALE = 150
"""Default advantage in hundredths at which the chances are three to one.

A guess for games that have not been measured; tests/bench/fit_weights.py finds it for any game.
"""


class Knowledge(NamedTuple):
    """The functions and weights with which one game is searched; see the list above."""

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
    """The knowledge about a game, with defaults for what its `players` module does not define."""
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
    """The number of players; 2 if the position has no attribute `players`."""
    found: int = getattr(position, "players", 2)
    return found


def weigh(
    position: Position,
    player: int,
    features: Callable[[Any, int], Mapping[str, int]],
    weights: Mapping[str, int],
) -> int:
    """The weighted sum of a player's features, minus the mean of the other players' sums."""
    found = (features(position, each) for each in range(players(position)))
    return against([sum(weights[name] * each[name] for name in weights) for each in found], player)


def against(sums: Sequence[int], player: int) -> int:
    """A player's sum minus the mean of the other players' sums."""
    own = sums[player]
    return own - (sum(sums) - own) // (len(sums) - 1)


def _features(position: Position, player: int) -> Mapping[str, int]:
    """Default features. Only the player to move has freedom: other players' moves are unknown before their turn."""
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
    """Combine sources into one lookup: plies until the end, -1 for a draw, None if no source knows."""
    if not sources:
        return _unknown

    def plies(position: Position) -> int | None:
        for source in sources:
            left: int | None = source.plies(position)
            if left is not None:
                return left
        return None

    return plies
