"""Voilà with limits, so that no visitor can block it for the others; started by `ruleboard voila`.

- A websocket must use the v1 protocol. Voilà parses every binary message as v1: in the older format, the count at the
  head is a huge number, and the server's only thread would loop over it. Messages from pages are validated for the same
  reason.
- The number of kernels is limited, and a kernel to which no page has connected ends after a minute.
- The current folder is not searched for a configuration file, which could be Python code.
"""

from __future__ import annotations

from datetime import UTC, datetime
from html import escape
from typing import Any
from uuid import uuid4

from jupyter_core.paths import jupyter_config_path
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from traitlets import Integer, default
from voila.app import Voila
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from ruleboard.lang import LANGUAGES, Words
from ruleboard.lang.languages import accepted
from ruleboard.rules.errors import RuleboardError

PROTOCOL = "v1.kernel.websocket.jupyter.org"
PARTS = range(
    6, 101
)  # offsets in a v1 message: the channel, four parts and the end; a few more for buffers
WORD = 8  # bytes of a number in it
UNAVAILABLE, UNSUPPORTED = 503, 1003  # HTTP status; websocket close code


class Full(Exception):
    """The maximum number of kernels is reached."""


class VisitorKernels(AsyncMappingKernelManager):
    """Kernel manager with a maximum number of kernels; kernels without a connected page are ended."""

    most = Integer(40, config=True)
    unjoined_timeout = Integer(60, config=True)  # seconds

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._starting: set[str] = set()
        self._unjoined: set[str] = set()

    async def start_kernel(self, **options: Any) -> str:
        """Start a kernel, or raise Full."""
        if len(self._starting.union(self.list_kernel_ids())) >= self.most:
            raise Full
        name = str(uuid4())
        self._starting.add(name)  # starting kernels count too: a whole class may begin at once
        try:
            await super().start_kernel(kernel_id=name, **options)
        finally:
            self._starting.remove(name)
        self._unjoined.add(name)
        return name

    def notify_connect(self, kernel_id: str) -> None:
        """Callback: a page has connected."""
        super().notify_connect(kernel_id)
        self._unjoined.discard(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that is no longer needed; called periodically by the server."""
        idle = datetime.now(UTC) - self.get_kernel(kernel_id).last_activity
        if kernel_id in self._unjoined and idle.total_seconds() > self.unjoined_timeout:
            self._unjoined.remove(kernel_id)
            await self.shutdown_kernel(kernel_id)
        else:
            await super().cull_kernel_if_idle(kernel_id)


class Page(TornadoVoilaHandler):
    """HTTP handler: the page with the board, or a message if the limit of kernels is reached."""

    async def get(self, path: str | None = None) -> None:
        """Start a kernel and render its page."""
        try:
            await super().get(path)
        except Full:
            self.set_status(UNAVAILABLE)
            self.set_header("Retry-After", "60")
            wanted = self.request.headers.get("Accept-Language", "")
            await self.finish(full_page(self.get_argument("lang", accepted(wanted))))


def full_page(lang: str) -> str:
    """The HTML page for `Full`, in the visitor's language."""
    try:
        words = Words(lang)
    except RuleboardError:
        words = Words(accepted(""))
    code = LANGUAGES[words.languages[0]].html
    told = escape(words.first("visit.full"))
    head = f'<!DOCTYPE html><html lang="{code}"><meta charset="utf-8"><title>ruleboard</title>'
    return f'{head}<p role="alert">{told}</p>'


class Socket(VoilaKernelWebsocketHandler):
    """Websocket handler between a page and its kernel."""

    async def get(self, kernel_id: str) -> None:
        """Open the websocket, if the page offers the v1 protocol."""
        offered = self.request.headers.get("Sec-WebSocket-Protocol", "")
        if PROTOCOL not in map(str.strip, offered.split(",")):
            raise HTTPError(400, f"expected the websocket protocol {PROTOCOL}, got {offered!r}")
        await super().get(kernel_id)

    def on_message(self, message: str | bytes) -> None:
        """Forward a message to the kernel; invalid ones close the websocket."""
        if is_v1(message):
            super().on_message(message)
        else:
            self.close(UNSUPPORTED, "not a v1 message")


def is_v1(message: str | bytes) -> bool:
    """Whether the offset count at the head of a message is plausible."""
    if isinstance(message, str):
        return False
    count = int.from_bytes(message[:WORD], "little")
    return count in PARTS and len(message) >= WORD * (count + 1)


class Server(Voila):
    """Voilà with the classes above instead of its own."""

    @default("config_file_paths")
    def _config_file_paths_default(self) -> list[str]:
        return jupyter_config_path()

    def init_settings(self) -> Any:
        self.voila_configuration.multi_kernel_manager_class = VisitorKernels
        return super().init_settings()

    def init_handlers(self) -> list[Any]:
        ours = {TornadoVoilaHandler: Page, VoilaKernelWebsocketHandler: Socket}
        found = super().init_handlers()
        return [(address, ours.get(handler, handler), *more) for address, handler, *more in found]


if __name__ == "__main__":
    Server.launch_instance()
