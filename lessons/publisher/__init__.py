"""What makes the site of the lessons: `python lessons/site.py` runs it in an environment of its own."""
