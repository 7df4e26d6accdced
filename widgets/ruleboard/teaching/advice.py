"""Engine analysis explained to a person: hints in steps, values in words, and a variation drawn on the board.

A reason that says nothing about the move is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruleboard.players.knowledge import knowledge, players
from ruleboard.players.reasons import PlayedOut, Why, is_vague, why
from ruleboard.players.thinking import Line, Thought
from ruleboard.rules.base import Event, Note, Position, Role, Site
from ruleboard.rules.registry import game as find_game
from ruleboard.scene.shapes import Mark
from ruleboard.session.clicks import Clicks, Ways
from ruleboard.session.inputs import Reply
from ruleboard.session.keys import keyed
from ruleboard.session.marks import preview
from ruleboard.teaching.spoken import spoken

LEVEL = 25  # hundredths of a piece, or of winning chances: a smaller lead counts as equal
DRAWN = 5  # moves of a line that are drawn: more are hard to follow


def reasons(position: Position, line: Line, better: Line | None = None) -> tuple[Note, ...]:
    """The reasons for a move or, with `better`, against it, with their sentence keys; () if there is nothing to say."""
    found = (note for note in why(position, line, better) if better or not is_vague(note))
    return tuple(keyed(position, "reason", note) for note in found)


def reasons_beside(position: Position, line: Line, better: Line | None = None) -> tuple[Note, ...]:
    """The same without reasons that only list the moves of the line: for places where the line is shown anyway."""
    found = (note for note in why(position, line, better) if not is_vague(note))
    return tuple(keyed(position, "reason", note) for note in found)


def gains(position: Position, better: Line, played: Line, told: Sequence[Note]) -> tuple[Note, ...]:
    """What a better move gains or saves, compared with the one played, beyond what `told` says; () if nothing."""
    known = {(note.role, note.sites) for note in told if isinstance(note, Event) and note.sites}
    found = [note for note in why(position, better) if _concrete(note)]
    new = [n for n in found if not (isinstance(n, Event) and (n.role, n.sites) in known)]
    if new or found:
        return tuple(keyed(position, "reason", note) for note in new)
    least, lost = (len(PlayedOut(position, line).lost) for line in (better, played))
    if 0 < least < lost:
        return (Note(f"{position.game}.reason.loses_only", {"n": least}),)
    return ()


def _concrete(note: Note) -> bool:
    """Whether a reason names something that can be seen on the board, or decides the game."""
    deciding = (Why.WINS_NOW, Why.WINS_SOON, Why.EXCHANGES)
    return isinstance(note, Event) or any(note.code == code for code in deciding)


def reply_to(thought: Thought) -> Line | None:
    """The reply that a thought expects to its best move; None if unknown, or with more than two players."""
    best = thought.best
    if len(best.expected) < 2 or players(thought.position) > 2:
        return None
    nearer = (best.value > 0) - (best.value < 0) if best.proven else 0
    return Line(best.expected[1], -best.value - nearer, best.expected[1:])


def look(position: Position, line: Line) -> Reply:
    """The first hint: where to look, and the idea; never what the move takes."""
    sites = _clicks(position, line.move)
    ideas = [note for note in why(position, line) if not (is_vague(note) or _takes(note))]
    told = tuple(keyed(position, "reason", note) for note in ideas[:1])
    if not sites:
        return Reply((Note("hint.no_click"), *told))
    return Reply((Note("exercise.look_at", {"site": sites[0]}), *told), (Mark("hint", sites[:1]),))


def _takes(note: Note) -> bool:
    return isinstance(note, Event) and note.role is Role.TAKEN


def whole(position: Position, line: Line) -> Reply:
    """The second hint: the move itself."""
    told = (Note("hint.move", {"move": spoken(position, line.move)}), *reasons(position, line))
    return Reply(told, move_marks(position, line.move))


def choice(
    position: Position, lines: Sequence[Line], ways: Ways, begun: Clicks, *, first: bool
) -> Reply:
    """A hint for the choice that the rules demand in the middle of a move: first the idea, then the site."""
    line = best_of(position, lines, ways.fitting(begun))
    site = _clicks(position, line.move)[len(begun)]
    if first:
        return Reply((Note("hint.choice"),))
    return Reply((Note("hint.choose", {"site": site}),), (Mark("hint", (site,)),))


def best_of(position: Position, lines: Sequence[Line], moves: Sequence[Any]) -> Line:
    """The best known line that begins with one of these moves; else the best move at first sight."""
    for line in lines:
        if line.move in moves:
            return line
    worth = knowledge(position.game).worth
    best = max(moves, key=lambda move: worth(position.play(move), position.turn))
    return Line(best, 0, (best,))


def move_marks(position: Position, move: Any) -> tuple[Mark, ...]:
    """The marks of a move that is not made yet: where it begins, its way, what it takes, and where it ends."""
    sites = _clicks(position, move)
    if not sites:
        return ()
    way = move_way(position, move)
    own = (Mark("hint", way[:1]),) if len(way) > 1 else ()
    return (*own, *preview(position, position.events(move), way[-1]))


def line_marks(position: Position, moves: Sequence[Any]) -> tuple[Mark, ...]:
    """The marks of the first moves of a line, each a numbered way."""
    marks = []
    for number, move in enumerate(moves[:DRAWN], start=1):
        way = move_way(position, move)
        if way:
            marks.append(Mark("expected", way, str(number)))
        position = position.play(move)
    return tuple(marks)


def _clicks(position: Position, move: Any) -> tuple[Site, ...]:
    ways = position.clicks(move)
    return ways[0] if ways else ()


def move_way(position: Position, move: Any) -> tuple[Site, ...]:
    """The sites on a piece's way: where it begins, if it is on the board already, every jump, and where it ends."""
    events = position.events(move)
    jumps = [event.sites for event in events if event.role is Role.JUMPED]
    if jumps:
        return (jumps[0][0], *(sites[-1] for sites in jumps))
    went = [event.sites for event in events if event.role in (Role.MOVED, Role.SHOT)]
    if went:
        return (went[0][0], went[0][-1]) if len(went[0]) > 1 else tuple(went[0])
    return _clicks(position, move)[:1]


def worth(position: Position, line: Line) -> Note:
    """The value of a line after its first move, in words: who wins or is ahead, and by how much."""
    family, mover = find_game(position.game), position.turn
    many = players(position) > len(family.sides)
    good = line.value > 0
    who = mover if good or many else 1 - mover
    # Players who are named by signs have no pieces to count: the lead is described by winning chances.
    size = (
        abs(line.value) * 100 // knowledge(position.game).scale
        if family.signed
        else abs(line.value)
    )
    n = round(size / 100)
    if line.plies is not None:
        # Counts the moves of the winner or, with several players, of the one who loses.
        own = good or many
        n = PlayedOut(position, line).moves(own=own, plies=line.plies - own)
        code = "loses" if many and not good else "wins" if n else "won"
    elif line.likely:
        code = "likely_loss"
    elif size < LEVEL:
        return Note("thinks.level")
    elif many and not good:
        code = "behind"
    else:
        code = "ahead" if n else "slightly"
    key = f"{position.game}.thinks.{code}"
    if family.signed:
        key = f"{position.game}.thinks.{code}_sign"
    return Note(key, {"player": family.named(who), "n": max(n, 1)})
