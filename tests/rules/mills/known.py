"""What every code that is said must be: a member of its enumeration, with exactly its parameters."""

from __future__ import annotations

from ruleboard.rules import Code, Note, RuleboardError


def known(codes: type[Code], said: Note | RuleboardError) -> bool:
    """Whether a code is one of these and brings its parameters along, no more and no less."""
    return isinstance(said.code, codes) and set(said.params) == set(said.code.params)
