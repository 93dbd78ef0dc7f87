"""`LessonWindow`: a lesson at the table, step by step."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QSizePolicy, QSpacerItem, QWidget

from scopa_desktop.ai.puzzles.lines import puzzle_advice, up_to_reply
from scopa_desktop.ai.puzzles.puzzle_tasks import FindRefutation
from scopa_desktop.play.analysis.analysis_client import Priority, SingleTask
from scopa_desktop.play.lessons.lesson import (
    Area,
    FindBest,
    FindCard,
    GoOn,
    Lesson,
    LessonCourse,
    Play,
    PlayOut,
    SeeScore,
    Step,
    copy_of,
)
from scopa_desktop.play.lessons.maxims import MAXIMS
from scopa_desktop.play.lessons.positions import actions_of
from scopa_desktop.play.session.scripted_engine import ScriptedEngine
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.training.lesson_progress import LessonProgress
from scopa_desktop.rules.events import Event
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.scoring import Contest, category_of
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.platform.engines import ClosableEngine
from scopa_desktop.ui.score import score_dialog, score_model, sheet_dialog
from scopa_desktop.ui.score.card_strip import CardStrip
from scopa_desktop.ui.table.scene.appearance import ValueDisplay
from scopa_desktop.ui.table.scene.card_poses import FOCUS_Z
from scopa_desktop.ui.table.scene.focus_ring import FocusRing
from scopa_desktop.ui.table.scene.table_element import ElementKind, TableElement, card_element
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.fonts import BODY_SIZE, text_scale
from scopa_desktop.ui.training.training_window import TrainingPanel, TrainingWindow
from scopa_desktop.ui.widgets.boxes import clear_box, fill, hbox
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import secondary_label
from scopa_desktop.ui.wording.advice_wording import hint_sentence
from scopa_desktop.ui.wording.card_wording import CardWording, own_name, shown_cards
from scopa_desktop.ui.wording.lesson_wording import (
    lesson_text,
    playing_text,
    sentence_text,
    step_text,
    worth_text,
    wrong_text,
)
from scopa_desktop.ui.wording.list_format import and_list, with_colon
from scopa_desktop.ui.wording.puzzle_wording import reply_sentence, wrong_answer_sentence

_ELEMENTS = {
    Area.OWN_PILE: TableElement(ElementKind.PILE, 0),
    Area.OPPONENT: TableElement(ElementKind.PLAQUE, 1),
    Area.PARTNER: TableElement(ElementKind.PLAQUE, 2),
}
_PADDING = 6.0


class AreaMark(QObject):
    """Marks an area, and follows it when the table is laid out again."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._scene = view.table_scene
        self._ring = FocusRing(self._scene.appearance, FOCUS_Z)
        self._scene.addItem(self._ring)
        self._area: Area | None = None
        self._scene.updated.connect(self._place)

    def show_area(self, area: Area | None) -> None:
        """Mark an area; None marks nothing."""
        self._area = area
        self._place()

    @property
    def box(self) -> QRectF:
        """The marked part of the scene; empty if nothing is marked."""
        return self._ring.boundingRect() if self._ring.isVisible() else QRectF()

    def _place(self) -> None:
        layout = self._scene.table_layout
        box = self._box(self._area)
        if layout is None or box.isEmpty():
            self._ring.hide()
            return
        padded = box.adjusted(-_PADDING, -_PADDING, _PADDING, _PADDING)
        card = QRectF(QPointF(), layout.card)
        edge = self._ring.reach(card)  # The ring is not cut off at the edge of the table.
        visible = padded.intersected(self._scene.sceneRect().adjusted(edge, edge, -edge, -edge))
        self._ring.show_around(visible, card)

    def _box(self, area: Area | None) -> QRectF:
        boxes = self._scene.element_boxes()
        if area is Area.HAND:
            return _union(boxes.get(card_element(card)) for card in self._scene.own_hand())
        if area is Area.TABLE:
            return _union(boxes.get(card_element(card)) for card in self._scene.table_cards())
        if area is Area.OPEN_PILES:
            return _union(boxes.get(card_element(card)) for card in self._scene.open_piles())
        element = _ELEMENTS.get(area) if area is not None else None
        return boxes.get(element, QRectF()) if element is not None else QRectF()


def _union(boxes: Iterable[QRectF | None]) -> QRectF:
    """The smallest box around all of them."""
    united = QRectF()
    for box in boxes:
        if box is not None:
            united = united.united(box)
    return united


_STRIP_HEIGHT: Final = 108
"""Height of a strip of cards in pixels at the normal text size."""
_DOT, _LARGE_DOT, _GAP = 6, 8, 9
_KINDS: Final = {True: "done", False: "to come"}


class LessonPanel(QObject):
    """The buttons and the progress of a lesson on a `TrainingPanel`."""

    back_requested = Signal()
    """Show the step before."""
    next_requested = Signal()
    """Go on, take the wrong move back, or skip the step: what the button says."""
    hint_requested = Signal()
    """Mark a good card."""
    puzzles_requested = Signal()
    """Finish, and show puzzles of the lesson's themes."""

    def __init__(self, panel: TrainingPanel) -> None:
        super().__init__(panel)
        self._panel = panel
        self.dots = ProgressDots()
        panel.content.addSpacing(6)
        panel.content.addWidget(self.dots)
        self.details = secondary_label("", BODY_SIZE)
        """What belongs to the sentence: the reasons for a move, or figures."""
        panel.content.addWidget(self.details)
        self._strips: list[CardStrip] = []
        self.hint = panel.add_button("")
        self.back = panel.add_button("")
        self.skip = panel.add_button("")
        self.puzzles = panel.add_button("")
        self.go_on = panel.add_button("", ButtonKind.GOLD)
        self.hint.clicked.connect(self.hint_requested)
        self.back.clicked.connect(self.back_requested)
        self.skip.clicked.connect(self.next_requested)
        self.go_on.clicked.connect(self.next_requested)
        self.puzzles.clicked.connect(self.puzzles_requested)

    def show_step(self, lesson: Lesson, number: int, sentence: str, go_on: str) -> None:
        """Show a step, counted from 0; `go_on` is the text of the gold button, or empty."""
        count = len(lesson.steps)
        self._panel.set_heading(lesson_text(lesson.chapter_at(number) or lesson.title))
        self._panel.set_sentence(sentence)
        self.dots.set_progress(number, count, step_text(number, count))
        self.hint.setText(self.tr("Hint"))
        self.back.setText(self.tr("Back"))
        self.skip.setText(self.tr("Skip"))
        self.go_on.setText(go_on)
        self.back.setEnabled(number > 0)
        self.go_on.setVisible(bool(go_on))
        self.skip.setVisible(not go_on)
        self.puzzles.setText(self.tr("Five puzzles"))
        self.puzzles.setVisible(bool(lesson.themes) and number + 1 == count)

    def set_details(self, texts: Iterable[str]) -> None:
        """Show these texts below the sentence, each as a paragraph."""
        text = "\n\n".join(filter(None, texts))
        self.details.setText(text)
        self.details.setVisible(bool(text))

    def set_strips(self, strips: Sequence[CardStrip]) -> None:
        """Show these strips of cards below the sentence instead of those shown before."""
        for old in self._strips:
            old.hide()
            old.deleteLater()
        self._strips = list(strips)
        for strip in self._strips:
            strip.setFixedHeight(round(_STRIP_HEIGHT * text_scale()))
            self._panel.content.addWidget(strip)
            strip.show()

    def set_offers(self, *, hint: bool, back: bool) -> None:
        """Offer a hint, the way back or neither: there is room for three buttons."""
        self.hint.setVisible(hint)
        self.back.setVisible(back)


class ProgressDots(QWidget):
    """Filled dots for the steps that are done, a larger one for the current step."""

    def __init__(self) -> None:
        super().__init__()
        self._row = hbox(within=self, spacing=0, margins=(0, 4, 0, 4))

    def set_progress(self, number: int, count: int, text: str) -> None:
        """Set the current step, counted from 0, and the text for screen readers."""
        self.setAccessibleName(text)
        clear_box(self._row)
        policies = QSizePolicy.Policy
        for index in range(count):
            if index:  # A gap that shrinks with the width.
                self._row.addItem(QSpacerItem(_GAP, 0, policies.Maximum, policies.Minimum))
            dot = QFrame()
            dot.setProperty("dot", "current" if index == number else _KINDS[index < number])
            side = _LARGE_DOT if index == number else _DOT
            dot.setFixedSize(side, side)
            fill(self._row, (dot, Qt.AlignmentFlag.AlignVCenter))
        self._row.addStretch(1)


_SENTENCE_SIZE: Final = 17.0


class _Phase(Enum):
    """What the window waits for."""

    READING = auto()
    """The person goes on."""
    DOING = auto()
    """The person makes the move, answers the question, or plays the round out."""
    RIGHT = auto()
    """The right move is being shown."""
    DONE = auto()
    """The right move has been shown, and the next step has another deal."""
    WRONG = auto()
    """Another move is being shown, or has been; it is taken back."""
    REFUTED = auto()
    """The reply to another move is being shown."""
    REPLYING = auto()
    """The others make the moves of the script."""


class LessonWindow(TrainingWindow):
    """A lesson: each step is kept when it is reached, so that the window may close at any time."""

    finished = Signal()
    """The last step was completed; the window is about to close."""
    match_requested = Signal()
    """The same, and the person wants to play the first match."""
    puzzles_requested = Signal()
    """The same, and the person wants puzzles of its themes."""

    def __init__(
        self, context: Context, parent: QWidget, lesson: Lesson, progress: LessonProgress
    ) -> None:
        super().__init__(context, parent, lesson_text(lesson.title))
        self.lesson = lesson
        self._progress = progress
        self._course = LessonCourse(lesson, context.profiles.current.name)
        self._script = ScriptedEngine(self.session)
        self.steps = LessonPanel(self.panel)
        """The sentence of the step, and the buttons below it."""
        self._mark = AreaMark(self.view)
        self.number = 0
        """The current step, counted from 0."""
        is_done = progress.state(lesson.id, len(lesson.steps)).is_done
        self._leads_to_match = lesson.leads_to_match and not is_done
        self._phase = _Phase.READING
        self._start: Match | None = None
        """The position in which the step began."""
        self._wrong: Action | None = None
        """The move to take back, or the wrong answer."""
        self._refuting = SingleTask(context.analysis, self)
        """The task that looks for the reply to it."""
        self._moves_expected = 0
        self._is_problem_shown = False
        self.panel.sentence.set_size(_SENTENCE_SIZE)
        # Somebody who has never seen these cards needs their values; there is room for them.
        settings = replace(context.store.current, card_values=ValueDisplay.ALWAYS.value)
        self.controller.apply_settings(settings)
        # Every decision is the person's own here.
        self.session.plays_forced_moves = self.session.declares_automatically = False
        self._connect()
        QShortcut(QKeySequence("H"), self, self._show_hint)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    def open_at(self, number: int) -> None:
        """Show the window, and begin with a step, counted from 0."""
        self.open()
        self.go_to(number)

    def make_engine(self) -> ClosableEngine:
        """The engine that plays the script."""
        return self._script

    def _connect(self) -> None:
        self.steps.back_requested.connect(lambda: self.go_to(self.number - 1))
        self.steps.next_requested.connect(self._next)
        self.steps.hint_requested.connect(self._show_hint)
        self.steps.puzzles_requested.connect(partial(self._finish, with_puzzles=True))
        self.controller.input.continue_requested.connect(self._next)
        self.controller.input.card_picked.connect(self._answer)
        self.session.events_occurred.connect(self._judge)
        self.session.own_turn.connect(self._on_own_turn)
        self.view.animations_finished.connect(self._on_shown)

    def go_to(self, number: int) -> None:
        """Show a step in its own position."""
        self._put(self._course.match_at(number))
        self._enter(number)

    def _put(self, match: Match) -> None:
        self._refuting.cancel()
        self._script.set_script(())
        self.put_on_table(match)

    def _enter(self, number: int) -> None:
        """Begin a step at the position on the table."""
        self.number = number
        self._wrong = None
        self._start = copy_of(self._match)
        self._keep()
        task = self.step.task
        self._phase = _Phase.READING if isinstance(task, GoOn | SeeScore) else _Phase.DOING
        table = self.controller.input
        table.picks_cards = isinstance(task, FindCard)
        if isinstance(task, Play | FindBest | PlayOut):
            if isinstance(task, PlayOut):
                self._script.play_freely()
            self.session.settled()
        else:
            self.session.hold()
            self.controller.end_input()
        self.controller.set_turn_shown(self._phase is _Phase.DOING)
        self._show_step()
        self.view.setFocus()  # Not on the button that was pressed: it may be hidden now.
        self.view.announce(self.panel.sentence.text())

    def _keep(self) -> None:
        try:
            self._progress.reach(self.lesson.id, self.number)
        except StorageError as error:
            self._show_problem(error)

    def _show_problem(self, error: StorageError) -> None:
        """Say once that the progress cannot be kept; the lesson goes on."""
        if not self._is_problem_shown:
            self._is_problem_shown = True
            self.view.show_message(error.sentence)

    def _next(self) -> None:
        """Go on: what the gold button says, or skip the step."""
        if self._phase is _Phase.WRONG:
            self._take_back()
        elif isinstance(self.step.task, SeeScore) and self._phase is _Phase.READING:
            self._show_score()
        elif self._phase is _Phase.READING:
            self._complete()
        elif self._phase is _Phase.DONE or self.number + 1 < len(self.lesson.steps):
            self.go_to(self.number + 1)

    def _complete(self) -> None:
        """The step is done: let the others move, then begin the next step."""
        if self.number + 1 == len(self.lesson.steps):
            self._finish()
        elif self.step.replies:
            self._phase = _Phase.REPLYING
            self._moves_expected = self.session.position.moves + len(self.step.replies)
            self.controller.input.reset()
            self.controller.set_turn_shown(True)
            self._show_step()
            self.session.settled()
            self._script.set_script(actions_of(self.step.replies))
        elif self._phase is _Phase.RIGHT and (self._is_try or self._has_new_deal):
            self._wait(_Phase.DONE)
        elif not self._has_new_deal:
            self._enter(self.number + 1)
        else:
            self.go_to(self.number + 1)

    def _wait(self, phase: _Phase) -> None:
        """Hold the match until the person goes on."""
        self._phase = phase
        self.session.hold()
        self.controller.set_turn_shown(False)
        self.controller.end_input()
        self._show_step()
        self.view.announce(self.panel.sentence.text())

    def _finish(self, *, with_puzzles: bool = False) -> None:
        try:
            self._progress.complete(self.lesson.id)
        except StorageError as error:
            self._show_problem(error)
        if with_puzzles:
            self.puzzles_requested.emit()
        else:
            (self.match_requested if self._leads_to_match else self.finished).emit()
        self.close()

    def _judge(self, _events: Sequence[Event]) -> None:
        """Decide whether the person's move completes the step."""
        task = self.step.task
        if self._phase is not _Phase.DOING or not isinstance(task, Play | FindBest):
            return
        _, action = self._match.moves_of_round()[-1]
        if task.accepts(action, _events):
            self._phase = _Phase.RIGHT
        else:
            self._phase, self._wrong = _Phase.WRONG, action

    def _answer(self, card: int) -> None:
        """Take a click on a card as the answer to a question."""
        task, current = self.step.task, self._match.round
        if self._phase is not _Phase.DOING or not isinstance(task, FindCard) or current is None:
            return
        if task.answers(current) >> card & 1:
            self._enter(self.number + 1)
        else:
            self._show_step(is_answer_wrong=True)
            self.view.announce(self.panel.sentence.text())

    def _take_back(self) -> None:
        if self._start is not None:
            self._put(copy_of(self._start))
            self._enter(self.number)

    def _show_hint(self) -> None:
        if isinstance(self.step.task, PlayOut):
            self.controller.show_hint()

    def _on_shown(self) -> None:
        """All animations have finished."""
        if self._phase is _Phase.RIGHT:
            self._complete()
        elif self._phase is _Phase.WRONG and isinstance(self.step.task, FindBest):
            self._refute(self.step.task)
        elif self._phase is _Phase.WRONG:
            self._wait(_Phase.WRONG)
        elif self._phase is _Phase.REFUTED:
            are_played = self.session.position.moves >= self._moves_expected
            if are_played and not self._refuting.is_pending:
                self._wait(_Phase.WRONG)
        elif self._phase is _Phase.REPLYING:
            if self.session.position.moves >= self._moves_expected:
                self._go_on_from_replies()
        elif isinstance(self.step.task, PlayOut) and self._is_round_over:
            # After the table has offered the score sheet by itself.
            QTimer.singleShot(0, self, self._end_play_out)

    def _go_on_from_replies(self) -> None:
        following = self.number + 1
        if self.lesson.steps[following].deal is not None:
            self.go_to(following)
        else:
            self._enter(following)

    def _refute(self, task: FindBest) -> None:
        """Show the reply that punishes the wrong move; where it is not known, it is looked for."""
        assert self._wrong is not None
        self._phase = _Phase.REFUTED
        if (known := task.puzzle.refutation(self._wrong)) is not None:
            self._reply(known.line)
            return
        search = FindRefutation(task.puzzle.record, self._wrong)
        self._refuting.submit(search, self._reply, Priority.LIVE)
        self._show_step()

    def _reply(self, line: Sequence[Action]) -> None:
        task = self.step.task
        assert isinstance(task, FindBest)
        assert self._wrong is not None
        moves = up_to_reply(task.puzzle.match, self._wrong, line)
        if not moves:
            self._wait(_Phase.WRONG)
            return
        self._moves_expected = self.session.position.moves + len(moves)
        self._show_step()
        self.session.settled()
        self._script.set_script(moves)

    def _end_play_out(self) -> None:
        if isinstance(self.step.task, PlayOut) and self._is_round_over:
            self._enter(self.number + 1)

    def _on_own_turn(self) -> None:
        if isinstance(self.step.task, PlayOut) and self._phase is _Phase.DOING:
            self._show_step()

    @property
    def _match(self) -> Match:
        match = self.session.match
        assert match is not None
        return match

    @property
    def _is_try(self) -> bool:
        return isinstance(self.step.task, FindBest)

    @property
    def _has_new_deal(self) -> bool:
        return self.lesson.steps[self.number + 1].deal is not None

    @property
    def _is_round_over(self) -> bool:
        return self._match.round is not None and self._match.round.is_over

    def _show_step(self, *, is_answer_wrong: bool = False) -> None:
        """Show the sentence, the buttons and the marks of the current phase."""
        if self.session.match is None or (words := self.controller.card_wording) is None:
            return
        step, match = self.step, self._start or self._match
        sentence = sentence_text(step.sentence, match, words)
        is_playing_out = isinstance(step.task, PlayOut)
        if isinstance(step.task, FindBest):
            sentence = self._try_sentence(step.task, sentence, words)
        elif self._phase is _Phase.WRONG and self._wrong is not None:
            sentence = wrong_text(self._wrong, step.wrong, match, words)
        elif self._phase is _Phase.DONE:
            sentence = self.tr("Well done! On to another deal.")
        elif is_answer_wrong:
            sentence = sentence_text(step.wrong, match, words)
        elif is_playing_out and self.session.is_own_turn:
            hint = playing_text(self._match, words)
            is_first = self._match.moves_made == match.moves_made
            sentence = f"{sentence} {hint}" if is_first else hint
        go_on = self._go_on_text()
        self.steps.show_step(self.lesson, self.number, sentence, go_on)
        is_wrong = self._phase is _Phase.WRONG
        is_end = bool(self.lesson.themes) and self.number + 1 == len(self.lesson.steps)
        has_back = not (is_playing_out or is_wrong or is_end)
        self.steps.set_offers(hint=is_playing_out, back=has_back)
        self.steps.set_details(self._details(words))
        self.steps.set_strips(self._counted_cards(words))
        self.controller.offer_next_step(go_on)
        is_marked = self._phase in (_Phase.READING, _Phase.DOING)
        self._mark.show_area(step.area if is_marked else None)
        if is_marked and step.marked:
            self.controller.input.show_hint(step.marked)

    def _try_sentence(self, task: FindBest, question: str, words: CardWording) -> str:
        """The question, or what came of the answer."""
        if self._phase is _Phase.DONE and self._start is not None:
            pattern = translate("PuzzleWindow", "Right! {reason}")
            return pattern.format(reason=sentence_text(task.why, self._start, words))
        if self._phase not in (_Phase.WRONG, _Phase.REFUTED) or self._wrong is None:
            return question
        loss = wrong_answer_sentence(task.puzzle, self._wrong)
        is_answered = self._match.moves_made > task.puzzle.match.moves_made + 1
        if self._phase is _Phase.WRONG and is_answered:
            return f"{loss} {reply_sentence(self._match, words, self.controller.player_names)}"
        return loss

    def _details(self, words: CardWording) -> list[str]:
        """The advice after a right answer; at the end of a lesson what its maxims are worth."""
        task = self.step.task
        if isinstance(task, FindBest) and self._phase is _Phase.DONE:
            return [hint_sentence(puzzle_advice(task.puzzle), words)]
        if self.lesson.maxims and self.number + 1 == len(self.lesson.steps):
            worth = [worth_text(MAXIMS[maxim]) for maxim in self.lesson.maxims]
            heading = self.tr("Points a round, measured over many deals:")
            return [heading, *worth] if any(worth) else []
        return []

    def _go_on_text(self) -> str:
        """The text of the gold button; empty while the person has something to do."""
        if self._phase is _Phase.WRONG:
            return self.tr("Take it back")
        if self._phase not in (_Phase.READING, _Phase.DONE):
            return ""
        if isinstance(self.step.task, SeeScore):
            return self.tr("Score sheet")
        is_last = self.number + 1 == len(self.lesson.steps)
        if is_last and self._leads_to_match:
            return self.tr("Play your first match")
        return self.tr("Finish") if is_last else self.tr("Go on")

    def _sides(self) -> list[score_model.SideInfo]:
        return score_model.SideInfo.of_match(self._match, self.context.profiles.current)

    def _counted_cards(self, words: CardWording) -> list[CardStrip]:
        """The cards of each side that count in the category of the step."""
        match = self._match
        if not self.step.counts or not match.sheets:
            return []
        line = next(each for each in match.sheets[-1].lines if each.category == self.step.counts)
        category = category_of(match.variant.categories, line)
        measure = category.measure if isinstance(category, Contest) else None
        strips = []
        for side, info in enumerate(self._sides()):
            strip = CardStrip(self.context.art, self.controller.deck, [info], self.context.cloth)
            cards = shown_cards(measure, line.cards[side], self.controller.deck)
            name = and_list(list(map(own_name, info.names)))
            strip.show_cards([cards], with_colon(name, words.cards(line.cards[side])))
            strips.append(strip)
        return strips

    def _show_score(self) -> None:
        make = partial(
            score_dialog.ScoreDialog,
            self._match,
            self._sides(),
            self.context.art,
            self.controller.deck,
            offers=[sheet_dialog.ScoreDialogChoice.CLOSED],
            cloth=self.context.cloth,
            parent=self,
        )
        self.view.sheets.show(make, partial(self._on_score_closed, self.number))

    def _on_score_closed(self, number: int, _sheet: "score_dialog.ScoreDialog") -> None:
        if self.isVisible() and self.number == number:
            self._complete()
