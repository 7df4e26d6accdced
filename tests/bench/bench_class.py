"""A class of thirty on one machine: each opens a lesson with a kernel of its own, and clicks.

All begin at the same moment, as classes do, through one Jupyter server, by the same messages that pages send. Then
everybody clicks every few seconds. Printed are the memory of a learner, the processor time of a lesson, and how long a
click takes; lost is nothing, or the last line says so. `python tests/bench/bench_class.py 10` is a smaller class.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sys
import tempfile
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nbformat
import psutil
from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import WebSocketClientConnection, websocket_connect

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import ruleboard as rb
from ruleboard.start.lab import write_kernel
from tests.browser.server import LabServer

LEARNERS = 30
CLICKS = 20
PAUSE = 3.0  # seconds between two clicks of a learner, on average
LESSON = Path(__file__).resolve().parents[2] / "lessons" / "en" / "mills-1.ipynb"
BOARD = 'rb.Play("mills", lang=LANG)'  # the cell whose board is clicked
MOVES = "' '.join(map(str, board.state.moves))"
MEGABYTE = 1_000_000


@dataclass(slots=True)
class Learner:
    """Somebody with a lesson: what they clicked, and how long they waited."""

    number: int
    line: WebSocketClientConnection
    pad: str = ""
    opened: float = 0.0
    clicked: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    moves: str = ""

    async def ask(self, kind: str, content: dict[str, Any]) -> dict[str, Any]:
        """Send a message and wait until the kernel is done with it; gives its reply, if it sends one."""
        name = uuid.uuid4().hex
        header = {"msg_id": name, "msg_type": kind, "session": str(self.number), "version": "5.3"}
        header |= {"username": "learner", "date": "2026-01-01T00:00:00Z"}
        message = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
        await self.line.write_message(json.dumps({**message, "channel": "shell", "buffers": []}))
        reply: dict[str, Any] = {}
        idle, replied = False, kind != "execute_request"
        while not (idle and replied):
            heard = await self.line.read_message()
            if heard is None:
                raise ConnectionError(f"learner {self.number} lost the kernel")
            if isinstance(heard, bytes):
                continue  # a picture
            answer = json.loads(heard)
            if answer["parent_header"].get("msg_id") != name:
                continue
            idle |= answer["content"].get("execution_state") == "idle"
            if answer["msg_type"] == "execute_reply":
                replied, reply = True, answer["content"]
                if reply["status"] != "ok":
                    raise RuntimeError("\n".join(reply["traceback"]))
        return reply

    async def run(self, code: str, asked: str | None = None) -> str:
        """Run a cell; gives the text of what is asked for after it."""
        wanted = {"it": asked} if asked else {}
        content = {"code": code, "silent": False, "store_history": True, "allow_stdin": False}
        reply = await self.ask("execute_request", {**content, "user_expressions": wanted})
        return str(reply["user_expressions"]["it"]["data"]["text/plain"]) if asked else ""

    async def open(self, cells: list[str]) -> None:
        """Run the lesson, as the page does when it is opened."""
        began = time.perf_counter()
        for code in cells:
            await self.run(f"board = {code}\nboard" if code == BOARD else code)
        self.opened = time.perf_counter() - began
        self.pad = (await self.run("", "board.pad.model_id")).strip("'")

    async def click(self, sites: list[str]) -> None:
        """Click here and there on the board, at one's own pace."""
        chance = random.Random(self.number)
        for _ in range(CLICKS):
            await asyncio.sleep(chance.uniform(0, 2 * PAUSE))
            site = chance.choice(sites)
            self.clicked.append(site)
            data = {"method": "custom", "content": {"kind": "pick", "site": site}}
            began = time.perf_counter()
            await self.ask("comm_msg", {"comm_id": self.pad, "data": data})
            self.waits.append(time.perf_counter() - began)
        self.moves = (await self.run("", MOVES)).strip("'")


class School(LabServer):
    """A server whose lessons run in the kernel that `binder` and `start.py` give them."""

    def _write_settings(self) -> None:
        super()._write_settings()
        write_kernel(self._private, Path(sys.executable))


async def enter(server: LabServer, number: int) -> Learner:
    """A learner with a copy of the lesson, a kernel and a line to it."""
    path = f"learner-{number}.ipynb"
    shutil.copy(LESSON, server.folder / path)
    wanted = {"path": path, "name": path, "type": "notebook", "kernel": {"name": "python3"}}
    answer = await AsyncHTTPClient().fetch(
        f"{server.url}/api/sessions",
        method="POST",
        body=json.dumps(wanted),
        headers={"Content-Type": "application/json"},
        request_timeout=300,
    )
    kernel = json.loads(answer.body)["kernel"]["id"]
    address = f"{server.url.replace('http', 'ws')}/api/kernels/{kernel}/channels"
    return Learner(number, await websocket_connect(address))


@dataclass(frozen=True, slots=True)
class Opened:
    """How the lesson was opened: the seconds until the last board was there, and those of each kernel's processor."""

    seconds: float
    processor: list[float]


async def lesson(server: LabServer, size: int) -> tuple[list[Learner], Opened]:
    """The whole class opens the lesson together, then clicks."""
    notebook = nbformat.read(LESSON, as_version=4)
    cells = [cell.source for cell in notebook.cells if cell.cell_type == "code"]
    began = time.perf_counter()

    async def one(number: int) -> Learner:
        learner = await enter(server, number)
        await learner.open(cells)
        return learner

    learners = list(await asyncio.gather(*(one(number) for number in range(size))))
    opened = Opened(time.perf_counter() - began, costs(server)[1])
    sites = [site[0] for site in rb.Play("mills").pad.sites]
    await asyncio.gather(*(learner.click(sites) for learner in learners))
    return learners, opened


def costs(server: LabServer) -> tuple[list[float], list[float], float]:
    """The megabytes and processor seconds of each kernel, and the megabytes of the server.

    Memory that several processes share is shared out among them (PSS), where the system tells it.
    """
    assert server.process is not None
    own = psutil.Process(server.process)
    kernels = [
        each
        for each in own.children(recursive=True)
        if "-f" in each.cmdline()  # where to connect
    ]
    times = [sum(each.cpu_times()[:2]) for each in kernels]
    return [_memory(each) for each in kernels], times, _memory(own)


def _memory(process: psutil.Process) -> float:
    told = process.memory_full_info()
    return float(getattr(told, "pss", told.rss)) / MEGABYTE


def expected(learner: Learner) -> str:
    """The moves that a learner's clicks make on a board that nobody else uses."""
    board = rb.Play("mills")
    for site in learner.clicked:
        board.pad.pick(site)
    return " ".join(map(str, board.state.moves))


def report(
    learners: list[Learner], opened: Opened, spent: tuple[list[float], list[float], float]
) -> None:
    """Print what was measured."""
    memory, times, server = spent
    waits = sorted(wait * 1000 for each in learners for wait in each.waits)
    share = [waits[int(len(waits) * part)] for part in (0.5, 0.95)]
    count = len(learners)
    print(f"{count} learners begin together: the last has all boards after {opened.seconds:.0f} s")
    begun = f"{sum(opened.processor) / count:.1f} CPU-seconds for the lesson"
    each = f"{sum(memory) / count:.0f} MB, {begun}, {sum(times) / count:.1f} with all clicks"
    print(f"a learner's kernel: {each}; the server: {server:.0f} MB")
    took = f"p50 {share[0]:.0f} ms, p95 {share[1]:.0f} ms, longest {waits[-1]:.0f} ms"
    print(f"a click every {PAUSE:.0f} s: {took}")
    lost = [each.number for each in learners if each.moves != expected(each)]
    print(f"boards that are not as they were clicked: {len(lost)} of {count}")
    if lost:
        sys.exit(1)


def main() -> None:
    """Measure and print."""
    size = int(sys.argv[1]) if len(sys.argv) > 1 else LEARNERS
    with tempfile.TemporaryDirectory() as folder, School(Path(folder)) as server:
        learners, opened = asyncio.run(lesson(server, size))
        report(learners, opened, costs(server))


if __name__ == "__main__":
    main()
