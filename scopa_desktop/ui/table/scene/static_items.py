"""`StaticItems`: what stands round the cards: plaques, piles and their words, the stock."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QGraphicsScene

from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.board import Board
from scopa_desktop.ui.table.scene.card_poses import PILE_LEVEL, PLAQUE_LEVEL, WORDS_LEVEL
from scopa_desktop.ui.table.scene.layout import TableLayout
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.table.scene.piles import PileItem, StockItem, WordsItem
from scopa_desktop.ui.table.scene.plaque import PlaqueItem, ScoreItem, SeatInfo, SideScoreItem
from scopa_desktop.ui.wording.text_direction import own_way

_SIDE_EMBLEMS: Final = ("D", "C")

translate = QCoreApplication.translate


class StaticItems:
    """The items of a seating, which count and score as the board says."""

    def __init__(self, scene: QGraphicsScene, appearance: Appearance) -> None:
        self._scene = scene
        self._appearance = appearance
        self.stock = StockItem(appearance, PILE_LEVEL)
        self.plaques: list[PlaqueItem] = []
        """By seat."""
        self.piles: list[PileItem] = []
        """By side."""
        self.words: list[WordsItem] = []
        """Beside the piles."""
        self.their_score = SideScoreItem(appearance, WORDS_LEVEL)
        for item in (self.stock, self.their_score):
            scene.addItem(item)
            item.hide()

    @property
    def is_moving(self) -> bool:
        """Whether the rays of a plaque are growing."""
        return any(plaque.is_moving for plaque in self.plaques)

    def furnish(self, seating: Seating) -> None:
        """Stand there for this seating, in the place of another."""
        for plaque in self.plaques:
            plaque.stop()
        for old in (*self.plaques, *self.piles, *self.words):
            self._scene.removeItem(old)
        appearance = self._appearance
        self.plaques = [PlaqueItem(appearance, PLAQUE_LEVEL) for _ in range(seating.players)]
        self.piles = [PileItem(appearance, PILE_LEVEL) for _ in range(seating.sides)]
        self.words = [WordsItem(appearance, WORDS_LEVEL) for _ in range(seating.sides)]
        for seat, plaque in enumerate(self.plaques):
            plaque.emblem = _SIDE_EMBLEMS[seating.side_of(seat)] if seating.pairs else ""
            plaque.shows_score = not seating.pairs or seat == 0
        for item in (*self.plaques, *self.piles, *self.words):
            self._scene.addItem(item)
        self.stock.show()
        self.their_score.setVisible(seating.pairs)

    def place(self, layout: TableLayout, seating: Seating) -> None:
        """Stand where the layout says."""
        for plaque, zone in zip(self.plaques, layout.seats, strict=True):
            plaque.is_upright = zone.upright
            plaque.set_box(zone.plaque)
        for pile, box in zip(self.piles, layout.piles, strict=True):
            pile.set_box(box)
        for side, (words, box) in enumerate(zip(self.words, layout.pile_words, strict=True)):
            words.set_box(QRectF() if seating.pairs and side == 1 else box)
        self.their_score.set_box(layout.pile_words[1] if seating.pairs else QRectF())
        self.stock.set_box(layout.stock)

    def seat(self, players: Iterable[SeatInfo]) -> None:
        """Who sits where."""
        for plaque, info in zip(self.plaques, players, strict=False):
            plaque.set_info(info)

    def set_turn(self, seat: int | None) -> None:
        """Whose turn it is."""
        for index, plaque in enumerate(self.plaques):
            plaque.set_turn(index == seat)

    def show_counts(self, board: Board, layout: TableLayout, variant: Variant) -> None:
        """The piles, the stock, the words beside them, and the dealer's disc."""
        self.stock.show_count(board.stock.bit_count())
        told = [_sweeps_told(len(sweeps), variant) for sweeps in board.sweeps]
        px = clamp(layout.card.height() * 0.072, 11, 18)
        for side, (pile, words) in enumerate(zip(self.piles, self.words, strict=True)):
            pile.show_pile(board.piles[side].bit_count(), board.sweeps[side])
            words.show_words(told[side], px)
        if board.seating.pairs:
            theirs = "" if layout.metrics.is_small else told[1]
            small = clamp(layout.card.height() * 0.068, 11, 18)
            self.their_score.show_words(translate("Table", "Their side"), theirs, small)
        for seat, plaque in enumerate(self.plaques):
            plaque.set_deals(seat == board.dealer)

    def show_scores(self, board: Board, target: int) -> None:
        """The points of the match, at once."""
        told = translate("Table", "of {target}").format(target=target)
        for side, total in enumerate(board.totals):
            self.scored(side).set_score(total, told)

    def scored(self, side: int) -> ScoreItem:
        """What shows the points of a side."""
        in_pairs = len(self.piles) < len(self.plaques)
        return self.their_score if in_pairs and side == 1 else self.plaques[side]


def _sweeps_told(count: int, variant: Variant) -> str:
    """How many sweeps, in the game's own language; nothing for none."""
    if not count:
        return ""
    name = variant.sweep_name
    return own_way(f"{count} {name.singular if count == 1 else name.plural}")
