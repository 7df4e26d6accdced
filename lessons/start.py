"""Opens the lessons in JupyterLab: `python lessons/start.py`, or `python lessons/start.py --lang zh-en`.

`lessons/launcher.py` does the work, with the code of the command `ruleboard`. This file only checks the version and
reports an old one in the user's language: it has to be valid syntax for every Python since 2.7.
"""

import io
import json
import locale
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TOO_OLD = (
    "This needs Python 3.11 or newer; this is Python {got}. Install a newer one from python.org."
)

if sys.version_info < (3, 11):
    said = TOO_OLD
    spoken = re.findall(r"--lang[= ](\w+)", " ".join(sys.argv))
    spoken += [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    spoken.append(locale.getdefaultlocale()[0] or "")
    for lang in spoken:
        catalog = os.path.join(ROOT, "widgets", "ruleboard", "lang", lang[:2].lower(), "start.po")
        if len(lang) > 1 and os.path.exists(catalog):
            with io.open(catalog, encoding="utf-8") as file:
                entries = file.read().split('msgid "%s"\nmsgstr ' % TOO_OLD)
            said = json.loads(entries[1].splitlines()[0]) if len(entries) > 1 else TOO_OLD
        if lang and lang.partition(".")[0] not in ("C", "POSIX"):
            break
    line = said.format(got=sys.version.split()[0]) + os.linesep
    letters = line.encode(sys.stderr.encoding or "utf-8", "replace")
    getattr(sys.stderr, "buffer", sys.stderr).write(letters)
    sys.exit(1)

sys.path.insert(0, ROOT)

if __name__ == "__main__":
    from lessons.launcher import main

    sys.exit(main())
