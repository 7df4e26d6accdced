"""Builds the site in the environment that `lessons/site.py` prepares, and reports its size."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from lessons.publisher import pages, runtime
from lessons.publisher.arguments import arguments
from lessons.publisher.downloads import CannotFetch
from lessons.publisher.server import serve

MEGABYTE = 1_000_000


def make(output: Path) -> None:
    """Build into a temporary folder, then replace the output."""
    output.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=output.parent, prefix="site-") as place:
        plan, made = Path(place, "plan"), Path(place, "made")
        packages = runtime.write(plan / "static" / "pyodide")
        pages.write(plan, packages)
        pages.build(plan, made)
        if output.exists():
            shutil.rmtree(output)
        made.rename(output)


def main() -> int:
    """Build the site; with --show, serve it."""
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # consoles with another encoding
    wanted = arguments(sys.argv[1:])
    try:
        make(wanted.output.resolve())
    except CannotFetch as trouble:
        print(trouble, file=sys.stderr)
        return 1
    files = [path for path in wanted.output.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / MEGABYTE
    print(f"The site is in {wanted.output}: {len(files)} files, {size:.0f} MB.")
    if wanted.show:
        with serve(wanted.output) as server:
            print(f"It is shown at http://127.0.0.1:{server.server_port}/ until you press Ctrl+C.")
            try:
                server.serve_forever()
            except KeyboardInterrupt:
                print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
