"""Builds the lesson notebooks of all languages from one source each.

    python lessons/build.py                      build every lesson
    python lessons/build.py mills-1              build this one
    python lessons/build.py --check [LESSON…]    write nothing; say which cell of which notebook is not up to date
    python lessons/build.py stamp [KEY…]         mark translations (of these keys, or all) as compared with the English
    python lessons/build.py extension            write only what the JupyterLab extension knows, which every build does

A source is `lessons/source/<lesson>.md`: MyST text, which code hosts show as a page and Jupyter with jupytext opens as
a notebook. From it come `lessons/<edition>/<lesson>.ipynb` for every edition (`EDITIONS` in `ruleboard.lang`: each
language, and each beside English), already run and with pictures in their outputs. After the front matter, a source
looks like this:

    +++ {"key": "about", "lang": "en"}

    Close three in a row.

    +++ {"key": "about", "lang": "zh", "of": "98b76634"}

    三子连成一线。

    +++ {"key": "about", "lang": "ru", "of": "98b76634"}

    Соберите три в ряд.

    +++ {"key": "about", "lang": "es", "of": "98b76634"}

    Forma tres en raya.

    +++ {"key": "title", "lang": "en", "slide": "slide"}

    # The first mill

    +++ {"key": "title", "lang": "zh", "of": "c3e03d6c"}

    # 第一个三连

    +++ {"key": "title", "lang": "ru", "of": "c3e03d6c"}

    # Первая мельница

    +++ {"key": "title", "lang": "es", "of": "c3e03d6c"}

    # El primer molino

    ```{code-cell} ipython3
    :key: setup
    :tags: [language, hide-input]

    import ruleboard as rb

    LANG = "en"
    ```

Front matter: the same in every source (`HEADER` in `lessons/builder/syntax.py`); only its last line varies:
`lesson: {"track": "learn", "place": 10, "games": ["mills"], "minutes": 15, "picture": "demo"}`. The track is "learn"
(what one needs to play), "explore" (relatives and optional rules) or "teach"; lessons are learned by rising places (any
numbers; leave gaps for lessons to come); wording is checked game by game; the picture is that of the code cell of this
key. Each edition has a start page, `lessons/<edition>/start.ipynb`, with every lesson in order: its picture, its
title, the minutes it takes, and one line, which is the cell of the key "about". That one is in no notebook.

Prose: a line `+++ {…}` begins a cell; its text goes on to the next cell. Every key comes in all languages, in the order
above, with the same headings, list items, table rows, code spans, link targets and pictures. `of` on a translation is
the stamp of the English text that it translates: leave it out and let `stamp` write it. When the English changes, its
translations are stale, and nothing is built until they are revised and stamped again. A Chinese paragraph is one long
line (a line break would show as a space), with punctuation and quotes outside the stars of **emphasis**. Pictures are
in `../pictures/`, other lessons in the same folder: paths are seen from a notebook.

Code: once for all languages, with no comments and no words in it. The first code cell, and only that one, is tagged
`language`; its line `LANG = "en"` names the edition in each notebook. `hide-input` collapses the source in JupyterLab.
No cell can be deleted or changed by accident in a notebook, except that one tagged `editable` can be changed: give the
tag to a cell that the text asks learners to change.

Keys: unique in the lesson, 1 to 40 of a-z, 0-9 and "-"; cell ids are made from them. Slides: "slide", "subslide",
"fragment", "skip", "notes" or "-" (the default: the slide goes on), given on the English cell and on code cells.
"""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    from lessons.builder.command import main

    sys.exit(main())
