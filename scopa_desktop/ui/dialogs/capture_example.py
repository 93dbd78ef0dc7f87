"""How a game captures, shown with real cards: the example is found by asking the game's rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.rules.captures import CaptureRule
from scopa_desktop.rules.cards import Card, Mask, Rank, Suit, card, card_name, mask_of, rank_of
from scopa_desktop.ui.decks import CardArt, Deck
from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.brush import LEFT, colour, pen, smooth
from scopa_desktop.ui.theme.cloth import PrintedCloth
from scopa_desktop.ui.theme.fonts import NOTE, font, text_scale
from scopa_desktop.ui.theme.papers import paper
from scopa_desktop.ui.theme.rims import draw_rim, rim_unit
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.theme.tokens import CREAM, GOLD, Cloth
from scopa_desktop.ui.widgets.cards import draw_card

_PLAYED: Final = tuple(
    card(rank, Suit.COINS) for rank in (Rank.SEVEN, Rank.SIX, Rank.KING, Rank.FIVE)
)
"""Cards to try, the one that explains best first."""


@dataclass(frozen=True)
class CaptureExample:
    """A capture that a game allows."""

    played: Card
    taken: tuple[Card, ...]
    """The highest first."""
    counts_played: bool
    """Whether the sum includes the played card."""
    equal_goes_first: bool
    """Whether a card equal to the played one would have to be taken instead."""


def find_example(rule: CaptureRule) -> CaptureExample | None:
    """The capture that shows best how the rule works; None when it takes neither two nor one."""
    for played in _PLAYED:
        for taken in _tables(played, rule):
            table = mask_of(taken)
            if rule.sets(played, table) == [table]:
                return _described(rule, played, taken)
    return None


def _tables(played: Card, rule: CaptureRule) -> Iterator[tuple[Card, ...]]:
    """Tables to try: pairs, those of nearly equal cards first; then single cards."""
    cups = [card(rank, Suit.CUPS) for rank in reversed(Rank)]
    pairs = [(high, card(rank_of(low), Suit.SWORDS)) for high, low in combinations(cups, 2)]
    value = rule.values.of
    yield from sorted(pairs, key=lambda pair: abs(value(pair[0]) - value(pair[1])))
    yield from ((one,) for one in cups)


def _described(rule: CaptureRule, played: Card, taken: tuple[Card, ...]) -> CaptureExample:
    total = sum(map(rule.values.of, taken))
    equal = card(rank_of(played), Suit.BATONS)
    return CaptureExample(
        played,
        taken,
        counts_played=total != rule.values.of(played),
        equal_goes_first=_excludes(rule, played, 1 << equal, mask_of(taken)),
    )


def _excludes(rule: CaptureRule, played: Card, first: Mask, other: Mask) -> bool:
    """Whether `first` must be taken where both lie on the table."""
    sets = rule.sets(played, first | other)
    return first != other and first in sets and other not in sets


class CaptureStrip(QWidget):
    """A strip of cloth on which a card takes others, with the sum in words."""

    _HEIGHT, _CARD, _MARGIN = 106, 86.0, 42.0
    _SIGN, _WORDS_APART, _EDGE = 54.0, 46.0, 16.0
    _TITLE, _RADIUS, _RIM = 22.0, 7.0, 0.8

    def __init__(
        self,
        art: CardArt,
        deck: Deck,
        rule: CaptureRule,
        example: CaptureExample,
        *,
        cloth: Cloth,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._art, self._deck, self._cloth = art, deck, cloth
        self._rule, self._example = rule, example
        self._ground = PrintedCloth()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{self.title()}. {self.sentence()}")

    def title(self) -> str:
        """`7 takes 4 and 3`."""
        taken = [self._rank(one) for one in self._example.taken]
        if len(taken) == 1:
            told = self.tr("{card} takes {other}")
            return told.format(card=self._rank(self._example.played), other=taken[0])
        told = self.tr("{card} takes {first} and {second}")
        return told.format(card=self._rank(self._example.played), first=taken[0], second=taken[1])

    def sentence(self) -> str:
        """Why it may: `4 + 3 = 7, and a 7 on the table would go first`."""
        if not self._example.equal_goes_first:
            return self._sum()
        told = self.tr("{sum}, and a {card} on the table would go first")
        return told.format(sum=self._sum(), card=self._rank(self._example.played))

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(320, round(self._HEIGHT * text_scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cloth, cards and words."""
        painter = QPainter(self)
        smooth(painter)
        self._paint_cloth(painter)
        painter.scale(text_scale(), text_scale())
        box = QRectF(QPointF(), self.size().toSizeF() / text_scale())
        right = self._paint_cards(painter, box)
        self._paint_words(painter, box.adjusted(right + self._WORDS_APART, 0, -self._EDGE, 0))

    def _sum(self) -> str:
        if len(self._example.taken) == 1 and not self._example.counts_played:
            return self.tr("a card takes one of its own rank")
        summands = [*self._example.taken, *[self._example.played] * self._example.counts_played]
        values = [self._rule.values.of(one) for one in summands]
        return f"{' + '.join(map(str, values))} = {sum(values)}"

    def _rank(self, one: Card) -> str:
        return self._deck.rank_name(card_name(one))

    def _paint_cloth(self, painter: QPainter) -> None:
        box = QRectF(self.rect())
        edge = rounded(box.adjusted(1, 1, -1, -1), self._RADIUS)
        picture = self._ground.picture(self._cloth, self.size(), self.devicePixelRatioF())
        painter.save()
        painter.setClipPath(edge)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        painter.restore()
        painter.strokePath(edge, pen(paper().frame, 1.6))

    def _paint_cards(self, painter: QPainter, box: QRectF) -> float:
        """The cards and the signs between them; returns where they end."""
        width = self._CARD * self._deck.aspect
        middle = QPointF(self._margin(box) + width / 2, box.center().y())
        self._paint_card(painter, self._example.played, middle)
        for place, one in enumerate(self._example.taken):
            gap = self._SIGN if place == 0 else self._SIGN * 0.6
            sign = middle + QPointF((width + gap) / 2, 0)
            if place == 0:
                self._paint_arrow(painter, sign)
            else:
                self._paint_plus(painter, sign)
            middle += QPointF(width + gap, 0)
            self._paint_card(painter, one, middle)
        return middle.x() + width / 2

    def _margin(self, box: QRectF) -> float:
        """The cards stand closer to the edge where the words need the room."""
        return self._MARGIN if box.width() > 560 else self._EDGE

    def _paint_card(self, painter: QPainter, one: Card, middle: QPointF) -> None:
        shown = (self._deck.id, card_name(one))
        draw_card(painter, self._art, shown, middle, self._CARD)
        width = self._CARD * self._deck.aspect
        box = QRectF(0, 0, width, self._CARD)
        box.moveCenter(middle)
        draw_rim(painter, box, rim_unit(box, self._cloth) * self._RIM, GOLD)

    @staticmethod
    def _paint_arrow(painter: QPainter, middle: QPointF) -> None:
        painter.setPen(pen(GOLD, 3.2))
        tip = middle + QPointF(14, 0)
        painter.drawLine(middle - QPointF(14, 0), tip)
        for side in (-8, 8):
            painter.drawLine(tip, tip + QPointF(-9, side))

    @staticmethod
    def _paint_plus(painter: QPainter, middle: QPointF) -> None:
        painter.setPen(pen(GOLD, 2.6))
        for arm in (QPointF(5, 0), QPointF(0, 5)):
            painter.drawLine(middle - arm, middle + arm)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        reach = lettering.width(self.title(), self._TITLE) or 1.0
        size = self._TITLE * min(1.0, box.width() / reach)
        lettering.draw(painter, self.title(), QPointF(box.left(), 53), size, CREAM)
        painter.setFont(font(NOTE))
        painter.setPen(colour(CREAM))
        lines = box.adjusted(0, 60, 0, -6)
        wrap = Qt.TextFlag.TextWordWrap.value
        top_left = (LEFT & ~Qt.AlignmentFlag.AlignVCenter) | Qt.AlignmentFlag.AlignTop
        painter.drawText(lines, top_left.value | wrap, self.sentence())
