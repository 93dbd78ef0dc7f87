"""`PauseController`: the pause of a match in the main window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from scopa_desktop.ui.context import Context
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.table.bars_state import BarsState
from scopa_desktop.ui.table.controls import pause_cover

if TYPE_CHECKING:
    from scopa_desktop.ui.table.controls.pause_cover import PauseCover


class PauseController(QObject):
    """Pauses the match of the main window; its cover is made when it is first needed."""

    def __init__(self, context: Context, window: MainWindow) -> None:
        super().__init__(window)
        self._context = context
        self._window, self._session = window, context.session
        self._view, self._controller = window.view, window.controller
        self._cover: PauseCover | None = None
        window.actions_by_name["pause"].triggered.connect(self.toggle_pause)
        self._controller.bars_changed.connect(self._show)
        self._show(self._controller.bars)

    @property
    def cover(self) -> "PauseCover | None":
        """The cover of a paused match; None before the first pause."""
        return self._cover

    def toggle_pause(self) -> None:
        """Pause a match of people, or go on; a watched one has controls of its own."""
        session = self._session
        if not session.is_watched and (session.is_paused or session.may_pause):
            session.set_paused(not session.is_paused)
        self._show(self._controller.bars)

    def _show(self, bars: BarsState) -> None:
        """Cover the table while people have paused the match, and say in the menu what can be."""
        actions, view = self._window.actions_by_name, self._view
        reason = self.tr("not in competitive matches") if bars.is_pause_refused else ""
        actions.set_refused("pause", reason)
        actions["pause"].setEnabled(bars.may_pause)
        actions["pause"].setChecked(bars.is_paused)
        if bars.is_covered:
            cover = self._cover or self._make_cover()
            if not cover.isVisible():
                view.pointer.return_dragged()
                self._controller.end_input()
                cover.cover(self._context.cloth)
                view.announce(cover.text)
        elif self._cover is not None and self._cover.isVisible():
            self._cover.go()

    def _make_cover(self) -> "PauseCover":
        self._cover = pause_cover.PauseCover(self._view.papers, self._view.viewport())
        self._cover.ended.connect(lambda: self._session.set_paused(False))
        return self._cover
