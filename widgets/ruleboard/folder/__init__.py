"""A learner's own folder: the lessons that were handed out, and what is noted beside them. Standard library only."""
