"""The learner's folder: copies of the lessons, and the progress beside them. Standard library only."""
