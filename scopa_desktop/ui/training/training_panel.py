"""`TrainingPanel`: the panel of a `TrainingWindow`, with a heading, content and buttons."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

from scopa_desktop.ui.theme.current_palette import current_palette, palette_notifier
from scopa_desktop.ui.theme.fonts import is_text_huge, text_scale
from scopa_desktop.ui.theme.painting import colour, pen, smooth_painter
from scopa_desktop.ui.theme.shapes import cartouche
from scopa_desktop.ui.theme.style_sheets import dialog_style
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.widgets.headings import SUBTITLE, TITLE, Heading, Rule, paragraph
from scopa_desktop.ui.widgets.screen_space import NO_LIMIT
from scopa_desktop.ui.wording.text_direction import without_marks

_WIDTH: Final = 320
_HEIGHT_BELOW: Final = 146
_LARGEST_SCALE_BELOW: Final = 1.25
_MARGIN, _MARGIN_BELOW, _LINE_INSET, _SCOOP = 18, 12, 5, 10.0


class TrainingPanel(QFrame):
    """A heading, a sentence, further content that scrolls, and buttons, on paper.

    Add widgets to `content`, below the sentence. The button Close is always the last one.
    """

    close_requested = Signal()
    """Close the window."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = Heading("")
        self.sentence = paragraph()
        """What to do, or what has happened."""
        self.content = QVBoxLayout()
        self._scroll = QScrollArea()
        self._row_under, self._row_above = QWidget(self), QWidget(self)
        self._flow = FlowLayout(8, 4, self._row_under, at_end=True)
        self._buttons: list[Button] = []
        self._is_low = False
        self._close = Button(self.tr("Close"), ButtonKind.PAPER, self)
        self._close.clicked.connect(self.close_requested)
        self._lay_out()
        self._apply_style()
        palette_notifier().changed.connect(self._apply_style)

    def set_heading(self, text: str) -> None:
        self._heading.setText(text)
        self._scroll.setAccessibleName(without_marks(text))

    def set_sentence(self, text: str) -> None:
        """Set the sentence below the heading; screen readers read it."""
        self.sentence.setText(text)
        self.setAccessibleName(without_marks(text))

    def add_button(self, text: str, kind: ButtonKind = ButtonKind.PAPER) -> Button:
        """Add a button before Close; the gold one is the next step."""
        button = Button(text, kind, self)
        button.setVisible(True)  # A child that is added to a visible widget is hidden.
        self._buttons.insert(-1, button)
        self._place_buttons()
        return button

    def set_below(self, is_below: bool, *, is_alone: bool = False) -> None:
        """Set whether the panel lies below the table instead of beside it, or without a table."""
        is_low = is_below and not is_alone
        self._rule.setVisible(not is_low)
        self._heading.set_size(SUBTITLE if is_low else TITLE)
        margin = _MARGIN_BELOW if is_low else _MARGIN
        self._outer.setContentsMargins(margin, margin, margin, margin)
        self.setMinimumSize(0, 0)
        self.setMaximumSize(NO_LIMIT, NO_LIMIT)
        if is_low:
            self.setFixedHeight(round(_HEIGHT_BELOW * min(text_scale(), _LARGEST_SCALE_BELOW)))
        elif not is_below:
            self.setFixedWidth(round(_WIDTH * text_scale()))
        # Not before the size is set, because showing the other row lays the window out.
        if is_low is not self._is_low:
            self._is_low = is_low
            self._place_buttons()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        palette = current_palette()
        painter.fillRect(self.rect(), colour(palette.background))
        inset = QRectF(self.rect()).adjusted(_LINE_INSET, _LINE_INSET, -_LINE_INSET, -_LINE_INSET)
        painter.strokePath(cartouche(inset, _SCOOP), pen(palette.line, 1.4))

    def _lay_out(self) -> None:
        inner = QWidget()
        self._column = vbox(
            self.sentence, self.content, STRETCH, within=inner, margins=(0, 0, 6, 0)
        )
        scroll = self._scroll
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        scroll.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        self._buttons.append(self._close)
        self._line = hbox(within=self._row_above, spacing=8)
        self._rule = Rule()
        self._under = hbox(STRETCH, self._row_under)
        above = hbox((self._heading, 1), self._row_above)
        self._outer = vbox(above, self._rule, (scroll, 1), self._under, within=self, spacing=8)
        self.set_below(False)
        self._place_buttons()

    def _place_buttons(self) -> None:
        """Put the buttons below the content, in lines, or in one line beside the heading.

        In a low panel with huge texts they scroll with the content.
        """
        is_scrolling = self._is_low and is_text_huge()
        is_above = self._is_low and not is_scrolling
        if is_scrolling:
            self._column.insertWidget(self._column.count() - 1, self._row_under)
        else:
            self._under.addWidget(self._row_under)
        self._row_above.setVisible(is_above)
        self._row_under.setVisible(not is_above)
        layout: QLayout = self._line if is_above else self._flow
        focus = self.window().focusWidget()
        for button in self._buttons:
            is_hidden = button.isHidden()
            layout.addWidget(button)  # Moved to the end if it is there.
            button.set_compact(is_scrolling)
            button.setHidden(is_hidden)
        if focus in self._buttons:
            focus.setFocus()
        for first, second in pairwise(self._buttons):
            QWidget.setTabOrder(first, second)

    def _apply_style(self) -> None:
        self.setStyleSheet(dialog_style(current_palette()))
        self.update()
