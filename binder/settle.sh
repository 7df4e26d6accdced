#!/bin/bash
# Gives an environment with JupyterLab and ruleboard what lessons like to have there: bash binder/settle.sh /opt/tljh/user
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
kernel="$1/share/jupyter/kernels/python3"
page="$1/share/jupyter/lab/settings"
server="$1/etc/jupyter"
settings="jupyter_server_config.json" # what is beside it in jupyter_server_config.d is read for extensions only
mkdir -p "$kernel" "$page" "$server"
# A kernel without what lessons never use. Installers may share a file between environments: it is replaced, not rewritten.
rm -f "$kernel/kernel.json" "$page/overrides.json"
cp "$here/kernel.json" "$kernel/kernel.json"
# No question about news over a lesson.
cp "$here/overrides.json" "$page/overrides.json"
# Kernels of closed lessons end by themselves, and a lesson with many boards comes back whole.
# What a hub has set itself stays as it is.
python="$1/bin/python"
[ -x "$python" ] || python="$(command -v python3 || command -v python)"
"$python" -I - "$here/$settings" "$server/$settings" <<'MERGE'
import json, pathlib, sys

ours, theirs = map(pathlib.Path, sys.argv[1:])

def merged(new, old):
    """What is old, and of what is new all that it does not say."""
    if not (isinstance(new, dict) and isinstance(old, dict)):
        return old
    return {**new, **old, **{key: merged(new[key], old[key]) for key in new.keys() & old.keys()}}

known = json.loads(theirs.read_text("utf-8")) if theirs.exists() else {}
theirs.write_text(json.dumps(merged(json.loads(ours.read_text("utf-8")), known), indent=2) + "\n", "utf-8")
MERGE
