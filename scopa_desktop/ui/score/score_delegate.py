"""Paints the cells of the score sheet: figure, deciding cards, points."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from scopa_desktop.rules.cards import card_name
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.score.score_grid import Grid, centres_in_row, shown_in_row
from scopa_desktop.ui.score.score_model import ScoreModel
from scopa_desktop.ui.score.score_painting import (
    draw_points,
    draw_row_background,
    draw_sharp_card,
    short_caption,
)
from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import CENTRE, draw_text, pen, set_render_hints
from scopa_desktop.ui.wording.card_captions import ShownCard

_MARGIN = 6.0


class ScoreDelegate(QStyledItemDelegate):
    """Delegate for the cells: one side in one category.

    Attributes:
        grid: the sizes, set before anything is painted.
        counted_rows: the number of rows whose points are shown.
    """

    def __init__(self, art: CardArt, deck: Deck, grid: Grid, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._deck = deck
        self.grid = grid
        self.counted_rows = 0

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """The size of a cell in the grid."""
        height = self.grid.row_height(_model(index), index.row())
        return QSize(round(self.grid.side_width), height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a cell and its part of the row's background."""
        set_render_hints(painter)
        cell = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.widget and option.widget.hasFocus())
        last = index.column() == self.grid.sides - 1
        draw_row_background(painter, cell, index.row(), chosen=chosen, focused=focused, last=last)
        if index.column():
            self._draw_border(painter, cell)
        self._draw_points(painter, cell, index, chosen)
        model, row = _model(index), index.row()
        content = cell.adjusted(_MARGIN, 0, -2 * (self.grid.sun + _MARGIN), 0)
        cards_of_sides = [model.cards(row, side) for side in range(self.grid.sides)]
        figures = model.line(row).figures
        has_cards = shown_in_row(cards_of_sides)
        has_figure = any(figure is not None for figure in figures)
        if has_figure:
            figure_box, content = self._divided(cell, content, has_cards)
            self._draw_figure(painter, cell, figure_box, index, chosen)
        elif not self.grid.stacked:
            content = content.adjusted(self.grid.figure_width, 0, 0, 0)
        if has_cards:
            room = Mirroring(painter, cell).box(content)
            self._draw_cards(painter, room, cards_of_sides[index.column()], chosen)

    @staticmethod
    def _draw_border(painter: QPainter, cell: QRectF) -> None:
        """Draw a line before the cell, which separates it from the points of the previous side."""
        painter.setPen(pen(current_palette().groove, 1.4))
        x = Mirroring(painter, cell).x(cell.left() - 0.5)
        painter.drawLine(QPointF(x, cell.top() + _MARGIN), QPointF(x, cell.bottom() - _MARGIN))

    def _divided(self, cell: QRectF, content: QRectF, has_cards: bool) -> tuple[QRectF, QRectF]:
        """The boxes of the figure and of the cards beside or below it."""
        if not self.grid.stacked or not has_cards:
            figure = QRectF(content.left(), cell.top(), self.grid.figure_width, cell.height())
            return figure, content.adjusted(self.grid.figure_width, 0, 0, 0)
        height = self.grid.figure * 1.75
        figure = QRectF(content.left(), cell.top() + _MARGIN / 2, content.width(), height)
        below = QRectF(content.left(), figure.bottom(), cell.width() - 2 * _MARGIN, 0)
        below.setBottom(cell.bottom())
        return figure, below

    def _draw_figure(
        self, painter: QPainter, cell: QRectF, box: QRectF,
        index: QModelIndex | QPersistentModelIndex, chosen: bool,
    ) -> None:  # fmt: skip
        line = _model(index).line(index.row())
        figure = line.figures[index.column()]
        now = current_palette()
        wins = line.points[index.column()] > 0
        token = now.text if wins else now.secondary_text
        if chosen:
            token = now.tile_text if wins else now.tile_secondary_text
        mirroring = Mirroring(painter, cell)
        baseline = mirroring.point(QPointF(box.left(), box.center().y() + self.grid.figure / 2))
        words = "–" if figure is None else str(figure)
        side = mirroring.anchor(lettering.Anchor.LEFT)
        lettering.draw(painter, words, baseline, self.grid.figure, token, anchor=side)

    def _draw_points(
        self, painter: QPainter, cell: QRectF, index: QModelIndex | QPersistentModelIndex,
        chosen: bool,
    ) -> None:  # fmt: skip
        if index.row() >= self.counted_rows:
            return
        middle = cell.center().y()
        if self.grid.stacked:
            middle = min(middle, cell.top() + self.grid.sun + 2)
        centre = QPointF(cell.right() - self.grid.sun - _MARGIN, middle)
        centre = Mirroring(painter, cell).point(centre)
        points = _model(index).line(index.row()).points[index.column()]
        token = (
            current_palette().tile_secondary_text if chosen else current_palette().secondary_text
        )
        entered = _model(index).is_entered(index.row())
        draw_points(painter, centre, self.grid.sun, points, token, entered=entered)

    def _draw_cards(
        self, painter: QPainter, box: QRectF, cards: tuple[ShownCard, ...], chosen: bool
    ) -> None:
        height = self.grid.card_height
        token = current_palette().tile_text if chosen else current_palette().text
        has_captions = any(card.caption for card in cards)
        below = self.grid.caption_height if has_captions else 0.0
        centred = box.adjusted(0, (box.height() - height - below) / 2, 0, 0)
        centres = centres_in_row(cards, centred, height, self._deck.aspect)
        if (mirroring := Mirroring(painter, centred)).is_mirrored:
            # At the other end, but still from left to right: cards lie over one another so.
            centres = list(map(mirroring.point, reversed(centres)))
        for shown_card, centre in zip(cards, centres, strict=True):
            lies = draw_sharp_card(
                painter, self._art, (self._deck.id, card_name(shown_card.card)), centre, height
            )
            apart = centres[1].x() - centres[0].x() - 2 if len(centres) > 1 else lies.width()
            room = QRectF(0, lies.bottom() + 1, apart, below)
            room.moveCenter(QPointF(lies.center().x(), room.center().y()))
            words = short_caption(shown_card, self.grid.caption_font, room.width())
            draw_text(painter, room, words, self.grid.caption_font, token, align=CENTRE)


def _model(index: QModelIndex | QPersistentModelIndex) -> ScoreModel:
    model = index.model()
    if not isinstance(model, ScoreModel):
        raise TypeError("the score sheet shows a ScoreModel")
    return model
