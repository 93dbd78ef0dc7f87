"""The bar above the table while an earlier position is shown."""

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton

from scopa_desktop.play.session.timeline import BrowsingStep
from scopa_desktop.ui.main_window.bar_buttons import bar_button, name_button, transport_row
from scopa_desktop.ui.theme.colours import CHIP_INACTIVE, INK, PAPER
from scopa_desktop.ui.theme.icons import Tool, tool_icon
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.widgets.retranslated import Retranslated

_STYLE: Final = f"""
QFrame#browsing {{ background: {PAPER}; border-bottom: 2px solid {INK}; }}
QFrame#browsing QLabel {{ color: {INK}; font-weight: bold; }}
QFrame#browsing QToolButton:hover {{ background: {CHIP_INACTIVE}; }}
QFrame#browsing QToolButton:pressed {{ background: {CHIP_INACTIVE}; }}
QFrame#browsing QToolButton:focus {{ border-color: {INK}; }}
"""
_NARROW: Final = 800
"""Below this width in pixels the bar has only what has no other place on the table."""
_STEPS: Final = {
    BrowsingStep.FIRST: Tool.FIRST,
    BrowsingStep.PREVIOUS: Tool.PREVIOUS,
    BrowsingStep.NEXT: Tool.NEXT,
    BrowsingStep.LAST: Tool.LAST,
}


class ShownPosition(NamedTuple):
    """What the bar says about a position."""

    round_number: int
    """Counted from 1, as on the score sheets."""
    move: int
    """The number of moves made before the position; 0 after the deal."""
    moves: int
    """The number of moves of the round, or of those made so far."""
    is_void: bool
    """Whether the deal was void."""
    is_first: bool
    """Whether no earlier position exists."""


class BrowsingBar(Retranslated, QFrame):
    """Says which position is shown, and has the buttons for stepping, playing and returning."""

    step_requested = Signal(object)
    """A `BrowsingStep`."""
    play_toggled = Signal()
    """Start or stop playing the moves one after the other."""
    play_on_requested = Signal()
    """Start a new match from the position shown."""
    return_requested = Signal()
    """End browsing."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("browsing")
        self.setStyleSheet(_STYLE)
        self._label = PlainLabel()
        self._position: ShownPosition | None = None
        self._is_playing = False
        self._step_buttons = {step: self._step_button(step) for step in _STEPS}
        self._play_button = bar_button()
        self._play_button.clicked.connect(self.play_toggled)
        self._play_on_button = Button("", ButtonKind.DARK)
        self._play_on_button.clicked.connect(self.play_on_requested)
        self._return_button = Button("", ButtonKind.DARK)
        self._return_button.clicked.connect(self.return_requested)
        for button in (self._play_on_button, self._return_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """What the bar says about the position."""
        return self._label.text()

    def show_position(self, position: ShownPosition) -> None:
        self._position = position
        self._label.setText(self._position_text(position))
        self.setAccessibleName(self._label.text())
        for step in (BrowsingStep.FIRST, BrowsingStep.PREVIOUS):
            self._step_buttons[step].setEnabled(not position.is_first)
        self.show()

    def set_playing(self, is_playing: bool) -> None:
        """Show whether the moves are being played one after the other."""
        self._is_playing = is_playing
        self._show_playing()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the button that the table has as well where there is no room for it."""
        super().resizeEvent(event)
        self._return_button.setVisible(self.width() >= _NARROW)
        if self._position is not None:
            self._label.setText(self._position_text(self._position))

    def _lay_out(self) -> None:
        transport = transport_row(
            (
                self._step_buttons[BrowsingStep.FIRST],
                self._step_buttons[BrowsingStep.PREVIOUS],
                self._play_button,
                self._step_buttons[BrowsingStep.NEXT],
                self._step_buttons[BrowsingStep.LAST],
            )
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 10, 4)
        row.setSpacing(10)
        row.addWidget(self._label)
        row.addStretch(1)
        row.addWidget(transport)
        row.addStretch(1)
        row.addWidget(self._play_on_button)
        row.addWidget(self._return_button)

    def _step_button(self, step: BrowsingStep) -> QToolButton:
        button = bar_button()
        button.setIcon(tool_icon(_STEPS[step], INK))
        button.clicked.connect(partial(self.step_requested.emit, step))
        return button

    def _show_playing(self) -> None:
        self._play_button.setIcon(tool_icon(Tool.PAUSE if self._is_playing else Tool.PLAY, INK))
        text = self.tr("Pause") if self._is_playing else self.tr("Play the moves")
        name_button(self._play_button, text, self.tr("Space"))

    def _position_text(self, position: ShownPosition) -> str:
        if position.is_void:
            text = self.tr("Round {round}, void deal")
        elif not position.move:
            text = self.tr("Round {round}, before the first move")
        else:
            text = self.tr("Round {round}, move {move} of {moves}")
        text = text.format(round=position.round_number, move=position.move, moves=position.moves)
        if self.width() < _NARROW:
            return text
        return self.tr("Looking back: {position}").format(position=text)

    def _retranslate(self) -> None:
        texts = {
            BrowsingStep.FIRST: (self.tr("First move"), self.tr("Home")),
            BrowsingStep.PREVIOUS: (self.tr("Previous move"), "←"),
            BrowsingStep.NEXT: (self.tr("Next move"), "→"),
            BrowsingStep.LAST: (self.tr("Last move, and the game"), self.tr("End")),
        }
        for step, (text, key) in texts.items():
            name_button(self._step_buttons[step], text, key)
        self._play_on_button.setText(self.tr("Play on from here"))
        set_tool_tip(
            self._play_on_button,
            self.tr("Start a new match from this position. The current one is saved."),
        )
        self._return_button.setText(self.tr("Back to the game"))
        set_tool_tip(self._return_button, self.tr("Esc"))
        self._show_playing()
        if self._position is not None:
            self._label.setText(self._position_text(self._position))
