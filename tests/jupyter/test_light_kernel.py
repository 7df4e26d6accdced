"""A kernel for lessons: it runs them, and has loaded nothing that they do not use."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from jupyter_client.kernelspec import KernelSpec
from jupyter_client.manager import KernelManager

from ruleboard.jupyter.painting import postponed
from tests.jupyter.kernel import SECONDS, Kernel

LESSON = Path(__file__).resolve().parents[2] / "lessons" / "en" / "mills-1.ipynb"
LOADED = "import sys; print(*sorted(n for n, m in sys.modules.items() if m is not None))"


@pytest.mark.slow
def test_a_lesson_runs_without_debugger_completion_pictures_and_numpy() -> None:
    manager = KernelManager()
    words = [sys.executable, "-m", "ruleboard.jupyter.kernel", "-f", "{connection_file}"]
    manager._kernel_spec = KernelSpec(argv=words, display_name="x", language="python")
    manager.start_kernel()
    client = manager.client()
    try:
        client.start_channels()
        client.wait_for_ready(timeout=SECONDS)
        kernel = Kernel(client)
        for cell in json.loads(LESSON.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "code":
                kernel.run("".join(cell["source"]))
        loaded = set(kernel.run(LOADED).split())
        assert {"ruleboard.jupyter.canvas", "ipycanvas"} <= loaded
        assert loaded & {"debugpy", "_pydevd_bundle", "jedi", "PIL", "numpy", "matplotlib"} == set()
        assert kernel.run("from PIL import Image; print(Image.new('L', (2, 3)).size)") == "(2, 3)\n"
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def test_a_postponed_module_is_loaded_when_it_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "outer").mkdir()
    (tmp_path / "outer" / "__init__.py").touch()
    (tmp_path / "outer" / "inner.py").write_text("X = 7\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with postponed("outer", "outer.inner", "no_such_module"):
        import no_such_module  # type: ignore[import-not-found]
        from outer import inner  # type: ignore[import-not-found]

    assert {"outer", "outer.inner", "no_such_module"} & set(sys.modules) == set()
    assert inner.X == 7
    assert sys.modules["outer.inner"].X == 7
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        assert no_such_module.X
    for name in ("outer", "outer.inner"):
        del sys.modules[name]


def test_what_is_loaded_is_left_as_it_is() -> None:
    before = sys.modules["json.decoder"]
    with postponed("json.decoder"):
        assert sys.modules["json.decoder"] is before
    assert sys.modules["json.decoder"] is before
