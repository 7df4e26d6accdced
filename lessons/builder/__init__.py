"""The parts of `lessons/build.py`: reading sources, making notebooks, running them, comparing them."""
