"""Goals are judged by the rules: what meets them, what misses, and what is said then."""

from __future__ import annotations

import pickle

import pytest

from ruleboard import goals
from ruleboard.lang import has
from ruleboard.rules import BadValue, games, mills
from ruleboard.teaching.contributions import brought
from ruleboard.teaching.mills import goals as mills_goals
from ruleboard.teaching.outlook import answers


def met(text: str, goal: goals.Goal) -> set[str]:
    return {str(move) for move in answers(mills.parse(text, mills.STANDARD), goal)}


def test_two_mills_with_one_man() -> None:
    text = "W:Wb6,f6,d7,d5:Ba1,g1,c4,e4:H5,5"
    assert met(text, goals.forms_mill(2)) == {"d6xa1", "d6xg1", "d6xc4", "d6xe4"}


def test_stopping_a_mill_means_that_none_is_left() -> None:
    text = "W:Wd6,b2,c5:Bg7,g1,e4:H6,6"
    assert met(text, goals.stops_mill()) == {"g4"}
    position = mills.parse(text, mills.STANDARD)
    miss = goals.stops_mill().miss(position, position.move("a1"))
    assert set(miss.sites) == {"g7", "g4", "g1"}


def test_removing_a_certain_man() -> None:
    assert met("W:Wb6,d6:Bb2,f2:H7,7", goals.removes("f2")) == {"f6xf2"}


def test_reaching_a_point() -> None:
    assert met("W:Wa7,d7,g4,b2:Bc3,e3,d1,f4", goals.reaches("g1")) == {"g4-g1"}


def test_winning() -> None:
    assert met("W:Wa7,d7,g4:Ba1,d1,b2", goals.wins()) == {"g4-g7xa1", "g4-g7xd1", "g4-g7xb2"}


def test_an_impossible_goal_is_refused_at_once() -> None:
    with pytest.raises(BadValue, match="forms_mill"):
        goals.forms_mill(0)


EVERY_GOAL = {
    "removes": ("f2",),
    "reaches": ("g1",),
    "captures": (3,),
    "choose_path": ("21", "12"),
    "wins": (),
    "forms_mill": (2,),
    "stops_mill": (),
    "promotes": (),
    "connects": ("turn_turn",),
    "disconnects": (3,),
    "heals": (3,),
    "earns": (2,),
    "migrates": (),
}
"""Every goal, and something to ask for."""


@pytest.mark.parametrize(("name", "given"), EVERY_GOAL.items())
def test_a_goal_is_data(name: str, given: tuple[object, ...]) -> None:
    make = getattr(goals, name)
    goal = make(*given)
    assert goal == make(*given)
    assert hash(goal) == hash(make(*given))
    assert pickle.loads(pickle.dumps(goal)) == goal
    game = goal.game or "mills"
    assert has(goal.task(game).code)


def test_goals_of_a_game_are_found_beside_those_of_all() -> None:
    listed = {name for name in dir(goals) if not name.startswith("_")} - {"Goal"}
    assert listed == set(EVERY_GOAL)
    assert goals.forms_mill is mills_goals.forms_mill
    assert not hasattr(goals, "flies")


@pytest.mark.parametrize("game", games())
def test_every_goal_has_a_judge_and_every_judge_a_goal(game: str) -> None:
    module = brought(game, "goals")
    if module is None:
        return
    made = {getattr(module, name)(*EVERY_GOAL[name]).code for name in module.__all__}
    assert made <= set(module.JUDGES)
    assert all(has(f"{game}.goal.{code}.miss") for code in module.JUDGES)
