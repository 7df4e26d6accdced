"""The native controls around a board: real buttons and menus, so that keyboard and screen reader find them."""

from __future__ import annotations

from collections.abc import Callable

from ipywidgets import Button, Dropdown, Layout

from ruleboard.lang import EDITIONS, named


def button(icon: str, action: Callable[[], None]) -> Button:
    """A button as wide as its word; the word is set with the language."""
    made = Button(icon=icon, layout=Layout(width="auto", margin="0"))
    made.add_class("ruleboard-button")
    made.on_click(lambda _: action())
    return made


def language_menu(lang: str) -> Dropdown:
    """Every language under its own name, and the bilingual pairs."""
    choices = [(named(edition), edition) for edition in dict.fromkeys((*EDITIONS, lang))]
    menu = Dropdown(
        options=choices,
        value=lang,
        layout=Layout(width="auto", margin="0"),
        style={"description_width": "initial"},
    )
    menu.add_class("ruleboard-menu")
    return menu
