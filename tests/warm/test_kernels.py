"""Warm kernels behave as normal ones: own process, own environment, and they exit when they are stopped."""

from __future__ import annotations

import ast
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import KernelManager

from tests.warm.kernels import WarmSpecs

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")

PATIENCE = 60


class Kernel:
    """A kernel that evaluates expressions."""

    def __init__(self, **surroundings: Any) -> None:
        self.manager = KernelManager(kernel_spec_manager=WarmSpecs())
        self.manager.start_kernel(**surroundings)
        self.client: BlockingKernelClient = self.manager.client()
        self.client.start_channels()
        self.client.wait_for_ready(PATIENCE)

    def ask(self, expression: str, code: str = "") -> Any:
        asked = {"it": expression}
        self.client.execute_interactive(code, user_expressions=asked, timeout=PATIENCE)
        answer = self.client.execute_interactive("", user_expressions=asked, timeout=PATIENCE)
        return ast.literal_eval(answer["content"]["user_expressions"]["it"]["data"]["text/plain"])

    def end(self) -> None:
        self.client.stop_channels()
        self.manager.shutdown_kernel(now=True)


@pytest.fixture
def kernels() -> Iterator[list[Kernel]]:
    started: list[Kernel] = []
    yield started
    for kernel in started:
        kernel.end()


def gone(process: int) -> bool:
    """Wait until a process has ended."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


def test_each_is_a_process_of_its_own_in_which_nothing_has_happened(kernels: list[Kernel]) -> None:
    kernels += [Kernel(), Kernel()]
    one, other = kernels
    assert one.ask("os.getpid()", "import os") != other.ask("os.getpid()", "import os")
    assert one.ask("mine", "mine = 1; import ruleboard.lang as lang; lang.mine = 2") == 1
    assert other.ask(
        "'mine' in globals(), hasattr(lang, 'mine')", "from ruleboard import lang"
    ) == (
        False,
        False,
    )
    boards = "len(__import__('ipywidgets').Widget.widgets)"
    assert other.ask(boards) == 0
    assert one.ask(f"{boards} > 0", "board = __import__('ruleboard').Play('mills')") is True
    assert other.ask(boards) == 0


def test_one_runs_where_and_with_what_it_was_started(kernels: list[Kernel], tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("HERE = 1", encoding="utf-8")
    (tmp_path / "on_the_path").mkdir()
    (tmp_path / "on_the_path" / "further.py").write_text("HERE = 2", encoding="utf-8")
    own = {**os.environ, "OWN": "yes", "PYTHONPATH": str(tmp_path / "on_the_path")}
    kernels.append(Kernel(cwd=str(tmp_path), env=own))
    asked = "os.getcwd(), os.environ['OWN'], beside.HERE, further.HERE"
    found = kernels[0].ask(asked, "import os, beside, further")
    assert found == (str(tmp_path), "yes", 1, 2)


def test_what_it_does_can_be_interrupted(kernels: list[Kernel]) -> None:
    kernels.append(Kernel())
    kernel = kernels[0]
    asked = kernel.client.execute("print('begun'); import time; time.sleep(600)")
    while True:
        told = kernel.client.get_iopub_msg(timeout=PATIENCE)
        if told["content"].get("text") == "begun\n":
            break
    kernel.manager.interrupt_kernel()
    answer = kernel.client.get_shell_msg(timeout=PATIENCE)
    assert answer["parent_header"]["msg_id"] == asked
    assert answer["content"]["ename"] == "KeyboardInterrupt"


def test_it_ends_with_whom_jupyter_takes_for_it_and_the_other_way_round(
    kernels: list[Kernel],
) -> None:
    kernels += [Kernel(), Kernel()]
    killed, ended = kernels
    process = killed.ask("os.getpid()", "import os")
    killed.manager.shutdown_kernel(now=True)
    assert gone(process)
    os.kill(ended.ask("os.getpid()", "import os"), signal.SIGKILL)
    end = time.monotonic() + PATIENCE
    while ended.manager.is_alive() and time.monotonic() < end:
        time.sleep(0.02)
    assert not ended.manager.is_alive()
