"""Fuzzes every reader for a while, one after another: `python tests/run.py fuzz`.

A foreign error fails, and so do ten seconds or two gigabytes for one text. RULEBOARD_FUZZ is the number of seconds for
each reader (default: 60). A reader that holds is one line; of one that fails, all that the fuzzer says is shown, and
the text is kept.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from tests.fuzz.targets import TARGETS  # noqa: E402 - found by its place

SECONDS = os.environ.get("RULEBOARD_FUZZ", "60")
LIMITS = ("-timeout=10", "-rss_limit_mb=2048", "-max_len=8000", "-print_final_stats=1")
NOISE = re.compile(r"INFO: Instrumenting|WARNING: Failed to find function|#\d+\s|\s*NEW_FUNC")


def fuzzed(name: str, kept: Path) -> subprocess.CompletedProcess[str]:
    """What the fuzzer says of a reader; a text that is too much for it goes to a folder."""
    guided = [sys.executable, str(HERE / "guided.py"), name]
    wanted = [f"-max_total_time={SECONDS}", f"-artifact_prefix={kept}{os.sep}", *LIMITS]
    return subprocess.run(
        [*guided, *wanted],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def counted(said: str, what: str) -> int:
    """A number of the fuzzer's own statistics; 0 if it did not come so far."""
    found = re.search(rf"stat::{what}:\s+(\d+)", said)
    return int(found[1]) if found else 0


def main() -> int:
    """Fuzz all of them; 1 if one has failed."""
    kept = Path(tempfile.mkdtemp(prefix="ruleboard-fuzz-"))
    failed = []
    for name in TARGETS:
        done = fuzzed(name, kept)
        texts = counted(done.stdout, "number_of_executed_units")
        held = done.returncode == 0 and texts > 0  # a fuzzer that tried nothing has proved nothing
        room = counted(done.stdout, "peak_rss_mb")
        print(f"{name:24}{texts:12,} texts{room:6} MB   {'held' if held else 'FAILED'}", flush=True)
        if not held:
            failed.append(name)
            print(
                *(x for x in done.stdout.splitlines() if not NOISE.match(x)), sep="\n", flush=True
            )
    print(
        f"\nreaders: {len(TARGETS) - len(failed)} held, {len(failed)} failed", *failed, flush=True
    )
    if any(kept.iterdir()):
        print(f"What they failed at is in {kept}.")
    else:
        kept.rmdir()
    return min(len(failed), 1)


if __name__ == "__main__":
    sys.exit(main())
