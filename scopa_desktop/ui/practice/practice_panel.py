"""`PracticePanel`: the panel of a `PracticeWindow`, with a heading, content and buttons."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from scopa_desktop.ui.theme.current_palette import current_palette, palette_notifier
from scopa_desktop.ui.theme.fonts import BODY_SIZE, text_scale
from scopa_desktop.ui.theme.painting import colour, pen, set_render_hints
from scopa_desktop.ui.theme.shapes import cartouche
from scopa_desktop.ui.theme.style_sheets import dialog_style
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.headings import SUBTITLE, TITLE, BodyLabel, Heading, Rule

_WIDTH: Final = 320
_HEIGHT_BELOW: Final = 146
_LARGEST_SCALE_BELOW: Final = 1.25
_MARGIN, _MARGIN_BELOW, _LINE_INSET, _SCOOP = 18, 12, 5, 10.0
_NO_LIMIT: Final = 16_777_215
"""QWIDGETSIZE_MAX of Qt."""


class PracticePanel(QFrame):
    """A heading, a sentence, further content that scrolls, and buttons, on paper.

    Add widgets to `content`, below the sentence. The button Close is always the last one.
    """

    close_requested = Signal()
    """Close the window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Heading("")
        self.sentence = BodyLabel("", BODY_SIZE, bold=False)
        """What to do, or what has happened."""
        self.content = QVBoxLayout()
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._close = Button("", ButtonKind.PAPER, self)
        self._close.clicked.connect(self.close_requested)
        self._lay_out()
        self._apply_style()
        palette_notifier().changed.connect(self._apply_style)
        self.retranslate()

    def set_heading(self, text: str) -> None:
        """Set the heading."""
        self._heading.setText(text)

    def set_sentence(self, text: str) -> None:
        """Set the sentence below the heading; screen readers read it."""
        self.sentence.setText(text)
        self.setAccessibleName(text)

    def set_sentence_size(self, px: float) -> None:
        """Set the size of the sentence's letters, in pixels at the normal text size."""
        self.sentence.set_size(px)

    def add_button(self, text: str, kind: ButtonKind = ButtonKind.PAPER) -> Button:
        """Add a button before Close; the gold one is the next step."""
        button = Button(text, kind, self)
        self._buttons.insertWidget(self._buttons.count() - 1, button)
        return button

    def set_below(self, is_below: bool) -> None:
        """Set whether the panel lies below the table instead of beside it."""
        directions = QBoxLayout.Direction
        self._rule.setVisible(not is_below)
        self._heading.set_size(SUBTITLE if is_below else TITLE)
        self._outer.setDirection(directions.LeftToRight if is_below else directions.TopToBottom)
        margin = _MARGIN_BELOW if is_below else _MARGIN
        self._outer.setContentsMargins(margin, margin, margin, margin)
        self.setMinimumSize(0, 0)
        self.setMaximumSize(_NO_LIMIT, _NO_LIMIT)
        if is_below:
            self.setFixedHeight(round(_HEIGHT_BELOW * min(text_scale(), _LARGEST_SCALE_BELOW)))
        else:
            self.setFixedWidth(round(_WIDTH * text_scale()))
        self._is_below = is_below
        self.fit_buttons()

    def fit_buttons(self) -> None:
        """Put the buttons below each other where they do not fit beside each other.

        Call it after a change of their texts or of the buttons that are shown.
        """
        buttons = [button for button in self.findChildren(Button) if not button.isHidden()]
        width = sum(button.sizeHint().width() for button in buttons)
        width += self._buttons.spacing() * (len(buttons) - 1)
        is_column = self._is_below or width > self.maximumWidth() - 2 * _MARGIN
        directions = QBoxLayout.Direction
        self._buttons.setDirection(directions.TopToBottom if is_column else directions.LeftToRight)

    def retranslate(self) -> None:
        """Set the text of the button Close in the current language."""
        self._close.setText(self.tr("Close"))
        self.fit_buttons()

    def update_text_size(self) -> None:
        """Set all fonts again after a change of the text size."""
        self._apply_style()
        for label in self.findChildren(BodyLabel):
            label.update_text_size()
        self.updateGeometry()
        self.fit_buttons()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper with its ornamental line."""
        painter = QPainter(self)
        set_render_hints(painter)
        palette = current_palette()
        painter.fillRect(self.rect(), colour(palette.background))
        inset = QRectF(self.rect()).adjusted(_LINE_INSET, _LINE_INSET, -_LINE_INSET, -_LINE_INSET)
        painter.strokePath(cartouche(inset, _SCOOP), pen(palette.line, 1.4))

    def _lay_out(self) -> None:
        self.sentence.setWordWrap(True)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 6, 0)
        column.addWidget(self.sentence)
        column.addLayout(self.content)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        scroll.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        self._buttons.setSpacing(8)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self._close)
        self._rule = Rule()
        text = QVBoxLayout()
        text.setSpacing(8)
        text.addWidget(self._heading)
        text.addWidget(self._rule)
        text.addWidget(scroll, 1)
        self._outer = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._outer.setSpacing(8)
        self._outer.addLayout(text, 1)
        self._outer.addLayout(self._buttons)
        self.set_below(False)

    def _apply_style(self) -> None:
        self.setStyleSheet(dialog_style(current_palette()))
        self.update()
