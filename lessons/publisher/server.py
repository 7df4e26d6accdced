"""A web server for trials on this computer: the site as visitors get it."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Handler(SimpleHTTPRequestHandler):
    """Shows a folder, with the kinds of files that browsers insist on."""

    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # its name there
        """Say nothing: a visit asks for two hundred files."""


def serve(folder: Path) -> ThreadingHTTPServer:
    """A server at a free port, not yet running."""
    return ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
