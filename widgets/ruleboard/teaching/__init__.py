"""What makes a board a lesson: goals that the rules judge, and the words for what happens."""
