"""A real kernel that is told, as a page tells it, which cell it runs."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.kernelspec import KernelSpecManager
from jupyter_client.manager import KernelManager

SECONDS = 60  # only ends what would never end


class Failed(AssertionError):
    """The code raised an error: what a notebook shows of it."""


class Kernel:
    """Runs code and gives back what it prints."""

    def __init__(self, client: BlockingKernelClient) -> None:
        self._client = client

    def run(self, code: str, cell: str | None = None, **sent: Any) -> str:
        """Run code, in the cell of an id if one is given; errors of the code are errors of the test.

        `sent` is further metadata of the request.
        """
        content = {"code": code, "silent": False, "store_history": True, "allow_stdin": False}
        metadata = {**({"cellId": cell} if cell else {}), **sent}
        request = self._client.session.msg("execute_request", content, metadata=metadata)
        self._client.shell_channel.send(request)
        return "".join(self._printed(request["header"]["msg_id"]))

    def error(self, code: str) -> str:
        """Run code that fails, and give back what a notebook shows of that."""
        try:
            self.run(code)
        except Failed as failed:
            return str(failed)
        raise AssertionError("nothing failed")

    def _printed(self, request: str) -> Iterator[str]:
        error: Failed | None = None
        while True:
            message: Mapping[str, Any] = self._client.get_iopub_msg(timeout=SECONDS)
            if message["parent_header"].get("msg_id") != request:
                continue
            content = message["content"]
            if message["msg_type"] == "stream":
                yield content["text"]
            elif message["msg_type"] == "error":
                error = Failed("\n".join(content["traceback"]))
            elif message["msg_type"] == "status" and content["execution_state"] == "idle":
                if error:
                    raise error
                return


@contextmanager
def kernel(folder: Path, **environ: str) -> Iterator[Kernel]:
    """A kernel of this very interpreter that works in a folder."""
    native = KernelSpecManager(kernel_dirs=[])
    manager = KernelManager(kernel_name="python3", kernel_spec_manager=native)
    manager.start_kernel(cwd=str(folder), env={**os.environ, **environ})
    client = manager.client()
    client.start_channels()
    try:
        client.wait_for_ready(timeout=SECONDS)
        yield Kernel(client)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
