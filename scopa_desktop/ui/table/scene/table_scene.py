"""`TableScene`: the items on the cloth, and where each of them rests."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from scopa_desktop.rules.cards import (
    PACK_SIZE,
    Card,
    Mask,
    card_name,
    cards_of,
    mask_of,
    union,
)
from scopa_desktop.rules.events import Event
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.table.animation.tween import Tween
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.board import Board
from scopa_desktop.ui.table.scene.card_item import CardItem, Pose
from scopa_desktop.ui.table.scene.card_poses import (
    PILE_LEVEL,
    far_hand_poses,
    own_hand_poses,
    table_pose,
)
from scopa_desktop.ui.table.scene.card_states import OPEN, PLAIN, CardMark, CardState
from scopa_desktop.ui.table.scene.layout import TableLayout, lay_out, mirrored_layout
from scopa_desktop.ui.table.scene.plaque import SeatInfo
from scopa_desktop.ui.table.scene.static_items import StaticItems
from scopa_desktop.ui.theme.cloth import PrintedCloth
from scopa_desktop.ui.theme.durations import DESELECT, SELECT, SELECT_OVERSHOOT
from scopa_desktop.ui.widgets.plain_text import set_tool_tip

_DASHES_WALKED, _WALK = 10, 5000


class TableScene(QGraphicsScene):
    """Forty cards, the piles, the stock and the plaques, placed as the board says."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.appearance = appearance
        self.variant: Variant | None = None
        self.board: Board | None = None
        self.layout_now: TableLayout | None = None
        self.cards = {card: CardItem(card, appearance) for card in range(PACK_SIZE)}
        self.furniture = StaticItems(self, appearance)
        self.marks: dict[Card, CardMark] = {}
        self.dragged: Card | None = None
        """A card in the player's hand that the pointer has taken: it is not put in its place."""
        self.shown: Mask = 0
        """Cards that are turned up for a moment, to be seen by all."""
        self._seats: list[SeatInfo] = []
        self._turn: int | None = None
        self._cloth = PrintedCloth()
        self._props: list[QGraphicsItem] = []
        self._walking: Tween | None = None
        for item in self.cards.values():
            self.addItem(item)

    # ------------------------------------------------------------- what is shown
    def show_match(self, match: Match) -> None:
        """Furnish the table for a match, with every card in its place."""
        board = Board.of(match)
        is_new = self.board is None or self.board.seating != board.seating
        self.board, self.variant = board, match.variant
        self._value_cards(board)
        if is_new:
            self.furniture.furnish(board.seating)
            self.furniture.set_turn(self._turn)
        self.set_seats(self._seats)
        self.fit(self.sceneRect().size())

    def happen(self, events: Iterable[Event]) -> None:
        """Let events happen on the board, without showing them yet."""
        assert self.board is not None
        for event in events:
            self.board.apply(event)
        self._value_cards(self.board)

    def _value_cards(self, board: Board) -> None:
        self.appearance.values, self.appearance.game_values = board.values, board.game_values

    def fit(self, size: QSizeF) -> None:
        """Lay everything out on a cloth of this size."""
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        if self.board is None or size.isEmpty():
            return
        board = self.board
        layout = lay_out(size, board.seating, board.largest_hand, self.appearance.deck.aspect)
        from_right = QGuiApplication.isRightToLeft()
        self.layout_now = mirrored_layout(layout) if from_right else layout
        self.furniture.place(self.layout_now, board.seating)
        self.arrange()

    def appearance_changed(self) -> None:
        """Print everything again after a change of deck, back, cloth or pixels."""
        for card in self.cards.values():
            card.appearance_changed()
        self.fit(self.sceneRect().size())
        self.update()

    def set_seats(self, seats: Iterable[SeatInfo]) -> None:
        """Who sits where."""
        self._seats = list(seats)
        self.furniture.seat(self._seats)

    @property
    def names(self) -> list[str]:
        """What the players are called, by seat; empty where nobody has been seated yet."""
        players = self.board.seating.players if self.board is not None else 0
        return ([info.name for info in self._seats] + [""] * players)[:players]

    def set_turn(self, seat: int | None) -> None:
        """Whose turn it is."""
        self._turn = seat
        self.furniture.set_turn(seat)

    def own_hand(self) -> list[Card]:
        """The user's cards from left to right."""
        return list(self.board.hands[0]) if self.board is not None else []

    def on_table(self) -> list[Card]:
        """The cards on the table in reading order."""
        return self.board.table.cards if self.board is not None else []

    def open_card_at(self, at: QPointF) -> Card | None:
        """The uppermost open card there, of the own hand or the table."""
        touchable = {*self.own_hand(), *self.on_table()}
        for item in self.items(at):
            if isinstance(item, CardItem) and item.card in touchable:
                return item.card
        return None

    # ------------------------------------------------------------- placing
    def arrange(self) -> None:
        """Put everything where the board says, at once."""
        if self.board is None or self.layout_now is None:
            return
        self.clear_props()
        self.shown = 0
        for card, pose in self.poses().items():
            item = self.cards[card]
            item.set_mark(self.mark_of(card))
            item.update()
            if card != self.dragged:
                item.rest_at(pose)
        self.show_counts()
        assert self.variant is not None
        self.furniture.show_scores(self.board, self.variant.target)
        self._tell_cards_apart()

    def poses(self) -> dict[Card, Pose]:
        """Where every card rests as the board stands."""
        board, layout = self.board, self.layout_now
        assert board is not None
        assert layout is not None
        poses = {card: self.stock_pose() for card in cards_of(board.stock)}
        for side, pile in enumerate(board.piles):
            poses.update((card, self.pile_pose(side)) for card in cards_of(pile))
        spots = layout.table_spots(board.table.lengths)
        for row, centres in zip(board.table.rows, spots, strict=True):
            for card, centre in zip(row, centres, strict=True):
                poses[card] = self.table_pose(card, centre, len(poses))
        poses.update(self._own_hand_poses(board, layout))
        for seat in range(1, board.seating.players):
            hand, shown = board.hands[seat], self.open_cards(seat)
            poses.update(far_hand_poses(hand, shown, layout, seat))
        return poses

    def stock_pose(self) -> Pose:
        """Where a card lies in the stock, unseen."""
        box = self.furniture.stock.box
        return Pose(box.center(), 0.0, max(1.0, box.width()), PILE_LEVEL, False, False)

    def pile_pose(self, side: int) -> Pose:
        """Where a card lies in a pile, unseen."""
        box = self.furniture.piles[side].top
        return Pose(box.center(), 0.0, max(1.0, box.width()), PILE_LEVEL, False, False)

    def table_pose(self, card: Card, centre: QPointF, order: int) -> Pose:
        """Where a card lies on the table: laid by hand, always askew in the same way."""
        assert self.layout_now is not None
        return table_pose(card, centre, self.layout_now.card.width(), order)

    def _own_hand_poses(self, board: Board, layout: TableLayout) -> dict[Card, Pose]:
        hand = board.hands[0]
        chosen = next((index for index, card in enumerate(hand) if self._is_selected(card)), None)
        return own_hand_poses(hand, layout, chosen)

    def open_cards(self, seat: int) -> Mask:
        """The cards of a hand that everybody sees now."""
        assert self.board is not None
        held = mask_of(self.board.hands[seat])
        return self.board.open_cards(seat) | self.shown & held

    def mark_of(self, card: Card) -> CardMark:
        """The state in which a card is shown: declared, unless the player's turn says more."""
        mark = self.marks.get(card, PLAIN)
        return OPEN if mark == PLAIN and (self.shown | self._held_open()) >> card & 1 else mark

    def _held_open(self) -> Mask:
        """The cards of all hands that everybody sees."""
        seats = range(self.board.seating.players) if self.board is not None else ()
        return union(self.open_cards(seat) for seat in seats)

    def show_counts(self) -> None:
        """How many cards and sweeps the piles and the stock have, and who deals."""
        assert self.board is not None
        assert self.layout_now is not None
        assert self.variant is not None
        self.furniture.show_counts(self.board, self.layout_now, self.variant)

    # ------------------------------------------------------------- marks
    def set_marks(self, marks: Mapping[Card, CardMark], *, glide: bool) -> None:
        """Show these states; with `glide` the own hand moves to where they want it."""
        self.marks = dict(marks)
        aiming = any(mark.state is CardState.SELECTED for mark in marks.values())
        if aiming is not self.appearance.is_aiming:
            self.appearance.is_aiming = aiming
            self.update()
        for card, item in self.cards.items():
            item.set_mark(self.mark_of(card))
        self._walk_dashes()
        if glide and self.board is not None and self.layout_now is not None:
            self._glide_hand(self.board, self.layout_now)
            self._tell_cards_apart()

    def glide_home(self, card: Card) -> None:
        """Let a card of the own hand move back to its place."""
        if self.board is not None and self.layout_now is not None and card in self.board.hands[0]:
            pose = self._own_hand_poses(self.board, self.layout_now)[card]
            self.cards[card].set_height(0.0)
            self.cards[card].glide_to(pose, self.appearance.ms(DESELECT * 2))

    def card_words(self, card: Card) -> str:
        """What a card is and where it lies, with the reason for its state: "7 of Coins, …"."""
        assert self.board is not None
        name = self.appearance.deck.card_name(card_name(card))
        told = [f"{self._place_words(card, name)}."]
        if given := self.appearance.value_given_to(card):
            told.append(self.tr("It counts as {value}.").format(value=given))
        if reason := self.marks.get(card, PLAIN).reason:
            told.append(reason)
        return " ".join(told) if len(told) > 1 else told[0].removesuffix(".")

    def _place_words(self, card: Card, name: str) -> str:
        assert self.board is not None
        seat = next((s for s, hand in enumerate(self.board.hands) if card in hand), None)
        if seat is None:
            return self.tr("{card}, on the table").format(card=name)
        if seat == 0 and self.open_cards(0) >> card & 1:
            return self.tr("{card}, open in your hand").format(card=name)
        if seat == 0:
            return self.tr("{card}, in your hand").format(card=name)
        return self.tr("{card}, open in the hand of {name}").format(
            card=name, name=self.names[seat]
        )

    def _is_selected(self, card: Card) -> bool:
        return self.marks.get(card, PLAIN).state is CardState.SELECTED

    def _glide_hand(self, board: Board, layout: TableLayout) -> None:
        for card, pose in self._own_hand_poses(board, layout).items():
            item = self.cards[card]
            if card == self.dragged or item.target == pose:
                continue
            if self._is_selected(card):
                easing, overshoot = QEasingCurve.Type.OutBack, SELECT_OVERSHOOT
                item.glide_to(pose, self.appearance.ms(SELECT), easing, overshoot)
            else:
                item.glide_to(pose, self.appearance.ms(DESELECT))

    def _walk_dashes(self) -> None:
        """The rim of a hint walks for a while, then rests, so that an idle table costs nothing."""
        if self._walking is not None:
            self._walking.stop()
            self._walking = None
        hinted = [c for c, mark in self.marks.items() if mark.state is CardState.HINT]
        if not hinted or self.appearance.reduced_motion or self.appearance.is_still:
            return

        def step(progress: float) -> None:
            for card in hinted:
                self.cards[card].set_walked(progress * _DASHES_WALKED)

        self._walking = Tween(step, _WALK, QEasingCurve.Type.Linear)
        self._walking.start()

    def _tell_cards_apart(self) -> None:
        """Only what lies open answers to the pointer and says its name."""
        touchable = {*self.own_hand(), *self.on_table()}
        seen = {*touchable, *cards_of(self._held_open())}
        for card, item in self.cards.items():
            item.set_liftable(card in touchable)
            set_tool_tip(item, self.card_words(card) if card in seen else "")

    # ------------------------------------------------------------- props
    def add_prop(self, item: QGraphicsItem) -> None:
        """Show something that goes when the step is over."""
        self._props.append(item)
        self.addItem(item)

    def clear_props(self) -> None:
        """Take away what was only there for a step."""
        for prop in self._props:
            self.removeItem(prop)
        self._props.clear()

    @property
    def is_moving(self) -> bool:
        """Whether anything moves by itself outside the choreography."""
        return (
            any(item.is_moving for item in self.cards.values())
            or self.furniture.is_moving
            or (self._walking is not None and self._walking.state() is Tween.State.Running)
        )

    # ------------------------------------------------------------- cloth
    def drawBackground(self, painter: QPainter, _rect: QRectF | object) -> None:
        """The cloth; the view's own clip keeps this to what has to be painted again."""
        size = self.sceneRect().size().toSize()
        if size.isEmpty():
            return
        layout = self.layout_now
        centre = layout.table.center() if layout is not None else None
        radius = layout.card.height() * 0.62 if layout is not None else 0.0
        picture = self._cloth.picture(
            self.appearance.cloth, size, self.appearance.dpr, centre, radius
        )
        painter.drawPixmap(QPointF(0, 0), picture)
