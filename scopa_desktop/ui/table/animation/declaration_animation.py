"""How a declaration looks: cards turned up, a bubble at the plaque, points that fly to it."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QAbstractAnimation

from scopa_desktop.rules.cards import Card, cards_of
from scopa_desktop.rules.events import Declared
from scopa_desktop.ui.table.animation.call_bubble import CallBubble
from scopa_desktop.ui.table.animation.event_messages import is_on_table, message_of, wording_at
from scopa_desktop.ui.table.animation.movements import (
    Flight,
    after,
    in_turn,
    moment,
    moving,
    together,
)
from scopa_desktop.ui.table.animation.sweep_animation import PointsWon
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.scene.card_poses import SHOW_LEVEL
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.theme.durations import DEAL, DECLARE, DECLARE_STAYS

_POINTS_LATER = DECLARE + DECLARE_STAYS // 3


class DeclarationAnimation:
    """Shows combinations of a hand, or of the opening table."""

    def __init__(self, scene: TableScene, announce: Callable[[str], None]) -> None:
        """`announce` has a sentence read out that the bubble shows already."""
        self._scene = scene
        self._announce = announce

    def declared(self, event: Declared) -> QAbstractAnimation:
        """The cards are shown while the bubble stands; in some games they stay open."""
        scene = self._scene
        before = scene.poses()
        scene.happen((event,))
        self._announce(message_of(scene, (event,)))
        after_it = scene.poses()
        scene.shown = event.cards
        shown = scene.poses()
        for card in cards_of(event.cards):
            scene.cards[card].set_mark(scene.mark_of(card))
            scene.cards[card].update()
        turning_up = self._turn(before, shown)
        turning_back = in_turn(moment(self._take_back), self._turn(shown, after_it))
        return in_turn(turning_up, self._say(event), turning_back)

    def _take_back(self) -> None:
        shown, self._scene.shown = self._scene.shown, 0
        for card in cards_of(shown):
            self._scene.cards[card].set_mark(self._scene.mark_of(card))

    def _turn(self, before: Mapping[Card, Pose], then: Mapping[Card, Pose]) -> QAbstractAnimation:
        appearance = self._scene.appearance
        return together(
            *(
                moving(self._scene.cards[card], Flight(pose, appearance.ms(DEAL)), appearance)
                for card, pose in then.items()
                if pose != before[card]
            )
        )

    def _say(self, event: Declared) -> QAbstractAnimation:
        scene, appearance = self._scene, self._scene.appearance
        layout = scene.layout_now
        assert layout is not None
        words = wording_at(scene)
        told = words.meaning(event)
        if is_on_table(scene, event):
            told = words.on_table(told)
        call = words.call(event)
        bubble = CallBubble(appearance, layout, event.seat, level=SHOW_LEVEL, call=call, words=told)
        points = PointsWon(appearance, SHOW_LEVEL + 5, event.points, layout.card.height())

        def appear() -> None:
            scene.add_prop(bubble)
            scene.add_prop(points.item)

        entering: list[QAbstractAnimation] = []
        if not appearance.reduced_motion:
            goal = scene.furniture.plaques[event.seat].box.center()
            entering.append(points.flight(bubble.box.center(), goal))
        entering += self._rolling(event.seat)
        counting = after(appearance.ms(_POINTS_LATER), in_turn(*entering))
        return in_turn(moment(appear), together(bubble.animation(), counting))

    def _rolling(self, seat: int) -> list[QAbstractAnimation]:
        """The score rolls where the points count at once."""
        board = self._scene.board
        assert board is not None
        side = board.seating.side_of(seat)
        scored, total = self._scene.furniture.scored(side), board.totals[side]
        return [scored.rolling_to(total)] if scored.score.value != total else []
