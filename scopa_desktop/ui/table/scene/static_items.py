"""`StaticItems`: the items other than cards: plaques, piles with their labels, and the stock."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.board import Board
from scopa_desktop.ui.table.scene.cached_item import CachedItem
from scopa_desktop.ui.table.scene.card_poses import LABEL_Z, PILE_Z, PLAQUE_Z
from scopa_desktop.ui.table.scene.element_texts import opponents_title
from scopa_desktop.ui.table.scene.layout import TableLayout
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.table.scene.piles import LabelItem, PileItem, StockItem
from scopa_desktop.ui.table.scene.plaque import PlaqueItem, ScoreItem, SeatInfo, SideScoreItem
from scopa_desktop.ui.table.scene.table_element import STOCK, ElementKind, TableElement
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.wording.table_wording import sweeps_text

_SIDE_EMBLEMS: Final = ("D", "C")


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
        for item in (*self.plaques, *self.piles, *self.pile_labels):
            self._scene.removeItem(item)
        appearance = self._appearance
        self.plaques = [PlaqueItem(appearance, PLAQUE_Z) for _ in range(seating.players)]
        self.piles = [PileItem(appearance, PILE_Z) for _ in range(seating.sides)]
        self.pile_labels = [LabelItem(appearance, LABEL_Z) for _ in range(seating.sides)]
        for seat, plaque in enumerate(self.plaques):
            plaque.emblem = _SIDE_EMBLEMS[seating.side_of(seat)] if seating.pairs else ""
            plaque.shows_score = not seating.pairs or seat == own_seat
            if seat != own_seat:
                plaque.setCursor(Qt.CursorShape.PointingHandCursor)
        for item in (*self.plaques, *self.piles, *self.pile_labels):
            self._scene.addItem(item)
        self.stock.show()
        self.opponents_score.setVisible(seating.pairs)

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

    def place(self, layout: TableLayout, seating: Seating) -> None:
        for plaque, zone in zip(self.plaques, layout.seats, strict=True):
            plaque.is_upright = zone.is_column
            plaque.set_box(zone.plaque)
        for pile, box in zip(self.piles, layout.piles, strict=True):
            pile.set_box(box)
        for side, (label, box) in enumerate(zip(self.pile_labels, layout.pile_labels, strict=True)):
            label.set_box(QRectF() if seating.pairs and side != self._own_side else box)
        opponents = 1 - self._own_side
        self.opponents_score.set_box(layout.pile_labels[opponents] if seating.pairs else QRectF())
        self.stock.set_box(layout.stock)

    def set_players(self, players: Iterable[SeatInfo]) -> None:
        for plaque, info in zip(self.plaques, players, strict=False):
            plaque.set_info(info)

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
        if board.seating.pairs:
            opponents_text = "" if layout.metrics.is_small else texts[1 - self._own_side]
            small_px = clamp(layout.card.height() * 0.068, 11, 18) * text_scale()
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
        in_pairs = len(self.piles) < len(self.plaques)
        if not in_pairs:
            return self.plaques[side]
        return self.plaques[self._own_seat] if side == self._own_side else self.opponents_score


def _in_turn(count: int, own: int) -> list[int]:
    """The numbers of seats or sides in the order of play, the own one last."""
    return [(own + step) % count for step in range(1, count + 1)]
