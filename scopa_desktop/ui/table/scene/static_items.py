"""The items other than cards: `StaticItems`, with the piles and the stock.

`element_text` is what is said of an element.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.board import Board
from scopa_desktop.ui.table.scene.cached_item import CachedItem
from scopa_desktop.ui.table.scene.card_poses import LABEL_Z, MOVING_Z, PILE_Z, PLAQUE_Z, TABLE_Z
from scopa_desktop.ui.table.scene.layout import TableLayout
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.table.scene.plaque import (
    PlaqueItem,
    ScoreItem,
    SeatInfo,
    SideScoreItem,
    scaled_px,
)
from scopa_desktop.ui.table.scene.table_element import STOCK, ElementKind, TableElement
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme import badges, card_outlines
from scopa_desktop.ui.theme.colours import CREAM, GOLD, PAPER, SHADOW
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.painting import RIGHT, colour, draw_text, fitting_font, pen
from scopa_desktop.ui.theme.shadows import draw_shadow
from scopa_desktop.ui.wording.list_format import and_list
from scopa_desktop.ui.wording.table_wording import (
    certain_points_text,
    pair_pile_text,
    pile_text,
    plaque_text,
    side_score_text,
    stock_text,
    sweeps_text,
)

_CARDS_PER_BACK, _MAX_BACKS = 5, 4
_CARDS_PER_STOCK_BACK, _MAX_STOCK_BACKS = 4, 7
_MAX_SWEEPS: Final = 6
_PRESS: Final = 3
"""How far a pile gives way when cards come to it, in pixels."""


def _draw_card(
    painter: QPainter, appearance: Appearance, card: Card | None, box: QRectF, depth: float
) -> None:
    draw_shadow(painter, box, box.width() * card_outlines.CORNER, depth)
    picture = appearance.card_pixmap(card, box.width())
    painter.drawPixmap(box, picture, QRectF(picture.rect()))


def _thickness(card: QRectF) -> QPointF:
    """Offset from each back to the next one above it."""
    up = min(2.0, card.height() * 0.012)
    return QPointF(-up / 2, -up)


def _depth(card: QRectF, index: int) -> float:
    """Shadow depth in pixels: deep for the lowest back, hardly any for the others."""
    return 0.5 if index else card.height() * 0.02


def draw_backs(
    painter: QPainter, appearance: Appearance, card: QRectF, backs: int = _MAX_BACKS
) -> None:
    """Draw a stack of cards as so many backs, the lowest of them at `card`."""
    for index in range(backs):
        back = card.translated(_thickness(card) * index)
        _draw_card(painter, appearance, None, back, _depth(card, index))


def _draw_count(painter: QPainter, box: QRectF, count: int, radius: float) -> None:
    """Draw the number of cards on a paper disc at the lower right corner."""
    centre = box.bottomRight() - QPointF(radius * 0.5, radius * 0.5)
    badges.draw_badge(painter, centre, radius, str(count), PAPER)


def _snap(box: QRectF, dpr: float) -> QRectF:
    """The box with position and size rounded to device pixels, so that cards are not blurred."""
    return QRectF(
        round(box.x() * dpr) / dpr,
        round(box.y() * dpr) / dpr,
        round(box.width() * dpr) / dpr,
        round(box.height() * dpr) / dpr,
    )


def _backs_of(count: int) -> int:
    """The number of backs by which a pile of so many cards is shown."""
    return min(_MAX_BACKS, -(-count // _CARDS_PER_BACK))


class PileBadge(CachedItem):
    """The number of cards of a pile, above a card that lies on it."""

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__(appearance, z)
        self._count = 0

    def set_count(self, count: int, box: QRectF) -> None:
        """Set the number of cards, and the place of the pile."""
        if (count, box) != (self._count, self.box):
            self._count = count
            self.set_box(box)

    def draw(self, painter: QPainter) -> None:
        if self._count:
            card = _snap(self.box, self.appearance.dpr)
            radius = scaled_px(card.height() * 0.17, 10, 17, most=card.width() * 0.36)
            _draw_count(painter, card, self._count, radius)


class PileItem(CachedItem):
    """The captured cards of a side: backs by count, and sweeps crosswise below them, face up."""

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__(appearance, z)
        self.count = 0
        self.sweeps: tuple[Card, ...] = ()
        self.badge = PileBadge(appearance, TABLE_Z - 1)

    def press(self, share: float) -> None:
        """Show how far the cards have given way to those that have come, from 0 to 1."""
        self.setPos(0.0, round(_PRESS * share))

    def set_content(self, count: int, sweeps: Sequence[Card]) -> None:
        """Set the number of cards and the cards that are turned up for sweeps."""
        if (count, tuple(sweeps)) != (self.count, self.sweeps):
            self.count, self.sweeps = count, tuple(sweeps)
            self.update()
        self.badge.set_count(count, self.card_box)

    @property
    def top_centre(self) -> QPointF:
        """The centre of a card that lies on the backs."""
        card = _snap(self.card_box, self.appearance.dpr)
        return card.center() + _thickness(card) * (_backs_of(self.count) - 1)

    @property
    def card_box(self) -> QRectF:
        width = self.box.height() * self.appearance.deck.aspect
        return QRectF(self.box.right() - width, self.box.top(), width, self.box.height())

    def draw(self, painter: QPainter) -> None:
        """Paint sweeps and backs; a dashed outline when the pile is empty."""
        card = _snap(self.card_box, self.appearance.dpr)
        if not self.count:
            self._draw_empty(painter, card)
            return
        for index, swept in enumerate(self.sweeps[-_MAX_SWEEPS:]):
            self._draw_sweep(painter, card, index, swept)
        draw_backs(painter, self.appearance, card, _backs_of(self.count))

    def _draw_empty(self, painter: QPainter, card: QRectF) -> None:
        radius = card.width() * 0.06
        painter.setBrush(colour(SHADOW, 50))
        painter.setPen(pen(GOLD, 1.2, 110, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _draw_sweep(self, painter: QPainter, card: QRectF, index: int, swept: Card) -> None:
        """Paint a sweep card crosswise, its right end flush with the pile."""
        count = min(len(self.sweeps), _MAX_SWEEPS)
        step = (card.height() - card.width()) / (count - 1) if count > 1 else 0.0
        painter.save()
        painter.translate(
            card.right() - card.height() / 2, card.top() + card.width() / 2 + index * step
        )
        painter.rotate(-90)
        lying = QRectF(-card.width() / 2, -card.height() / 2, card.width(), card.height())
        _draw_card(painter, self.appearance, swept, lying, card.height() * 0.012)
        painter.restore()


class StockItem(CachedItem):
    """The undealt cards; invisible when none are left."""

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__(appearance, z)
        self.count = 0

    def set_count(self, count: int) -> None:
        if count != self.count:
            self.count = count
            self.update()

    def set_offset(self, offset: QPointF) -> None:
        """Show it this far from its place, above the cards, while it is moved."""
        self.setPos(offset)
        self.setZValue(PILE_Z if offset.isNull() else MOVING_Z - 1)

    def draw(self, painter: QPainter) -> None:
        """Paint backs by count, and the count."""
        if not self.count:
            return
        card = _snap(self.box, self.appearance.dpr)
        backs = min(_MAX_STOCK_BACKS, -(-self.count // _CARDS_PER_STOCK_BACK))
        draw_backs(painter, self.appearance, card, backs)
        _draw_count(
            painter,
            card,
            self.count,
            scaled_px(card.height() * 0.14, 10, 17, most=card.width() * 0.3),
        )


class LabelItem(CachedItem):
    """A line of text on the cloth, right-aligned in its box."""

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__(appearance, z)
        self.text = ""
        self.px = 11.0

    def set_text(self, text: str, px: float) -> None:
        """Set the text and its size in pixels."""
        if (text, px) != (self.text, self.px):
            self.text, self.px = text, px
            self.update()

    def draw(self, painter: QPainter) -> None:
        fitting = fitting_font(self.text, self.px, self.box.width())
        draw_text(painter, self.box, self.text, fitting, CREAM, align=RIGHT)


_SIDE_EMBLEMS: Final = ("D", "C", "S")


class StaticItems:
    """Creates the items for a seating and updates them from the board."""

    def __init__(self, scene: QGraphicsScene, appearance: Appearance) -> None:
        self._scene = scene
        self._appearance = appearance
        self.stock = StockItem(appearance, PILE_Z)
        self.plaques: list[PlaqueItem] = []
        """By seat."""
        self.piles: list[PileItem] = []
        """By side."""
        self.pile_labels: list[LabelItem] = []
        """By side."""
        self._score_plaques: list[PlaqueItem] = []
        """By side; that of the other side is not used where `opponents_score` shows its points."""
        self._own_seat = self._own_side = 0
        self.opponents_score = SideScoreItem(appearance, LABEL_Z)
        for item in (self.stock, self.opponents_score):
            scene.addItem(item)
            item.hide()

    @property
    def is_animating(self) -> bool:
        """Whether the rays of a plaque are growing or shrinking."""
        return any(plaque.is_animating for plaque in self.plaques)

    def rebuild(self, seating: Seating, own_seat: int = 0) -> None:
        self._own_seat, self._own_side = own_seat, seating.side_of(own_seat)
        for plaque in self.plaques:
            plaque.stop()
        for item in self._of_seating():
            self._scene.removeItem(item)
        appearance = self._appearance
        self.plaques = [PlaqueItem(appearance, PLAQUE_Z) for _ in range(seating.players)]
        self.piles = [PileItem(appearance, PILE_Z) for _ in range(seating.sides)]
        self.pile_labels = [LabelItem(appearance, LABEL_Z) for _ in range(seating.sides)]
        for seat, plaque in enumerate(self.plaques):
            plaque.emblem = _SIDE_EMBLEMS[seating.side_of(seat)] if seating.has_partners else ""
            plaque.shows_score = _shows_score(seat, seating, own_seat)
            if seat != own_seat:
                plaque.setCursor(Qt.CursorShape.PointingHandCursor)
        for item in self._of_seating():
            self._scene.addItem(item)
        self.stock.show()
        self._score_plaques = [
            self.plaques[seating.seat_of_side(side, own_seat)] for side in range(seating.sides)
        ]
        self.opponents_score.setVisible(seating.has_one_other_side)

    def _of_seating(self) -> list[CachedItem]:
        """The items of which there is one for each seat or side."""
        counts = (pile.badge for pile in self.piles)
        return [*self.plaques, *self.piles, *counts, *self.pile_labels]

    def by_element(self) -> dict[TableElement, CachedItem]:
        """The items that are shown, in the order of play; those of the own seat come last."""
        items: dict[TableElement, CachedItem] = {}
        for seat in _in_turn(len(self.plaques), self._own_seat):
            items[TableElement(ElementKind.PLAQUE, seat)] = self.plaques[seat]
        if self.opponents_score.isVisible():
            items[TableElement(ElementKind.SCORE, 1 - self._own_side)] = self.opponents_score
        if self.stock.count:
            items[STOCK] = self.stock
        for side in _in_turn(len(self.piles), self._own_side):
            items[TableElement(ElementKind.PILE, side)] = self.piles[side]
        return {element: item for element, item in items.items() if not item.box.isEmpty()}

    def boxes(self) -> dict[TableElement, QRectF]:
        """The rectangles in the scene of the items that are shown."""
        return {
            element: item.card_box if isinstance(item, PileItem) else item.box
            for element, item in self.by_element().items()
        }

    def rest(self) -> None:
        """Show stock and piles in their places, also if an animation of them was skipped."""
        self.stock.set_offset(QPointF())
        self.stock.show()
        for pile in self.piles:
            pile.press(0.0)

    def place(self, layout: TableLayout, seating: Seating) -> None:
        for plaque, zone in zip(self.plaques, layout.seats, strict=True):
            plaque.is_upright = zone.is_column
            plaque.set_box(zone.plaque)
        for pile, box in zip(self.piles, layout.piles, strict=True):
            pile.set_box(box)
        for side, (label, box) in enumerate(zip(self.pile_labels, layout.pile_labels, strict=True)):
            is_of_score = seating.has_one_other_side and side != self._own_side
            label.set_box(QRectF() if is_of_score else box)
            if is_of_score:
                self.opponents_score.set_box(box)
        self.stock.set_box(layout.stock)

    def set_players(self, players: Iterable[SeatInfo]) -> None:
        for plaque, info in zip(self.plaques, players, strict=False):
            plaque.set_info(info)

    def renderings(self) -> list[Callable[[], object]]:
        """Functions that render the pictures which the items will need."""
        return [render for plaque in self.plaques for render in plaque.renderings()]

    def set_turn(self, seat: int | None) -> None:
        """Highlight the plaque of the seat on turn; None highlights none."""
        for index, plaque in enumerate(self.plaques):
            plaque.set_turn(index == seat)

    def update_counts(self, board: Board, layout: TableLayout, variant: Variant) -> None:
        """Update the piles, the stock, the labels and the dealer's disc."""
        self.stock.set_count(board.stock.bit_count())
        texts = [sweeps_text(len(sweeps), variant) for sweeps in board.sweeps]
        px = clamp(layout.card.height() * 0.072, 11, 18) * text_scale()
        for side, (pile, label) in enumerate(zip(self.piles, self.pile_labels, strict=True)):
            pile.set_content(board.piles[side].bit_count(), board.sweeps[side])
            label.set_text(texts[side], px)
        if board.seating.has_one_other_side:
            opponents_text = "" if layout.metrics.is_small else texts[1 - self._own_side]
            small_px = scaled_px(
                layout.card.height() * 0.068, 11, 18, most=self.opponents_score.largest_px
            )
            title = opponents_title(board, [plaque.info for plaque in self.plaques])
            self.opponents_score.set_text(title, opponents_text, small_px)
        for seat, plaque in enumerate(self.plaques):
            plaque.set_dealer(seat == board.dealer)

    def update_scores(self, board: Board, target: int) -> None:
        """Set the match scores without rolling, and the points of the round."""
        target_text = translate("Table", "of {target}").format(target=target)
        for side, total in enumerate(board.totals):
            self.score_item(side).set_score(total, target_text)
        self.update_round_points(board)

    def update_round_points(self, board: Board) -> None:
        """Set the points that are certain in this round."""
        for side, points in enumerate(board.round_points):
            self.score_item(side).set_round_points(points)

    def score_item(self, side: int) -> ScoreItem:
        """What shows the points of a side."""
        if self.opponents_score.isVisible() and side != self._own_side:
            return self.opponents_score
        return self._score_plaques[side]


def _shows_score(seat: int, seating: Seating, own_seat: int) -> bool:
    """Whether the plaque of a seat shows the points of its side."""
    side = seating.side_of(seat)
    has_none = seating.has_one_other_side and side != seating.side_of(own_seat)
    return not has_none and seat == seating.seat_of_side(side, own_seat)


def _in_turn(count: int, own: int) -> list[int]:
    """The numbers of seats or sides in the order of play, the own one last."""
    return [(own + step) % count for step in range(1, count + 1)]


def element_text(
    element: TableElement, board: Board, variant: Variant, players: Sequence[SeatInfo]
) -> str:
    """The text of a plaque, a score, a pile or the stock; `players` by seat."""
    kind, number = element
    if kind is ElementKind.STOCK:
        return stock_text(board.stock.bit_count())
    if kind is ElementKind.SCORE:
        certain = _certain_text(number, board, variant)
        return side_score_text(opponents_title(board, players), board.totals[number], certain)
    if kind is ElementKind.PILE:
        return _pile_text(number, board, variant, players)
    return _plaque_text(number, board, variant, players)


def opponents_title(board: Board, players: Sequence[SeatInfo]) -> str:
    """`Their side`: what the opposing pair is called; by the names if the match is watched."""
    if board.is_watched:
        return _names(1 - board.seating.side_of(board.own_seat), board, players)
    return translate("Table", "Their side")


def _names(side: int, board: Board, players: Sequence[SeatInfo]) -> str:
    return and_list([players[seat].name for seat in board.seating.seats_of(side)])


def _pile_text(side: int, board: Board, variant: Variant, players: Sequence[SeatInfo]) -> str:
    cards, sweeps = board.piles[side].bit_count(), sweeps_text(len(board.sweeps[side]), variant)
    is_own = side == board.person_side
    has_sides = board.seating.has_one_other_side or (board.seating.has_partners and is_own)
    if has_sides and not board.is_watched:
        return pair_pile_text(is_own, cards, sweeps)
    return pile_text("" if is_own else _names(side, board, players), cards, sweeps)


def _plaque_text(seat: int, board: Board, variant: Variant, players: Sequence[SeatInfo]) -> str:
    info = players[seat]
    side = board.seating.side_of(seat)
    shows_score = _shows_score(seat, board.seating, board.own_seat)
    return plaque_text(
        (info.name, info.level),
        len(board.hands[seat]),
        board.totals[side] if shows_score else None,
        seat == board.dealer,
        info.status if info.status != info.level else "",
        is_master=info.is_master,
        in_round=_certain_text(side, board, variant) if shows_score else "",
    )


def _certain_text(side: int, board: Board, variant: Variant) -> str:
    """The sweeps of the round, and the points of declarations that are counted at its end."""
    sweeps = len(board.sweeps[side])
    # Between the rounds all points are in the total.
    declared = max(0, board.round_points[side] - sweeps)
    return certain_points_text(sweeps_text(sweeps, variant), declared)
