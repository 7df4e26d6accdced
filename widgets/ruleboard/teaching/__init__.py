"""Lessons: goals and questions that the rules judge, hints, verdicts, films, progress, and the sentences for them."""
