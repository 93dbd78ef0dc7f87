"""`TrainingAids`: the coach, the memory aid and the odds of the main window, while they are on."""

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from scopa_desktop.ai.seat_view import SeatView, card_places
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.ui.aids.aid_context import AidContext
from scopa_desktop.ui.aids.aid_panel import AidPanel
from scopa_desktop.ui.aids.coach_bar import CoachBar
from scopa_desktop.ui.aids.coach_controller import CoachController
from scopa_desktop.ui.aids.memory_panel import MemoryPanel
from scopa_desktop.ui.aids.odds_controller import OddsController
from scopa_desktop.ui.aids.odds_panel import OddsPanel
from scopa_desktop.ui.theme.fonts import text_scale, text_size_notifier

_LOWEST_LIST: Final = 150
"""The height that the panels leave the move list, in logical pixels of the design."""


class TrainingAids(QObject):
    """Makes and removes what the settings ask for, and finds room for it."""

    def __init__(self, context: AidContext) -> None:
        window, session = context.window, context.session
        super().__init__(window)
        self._context = context
        self._window, self._session = window, session
        self.coach_bar: CoachBar | None = None
        self.coach: CoachController | None = None
        self.memory: MemoryPanel | None = None
        self.odds: OddsPanel | None = None
        self._odds_controller: OddsController | None = None
        window.centre.installEventFilter(self)
        session.events_occurred.connect(self._show_memory)
        session.replaced.connect(self._show_memory)
        session.replaced.connect(self._lay_out)
        session.own_turn.connect(self._show_memory)
        session.cover_changed.connect(self._show_memory)
        session.watch_changed.connect(self._show_memory)
        window.controller.browsing_changed.connect(self._show_memory)
        window.controller.presentation_changed.connect(self._style_memory)
        window.side_changed.connect(self._lay_out)
        text_size_notifier().changed.connect(self._lay_out)
        self.apply(context.store.current)

    def apply(self, settings: Settings) -> None:
        """Show what is on, and remove what is off."""
        self._set_coach(settings.coach)
        self._set_odds(settings.odds)
        self._set_memory(settings.memory_aid)
        self._lay_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay out again when the window changes its size, or a bar above the table is shown."""
        changes = (QEvent.Type.Resize, QEvent.Type.LayoutRequest)
        if watched is self._window.centre and event.type() in changes:
            self._lay_out()
        return super().eventFilter(watched, event)

    # --- switching -----------------------------------------------------------------------------

    def _set_coach(self, is_on: bool) -> None:
        if is_on and self.coach_bar is None:
            self.coach_bar = CoachBar()
            self._window.add_below(self.coach_bar)
            self.coach = CoachController(self._context, self.coach_bar)
        elif not is_on and self.coach_bar is not None and self.coach is not None:
            self.coach.close()
            _remove(self.coach_bar)
            self.coach_bar = self.coach = None

    def _set_odds(self, is_on: bool) -> None:
        if is_on and self.odds is None:
            self.odds = OddsPanel()
            self._odds_controller = OddsController(
                self._window, self._session, self._context.analysis(), self.odds
            )
        elif not is_on and self.odds is not None and self._odds_controller is not None:
            self._odds_controller.close()
            _remove(self.odds)
            self.odds = self._odds_controller = None

    def _set_memory(self, is_on: bool) -> None:
        if is_on and self.memory is None:
            self.memory = MemoryPanel(self._context.art)
            self._style_memory()
            self._show_memory()
        elif not is_on and self.memory is not None:
            _remove(self.memory)
            self.memory = None

    # --- the memory aid ------------------------------------------------------------------------

    def _show_memory(self) -> None:
        """Show where the cards of the position on the table are."""
        match = self._window.controller.shown_match
        if self.memory is None or match is None:
            return
        seat = self._session.view_seat
        if match.round is None or seat is None:
            self.memory.set_places(())
            return
        self.memory.set_places(card_places(SeatView.of(match, seat)))

    def _style_memory(self) -> None:
        controller = self._window.controller
        words = controller.card_wording
        if self.memory is not None and words is not None:
            self.memory.set_style(controller.deck.id, words)

    # --- layout --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Put the panels beside the table where there is room, else as strips below it.

        A strip is hidden where the table would become too low with it, and the odds where several
        people share the screen: there they are not computed.
        """
        if self.odds is not None and self._session.is_shared:
            self.odds.hide()
        odds = None if self._session.is_shared else self.odds
        panels: list[AidPanel] = [each for each in (odds, self.memory) if each is not None]
        if not panels:
            return
        width = self._window.side_width()
        is_strip = not self._has_room_beside(panels, width)
        add = self._window.add_below if is_strip else self._window.add_beside
        if any(panel.parent() is None or panel.is_strip is not is_strip for panel in panels):
            for panel in panels:  # All of them, in their order.
                add(panel)
        room = self._window.height_below(*panels)
        for panel in panels:
            panel.set_strip(is_strip, width)
            has_room = not is_strip or panel.height() <= room
            panel.setVisible(has_room)
            room -= panel.height() if has_room else 0

    def _has_room_beside(self, panels: list[AidPanel], width: int) -> bool:
        window = self._window
        size = window.centre.size()
        if not (window.is_move_list_shown or window.view.has_room_beside(size, width)):
            return False
        heights = sum(panel.height_beside(width) for panel in panels)
        room = size.height()
        if self.coach_bar is not None and not self.coach_bar.isHidden():
            room -= self.coach_bar.height()
        lowest = _LOWEST_LIST * text_scale() if window.is_move_list_shown else 0
        return heights + lowest <= room


def _remove(widget: QWidget) -> None:
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()
