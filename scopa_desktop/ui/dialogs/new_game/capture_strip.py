"""A strip of cloth with an example of a capture in a game."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from scopa_desktop.rules.captures import CaptureRule
from scopa_desktop.rules.cards import Card, card_name
from scopa_desktop.ui.decks import CardArt, Deck
from scopa_desktop.ui.dialogs.new_game.capture_example import CaptureStripExample, find_examples
from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.card_outlines import draw_outline, outline_unit
from scopa_desktop.ui.theme.cloth import CachedCloth
from scopa_desktop.ui.theme.colours import CREAM, GOLD, Cloth
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import colour, draw_lines, pen, set_render_hints
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.widgets.card_painting import draw_card
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.wording.text_direction import from_left


class CaptureStrip(QAbstractButton):
    """A capture with its sum in words; a click shows the next kind of capture of the game.

    It is hidden if the rules have no example.
    """

    _HEIGHT, _CARD, _MARGIN = 106, 86.0, 42.0
    _SIGN, _TEXT_GAP, _EDGE = 54.0, 46.0, 16.0
    _TITLE, _RADIUS, _RIM = 22.0, 7.0, 0.8
    _DOT, _DOT_STEP = 3.5, 14.0

    def __init__(
        self,
        art: CardArt,
        deck: Deck,
        rule: CaptureRule,
        *,
        cloth: Cloth,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._art, self._deck, self._cloth = art, deck, cloth
        self._cached_cloth = CachedCloth()
        self._index = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self._show_example(self._index + 1))
        self.set_rule(rule)

    def set_rule(self, rule: CaptureRule) -> None:
        """Show the captures of these rules."""
        self._rule = rule
        self._examples = find_examples(rule)
        self.setHidden(not self._examples)
        has_several = len(self._examples) > 1
        self.setEnabled(has_several)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if has_several else Qt.FocusPolicy.NoFocus)
        cursor = Qt.CursorShape.PointingHandCursor if has_several else Qt.CursorShape.ArrowCursor
        self.setCursor(cursor)
        if self._examples:
            self._show_example(min(self._index, len(self._examples) - 1))

    def title(self) -> str:
        """`7 takes 4 and 3`."""
        example = self._example
        taken = [self._rank(card) for card in example.taken]
        if example.takes_all:
            pattern = self.tr("{card} takes everything")
        elif len(taken) == 1:
            pattern = self.tr("{card} takes {other}")
        else:
            pattern = self.tr("{card} takes {other} and {last}")
        return pattern.format(card=self._rank(example.played), other=taken[0], last=taken[-1])

    def sentence(self) -> str:
        """The reason: `4 + 3 = 7, and a 7 on the table would go first`."""
        pattern = "{sum}"
        if self._example.equal_goes_first:
            pattern = self.tr("{sum}, and a {card} on the table would go first")
        elif self._example.equal_will_do:
            pattern = self.tr("{sum}, or else one {card} from the table")
        return pattern.format(sum=self._reason(), card=self._rank(self._example.played))

    def sizeHint(self) -> QSize:
        """A fixed height; the width grows with the layout."""
        return QSize(320, round(self._HEIGHT * text_scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth, the cards and the texts."""
        painter = QPainter(self)
        set_render_hints(painter)
        self._paint_cloth(painter)
        painter.scale(text_scale(), text_scale())
        box = QRectF(QPointF(), self.size().toSizeF() / text_scale())
        right = self._paint_cards(painter, box)
        words = box.adjusted(right + self._TEXT_GAP, 0, -self._EDGE, 0)
        self._paint_texts(painter, Mirroring(painter, box).box(words))
        if len(self._examples) > 1:
            self._paint_dots(painter, box)
        if self.hasFocus():
            painter.setPen(pen(CREAM, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(5, 5, -5, -5), self._RADIUS, self._RADIUS)

    @property
    def _example(self) -> CaptureStripExample:
        return self._examples[self._index]

    def _show_example(self, index: int) -> None:
        """Show an example; after the last one comes the first."""
        self._index = index % len(self._examples)
        text = f"{self.title()}. {self.sentence()}"
        self.setAccessibleName(text)
        several = self.tr("Show another way to take cards") if len(self._examples) > 1 else ""
        # In a narrow window the sentence is elided on the cloth.
        set_tool_tip(self, "\n".join(filter(None, (text, several))))
        self.update()

    def _reason(self) -> str:
        example = self._example
        if example.takes_all:
            return self.tr("while no {card} lies on the table").format(
                card=self._rank(example.played)
            )
        if len(example.taken) == 1 and not example.counts_played:
            return self.tr("a card takes one of its own rank")
        summands = [*example.taken, *[example.played] * example.counts_played]
        values = [self._rule.values.of(card) for card in summands]
        equation = f"{' + '.join(map(str, values))} = {sum(values)}"
        return from_left(equation) if self.isRightToLeft() else equation

    def _rank(self, card: Card) -> str:
        return self._deck.rank_name(card_name(card))

    def _paint_cloth(self, painter: QPainter) -> None:
        box = QRectF(self.rect())
        edge = rounded(box.adjusted(1, 1, -1, -1), self._RADIUS)
        picture = self._cached_cloth.picture(self._cloth, self.size(), self.devicePixelRatioF())
        painter.save()
        painter.setClipPath(edge)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        painter.restore()
        painter.strokePath(edge, pen(current_palette().frame, 1.6))

    def _paint_cards(self, painter: QPainter, box: QRectF) -> float:
        """Paint the cards and the signs between them; returns their right edge before mirroring."""
        width = self._CARD * self._deck.aspect
        mirroring = Mirroring(painter, box)
        middle = QPointF(self._margin(box) + width / 2, box.center().y())
        self._paint_card(painter, self._example.played, mirroring.point(middle))
        for index, card in enumerate(self._example.taken):
            gap = self._SIGN if index == 0 else self._SIGN * 0.6
            sign = middle + QPointF((width + gap) / 2, 0)
            if index == 0:
                self._paint_arrow(
                    painter, mirroring.point(sign), -1 if mirroring.is_mirrored else 1
                )
            else:
                self._paint_plus(painter, mirroring.point(sign))
            middle += QPointF(width + gap, 0)
            self._paint_card(painter, card, mirroring.point(middle))
        return middle.x() + width / 2

    def _margin(self, box: QRectF) -> float:
        """The margin left of the cards; smaller where the text needs the width."""
        return self._MARGIN if box.width() > 560 else self._EDGE

    def _paint_card(self, painter: QPainter, card: Card, middle: QPointF) -> None:
        deck_card = (self._deck.id, card_name(card))
        draw_card(painter, self._art, deck_card, middle, self._CARD)
        width = self._CARD * self._deck.aspect
        box = QRectF(0, 0, width, self._CARD)
        box.moveCenter(middle)
        draw_outline(painter, box, outline_unit(box, self._cloth) * self._RIM, GOLD)

    @staticmethod
    def _paint_arrow(painter: QPainter, middle: QPointF, direction: int) -> None:
        """Paint an arrow to the right with a `direction` of 1, to the left with -1."""
        painter.setPen(pen(GOLD, 3.2))
        tip = middle + QPointF(14 * direction, 0)
        painter.drawLine(middle - QPointF(14 * direction, 0), tip)
        for side in (-8, 8):
            painter.drawLine(tip, tip + QPointF(-9 * direction, side))

    @staticmethod
    def _paint_plus(painter: QPainter, middle: QPointF) -> None:
        painter.setPen(pen(GOLD, 2.6))
        for arm in (QPointF(5, 0), QPointF(0, 5)):
            painter.drawLine(middle - arm, middle + arm)

    def _paint_texts(self, painter: QPainter, box: QRectF) -> None:
        width = lettering.width(self.title(), self._TITLE) or 1.0
        size = self._TITLE * min(1.0, box.width() / width)
        mirroring = Mirroring(painter, box)
        baseline = mirroring.point(QPointF(box.left(), 53))
        anchor = mirroring.anchor(lettering.Anchor.LEFT)
        lettering.draw(painter, self.title(), baseline, size, CREAM, anchor=anchor)
        draw_lines(painter, box.adjusted(0, 60, 0, -6), self.sentence(), font(SMALL_SIZE), CREAM)

    def _paint_dots(self, painter: QPainter, box: QRectF) -> None:
        """Paint a dot for each example, the current one filled."""
        count = len(self._examples)
        first = QPointF(box.right() - 26 - (count - 1) * self._DOT_STEP, box.bottom() - 16)
        painter.setPen(pen(GOLD, 1.4))
        for index in range(count):
            is_current = index == self._index
            painter.setBrush(colour(GOLD) if is_current else Qt.BrushStyle.NoBrush)
            dot = Mirroring(painter, box).point(first + QPointF(index * self._DOT_STEP, 0))
            painter.drawEllipse(dot, self._DOT, self._DOT)
