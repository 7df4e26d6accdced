"""A public name as Markdown: its signature, and what its docstring says of it and of each parameter."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from enum import Enum
from functools import cached_property
from textwrap import dedent, indent
from typing import Any

import traitlets

WIDTH = 88  # a signature that is longer has a line for each parameter
SECTION = re.compile(r"^(Args|Parameters|Returns|Raises):\n", re.MULTILINE)
ENTRY = re.compile(r"^    (\S[^:]*): (.*(?:\n {8}.*)*)", re.MULTILINE)
DIAGRAM = re.compile(r"(?:^.*\n)?(?:^[├└│].*\n?)+", re.MULTILINE)


class Docstring:
    """A docstring in its parts: the text, and the entries of `Args:`, `Returns:` and `Raises:`."""

    def __init__(self, text: str) -> None:
        head, *rest = SECTION.split(text)
        self.text = head.strip()
        names = ("Args" if name == "Parameters" else name for name in rest[::2])
        self.sections: dict[str, str] = dict(zip(names, rest[1::2], strict=True))

    def entries(self, section: str) -> dict[str, str]:
        """The entries of a section, by name."""
        found = ENTRY.findall(self.sections.get(section, ""))
        return {name: " ".join(text.split()) for name, text in found}

    def markdown(self) -> str:
        """All of it, without the parameters."""
        parts = [DIAGRAM.sub(lambda found: f"```text\n{found[0].rstrip()}\n```\n", self.text)]
        if "Returns" in self.sections:
            parts.append(f"Returns: {' '.join(self.sections['Returns'].split())}")
        return "\n\n".join(part for part in parts if part)


class Bare(str):
    """An annotation or a default as it is written in a signature."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


class Described:
    """A public class, function, method, property or trait."""

    def __init__(self, name: str, thing: Any) -> None:
        self.name = name
        self.thing = thing
        self.doc = Docstring(self._docstring())
        if isinstance(thing, type):  # what the constructor itself says of its parameters
            init = getattr(vars(thing).get("__init__"), "__doc__", None)
            self.doc.sections |= Docstring(inspect.cleandoc(init or "")).sections

    @property
    def module(self) -> str:
        """Where its annotations are read."""
        thing = getattr(self.thing, "fget", self.thing)
        return str(getattr(thing, "__module__", ""))

    def _docstring(self) -> str:
        if isinstance(self.thing, traitlets.TraitType):
            return str(self.thing.help)
        own = self.thing.__doc__
        return inspect.cleandoc(own) if own else ""

    @cached_property
    def signature(self) -> inspect.Signature | None:
        """What a call of it takes; None for what is not called."""
        thing = self.thing
        if isinstance(thing, classmethod | staticmethod):
            thing = thing.__func__
        if isinstance(thing, type):
            if issubclass(thing, Enum) or getattr(thing, "_is_protocol", False):
                return None
            thing = thing.__new__ if issubclass(thing, tuple) else vars(thing).get("__init__")
        if not inspect.isroutine(thing):
            return None
        found = inspect.signature(thing)
        taken = [each for each in found.parameters.values() if each.name not in _RECEIVERS]
        back = inspect.Signature.empty if isinstance(self.thing, type) else found.return_annotation
        return inspect.Signature([_readable(each) for each in taken], return_annotation=_bare(back))

    @property
    def parameters(self) -> list[str]:
        """The names of its parameters, as a docstring writes them: `*sites`."""
        found = self.signature.parameters.values() if self.signature else ()
        stars: Mapping[Any, str] = {
            inspect.Parameter.VAR_POSITIONAL: "*",
            inspect.Parameter.VAR_KEYWORD: "**",
        }
        return [stars.get(each.kind, "") + each.name for each in found]

    def call(self) -> str:
        """Its name with its signature, or with its type."""
        last = self.name.rpartition(".")[2]
        if isinstance(self.thing, traitlets.TraitType):
            return f"{last} = {_source(self.thing.default_value)}"
        if isinstance(self.thing, property):
            kind = inspect.signature(self.thing.fget).return_annotation  # type: ignore[arg-type]
            return f"{last}: {kind}"
        if self.signature is None:
            return last
        line = f"{last}{self.signature}"
        if len(line) <= WIDTH:
            return line
        inside = ",\n    ".join(self._lines())
        arrow = str(self.signature).rpartition(")")[2]
        return f"{last}(\n    {inside},\n){arrow}"

    def _lines(self) -> Iterator[str]:
        """The parameters one by one, with the star where only names are taken."""
        assert self.signature
        named = inspect.Parameter.KEYWORD_ONLY
        starred = False
        for each in self.signature.parameters.values():
            if each.kind is inspect.Parameter.VAR_POSITIONAL:
                starred = True
            elif each.kind is named and not starred:
                starred = True
                yield "*"
            yield str(each)

    def section(self) -> str:
        """It under a heading of its own."""
        shown = self.name.replace("ruleboard.", "rb.", 1)
        parts = [f"### `{shown}`"]
        if self.signature is not None:
            parts.append(f"```python\n{self.call()}\n```")
        parts += [self.doc.markdown(), self._details()]
        return "\n\n".join(part for part in parts if part) + "\n"

    def item(self) -> str:
        """It as an item of a list, for what belongs to a class."""
        call, text = self.call(), self.doc.markdown().split("\n\n")
        head = [f"- **`{call}`** {text[0]}".rstrip()]
        if "\n" in call:
            code = indent(f"```python\n{call}\n```", "  ")
            head = [f"- **`{'.'.join(self.name.split('.')[-2:])}`** {text[0]}".rstrip(), code]
        more = [indent(part, "  ") for part in (*text[1:], self._details()) if part]
        return "\n\n".join((*head, *more)) + "\n"

    def _details(self) -> str:
        """The parameters or fields, then what is raised."""
        named = self.doc.entries("Args") or fields(self.thing)
        lines = [f"- `{name}`: {text}" for name, text in named.items()]
        raised = [f"- raises `{name}`: {text}" for name, text in self.doc.entries("Raises").items()]
        return "\n".join((*lines, *raised))


_RECEIVERS = ("self", "cls", "_cls")


def _readable(parameter: inspect.Parameter) -> inspect.Parameter:
    shown = parameter.replace(annotation=_bare(parameter.annotation))
    if parameter.default is parameter.empty:
        return shown
    return shown.replace(default=Bare(_source(parameter.default)))


def _source(value: Any) -> str:
    """A default as one writes it."""
    if isinstance(value, str):
        return f'"{value}"'
    return repr(value).replace("<factory>", "{}")  # of the fields that are dictionaries


def _bare(annotation: Any) -> Any:
    """An annotation without quotes."""
    written = getattr(annotation, "__forward_arg__", annotation)
    return Bare(written) if isinstance(written, str) else annotation


def fields(thing: Any) -> Mapping[str, str]:
    """The fields or members of a class that say in a comment or in a text below them what they are."""
    if not isinstance(thing, type) or not (is_dataclass(thing) or issubclass(thing, Enum | tuple)):
        return {}
    source = dedent(inspect.getsource(thing))
    (tree,) = ast.parse(source).body
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for node, following in zip(tree.body, [*tree.body[1:], None], strict=True):
        name = _field(node)
        if name and not name.startswith("_"):
            _, _, comment = source.splitlines()[(node.end_lineno or 1) - 1].partition("  # ")
            found[name] = comment.strip() or text_of(following)
    return {name: text for name, text in found.items() if text}


def _field(node: ast.stmt) -> str:
    match node:
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
    return ""


def text_of(node: ast.stmt | None) -> str:
    """The text that stands below a name to explain it."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return " ".join(text.split())
    return ""
