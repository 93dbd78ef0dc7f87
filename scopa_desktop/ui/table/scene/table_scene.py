"""`TableScene`: the graphics scene of the table, arranged from a `Board`."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from scopa_desktop.rules.cards import CARD_COUNT, Card, Mask, card_name, cards_of, mask_of, union
from scopa_desktop.rules.events import Event
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.table.scene import turn_time_item
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.board import FIRST_SEAT, Board, Viewpoint
from scopa_desktop.ui.table.scene.card_item import CardItem, Pose
from scopa_desktop.ui.table.scene.card_poses import (
    FOCUS_Z,
    OPEN_CARD_Z,
    PILE_Z,
    TIME_Z,
    hides_faces,
    open_hand_poses,
    opponent_hand_poses,
    own_hand_poses,
    table_card_pose,
)
from scopa_desktop.ui.table.scene.card_states import OPEN, PLAIN, CardMark, CardState
from scopa_desktop.ui.table.scene.focus_ring import FocusRing
from scopa_desktop.ui.table.scene.layout import (
    TableLayout,
    compute_layout,
    layout_from_seat,
    mirrored_layout,
)
from scopa_desktop.ui.table.scene.plaque import SeatInfo
from scopa_desktop.ui.table.scene.static_items import StaticItems, element_text
from scopa_desktop.ui.table.scene.table_element import (
    ElementKind,
    TableElement,
    card_element,
    is_opponent_plaque,
)
from scopa_desktop.ui.table.scene.tween import Tween
from scopa_desktop.ui.theme.cloth import CachedCloth
from scopa_desktop.ui.theme.durations import DEAL, DESELECT, RETURN, SELECT, SELECT_OVERSHOOT
from scopa_desktop.ui.theme.painting import draw_unscaled
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.wording.list_format import with_commas
from scopa_desktop.ui.wording.table_wording import plaque_action_text

if TYPE_CHECKING:
    from scopa_desktop.ui.table.scene.coach_mark import CoachMark
    from scopa_desktop.ui.table.scene.turn_time_item import TurnTimeItem

_HINT_DASHES, _HINT_MS = 10, 5000
"""How far the dashes of a hint's rim move, and for how long."""


class Stage(NamedTuple):
    """What a table with a match on it shows it by."""

    board: Board
    layout: TableLayout
    variant: Variant


class TableScene(QGraphicsScene):
    """Cards, piles, stock and plaques, at the positions that the board and the layout give."""

    updated = Signal()
    """Elements, their texts, places or marks may have changed."""
    focus_changed = Signal(object)
    """The `TableElement` that has the keyboard focus now, or None."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.appearance = appearance
        self.variant: Variant | None = None
        self.board: Board | None = None
        self.table_layout: TableLayout | None = None
        self.cards = {card: CardItem(card, appearance) for card in range(CARD_COUNT)}
        self.static_items = StaticItems(self, appearance)
        self.marks: dict[Card, CardMark] = {}
        self.dragged: Card | None = None
        """The hand card that is being dragged; it is not moved to its resting pose."""
        self.revealed: Mask = 0
        """Cards turned up for all players while a declaration is shown."""
        self.focused: TableElement | None = None
        """The element with the keyboard focus."""
        self._focus_ring = FocusRing(appearance, FOCUS_Z)
        self.addItem(self._focus_ring)
        self._seen: set[Card] = set()
        """The cards with a tool tip."""
        self._seats: list[SeatInfo] = []
        self._turn: int | None = None
        self._turn_time: TurnTimeItem | None = None
        self._timed_seat: int | None = None
        self._painted_values = appearance.values, appearance.game_values
        self._cloth = CachedCloth()
        self._effects: list[QGraphicsItem] = []
        self._settling: list[QAbstractAnimation] = []
        self._to_settle: list[QAbstractAnimation] = []
        self._hint_animation: Tween | None = None
        for item in self.cards.values():
            self.addItem(item)

    # ------------------------------------------------------------- what is shown
    @property
    def stage(self) -> Stage:
        """Board, layout and game; only while a match is on a cloth that has a size."""
        assert self.board is not None
        assert self.table_layout is not None
        assert self.variant is not None
        return Stage(self.board, self.table_layout, self.variant)

    def show_match(self, match: Match, viewpoint: Viewpoint = FIRST_SEAT) -> None:
        """Show a match, with every card in its resting pose."""
        board, shown, own_seat = Board.of(match, viewpoint), self.board, viewpoint.own_seat
        is_new = shown is None or (shown.seating, shown.own_seat) != (board.seating, own_seat)
        self.board, self.variant = board, match.variant
        self._value_cards(board)
        if is_new:
            self.static_items.rebuild(board.seating, own_seat)
            self.static_items.set_turn(self._turn)
        self.set_players(self._seats)
        self.set_size(self.sceneRect().size())

    def cover_hands(self) -> None:
        """Turn the hand of the own seat face down at once, as while a match is watched."""
        if self.board is not None and not self.board.is_watched:
            self.board.cover_hands()
            self.arrange()

    def turn_over(self, card: Card | None) -> None:
        """Turn a card of a blind hand face up where it lies; None if none is any more."""
        if self.board is None:
            return
        self.board.turn_over(card)
        if card is None or self.table_layout is None:
            return
        self.update_marks([card])
        pose = self._own_hand_poses(self.board, self.table_layout)[card]
        self.cards[card].animate_to(pose, self.appearance.motion_ms(DEAL))
        self._update_interaction()
        self.updated.emit()

    def exchange(self, one: Card, other: Card) -> None:
        """Let two cards of the person's hand change places, which nobody sees: both are backs."""
        if self.board is None or self.table_layout is None or one == other:
            return
        self.board.exchange(one, other)
        for card, pose in self._own_hand_poses(self.board, self.table_layout).items():
            self.cards[card].set_pose(pose)
        self._update_interaction()

    def apply(self, events: Iterable[Event]) -> None:
        """Apply events to the board; the items are not moved yet."""
        assert self.board is not None
        for event in events:
            self.board.apply(event)
        self._value_cards(self.board)

    def _value_cards(self, board: Board) -> None:
        self.appearance.values, self.appearance.game_values = board.values, board.game_values

    def set_size(self, size: QSizeF) -> None:
        """Set the size of the cloth, and lay out and arrange all items."""
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        if self.board is None or size.isEmpty():
            return
        board, arrangement = self.board, self.appearance.look.arrangement
        board.set_single_row(arrangement.large_cards)
        layout = compute_layout(
            size,
            board.seating,
            board.largest_hand,
            self.appearance.deck.aspect,
            has_open_hands=board.shows_other_hands,
            has_large_cards=arrangement.large_cards,
        )
        layout = mirrored_layout(layout) if arrangement.is_mirrored else layout
        self.table_layout = layout_from_seat(layout, board.seating, board.own_seat)
        self.static_items.place(self.table_layout, board.seating)
        self._place_turn_time()
        self.arrange()

    def update_appearance(self) -> None:
        """Render everything again after a change of deck, back, cloth or pixel ratio."""
        for card in self.cards.values():
            card.update_appearance()
        self.set_size(self.sceneRect().size())
        self.repaint_views()

    def repaint_views(self) -> None:
        """Repaint everything.

        `update()` would queue it in the scene, and Qt forgets that if a part of the view is painted
        first, as when a sheet appears over it.
        """
        for view in self.views():
            view.viewport().update()

    def set_players(self, seats: Iterable[SeatInfo]) -> None:
        self._seats = list(seats)
        self.static_items.set_players(self._seats)
        self._update_texts()

    @property
    def player_names(self) -> list[str]:
        """Names by seat; empty strings before `set_players`."""
        players = self.board.seating.players if self.board is not None else 0
        return ([info.name for info in self._seats] + [""] * players)[:players]

    def set_turn(self, seat: int | None) -> None:
        """Highlight the plaque of the seat on turn; None highlights none."""
        self._turn = seat
        self.static_items.set_turn(seat)
        self.updated.emit()

    @property
    def turn_time(self) -> "TurnTimeItem | None":
        """The ring that shows the time for a move; None before there was one."""
        return self._turn_time

    def show_turn_time(self, seat: int, left: int, total: int) -> None:
        """Show the time left for the move of a seat around its portrait; both in seconds."""
        if self._turn_time is None:
            self._turn_time = turn_time_item.TurnTimeItem(self.appearance, TIME_Z)
            self.addItem(self._turn_time)
        self._timed_seat = seat
        self._turn_time.set_time(left, total)
        self._turn_time.show()
        self._place_turn_time()

    def hide_turn_time(self) -> None:
        self._timed_seat = None
        if self._turn_time is not None:
            self._turn_time.hide()

    def _place_turn_time(self) -> None:
        plaques, seat = self.static_items.plaques, self._timed_seat
        if self._turn_time is None or seat is None:
            return
        if seat < len(plaques):
            plaque = plaques[seat]
            self._turn_time.place(plaque.portrait_box, plaque.portrait_marks)
        else:
            self.hide_turn_time()

    @property
    def own_seat(self) -> int:
        return self.board.own_seat if self.board is not None else 0

    @property
    def person_seat(self) -> int | None:
        """The own seat, where texts say "you"; None if the match is watched."""
        return self.board.person_seat if self.board is not None else 0

    def own_hand(self) -> list[Card]:
        """The person's hand from left to right; empty if the match is watched."""
        if self.board is None or self.board.is_watched:
            return []
        return list(self.board.hands[self.board.own_seat])

    def is_hidden(self, card: Card) -> bool:
        """Whether a card of the person's hand lies face down, as all blind hands do."""
        if self.board is None or not self.board.is_blind or card not in self.own_hand():
            return False
        return not self.face_up_cards(self.board.own_seat) >> card & 1

    def table_cards(self) -> list[Card]:
        """The cards on the table in reading order; empty if they are face down."""
        return [card for row in self.table_rows() for card in row]

    def table_rows(self) -> list[list[Card]]:
        """The cards on the table, row by row from left to right; empty if they are face down."""
        if self.board is None or self.board.viewpoint.is_closed:
            return []
        return [list(row) for row in self.board.table.rows]

    def open_piles(self) -> list[Card]:
        """The cards on top of the piles that the person may take; those of all, if watched."""
        board = self.board
        if board is None or board.viewpoint.is_closed:
            return []
        tops = enumerate(board.tops)
        return [top for side, top in tops if top is not None and side != board.person_side]

    def table_box(self) -> QRectF:
        """The box around the cards on the table; empty if there are none."""
        return self._box_of(self.table_cards())

    def occupied_boxes(self) -> list[QRectF]:
        """Where something of the play lies at rest: hands, rows of the table, plaques, piles."""
        if self.board is None or self.table_layout is None:
            return []
        lift = 1.4 * self.table_layout.metrics.lift
        boxes = [self._box_of(row) for row in self.board.table.rows]
        for seat, hand in enumerate(self.board.hands):
            is_own = seat == self.table_layout.own_seat
            box = self._box_of(hand)
            boxes.append(box.adjusted(0, -lift, 0, 0) if is_own and hand else box)
        static = self.static_items
        items = (*static.by_element().values(), *static.pile_labels)
        boxes += [item.box for item in items if item.isVisible()]
        return [box for box in boxes if not box.isEmpty()]

    def _box_of(self, cards: Iterable[Card]) -> QRectF:
        """The box around cards in their resting poses; empty without any."""
        box = QRectF()
        for card in cards:
            box |= self.cards[card].resting_box
        return box

    def face_up_boxes(self) -> list[QRectF]:
        """The boxes of all cards that are face up, where they are now."""
        cards = (item for item in self.cards.values() if item.isVisible() and item.is_face_up)
        return [item.mapRectToScene(item.shape().boundingRect()) for item in cards]

    def coach_mark_boxes(self) -> list[QRectF]:
        """The boxes of the marks of the coach."""
        marks = (item.coach_mark_rect for item in self.cards.values() if item.isVisible())
        return [box for box in marks if box is not None]

    def open_card_at(self, at: QPointF) -> Card | None:
        """The uppermost card of the person's hand or the table at a scene position."""
        touchable = {*self.own_hand(), *self.table_cards(), *self.open_piles()}
        for item in self.items(at):
            if isinstance(item, CardItem) and item.card in touchable:
                return item.card
        return None

    # ------------------------------------------------------------- placing
    def pile_at(self, at: QPointF) -> int | None:
        """The side whose pile is at a scene position, if it holds any cards."""
        piles = enumerate(self.static_items.piles)
        return next(
            (side for side, pile in piles if pile.count and pile.card_box.contains(at)), None
        )

    def opponent_plaque_at(self, at: QPointF) -> int | None:
        """The seat whose plaque is at a scene position, the person's own excepted."""
        elements = self.static_items.by_element().items()
        return next(
            (
                element.number
                for element, item in elements
                if is_opponent_plaque(element, self.own_seat) and item.box.contains(at)
            ),
            None,
        )

    def arrange(self) -> None:
        """Move all items to their resting positions at once, and end all effects."""
        if self.board is None or self.table_layout is None:
            return
        self.clear_effects()
        self.static_items.rest()
        self.revealed = 0
        values = self.appearance.values, self.appearance.game_values
        # First: cards on open piles lie as high as these are.
        self.update_counts()
        poses = self.resting_poses()
        self.update_marks(poses)
        for card, pose in poses.items():
            item = self.cards[card]
            if card != self.dragged:
                item.set_pose(pose)
            if values != self._painted_values:
                item.update()
        self._painted_values = values
        self.static_items.update_scores(self.board, self.stage.variant.target)
        self._update_interaction()
        self._update_texts()
        self.set_focused(self.focused)

    def resting_poses(self) -> dict[Card, Pose]:
        """The poses of all cards for the current board and layout."""
        board, layout, _ = self.stage
        poses = dict.fromkeys(cards_of(board.stock), self.stock_pose())
        for side, pile in enumerate(board.piles):
            poses |= {card: self.pile_pose(side, card) for card in cards_of(pile)}
        row_centres = layout.table_centres(board.table.lengths)
        for row, centres in zip(board.table.rows, row_centres, strict=True):
            shows_index = hides_faces(centres, layout.card)
            for card, centre in zip(row, centres, strict=True):
                pose = self.table_card_pose(card, centre, len(poses))
                poses[card] = pose._replace(
                    face_up=not board.viewpoint.is_closed, shows_index=shows_index
                )
        poses.update(self._own_hand_poses(board, layout))
        for seat, hand in enumerate(board.hands):
            if seat == board.own_seat:
                continue
            if board.shows_hand(seat):
                poses.update(open_hand_poses(hand, layout, seat, board.largest_hand))
            else:
                poses.update(opponent_hand_poses(hand, self.open_cards(seat), layout, seat))
        return poses

    def stock_pose(self) -> Pose:
        """The pose of a card in the stock, where it is not painted."""
        box = self.static_items.stock.box
        return Pose(box.center(), 0.0, max(1.0, box.width()), PILE_Z, False, False)

    def pile_pose(self, side: int, card: Card | None = None) -> Pose:
        """The pose of a card in a side's pile; it is painted only face up on top of an open one."""
        pile = self.static_items.piles[side]
        if card is not None and card == self.stage.board.tops[side]:
            return Pose(pile.top_centre, 0.0, max(1.0, pile.card_box.width()), OPEN_CARD_Z, True)
        box = pile.card_box
        return Pose(box.center(), 0.0, max(1.0, box.width()), PILE_Z, False, False)

    def table_card_pose(self, card: Card, centre: QPointF, order: int) -> Pose:
        """The pose of a table card at a centre; later cards are above earlier ones."""
        return table_card_pose(card, centre, self.stage.layout.card.width(), order)

    def _own_hand_poses(self, board: Board, layout: TableLayout) -> dict[Card, Pose]:
        hand = board.hands[board.own_seat]
        chosen = next((index for index, card in enumerate(hand) if self._is_selected(card)), None)
        poses = own_hand_poses(hand, layout, chosen)
        open_cards = self.face_up_cards(board.own_seat)
        return {
            card: pose if open_cards >> card & 1 else pose._replace(face_up=False)
            for card, pose in poses.items()
        }

    def open_cards(self, seat: int) -> Mask:
        """The cards of a hand that are visible to all players."""
        assert self.board is not None
        held = mask_of(self.board.hands[seat])
        return self.board.open_cards(seat) | self.revealed & held

    def face_up_cards(self, seat: int) -> Mask:
        """The cards of a hand that are face up in this window."""
        assert self.board is not None
        hand = self.board.hands[seat]
        return mask_of(hand) if self.board.shows_hand(seat) else self.open_cards(seat)

    def _all_face_up_cards(self) -> Mask:
        seats = range(self.board.seating.players) if self.board is not None else ()
        return union(self.face_up_cards(seat) for seat in seats)

    def update_marks(self, cards: Iterable[Card]) -> None:
        """Mark cards; those without a mark are marked as open if all players see them."""
        open_cards = self.revealed | self._all_open_cards()
        for card in cards:
            mark = self.marks.get(card, PLAIN)
            if mark == PLAIN and open_cards >> card & 1:
                mark = OPEN
            if mark != self.cards[card].mark:
                self.cards[card].set_mark(mark)

    def _all_open_cards(self) -> Mask:
        """The cards of all hands that are visible to all players."""
        seats = range(self.board.seating.players) if self.board is not None else ()
        return union(self.open_cards(seat) for seat in seats)

    def update_counts(self) -> None:
        """Update the counts of piles and stock, and the dealer's disc."""
        self.static_items.update_counts(*self.stage)

    def update_piles(self) -> None:
        """Update the counts, and lay the cards on top of open piles as high as these are now."""
        self.update_counts()
        for side, top in enumerate(self.stage.board.tops):
            if top is not None:
                self.cards[top].set_pose(self.pile_pose(side, top))

    def update_round_points(self) -> None:
        """Update the points that are certain in this round, during the animation of a sweep."""
        self.static_items.update_round_points(self.stage.board)

    # ------------------------------------------------------------- elements
    def element_boxes(self) -> dict[TableElement, QRectF]:
        """Where the elements rest in the scene: plaques, cards, stock and piles."""
        if self.board is None or self.table_layout is None:
            return {}
        near = (*self.table_cards(), *self.own_hand(), *self.open_piles())
        cards = (*near, *cards_of(self._all_face_up_cards()))
        boxes = {card_element(card): self.cards[card].resting_box for card in dict.fromkeys(cards)}
        covered = {self._pile_below(card) for card in self.open_piles()}
        static = self.static_items.boxes().items()
        return {element: box for element, box in static if element not in covered} | boxes

    def _pile_below(self, top: Card) -> TableElement:
        """The pile on which a card lies."""
        return TableElement(ElementKind.PILE, self.stage.board.tops.index(top))

    def element_text(self, element: TableElement, note: str = "") -> str:
        """What a screen reader says of an element; `note` stands after the name of a card."""
        if (card := element.card) is not None:
            if self.is_hidden(card):
                return self.card_description(card)
            is_near = card in self.own_hand() or card in self.table_cards()
            if not is_near:
                return self.card_description(card)
            # The group around the card says its place.
            name = self.appearance.deck.card_name(card_name(card))
            return self._with_sentences(card, with_commas(filter(None, (name, note))))
        if self.board is None or self.variant is None or len(self._seats) < len(self.board.hands):
            return ""
        return element_text(element, self.board, self.variant, self._seats)

    def set_focused(self, element: TableElement | None) -> None:
        """Show the focus ring around an element; none if it is no longer on the table."""
        boxes = self.element_boxes() if element is not None else {}
        if element not in boxes:
            element = None
        for each in (self.focused, element):
            if each is not None and each.card is not None:
                self.cards[each.card].set_focused(each == element)
        self._focus_ring.hide()
        if element is not None and element.card is None:
            card = QRectF(QPointF(), self.stage.layout.card)
            self._focus_ring.show_around(boxes[element], card)
        if element != self.focused:
            self.focused = element
            self.focus_changed.emit(element)

    def _update_texts(self) -> None:
        """Update the tool tips of the static items."""
        for element, item in self.static_items.by_element().items():
            text = self.element_text(element)
            if is_opponent_plaque(element, self.own_seat) and text:
                text = f"{text}\n{plaque_action_text()}"
            set_tool_tip(item, text)
        self.updated.emit()

    # ------------------------------------------------------------- marks
    def set_marks(self, marks: Mapping[Card, CardMark], *, animate: bool) -> None:
        """Set the marks of all cards; with `animate`, the hand moves to its new poses."""
        self.marks = dict(marks)
        selected_states = (CardState.SELECTED, CardState.TAKEN)
        has_selection = any(mark.state in selected_states for mark in marks.values())
        if has_selection is not self.appearance.has_selection:
            self.appearance.has_selection = has_selection
            self.repaint_views()
        self.update_marks(self.cards)
        self._animate_hint_rims()
        if animate and self.board is not None and self.table_layout is not None:
            self._animate_hand(self.board, self.table_layout)
            self._update_interaction()
        self.updated.emit()

    def set_coach_marks(self, marks: "Mapping[Card, CoachMark]") -> None:
        """Set the marks of the coach; cards that are not named have none."""
        for card, item in self.cards.items():
            item.set_coach_mark(marks.get(card))
        self._update_interaction()
        self.updated.emit()

    def return_card_to_hand(self, card: Card) -> None:
        """Move a dragged card back to its pose in the person's hand."""
        if self.board is not None and self.table_layout is not None and card in self.own_hand():
            pose = self._own_hand_poses(self.board, self.table_layout)[card]
            self.cards[card].set_elevation(0.0)
            ms = self.appearance.motion_ms(RETURN)
            self.cards[card].animate_to(pose, ms, QEasingCurve.Type.OutBack, SELECT_OVERSHOOT)

    def card_description(self, card: Card) -> str:
        """Name, place and mark of a card, for the tool tip and screen readers: "7 of Coins, …"."""
        assert self.board is not None
        if self.is_hidden(card):
            hand = self.own_hand()
            place = self.tr("Face-down card {number} of {all}")
            return place.format(number=hand.index(card) + 1, all=len(hand))
        name = self.appearance.deck.card_name(card_name(card))
        if card in self.board.tops:
            pile = self.element_text(self._pile_below(card))
            place = self.tr("{card}, on top of a pile").format(card=name)
            return f"{self._with_sentences(card, place)}\n{pile}"
        return self._with_sentences(card, self._place_text(card, name))

    def _with_sentences(self, card: Card, text: str) -> str:
        """The text with sentences about the value and the mark of a card."""
        sentences = [f"{text}."]
        if declared := self.appearance.declared_value(card):
            sentences.append(self.tr("It counts as {value}.").format(value=declared))
        if reason := self.marks.get(card, PLAIN).reason:
            sentences.append(reason)
        if (coach := self.cards[card].coach_mark) is not None:
            sentences.append(coach.sentence)
        return " ".join(sentences) if len(sentences) > 1 else sentences[0].removesuffix(".")

    def _place_text(self, card: Card, name: str) -> str:
        assert self.board is not None
        seat = next((s for s, hand in enumerate(self.board.hands) if card in hand), None)
        if seat is None:
            return self.tr("{card}, on the table").format(card=name)
        if seat == self.person_seat and self.open_cards(seat) >> card & 1:
            return self.tr("{card}, open in your hand").format(card=name)
        if seat == self.person_seat:
            return self.tr("{card}, in your hand").format(card=name)
        return self.tr("{card}, open in the hand of {name}").format(
            card=name, name=self.player_names[seat]
        )

    def _is_selected(self, card: Card) -> bool:
        return self.marks.get(card, PLAIN).state is CardState.SELECTED

    def _animate_hand(self, board: Board, layout: TableLayout) -> None:
        for card, pose in self._own_hand_poses(board, layout).items():
            item = self.cards[card]
            if card == self.dragged or item.target == pose:
                continue
            if self._is_selected(card):
                easing, overshoot = QEasingCurve.Type.OutBack, SELECT_OVERSHOOT
                item.animate_to(pose, self.appearance.motion_ms(SELECT), easing, overshoot)
            else:
                item.animate_to(pose, self.appearance.motion_ms(DESELECT))

    def _animate_hint_rims(self) -> None:
        """Move the dashes of hint rims for a limited time, so that an idle table does no work."""
        if self._hint_animation is not None:
            self._hint_animation.stop()
            self._hint_animation = None
        hinted = [c for c, mark in self.marks.items() if mark.state is CardState.HINT]
        if not hinted or self.appearance.look.reduced_motion or self.appearance.is_motion_off:
            return

        def step(progress: float) -> None:
            for card in hinted:
                self.cards[card].set_dash_offset(progress * _HINT_DASHES)

        self._hint_animation = Tween(step, _HINT_MS, QEasingCurve.Type.Linear)
        self._hint_animation.start()

    def _update_interaction(self) -> None:
        """Enable hovering for the hand and the table, and tool tips for all visible cards."""
        touchable = {*self.own_hand(), *self.table_cards(), *self.open_piles()}
        seen = {*touchable, *cards_of(self._all_face_up_cards())}
        for card in self._seen | seen:
            self.cards[card].set_interactive(card in touchable)
            set_tool_tip(self.cards[card], self.card_description(card) if card in seen else "")
        self._seen = seen

    # ------------------------------------------------------------- effects
    def add_effects(self, *items: QGraphicsItem) -> None:
        """Add items that are removed at the end of the animation step, see `settle`."""
        for item in items:
            self._effects.append(item)
            self.addItem(item)

    def clear_effects(self) -> None:
        """Remove the items of `add_effects`."""
        settling, self._settling = self._settling, []
        for animation in settling:
            animation.finished.disconnect(self._end_settling)
            animation.setCurrentTime(animation.totalDuration())
            animation.stop()
            animation.deleteLater()
        for item in self._effects:
            self.removeItem(item)
        self._effects.clear()

    def settle(self, animation: QAbstractAnimation) -> None:
        """Show when the animation step has ended what nobody has to wait for.

        Several are shown at the same time. They end with the next step, if not before.
        """
        self._to_settle.append(animation)

    def begin_settling(self) -> None:
        """Begin what the step that has ended leaves to `settle`, beside what still settles."""
        beginning, self._to_settle = self._to_settle, []
        self._settling += beginning
        for animation in beginning:
            animation.setParent(self)
            animation.start()
        for animation in beginning:
            animation.finished.connect(self._end_settling)
        self._end_settling()

    def _end_settling(self) -> None:
        """Remove the effects if they settled, and nothing does any more."""
        if self._settling and not self._is_settling:
            self.clear_effects()

    @property
    def _is_settling(self) -> bool:
        running = QAbstractAnimation.State.Running
        return any(animation.state() is running for animation in self._settling)

    @property
    def is_animating(self) -> bool:
        """Whether anything moves outside the animation queue."""
        return (
            any(item.is_animating for item in self.cards.values())
            or self.static_items.is_animating
            or self._is_settling
            or (
                self._hint_animation is not None
                and self._hint_animation.state() is Tween.State.Running
            )
        )

    # ------------------------------------------------------------- cloth
    def drawBackground(self, painter: QPainter, _rect: QRectF | object) -> None:
        """Paint the cloth; the painter is clipped to the exposed region."""
        size = self.sceneRect().size().toSize()
        if size.isEmpty():
            return
        layout = self.table_layout
        centre = layout.table.center() if layout is not None else None
        radius = layout.card.height() * 0.62 if layout is not None else 0.0
        picture = self._cloth.picture(
            self.appearance.look.cloth, size, self.appearance.dpr, centre, radius
        )
        painter.save()
        draw_unscaled(painter, picture)
        painter.restore()
