"""The layout of the score sheet: sizes that scale together, and the positions of its cards."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF

from scopa_desktop.ui.score.score_model import ScoreModel
from scopa_desktop.ui.theme.fonts import body_font, is_text_huge, text_scale
from scopa_desktop.ui.wording.card_wording import ShownCard

SMALLEST, LARGEST = 0.72, 2.0
"""The limits of the scale; in less space the sheet scrolls."""

_STACKED_BELOW: Final = 165
_MOST_IN_ROW: Final = 16
_PICTURE_STEP: Final = 2
_GAP: Final = 8
_TOTALS_STEP: Final = 31
"""The room of a line of the totals at scale 1, in which letters with an accent do not touch."""
PORTRAIT_STEP: Final = 0.72
"""From a portrait to that of the partner, in diameters."""
_NAME_GAP: Final = 20
"""What a side has beside its portraits and names."""
_NAME_LINE: Final = 0.85
_SCALE_STEP: Final = 0.04
_NARROWEST_STEP: Final = 0.3
_MAX_ROWS: Final = 8
READABLE_SHARE: Final = 0.5
"""Share of a card's width by which it can be told from all others in every deck."""
READABLE_HEIGHT: Final = 48
"""The height in pixels from which a card on the cloth can be recognised."""


@dataclass(frozen=True)
class Grid:
    """The sizes of a sheet with a given width and scale, in logical pixels."""

    scale: float
    label_width: int
    side_width: float
    sides: int
    name_lines: int = 1
    """The most lines of names that a side has in the header."""
    names_below: bool = False
    """Whether the names are below the portraits, because they have no room beside them."""

    @property
    def stacked(self) -> bool:
        """Whether a cell has its cards below its figure, because both do not fit side by side."""
        return self.side_width < _STACKED_BELOW * max(1.0, self.scale)

    @property
    def header_height(self) -> int:
        """The height of the row of portraits and names."""
        names = ceil(self.name_lines * self.name_height)
        if self.names_below:
            return self.portrait + names + _GAP
        return max(round(50 * self.scale), names)

    @property
    def name_height(self) -> float:
        """The height of a line of names; that of huge ones does not follow the scale."""
        huge = QFontMetricsF(self.label_font).height() * _NAME_LINE if is_text_huge() else 0.0
        return max(20 * self.scale, huge)

    @property
    def portrait(self) -> int:
        return round(min(44 * self.scale, self.side_width * 0.26))

    @property
    def card_height(self) -> int:
        return _card_step(47 * self.scale)

    @property
    def figure(self) -> float:
        """The size of a figure; of huge text it is at least a part of the size of the labels."""
        huge = 10 * text_scale() if is_text_huge() else 0.0
        return max(17 * self.scale, huge)

    @property
    def figure_width(self) -> float:
        """The width of a figure of two digits with the space after it."""
        return self.figure * 46 / 17

    @property
    def sun(self) -> float:
        """The radius of the sun behind points."""
        huge = 8 * text_scale() if is_text_huge() else 0.0
        return max(19 * self.scale, huge)

    @property
    def totals_scale(self) -> float:
        """The scale of the totals, in which the lines of huge labels do not touch."""
        return max(self.scale, self.name_height / _TOTALS_STEP) if is_text_huge() else self.scale

    @property
    def totals_height(self) -> int:
        if is_text_huge():
            return round(142 * self.totals_scale)
        return round((106 if self.stacked else 78) * self.scale)

    @property
    def strip_height(self) -> int:
        """The height of the cloth with the cards of a category."""
        return round(108 * self.scale)

    def row_height(self, model: ScoreModel, row: int) -> int:
        """The height of a row, which depends on its contents."""
        cards_of_sides = [model.cards(row, side) for side in range(self.sides)]
        figure = max(44 * self.scale, self.name_height if is_text_huge() else 0.0)
        if not shown_in_row(cards_of_sides):
            return round(figure)
        cards = self.card_height + 12 * self.scale
        if any(card.caption for cards in cards_of_sides for card in cards):
            cards += self.caption_height
        has_figure = any(figure is not None for figure in model.line(row).figures)
        return round(cards + (figure * 0.68 if self.stacked and has_figure else 0))

    @property
    def caption_height(self) -> float:
        return QFontMetricsF(self.caption_font).height()

    @property
    def caption_font(self) -> QFont:
        return body_font(11.5 * max(1.0, self.scale), bold=True)

    @property
    def label_font(self) -> QFont:
        """The font of the names of categories and sides."""
        return _label_font(self.scale)


def _label_font(scale: float) -> QFont:
    return body_font(14 * max(1.0, scale), bold=True)


def fitting_grid(
    model: ScoreModel, labels: Sequence[str], room: QSize, extra: int, least_strip: float = 0
) -> Grid:
    """The largest grid whose sheet fits into `room`; the smallest if none does.

    `extra` is the height that does not scale, `least_strip` that which the cloth with the cards
    needs at least.
    """
    scale = LARGEST
    while scale > SMALLEST:
        grid = _grid(model, labels, room.width(), scale)
        if _height(model, grid, least_strip) + extra <= room.height() and _is_wide_enough(grid):
            return grid
        scale -= _SCALE_STEP
    return _grid(model, labels, room.width(), SMALLEST)


def _grid(model: ScoreModel, labels: Sequence[str], width: int, scale: float) -> Grid:
    metrics = QFontMetricsF(_label_font(scale))
    label = ceil(max(metrics.horizontalAdvance(word) for word in labels) + 26)
    sides = model.columnCount()
    grid = Grid(scale, label, (width - label) / sides, sides)
    names = [name for side in model.sides for name in side.names]
    lines = max(len(side.names) for side in model.sides)
    portraits = grid.portrait * (1 + PORTRAIT_STEP * (lines - 1))
    widest = max(map(metrics.horizontalAdvance, names))
    words = [word for name in names for word in name.split()]
    longest_word = max(map(metrics.horizontalAdvance, words), default=0.0)
    # A name that is alone can be split into two lines.
    needed = longest_word if lines == 1 else widest
    is_below = is_text_huge() and needed > grid.side_width - portraits - _NAME_GAP
    room = grid.side_width - (0 if is_below else portraits) - _NAME_GAP
    return replace(grid, name_lines=max(lines, 1 + (widest > room)), names_below=is_below)


def _height(model: ScoreModel, grid: Grid, least_strip: float) -> float:
    rows = sum(grid.row_height(model, row) for row in range(model.rowCount()))
    strip = max(grid.strip_height, least_strip)
    return grid.header_height + rows + grid.totals_height + strip


def _is_wide_enough(grid: Grid) -> bool:
    """Whether the figures leave enough width for the cards."""
    return grid.scale <= 1 or grid.side_width >= _STACKED_BELOW * grid.scale


def shown_in_row(cards: Sequence[Sequence[ShownCard]]) -> bool:
    """Whether the cards of a category are shown, because they explain more than their number."""
    return 0 < sum(map(len, cards)) <= _MOST_IN_ROW


def centres_in_row(
    cards: Sequence[ShownCard], box: QRectF, height: float, aspect: float
) -> list[QPointF]:
    """The centres of cards of that height in a box, from its left; they overlap if necessary."""
    width = height * aspect
    apart = width * (1.5 if any(card.caption for card in cards) else 0.78)
    if len(cards) > 1:
        apart = min(apart, (box.width() - width) / (len(cards) - 1))
    apart = max(apart, width * _NARROWEST_STEP)
    left, top = box.left() + width / 2, box.top() + height / 2
    return [QPointF(left + place * apart, top) for place in range(len(cards))]


@dataclass(frozen=True)
class Spread:
    """The positions of cards in one or more rows."""

    height: float
    centres: tuple[QPointF, ...]


def spread(count: int, box: QRectF, aspect: float) -> Spread:
    """Cards in a box, in the rows that give the largest cards of which enough can be seen.

    Where no number of rows shows `READABLE_SHARE` of each card, the one that shows most of it.
    """
    if not count:
        return Spread(0, ())
    layouts = [_in_rows(count, box, aspect, rows) for rows in range(1, min(count, _MAX_ROWS) + 1)]
    readable = [layout for share, layout in layouts if share >= READABLE_SHARE]
    if readable:
        return max(readable, key=lambda layout: layout.height)
    return max(layouts, key=lambda layout: (layout[0], layout[1].height))[1]


def strip_height_for(count: int, width: float, aspect: float) -> float:
    """The least height in which cards can be spread so that each of them can be recognised."""
    card_width = READABLE_HEIGHT * aspect
    per_row = max(1, 1 + int((width - card_width) / (card_width * READABLE_SHARE)))
    rows = min(_MAX_ROWS, ceil(count / per_row))
    return rows * READABLE_HEIGHT + max(0, rows - 1) * _GAP


def _in_rows(count: int, box: QRectF, aspect: float, rows: int) -> tuple[float, Spread]:
    """The visible share of each card's width, and the spread."""
    height = _card_step((box.height() - (rows - 1) * _GAP) / rows)
    width = height * aspect
    longest = ceil(count / rows)
    apart = width + _GAP
    if longest > 1:
        apart = min(apart, (box.width() - width) / (longest - 1))
    top = box.top() + (box.height() - rows * height - (rows - 1) * _GAP) / 2 + height / 2
    centres = []
    for place in range(count):
        row, column = divmod(place, longest)
        in_row = min(longest, count - row * longest)
        left = box.center().x() - (in_row - 1) * apart / 2
        centres.append(QPointF(left + column * apart, top + row * (height + _GAP)))
    return min(apart, width) / width, Spread(height, tuple(centres))


def _card_step(height: float) -> int:
    """Round a card height to a step, so that few sizes are rendered while a window is resized."""
    return max(_PICTURE_STEP, int(height) // _PICTURE_STEP * _PICTURE_STEP)
