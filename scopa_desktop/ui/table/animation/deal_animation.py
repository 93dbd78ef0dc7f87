"""How cards are dealt: the draw for the first deal, packets, the opening table, a void deal."""

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPauseAnimation, QPointF

from scopa_desktop.rules.cards import PACK_SIZE, Card, cards_of
from scopa_desktop.rules.events import (
    CutMade,
    CutOffered,
    DealerDrawn,
    DealVoided,
    PacketDealt,
    TableDealt,
)
from scopa_desktop.ui.table.animation.event_messages import message_of
from scopa_desktop.ui.table.animation.movements import (
    Flight,
    after,
    crossfade,
    in_turn,
    moment,
    moving,
    together,
)
from scopa_desktop.ui.table.animation.tween import Tween
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.scene.card_poses import FLIGHT_LEVEL
from scopa_desktop.ui.table.scene.card_states import PLAIN, CardMark, CardState
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.theme.durations import DEAL, DEAL_APART, PLAY, ROW_CENTRES

_GATHER: Final = 260
_VOID_SHOWN: Final = 1600
_DRAW_APART, _DRAW_SHOWN, _DRAWN_SHOWN = 160, 350, 1100


class DealAnimation:
    """The movements that bring cards from the stock, and back to it."""

    def __init__(self, scene: TableScene, say: Callable[[str], None]) -> None:
        self._scene = scene
        self._say = say

    @property
    def _appearance(self) -> Appearance:
        return self._scene.appearance

    def dealer_drawn(self, event: DealerDrawn) -> QAbstractAnimation:
        """Every player draws a card; the highest deals. Those who tie draw again."""
        self._scene.happen((event,))
        shown = [
            self._draw_round(number, cards)
            for number, cards in enumerate(zip_longest(*event.draws))
        ]
        highest = event.draws[event.dealer][-1]
        drawn = [card for cards in event.draws for card in cards]

        def crown() -> None:
            self._scene.cards[highest].set_mark(CardMark(CardState.TAKEN))
            for seat, plaque in enumerate(self._scene.furniture.plaques):
                plaque.set_deals(seat == event.dealer)

        def uncrown() -> None:
            self._scene.cards[highest].set_mark(PLAIN)

        wait = QPauseAnimation(self._appearance.pause(_DRAWN_SHOWN))
        leaving = self._back_to_stock(drawn)
        return in_turn(*shown, moment(crown), wait, moment(uncrown), leaving)

    def _draw_round(self, number: int, cards: Sequence[Card | None]) -> QAbstractAnimation:
        layout = self._scene.layout_now
        assert layout is not None
        aside = QPointF(layout.card.width() * 0.4 * number, layout.card.height() * 0.06 * number)
        flights: list[QAbstractAnimation] = []
        for seat, card in enumerate(cards):
            if card is None:
                continue
            spot = layout.draw_spot(seat) + aside
            pose = self._scene.table_pose(card, spot, number)
            flights.append(self._deal_one(card, pose, len(flights), _DRAW_APART))
        return in_turn(together(*flights), QPauseAnimation(self._appearance.pause(_DRAW_SHOWN)))

    def cut_offered(self, event: CutOffered) -> QAbstractAnimation:
        """The pack is gathered for the cutter, and he draws a card from it."""
        gathering = self._gather_piles()
        self._scene.happen((event,))
        drawing = self._deal([event.card], self._scene.poses())
        return in_turn(gathering, drawing) if gathering is not None else drawing

    def cut_made(self, event: CutMade) -> QAbstractAnimation:
        """The cutter keeps the card, or lays it open as the first of the table."""
        self._scene.happen((event,))
        self._say(message_of(self._scene, (event,)))
        wait = QPauseAnimation(self._appearance.pause(_DRAW_SHOWN))
        if event.keeps:
            return wait
        pose = self._scene.poses()[event.card]
        item = self._scene.cards[event.card]
        flight = Flight(pose, self._appearance.ms(PLAY), turns_over_at=0.35, level=FLIGHT_LEVEL)
        return in_turn(moving(item, flight.raised(), self._appearance), wait)

    def packet_dealt(self, event: PacketDealt) -> QAbstractAnimation:
        """One card at a time, from the dealer's right, after the old packs were gathered."""
        board = self._scene.board
        assert board is not None
        gathering = self._gather_piles() if event.number == 1 and not board.is_cut else None
        drawn = [card for hand in board.hands for card in hand] if board.is_cut else []
        self._scene.happen((event,))
        poses = self._scene.poses()
        players = len(event.hands)
        order = [(event.first + step) % players for step in range(players)]
        dealt = [event.hands[seat][turn] for turn in range(len(event.hands[0])) for seat in order]
        dealing = self._deal(dealt, poses, drawn)
        return in_turn(gathering, dealing) if gathering is not None else dealing

    def table_dealt(self, event: TableDealt) -> QAbstractAnimation:
        """The opening cards are laid open."""
        drawn = self._scene.on_table()
        self._scene.happen((event,))
        return self._deal(event.cards, self._scene.poses(), drawn)

    def _deal(
        self, received: Sequence[Card], poses: dict[Card, Pose], drawn: Sequence[Card] = ()
    ) -> QAbstractAnimation:
        """Cards come from the stock; one that was drawn before lies there already."""
        board, appearance = self._scene.board, self._appearance
        assert board is not None
        cards = [card for card in received if card not in drawn]
        flights = [
            self._deal_one(card, poses[card], index, DEAL_APART) for index, card in enumerate(cards)
        ]
        flights += [
            moving(
                self._scene.cards[card], Flight(poses[card], appearance.ms(ROW_CENTRES)), appearance
            )
            for card in drawn
            if card in received
        ]
        left = board.stock.bit_count()

        def count(share: float) -> None:
            self._scene.furniture.stock.show_count(left + round(len(cards) * (1 - share)))

        ms = self._appearance.ms(DEAL_APART) * len(cards)
        return together(*flights, Tween(count, ms, QEasingCurve.Type.Linear))

    def _deal_one(self, card: Card, pose: Pose, index: int, apart: int) -> QAbstractAnimation:
        item = self._scene.cards[card]
        item.rest_at(self._scene.stock_pose())
        if self._appearance.reduced_motion:
            return crossfade(item, pose, self._appearance.ms(DEAL))
        flight = Flight(pose, self._appearance.ms(DEAL), level=FLIGHT_LEVEL + pose.level * 0.1)
        return after(self._appearance.ms(apart) * index, flight.of(item))

    def _gather_piles(self) -> QAbstractAnimation | None:
        """The piles of the round before go back to one pack."""
        board = self._scene.board
        assert board is not None
        gathered = [card for pile in board.piles for card in cards_of(pile)]
        gathered += board.table.cards
        if not gathered:
            return None

        def clear() -> None:
            for pile in self._scene.furniture.piles:
                pile.show_pile(0, ())
            for words in self._scene.furniture.words:
                words.show_words("", words.px)
            self._scene.furniture.stock.show_count(PACK_SIZE)

        return in_turn(moment(clear), self._back_to_stock(gathered))

    def _back_to_stock(self, cards: Sequence[Card]) -> QAbstractAnimation:
        pose = self._scene.stock_pose()
        flight = Flight(pose, self._appearance.ms(_GATHER), turns_over_at=0.3)
        return together(
            *(
                moving(self._scene.cards[card], flight, self._appearance, order)
                for order, card in enumerate(cards)
            )
        )

    def deal_voided(self, event: DealVoided) -> QAbstractAnimation:
        """The cards that void the deal are shown, then all are gathered."""
        board = self._scene.board
        assert board is not None
        lying = [card for hand in board.hands for card in hand] + board.table.cards
        self._scene.happen((event,))
        self._say(message_of(self._scene, (event,)))
        for card in cards_of(event.cards):
            self._scene.cards[card].set_mark(CardMark(CardState.OPEN))

        def unmark() -> None:
            for card in cards_of(event.cards):
                self._scene.cards[card].set_mark(PLAIN)

        wait = QPauseAnimation(self._appearance.pause(_VOID_SHOWN))
        return in_turn(wait, moment(unmark), self._back_to_stock(lying))
