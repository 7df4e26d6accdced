"""An exercise: its state (`state`), its transitions (`machine`), and hints in four steps (`hints`)."""

from ruleboard.machines.exercise.machine import REPLY, begin_exercise, step
from ruleboard.machines.exercise.state import ExerciseState, shown, task_turn

__all__ = ["REPLY", "ExerciseState", "begin_exercise", "shown", "step", "task_turn"]
