"""`DealAnimation`: the draw for the first deal, packets, the opening table, cut and void deals."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPauseAnimation, QPointF, QRectF

from scopa_desktop.rules.cards import Card, cards_of
from scopa_desktop.rules.events import (
    CutMade,
    CutOffered,
    DealerDrawn,
    DealVoided,
    Event,
    PacketDealt,
    TableDealt,
)
from scopa_desktop.ui.table.animation.card_motion import CardMotion, card_animation
from scopa_desktop.ui.table.animation.event_messages import message_of, scene_wording
from scopa_desktop.ui.table.animation.shuffle_animation import ShuffleAnimation
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.scene.card_poses import MOVING_Z
from scopa_desktop.ui.table.scene.card_states import PLAIN, CardMark, CardState
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.table.scene.tween import Tween, callback, delayed, parallel, sequence
from scopa_desktop.ui.theme.durations import (
    DEAL,
    DEAL_INTERVAL,
    PLAY,
    PLAY_SHADOW,
    ROW_CENTRES,
    TAKE_STOCK,
)

_GATHER: Final = 260
_DEAL_SHADOW: Final = 0.05
"""Depth of the shadow of a card that is dealt, in card heights: it flies low."""
_SEEN_OF_PILE: Final = 6
"""Cards of a pile that are seen on their way back to the stock; the others follow unseen."""
_VOID_PAUSE: Final = 1600
_DRAW_INTERVAL, _DRAW_PAUSE = 160, 350
_DEALER_PAUSE: Final = 2400
"""Long enough to read who drew which card and who deals."""


class DealAnimation:
    """Animations of cards that are dealt from the stock or gathered; each applies its event."""

    def __init__(
        self,
        scene: TableScene,
        show_message: Callable[[str], None],
        clear_message: Callable[[], None],
        report: Callable[[Event], None],
        report_shuffle: Callable[[], None],
    ) -> None:
        self._scene = scene
        self._report, self._report_shuffle = report, report_shuffle
        self._show_message = show_message
        self._clear_message = clear_message

    @property
    def _appearance(self) -> Appearance:
        return self._scene.appearance

    def dealer_drawn(self, event: DealerDrawn) -> QAbstractAnimation:
        """Every player draws a card; the highest deals. Players who tie draw again."""
        self._scene.apply((event,))
        rounds = [
            self._draw_round(number, cards)
            for number, cards in enumerate(zip_longest(*event.draws))
        ]
        highest = event.draws[event.dealer][-1]
        drawn = [card for cards in event.draws for card in cards]

        def mark_dealer() -> None:
            self._show_message(scene_wording(self._scene).drawn(event))
            self._scene.cards[highest].set_mark(CardMark(CardState.TAKEN))
            for seat, plaque in enumerate(self._scene.static_items.plaques):
                plaque.set_dealer(seat == event.dealer)

        def clear_mark() -> None:
            self._clear_message()
            self._scene.cards[highest].set_mark(PLAIN)

        wait = QPauseAnimation(self._appearance.pause_ms(_DEALER_PAUSE))
        returning = self._return_to_stock(drawn)
        return sequence(*rounds, callback(mark_dealer), wait, callback(clear_mark), returning)

    def _draw_round(self, number: int, cards: Sequence[Card | None]) -> QAbstractAnimation:
        layout = self._scene.stage.layout
        aside = QPointF(layout.card.width() * 0.4 * number, layout.card.height() * 0.06 * number)
        animations: list[QAbstractAnimation] = []
        for seat, card in enumerate(cards):
            if card is None:
                continue
            spot = layout.dealer_draw_spot(seat) + aside
            pose = self._scene.table_card_pose(card, spot, number)
            delay = _DRAW_INTERVAL * len(animations)
            animations.append(self._deal_card(card, self._scene.stock_pose(), pose, delay))
        return sequence(
            parallel(*animations), QPauseAnimation(self._appearance.pause_ms(_DRAW_PAUSE))
        )

    def cut_offered(self, event: CutOffered) -> QAbstractAnimation:
        """Gather the cards; the cutter then draws one of them."""
        gathering = self._gather_piles()
        self._scene.apply((event,))
        drawing = self._deal([event.card], self._scene.resting_poses(), shuffles=True)
        return sequence(gathering, drawing) if gathering is not None else drawing

    def cut_made(self, event: CutMade) -> QAbstractAnimation:
        """The cutter keeps the card, or it becomes the first card of the table."""
        self._scene.apply((event,))
        self._show_message(message_of(self._scene, (event,)))
        wait = QPauseAnimation(self._appearance.pause_ms(_DRAW_PAUSE))
        if event.keeps:
            return wait
        pose = self._scene.resting_poses()[event.card]
        motion = CardMotion(pose, PLAY, rise=PLAY_SHADOW, turns_over_at=0.35, z=MOVING_Z)
        return sequence(card_animation(self._scene, event.card, motion), wait)

    def packet_dealt(
        self, event: PacketDealt, opening: TableDealt | None = None
    ) -> QAbstractAnimation:
        """Deal card by card in playing order, after the piles of the last round were gathered.

        The opening cards of the table follow in the same movement. Each event is reported when its
        cards are dealt.
        """
        board = self._scene.stage.board
        is_new = event.number == 1 and not board.is_cut
        gathering = self._gather_piles() if is_new else None
        drawn: list[Card] = []
        if board.is_cut:
            drawn = [card for hand in board.hands for card in hand] + board.table.cards
        self._scene.apply((event, *filter(None, (opening,))))
        players = len(event.hands)
        order = [(event.first + step) % players for step in range(players)]
        hands = [event.hands[seat][turn] for turn in range(len(event.hands[0])) for seat in order]
        table = list(opening.cards) if opening is not None else []
        reporting = [callback(partial(self._report, event))]
        if opening is not None:
            before = self._appearance.pause_ms(DEAL_INTERVAL * len(hands))
            reporting.append(delayed(before, callback(partial(self._report, opening))))
        poses = self._scene.resting_poses()
        dealing = self._deal([*hands, *table], poses, drawn, reporting, shuffles=is_new)
        return sequence(gathering, dealing) if gathering is not None else dealing

    def table_dealt(self, event: TableDealt) -> QAbstractAnimation:
        """Deal the opening cards to the table."""
        drawn = self._scene.table_cards()
        self._scene.apply((event,))
        return self._deal(event.cards, self._scene.resting_poses(), drawn)

    def _deal(
        self,
        received: Sequence[Card],
        poses: dict[Card, Pose],
        drawn: Sequence[Card] = (),
        beside: Sequence[QAbstractAnimation] = (),
        *,
        shuffles: bool = False,
    ) -> QAbstractAnimation:
        """Deal from the seat of the dealer, who may shuffle before; `drawn` have left the stock.

        `beside` runs from the first card on.
        """
        board, appearance = self._scene.stage.board, self._appearance
        cards = [card for card in received if card not in drawn]
        start = self._dealer_pose() if cards else self._scene.stock_pose()
        animations = [
            self._deal_card(card, start, poses[card], DEAL_INTERVAL * index)
            for index, card in enumerate(cards)
        ]
        animations += [
            card_animation(self._scene, card, CardMotion(poses[card], ROW_CENTRES))
            for card in drawn
            if card in received
        ]
        final_count = board.stock.bit_count()

        def count_down(progress: float) -> None:
            undealt = round(len(cards) * (1 - progress))
            self._scene.static_items.stock.set_count(final_count + undealt)

        ms = appearance.pause_ms(DEAL_INTERVAL * len(cards))
        counting = Tween(count_down, ms, QEasingCurve.Type.Linear)
        shuffling = [callback(self._report_shuffle)] if shuffles else []
        if not cards or appearance.look.reduced_motion:
            return sequence(*shuffling, parallel(*beside, *animations, counting))
        away = start.centre - self._scene.stock_pose().centre
        taking, putting_back = self._move_stock(QPointF(), away), self._move_stock(away, QPointF())
        if shuffles:
            shuffling.append(ShuffleAnimation(self._scene, away).animation())
        dealing = parallel(*beside, *animations, sequence(counting, putting_back))
        return sequence(taking, *shuffling, dealing)

    def _dealer_pose(self) -> Pose:
        """Where the dealer holds the stock: at the place of the hand, which is empty now.

        It stays on the cloth, and beside the plaque of a seat in a column.
        """
        (board, layout, _), pose = self._scene.stage, self._scene.stock_pose()
        if board.dealer is None or self._appearance.look.reduced_motion:
            return pose
        zone, is_own = layout.seats[board.dealer], board.dealer == layout.own_seat
        held = QRectF(self._scene.static_items.stock.box)
        held.moveCenter((layout.own_hand if is_own else zone.hand).center())
        if zone.is_column:
            held.moveTop(max(held.top(), zone.plaque.bottom() + layout.metrics.gap))
        held.moveTop(max(held.top(), layout.metrics.margin))
        return pose._replace(centre=held.center())

    def _move_stock(self, start: QPointF, end: QPointF) -> Tween:
        """Move the stock between two places, given by their distance from its own one."""
        stock = self._scene.static_items.stock

        def move(progress: float) -> None:
            stock.set_offset(start + (end - start) * progress)

        return Tween(move, self._appearance.motion_ms(TAKE_STOCK))

    def _deal_card(self, card: Card, start: Pose, pose: Pose, delay: int) -> QAbstractAnimation:
        self._scene.cards[card].set_pose(start)
        motion = CardMotion(pose, DEAL, rise=_DEAL_SHADOW, z=MOVING_Z + pose.z * 0.1)
        return card_animation(self._scene, card, motion, delay)

    def _gather_piles(self) -> QAbstractAnimation | None:
        """Return piles and table cards of the last round to the stock; None if there are none."""
        board = self._scene.stage.board
        gathered = [card for pile in board.piles for card in [*cards_of(pile)][-_SEEN_OF_PILE:]]
        gathered += [top for top in board.tops if top is not None and top not in gathered]
        gathered += board.table.cards
        if not gathered:
            return None

        def clear() -> None:
            for pile in self._scene.static_items.piles:
                pile.set_content(0, ())
            for label in self._scene.static_items.pile_labels:
                label.set_text("", label.px)
            self._scene.static_items.stock.set_count(self._scene.stage.variant.deal.pack.size)

        return sequence(callback(clear), self._return_to_stock(gathered))

    def _return_to_stock(self, cards: Sequence[Card]) -> QAbstractAnimation:
        motion = CardMotion(self._scene.stock_pose(), _GATHER, turns_over_at=0.3)
        return parallel(
            *(card_animation(self._scene, card, motion, order) for order, card in enumerate(cards))
        )

    def deal_voided(self, event: DealVoided) -> QAbstractAnimation:
        """Show the cards that void the deal, then return all cards to the stock."""
        board = self._scene.stage.board
        dealt = [card for hand in board.hands for card in hand] + board.table.cards
        self._scene.apply((event,))
        self._show_message(message_of(self._scene, (event,)))
        for card in cards_of(event.cards):
            self._scene.cards[card].set_mark(CardMark(CardState.OPEN))

        def unmark() -> None:
            for card in cards_of(event.cards):
                self._scene.cards[card].set_mark(PLAIN)

        wait = QPauseAnimation(self._appearance.pause_ms(_VOID_PAUSE))
        return sequence(wait, callback(unmark), self._return_to_stock(dealt))
