"""Kernels of lessons that nobody has open end by themselves; those of open lessons stay, however long nobody clicks."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import pytest
from tornado.httpclient import HTTPRequest
from tornado.websocket import websocket_connect

from ruleboard.start import lab
from tests.commands.starting import ADDRESS, PATIENCE, Server

CULLING = "MappingKernelManager.cull_idle_timeout"


async def kernels_left(server: Server) -> tuple[str, set[str]]:
    """Two kernels, one of which a page is connected to: that one, and those that are left when one has ended."""
    opened = server.ask("/api/kernels", {"name": lab.KERNEL})["id"]
    token = server.wait(ADDRESS)[3]
    place = f"ws://127.0.0.1:{server.port}/api/kernels/{opened}/channels?token={token}"
    page = await websocket_connect(HTTPRequest(place, request_timeout=PATIENCE))
    closed = server.ask("/api/kernels", {"name": lab.KERNEL})["id"]
    end = time.monotonic() + PATIENCE
    left = {opened, closed}
    while closed in left and time.monotonic() < end:
        await asyncio.sleep(0.5)
        left = {kernel["id"] for kernel in server.ask("/api/kernels")}
    page.close()
    return opened, left


@pytest.mark.slow
def test_a_closed_lesson_ends_and_an_open_one_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With some seconds in place of half an hour; all other settings as people have them."""
    assert lab.SERVER[CULLING] == 30 * 60
    monkeypatch.setitem(lab.SERVER, CULLING, 15)
    lab.write_kernel(tmp_path, Path(sys.executable))
    port = lab.free_port(None, None)  # type: ignore[arg-type]  # nobody to talk to
    line = lab.command(Path(sys.executable), tmp_path, "en", port, browser=True)
    line.append("--MappingKernelManager.cull_interval=1")
    own = {name: lab.environ(tmp_path)[name] for name in ("JUPYTER_PATH", "JUPYTER_DATA_DIR")}
    with Server(line, tmp_path / "output.txt", tmp_path, **own) as server:
        opened, left = asyncio.run(kernels_left(server))
    assert left == {opened}
