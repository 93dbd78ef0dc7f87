"""`CoachController`: marks the cards of the hand, names dangers, and speaks after a costly move."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QMouseEvent

from scopa_desktop.ai.coach import CoachTurn, MeasureMove, MoveCost
from scopa_desktop.ai.dangers import DangerFinder
from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.analysis.analysis_client import Priority, SingleTask
from scopa_desktop.play.lessons.lesson import Lesson
from scopa_desktop.play.lessons.maxims import Maxim, maxim_of
from scopa_desktop.play.lessons.strategy import lesson_about
from scopa_desktop.rules.cards import Card, mask_of
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.ui.aids.coach_bar import CoachBar
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.table.scene.card_states import CardState
from scopa_desktop.ui.table.scene.coach_mark import CoachMark, CoachMarkKind
from scopa_desktop.ui.table.scene.table_element import TableElement
from scopa_desktop.ui.wording.coach_wording import (
    CostReasons,
    coach_cost_text,
    coach_loss_sentence,
    considered_move_sentence,
    cost_reasons,
    danger_sentence,
    first_action_sentence,
    mark_text,
)
from scopa_desktop.ui.wording.lesson_wording import lesson_text

if TYPE_CHECKING:
    from scopa_desktop.ai.coach import Assessment
    from scopa_desktop.ai.move_evaluation import MoveDifference
    from scopa_desktop.ai.review.reasons import Reasons

COSTLY: Final = 0.5
"""The points that a move must cost for the coach to speak about it."""


class CoachController(QObject):
    """Assesses the position on the table from the person's view, and the move that was made.

    The tasks run one after the other in the process for analysis; a change of the position drops
    those that are left, and play never waits for them.
    """

    def __init__(
        self,
        context: Context,
        window: MainWindow,
        bar: CoachBar,
        open_lesson: Callable[[Lesson], None],
    ) -> None:
        """`open_lesson` opens the lesson about a maxim."""
        super().__init__(bar)
        session = context.session
        self._recorder, self._bar, self._open_lesson = context.recorder, bar, open_lesson
        self._window, self._controller, self._view = window, window.controller, window.view
        self._session = session
        analysis = context.analysis
        self._assessing = SingleTask(analysis, self)
        """The next task of the turn."""
        self._measuring = SingleTask(analysis, self)
        """The task that measures the last move."""
        self.turn: CoachTurn | None = None
        """The turn that is coached; None at no turn."""
        self._dangers: DangerFinder | None = None
        self._word = ""
        """The quiet word about the last move; empty for none."""
        self._hovered: Card | None = None
        self._maxim: Maxim | None = None
        """The maxim behind what was said last of a move in this turn."""
        self._connections = [
            session.own_turn.connect(self._begin_turn),
            session.events_occurred.connect(self._on_events),
            session.table_changed.connect(self._on_table_event),
            session.replaced.connect(self._on_replaced),
            self._controller.browsing_changed.connect(self._on_review),
            self._controller.presentation_changed.connect(self._show),
            self._view.table_scene.updated.connect(self._show_sentence),
            self._view.table_scene.focus_changed.connect(self._show_sentence),
        ]
        self._view.viewport().installEventFilter(self)
        bar.take_back_requested.connect(self._take_back)
        bar.lesson_requested.connect(self._show_lesson)
        self._show_sentence()
        if session.is_own_turn:
            self._begin_turn()

    def close(self) -> None:
        """Stop coaching: no marks, no tasks."""
        self._measuring.cancel()
        self._end_turn()
        for connection in self._connections:
            QObject.disconnect(connection)
        self._view.viewport().removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer over the cards of the hand."""
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._hover(self._card_at(event.position()))
        elif event.type() == QEvent.Type.Leave:
            self._hover(None)
        return super().eventFilter(watched, event)

    def _begin_turn(self) -> None:
        """Assess the position, unless that is done already."""
        session = self._session
        if not self._may_speak or session.turn != session.own_seat:
            return
        self._recorder.mark_coached()
        view = self._session.own_view()
        if self.turn is None or view != self.turn.view:
            self._assessing.cancel()
            self.turn, self._dangers = CoachTurn(view), DangerFinder(view)
            self._go_on()
        self._show()

    @property
    def _may_speak(self) -> bool:
        """Whether anything is said at all: not while an earlier position is shown.

        Nor where several people share the screen: the word about a move would come when the next
        person may look at it.
        """
        is_only_player = not self._session.is_shared and not self._session.is_watched
        return is_only_player and not self._controller.is_browsing

    def _end_turn(self) -> None:
        """The position has changed: nothing of it is shown any more."""
        self._assessing.cancel()
        self.turn = self._dangers = self._maxim = None
        self._show()

    def _on_events(self) -> None:
        turn, match = self.turn, self._session.match
        self._end_turn()
        if match is None or match.round is None:
            return
        moves = match.moves_of_round()
        if not moves or moves[-1][0] != self._session.own_seat:
            return
        # Also where the game made the move: the word is about the one before.
        self._set_word("")
        self._measuring.cancel()
        if turn is None:
            return
        action = moves[-1][1]
        if (loss := turn.loss_of(action)) is not None:
            self._take_loss(loss)
        else:
            task = MeasureMove(turn.view, action)
            self._measuring.submit(task, self._take_loss, Priority.LIVE)

    def _on_table_event(self) -> None:
        """The game makes the next move: it is not the person's, and nothing is said of it."""
        if not self._session.is_own_turn:
            self._end_turn()

    def _on_replaced(self) -> None:
        self._measuring.cancel()
        self._set_word("")
        self._end_turn()

    def _on_review(self) -> None:
        """Nothing is marked while an earlier position is shown."""
        if self._controller.is_browsing:
            self._end_turn()
        self._show()

    def _take_back(self) -> None:
        self._set_word("")
        if self._session.can_undo:
            self._session.undo()

    def _go_on(self) -> None:
        """Submit the next task of the turn."""
        task = None if self.turn is None else self.turn.next_task
        if task is not None:
            self._assessing.submit(task, self._take, Priority.LIVE)

    def _take(self, result: "Assessment | MoveDifference | Reasons") -> None:
        if self.turn is not None:
            self.turn.take(result)
            self._show()
            self._go_on()

    def _take_loss(self, loss: Loss | None) -> None:
        words = self._controller.card_wording
        if loss is None or words is None:
            return
        if loss.is_clear and loss.value >= COSTLY:
            self._set_word(coach_loss_sentence(loss, words))
            self._view.announce(self._word)

    def _show(self) -> None:
        self._view.table_scene.set_coach_marks(
            {card: self._mark(card, cost) for card, cost in self._costs().items()}
        )
        self._show_sentence()

    def _costs(self) -> Mapping[Card, MoveCost]:
        """What each card of the hand costs, as far as settled, where there is a choice of cards."""
        turn = self.turn
        if turn is None or not isinstance(turn.best, Move) or turn.view.hand.bit_count() < 2:
            return {}
        return turn.costs

    def _mark(self, card: Card, cost: MoveCost) -> CoachMark:
        """The mark of a card whose best play costs this much."""
        sentence = coach_cost_text(cost, self._reasons(card, cost))
        return CoachMark(CoachMarkKind(cost.grade.value), mark_text(cost), sentence)

    def _reasons(self, card: Card, cost: MoveCost) -> CostReasons:
        """Why a card is marked so; empty while that is not known."""
        turn, words = self.turn, self._controller.card_wording
        reasons = None if turn is None else turn.reasons_of(card)
        if turn is None or words is None or reasons is None or turn.best is None:
            return CostReasons()
        return cost_reasons(cost, reasons, words, self._next_player(turn.view))

    def _maxim_of(self, card: Card) -> Maxim | None:
        """The maxim behind the reasons for what a card costs; None where there is none."""
        turn = self.turn
        reasons = None if turn is None else turn.reasons_of(card)
        if turn is None or reasons is None:
            return None
        arguments = (*reasons.for_best, *reasons.against_played)
        view = turn.view
        found = (maxim_of(argument, view.variant, view.seating) for argument in arguments)
        return next(filter(None, found), None)

    def _show_lesson(self) -> None:
        lesson = None if self._maxim is None else lesson_about(self._maxim.id)
        if lesson is not None:
            self._open_lesson(lesson)

    def _next_player(self, view: SeatView) -> str:
        return self._controller.player_names[view.seating.next_seat(view.seat)]

    def _show_sentence(self, _element: TableElement | None = None) -> None:
        self._bar.set_speaking(self._may_speak)
        self._bar.set_sentence(self._sentence())
        self._bar.set_maxim("" if self._maxim is None else lesson_text(self._maxim.name))
        self._bar.set_can_take_back(bool(self._word) and self._session.can_undo)

    def _sentence(self) -> str:
        """The danger after the selected or pointed card, else the word, else the danger now."""
        words, turn, dangers = self._controller.card_wording, self.turn, self._dangers
        if words is None:
            return ""
        if turn is None or dangers is None:
            return self._word
        action = self._considered_action()
        if action is None and self._word:
            return self._word
        name = self._next_player(turn.view)
        if action is not None:
            danger = danger_sentence(dangers.after(action), words, name)
            cost = turn.cost_of(action)
            reasons = CostReasons()
            if cost is not None and isinstance(action, Move):
                reasons = self._reasons(action.card, cost)
                # It stays for the way of the pointer to the link.
                self._maxim = self._maxim_of(action.card) or self._maxim
            return considered_move_sentence(action, cost, reasons, danger, words)
        if turn.best is not None and not isinstance(turn.best, Move):
            return first_action_sentence(turn.best, words)
        return danger_sentence(dangers.of_table(turn.view.table), words, name)

    def _considered_action(self) -> Action | None:
        """The move that the person considers: selected, pointed at, or with the keyboard focus."""
        scene = self._view.table_scene
        selected = [card for card, mark in scene.marks.items() if mark.state is CardState.SELECTED]
        if selected:
            taken_states = (CardState.TAKEN, CardState.SUGGESTED)
            taken = mask_of(
                card for card, mark in scene.marks.items() if mark.state in taken_states
            )
            move = Move(selected[0], taken)
            return move if self._session.is_own_turn and self._is_legal(move) else None
        focused = scene.focused.card if scene.focused is not None else None
        for card in (self._hovered, focused if self._view.hasFocus() else None):
            if card is not None and (action := self._play_of(card)) is not None:
                return action
        return None

    def _is_legal(self, move: Move) -> bool:
        return self._session.refusal(move) is None

    def _play_of(self, card: Card) -> Move | None:
        """The best known play of a card of the hand, else its first legal one."""
        if self.turn is None or not self.turn.view.hand >> card & 1:
            return None
        cost = self.turn.costs.get(card)
        if cost is not None and isinstance(cost.action, Move):
            return cost.action
        plays = (move for move in self._session.legal_moves() if isinstance(move, Move))
        return next((move for move in plays if move.card == card), None)

    def _card_at(self, place: QPointF) -> Card | None:
        return self._view.table_scene.open_card_at(self._view.mapToScene(place.toPoint()))

    def _hover(self, card: Card | None) -> None:
        if card != self._hovered:
            self._hovered = card
            self._show_sentence()

    def _set_word(self, word: str) -> None:
        self._word = word
        self._show_sentence()
