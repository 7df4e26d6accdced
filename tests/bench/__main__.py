"""Runs every measurement of this folder, one after another: `python tests/run.py bench`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

failed = 0
for script in sorted(Path(__file__).parent.glob("bench_*.py")):
    print(f"\n{script.name}", flush=True)
    failed += subprocess.run([sys.executable, str(script)], check=False).returncode != 0
sys.exit(min(failed, 1))
