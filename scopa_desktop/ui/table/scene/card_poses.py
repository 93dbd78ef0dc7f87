"""How cards lie in the hands and on the table: from spots of the layout to poses of cards."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF

from scopa_desktop.rules.cards import Card, Mask
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.scene.layout import TableLayout

FAR_LEVEL, PILE_LEVEL, WORDS_LEVEL, OPEN_LEVEL, TABLE_LEVEL = 4.0, 5.0, 6.0, 7.0, 10.0
HAND_LEVEL, PLAQUE_LEVEL, FLIGHT_LEVEL, SHOW_LEVEL = 20.0, 30.0, 60.0, 80.0
_CARD_LEVEL: Final = 0.1
_ABOVE_NEIGHBOURS: Final = 1.5
_MOST_ASKEW: Final = 0.7


def table_pose(card: Card, centre: QPointF, width: float, order: int) -> Pose:
    """Where a card lies on the table: laid by hand, always askew in the same way."""
    askew = ((card * 37) % 17 - 8) / 8 * _MOST_ASKEW
    return Pose(centre, askew, width, TABLE_LEVEL + order * 0.01, True)


def own_hand_poses(
    hand: Sequence[Card], layout: TableLayout, chosen: int | None
) -> dict[Card, Pose]:
    """The card that is taken up lies above its neighbours; the others may be covered."""
    poses = {}
    spots = layout.hand_spots(len(hand), chosen)
    for index, (card, spot) in enumerate(zip(hand, spots, strict=True)):
        level = HAND_LEVEL + index * _CARD_LEVEL
        step = spots[index + 1].centre.x() - spot.centre.x() if card != hand[-1] else spot.width
        seen = min(1.0, step / spot.width)
        pose = Pose(spot.centre, spot.turn, spot.width, level, True, seen=seen)
        if index == chosen:
            raised = spot.centre - QPointF(0, layout.metrics.lift)
            above = level + _ABOVE_NEIGHBOURS * _CARD_LEVEL
            pose = Pose(raised, 0.0, spot.width, above, True)
        poses[card] = pose
    return poses


def far_hand_poses(
    hand: Sequence[Card], shown: Mask, layout: TableLayout, seat: int
) -> dict[Card, Pose]:
    """The cards that lie open come last, the very last one whole."""
    ordered = sorted(hand, key=lambda card: shown >> card & 1)
    spots = layout.far_spots(seat, len(ordered) - shown.bit_count(), shown.bit_count())
    poses = {}
    for index, (card, spot) in enumerate(zip(ordered, spots, strict=True)):
        is_open = bool(shown >> card & 1)
        level = (OPEN_LEVEL if is_open else FAR_LEVEL) + index * 0.01
        poses[card] = Pose(spot.centre, spot.turn, spot.width, level, is_open)
    return poses
