"""How a position stands: what can be seen on the board, and the numbers that a player keeps an eye on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ruleboard.rules.base import Note, Piece, Site, Unknown
from ruleboard.rules.mills.board import Line
from ruleboard.rules.mills.course import seen
from ruleboard.rules.mills.tables import bits

if TYPE_CHECKING:
    from ruleboard.rules.mills.position import Position


def men(position: Position, player: int) -> int:
    """The men of a player as bits."""
    return position.state.own if player == position.turn else position.state.foe


def pieces(position: Position) -> dict[Site, Piece]:
    """What stands on each point that is not free, in board order."""
    engine, _, _, aside = position.state
    white, black, closed = men(position, 0), men(position, 1), aside.closed
    found = {}
    for name, bit in engine.tables.bit.items():
        if white & bit:
            found[name] = "0"
        elif black & bit:
            found[name] = "1"
        elif closed & bit:
            found[name] = "x"
    return found


def mills(position: Position) -> tuple[Line, ...]:
    """The lines that are full of men of one side."""
    engine, own, foe, _ = position.state
    return tuple(
        line
        for line, mill in zip(position.board.mills, engine.tables.mills, strict=True)
        if mill in (own & mill, foe & mill)
    )


def phase(position: Position, player: int) -> str:
    """placing, moving or flying."""
    if player not in (0, 1):
        raise Unknown("unknown_player", got=player, expected="0, 1")
    hand = position.hands[player]
    if hand:
        return "placing"
    return "flying" if position.state.engine.flies(men(position, player), hand) else "moving"


def duty(position: Position) -> Note:
    """What the player to move has to do."""
    player = position.turn
    if position.outcome:
        return Note("over")
    doing = phase(position, player)
    if doing == "placing":
        code = "place_or_move" if position.rules.moves_while_placing else "place"
        return Note(code, {"player": player, "n": position.hands[player]})
    return Note("fly" if doing == "flying" else "move", {"player": player})


def counters(position: Position) -> tuple[Note, ...]:
    """The numbers to keep an eye on: always the men, the others where the rules make them matter."""
    return tuple(_counters(position))


def _counters(position: Position) -> Iterator[Note]:
    rules, (_, own, foe, aside) = position.rules, position.state
    for player in (0, 1):
        on_board = men(position, player).bit_count()
        yield Note("men", {"player": player, "hand": position.hands[player], "board": on_board})
    for player, delays in ((position.turn, aside.delays), (1 - position.turn, aside.foe_delays)):
        for left, waiting in enumerate(delays, start=1):
            for bit in bits(waiting):
                line = position.board.mills[bit.bit_length() - 1]
                yield Note("rebuild", {"player": player, "n": left, "mill": line}, line)
    if rules.limit:
        spent = position.turns if rules.limit_counts == "turns" else aside.quiet
        yield Note(f"limit_{rules.limit_counts}", {"n": max(0, rules.limit - spent)})
    if rules.repetition:
        times = seen(own, foe, aside)
        if times > 1:
            yield Note("repetition", {"n": times, "limit": rules.repetition})
