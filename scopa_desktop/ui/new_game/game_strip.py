"""A strip of cloth with pictures of what makes a game what it is."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.storage.profiles import OWN_PORTRAIT
from scopa_desktop.rules.cards import Card, card_name
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.new_game.game_features import (
    BlindFeature,
    CaptureFeature,
    CategoryFeature,
    DeclarationFeature,
    Feature,
    FeatureWording,
    LowestFeature,
    PartnersFeature,
    PileFeature,
    RaceFeature,
    SuitFeature,
    WholePackFeature,
    features_of,
)
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.theme.card_outlines import draw_outline, outline_unit
from scopa_desktop.ui.theme.cloth import CachedCloth
from scopa_desktop.ui.theme.colours import CREAM, GOLD, Cloth
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import (
    colour,
    draw_lines,
    draw_text,
    fitting_heading_font,
    pen,
    smooth_painter,
)
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.widgets.card_painting import draw_arrow_to_cards, draw_card
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.wording.text_direction import without_marks


class _Group(NamedTuple):
    """Cards that are drawn together, with the sign before them."""

    cards: Sequence[Card | None]
    """None is a card back."""
    sign: str = ""
    """`arrow`, `plus`, or nothing but a gap."""


def _groups(feature: Feature) -> list[_Group]:
    """The cards of a feature, from left to right; none for players."""
    match feature:
        case CaptureFeature(example=example):
            first, *others = example.taken
            summands = [_Group((card,), "plus") for card in others]
            groups = [_Group((example.played,)), _Group((first,), "arrow"), *summands]
        case DeclarationFeature() | CategoryFeature() | LowestFeature():
            groups = [_Group(feature.cards)]
        case SuitFeature(played=played, taken=taken):
            groups = [_Group((played,)), _Group(taken, "arrow")]
        case PileFeature(played=played, top=top):
            groups = [_Group((played,)), _Group((top,), "arrow"), _Group((None,))]
        case BlindFeature(turned=turned):
            groups = [_Group((None, None, None)), _Group((turned,), "arrow")]
        case WholePackFeature(hand=hand, table=table):
            groups = [_Group(hand), _Group(table)] if table else [_Group(hand)]
        case RaceFeature(cards=cards):
            first_card, *other_cards = cards
            groups = [_Group((first_card,)), *(_Group((card,), "arrow") for card in other_cards)]
        case PartnersFeature():
            groups = []
    return groups


class GameStrip(QAbstractButton):
    """A feature of a game in cards and words; a click shows the next one.

    It is hidden if the rules have nothing to show.
    """

    _HEIGHT, _CARD, _MARGIN = 106, 86.0, 42.0
    _SIGN, _GAP, _TEXT_GAP, _EDGE = 54.0, 18.0, 30.0, 16.0
    _TITLE, _RADIUS, _RIM = 22.0, 7.0, 0.8
    _DOT, _DOT_STEP = 3.5, 14.0
    _MOST_WIDTH = 0.56
    """The share of the strip that cards may take."""
    _LONGEST_STEP = 0.56
    """How far cards of a group are apart at most, in card widths, if there are more than three."""
    _PORTRAIT = 64.0

    def __init__(
        self,
        art: CardArt,
        deck: Deck,
        variant: Variant,
        *,
        cloth: Cloth,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._art, self._deck, self._cloth = art, deck, cloth
        self._cached_cloth = CachedCloth()
        self._features: tuple[Feature, ...] = ()
        self._index = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self._show_feature(self._index + 1))
        self.set_variant(variant)

    def set_variant(self, variant: Variant) -> None:
        """Show the features of a game; from the first one if they have changed."""
        self._wording = FeatureWording(variant, self._deck)
        features = features_of(variant)
        if features != self._features:
            self._index = 0
        self._features = features
        self.setHidden(not features)
        has_several = len(features) > 1
        self.setEnabled(has_several)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if has_several else Qt.FocusPolicy.NoFocus)
        cursor = Qt.CursorShape.PointingHandCursor if has_several else Qt.CursorShape.ArrowCursor
        self.setCursor(cursor)
        if features:
            self._show_feature(self._index)

    def title(self) -> str:
        """`7 takes 4 and 3`."""
        return self._wording.title(self._feature)

    def sentence(self) -> str:
        """The reason: `4 + 3 = 7, and a 7 on the table would go first`."""
        return self._wording.sentence(self._feature)

    def sizeHint(self) -> QSize:
        return QSize(320, round(self._HEIGHT * text_scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        self._paint_cloth(painter)
        painter.scale(text_scale(), text_scale())
        box = QRectF(QPointF(), self.size().toSizeF() / text_scale())
        right = self._paint_cards(painter, box)
        words = box.adjusted(right + self._TEXT_GAP, 0, -self._EDGE, 0)
        self._paint_texts(painter, Mirroring(painter, box).box(words))
        if len(self._features) > 1:
            self._paint_dots(painter, box)
        if self.hasFocus():
            painter.setPen(pen(CREAM, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(5, 5, -5, -5), self._RADIUS, self._RADIUS)

    @property
    def _feature(self) -> Feature:
        return self._features[self._index]

    def _show_feature(self, index: int) -> None:
        """Show a feature; after the last one comes the first."""
        self._index = index % len(self._features)
        text = f"{self.title()}. {self.sentence()}"
        self.setAccessibleName(without_marks(text))
        several = self.tr("Show what else this game has") if len(self._features) > 1 else ""
        # In a narrow window the sentence is elided on the cloth.
        set_tool_tip(self, "\n".join(filter(None, (text, several))))
        self.update()

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
        groups = _groups(self._feature)
        if not groups:
            return self._paint_players(painter, box)
        width = self._CARD * self._deck.aspect
        mirroring = Mirroring(painter, box)
        step = self._step(groups, box)
        x = self._margin(box)
        for index, group in enumerate(groups):
            if index:
                gap = self._sign_width(group.sign, is_first=index == 1)
                sign = mirroring.point(QPointF(x + gap / 2, box.center().y()))
                if group.sign == "arrow":
                    draw_arrow_to_cards(painter, sign, -1 if mirroring.is_mirrored else 1)
                elif group.sign == "plus":
                    self._paint_plus(painter, sign)
                x += gap
            for number, card in enumerate(group.cards):
                middle = QPointF(x + width / 2 + number * step, box.center().y())
                self._paint_card(painter, card, mirroring.point(middle))
            x += width + (len(group.cards) - 1) * step
        return x

    def _sign_width(self, sign: str, *, is_first: bool) -> float:
        if not sign:
            return self._GAP
        return self._SIGN if is_first else self._SIGN * 0.6

    def _step(self, groups: Sequence[_Group], box: QRectF) -> float:
        """The distance between the cards of a group: less where there are many."""
        width = self._CARD * self._deck.aspect
        steps = sum(len(group.cards) - 1 for group in groups)
        gaps = sum(
            self._sign_width(group.sign, is_first=index == 1)
            for index, group in enumerate(groups)
            if index
        )
        room = box.width() * self._MOST_WIDTH - self._margin(box) - len(groups) * width - gaps
        widest = width + 4 if steps < 3 else width * self._LONGEST_STEP
        return min(widest, max(room, 0.0) / max(steps, 1))

    def _paint_players(self, painter: QPainter, box: QRectF) -> float:
        """Paint two pairs of portraits, the person's first."""
        others = [level.portrait for level in list(LEVELS.values())[1:4]]
        mirroring = Mirroring(painter, box)
        size = self._PORTRAIT
        x = self._margin(box)
        for index, name in enumerate((OWN_PORTRAIT, *others)):
            face = QRectF(0, 0, size, size)
            face.moveCenter(mirroring.point(QPointF(x + size / 2, box.center().y())))
            scale = self.devicePixelRatioF() * text_scale()
            picture = self._art.portrait(name, size, scale)
            painter.drawPixmap(face, picture, QRectF(picture.rect()))
            x += size
            if index in (0, 2):
                self._paint_plus(painter, mirroring.point(QPointF(x + 13, box.center().y())))
                x += 26
            elif index == 1:
                x += 36
        return x

    def _margin(self, box: QRectF) -> float:
        """The margin left of the cards; smaller where the text needs the width."""
        return self._MARGIN if box.width() > 560 else self._EDGE

    def _paint_card(self, painter: QPainter, card: Card | None, middle: QPointF) -> None:
        deck_card = (self._deck.id, None if card is None else card_name(card))
        draw_card(painter, self._art, deck_card, middle, self._CARD)
        width = self._CARD * self._deck.aspect
        box = QRectF(0, 0, width, self._CARD)
        box.moveCenter(middle)
        draw_outline(painter, box, outline_unit(box, self._cloth) * self._RIM, GOLD)

    @staticmethod
    def _paint_plus(painter: QPainter, middle: QPointF) -> None:
        painter.setPen(pen(GOLD, 2.6))
        for arm in (QPointF(5, 0), QPointF(0, 5)):
            painter.drawLine(middle - arm, middle + arm)

    def _paint_texts(self, painter: QPainter, box: QRectF) -> None:
        title = QRectF(box.left(), 43 - self._TITLE, box.width(), self._TITLE)
        face = fitting_heading_font(self.title(), self._TITLE, box.width())
        draw_text(painter, title, self.title(), face, CREAM)
        draw_lines(
            painter,
            box.adjusted(0, 50, 0, -22 if len(self._features) > 1 else -6),
            self.sentence(),
            font(SMALL_SIZE),
            CREAM,
        )

    def _paint_dots(self, painter: QPainter, box: QRectF) -> None:
        """Paint a dot for each feature, the current one filled."""
        count = len(self._features)
        first = QPointF(box.right() - 26 - (count - 1) * self._DOT_STEP, box.bottom() - 16)
        painter.setPen(pen(GOLD, 1.4))
        for index in range(count):
            is_current = index == self._index
            painter.setBrush(colour(GOLD) if is_current else Qt.BrushStyle.NoBrush)
            dot = Mirroring(painter, box).point(first + QPointF(index * self._DOT_STEP, 0))
            painter.drawEllipse(dot, self._DOT, self._DOT)
