"""`TableView`: the table as the window uses it. It shows what it is told and rules nothing."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.events import Event, Played
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.decks import CardArt
from scopa_desktop.ui.table.animation.animation_queue import AnimationQueue
from scopa_desktop.ui.table.animation.choreography import Choreography
from scopa_desktop.ui.table.input.action_buttons import ActionButtons
from scopa_desktop.ui.table.input.choice_sheet import Choice, ChoiceSheet
from scopa_desktop.ui.table.input.pointer import Pointer
from scopa_desktop.ui.table.scene.appearance import Appearance, ValueDisplay
from scopa_desktop.ui.table.scene.card_poses import SHOW_LEVEL
from scopa_desktop.ui.table.scene.card_states import CardMark
from scopa_desktop.ui.table.scene.layout import LEAST_VISIBLE, TableLayout, lay_out
from scopa_desktop.ui.table.scene.message_strip import MessageStrip
from scopa_desktop.ui.table.scene.plaque import SeatInfo
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.theme.durations import Speed
from scopa_desktop.ui.theme.tokens import Cloth

_WHEEL_STEP = 120
_SMALLEST_CLOTH = 600
_HIGHEST_OFFERS = 0.62
"""How much of the cloth above the own hand the sheet of offers may cover."""


class TableView(QGraphicsView):
    """The cloth with cards, piles, plaques and keys."""

    settled = Signal()
    """All movement has come to its end; sent from the event loop, never from within a call."""
    event_shown = Signal(object)
    """An event begins to be shown. Events that are skipped are not told, but a match won is."""
    card_pressed = Signal(int)
    """An open card of the own hand or the table was clicked."""
    card_double_clicked = Signal(int)
    """A card of the own hand was clicked twice; `card_pressed` was sent for the first click."""
    card_dropped = Signal(int, object, bool)
    """A card of the own hand was let go: the card, the frozen set of table cards it is meant
    for, and whether it is over the table. It returns unless `animate` now plays it."""
    cloth_pressed = Signal()
    """The pointer was pressed on no open card, or while cards were moving."""
    wheel_turned = Signal(int)
    """By how many steps: positive towards the player."""
    primary_pressed = Signal()
    secondary_pressed = Signal()
    offer_chosen = Signal(object)
    """One of the actions of `set_offers`."""
    offer_considered = Signal(object)
    """One of them is being looked at, or None any more."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        first = next(iter(art.decks))
        self._appearance = Appearance(art, first, first)
        self._scene = TableScene(self._appearance)
        self._pointer = Pointer(self._scene, self)
        self._prompt = ActionButtons(self)
        self._offers = ChoiceSheet(self)
        self._strip = MessageStrip(self._appearance, SHOW_LEVEL + 10, self)
        self._scene.addItem(self._strip)
        self._performance = AnimationQueue(
            self._scene,
            Choreography(self._scene, self.say, self.announce, self.event_shown.emit),
            self,
        )
        self._focus: Card | None = None
        self._seats: list[SeatInfo] = []
        self._wheel = 0
        self._set_up_view()
        self._connect()

    # ------------------------------------------------------------- the match
    def show_match(self, match: Match) -> None:
        """Put everything in its place at once; what was being shown is dropped."""
        self._performance.drop()
        self._pointer.return_dragged()
        self._strip.hush()
        self._scene.show_match(match)
        self._fit()

    def animate(self, events: Sequence[Event]) -> None:
        """Show these events after those that are being shown."""
        for event in events:
            if isinstance(event, Played):
                self._pointer.let_go(event.card)
        self._performance.add(events)

    def skip(self) -> None:
        """To the end state of everything that is being shown, at once."""
        self._performance.skip()

    @property
    def is_settled(self) -> bool:
        """Whether no event is being shown or waits to be."""
        return self._performance.is_settled

    def hand_cards(self) -> list[Card]:
        """The own hand from left to right."""
        return self._scene.own_hand()

    def table_rows(self) -> list[list[Card]]:
        """The cards on the table, row by row from left to right."""
        board = self._scene.board
        return [list(row) for row in board.table.rows] if board is not None else []

    # ------------------------------------------------------------- the player's turn
    def set_marks(self, marks: Mapping[Card, CardMark]) -> None:
        """The states of cards; those not named are plain."""
        self._scene.set_marks(marks, glide=self.is_settled)

    def set_focus(self, card: Card | None) -> None:
        """Put the ring of the keyboard round a card, or take it away."""
        if self._focus is not None:
            self._scene.cards[self._focus].set_focus(False)
        self._focus = card
        if card is not None:
            self._scene.cards[card].set_focus(True)
            self.announce(self._scene.card_words(card))

    def set_prompt(self, primary: str, primary_enabled: bool, secondary: str | None) -> None:
        """The words of the keys beside the hand; a key without words is not there."""
        self._prompt.show_words(primary, primary_enabled, secondary)

    def set_offers(self, title: str, choices: Sequence[Choice], *, may_wait: bool = True) -> None:
        """What may be done before a card is played; `may_wait` lets the player fold the sheet."""
        self._offers.offer(title, choices, may_wait=may_wait)
        self._place_offers()
        if choices:
            self.announce(title)

    def press_offer(self, index: int = 0) -> bool:
        """Do what a key of the sheet says, the gold one first; whether there is such a key."""
        return self._offers.press(index)

    def fold_offers(self) -> bool:
        """Make the sheet of offers small, so that the table is seen; whether that was possible."""
        return self._offers.fold()

    def return_dragged(self) -> None:
        """Let a dragged card fly back to the hand."""
        self._pointer.return_dragged()

    def say(self, sentence: str) -> None:
        """Show a sentence over the hand for a while, and read it out."""
        if self._scene.layout_now is not None:
            self._strip.say(sentence, self._scene.layout_now)
            self._place_strip(self._scene.layout_now)
        self.announce(sentence)

    def hush(self) -> None:
        """Take away what was said: it has been answered."""
        self._strip.hush()

    def announce(self, sentence: str) -> None:
        """Have a screen reader say a sentence."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    # ------------------------------------------------------------- the players
    def set_players(self, seats: Sequence[SeatInfo]) -> None:
        """Who sits where, from seat 0, the user."""
        self._seats = list(seats)
        self._scene.set_seats(self._seats)

    def set_words(self, seat: int, words: str) -> None:
        """What a plaque says below the name: a level, or what the player is doing."""
        self._seats[seat] = replace(self._seats[seat], words=words)
        self._scene.set_seats(self._seats)

    def set_turn(self, seat: int | None) -> None:
        """Whose turn it is."""
        self._scene.set_turn(seat)

    # ------------------------------------------------------------- looks
    def set_deck(self, deck_id: str, back_id: str) -> None:
        """Play with another deck, and with the back of that deck or another."""
        if (deck_id, back_id) != (self._appearance.deck_id, self._appearance.back_id):
            self._appearance.deck_id, self._appearance.back_id = deck_id, back_id
            self._print_again()

    def set_cloth(self, cloth: Cloth) -> None:
        """Lay another cloth."""
        if cloth != self._appearance.cloth:
            self._appearance.cloth = cloth
            self._print_again()

    def set_card_values(self, when: str) -> None:
        """When values stand on cards that do not print them: "printed", "aiming" or "always"."""
        self._appearance.card_values = ValueDisplay(when)
        self._scene.update()

    def set_speed(self, speed: Speed) -> None:
        """How fast cards move from the next step on; what moves now is finished when off."""
        self._appearance.speed = speed
        if speed is Speed.OFF:
            self.skip()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Fade instead of moving."""
        self._appearance.reduced_motion = reduced

    def has_room_beside(self, size: QSize, width: int) -> bool:
        """Whether a panel of that width beside a cloth of that size does the cards no harm.

        They keep their size, and of each card in the largest hand enough is seen.
        """
        board, aspect = self._scene.board, self._appearance.deck.aspect
        narrow = size.width() - width
        if board is None or narrow < _SMALLEST_CLOTH:
            return False
        now, then = (
            lay_out(QSizeF(across, size.height()), board.seating, board.largest_hand, aspect)
            for across in (size.width(), narrow)
        )
        if then.card.height() < now.card.height() - 0.5:
            return False
        return then.hand_step(board.largest_hand) >= LEAST_VISIBLE * then.card.width()

    # ------------------------------------------------------------- events of Qt
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything stands in its place on the new cloth."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Now the pixels of the screen are known."""
        super().showEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Print again for another screen, and speak another language."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on a card or on the cloth."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
        elif self.is_settled:
            self._pointer.press(self.mapToScene(event.position().toPoint()))
        else:
            self.cloth_pressed.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A drag; without a button, cards rise under the pointer."""
        super().mouseMoveEvent(event)
        self._pointer.move(self.mapToScene(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a click or a drag."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._pointer.release(self.mapToScene(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click plays a card; the second press while cards move means nothing."""
        if event.button() is Qt.MouseButton.LeftButton and self.is_settled:
            self._pointer.double_click(self.mapToScene(event.position().toPoint()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Whole steps of the wheel; the cloth itself does not scroll."""
        self._wheel -= event.angleDelta().y()
        steps = int(self._wheel / _WHEEL_STEP)
        self._wheel -= steps * _WHEEL_STEP
        if steps:
            self.wheel_turned.emit(steps)
        event.accept()

    # ------------------------------------------------------------- parts
    def _set_up_view(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self._retranslate()

    def _connect(self) -> None:
        self._performance.settled.connect(self.settled)
        self._pointer.card_pressed.connect(self.card_pressed)
        self._pointer.card_double_clicked.connect(self.card_double_clicked)
        self._pointer.card_dropped.connect(self.card_dropped)
        self._pointer.cloth_pressed.connect(self.cloth_pressed)
        self._prompt.primary.clicked.connect(self.primary_pressed)
        self._prompt.secondary.clicked.connect(self.secondary_pressed)
        self._offers.chosen.connect(self.offer_chosen)
        self._offers.considered.connect(self.offer_considered)
        self._offers.folded.connect(self._place_offers)

    def _fit(self) -> None:
        """Lay everything out for the viewport as it is now."""
        self._performance.skip()
        size = QSizeF(self.viewport().size())
        dpr = self.viewport().devicePixelRatioF()
        if dpr != self._appearance.dpr:
            self._appearance.dpr = dpr
            self._scene.appearance_changed()
        if size != self._scene.sceneRect().size():
            self._scene.fit(size)
        layout = self._scene.layout_now
        if layout is not None:
            self._prompt.fit(layout)
            self._place_offers()
            self._appearance.art.warm(
                self._appearance.deck_id, layout.card.width(), self._appearance.dpr
            )

    def _place_offers(self) -> None:
        """Over the table, clear of the own hand and of the keys beside it."""
        layout = self._scene.layout_now
        if layout is None:
            return
        foot = layout.own_hand.top() - 1.4 * layout.metrics.lift
        middle = layout.table.center().x()
        aside = layout.table.width() / 2
        if layout.keys.top() < foot:
            aside = min(aside, layout.keys.left() - layout.metrics.gap - middle)
        highest = (foot - layout.metrics.margin) * _HIGHEST_OFFERS
        room = QRectF(middle - aside, foot - highest, 2 * aside, highest)
        self._offers.place(room, layout.metrics.key_text)
        self._place_strip(layout)

    def _place_strip(self, layout: TableLayout) -> None:
        """A sentence stands above the sheet of offers, which would hide it."""
        bottom = self._offers.geometry().top() if self._offers.isVisible() else None
        self._strip.place(layout, bottom)

    def _print_again(self) -> None:
        self._performance.skip()
        self._scene.appearance_changed()
        self._fit()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Card table"))
        self._strip.hush()
        self._performance.skip()
        self._scene.fit(self._scene.sceneRect().size())
        self._fit()
