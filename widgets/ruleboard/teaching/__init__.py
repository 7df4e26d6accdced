"""What makes a board a lesson: exercises with goals that the rules judge, films, and the words for what happens."""
