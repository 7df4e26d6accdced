"""A local web server to try the site."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Handler(SimpleHTTPRequestHandler):
    """Serves a folder with the MIME types that browsers require."""

    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # its name there
        """Log nothing: a visit requests two hundred files."""


def serve(folder: Path) -> ThreadingHTTPServer:
    """A server at a free port; call `serve_forever`."""
    return ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
