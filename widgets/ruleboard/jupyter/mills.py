"""Widgets for mills only: solving six men's morris with a progress bar."""

from __future__ import annotations

from IPython.display import display
from ipywidgets import HTML, FloatProgress, Layout, VBox

from ruleboard.page.html import Passage, paragraphs
from ruleboard.players.mills import six
from ruleboard.players.mills.six import Six
from ruleboard.teaching.narration import in_words, words_of


@in_words
def solve_six(lang: str = "en") -> Six:
    """Solve six men's morris, with a progress bar: `Play("mills:six", exact=rb.mills.solve_six())`."""
    words = words_of(lang)
    told = paragraphs(words.languages, Passage("news", words("exact.solving")))
    bar = FloatProgress(max=1, layout=Layout(width="440px"))
    page = VBox([HTML(told), bar])
    display(page)  # type: ignore[no-untyped-call]
    try:
        return six.solve(lambda part: setattr(bar, "value", part))
    finally:
        page.close()
