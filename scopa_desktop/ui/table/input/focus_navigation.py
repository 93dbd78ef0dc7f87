"""Where the arrow keys move the keyboard focus on the table.

Cards are in rows: within a row the focus goes from card to card, and between rows to about the same
place. Plaques, piles, scores and the stock are reached from the ends of the rows, and from each
other by their positions. All positions are those on the screen, so that nothing depends on the
layout direction.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

from scopa_desktop.ui.table.scene.table_element import TableElement

_ASIDE = 2.5
"""How many pixels forwards count as much as one pixel aside."""
_WIDEST = 3.0
"""How many times farther aside than forwards an element may be."""

Rows = Sequence[Sequence[TableElement]]


def next_element(
    boxes: Mapping[TableElement, QRectF], rows: Rows, current: TableElement, step: QPointF
) -> TableElement:
    """The element to which an arrow key leads; the current one if there is none.

    `boxes` are the places of all elements, `rows` the cards from top to bottom, each row from left
    to right, and `step` is the direction of the key, one unit long.
    """
    row = next((number for number, cards in enumerate(rows) if current in cards), None)
    if row is not None:
        card = _next_card(rows, row, current, step)
        if card is not None:
            return card
    elif current not in boxes:
        return current
    in_rows = {card for cards in rows for card in cards} if row is not None else {current}
    others = {element: box for element, box in boxes.items() if element not in in_rows}
    return _nearest(others, boxes[current], step) or current


def _next_card(rows: Rows, row: int, current: TableElement, step: QPointF) -> TableElement | None:
    """The next card of the row, or of the row above or below; None at the end."""
    cards = rows[row]
    column = cards.index(current)
    if step.x():
        column += round(step.x())
        return cards[column] if 0 <= column < len(cards) else None
    row += round(step.y())
    if not 0 <= row < len(rows):
        return None
    column = round(column * (len(rows[row]) - 1) / max(1, len(cards) - 1))
    return rows[row][column]


def _nearest(
    boxes: Mapping[TableElement, QRectF], start: QRectF, step: QPointF
) -> TableElement | None:
    """The nearest element in a direction; what lies aside counts as farther away."""
    distances: dict[TableElement, float] = {}
    for element, box in boxes.items():
        way = box.center() - start.center()
        forwards, aside = QPointF.dotProduct(way, step), _gap_aside(start, box, step)
        if forwards >= 1 and aside <= _WIDEST * forwards:
            distances[element] = forwards + _ASIDE * aside
    return min(distances, key=distances.__getitem__, default=None)


def _gap_aside(start: QRectF, box: QRectF, step: QPointF) -> float:
    """How far two boxes are apart across the direction; 0 if they overlap there."""
    if step.x():
        return max(0.0, start.top() - box.bottom(), box.top() - start.bottom())
    return max(0.0, start.left() - box.right(), box.left() - start.right())
