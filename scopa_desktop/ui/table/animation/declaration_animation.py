"""`DeclarationAnimation`: declared cards are turned up, with a speech bubble and flying points."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QAbstractAnimation

from scopa_desktop.rules.cards import Card, cards_of
from scopa_desktop.rules.events import Declared
from scopa_desktop.ui.table.animation.card_motion import CardMotion, card_animation
from scopa_desktop.ui.table.animation.event_messages import is_on_table, scene_wording
from scopa_desktop.ui.table.animation.speech_bubbles import CallBubble
from scopa_desktop.ui.table.animation.sweep_animation import PointsBadge
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.scene.card_poses import OVERLAY_Z
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.table.scene.tween import callback, delayed, parallel, sequence
from scopa_desktop.ui.theme.durations import DEAL, DECLARATION, DECLARATION_HOLD

_POINTS_DELAY = DECLARATION + DECLARATION_HOLD // 3


class DeclarationAnimation:
    """Animations of declared combinations of a hand or of the opening table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def declared(self, event: Declared) -> QAbstractAnimation:
        """Reveal the cards while the bubble is shown; in some games they stay open."""
        scene = self._scene
        before = scene.resting_poses()
        scene.apply((event,))
        final = scene.resting_poses()
        scene.revealed = event.cards
        revealed = scene.resting_poses()
        for card in cards_of(event.cards):
            scene.cards[card].set_mark(scene.mark_of(card))
            scene.cards[card].update()
        turning_up = self._turn_over(before, revealed)
        turning_back = sequence(callback(self._end_reveal), self._turn_over(revealed, final))
        return sequence(turning_up, self._show_call(event), turning_back)

    def _end_reveal(self) -> None:
        revealed, self._scene.revealed = self._scene.revealed, 0
        for card in cards_of(revealed):
            self._scene.cards[card].set_mark(self._scene.mark_of(card))

    def _turn_over(
        self, before: Mapping[Card, Pose], poses: Mapping[Card, Pose]
    ) -> QAbstractAnimation:
        return parallel(
            *(
                card_animation(self._scene, card, CardMotion(pose, DEAL))
                for card, pose in poses.items()
                if pose != before[card]
            )
        )

    def _show_call(self, event: Declared) -> QAbstractAnimation:
        """Show the bubble, and the points flying to the score."""
        scene, appearance, layout = self._scene, self._scene.appearance, self._scene.stage.layout
        wording = scene_wording(scene)
        meaning = wording.meaning(event)
        if is_on_table(scene, event):
            meaning = wording.on_table(meaning)
        call = wording.call(event)
        bubble = CallBubble(appearance, layout, event.seat, z=OVERLAY_Z, call=call, meaning=meaning)
        points = PointsBadge(appearance, OVERLAY_Z + 5, event.points, layout.card.height())
        scoring: list[QAbstractAnimation] = []
        if not appearance.reduced_motion:
            goal = scene.static_items.plaques[event.seat].box.center()
            scoring.append(points.animation(bubble.box.center(), goal))
        scoring += self._score_animations(event.seat)
        show_effects = callback(partial(scene.add_effects, bubble, points.item))
        delayed_scoring = delayed(appearance.motion_ms(_POINTS_DELAY), sequence(*scoring))
        return sequence(show_effects, parallel(bubble.animation(), delayed_scoring))

    def _score_animations(self, seat: int) -> list[QAbstractAnimation]:
        """The rolling score, if the points of the declaration count at once."""
        board = self._scene.stage.board
        side = board.seating.side_of(seat)
        score_item, total = self._scene.static_items.score_item(side), board.totals[side]
        return [score_item.roll_animation(total)] if score_item.score.value != total else []
