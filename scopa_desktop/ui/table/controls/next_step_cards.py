"""The cards on the empty table that say what comes next."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.training.next_steps import NextStep, NextStepKind
from scopa_desktop.ui.pictures.badge_art import badge_pixmap
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.theme.colours import GOLD, INK, PAPER, RED_DEEP, SHADOW, WHITE
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.painting import (
    colour,
    draw_lines,
    draw_text,
    elided_text,
    fitting_font,
    smooth_painter,
    text_height,
)
from scopa_desktop.ui.theme.shapes import cartouche, draw_rule, fill_and_outline
from scopa_desktop.ui.widgets.buttons import PushButton
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.wording.list_format import numbered, with_colon
from scopa_desktop.ui.wording.next_step_wording import next_step_text

_TITLE_PX, _TEXT_PX = 15.0, 12.5
"""At the normal text size."""
_WIDTH, _LEAST_WIDTH, _HEIGHT, _ROW_WIDTH = 184, 132, 228, 420
"""Of an upright card, and of one that lies, in logical pixels at the normal text size."""
_MARGIN, _EDGE, _GAP, _SHADOW = 12.0, 3.0, 16, 4
_PICTURE: Final = 100
_TURNS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
_OWN_CARD, _SUIT, _TEACHER = "7D", "D", "rosa"
"""What stands for a match, for today's deal and for lessons."""


class _StepCard(PushButton):
    """A card of paper, upright with the picture above the words, or lying with it beside them."""

    def __init__(self, step: NextStep, appearance: Appearance, parent: QWidget) -> None:
        words = next_step_text(step)
        super().__init__("", parent)
        self._step, self._appearance, self._words = step, appearance, words
        self._text_height: float | None = None
        self.setAccessibleName(with_colon(*words))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def spoken(self) -> str:
        return self.accessibleName()

    def text_height(self, width: float) -> float:
        """The height that the text of an upright card needs at a width."""
        inner = width - 2 * (_MARGIN + _EDGE)
        return text_height(self._words.text, font(_TEXT_PX * text_scale()), inner)

    def set_form(self, box: QRect, text_height: float | None) -> None:
        """Set the geometry; an upright card has a text of this height, a lying one has None."""
        self._text_height = text_height
        self.setGeometry(box)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrow keys to all the cards; Qt would only go on in one direction."""
        if event.key() in _TURNS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: object) -> None:
        self.update()

    def leaveEvent(self, event: object) -> None:
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        sunk = 2.0 if self.isDown() else 0.0
        box = QRectF(self.rect()).adjusted(_EDGE, _EDGE + sunk, -_EDGE, -_EDGE - _SHADOW + sunk)
        shape = cartouche(box, 8)
        painter.fillPath(shape.translated(0, _SHADOW - sunk), colour(SHADOW, 120))
        is_lit = self.hasFocus() or self.underMouse()
        fill_and_outline(painter, shape, WHITE if is_lit else PAPER, INK)
        if is_lit:
            rim = cartouche(box.adjusted(4, 4, -4, -4), 6)
            fill_and_outline(painter, rim, WHITE, GOLD, 3.0 if self.hasFocus() else 1.5)
        inner = box.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        if self._text_height is None:
            self._draw_lying(painter, inner)
        else:
            self._draw_upright(painter, inner, self._text_height)

    def _draw_upright(self, painter: QPainter, inner: QRectF, words: float) -> None:
        scale, centre = text_scale(), Qt.AlignmentFlag.AlignCenter
        text_font = font(_TEXT_PX * scale)
        title = _TITLE_PX * scale * 1.6
        picture = QRectF(inner)
        picture.setHeight(inner.height() - title - words - _MARGIN)
        self._draw_picture(painter, picture)
        at = picture.bottom() + _MARGIN * 0.4
        draw_rule(painter, inner.left() + 8, inner.right() - 8, at, GOLD)
        line = QRectF(inner.left(), at + 4, inner.width(), title)
        self._draw_title(painter, line, centre)
        below = QRectF(inner.left(), line.bottom(), inner.width(), words + 2)
        painter.setFont(text_font)
        painter.setPen(colour(INK))
        flags = Qt.AlignmentFlag.AlignHCenter.value | Qt.TextFlag.TextWordWrap.value
        painter.drawText(below, flags, self._words.text)

    def _draw_lying(self, painter: QPainter, inner: QRectF) -> None:
        scale = text_scale()
        text_font = font(_TEXT_PX * scale)
        side = min(inner.height(), _PICTURE)
        has_picture = inner.width() > 4 * side
        words = QRectF(inner)
        if has_picture:
            picture = QRectF(inner.left(), inner.top(), side, inner.height())
            words.setLeft(picture.right() + _MARGIN)
            if self.isRightToLeft():
                picture.moveRight(inner.right())
                words = QRectF(inner.left(), inner.top(), words.width(), inner.height())
            self._draw_picture(painter, picture)
        line = _TITLE_PX * scale * 1.5
        rest = inner.height() - line
        # The painter mirrors it.
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        has_text = rest >= _TEXT_PX * scale * 1.15
        title = QRectF(words)
        if has_text:
            title.setHeight(line)
        self._draw_title(painter, title, align)
        if has_text:
            below = QRectF(words.left(), title.bottom(), words.width(), rest)
            if text_height(self._words.text, text_font, words.width()) <= rest:
                draw_lines(painter, below, self._words.text, text_font, INK)
            else:
                below.setHeight(_TEXT_PX * scale * 1.4)
                text = elided_text(self._words.text, text_font, words.width())
                draw_text(painter, below, text, text_font, INK, align=align)

    def _draw_title(self, painter: QPainter, box: QRectF, align: Qt.AlignmentFlag) -> None:
        title, px = self._words.title, _TITLE_PX * text_scale()
        fitting = fitting_font(title, px, box.width(), bold=True)
        draw_text(painter, box, title, fitting, RED_DEEP, align=align)

    def _draw_picture(self, painter: QPainter, box: QRectF) -> None:
        """Draw the picture in the middle of a box, as high as it is."""
        side = max(12.0, min(box.height(), box.width(), _PICTURE * max(1.0, text_scale() * 0.8)))
        picture = self._picture(side)
        size = picture.deviceIndependentSize()
        place = QRectF(0, 0, size.width(), size.height())
        place.moveCenter(box.center())
        painter.drawPixmap(place.topLeft(), picture)

    def _picture(self, side: float) -> QPixmap:
        appearance, dpr = self._appearance, self.devicePixelRatioF()
        art, deck = appearance.art, appearance.deck
        match self._step.kind:
            case NextStepKind.BADGE:
                return badge_pixmap(self._step.badge, side, dpr, True)
            case NextStepKind.DAILY:
                return art.emblem(deck.id, _SUIT, side, dpr)
            case NextStepKind.LESSON:
                return art.portrait(_TEACHER, side, dpr)
            case NextStepKind.PUZZLE:
                return art.broom(side, dpr)
            case _:
                return art.card(deck.id, _OWN_CARD, side * deck.aspect, dpr)


class NextStepCards(Retranslated, QWidget):
    """At most three cards, side by side, or below each other where the room is narrow."""

    chosen = Signal(object)
    """A `NextStep` was chosen."""

    def __init__(self, appearance: Appearance, table: QWidget, parent: QWidget) -> None:
        """`table` is the widget that gets the keyboard focus back."""
        super().__init__(parent)
        self._appearance, self._table = appearance, table
        self._steps: Sequence[NextStep] = ()
        self._cards: list[_StepCard] = []
        self._room = QRectF()
        self.hide()

    @property
    def text(self) -> str:
        """What a screen reader says of all of them."""
        return numbered(card.spoken for card in self._cards)

    def show_steps(self, steps: Sequence[NextStep]) -> None:
        """Show a card for each step; without steps there is none."""
        self._steps = steps
        # Also while the window is not active.
        had_focus = self.window().focusWidget() in self._cards
        for card in self._cards:
            card.hide()
            card.deleteLater()
        self._cards = [_StepCard(step, self._appearance, self) for step in steps]
        for card, step in zip(self._cards, steps, strict=True):
            card.clicked.connect(partial(self.chosen.emit, step))
            card.show()
        self.setVisible(bool(steps))
        if had_focus:
            (self._cards[0] if self._cards else self._table).setFocus()

    def _retranslate(self) -> None:
        self.show_steps(self._steps)
        self.place(self._room)

    def focus_first(self) -> None:
        """Give the focus to the first card, where the table has no other use for the keys."""
        if self._cards:
            self._cards[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self, room: QRectF) -> None:
        """Set the geometry: in the middle of a room."""
        self._room = room
        count = len(self._cards)
        if not count:
            return
        scale = text_scale()
        gaps = (count - 1) * _GAP
        width = min(_WIDTH * scale, (room.width() - gaps) / count)
        words = max(card.text_height(width) for card in self._cards)
        title = _TITLE_PX * scale * 1.6
        height = max(width * _HEIGHT / _WIDTH, _PICTURE * 0.7 + title + words + 3.7 * _MARGIN)
        is_upright = width >= _LEAST_WIDTH * scale and height <= room.height()
        if is_upright:
            card, step = QSize(round(width), round(height)), (round(width) + _GAP, 0)
        else:
            gap = 4
            lying = min(_ROW_WIDTH * scale, room.width())
            tall = min(76 * scale, (room.height() - (count - 1) * gap) / count)
            card, step = QSize(round(lying), round(tall)), (0, round(tall) + gap)
        box = QRect(
            0,
            0,
            card.width() + (count - 1) * step[0],
            card.height() + (count - 1) * step[1],
        )
        box.moveCenter(room.center().toPoint())
        self.setGeometry(box)
        for number, each in enumerate(self._cards):
            at = count - 1 - number if self.isRightToLeft() and is_upright else number
            place = QRect(at * step[0], at * step[1], card.width(), card.height())
            each.set_form(place, words if is_upright else None)
        self.raise_()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys move between the cards; Escape goes back to the table."""
        turn = _TURNS.get(Qt.Key(event.key()))
        focused = next((n for n, card in enumerate(self._cards) if card.hasFocus()), None)
        if event.key() == Qt.Key.Key_Escape:
            self._table.setFocus()
        elif turn is None or focused is None:
            super().keyPressEvent(event)
        else:
            is_across = event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
            if is_across and self.isRightToLeft():
                turn = -turn
            self._cards[(focused + turn) % len(self._cards)].setFocus(
                Qt.FocusReason.OtherFocusReason
            )
