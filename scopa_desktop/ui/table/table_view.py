"""`TableView`: the view of the table scene, with the buttons and the sheet over it.

It shows matches and animates events; it makes no moves and knows no rules.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent, QShowEvent, QTouchEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from scopa_desktop.rules.cards import FORTY, Card
from scopa_desktop.rules.events import Event, Played
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.table.animation.animation_queue import AnimationQueue
from scopa_desktop.ui.table.animation.choreography import Choreography
from scopa_desktop.ui.table.animation.highlights import EFFECTS, Highlight
from scopa_desktop.ui.table.animation.light import lit
from scopa_desktop.ui.table.controls import cut_sheet, next_step_cards, screen_cover
from scopa_desktop.ui.table.controls.action_buttons import ActionButtons
from scopa_desktop.ui.table.controls.choice_sheet import ChoiceSheet
from scopa_desktop.ui.table.controls.message_sheet import Messages
from scopa_desktop.ui.table.controls.paper_sheet import PaperMovement, PaperTable, TableShade
from scopa_desktop.ui.table.controls.pointer import Pointer, Touch
from scopa_desktop.ui.table.controls.table_sheets import TableSheets
from scopa_desktop.ui.table.scene.appearance import Appearance, TableLook
from scopa_desktop.ui.table.scene.board import FIRST_SEAT, Viewpoint
from scopa_desktop.ui.table.scene.card_poses import OVERLAY_Z
from scopa_desktop.ui.table.scene.card_states import CardMark
from scopa_desktop.ui.table.scene.free_space import DISTANCE, first_free, is_free, places
from scopa_desktop.ui.table.scene.layout import MIN_VISIBLE_SHARE, TableLayout, compute_layout
from scopa_desktop.ui.table.scene.message_strip import MessageStrip, SumPlate
from scopa_desktop.ui.table.scene.plaque import SeatInfo
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.table.table_state import AskedPerson, Choices, ShownCards, TableState
from scopa_desktop.ui.theme.durations import SHEET, Speed
from scopa_desktop.ui.theme.fonts import text_scale, text_size_notifier
from scopa_desktop.ui.theme.touch_targets import set_touched
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.plain_text import hide_tool_tip
from scopa_desktop.ui.wording.list_format import numbered

if TYPE_CHECKING:
    from scopa_desktop.ui.table.controls.cut_sheet import CutSheet
    from scopa_desktop.ui.table.controls.next_step_cards import NextStepCards
    from scopa_desktop.ui.table.controls.screen_cover import ScreenCover

_WHEEL_STEP = 120
_SMALLEST_CLOTH = 600
_MAX_SHEET_HEIGHT = 0.62
"""Share of the cloth above the person's hand that the choice sheet may cover."""
_LEAST_MESSAGE = 300
"""The least width of messages between plaques and piles, at the normal text size."""
_CARDS_EDGE = 6
"""Distance of the cards that say what comes next from the edges of their room, at least."""
_SHEET_GAP = 2
"""Distance of the choice sheet from the cards below it and the edge of the cloth, at least."""


class TableView(QGraphicsView):
    """The cloth with cards, piles and plaques, the action buttons and the choice sheet.

    The parts that take input are public, so that `TableInput` and `TableController` connect to them
    directly.
    """

    animations_finished = Signal()
    """All queued animations have finished; emitted from the event loop, never within a call."""
    cards_rested = Signal()
    """The cards of one play or packet have come to rest; more animations may follow."""
    events_queued = Signal(object)
    """The animations of these events, a sequence of `Event`, are about to be queued."""
    event_shown = Signal(object)
    """The animation of an `Event` begins. Skipped events are not reported."""
    pack_shuffled = Signal()
    """The dealer begins to shuffle."""
    points_counted = Signal(int)
    """Points come to the score of this side while the round is counted."""
    pack_cut = Signal(int)
    """The person cut the pack after this number of cards."""
    next_step_chosen = Signal(object)
    """The person chose what comes next: a `NextStep`."""
    screen_taken = Signal()
    """The person to whom the screen is passed is there."""
    fitted = Signal()
    """Everything has its place for the current size of the table."""
    wheel_turned = Signal(int)
    """Whole steps of the mouse wheel; positive when it is turned towards the user."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        first_deck = next(iter(art.decks))
        self._appearance = Appearance(art, TableLook(first_deck, first_deck))
        self.state = TableState(self._appearance.look)
        """What `show_state` has shown last."""
        self.table_scene = TableScene(self._appearance)
        """What is on the cloth: cards, piles, plaques, and the element with the keyboard focus."""
        self.pointer = Pointer(self.table_scene, self)
        """Mouse presses, drags and drops in the scene."""
        self.touch = Touch(self.pointer, self.mapToScene, self)
        """Fingers on the table."""
        self._strip = MessageStrip(self._appearance, OVERLAY_Z + 10, self)
        self._selected_sum = SumPlate(self._appearance, OVERLAY_Z)
        for plate in (self._strip, self._selected_sum):
            self.table_scene.addItem(plate)
        self._choreography = Choreography(
            self.table_scene,
            self._show_message,
            self.event_shown.emit,
            clear_message=self.clear_message,
            report_shuffle=self.pack_shuffled.emit,
            report_points=self.points_counted.emit,
        )
        self._queue = AnimationQueue(self.table_scene, self._choreography, self)
        self._wheel = 0
        self._set_up_view()
        # Screen readers find the children of the viewport only: Qt hides those of a scroll area.
        # Another viewport would delete them, so they are made after it has been set.
        self.papers = PaperTable(self, self._sheet_ms)
        """What lies on the table as paper, messages and choices and dialogs, comes in by it."""
        self.messages = Messages(self.papers, self.viewport(), self._message_box)
        """The messages on the cloth."""
        self.messages.placed.connect(self._free_strip)
        self.buttons = ActionButtons(self._appearance, self.viewport())
        """The two buttons beside the hand."""
        self.choice_sheet = ChoiceSheet(self._appearance, self.papers, self.viewport())
        """The actions that are possible before a card is played."""
        self.screen_cover: ScreenCover | None = None
        """The sheet over the hand while the screen is passed on; None before that first happens."""
        self.cut_sheet: CutSheet | None = None
        """The sheet with which a person cuts the pack; None before that first happens."""
        self.next_step_cards: NextStepCards | None = None
        """What comes next, on the empty table; None before that first happens."""
        self.sheets = TableSheets(self.papers)
        """The dialogs of the match, which lie over the whole window."""
        self._queue.finished.connect(self._render_ahead)
        self._queue.finished.connect(self.animations_finished)
        self._queue.step_finished.connect(self.cards_rested)
        self._queue.finished.connect(self.messages.fit)
        self.choice_sheet.size_changed.connect(self._place_sheet)
        text_size_notifier().changed.connect(self._update_appearance)
        self._retranslate()

    # ------------------------------------------------------------- what is shown
    def show_state(self, state: TableState) -> None:
        """Show what differs from the state that was shown before."""
        last, self.state = self.state, state
        if state.look != last.look:
            self.set_look(state.look)
        if state.seats != last.seats:
            self.set_players(state.seats)
        if state.cards is not None and state.cards != last.cards:
            self._show_cards(state.cards, last.cards)
        if state.turn != last.turn:
            self.table_scene.set_turn(state.turn)
        if state.choices != last.choices:
            self._show_choices(state.choices)
        if state.asked_person != last.asked_person:
            self._show_cover(state.asked_person)
        if state.cut_title != last.cut_title:
            self._show_cut_sheet(state.cut_title)
        if state.next_steps != last.next_steps:
            self._show_next_steps(state)
        if state.turn_time != last.turn_time:
            if state.turn_time is None:
                self.table_scene.hide_turn_time()
            else:
                self.table_scene.show_turn_time(*state.turn_time)

    def _show_cards(self, cards: ShownCards, last: ShownCards | None) -> None:
        """Show the cards at once.

        Where hands are only covered, others may go on moving, and so where a card of a blind hand
        was turned over or played.
        """
        turned = cards.viewpoint.turned
        covered = last and last._replace(viewpoint=last.viewpoint._replace(is_watched=True))
        turned_over = last and last._replace(viewpoint=last.viewpoint._replace(turned=turned))
        if cards == turned_over:
            self.table_scene.turn_over(turned)
        elif cards == covered:
            self._cover_hands()
        else:
            self.show_match(cards.match, cards.viewpoint)

    def show_match(self, match: Match, viewpoint: Viewpoint = FIRST_SEAT) -> None:
        """Show a match at once, without animation; queued animations are dropped."""
        self._queue.clear()
        self.pointer.return_dragged()
        self._strip.clear()
        self.table_scene.show_match(match, viewpoint)
        self._fit()

    def _cover_hands(self) -> None:
        """Turn the own hand face down at once; what is animated afterwards shows no hand.

        A card that is being dragged stays where it is: it is the one that has been played.
        """
        hide_tool_tip()
        self.table_scene.cover_hands()

    def _show_choices(self, choices: Choices) -> None:
        """Show the choices on the sheet, and announce them with its title; none hide it."""
        self.choice_sheet.set_choices(*choices)
        self._place_sheet()
        if choices.actions:
            self.choice_sheet.come_in()
            texts = numbered(choice.full_text for choice in choices.actions)
            self.announce(f"{choices.title} {texts}")

    def _show_cover(self, person: AskedPerson | None) -> None:
        """Cover the hand with a sheet that asks for a person, and announce it; None hides it."""
        if person is None:
            if self.screen_cover is not None:
                self.screen_cover.go()
            return
        if self.screen_cover is None:
            self.screen_cover = screen_cover.ScreenCover(
                self._appearance.art, self.papers, self.viewport()
            )
            self.screen_cover.taken.connect(self.screen_taken)
        is_new = not self.screen_cover.isVisible()
        self.screen_cover.ask(*person)
        self._place_cover()
        self.screen_cover.come_in()
        if is_new:
            self.announce(self.screen_cover.text)

    def _show_cut_sheet(self, title: str) -> None:
        """Show the sheet with which a person cuts the pack, and announce it; "" hides it."""
        if not title:
            if self.cut_sheet is not None:
                self.cut_sheet.go()
            return
        if self.cut_sheet is None:
            self.cut_sheet = cut_sheet.CutSheet(self.papers, self.viewport())
            self.cut_sheet.cut.connect(self.pack_cut)
        self.clear_message()
        variant = self.table_scene.variant
        self.cut_sheet.ask(title, FORTY if variant is None else variant.deal.pack)
        self._place_cut_sheet()
        self.cut_sheet.come_in()
        self.announce(title)

    def _show_next_steps(self, state: TableState) -> None:
        """Show what comes next on cards of paper, and announce it; nothing hides them."""
        steps = state.next_steps
        if self.next_step_cards is None:
            self.next_step_cards = next_step_cards.NextStepCards(
                self._appearance, self, self.viewport()
            )
            self.next_step_cards.chosen.connect(self.next_step_chosen)
        was_hidden = self.next_step_cards.isHidden()
        self.next_step_cards.show_steps(steps)
        self._place_next_steps()
        if steps and was_hidden:
            self.announce(self.next_step_cards.text)
            if state.cards is None:
                self.next_step_cards.focus_first()

    def set_players(self, seats: Sequence[SeatInfo]) -> None:
        self.table_scene.set_players(seats)

    def set_look(self, look: TableLook) -> None:
        """Set how the table looks; `Speed.OFF` finishes the animations that are queued."""
        last, self._appearance.look = self._appearance.look, look
        if look.shows_suit_signs is not last.shows_suit_signs:
            self._appearance.art.has_four_colours = look.shows_suit_signs
        if look.speed is Speed.OFF:
            self.skip()
        same = replace(
            last,
            card_values=look.card_values,
            shows_suit_signs=look.shows_suit_signs,
            speed=look.speed,
            reduced_motion=look.reduced_motion,
        )
        if same != look:
            self._update_appearance()
        elif (last.card_values, last.shows_suit_signs) != (look.card_values, look.shows_suit_signs):
            self.table_scene.repaint_views()

    # ------------------------------------------------------------- events
    def animate(self, events: Sequence[Event]) -> None:
        """Queue the animations of these events. A tool tip of a card that moves is hidden."""
        hide_tool_tip()
        self.events_queued.emit(events)
        for event in events:
            if isinstance(event, Played):
                self.pointer.end_drag(event.card)
        self._queue.add_events(events)

    def skip(self) -> None:
        """Finish all queued animations at once, and what nobody waits for after them."""
        self._queue.skip()
        if self.is_idle:
            self.table_scene.clear_effects()

    def light_scores(self, highlight: Highlight) -> None:
        """Show a highlight on the scores of all sides, after the animation that is running."""
        scene = self.table_scene
        if scene.board is None or scene.table_layout is None or self._appearance.is_motion_off:
            return
        sides = range(len(scene.board.totals))
        places = (scene.static_items.score_item(side).sun_centre for side in sides)
        scene.settle(lit(scene, EFFECTS[highlight], *places))
        if self.is_idle:
            scene.begin_settling()

    @property
    def is_idle(self) -> bool:
        """Whether no animation is running or queued."""
        return self._queue.is_idle

    # ------------------------------------------------------------- the player's turn
    def set_marks(self, marks: Mapping[Card, CardMark]) -> None:
        """Set the marks of all cards; those not named are plain."""
        self.table_scene.set_marks(marks, animate=self.is_idle)

    def show_message(self, sentence: str) -> None:
        """Show a sentence over the table for a while, beside all open cards, and announce it."""
        self._show_message(sentence)
        self.announce(sentence)

    def show_selected_sum(self, text: str) -> None:
        """Show the sum of the selected table cards beside the hand; an empty text hides it."""
        self._selected_sum.set_text(text)
        self._place_selected_sum()

    def clear_message(self) -> None:
        """Hide the message over the hand."""
        self._strip.clear()

    def announce(self, sentence: str, *, is_urgent: bool = False) -> None:
        """Have screen readers read a sentence; an urgent one interrupts what they are reading."""
        announce(self, sentence, is_urgent=is_urgent)

    # ------------------------------------------------------------- room
    def has_room_beside(self, size: QSize, width: int) -> bool:
        """Whether a panel of that width fits beside a cloth of that size.

        The cards must keep their size, and `MIN_VISIBLE_SHARE` of each card in the largest hand
        must stay visible.
        """
        board, aspect = self.table_scene.board, self._appearance.deck.aspect
        narrow = size.width() - width
        if board is None or narrow < _SMALLEST_CLOTH:
            return False
        current, narrowed = (
            compute_layout(
                QSizeF(cloth_width, size.height()),
                board.seating,
                board.largest_hand,
                aspect,
                has_large_cards=self._appearance.look.arrangement.large_cards,
            )
            for cloth_width in (size.width(), narrow)
        )
        if narrowed.card.height() < current.card.height() - 0.5:
            return False
        return narrowed.hand_step(board.largest_hand) >= MIN_VISIBLE_SHARE * narrowed.card.width()

    def upper_rooms(self) -> list[QRectF]:
        """The rooms for what lies over the upper edge of the cloth, as high as the strip.

        The first is between plaques and piles, if that is wide enough, the last over all of them.
        """
        layout = self.table_scene.table_layout
        return [QRectF(self.viewport().rect())] if layout is None else _upper_rooms(layout)

    # ------------------------------------------------------------- events of Qt
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out the table: only now is the device pixel ratio known."""
        super().showEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """React to a change of the device pixel ratio or the language."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Pass touches on; show no tool tips while cards move away below the pointer."""
        if isinstance(event, QTouchEvent):
            return self._touch(event)
        if event.type() == QEvent.Type.ToolTip and not self.is_idle:
            return True
        return super().viewportEvent(event)

    def _touch(self, event: QTouchEvent) -> bool:
        """Handle a touch; one of a button becomes mouse events by Qt. Cards that move skip."""
        is_begin = event.type() == QEvent.Type.TouchBegin
        if is_begin and self.viewport().childAt(event.points()[0].position().toPoint()):
            set_touched(is_touched=True)
            event.ignore()
            return False
        if is_begin and not self.is_idle:
            self.pointer.cloth_clicked.emit()
        self.touch.handle(event)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pass a left press to the pointer; while cards move it counts as a click on the cloth."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
        elif self.is_idle:
            self.pointer.press(self.mapToScene(event.position().toPoint()))
        else:
            self.pointer.cloth_clicked.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pass the move to the scene for hovering, and to the pointer for dragging."""
        super().mouseMoveEvent(event)
        self.pointer.move(self.mapToScene(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer.release(self.mapToScene(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Pass a left double click to the pointer; it is ignored while cards move."""
        if event.button() is Qt.MouseButton.LeftButton and self.is_idle:
            self.pointer.double_click(self.mapToScene(event.position().toPoint()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Emit `wheel_turned` for whole steps; the view does not scroll."""
        self._wheel -= event.angleDelta().y()
        steps = int(self._wheel / _WHEEL_STEP)
        self._wheel -= steps * _WHEEL_STEP
        if steps:
            self.wheel_turned.emit(steps)
        event.accept()

    # ------------------------------------------------------------- parts
    def _sheet_ms(self) -> int:
        """The milliseconds in which a sheet comes in."""
        look = self._appearance.look
        return 0 if look.reduced_motion else look.speed.scaled(SHEET)

    def _set_up_view(self) -> None:
        # PySide finds the type of Qt's own viewport by making the classes of all Qt widgets.
        self.setViewport(QWidget())
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        # The cloth covers all of it: Qt need not fill what it paints anew.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setScene(self.table_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Else a screen reader finds the focus twice, the second time in an object without a name.
        self.viewport().setFocusProxy(None)  # type: ignore[arg-type]
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(320, 240)

    def _fit(self) -> None:
        """Lay everything out for the current size and pixel ratio of the viewport."""
        self._queue.skip()
        size = QSizeF(self.viewport().size())
        dpr = self.viewport().devicePixelRatioF()
        if dpr != self._appearance.dpr:
            self._appearance.dpr = dpr
            self.table_scene.update_appearance()
        if size != self.table_scene.sceneRect().size():
            self.table_scene.set_size(size)
        layout = self.table_scene.table_layout
        self._place_next_steps()
        if layout is not None:
            self.buttons.place(layout)
            self._place_sheet()
            self._place_cover()
            self._place_cut_sheet()
            self._place_selected_sum()
            self._appearance.art.prerender(
                self._appearance.look.deck_id, layout.card.width(), self._appearance.dpr
            )
        self.fitted.emit()
        self.messages.fit()

    def _render_ahead(self) -> None:
        """Render in idle time what would hold up the next animations."""
        if not self._appearance.is_motion_off:
            renderings = self.table_scene.static_items.renderings()
            self._appearance.art.prepare([*renderings, *self._choreography.renderings()])

    def _show_message(self, sentence: str) -> None:
        if (layout := self.table_scene.table_layout) is not None:
            self._strip.show_message(sentence, layout, self._message_obstacles())

    def _free_strip(self) -> None:
        """Move the strip from under the sheet of a message."""
        layout, sheet = self.table_scene.table_layout, self.messages.sheet
        if layout is None or sheet is None or sheet.isHidden() or not self._strip.isVisible():
            return
        if self._strip.box.intersects(QRectF(sheet.geometry())):
            self._strip.place(layout, self._message_obstacles())

    def _place_sheet(self) -> None:
        layout = self.table_scene.table_layout
        if layout is not None:
            text_px = layout.metrics.button_text_px
            self.choice_sheet.place(self._choice_room(layout, text_px), text_px)
            if self._strip.isVisible():  # The choice sheet would hide it.
                self._strip.place(layout, self._message_obstacles())
            self.messages.fit()

    def _place_cut_sheet(self) -> None:
        layout = self.table_scene.table_layout
        if layout is not None and self.cut_sheet is not None:
            self.cut_sheet.place(self._sheet_room(layout), layout.metrics.button_text_px)

    def _choice_room(self, layout: TableLayout, text_px: float) -> QRectF:
        """The room for the choice sheet: below the cards on the table if it fits there, else above.

        Above them it covers the backs of the player opposite. Where it does not fit there either,
        it lies over the cards, if it has many choices and can be collapsed; they are scrolled if
        that is too little room, too.
        """
        room, cards = self._sheet_room(layout), self.table_scene.table_box()
        if cards.isEmpty() or room.top() > cards.bottom():
            return room
        needed = self.choice_sheet.size_in(room.size(), text_px).height()
        if room.bottom() - needed >= cards.bottom():
            return room
        above = QRectF(layout.table)
        above.setTop(_SHEET_GAP)
        above.setBottom(cards.top() - _SHEET_GAP)
        if self.choice_sheet.may_cover_table and needed > above.height():
            room.setTop(layout.table.top())
            return room
        return above

    @staticmethod
    def _sheet_room(layout: TableLayout) -> QRectF:
        """The room for a sheet over the table, clear of the hand and the buttons beside it."""
        foot = layout.own_hand.top() - 1.4 * layout.metrics.lift
        middle = layout.table.center().x()
        half_width = layout.table.width() / 2
        if layout.buttons.top() < foot:
            half_width = min(half_width, layout.buttons.left() - layout.metrics.gap - middle)
        max_height = (foot - layout.metrics.margin) * _MAX_SHEET_HEIGHT
        return QRectF(middle - half_width, foot - max_height, 2 * half_width, max_height)

    def _place_cover(self) -> None:
        layout, board = self.table_scene.table_layout, self.table_scene.board
        if self.screen_cover is None or layout is None or board is None:
            return
        steps = board.largest_hand - 1
        width = layout.hand_step(board.largest_hand) * steps + 1.2 * layout.card.width()
        hand = QRectF(0, 0, width, layout.own_hand.height())
        hand.moveCenter(layout.own_hand.center())
        self.screen_cover.place(hand, layout.metrics.button_text_px)

    def _place_next_steps(self) -> None:
        if self.next_step_cards is None:
            return
        layout, edge = self.table_scene.table_layout, _CARDS_EDGE
        room = QRectF(self.viewport().rect()) if layout is None else QRectF(layout.table)
        self.next_step_cards.place(room.adjusted(edge, edge, -edge, -edge))

    def _place_selected_sum(self) -> None:
        layout = self.table_scene.table_layout
        if layout is not None:
            self._selected_sum.place(layout.buttons, layout.metrics.button_text_px)

    def _message_obstacles(self) -> list[QRectF]:
        """What a message must not cover, or would be covered by.

        These are the open cards with the coach's marks, the plaques, and the papers on the table.
        """
        boxes = self.table_scene.face_up_boxes() + self.table_scene.coach_mark_boxes()
        boxes += [plaque.box for plaque in self.table_scene.static_items.plaques]
        papers = (self.choice_sheet, self.messages.sheet)
        boxes += [QRectF(paper.geometry()) for paper in papers if paper and paper.isVisible()]
        return boxes

    def _message_box(self, sizes: Sequence[QSize], now: QRect) -> tuple[QRect, bool]:
        """The place of a message: beside all that ever lies on the cloth, or beside what does now.

        It stays where it is while it covers nothing there. Where there is no room, it covers least.
        """
        scene, edge, message = self.table_scene, DISTANCE, self.messages.sheet
        room = QRectF(self.viewport().rect()).adjusted(edge, edge, -edge, -edge)
        papers = [
            QRectF(child.geometry())
            for child in self.viewport().findChildren(
                QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            if not (
                child.isHidden()
                or child is message
                or isinstance(child, PaperMovement | TableShade)
            )
        ]
        occupied = [*scene.occupied_boxes(), *scene.coach_mark_boxes(), *papers]
        if now.size() in sizes and is_free(QRectF(now), occupied):
            return now, True
        low = [QSizeF(size) for size in sizes if size.height() <= room.height()]
        wanted = low or [QSizeF(sizes[0])]
        if scene.table_layout is not None and scene.board is not None:
            zones = scene.table_layout.zones(scene.board.largest_hand) + papers
            for box in places(wanted, room, zones):
                if is_free(box, zones):
                    return _in_pixels(box), True
        # Rather the back of a card than a plaque, and rather a plaque than an open card.
        plaques = [plaque.box for plaque in scene.static_items.plaques]
        precious = occupied + 2 * plaques + 3 * scene.face_up_boxes()
        box = first_free(places(wanted, room, occupied), precious)
        return _in_pixels(box), is_free(box, occupied)

    def _update_appearance(self) -> None:
        self._queue.skip()
        self.table_scene.update_appearance()
        self._fit()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Card table"))
        self._strip.clear()
        self._queue.skip()
        self.table_scene.set_size(self.table_scene.sceneRect().size())
        self._fit()


def _in_pixels(box: QRectF) -> QRect:
    """A box at whole pixels that keeps its size."""
    return QRect(box.topLeft().toPoint(), box.size().toSize())


def _upper_rooms(layout: TableLayout) -> list[QRectF]:
    size, gap = layout.metrics.size, layout.metrics.gap
    zones = [seat.plaque for seat in layout.seats if not seat.is_column]
    ends = [z for z in (*zones, *layout.piles, layout.stock) if z.top() < layout.table.top()]
    middle = size.width() / 2
    left = max((zone.right() for zone in ends if zone.center().x() < middle), default=0.0)
    right = min((zone.left() for zone in ends if zone.center().x() >= middle), default=size.width())
    spans = [(left, right)] if right - left >= _LEAST_MESSAGE * text_scale() else []
    return [
        QRectF(start + gap, 0, end - start - 2 * gap, layout.table.top())
        for start, end in (*spans, (0.0, size.width()))
    ]
