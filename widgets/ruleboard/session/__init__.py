"""Interaction as pure state machines: free play, demonstrations, comparisons.

Each has a frozen state and a function `step(state, input) -> (state, reply)`; a whole lesson runs through them in
milliseconds, without a browser.
"""
