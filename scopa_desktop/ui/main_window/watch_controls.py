"""The controls of a watched match: the bar above the table, its key, and its menu entries."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton, QWidget

from scopa_desktop.play.session.seats import (
    OpenHands,
    may_be_watched,
    seats_to_give_back,
    seats_to_sit_in,
)
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.rules.table_events import PlayerChanged
from scopa_desktop.ui.main_window.actions import Actions
from scopa_desktop.ui.main_window.bars import bar_button, name_button, transport_row
from scopa_desktop.ui.table.table_controller import TableController
from scopa_desktop.ui.theme.colours import CHIP_INACTIVE, INK, PAPER
from scopa_desktop.ui.theme.icons import Tool, tool_icon
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox
from scopa_desktop.ui.widgets.menu import Menu
from scopa_desktop.ui.widgets.plain_text import PlainLabel, button_text, set_tool_tip
from scopa_desktop.ui.widgets.retranslated import Retranslated

_DOWN: Final = (resource_folder() / "icons" / "down.svg").as_posix()
_NARROW: Final = 800
"""Below this width in pixels the bar has no heading, and the speed is an icon."""


def _style(*, right_to_left: bool) -> str:
    """The style sheet; Qt mirrors subcontrols with their offsets, but no paddings."""
    start, end = ("right", "left") if right_to_left else ("left", "right")
    return f"""
QFrame#watch {{ background: {PAPER}; border-bottom: 2px solid {INK}; }}
QFrame#watch QLabel {{ color: {INK}; font-weight: bold; }}
QFrame#watch QToolButton {{ color: {INK}; padding: 2px 6px; }}
QFrame#watch QToolButton[popupMode="2"] {{ padding: 2px; padding-{start}: 8px; padding-{end}: 22px;
    border-color: {CHIP_INACTIVE}; }}
QFrame#watch QToolButton:hover {{ background: {CHIP_INACTIVE}; }}
QFrame#watch QToolButton:pressed {{ background: {CHIP_INACTIVE}; }}
QFrame#watch QToolButton:focus {{ border-color: {INK}; }}
QFrame#watch QToolButton:disabled {{ color: {CHIP_INACTIVE}; }}
QFrame#watch QToolButton::menu-indicator {{ image: url("{_DOWN}"); width: 11px; height: 11px;
    subcontrol-origin: padding; subcontrol-position: center right; right: 6px; }}
"""


class WatchBar(Retranslated, QFrame):
    """Has the buttons for pausing, stepping, the speed, and how the table is looked at."""

    pause_toggled = Signal()
    step_requested = Signal()
    view_chosen = Signal(object, object)
    """An `OpenHands`, and the seat to look from; None keeps the seat."""
    seat_chosen = Signal(int)
    """The person wants to sit in for the player of a seat."""

    def __init__(self, speeds: QActionGroup) -> None:
        """`speeds` are the actions of the speeds; each sets one."""
        super().__init__()
        self.setObjectName("watch")
        self._apply_style()
        self._speeds = speeds
        self._is_paused = False
        self._names: Sequence[str] = ()
        self._hands, self._seat = OpenHands.ALL, 0
        self._may_look = True
        self._free_seats: Mapping[int, str] = {}
        """The names of the players for whom the person can sit in, by seat."""
        self._label = PlainLabel()
        self.pause_button = bar_button()
        self.pause_button.clicked.connect(self.pause_toggled)
        self.step_button = bar_button()
        self.step_button.setIcon(tool_icon(Tool.NEXT, INK))
        self.step_button.clicked.connect(self.step_requested)
        self.speed_button = _menu_button(self)
        self.speed_button.setIcon(tool_icon(Tool.SPEED, INK))
        self.speed_button.menu().addActions(speeds.actions())
        self.view_button = _menu_button(self)
        self.sit_button = _menu_button(self)
        self._lay_out()
        for action in speeds.actions():
            action.toggled.connect(self._show_speed)
        self._retranslate()
        self.hide()

    def set_paused(self, is_paused: bool) -> None:
        """Show whether the match is paused."""
        self._is_paused = is_paused
        self._show_paused()

    def set_over(self, is_over: bool) -> None:
        """Disable pausing and stepping once the match is over."""
        for button in (self.pause_button, self.step_button):
            button.setEnabled(not is_over)

    def set_view(
        self, names: Sequence[str], hands: OpenHands, seat: int, *, may_look: bool = True
    ) -> None:
        """Show the names of the players by seat, and how the table is looked at.

        `may_look` is whether any hand may be face up.
        """
        shown = (self._names, self._hands, self._seat, self._may_look)
        if shown != (tuple(names), hands, seat, may_look):
            self._names, self._hands, self._seat = tuple(names), hands, seat
            self._may_look = may_look
            self._show_view()

    def set_seats(self, names: Sequence[str], seats: Collection[int]) -> None:
        """Set the seats of players for whom the person can sit in.

        The menu may be open: it is made again only if it changes.
        """
        choices = {seat: names[seat] for seat in seats}
        if choices != self._free_seats:
            self._free_seats = choices
            self._show_seats()

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

    def changeEvent(self, event: QEvent) -> None:
        """Update the style when the layout direction changes, and the texts with the language."""
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._apply_style()
        super().changeEvent(event)

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

    def _apply_style(self) -> None:
        self.setStyleSheet(_style(right_to_left=self.isRightToLeft()))

    def _lay_out(self) -> None:
        self.row = hbox(
            self._label,
            transport_row((self.pause_button, self.step_button)),
            self.speed_button,
            STRETCH,
            self.view_button,
            self.sit_button,
            within=self,
            spacing=10,
            margins=(14, 4, 10, 4),
        )

    def _fit(self) -> None:
        is_wide = self.width() >= _NARROW
        self._label.setVisible(is_wide)
        self.speed_button.setToolButtonStyle(
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            if is_wide
            else Qt.ToolButtonStyle.ToolButtonIconOnly
        )

    def _show_paused(self) -> None:
        self.pause_button.setIcon(tool_icon(Tool.PLAY if self._is_paused else Tool.PAUSE, INK))
        text = self.tr("Go on") if self._is_paused else self.tr("Pause")
        name_button(self.pause_button, text, self.tr("Space"))
        heading = self.tr("Paused") if self._is_paused else self.tr("Watching")
        self._label.setText(heading)
        self.setAccessibleName(heading)

    def _show_speed(self) -> None:
        chosen = self._speeds.checkedAction()
        speed = chosen.iconText() if chosen is not None else ""
        text = self.tr("Speed: {speed}").format(speed=speed)
        self.speed_button.setText(button_text(text))
        self.speed_button.setAccessibleName(text)
        set_tool_tip(self.speed_button, text)

    def _show_view(self) -> None:
        menu = self.view_button.menu()
        menu.clear()
        group = QActionGroup(menu)
        self._add_view(group, self.tr("All cards open"), OpenHands.ALL, None)
        for seat, name in enumerate(self._names):
            text = self.tr("As {name} sees").format(name=name)
            self._add_view(group, text, OpenHands.SEAT, seat)
        self._add_view(group, self.tr("No hand open"), OpenHands.NONE, None)
        self.view_button.setEnabled(self._may_look)
        chosen = next(action for action in group.actions() if action.isChecked())
        if not self._may_look:
            chosen = group.actions()[-1]
        self.view_button.setText(chosen.text())
        plain = chosen.iconText()
        self.view_button.setAccessibleName(self.tr("Cards: {view}").format(view=plain))
        set_tool_tip(self.view_button, f"{plain} (V)")

    def _show_seats(self) -> None:
        menu = self.sit_button.menu()
        menu.clear()
        for seat, name in self._free_seats.items():
            action = menu.addAction(button_text(self.tr("For {name}").format(name=name)))
            action.triggered.connect(partial(self.seat_chosen.emit, seat))
        self.sit_button.setEnabled(bool(self._free_seats))

    def _add_view(self, group: QActionGroup, text: str, hands: OpenHands, seat: int | None) -> None:
        action = self.view_button.menu().addAction(button_text(text))
        action.setCheckable(True)
        action.setChecked(hands is self._hands and seat in (None, self._seat))
        action.triggered.connect(partial(self.view_chosen.emit, hands, seat))
        group.addAction(action)

    def _retranslate(self) -> None:
        name_button(self.step_button, self.tr("Next move"), ".")
        self._show_paused()
        self._show_speed()
        self._show_view()
        self._show_seats()
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
    """Connects the bar, the keys and the menu with a session of computer players alone.

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
        self._actions = actions
        self._was_watching = False
        self._is_blocked = False
        """Whether the match waits for a dialog to be closed."""
        actions["sit_in"].triggered.connect(self.bar.open_seats_menu)
        actions["watch_again"].triggered.connect(self.watch_again)
        actions["pause"].triggered.connect(self.toggle_pause)
        actions["watch_step"].triggered.connect(self.step)
        actions["watch_view"].triggered.connect(self.next_view)
        session.watch_changed.connect(self.update_bar)
        session.replaced.connect(self.update_bar)
        session.turn_changed.connect(self.update_bar)
        controller.browsing_changed.connect(self.update_bar)
        controller.presentation_changed.connect(self.update_bar)
        controller.view.installEventFilter(self)
        controller.view.window().installEventFilter(self)
        self.update_bar()

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

    def update_bar(self) -> None:
        """Show how the match is watched, or hide the bar."""
        match = self._session.match
        is_watching = self._is_watching()
        seats = seats_to_sit_in(match) if match is not None and is_watching else []
        self._actions["sit_in"].setEnabled(bool(seats))
        self._actions["watch_again"].setEnabled(
            match is not None and bool(seats_to_give_back(match))
        )
        if is_watching or self._was_watching:
            self._actions["pause"].setChecked(self._session.is_paused)
        self._was_watching = is_watching
        if match is None or not is_watching:
            self.bar.hide()
            return
        session = self._session
        self.bar.set_seats(self._controller.player_names, seats)
        self.bar.set_view(
            self._controller.player_names,
            session.open_hands,
            session.own_seat,
            may_look=may_be_watched(match),
        )
        self.bar.set_paused(session.is_paused)
        self.bar.set_over(match.is_over)
        self.bar.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pause or go on with Space; let the match wait while a dialog is open."""
        if watched is self._controller.view:
            if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                return self._handle_key(event)
        elif event.type() == QEvent.Type.WindowBlocked and self._session.is_watched:
            self._is_blocked = True
            self._session.set_suspended(True)
        elif event.type() == QEvent.Type.WindowUnblocked and self._is_blocked:
            self._is_blocked = False
            self._session.set_suspended(False)
        return super().eventFilter(watched, event)

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
        return self._controller.input.is_continue_offered

    def _deal_after_score(self) -> None:
        match = self._session.match
        if match is not None and self._is_score_closed() and not match.is_over:
            self._session.next_round()
