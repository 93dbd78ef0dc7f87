"""`TrainingAids`: the coach, the memory aid and the odds of the main window, while they are on."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer

from scopa_desktop.ai.seat_view import SeatView, card_places
from scopa_desktop.play.lessons.lesson import Lesson
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.ui.aids.aid_panel import AidPanel
from scopa_desktop.ui.aids.aid_tabs import Aid, AidTabs
from scopa_desktop.ui.aids.coach_bar import CoachBar
from scopa_desktop.ui.aids.coach_controller import CoachController
from scopa_desktop.ui.aids.memory_panel import MemoryPanel
from scopa_desktop.ui.aids.odds_controller import OddsController
from scopa_desktop.ui.aids.odds_panel import OddsPanel
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.theme.fonts import text_scale, text_size_notifier
from scopa_desktop.ui.theme.icons import Tool

_LOWEST_LIST: Final = 150
"""The height that the panels leave the move list, in logical pixels of the design."""
_TABS_FROM: Final = 1.3
"""From this text scale on, aids that have no room beside the table are tabs."""


class TrainingAids(QObject):
    """Makes and removes what the settings ask for, and finds room for it."""

    def __init__(
        self, context: Context, window: MainWindow, open_lesson: Callable[[Lesson], None]
    ) -> None:
        session = context.session
        super().__init__(window)
        self._context, self._open_lesson = context, open_lesson
        self._window, self._session = window, session
        self.coach_bar: CoachBar | None = None
        self.coach: CoachController | None = None
        self.memory: MemoryPanel | None = None
        self.odds: OddsPanel | None = None
        self._odds_controller: OddsController | None = None
        self._laying_out = QTimer(self, singleShot=True)
        """Finds room once for what has changed in several steps, before the next frame."""
        self._laying_out.timeout.connect(self._lay_out)
        self._tabs: AidTabs | None = None
        window.centre.installEventFilter(self)
        session.events_occurred.connect(self._show_memory)
        session.replaced.connect(self._show_memory)
        session.replaced.connect(self._laying_out.start)
        session.own_turn.connect(self._show_memory)
        session.cover_changed.connect(self._show_memory)
        session.watch_changed.connect(self._show_memory)
        window.controller.browsing_changed.connect(self._show_memory)
        window.controller.presentation_changed.connect(self._style_memory)
        window.side_changed.connect(self._laying_out.start)
        text_size_notifier().changed.connect(self._laying_out.start)
        self.apply(context.store.current)

    def apply(self, settings: Settings) -> None:
        """Show what is on, and remove what is off."""
        self._set_coach(settings.coach)
        self._set_odds(settings.odds)
        self._set_memory(settings.memory_aid)
        self._laying_out.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay out again when the window changes its size, or a bar above the table is shown."""
        changes = (QEvent.Type.Resize, QEvent.Type.LayoutRequest)
        if watched is self._window.centre and event.type() in changes:
            self._lay_out()
        return super().eventFilter(watched, event)

    def _set_coach(self, is_on: bool) -> None:
        if is_on and self.coach_bar is None:
            self.coach_bar = CoachBar()
            self.coach_bar.take_back_offered.connect(self._open_coach)
            self.coach_bar.speaking_changed.connect(self._lay_out)
            self.coach = CoachController(
                self._context, self._window, self.coach_bar, self._open_lesson
            )
        elif not is_on and self.coach_bar is not None and self.coach is not None:
            self.coach.close()
            self._remove(self.coach_bar)
            self.coach_bar = self.coach = None

    def _set_odds(self, is_on: bool) -> None:
        if is_on and self.odds is None:
            self.odds = OddsPanel()
            self._odds_controller = OddsController(
                self._window, self._session, self._context.analysis, self.odds
            )
        elif not is_on and self.odds is not None and self._odds_controller is not None:
            self._odds_controller.close()
            self._remove(self.odds)
            self.odds = self._odds_controller = None

    def _set_memory(self, is_on: bool) -> None:
        if is_on and self.memory is None:
            self.memory = MemoryPanel(self._context.art)
            self._style_memory()
            self._show_memory()
        elif not is_on and self.memory is not None:
            self._remove(self.memory)
            self.memory = None

    def _remove(self, aid: CoachBar | AidPanel) -> None:
        if self._tabs is not None:
            self._tabs.remove(aid)
        aid.hide()
        aid.setParent(None)
        aid.deleteLater()

    def _show_memory(self) -> None:
        """Show where the cards of the position on the table are."""
        match = self._window.controller.shown_match
        if self.memory is None or match is None:
            return
        seat = self._session.view_seat
        if match.round is None or seat is None:
            self.memory.set_places(())
            return
        is_turned = match is not self._session.match or not self._session.is_card_hidden
        self.memory.set_places(card_places(SeatView.of(match, seat, is_turned=is_turned)))

    def _style_memory(self) -> None:
        controller = self._window.controller
        words = controller.card_wording
        if self.memory is not None and words is not None:
            self.memory.set_style(controller.deck.id, words)

    def _lay_out(self) -> None:
        """Put the panels beside the table where there is room, else as strips below it.

        A strip is hidden where the table would become too low with it, and the odds where several
        people share the screen: there they are not computed. Strips of large texts would make the
        cards small; they are tabs over the table instead, as is the coach then.
        """
        if self.odds is not None and self._session.is_shared:
            self.odds.hide()
        odds = None if self._session.is_shared else self.odds
        panels: list[AidPanel] = [each for each in (odds, self.memory) if each is not None]
        width = self._window.side_width()
        is_strip = bool(panels) and not self._has_room_beside(panels, width)
        if text_scale() >= _TABS_FROM:
            self._show_tabs(panels if is_strip else [])
            if is_strip:
                return
        elif self._tabs is not None:
            self._tabs.set_aids({})
        if text_scale() < _TABS_FROM and self.coach_bar is not None:
            if self.coach_bar.parent() is not self._window.centre:
                self._window.add_below(self.coach_bar)
            self.coach_bar.setVisible(self.coach_bar.is_speaking)
        if not panels:
            return
        add = self._window.add_below if is_strip else self._window.add_beside
        centre = self._window.centre
        if any(p.parent() is not centre or p.is_strip is not is_strip for p in panels):
            for panel in panels:  # All of them, in their order.
                add(panel)
        room = self._window.height_below(*panels)
        for panel in panels:
            panel.set_strip(is_strip, width)
            height = panel.height_at(self._window.centre.width()) if is_strip else 0
            panel.setVisible(height <= room)
            room -= height if height <= room else 0

    def _show_tabs(self, panels: Sequence[AidPanel]) -> None:
        """Put the coach and these panels in the tabs over the table."""
        icons: dict[Aid, Tool] = {}
        if self.coach_bar is not None and self.coach_bar.is_speaking:
            icons[self.coach_bar] = Tool.HINT
        icons |= {each: Tool.CARDS if each is self.memory else Tool.COURSE for each in panels}
        if self._tabs is None and icons:
            self._tabs = AidTabs(self._window.view)
        if self._tabs is not None:
            self._tabs.set_aids(icons)

    def _open_coach(self) -> None:
        if self._tabs is not None and self.coach_bar is not None:
            self._tabs.open(self.coach_bar)

    def _has_room_beside(self, panels: list[AidPanel], width: int) -> bool:
        window = self._window
        size = window.centre.size()
        if not (window.is_move_list_shown or window.view.has_room_beside(size, width)):
            return False
        if any(panel.width_beside() > width for panel in panels):
            return False
        heights = sum(panel.height_beside(width) for panel in panels)
        room = size.height()
        coach = self.coach_bar
        if coach is not None and coach.is_speaking and text_scale() < _TABS_FROM:
            room -= coach.height()
        lowest = _LOWEST_LIST * text_scale() if window.is_move_list_shown else 0
        return heights + lowest <= room
