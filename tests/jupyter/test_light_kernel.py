"""A kernel for lessons: it runs them, and has loaded nothing that they do not use."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from jupyter_client.kernelspec import KernelSpec
from jupyter_client.manager import KernelManager

from ruleboard.jupyter.painting import postponed
from ruleboard.start import lab
from tests.jupyter.kernel import SECONDS, Kernel

LESSON = Path(__file__).resolve().parents[2] / "lessons" / "en" / "mills-1.ipynb"
SHADOWS = (
    *("random.py", "traitlets.py", "ruleboard.py", "anywidget.py", "ipykernel_launcher.py"),
    *("orjson.py", "pip/__init__.py"),
)
SHADOW = "open('ran', 'a').write(__name__)\nraise SystemExit(__name__)\n"
LOADED = "import sys; print(*sorted(n for n, m in sys.modules.items() if m is not None))"


@contextmanager
def started(folder: Path) -> Iterator[Kernel]:
    """A kernel in a folder, as the commands start it."""
    lab.write_kernel(folder / "state", Path(sys.executable))
    (spec,) = (folder / "state").rglob("kernel.json")
    manager = KernelManager()
    manager._kernel_spec = KernelSpec.from_resource_dir(str(spec.parent))
    manager.start_kernel(cwd=str(folder))
    client = manager.client()
    try:
        client.start_channels()
        client.wait_for_ready(timeout=SECONDS)
        yield Kernel(client)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def run_lesson(kernel: Kernel) -> None:
    for cell in json.loads(LESSON.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            kernel.run("".join(cell["source"]))


@pytest.mark.slow
def test_a_lesson_runs_without_debugger_completion_pictures_and_numpy(tmp_path: Path) -> None:
    with started(tmp_path) as kernel:
        run_lesson(kernel)
        loaded = set(kernel.run(LOADED).split())
        assert {"ruleboard.jupyter.canvas", "ipycanvas"} <= loaded
        assert loaded & {"debugpy", "_pydevd_bundle", "jedi", "PIL", "numpy", "matplotlib"} == set()
        assert kernel.run("from PIL import Image; print(Image.new('L', (2, 3)).size)") == "(2, 3)\n"


@pytest.mark.slow
def test_files_beside_a_notebook_are_not_taken_for_what_is_installed(tmp_path: Path) -> None:
    for name in SHADOWS:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(SHADOW, encoding="utf-8")
    (tmp_path / "mine.py").write_text("X = 7\n", encoding="utf-8")
    with started(tmp_path) as kernel:
        run_lesson(kernel)
        assert kernel.run("import mine; print(mine.X)") == "7\n"
        assert kernel.run("import random; print(random.Random(1).random() < 1)") == "True\n"
    assert not (tmp_path / "ran").exists()


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
