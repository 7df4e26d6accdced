"""A kernel that costs the machine of a learner or a school less: `python -m ruleboard.jupyter.kernel -f …`.

It is ipykernel, without what lessons never use. The debugger alone takes a fifth of a kernel's memory and a third of
the time that it needs to start, whether anybody debugs or not.
"""

from __future__ import annotations

import sys

UNUSED = ("debugpy",)
"""What ipykernel does without where it is not installed."""

# No history of what was typed, as terminals have it: it takes a database and a thread.
OPTIONS = ("--HistoryManager.enabled=False",)


def main() -> None:
    """Become a kernel."""
    for name in UNUSED:
        sys.modules.setdefault(name, None)  # type: ignore[arg-type]  # as if it were not installed
    from ipykernel.kernelapp import launch_new_instance

    launch_new_instance([*sys.argv[1:], *OPTIONS])


if __name__ == "__main__":
    main()
