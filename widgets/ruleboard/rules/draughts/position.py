from __future__ import annotations
from ruleboard.rules.draughts.generate import generate
_new = object.__new__
class Position:
    __slots__ = ("_own","_foe","_kings","_side","_clock","_past","_moves")
    @property
    def legal_moves(self):
        moves = self._moves
        if moves is None:
            moves = self._moves = generate(self._own, self._foe, self._kings, self._side)
        return moves
    def play(self, move):
        if move not in self.legal_moves:
            raise ValueError
        return self._play(move)
    def _play(self, move):
        origin, target, taken = move
        side = self._side
        kings = self._kings
        after = _new(Position)
        after._side = side.other
        after._past = self
        after._moves = None
        after._foe = self._own ^ origin | target
        if taken:
            after._own = self._foe ^ taken
            after._clock = 0
            if kings & origin:
                kings = kings ^ origin | target
            elif target & side.far or taken & side.passing:
                kings |= target
            after._kings = kings & ~taken
            return after
        after._own = self._foe
        if kings & origin:
            after._kings = kings ^ origin | target
            after._clock = self._clock + 1
        elif target & side.far:
            after._kings = kings | target
            after._clock = 0
        else:
            after._kings = kings
            after._clock = self._clock + 1 if side.men_tick else 0
        return after
