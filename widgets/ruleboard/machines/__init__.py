"""Every kind of board as a pure state machine: `step(board, input) -> (board, effects)`, see `board`.

Each machine has a frozen state and a function `step(state, input) -> (state, reply)`; a whole lesson runs through them
in milliseconds, without a browser. `session` has what they are made of, `teaching` what they teach.
"""
