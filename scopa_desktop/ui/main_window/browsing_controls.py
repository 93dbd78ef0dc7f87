"""The controls of browsing: the bar above the table, its keys, and playing the moves."""

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QToolButton

from scopa_desktop.play.session.timeline import BrowsingStep
from scopa_desktop.ui.main_window.bars import bar_button, name_button, transport_row
from scopa_desktop.ui.move_list.move_list_panel import STEP_KEYS
from scopa_desktop.ui.table.bars_state import BarsState, ShownPosition
from scopa_desktop.ui.table.table_controller import TableController
from scopa_desktop.ui.theme.durations import AUTOPLAY_DELAY, Speed
from scopa_desktop.ui.theme.fonts import BODY_SIZE, text_scale
from scopa_desktop.ui.theme.icons import Tool
from scopa_desktop.ui.theme.painting import elided_text, fitting_font
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.paper_bar import PaperBar
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.wording.text_direction import without_marks

_NARROW: Final = 800
"""Below this width in pixels, times the text scale, the bar has only what has no other place on the
table."""
_SPACING, _LEFT, _RIGHT = 10, 14, 10
"""Between the parts of the bar and beside them, in pixels."""
_STEPS: Final = {
    BrowsingStep.FIRST: Tool.FIRST,
    BrowsingStep.PREVIOUS: Tool.PREVIOUS,
    BrowsingStep.NEXT: Tool.NEXT,
    BrowsingStep.LAST: Tool.LAST,
}


class BrowsingBar(PaperBar):
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
        self._label = PlainLabel()
        self._label.setProperty("strong", True)
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
        return "" if self._position is None else self._position_text(self._position)

    def show_position(self, position: ShownPosition) -> None:
        """Say which position is on the table."""
        self._position = position
        self._show_text()
        self.setAccessibleName(self.text)
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
        self._return_button.setVisible(not self._is_narrow)
        self._show_text()

    @property
    def _is_narrow(self) -> bool:
        return self.width() < _NARROW * text_scale()

    def _lay_out(self) -> None:
        self._transport = transport_row(
            (
                self._step_buttons[BrowsingStep.FIRST],
                self._step_buttons[BrowsingStep.PREVIOUS],
                self._play_button,
                self._step_buttons[BrowsingStep.NEXT],
                self._step_buttons[BrowsingStep.LAST],
            )
        )
        hbox(
            self._label,
            STRETCH,
            self._transport,
            STRETCH,
            self._play_on_button,
            self._return_button,
            within=self,
            spacing=_SPACING,
            margins=(_LEFT, 4, _RIGHT, 4),
        )

    def _step_button(self, step: BrowsingStep) -> QToolButton:
        button = bar_button()
        self.set_tool(button, _STEPS[step])
        button.clicked.connect(partial(self.step_requested.emit, step))
        return button

    def _show_playing(self) -> None:
        self.set_tool(self._play_button, Tool.PAUSE if self._is_playing else Tool.PLAY)
        text = self.tr("Pause") if self._is_playing else self.tr("Play the moves")
        name_button(self._play_button, text, self.tr("Space"))

    def _show_text(self) -> None:
        room = self._text_room()
        fitting = fitting_font(self.text, BODY_SIZE * text_scale(), room, bold=True)
        self._label.setFont(fitting)
        self._label.setText(elided_text(self.text, fitting, room))
        self._label.setAccessibleName(without_marks(self.text))

    def _text_room(self) -> float:
        """The width that the other parts leave the text at least, in pixels."""
        buttons = [self._play_on_button, self._return_button]
        least = [each.minimumSizeHint().width() for each in buttons if not each.isHidden()]
        others = [self._transport.sizeHint().width(), *least]
        return self.width() - _LEFT - _RIGHT - sum(others) - (len(others) + 2) * _SPACING

    def _position_text(self, position: ShownPosition) -> str:
        if position.is_void:
            text = self.tr("Round {round}, void deal")
        elif not position.move:
            text = self.tr("Round {round}, before the first move")
        else:
            text = self.tr("Round {round}, move {move} of {moves}")
        text = text.format(round=position.round_number, move=position.move, moves=position.moves)
        if self._is_narrow:
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
        self._show_text()


_UNANIMATED_SPEED: Final = Speed.NORMAL
"""Without animations each position is still shown for a moment."""


class Autoplay(QObject):
    """Steps through the positions of a `TableController`, with the animations of the moves.

    Any other step, and the end of browsing, stops it.
    """

    changed = Signal(bool)
    """Playing has started or stopped."""

    def __init__(self, controller: TableController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._is_playing = False
        self._is_stepping = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._step)
        controller.browsing_step_shown.connect(self._wait)
        controller.browsing_changed.connect(self._on_browsing_changed)

    @property
    def is_playing(self) -> bool:
        return self._is_playing

    def toggle(self) -> None:
        """Start playing from the position shown, or stop."""
        if self._is_playing:
            self.stop()
        elif self._controller.is_browsing:
            self._is_playing = True
            self.changed.emit(True)
            self._step()

    def stop(self) -> None:
        """Stop playing; the position shown stays."""
        self._pause.stop()
        if self._is_playing:
            self._is_playing = False
            self.changed.emit(False)

    def _step(self) -> None:
        self._is_stepping = True
        self._controller.play_browsing_step()
        self._is_stepping = False

    def _wait(self) -> None:
        """Wait before the next move: the animations of the last one have finished."""
        if self._is_playing:
            speed = self._controller.speed
            if speed is Speed.OFF:
                speed = _UNANIMATED_SPEED
            self._pause.start(speed.scaled(AUTOPLAY_DELAY))

    def _on_browsing_changed(self) -> None:
        if not self._is_stepping or not self._controller.is_browsing:
            self.stop()


class BrowsingControls(QObject):
    """Connects the bar and the keys with a `TableController`.

    Made when an earlier position is first shown. It filters the key presses of the table, before
    `Keyboard` sees them.
    """

    play_on_requested = Signal()
    """Start a new match from the position shown."""

    def __init__(self, controller: TableController) -> None:
        super().__init__(controller)
        self._controller = controller
        self.bar = BrowsingBar()
        self.autoplay = Autoplay(controller)
        self.bar.step_requested.connect(controller.step)
        self.bar.play_toggled.connect(self.toggle_playing)
        self.bar.return_requested.connect(controller.return_to_game)
        self.bar.play_on_requested.connect(self.play_on_requested)
        self.autoplay.changed.connect(self.bar.set_playing)
        controller.bars_changed.connect(self.show_bars)
        controller.view.installEventFilter(self)

    def toggle_playing(self) -> None:
        """Play the moves one after the other, or stop.

        If no earlier position is shown, the current round is played from its deal.
        """
        if not self._controller.is_browsing:
            self._controller.step(BrowsingStep.PREVIOUS_ROUND)
        self.autoplay.toggle()

    def show_bars(self, bars: BarsState) -> None:
        """Show which position is shown, or hide the bar."""
        if bars.position is None:
            self.bar.hide()
        else:
            self.bar.show_position(bars.position)
            self._controller.view.announce(self.bar.text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step or play with the keys of the bar while an earlier position is on the table."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._controller.is_browsing and self._handle_key(event)
        return super().eventFilter(watched, event)

    def _handle_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if event.key() == Qt.Key.Key_Space:
            self.toggle_playing()
        elif event.key() in STEP_KEYS:
            self._controller.step(BrowsingStep[STEP_KEYS[Qt.Key(event.key())]])
        else:
            return False
        return True
