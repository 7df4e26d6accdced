"""A kernel that costs the machine of a learner or a school less: `python -P -m ruleboard.jupyter.kernel -f …`.

It is ipykernel, without what lessons never use. The debugger alone takes a fifth of a kernel's memory and a third of
the time that it needs to start, whether anybody debugs or not.

A file beside the notebook never shadows an installed module: a learner's `random.py` must not end the kernel, and a
stranger's must not run. So Python is started with -P, and the folder comes last on sys.path: learners have modules too.
"""

from __future__ import annotations

import sys

UNUSED = ("debugpy",)
"""What ipykernel does without where it is not installed."""

# No history of what was typed, as terminals have it: it takes a database and a thread.
# IPython before 9.7 puts the folder ahead of what is installed, whatever -P says.
OPTIONS = ("--HistoryManager.enabled=False", "--InteractiveShellApp.ignore_cwd=True")


def main() -> None:
    """Become a kernel."""
    for name in UNUSED:
        sys.modules.setdefault(name, None)  # type: ignore[arg-type]  # as if it were not installed
    from ipykernel.kernelapp import IPKernelApp

    app = IPKernelApp.instance()
    app.initialize([*sys.argv[1:], *OPTIONS])  # type: ignore[no-untyped-call]
    sys.path.append("")
    app.start()  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
