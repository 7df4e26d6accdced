"""A line of our own to the kernel of a notebook, beside that of the page: what is the case there, whatever is shown."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jupyter_client.blocking.client import BlockingKernelClient

PATIENCE = 40_000  # milliseconds, for anything that a page or a kernel does


class KernelLine:
    """Asks kernels, one after another, by the files in which a server says where they are."""

    def __init__(self, runtime: Path) -> None:
        self.asked = ""  # the last question, by which a page knows how far it has heard
        self._runtime = runtime
        self._client: BlockingKernelClient | None = None

    def ask(self, kernel: str, expression: str, code: str = "") -> str:
        """Run code, if there is any; what an expression is afterwards, as text."""
        answer: Mapping[str, Any] = self._to(kernel).execute_interactive(
            code,
            store_history=False,
            user_expressions={"value": expression},
            timeout=PATIENCE / 1000,
            output_hook=lambda _: None,
        )
        self.asked = str(answer["parent_header"]["msg_id"])
        content = answer["content"]
        if content["status"] != "ok":
            raise AssertionError(f"{content['ename']}: {content['evalue']}")
        found = content["user_expressions"]["value"]
        if found["status"] != "ok":
            raise AssertionError(f"{expression}: {found['ename']}: {found['evalue']}")
        return str(found["data"]["text/plain"])

    def _to(self, kernel: str) -> BlockingKernelClient:
        file = str(self._runtime / f"kernel-{kernel}.json")
        if self._client is None or self._client.connection_file != file:
            self.hang_up()
            self._client = BlockingKernelClient(connection_file=file)
            self._client.load_connection_file()
            self._client.start_channels()
        return self._client

    def hang_up(self) -> None:
        """End the line; the kernel goes on."""
        if self._client is not None:
            self._client.stop_channels()
            self._client.context.destroy()
            self._client = None
