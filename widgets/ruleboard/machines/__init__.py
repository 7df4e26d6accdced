"""Every kind of board as a pure state machine: `step(board, input) -> (board, effects)`, see `board`.

Each machine has a frozen state and a function `step(state, input) -> (state, reply)`; tests run a whole lesson through
them in milliseconds, without a browser. `session` has their building blocks, `teaching` the content of lessons.
"""
