"""Rules that tell themselves: every subject has a statement, and one subject can be taken from other rules."""

from __future__ import annotations

from itertools import permutations

import pytest

from ruleboard.rules import InvalidPosition, Unknown, mills
from ruleboard.rules.mills.codes import Statement
from tests.rules.mills.known import known

PRESETS = list(mills.PRESETS.values())


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_every_statement_is_one_that_languages_know(rules: mills.Rules) -> None:
    for note in rules.statements.values():
        assert known(Statement, note)


def test_the_differences_are_the_statements_that_differ() -> None:
    for here, there in permutations(PRESETS, 2):
        subjects = [s for s, note in here.statements.items() if note != there.statements[s]]
        assert here.differences(there) == tuple(here.statements[s] for s in subjects)
        assert subjects  # two presets with the same rules would be one


def test_another_subject_changes_that_subject_only() -> None:
    for here, there in permutations(PRESETS, 2):
        for subject in here.statements:
            if subject in ("board", "men") and not _fits(here, subject, there):
                with pytest.raises(InvalidPosition, match="board too small"):
                    here.with_subject(subject, there)
                continue
            mixed = here.with_subject(subject, there)
            assert mixed.statements[subject] == there.statements[subject]
            others = {s: n for s, n in mixed.statements.items() if s != subject}
            assert others == {s: n for s, n in here.statements.items() if s != subject}


def _fits(here: mills.Rules, subject: str, there: mills.Rules) -> bool:
    board, men = (there.board, here.men) if subject == "board" else (here.board, there.men)
    return len(board.points) >= 2 * men


def test_an_unknown_subject_is_named() -> None:
    with pytest.raises(Unknown, match="weather"):
        mills.STANDARD.with_subject("weather", mills.SIX)
