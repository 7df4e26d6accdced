"""What an author may give a board: a slip in a name is answered in the reader's language, with the names there are.

Python itself would answer too, but in English, with the name of a method, and only with what is wrong.
"""

from __future__ import annotations

from inspect import Parameter, signature
from typing import Any

from traitlets import MetaHasTraits

from ruleboard.lang import SOURCE
from ruleboard.rules.base import Unknown
from ruleboard.teaching.narration import errors_in_words, words_of


class Options(MetaHasTraits):
    """The class of classes whose options are looked at before anything is made."""

    def __call__(cls, *args: Any, **options: Any) -> Any:  # noqa: N805 - a class of classes
        """Make one, if all that is given has a meaning."""
        _, *known = signature(cls.__init__).parameters.values()  # type: ignore[misc]  # of whatever class it is
        if not any(each.kind is Parameter.VAR_KEYWORD for each in known):
            names = [each.name for each in known if each.kind is not Parameter.VAR_POSITIONAL]
            for name in options.keys() - names:
                with errors_in_words(words_of(options.get("lang", SOURCE))):
                    raise Unknown("unknown_option", got=name, expected=", ".join(names))
        return super().__call__(*args, **options)
