"""Whether time, memory and models stay flat when there is a lot of something: boards, steps, games, moves.

Each load is measured in its first part and in its last: the ratio of both is what matters, 1 is flat.
"""

from __future__ import annotations

import gc
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from ipywidgets.widgets.widget import _instances

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import ruleboard as rb
from ruleboard.rules import Position, draughts, relati

LONGEST = 250  # moves of a game: few last longer on any board
MOST = 2.0  # how much slower the last part may be than the first


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of work that something takes, whatever else the machine does."""
    begin = time.process_time()
    work()
    return (time.process_time() - begin) * 1000


def told(name: str, times: list[float], more: str = "") -> bool:
    """Print the first and the last part of some times; whether they are flat."""
    part = max(len(times) // 5, 1)
    first, last = (sorted(some)[len(some) // 2] for some in (times[:part], times[-part:]))
    ratio = last / first
    print(f"{name:44}{first:9.2f} ms{last:9.2f} ms{ratio:7.2f}   {more}", flush=True)
    return ratio <= MOST


def hundred_boards() -> bool:
    """A notebook with a hundred boards: each one is made as soon as the first, of as many models."""
    boards: list[rb.Play] = []
    times, models = [], []
    rb.Play("mills").close()
    for _ in range(100):
        before = len(_instances)
        times.append(timed(lambda: boards.append(rb.Play("mills"))))
        models.append(len(_instances) - before)
    clicks = [timed(partial(board.click, "d6")) for board in boards]
    flat = told("the 1st and the 100th board: make", times, f"{models[0]} and {models[-1]} models")
    flat &= told("the 1st and the 100th board: click", clicks)
    for board in boards:
        board.close()
    return flat and models[0] == models[-1]


def thousand_steps() -> bool:
    """A demo of more than a thousand steps: going on takes no longer at the end than at the beginning."""
    chance, position = Random(1), draughts.start(draughts.FMJD)
    moves: list[draughts.Move] = []
    while not position.outcome and position.legal_moves:
        moves.append(chance.choice(position.legal_moves))
        position = position.play(moves[-1])
    frames = rb.Demo(draughts.start(draughts.FMJD), moves=moves).state.frames
    film = frames * (1200 // len(frames) + 1)  # several games after each other, as one film
    made: list[rb.Demo] = []
    making = timed(lambda: made.append(rb.Demo(film=film[:1200])))
    demo = made[0]
    times = [timed(lambda: demo.press("ArrowRight")) for _ in range(len(film[:1200]) - 1)]
    flat = told(f"a demo of {len(film[:1200])} steps: next", times, f"made in {making:.0f} ms")
    demo.close()
    return flat


def games(count: int) -> Iterator[str]:
    """Games by chance, as a file has them."""
    for number in range(count):
        chance, position = Random(number % 50), draughts.start(draughts.FMJD)
        moves: list[draughts.Move] = []
        while len(moves) < 20:
            moves.append(chance.choice(position.legal_moves))
            position = position.play(moves[-1])
        yield draughts.write_pdn(draughts.Record.of(draughts.start(draughts.FMJD), moves))


def ten_thousand_games() -> bool:
    """A PDN of ten thousand games: ten times as many take ten times as long."""
    some = "\n".join(games(1000))
    draughts.read_pdn(some[:10_000].rpartition("\n\n[")[0])
    small = timed(lambda: draughts.read_pdn(some))
    tracemalloc.start()
    read = draughts.read_pdn(some)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    large = timed(lambda: draughts.read_pdn("\n".join([some] * 10)))
    per = f"{large / 10_000:.2f} ms and {size / len(read) / 1024:.0f} KB a game"
    return told("a PDN of 1,000 and of 10,000 games, per 1,000", [small, large / 10], per)


def four_players() -> bool:
    """A 17×17 game of four players with all rules, to its end."""
    chance, position = Random(4), relati.start(4, relati.ALL)
    board = rb.Play(position)
    times: list[float] = []
    while not board.position.outcome and len(times) < 600:
        move = chance.choice([m for m in board.position.legal_moves if m.action != "end"])
        times.append(timed(partial(board.type, str(move))))
    ended = board.position.outcome is not None
    told(
        "four players on 17×17: a move",
        times,
        f"{len(times)} moves, over: {ended}, most {max(times):.0f} ms",
    )
    board.close()
    return max(times) < 2000


def calm(position: Position) -> list[Any]:
    """The moves after which nothing is taken; all, where there is none."""
    quiet = [move for move in position.legal_moves if not move.taken]
    safe = [m for m in quiet if not any(reply.taken for reply in position.play(m).legal_moves)]
    return safe or [*position.legal_moves]


def ten_thousand_moves() -> bool:
    """Ten thousand moves on one board, in games of kings that go to and fro for long and are begun again."""
    endless = draughts.FMJD.replace(name="endless", clock_limit=1000, repetitions=1000)
    board = rb.Play(draughts.parse("W:WK46,K47:BK2,K3", endless.replace(lone_king_limits=False)))
    chance, times, models = Random(2), [], []
    room, longest = [], 0
    for count in range(10_000):
        if board.position.outcome or count % LONGEST == LONGEST - 1:
            longest = max(longest, len(board.record.moves))
            board.pad.receive({"kind": "do", "name": "restart"})
        move = str(chance.choice(calm(board.position)))
        times.append(timed(partial(board.type, move)))
        if count % 1000 == 999:
            models.append(len(_instances))
            gc.collect()
            room.append(len(gc.get_objects()))
    flat = told(
        "10,000 moves on one board: a move",
        times,
        f"models {models[0]} → {models[-1]}, objects {room[0]} → {room[-1]}, games of {longest}",
    )
    return flat and models[0] == models[-1] and room[-1] < room[0] * MOST


def one_long_game() -> bool:
    """Ten thousand moves of one game: the last one takes no longer than the first, and no larger message."""
    rules = draughts.FMJD.replace(name="endless", clock_limit=10**6, repetitions=10**6)
    board = rb.Play(draughts.parse("W:WK46,K47:BK2,K3", rules.replace(lone_king_limits=False)))
    chance, times, back, sizes = Random(2), [], [], []
    for count in range(10_000):
        times.append(timed(partial(board.type, str(chance.choice(calm(board.position))))))
        if count % 100 == 50:
            back.append(timed(lambda: (board.press("u"), board.press("y"))))
            sizes.append(len(board.pad.record))
    more = f"list of moves {sizes[0]} … {max(sizes)} letters"
    flat = told("one game of 10,000 moves: a move", times, more)
    flat &= told("one game of 10,000 moves: take back, again", back)
    board.close()
    return flat and max(sizes) < 10_000


def main() -> int:
    """Measure all of it; 1 if something is not flat."""
    print(f"{'':44}{'first':>12}{'last':>12}{'ratio':>7}")
    loads = (
        *(hundred_boards, thousand_steps, ten_thousand_games, four_players),
        *(ten_thousand_moves, one_long_game),
    )
    wrong = [load.__name__ for load in loads if not load()]
    print("flat" if not wrong else f"not flat: {', '.join(wrong)}")
    return min(len(wrong), 1)


if __name__ == "__main__":
    sys.exit(main())
