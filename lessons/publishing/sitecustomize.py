"""Python on the site runs this when it starts: modules come from its packages, never from the visitor's files.

Python would look for each module among those files first. They lie behind the page, and every look is a request that
waits for an answer: with a few hundred modules, a lesson would take a minute to begin.
"""

import sys

FILES = "/drive"  # where the kernel shows the visitor's files


class Nothing:
    """A place in which no module is ever found."""

    @staticmethod
    def find_spec(name: str, target: object = None) -> None:
        """Nothing."""


def pass_by(path: str) -> type[Nothing]:
    """Take care of the visitor's files, and leave every other place to the others."""
    if path == FILES or path.startswith(f"{FILES}/"):
        return Nothing
    raise ImportError(path)


sys.path_hooks.insert(0, pass_by)
