"""Fuzzes every reader for a while, one after another: `python tests/run.py fuzz`.

A foreign error fails, and so do ten seconds or two gigabytes for one text. RULEBOARD_FUZZ is the number of seconds for
each reader (default: 60).
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from tests.fuzz.targets import TARGETS  # noqa: E402 - found by its place

SECONDS = os.environ.get("RULEBOARD_FUZZ", "60")
LIMITS = (
    "-timeout=10",
    "-rss_limit_mb=2048",
    "-max_len=8000",
    "-verbosity=0",
    "-print_final_stats=1",
)

failed = []
for name in TARGETS:
    print(f"\n{name}", flush=True)
    command = [sys.executable, str(HERE / "guided.py"), name, f"-max_total_time={SECONDS}", *LIMITS]
    if subprocess.run(command, cwd=tempfile.gettempdir(), check=False).returncode:
        failed.append(name)
print(f"\nreaders: {len(TARGETS) - len(failed)} held, {len(failed)} failed", *failed, flush=True)
sys.exit(min(len(failed), 1))
