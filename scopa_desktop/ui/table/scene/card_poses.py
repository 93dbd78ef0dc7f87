"""Poses of the cards in the hands and on the table, and the z values of the items."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSizeF

from scopa_desktop.rules.cards import Card, Mask
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.scene.layout import TableLayout

OPPONENT_HAND_Z, PILE_Z, LABEL_Z, OPEN_CARD_Z, TABLE_Z = 4.0, 5.0, 6.0, 7.0, 10.0
HAND_Z, PLAQUE_Z, TIME_Z, FOCUS_Z, MOVING_Z, OVERLAY_Z = 20.0, 30.0, 32.0, 40.0, 60.0, 80.0
_CARD_Z_STEP: Final = 0.1
_SELECTED_Z_STEPS: Final = 1.5
"""How far a selected card is above its place in the order: over its right neighbour."""
_MAX_TABLE_ROTATION: Final = 1.5
"""Degrees."""
_INDEX_BELOW_SHARE: Final = 0.8
"""Where a smaller share of the cards' width is visible, they show an index."""
_SMALL_CARD: Final = 60.0
"""Cards of an open hand that are narrower, in logical pixels, have a small index."""


def hides_faces(centres: Sequence[QPointF], size: QSizeF) -> bool:
    """Whether the cards of a row, fan or column hide so much that they need an index.

    `centres` are those of the cards in their order, `size` is the size of a card.
    """
    if len(centres) < 2:
        return False
    way = (centres[-1] - centres[0]) / (len(centres) - 1)
    visible_share = max(abs(way.x()) / size.width(), abs(way.y()) / size.height())
    return visible_share < _INDEX_BELOW_SHARE


def table_card_pose(card: Card, centre: QPointF, width: float, order: int) -> Pose:
    """The pose of a table card, rotated slightly by an angle that depends on the card only."""
    rotation = ((card * 37) % 17 - 8) / 8 * _MAX_TABLE_ROTATION
    return Pose(centre, rotation, width, TABLE_Z + order * 0.01, True)


def own_hand_poses(
    hand: Sequence[Card], layout: TableLayout, chosen: int | None
) -> dict[Card, Pose]:
    """Poses of the person's hand; the chosen card is raised above its neighbours."""
    poses = {}
    spots = layout.hand_spots(len(hand), chosen)
    shows_index = hides_faces([spot.centre for spot in spots], layout.card)
    for index, (card, spot) in enumerate(zip(hand, spots, strict=True)):
        z = HAND_Z + index * _CARD_Z_STEP
        step = spots[index + 1].centre.x() - spot.centre.x() if card != hand[-1] else spot.width
        share = min(1.0, step / spot.width)
        pose = Pose(
            spot.centre, spot.rotation, spot.width, z, True,
            visible_share=share, shows_index=shows_index,
        )  # fmt: skip
        if index == chosen:
            raised = spot.centre - QPointF(0, layout.metrics.lift)
            selected_z = z + _SELECTED_Z_STEPS * _CARD_Z_STEP
            pose = Pose(raised, 0.0, spot.width, selected_z, True, shows_index=shows_index)
        poses[card] = pose
    return poses


def opponent_hand_poses(
    hand: Sequence[Card], open_cards: Mask, layout: TableLayout, seat: int
) -> dict[Card, Pose]:
    """Poses of another seat's hand: first the hidden cards, then the open ones."""
    ordered = sorted(hand, key=lambda card: open_cards >> card & 1)
    spots = layout.opponent_spots(
        seat, len(ordered) - open_cards.bit_count(), open_cards.bit_count()
    )
    open_spots = spots[len(ordered) - open_cards.bit_count() :]
    shows_index = bool(open_spots) and hides_faces(
        [spot.centre for spot in open_spots],
        layout.card * (open_spots[0].width / layout.card.width()),
    )
    poses = {}
    for index, (card, spot) in enumerate(zip(ordered, spots, strict=True)):
        is_open = bool(open_cards >> card & 1)
        z = (OPEN_CARD_Z if is_open else OPPONENT_HAND_Z) + index * 0.01
        poses[card] = Pose(
            spot.centre, spot.rotation, spot.width, z, is_open, shows_index=is_open and shows_index
        )
    return poses


def open_hand_poses(
    hand: Sequence[Card], layout: TableLayout, seat: int, largest: int
) -> dict[Card, Pose]:
    """Poses of another seat's hand that a watcher sees; `largest` is the largest of the game."""
    spots = layout.open_hand_spots(seat, len(hand), largest)
    width = spots[0].width if spots else layout.card.width()
    beside = [spot.centre.x() for spot in spots if spot.centre.y() == spots[0].centre.y()]
    is_narrow = len(beside) > 1 and beside[1] - beside[0] < width * _INDEX_BELOW_SHARE
    is_small = width < _SMALL_CARD and not is_narrow
    is_hidden = is_narrow or len(spots) > len(beside)
    return {
        card: Pose(
            spot.centre,
            spot.rotation,
            spot.width,
            OPEN_CARD_Z + index * 0.01,
            True,
            shows_index=is_hidden and not is_small,
            shows_small_index=is_small,
        )
        for index, (card, spot) in enumerate(zip(hand, spots, strict=True))
    }
