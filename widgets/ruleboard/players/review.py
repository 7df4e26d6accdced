"""Looks at a game afterwards: how good each move was, what would have been better, and who was ahead."""

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
    """How good a move was."""

    BEST = "best"
    GOOD = "good"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"


@dataclass(frozen=True, slots=True)
class Judged:
    """What is thought of one move of a game."""

    ply: Ply
    grade: Grade
    played: Line  # what was played, and what follows
    best: Line  # what would have been best
    ahead: tuple[int, ...]  # after the move: the chances of each player, of 100
    why: tuple[Note, ...]


_USUAL = Limit(nodes=4_000)

# Moves of all players: a win so near is not to be missed, however far ahead somebody is.
AT_ONCE = 3


@checked
def review(record: Record, limit: Limit = _USUAL) -> Iterator[Judged | None]:
    """One judgement for each move of a game until its end, in order, and None between slices of thinking."""
    for ply in record.plies:
        if ply.before.outcome is not None:  # a record may go on where the rules have ended the game
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
    """The judgement, once both lines are known."""
    if played.value > best.value:  # looked at by itself, the move that was played is better
        best = played
    scale = knowledge(ply.before.game).scale
    grade = Grade.BEST if played.move == best.move else _grade(played, best, scale)
    against = None if grade in (Grade.BEST, Grade.GOOD) else best
    ahead = _ahead(ply.before, played, scale)
    return Judged(ply, grade, played, best, ahead, why(ply.before, played, against))


def _ahead(position: Position, line: Line, scale: int) -> tuple[int, ...]:
    """The chances of each player. Where more than two play, by what the end of the line is worth to each."""
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
    """What positions are worth to several players, as chances that add up to 100."""
    most = max(worths)
    weights = [exp((worth - most) / scale) for worth in worths]
    exact = [100 * weight / sum(weights) for weight in weights]
    whole = [int(share) for share in exact]
    rest = sorted(range(len(exact)), key=lambda player: whole[player] - exact[player])
    for player in rest[: 100 - sum(whole)]:
        whole[player] += 1
    return tuple(whole)


def _grade(played: Line, best: Line, scale: int) -> Grade:
    """By the chances that a move costs; where hardly any are left to lose, by what it is worth and how it ends."""
    lost = chances(best.value, scale) - chances(played.value, scale)
    if lost >= 20:
        return Grade.MISTAKE
    gives_up = played.value < 0 and played.proven and not best.proven
    misses = best.value > 0 and (best.plies or AT_ONCE + 1) <= AT_ONCE and not played.proven
    if lost >= 8 or gives_up or misses:
        return Grade.DOUBTFUL
    return Grade.GOOD if lost >= 2 or 2 * (best.value - played.value) > scale else Grade.BEST


def chances(value: int, scale: int = SCALE) -> int:
    """A value as the chances of whoever it is for, from 0 to 100."""
    if abs(value) > WIN // 2:
        return 100 if value > 0 else 0
    return min(99, max(1, round(100 / (1 + exp(min(50, -value / scale))))))


def _followed(
    follow: Callable[..., Iterator[Thought]], ply: Ply, best: Thought
) -> Iterator[Line | None]:
    """The same where a game can look at one move alone: as deep as at the best one, so that both can be compared."""
    for thought in follow(ply.before, ply.move, Limit(nodes=2 * best.nodes + 1, depth=best.depth)):
        yield thought.best if thought.final else None


def _following(ply: Ply, limit: Limit) -> Iterator[Line | None]:
    """What the move that was played is worth, and what follows."""
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
