"""A live board: the painter below, the pad above, exactly on top of each other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from ipywidgets import GridBox, Layout

from ruleboard.jupyter.canvas import Painter
from ruleboard.jupyter.pad import Pad, Pick, state_of
from ruleboard.scene.shapes import Scene
from ruleboard.scene.theme import Theme


class BoardView(GridBox):
    """Shows scenes and reports clicks and keys; it knows nothing of games.

    `on_click` gets the site, `on_key` the key and the site that has the focus, if any. Both handle their own errors.
    """

    def __init__(
        self,
        on_click: Callable[[str], None],
        on_key: Callable[[str, str | None], None],
        size: int = 440,
    ) -> None:
        """`size` is the width in CSS pixels; in a narrower window the board shrinks to fit."""
        self._on_click = on_click
        self._painter = Painter(size)
        self._pad = Pad(self._picked, on_key)
        super().__init__(
            [*self._painter.layers, self._pad],
            layout=Layout(
                width=f"{size}px",
                max_width="100%",
                min_width="0",
                flex="0 1 auto",
                grid_template_columns="100%",
                overflow="hidden",
            ),
        )

    def show(  # noqa: PLR0913 - a picture and all that can be said of it
        self,
        scene: Scene,
        theme: Theme,
        *,
        labels: Mapping[str, str],
        title: str,
        status: str,
        pressed: Collection[str] = (),
        disabled: Collection[str] = (),
        keys: Collection[str] = (),
        language: str = "",
    ) -> None:
        """Show a scene: one message for the canvas, one for the buttons, each only with what is new.

        `labels`, `title` and `status` are for ears: what stands on each site, what the board is, what has happened.
        `pressed` sites are chosen, `disabled` ones cannot be picked. `keys` are keys that the board would use itself
        (arrows, Enter, Space, Home, …) and that go to `on_key` as long as this scene is shown.
        """
        state = state_of(
            scene,
            labels=labels,
            pressed=pressed,
            disabled=disabled,
            keys=keys,
            title=title,
            status=status,
            language=language,
        )
        self._painter.paint(scene, theme)
        self._pad.tell(state)

    def click(self, site: str) -> None:
        """Pick a site, as a click in the browser does."""
        self._pad.pick(site)

    def press(self, key: str, site: str | None = None) -> None:
        """Press a key, as in the browser while a site has the focus: "u", "Escape", "ArrowRight", "Space"."""
        self._pad.press(key, site)

    def close(self) -> None:
        """Close the board and every widget that it is made of."""
        self._pad.close()
        self._painter.close()
        self.layout.close()
        super().close()

    def _picked(self, pick: Pick) -> None:
        if pick.button == 0:
            self._on_click(pick.site)
