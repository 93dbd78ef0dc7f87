"""How a match that is won on the spot looks: the cards that win it, fanned under a ribbon."""

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QPointF, QRectF

from scopa_desktop.rules.cards import card_name, cards_of
from scopa_desktop.rules.events import InstantWin
from scopa_desktop.ui.table.animation.movements import Flight, in_turn, moment, moving, together
from scopa_desktop.ui.table.animation.sweep_animation import SweepAnimation
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.scene.card_poses import FLIGHT_LEVEL, SHOW_LEVEL
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.theme.durations import DEAL, DEAL_APART

_FAN_DROP, _FAN_TURN = 0.11, 3.2
_FANNED = 0.74
"""The size of a card in the fan, of one on the table."""
_FLOURISH = 0.62
"""The size of the flourish above the fan, of one for a sweep."""
_STAYS = 1800


def won_at_once(scene: TableScene, event: InstantWin) -> QAbstractAnimation:
    """The winning cards come out of the pile, and the game's own word is called."""
    layout, variant, appearance = scene.layout_now, scene.variant, scene.appearance
    assert layout is not None
    assert variant is not None
    scene.happen((event,))
    poses = _fan(
        layout.table, event.cards.bit_count(), layout.card.width() * _FANNED, appearance.deck.aspect
    )
    flights = []
    for order, (card, pose) in enumerate(zip(cards_of(event.cards), poses, strict=True)):
        item = scene.cards[card]
        item.rest_at(scene.pile_pose(event.side))
        flights.append(
            moving(item, Flight(pose, appearance.ms(2 * DEAL)), appearance, order * DEAL_APART)
        )
    height = layout.card.height()
    centre = QPointF(layout.table.center().x(), layout.table.top() + height * 0.66)
    flourish = SweepAnimation(
        appearance,
        centre,
        height * _FLOURISH,
        level=SHOW_LEVEL,
        call=variant.win_call,
        within=layout.table,
        suit=card_name(next(cards_of(event.cards)))[1],
    )

    def raise_curtain() -> None:
        for item in flourish.items:
            scene.add_prop(item)

    hold = QPauseAnimation(appearance.pause(_STAYS))
    return in_turn(together(*flights), moment(raise_curtain), together(flourish.animation(), hold))


def _fan(table: QRectF, count: int, width: float, aspect: float) -> list[Pose]:
    """A gentle arc across the lower half of the table."""
    height = width / aspect
    step = min(width * 0.8, (table.width() - width) / max(1, count - 1))
    middle = (count - 1) / 2
    poses = []
    for index in range(count):
        aside = (index - middle) / max(1.0, middle)
        x = table.center().x() + (index - middle) * step
        y = table.bottom() - height * (0.5 + _FAN_DROP * (1 - aside * aside))
        turn = aside * _FAN_TURN
        poses.append(Pose(QPointF(x, y), turn, width, FLIGHT_LEVEL + index * 0.1, True))
    return poses
