"""Executes notebooks, and filters their outputs for readers without a kernel.

Without a kernel a saved widget view shows "model not found", so it is removed; the widget's picture and text stay.
"""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from jupyter_client.kernelspec import KernelSpecManager
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
from nbformat import NotebookNode

from lessons.builder.notebook import Notebook, list_exercises, node

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
SECONDS = 120  # timeout of one cell; normal ones take milliseconds


class CellFailure(Exception):
    """A code cell that fails, prints to stderr, or shows a widget without a picture; `cell` is its id."""

    def __init__(self, cell: str, problem: str) -> None:
        super().__init__(f"{cell}: {problem}")
        self.cell = cell
        self.problem = problem


def run(notebooks: Sequence[Notebook]) -> list[CellFailure | None]:
    """Execute each notebook in place, in its own kernel, in parallel on all cores; returns the failures."""
    return asyncio.run(_run_all(notebooks))


async def _run_all(notebooks: Sequence[Notebook]) -> list[CellFailure | None]:
    free = asyncio.Semaphore(os.cpu_count() or 1)

    async def one(notebook: Notebook) -> CellFailure | None:
        async with free:
            try:
                await _run(notebook)
            except CellFailure as failure:
                return failure
            return None

    return list(await asyncio.gather(*map(one, notebooks)))


async def _run(notebook: Notebook) -> None:
    # Without kernel folders, the spec is that of this interpreter.
    native = KernelSpecManager(kernel_dirs=[])
    kernel = AsyncKernelManager(kernel_name="python3", kernel_spec_manager=native)
    # nbclient changes metadata: run a copy, and take only its outputs.
    copy = node(notebook)
    with tempfile.TemporaryDirectory() as folder:
        client = NotebookClient(
            copy,
            km=kernel,
            timeout=SECONDS,
            extra_arguments=["--log-level=ERROR"],
            store_widget_state=False,
            coalesce_streams=True,
            resources={"metadata": {"path": folder}},
        )
        client.on_cell_execute = partial(_name_cell, client)
        try:
            await _execute(client)
        finally:
            # nbclient does not close the channels of a kernel manager that it was given.
            if client.kc is not None:
                client.kc.stop_channels()
            await kernel.shutdown_kernel(now=True)
    for cell, done in zip(notebook["cells"], copy.cells, strict=True):
        if cell["cell_type"] == "code":
            # Reproducible in a fresh kernel; nbval skips cells without a count.
            cell["execution_count"] = done.execution_count
            cell["outputs"] = [kept(cell["id"], output) for output in done.outputs]
    list_exercises(notebook)


def _name_cell(client: NotebookClient, *, cell: NotebookNode, cell_index: int) -> None:  # noqa: ARG001 - as nbclient calls it
    """Tell the kernel which cell it runs, as a page does: boards take the keys of their tasks from it."""
    assert client.kc is not None
    client.kc.session.metadata = {"cellId": cell.id}


async def _execute(client: NotebookClient) -> None:
    codes = [cell.id for cell in client.nb.cells if cell.cell_type == "code"]
    try:
        await client.async_execute(env={**os.environ, "RULEBOARD_STRICT": "1"})
    except CellExecutionError as error:
        problem = f"raises {error.ename}: {_plain(error.evalue)}"
    except CellTimeoutError:
        problem = f"does not end within {SECONDS} seconds"
    except DeadKernelError:
        problem = "ends the kernel"
    else:
        return
    raise CellFailure(codes[client.code_cells_executed - 1], problem)


def kept(cell: str, output: Mapping[str, Any]) -> dict[str, Any]:
    """An output without its widget view. Raises CellFailure for errors, stderr, and widgets without a picture."""
    if output["output_type"] == "error":
        raise CellFailure(cell, f"shows an error {output['ename']}: {_plain(output['evalue'])}")
    if output["output_type"] == "stream":
        if output["name"] == "stderr":
            raise CellFailure(cell, f"writes to stderr: {_plain(output['text'].strip())}")
        return dict(output)
    data = {mime: value for mime, value in output["data"].items() if mime != WIDGET_VIEW}
    if WIDGET_VIEW in output["data"] and "<img " not in data.get("text/html", ""):
        problem = "shows a widget without a picture; expected text/html with an <img>"
        raise CellFailure(cell, problem)
    return {**output, "data": data}


def _plain(message: str) -> str:
    """Strip ANSI colors."""
    return re.sub(r"\x1b\[[0-9;]*m", "", message)
