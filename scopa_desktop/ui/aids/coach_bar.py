"""The line of the coach below the table: the dangers, and the quiet word after a costly move."""

from typing import Final

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy

from scopa_desktop.ui.theme.colours import CREAM, INK, WALNUT_2
from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font, font, text_scale, text_size_notifier
from scopa_desktop.ui.theme.painting import elided_lines, text_height
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind, LinkButton
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.widgets.retranslated import Retranslated

_STYLE: Final = f"""
QFrame#coach {{ background: {WALNUT_2}; border-top: 2px solid {INK}; }}
QFrame#coach QLabel {{ color: {CREAM}; }}
"""
_WIDE: Final = 1000
"""From this width on, divided by the text scale, one line is enough."""
_LINES: Final = 3
"""So many lines of the smallest text have room where the bar is narrow, or two of a larger one."""
_PADDING: Final = 4
_FACTORS: Final = (1.0, 0.92, 0.85, 0.78, 0.7, 0.62, 0.55, 0.5, 0.45, 0.4)
"""Text sizes of a sentence, the first that fits; large texts may become smaller than others."""
_LEAST_SCALE: Final = 0.78
"""The smallest size, as a share of the normal text size."""


class CoachBar(Retranslated, QFrame):
    """One sentence at a time, and the button "Take it back".

    Its height depends on its width only, so that no sentence changes the size of the cards.
    """

    speaking_changed = Signal()
    """The coach has begun to speak, or is silent: then the bar is not shown."""
    take_back_requested = Signal()
    """The person wants to take back the costly move."""
    take_back_offered = Signal()
    """A costly move can be taken back, which the person should see."""
    lesson_requested = Signal()
    """The person wants the lesson about the maxim."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("coach")
        self.setStyleSheet(_STYLE)
        self._sentence = ""
        self.is_speaking = False
        """Whether the bar is to be shown."""
        self._label = PlainLabel(wraps=True)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._button = Button("", ButtonKind.DARK)
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(self.take_back_requested)
        self._button.hide()
        self.link = LinkButton("", text_colour=CREAM)
        """The maxim behind the sentence, which leads to its lesson."""
        self.link.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.link.clicked.connect(self.lesson_requested)
        self.link.hide()
        margins = (14, _PADDING, 10, _PADDING)
        parts = ((self._label, 1), self.link, self._button)
        self._row = hbox(*parts, within=self, spacing=10, margins=margins)
        self._retranslate()
        self._update_text_size()
        text_size_notifier().changed.connect(self._update_text_size)

    @property
    def text(self) -> str:
        """The sentence that is shown, also the part that has no room."""
        return self._sentence

    def set_speaking(self, is_speaking: bool) -> None:
        """Set whether the bar is to be shown."""
        if is_speaking is not self.is_speaking:
            self.is_speaking = is_speaking
            self.speaking_changed.emit()

    def set_sentence(self, sentence: str) -> None:
        """Show a sentence; an empty one shows none."""
        if sentence != self._sentence:
            self._sentence = sentence
            set_tool_tip(self._label, sentence)
            self._fit_text()

    def set_maxim(self, name: str) -> None:
        """Show the name of a maxim; an empty one shows none."""
        if name != self.link.text():
            self.link.setText(name)
            self.link.setVisible(bool(name))
            set_tool_tip(self.link, self.tr("Opens the lesson about it."))
            self.link.updateGeometry()
            self._fit()

    def set_can_take_back(self, can_take_back: bool) -> None:
        """Show or hide the button."""
        if can_take_back and self._button.isHidden():
            self.take_back_offered.emit()
        self._button.setVisible(can_take_back)
        self._fit_text()

    def _update_text_size(self) -> None:
        self._label.setFont(body_font())
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two lines where the window is narrow."""
        super().resizeEvent(event)
        self._fit()

    def height_at(self, width: int) -> int:
        """The height of the bar at a width, in logical pixels."""
        text = QFontMetricsF(body_font()).lineSpacing()
        if width < _WIDE * text_scale():
            smallest = QFontMetricsF(font(BODY_SIZE * _LEAST_SCALE)).lineSpacing()
            text = max(2 * text, _LINES * smallest)
        return round(max(text, self._button.sizeHint().height()) + 2 * _PADDING + 4)

    def _fit(self) -> None:
        height = self.height_at(self.width())
        if height != self.height():
            self.setFixedHeight(height)
        link_width = self.link.sizeHint().width()
        if self.width() < _WIDE * text_scale():
            link_width = max(self.width() // 4, self.link.minimumSizeHint().width())
        self.link.setMaximumWidth(link_width)
        self._fit_text()

    def _fit_text(self) -> None:
        """Make the sentence smaller where it does not fit, and cut it where it still does not."""
        self._row.activate()
        size = QSizeF(self._label.size())
        fonts = [
            body_font(BODY_SIZE * factor)
            for factor in _FACTORS
            if factor * text_scale() >= _LEAST_SCALE
        ]
        room = size.height() + 1
        fitting = (each for each in fonts if text_height(self.text, each, size.width()) <= room)
        shown = next(fitting, fonts[-1])
        self._label.setFont(shown)
        self._label.setText(elided_lines(self.text, shown, size))
        self._label.setAccessibleName(self.text)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Coach"))
        self._button.setText(self.tr("Take it back"))
        set_tool_tip(self._button, self.tr("Takes back your move and everything after it."))
