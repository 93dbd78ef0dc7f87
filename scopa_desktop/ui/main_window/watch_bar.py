"""The bar above the table while a match of computer players alone is watched."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QHideEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from scopa_desktop.play.session.seats import OpenHands
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.ui.main_window.bar_buttons import bar_button, name_button, transport_row
from scopa_desktop.ui.theme.colours import CHIP_INACTIVE, INK, PAPER
from scopa_desktop.ui.theme.icons import Tool, tool_icon
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
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(14, 4, 10, 4)
        self.row.setSpacing(10)
        self.row.addWidget(self._label)
        self.row.addWidget(transport_row((self.pause_button, self.step_button)))
        self.row.addWidget(self.speed_button)
        self.row.addStretch(1)
        self.row.addWidget(self.view_button)
        self.row.addWidget(self.sit_button)

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
