"""The controls of a watched match: the bar above the table, and its keys."""

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from scopa_desktop.play.session.seats import OpenHands, seats_to_give_back, seats_to_sit_in
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.table_events import PlayerChanged
from scopa_desktop.ui.main_window.actions import Actions
from scopa_desktop.ui.main_window.bars import bar_button, name_button, transport_row
from scopa_desktop.ui.table.bars_state import BarsState, Watching
from scopa_desktop.ui.table.table_controller import TableController
from scopa_desktop.ui.theme.icons import Tool
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox
from scopa_desktop.ui.widgets.menu import Menu
from scopa_desktop.ui.widgets.paper_bar import PaperBar
from scopa_desktop.ui.widgets.plain_text import PlainLabel, button_text, set_tool_tip

_NARROW: Final = 800
"""Below this width in pixels the bar has no heading, and the speed is an icon."""


class WatchBar(PaperBar):
    """Has the buttons for pausing, stepping, the speed, and how the table is looked at.

    While the person sits in for a player, it only has the button that gives the seat back.
    """

    pause_toggled = Signal()
    step_requested = Signal()
    view_chosen = Signal(object, object)
    """An `OpenHands`, and the seat to look from; None keeps the seat."""
    seat_chosen = Signal(int)
    """The person wants to sit in for the player of a seat."""
    next_view_requested = Signal()
    watch_again_requested = Signal()

    def __init__(self, speeds: QActionGroup) -> None:
        """`speeds` are the actions of the speeds; each sets one."""
        super().__init__()
        self._speeds = speeds
        self._shown: Watching | None = Watching((), OpenHands.ALL, 0)
        """How the match is watched; None while the person sits in for a player."""
        self._label = PlainLabel()
        self._label.setProperty("strong", True)
        self.pause_button = bar_button()
        self.pause_button.clicked.connect(self.pause_toggled)
        self.step_button = bar_button()
        self.set_tool(self.step_button, Tool.NEXT)
        self.step_button.clicked.connect(self.step_requested)
        self.speed_button = _menu_button(self)
        self.set_tool(self.speed_button, Tool.SPEED)
        self.speed_button.menu().addActions(speeds.actions())
        self.view_button = _menu_button(self)
        self.next_view_button = bar_button()
        self.set_tool(self.next_view_button, Tool.VIEW)
        self.next_view_button.clicked.connect(self.next_view_requested)
        self.sit_button = _menu_button(self)
        self.watch_again_button = bar_button()
        self.watch_again_button.clicked.connect(self.watch_again_requested)
        self._lay_out()
        for action in speeds.actions():
            action.toggled.connect(self._show_speed)
        self._retranslate()
        self.hide()

    def show_watching(self, watching: Watching | None) -> None:
        """Show how a match is watched; None shows the button to watch again.

        A menu may be open: it is made again only if it changes.
        """
        last, self._shown = self._shown, watching
        for part in (
            self._transport,
            self.speed_button,
            self.view_button,
            self.next_view_button,
            self.sit_button,
        ):
            part.setHidden(watching is None)
        self.watch_again_button.setVisible(watching is None)
        self._show_paused()
        if watching is not None:
            for button in (self.pause_button, self.step_button):
                button.setEnabled(not watching.is_over)
            if last is None or watching[:4] != last[:4]:
                self._show_view(watching)
            if last is None or watching.seats != last.seats:
                self._show_seats(watching)

    def open_seats_menu(self) -> None:
        """Open the menu of the players for whom the person can sit in."""
        if self.sit_button.isEnabled():
            menu = self.sit_button.menu()
            corner = self.sit_button.rect().bottomLeft()
            menu.popup(self.sit_button.mapToGlobal(corner))
            menu.setActiveAction(menu.actions()[0])

    @property
    def view_actions(self) -> list[QAction]:
        """The ways to look at the table, in the order of the menu."""
        return [each for each in self.view_button.menu().actions() if not each.isSeparator()]

    def hideEvent(self, event: QHideEvent) -> None:
        """Release the button whose menu was open: it is not told that the pointer has left."""
        super().hideEvent(event)
        for button in (self.view_button, self.sit_button):
            button.setDown(False)
            button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the heading and the words of the speed where there is no room for them."""
        super().resizeEvent(event)
        self._fit()

    def _lay_out(self) -> None:
        self._transport = transport_row((self.pause_button, self.step_button))
        self.row = hbox(
            self._label,
            self._transport,
            self.speed_button,
            STRETCH,
            self.next_view_button,
            self.view_button,
            self.sit_button,
            self.watch_again_button,
            within=self,
            spacing=10,
            margins=(14, 4, 10, 4),
        )

    def _fit(self) -> None:
        is_wide = self.width() >= _NARROW
        self._label.setVisible(is_wide or self._shown is None)
        self.speed_button.setToolButtonStyle(
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            if is_wide
            else Qt.ToolButtonStyle.ToolButtonIconOnly
        )

    def _show_paused(self) -> None:
        is_paused = self._shown is not None and self._shown.is_paused
        self.set_tool(self.pause_button, Tool.PLAY if is_paused else Tool.PAUSE)
        text = self.tr("Go on") if is_paused else self.tr("Pause")
        name_button(self.pause_button, text, self.tr("Space"))
        heading = self.tr("Paused") if is_paused else self.tr("Watching")
        if self._shown is None:
            heading = self.tr("You sit in for another player.")
        self._label.setText(heading)
        self.setAccessibleName(heading)
        self._fit()

    def _show_speed(self) -> None:
        chosen = self._speeds.checkedAction()
        speed = chosen.iconText() if chosen is not None else ""
        text = self.tr("Speed: {speed}").format(speed=speed)
        self.speed_button.setText(button_text(text))
        self.speed_button.setAccessibleName(text)
        set_tool_tip(self.speed_button, text)

    def _show_view(self, watching: Watching) -> None:
        menu = self.view_button.menu()
        menu.clear()
        group = QActionGroup(menu)
        as_seen, one = self.tr("As {name} sees"), OpenHands.SEAT
        views = (
            (self.tr("All cards open"), OpenHands.ALL, None),
            *((as_seen.format(name=name), one, seat) for seat, name in enumerate(watching.names)),
            (self.tr("No hand open"), OpenHands.NONE, None),
        )
        for text, hands, seat in views:
            action = menu.addAction(button_text(text))
            action.setCheckable(True)
            action.setChecked(hands is watching.hands and seat in (None, watching.seat))
            action.triggered.connect(partial(self.view_chosen.emit, hands, seat))
            group.addAction(action)
        for button in (self.view_button, self.next_view_button):
            button.setEnabled(watching.may_look)
        chosen = next(action for action in group.actions() if action.isChecked())
        if not watching.may_look:
            chosen = group.actions()[-1]
        self.view_button.setText(chosen.text())
        plain = chosen.iconText()
        self.view_button.setAccessibleName(self.tr("Cards: {view}").format(view=plain))
        set_tool_tip(self.view_button, f"{plain} (V)")

    def _show_seats(self, watching: Watching) -> None:
        menu = self.sit_button.menu()
        menu.clear()
        for seat, name in watching.seats.items():
            action = menu.addAction(button_text(self.tr("For {name}").format(name=name)))
            action.triggered.connect(partial(self.seat_chosen.emit, seat))
        self.sit_button.setEnabled(bool(watching.free_seats))

    def _retranslate(self) -> None:
        name_button(self.step_button, self.tr("Next move"), ".")
        self._show_paused()
        self._show_speed()
        if self._shown is not None:
            self._show_view(self._shown)
            self._show_seats(self._shown)
        name_button(self.next_view_button, self.tr("Look from the next seat"), "V")
        self.watch_again_button.setText(self.tr("Watch again"))
        self.sit_button.setText(self.tr("Sit in"))
        self.sit_button.setAccessibleName(self.tr("Sit in for a player"))
        set_tool_tip(
            self.sit_button,
            self.tr("Play on in the seat of a computer player. The match does not count then."),
        )


def _menu_button(parent: QWidget) -> QToolButton:
    button = bar_button()
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setIconSize(QSize(16, 16))
    button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    button.setMenu(Menu(parent))
    return button


class WatchControls(QObject):
    """Connects the bar and the keys with a session of computer players alone.

    Made for the first such match. It filters the key presses of the table, before `Keyboard` sees
    them.
    """

    def __init__(self, controller: TableController, session: Session, actions: Actions) -> None:
        super().__init__(controller)
        self._controller = controller
        self._session = session
        self.bar = WatchBar(actions.speeds)
        self.bar.pause_toggled.connect(self.toggle_pause)
        self.bar.step_requested.connect(self.step)
        self.bar.view_chosen.connect(self._watch)
        self.bar.seat_chosen.connect(self.sit_in)
        self.bar.next_view_requested.connect(self.next_view)
        self.bar.watch_again_requested.connect(self.watch_again)
        self._is_blocked = self._is_suspended = False
        """Whether a window is open; whether the match waits for it, or for a sheet."""
        actions["sit_in"].triggered.connect(self.bar.open_seats_menu)
        actions["watch_again"].triggered.connect(self.watch_again)
        actions["pause"].triggered.connect(self.toggle_pause)
        actions["watch_step"].triggered.connect(self.step)
        actions["watch_view"].triggered.connect(self.next_view)
        controller.bars_changed.connect(self.show_bars)
        controller.view.installEventFilter(self)
        controller.view.window().installEventFilter(self)
        controller.view.sheets.covered.connect(self._wait_for_dialogs)

    def toggle_pause(self) -> None:
        """Pause the match, or let it go on; after a round, with the next deal."""
        if not self._is_watching():
            return
        is_paused = not self._session.is_paused
        if self._is_score_closed():
            is_paused = False
        self._session.set_paused(is_paused)
        if not is_paused:
            self._deal_after_score()

    def step(self) -> None:
        """Pause the match and play one move; after a round, deal the next one.

        Cards that are still moving are put in their places first.
        """
        if self._is_watching():
            self._controller.view.skip()
            self._session.step()
            self._deal_after_score()

    def next_view(self) -> None:
        """Look at the table in the next of the ways in the menu of the bar."""
        if self._is_watching():
            actions = self.bar.view_actions
            checked = next(index for index, each in enumerate(actions) if each.isChecked())
            actions[(checked + 1) % len(actions)].trigger()
            self._controller.view.announce(self.bar.view_button.accessibleName())

    def sit_in(self, seat: int) -> None:
        """Let the person play on in the seat of a computer player."""
        match = self._session.match
        if match is None or not self._is_watching() or seat not in seats_to_sit_in(match):
            return
        name = self._controller.player_names[seat]
        self._session.apply(PlayerChanged(seat, self._controller.own_player))
        sentence = self.tr("You sit in for {name}. This match does not count.")
        self._controller.view.show_message(sentence.format(name=name))

    def watch_again(self) -> None:
        """Give the seats of computer players back to them."""
        self._controller.return_to_game()
        match = self._session.match
        for seat in seats_to_give_back(match) if match is not None else ():
            assert match is not None
            self._session.apply(PlayerChanged(seat, match.first_players[seat]))

    def show_bars(self, bars: BarsState) -> None:
        """Show how the match is watched, or hide the bar."""
        is_shown = bars.watching is not None or (bars.may_watch_again and bars.position is None)
        if is_shown:
            self.bar.show_watching(bars.watching)
        self.bar.setVisible(is_shown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pause or go on with Space; let the match wait while a dialog is open."""
        if watched is self._controller.view:
            if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                return self._handle_key(event)
        elif event.type() in (QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked):
            self._is_blocked = event.type() == QEvent.Type.WindowBlocked
            self._wait_for_dialogs()
        return super().eventFilter(watched, event)

    def _wait_for_dialogs(self) -> None:
        """Let a watched match wait as long as a window or a sheet is open."""
        is_open = self._is_blocked or self._controller.view.sheets.sheet is not None
        if is_open is not self._is_suspended and (self._session.is_watched or not is_open):
            self._is_suspended = is_open
            self._session.set_suspended(is_open)

    def _handle_key(self, event: QKeyEvent) -> bool:
        match = self._session.match
        if event.modifiers() or event.key() != Qt.Key.Key_Space or not self._is_watching():
            return False
        if match is None or match.is_over:
            return False
        if not event.isAutoRepeat():
            self.toggle_pause()
        return True

    def _watch(self, hands: OpenHands, seat: int | None) -> None:
        self._session.watch(self._session.own_seat if seat is None else seat, hands)

    def _is_watching(self) -> bool:
        return self._session.is_watched and not self._controller.is_browsing

    def _is_score_closed(self) -> bool:
        """Whether a round is over, and its score sheet was closed without dealing the next one."""
        return self._controller.view.state.offer is not None

    def _deal_after_score(self) -> None:
        match = self._session.match
        if match is not None and self._is_score_closed() and not match.is_over:
            self._session.next_round()
