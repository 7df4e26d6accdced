"""A game looked at afterwards: each move is judged, in order, by what was found."""

from __future__ import annotations

from ruleboard.players.review import Grade, Judged, chances, judge, review
from ruleboard.players.thinking import WIN, Limit, Line
from ruleboard.rules import draughts, mills
from ruleboard.rules.record import Record

FEW = Limit(nodes=600)


def judged(record: Record) -> list[Judged]:
    return [each for each in review(record, FEW) if each is not None]


def test_every_move_is_judged_in_order_with_pauses_between() -> None:
    record = Record.of(draughts.start(), ["32-28", "19-23", "28x19", "14x23"])
    found = list(review(record, FEW))
    told = [each for each in found if each is not None]
    assert [each.ply for each in told] == list(record.plies)
    assert found.count(None) > len(told)
    for each in told:
        assert sum(each.ahead) == 100
        assert each.best.value >= each.played.value
        assert each.played.move == each.ply.move


def test_a_man_given_away_is_a_mistake_and_the_reason_is_told() -> None:
    start = draughts.parse("W:W28,43,48:B19,8,9,3")
    told = [each for each in review(Record.of(start, ["28-23"]), FEW) if each]
    assert told[0].grade in (Grade.DOUBTFUL, Grade.MISTAKE)
    assert told[0].best.move != told[0].played.move
    assert [note.sites for note in told[0].why] == [("23",)]


def test_the_only_good_move_is_best() -> None:
    start = mills.parse("W:Wa7,d7,g4,b2:Ba1,d1,f4")
    told = [each for each in review(Record.of(start, ["g4-g7xf4"]), FEW) if each]
    assert told[0].grade is Grade.BEST
    worse = [each for each in review(Record.of(start, ["b2-d2"]), FEW) if each]
    assert worse[0].grade is Grade.MISTAKE
    assert str(worse[0].best.move).startswith("g4-g7x")


def test_the_last_move_of_a_won_game_leaves_no_chances() -> None:
    start = draughts.parse("W:W28:B23")
    told = [each for each in review(Record.of(start, ["28x19"]), FEW) if each]
    assert told[0].ahead == (100, 0)
    black = draughts.parse("B:W28:B23")
    told = [each for each in review(Record.of(black, ["23x32"]), FEW) if each]
    assert told[0].ahead == (0, 100)


def test_a_record_that_goes_on_after_a_draw_is_judged_up_to_it() -> None:
    start = draughts.parse("W:WK46:BK5:H50", draughts.GUOJI)
    assert start.outcome is not None
    assert judged(Record.of(start, ["46-41"])) == []


def test_chances_are_fair_when_nobody_is_ahead() -> None:
    assert chances(0) == 50
    assert chances(100) + chances(-100) == 100
    assert (chances(WIN - 5), chances(5 - WIN)) == (100, 0)
    assert chances(90) < chances(200) < 100


def graded(played: int, best: int) -> Grade:
    """The grade of a move that is worth so much, where the best is worth so much."""
    ply = Record.of(draughts.start(), ["32-28"]).plies[0]
    other = ply.before.move("31-27")
    lines = Line(ply.move, played, (ply.move,)), Line(other, best, (other,))
    return judge(ply, *lines).grade


def test_who_is_far_ahead_or_behind_is_judged_by_what_a_move_does_all_the_same() -> None:
    assert chances(2000) == chances(3000)
    assert graded(2995, 3000) is Grade.BEST
    assert graded(2000, 3000) is Grade.GOOD
    assert graded(3000, WIN - 1) is Grade.DOUBTFUL  # it was won at once
    assert graded(3000, WIN - 21) is Grade.GOOD
    assert graded(2 - WIN, -2000) is Grade.DOUBTFUL  # now it is lost


def test_every_mistake_has_a_reason() -> None:
    moves = ["32-28", "19-23", "28x19", "14x23", "34-30", "20-24", "30x28", "17-21", "33-29"]
    told = [each for each in review(Record.of(draughts.start(), moves), FEW) if each]
    assert len(told) == len(moves)
    assert all(each.why for each in told)


def test_what_was_played_after_the_end_is_not_judged_even_if_the_rules_would_go_on() -> None:
    """Nobody claims the draw by repetition; two moves later the position is new, and no longer drawn."""
    start = draughts.parse("W:WK46,K47,45:BK2,K3,6", draughts.FMJD)
    turns = ["46-41", "2-7", "41-46", "7-2"] * 2 + ["45-40", "6-11"]
    record = Record.of(start, turns)
    ended = [ply.before.outcome is not None for ply in record.plies]
    assert ended == [False] * 8 + [True, False]
    assert [each.ply for each in judged(record)] == [*record.plies[:8]]
