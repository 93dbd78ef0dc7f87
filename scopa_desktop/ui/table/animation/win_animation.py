"""Animation of a match that is won at once: the winning cards fanned out below a ribbon."""

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QPointF, QRectF

from scopa_desktop.rules.cards import card_name, cards_of
from scopa_desktop.rules.events import InstantWin
from scopa_desktop.ui.table.animation.animation_groups import callback, parallel, sequence
from scopa_desktop.ui.table.animation.card_motion import CardMotion, card_animation
from scopa_desktop.ui.table.animation.sweep_animation import SweepAnimation
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.scene.card_poses import MOVING_Z, OVERLAY_Z
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.theme.durations import DEAL, DEAL_INTERVAL

_FAN_DROP, _FAN_ROTATION = 0.11, 3.2
_FANNED = 0.74
"""Size of a card in the fan, relative to a table card."""
_SWEEP_SCALE = 0.62
"""Size of the sweep animation above the fan, relative to that of a sweep."""
_HOLD = 1800


def instant_win_animation(scene: TableScene, event: InstantWin) -> QAbstractAnimation:
    """Move the winning cards out of the pile and show the call of the variant."""
    layout, variant, appearance = scene.table_layout, scene.variant, scene.appearance
    assert layout is not None
    assert variant is not None
    scene.apply((event,))
    poses = _fan(
        layout.table, event.cards.bit_count(), layout.card.width() * _FANNED, appearance.deck.aspect
    )
    animations = []
    for order, (card, pose) in enumerate(zip(cards_of(event.cards), poses, strict=True)):
        item = scene.cards[card]
        item.set_pose(scene.pile_pose(event.side))
        animations.append(
            card_animation(
                item,
                CardMotion(pose, appearance.motion_ms(2 * DEAL)),
                appearance,
                order * DEAL_INTERVAL,
            )
        )
    height = layout.card.height()
    centre = QPointF(layout.table.center().x(), layout.table.top() + height * 0.66)
    sweep = SweepAnimation(
        appearance,
        centre,
        height * _SWEEP_SCALE,
        z=OVERLAY_Z,
        call=variant.win_call,
        within=layout.table,
        suit=card_name(next(cards_of(event.cards)))[1],
    )

    def show_effects() -> None:
        for item in sweep.items:
            scene.add_effect(item)

    hold = QPauseAnimation(appearance.pause_ms(_HOLD))
    return sequence(
        parallel(*animations), callback(show_effects), parallel(sweep.animation(), hold)
    )


def _fan(table: QRectF, count: int, width: float, aspect: float) -> list[Pose]:
    """Poses on a flat arc across the lower half of the table."""
    height = width / aspect
    step = min(width * 0.8, (table.width() - width) / max(1, count - 1))
    middle = (count - 1) / 2
    poses = []
    for index in range(count):
        aside = (index - middle) / max(1.0, middle)
        x = table.center().x() + (index - middle) * step
        y = table.bottom() - height * (0.5 + _FAN_DROP * (1 - aside * aside))
        rotation = aside * _FAN_ROTATION
        poses.append(Pose(QPointF(x, y), rotation, width, MOVING_Z + index * 0.1, True))
    return poses
