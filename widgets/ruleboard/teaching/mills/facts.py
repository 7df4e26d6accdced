"""Facts about a position of mills, for hints: lines that need one more man, forks, men that are shut in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ruleboard.rules.base import Event, Role, Site, Way
from ruleboard.rules.mills import Position
from ruleboard.rules.mills.codes import Ended, Happened, Reason
from ruleboard.teaching.facts import Fact, Finder, Sight, counted, is_one_of, threatening
from ruleboard.teaching.mills.doubts import QUESTIONS
from ruleboard.teaching.mills.lines import closable, men, open_lines

__all__ = ["GOALS", "QUESTIONS", "deed"]

DEEDS: Mapping[str, str] = {Happened.FLY: "flies", Happened.JUMP: "jumps"}


def deed(event: Event) -> str:
    """How a man goes, as the case of a sentence."""
    return next((case for code, case in DEEDS.items() if event.code == code), "")


def ready(position: Position, right: Iterable[Any]) -> Iterator[Fact]:
    """How the man goes, if that is special, and how many lines need only one more man; then the line, if it is one."""
    yield from special(position, right)
    lines = closable(position)
    yield Fact("ready", {"n": len(lines)})
    if len(lines) == 1:
        yield Fact("line", {"line": lines[0]}, tuple(lines[0]), where=True)


def special(position: Position, right: Iterable[Any]) -> Iterator[Fact]:
    """The fact that only a flight or only a jump is right."""
    told = [position.reasons(move) for move in right]
    if told and all(any(is_one_of(note, [Reason.FLIES]) for note in each) for each in told):
        yield Fact("can_fly", {"n": len(men(position, position.turn))})
    elif told and all(any(is_one_of(note, [Reason.JUMPS]) for note in each) for each in told):
        yield Fact("can_jump")


def _forms_mill(sight: Sight) -> Iterator[Fact]:
    position = sight.position
    if not sight.ahead:
        yield from ready(position, sight.right)
        return
    mine = [line for line in position.mills if position.pieces[line[0]].owner == position.turn]
    steps = {position.clicks(move)[0][0] for move in sight.right}
    if mine and all(any(site in line for line in mine) for site in steps):
        yield Fact("reopen")
        yield Fact("own_mill", {"line": Way(mine[0])}, tuple(mine[0]), where=True)
        return
    yield from threatening(sight)
    yield from _crossing(sight)


def _crossing(sight: Sight) -> Iterator[Fact]:
    """The lines that a right first move prepares, if all right moves prepare the same."""
    after = {open_lines(sight.position.play(move), sight.position.turn) for move in sight.right}
    lines = next(iter(after)) if len(after) == 1 else ()
    if len(lines) > 1:
        sites = tuple(dict.fromkeys(site for line in lines for site in line))
        yield Fact("two_lines", {"lines": lines}, sites, where=True)


def _forms_mills(sight: Sight) -> Iterator[Fact]:
    lines = closable(sight.position, sight.right)
    sites = tuple(dict.fromkeys(site for line in lines for site in line))
    yield Fact("cross", {"n": sight.goal.params["n"]})
    yield Fact("two_lines", {"lines": lines}, sites, where=True)


def _stops_mill(sight: Sight) -> Iterator[Fact]:
    position = sight.position
    rival = 1 - position.turn
    wrong = (move for move in position.legal_moves if move not in sight.right)
    after = (position.play(move) for move in wrong)
    feared = {line for each in after if each.turn == rival for line in closable(each)}
    lines = [line for line in open_lines(position, rival) if line in feared]
    if lines:
        yield Fact("threat", {"n": len(lines)})
    taking = [any(e.role is Role.TAKEN for e in position.events(m)) for m in sight.right]
    if all(taking):
        yield Fact("stop_by_taking")
    elif not any(taking):
        yield from special(position, sight.right)
    if len(lines) == 1:
        yield Fact("their_line", {"line": lines[0]}, tuple(lines[0]), where=True)


def _wins(sight: Sight) -> Iterator[Fact]:
    position = sight.position
    rival = 1 - position.turn
    if sight.ahead:
        if len(men(position, rival)) == 3 and not position.hands[rival]:
            yield Fact("few", {"n": 3})
        yield from threatening(sight)
        yield from _crossing(sight)
    elif _ends(sight, Ended.BLOCKED):
        yield from _shutting(_doors(position, rival))
    elif _ends(sight, Ended.FEW_MEN):
        yield Fact("few", {"n": len(men(position, rival))})
        yield from ready(position, sight.right)
    else:
        yield from ready(position, sight.right)


def _shutting(doors: tuple[Site, ...]) -> Iterator[Fact]:
    """The free points that the other side's men have left."""
    if not doors:
        yield Fact("no_door")
        return
    yield Fact("doors", {"n": len(doors)})
    yield Fact("doors_where", {"n": len(doors)}, doors, where=True)


def _ends(sight: Sight, reason: str) -> bool:
    """Whether every right move ends the game for this reason."""
    outcomes = [sight.position.play(move).outcome for move in sight.right]
    return all(outcome and outcome.reason == reason for outcome in outcomes)


def _doors(position: Position, player: int) -> tuple[Site, ...]:
    """The free points next to a player's men."""
    near = {site for man in men(position, player) for site in position.board.neighbours[man]}
    free = near - {*position.pieces}
    return tuple(point.name for point in position.board.points if point.name in free)


def _removes(sight: Sight) -> Iterator[Fact]:
    yield Fact("close_to_remove")
    yield from ready(sight.position, sight.right)


def _reaches(sight: Sight) -> Iterator[Fact]:
    (site, *more) = sight.goal.params["sites"]
    if not more and site[:1].isalpha() and site[1:].isdigit():
        yield Fact("names", {"column": site[:1], "row": site[1:]})
    else:
        yield counted(sight)


GOALS: Mapping[str, Finder] = {
    "forms_mill": _forms_mill,
    "forms_mills": _forms_mills,
    "stops_mill": _stops_mill,
    "wins": _wins,
    "removes": _removes,
    "reaches": _reaches,
}
