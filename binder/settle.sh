#!/bin/bash
# Gives an environment with JupyterLab and ruleboard what lessons like to have there: bash binder/settle.sh /opt/tljh/user
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
kernel="$1/share/jupyter/kernels/python3"
page="$1/share/jupyter/lab/settings"
server="$1/etc/jupyter"
settings="jupyter_server_config.json" # what is beside it in jupyter_server_config.d is read for extensions only
if [ -e "$server/$settings" ] && ! cmp -s "$here/$settings" "$server/$settings"; then
  echo "$server/$settings has settings of its own: write those of $here/$settings into it, then run this again." >&2
  exit 1
fi
mkdir -p "$kernel" "$page" "$server"
# A kernel without what lessons never use.
cp "$here/kernel.json" "$kernel/kernel.json"
# No question about news over a lesson.
cp "$here/overrides.json" "$page/overrides.json"
# Kernels of closed lessons end by themselves, and a lesson with many boards comes back whole.
cp "$here/$settings" "$server/$settings"
