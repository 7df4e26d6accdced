"""Analysis of a game record: a grade for each move, the best move, and each player's chances."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import exp

from ruleboard.players import multiplayer
from ruleboard.players.knowledge import SCALE, knowledge, players
from ruleboard.players.reasons import why
from ruleboard.players.thinking import WIN, Limit, Line, Thought, think
from ruleboard.rules.arguments import checked
from ruleboard.rules.base import Note, Position
from ruleboard.rules.record import Ply, Record
from ruleboard.rules.registry import part


class Grade(StrEnum):
    """How good a move was; a move without an alternative has no merit and no fault."""

    FORCED = "forced"
    BEST = "best"
    GOOD = "good"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict on one move of a game: its grade, the best move instead, the chances, and the reasons."""

    ply: Ply
    grade: Grade
    played: Line  # the line of the move that was played
    best: Line  # the best line
    ahead: tuple[int, ...]  # the chances of each player after the move, in percent
    why: tuple[Note, ...]


_USUAL = Limit(nodes=4_000)

# Plies: missing a win as near as this is a fault, however far ahead the player is.
AT_ONCE = 3


@checked
def review(record: Record, limit: Limit = _USUAL) -> Iterator[Judged | None]:
    """Yield a verdict for each move of a game, in order, and None between slices of the search."""
    for ply in record.plies:
        if ply.before.outcome is not None:  # a record may continue after the end of the game
            return
        best = None
        for thought in think(ply.before, limit):
            best = thought
            yield None
        assert best is not None
        played = best.best
        if ply.move != played.move:
            usual = multiplayer.follow if players(ply.before) > 2 else None
            follow = getattr(part(ply.before.game, "players"), "follow", usual)
            thoughts = _followed(follow, ply, best) if follow else _following(ply, limit)
            for line in thoughts:
                if line is None:
                    yield None
                else:
                    played = line
        yield judge(ply, played, best.best)


def judge(ply: Ply, played: Line, best: Line) -> Judged:
    """The verdict on a move, from its line and the best one."""
    if played.value > best.value:  # searched alone, the played move turned out better
        best = played
    scale = knowledge(ply.before.game).scale
    grade = Grade.BEST if played.move == best.move else _grade(played, best, scale)
    if len(ply.before.legal_moves) == 1:
        grade = Grade.FORCED
    against = best if grade in (Grade.DOUBTFUL, Grade.MISTAKE) else None
    after = ahead(ply.before, played)
    return Judged(ply, grade, played, best, after, why(ply.before, played, against))


def ahead(position: Position, line: Line) -> tuple[int, ...]:
    """The chances of each player in a position, in percent, if a line is played."""
    return _ahead(position, line, knowledge(position.game).scale)


def _ahead(position: Position, line: Line, scale: int) -> tuple[int, ...]:
    """The chances of each player; of more than two, from the static values at the end of the line."""
    count = players(position)
    if count == 2:
        own = chances(line.value, scale)
        return (own, 100 - own) if position.turn == 0 else (100 - own, own)
    for move in line.expected:
        position = position.play(move)
    ended = position.outcome
    if ended is not None and ended.winner is not None:
        return tuple(100 * (player == ended.winner) for player in range(count))
    worth = knowledge(position.game).worth
    return shares([0 if ended else worth(position, player) for player in range(count)], scale)


def shares(worths: Sequence[int], scale: int) -> tuple[int, ...]:
    """The values of a position for several players as percentages that add up to 100 (softmax)."""
    most = max(worths)
    weights = [exp((worth - most) / scale) for worth in worths]
    exact = [100 * weight / sum(weights) for weight in weights]
    whole = [int(share) for share in exact]
    rest = sorted(range(len(exact)), key=lambda player: whole[player] - exact[player])
    for player in rest[: 100 - sum(whole)]:
        whole[player] += 1
    return tuple(whole)


def _grade(played: Line, best: Line, scale: int) -> Grade:
    """The grade by the loss of chances; also by a proven result and by the value, when hardly any chances are left."""
    lost = chances(best.value, scale) - chances(played.value, scale)
    if lost >= 20:
        return Grade.MISTAKE
    gives_up = played.value < 0 and played.proven and not best.proven
    misses = best.value > 0 and (best.plies or AT_ONCE + 1) <= AT_ONCE and not played.proven
    if lost >= 8 or gives_up or misses:
        return Grade.DOUBTFUL
    return Grade.GOOD if lost >= 2 or 2 * (best.value - played.value) > scale else Grade.BEST


def chances(value: int, scale: int = SCALE) -> int:
    """A value as winning chances in percent (logistic function)."""
    if abs(value) > WIN // 2:
        return 100 if value > 0 else 0
    return min(99, max(1, round(100 / (1 + exp(min(50, -value / scale))))))


def _followed(
    follow: Callable[..., Iterator[Thought]], ply: Ply, best: Thought
) -> Iterator[Line | None]:
    """The line of the played move by the game's `follow`: as deep as the best one, so that both compare."""
    for thought in follow(ply.before, ply.move, Limit(nodes=2 * best.nodes + 1, depth=best.depth)):
        yield thought.best if thought.final else None


def _following(ply: Ply, limit: Limit) -> Iterator[Line | None]:
    """The line of the played move, by a search of the position after it."""
    after: Position = ply.after
    if after.outcome is not None:
        winner = after.outcome.winner
        value = 0 if winner is None else WIN - 1 if winner == ply.before.turn else 1 - WIN
        yield Line(ply.move, value, (ply.move,))
        return
    last: Thought | None = None
    for thought in think(after, limit):
        last = thought
        yield None
    assert last is not None
    reply = last.best
    value = reply.value if after.turn == ply.before.turn else -reply.value
    if reply.proven:  # one ply further away
        value -= 1 if value > 0 else -1
    yield Line(ply.move, value, (ply.move, *reply.expected))
