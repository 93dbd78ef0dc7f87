"""`PuzzleWindow`: puzzles on a table of their own, and what came of those tried before."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from enum import Enum
from functools import partial
from random import Random
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QFormLayout, QWidget

from scopa_desktop.ai.puzzles.lines import puzzle_advice, up_to_reply
from scopa_desktop.ai.puzzles.puzzle import Puzzle
from scopa_desktop.ai.puzzles.puzzle_tasks import FindRefutation
from scopa_desktop.ai.seat_view import SeatView, card_places
from scopa_desktop.play.analysis.analysis_client import Priority, SingleTask
from scopa_desktop.play.leaderboard.glicko2 import Rating
from scopa_desktop.play.lessons.lesson import Lesson
from scopa_desktop.play.puzzles.puzzle_library import PuzzleLibrary, shipped_puzzles
from scopa_desktop.play.session.scripted_engine import ScriptedEngine
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.times import current_time
from scopa_desktop.play.training.own_puzzle_search import OwnPuzzleSearch
from scopa_desktop.play.training.own_puzzles import OwnPuzzles
from scopa_desktop.play.training.puzzle_attempts import (
    MOST_HINTS,
    PuzzleAttempt,
    PuzzleAttempts,
    local_day,
)
from scopa_desktop.play.training.puzzle_choice import (
    Challenge,
    ChosenPuzzle,
    Clock,
    PuzzleChooser,
    PuzzleFilter,
    PuzzleWishes,
)
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, cards_of_action
from scopa_desktop.rules.record import read_record
from scopa_desktop.ui.aids.memory_panel import MemoryPanel
from scopa_desktop.ui.charts.plot import course_plot
from scopa_desktop.ui.charts.plot_view import PlotView
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.move_list.move_list_model import MOVE_ROW_ROLE, MoveListModel, position_of
from scopa_desktop.ui.platform.engines import ClosableEngine
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.durations import AUTOPLAY_DELAY, Speed
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.training.lesson_hint import LessonHint
from scopa_desktop.ui.training.training_window import TrainingWindow
from scopa_desktop.ui.widgets.boxes import STRETCH, vbox
from scopa_desktop.ui.widgets.buttons import ButtonKind, LinkButton
from scopa_desktop.ui.widgets.headings import caption, paragraph, secondary_label
from scopa_desktop.ui.widgets.menu import Menu
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.wording.advice_wording import hint_sentence
from scopa_desktop.ui.wording.card_wording import CardWording, game_title
from scopa_desktop.ui.wording.lesson_wording import lesson_text, step_text
from scopa_desktop.ui.wording.list_format import with_commas
from scopa_desktop.ui.wording.move_wording import Purpose, move_text
from scopa_desktop.ui.wording.number_format import number
from scopa_desktop.ui.wording.puzzle_wording import (
    challenge_name,
    puzzle_rating_text,
    rating_change,
    reply_sentence,
    task_sentence,
    theme_hint,
    theme_name,
    wrong_answer_sentence,
)


class PuzzleTry:
    """A puzzle that was shown, with the hints used and the result of the first answer.

    The first answer decides: after a hint, an error or the solution, the puzzle is not solved.
    """

    def __init__(self, chosen: ChosenPuzzle, attempts: PuzzleAttempts, clock: Clock) -> None:
        self.chosen = chosen
        self.hints = 0
        self.is_recorded = False
        self.is_solved = False
        """Whether the first answer was right, without a hint."""
        self.counts = False
        """Whether the recorded attempt counted for the rating."""
        self.before = self.after = Rating()
        """The player's rating before and after the recorded attempt."""
        self._attempts = attempts
        self._clock = clock

    @property
    def puzzle(self) -> Puzzle:
        return self.chosen.puzzle

    @property
    def has_hint(self) -> bool:
        return self.hints < MOST_HINTS

    def is_right(self, answer: Action) -> bool:
        """Whether a move is the best one."""
        return str(answer) == str(self.puzzle.solution)

    def answer(self, move: Action) -> None:
        """Record a move, if it is the first one.

        Raises `StorageError` with a sentence if the attempt cannot be saved.
        """
        self._record(self.is_right(move) and not self.hints, move)

    def give_up(self) -> None:
        """Record that the solution was shown, or the puzzle left, without a move.

        Raises `StorageError` with a sentence if the attempt cannot be saved.
        """
        self._record(False, None)

    def _record(self, is_solved: bool, move: Action | None) -> None:
        if self.is_recorded:
            return
        self.is_recorded, self.is_solved = True, is_solved
        now = self._clock()
        self.before = self.after = self._attempts.rating(now)
        self._attempts.add(self._attempt(now, is_solved, move))
        self.after = self._attempts.rating(now)
        self.counts = self.after != self.before

    def _attempt(self, now: datetime, is_solved: bool, move: Action | None) -> PuzzleAttempt:
        rating, deviation = self.puzzle.difficulty
        return PuzzleAttempt(self.puzzle.id, now, is_solved, self.hints, move, rating, deviation)


_SIZE: Final = QSize(640, 480)
_RATING_RANGE: Final = 100
"""The least difference between the ends of the axis of ratings."""


class PuzzleResults(PaperDialog):
    """The rating with its course, and how many puzzles were solved and come back today."""

    def __init__(
        self, attempts: PuzzleAttempts, due: int, now: datetime, parent: QWidget | None = None
    ) -> None:
        """The results at a time; `due` is the number of puzzles that come back today."""
        super().__init__("", _SIZE, parent)
        self.set_title(self.tr("Your results"))
        texts = {
            self.tr("Your rating"): puzzle_rating_text(attempts, now),
            self.tr("Solved"): number(attempts.solved),
            self.tr("Waiting for you today"): number(due),
        }
        form = QFormLayout()
        form.setVerticalSpacing(8)
        self.values = {title: paragraph(text) for title, text in texts.items()}
        """What is shown beside each caption."""
        for title, value in self.values.items():
            label = caption(title)
            form.addRow(label, value)
            label.setBuddy(value)
        days = [(local_day(point.time), point.rating.rating) for point in attempts.course]
        self.chart = PlotView(self.tr("Your rating over time"))
        self.chart.set_plot(course_plot(days, translate("Charts", "Rating"), _RATING_RANGE))
        self.chart.setVisible(attempts.is_rated)
        repetition = self.tr("What you miss comes back after 1, 3, 7, 14 and 30 days.")
        content = QWidget()
        vbox(form, self.chart, secondary_label(repetition), STRETCH, within=content, spacing=12)
        self.set_content(content)
        self.add_button(self.tr("Close"), ButtonKind.GOLD).clicked.connect(self.accept)


_GRID_WIDTH: Final = 270
"""Width of the grid of the cards, at the normal text size."""
_PAUSE_SPEED: Final = Speed.NORMAL
"""The pauses between the moves of a line do not depend on the speed of the animations."""


class Phase(Enum):
    """What happens with the puzzle on the table."""

    SOLVING = "solving"
    """The player has to find the best move."""
    SOLVED = "solved"
    """The best move was played."""
    FOLLOWING = "following"
    """What follows the best move is played out, or has been."""
    REFUTED = "refuted"
    """Another move was played, and what follows it is played out, or has been."""
    SHOWN = "shown"
    """The solution is played out, or has been."""


_BEFORE_LINE: Final = (Phase.SOLVING, Phase.SOLVED)
"""The phases in which the cards not seen before the answer are still covered."""


class PuzzleWindow(TrainingWindow):
    """The table on which puzzles are solved, one after the other.

    It opens with the next puzzle; a menu has the games, the themes, the difficulty and the results.
    A hint makes the puzzle count as missed, so that nothing more is lost by leaving it.

    Everything in the panel follows from the view of the player's seat and, after an answer, from
    the moves that were played on the table.
    """

    lesson_requested = Signal(object)
    """The person wants a `Lesson`; the window is about to close."""

    line_pause = AUTOPLAY_DELAY
    """Milliseconds between two moves of a line."""

    def __init__(
        self,
        context: Context,
        parent: QWidget,
        *,
        drill: Lesson | None = None,
        library: PuzzleLibrary | None = None,
        clock: Clock = current_time,
        rng: Random | None = None,
    ) -> None:
        """Begin with puzzles on a lesson, if one is given.

        Raises `StorageError` with a sentence if what the player did before cannot be read.
        """
        trainee = context.trainee()
        self._attempts, self._wishes = PuzzleAttempts(trainee), PuzzleWishes(trainee)
        self._own = OwnPuzzles(trainee)
        self._library = library or shipped_puzzles()
        self._chooser = PuzzleChooser(
            self._library,
            self._own,
            self._attempts,
            clock,
            rng or Random(),
        )
        self._chooser.due()  # Reads the files.
        self._lesson = drill
        drilled = [] if drill is None else self._chooser.drill(drill)
        self._drill = deque(map(self._library.puzzle, drilled))
        """The puzzles on the lesson that are still to come."""
        self._drill_size = len(drilled)
        self._clock = clock
        self.current_try: PuzzleTry | None = None
        """The try of the puzzle that is shown; None if there is no puzzle."""
        self._phase = Phase.SOLVING
        self._answer: Action | None = None
        self._last_move = 0
        """The number of moves in the round when the line has been played."""
        self._has_line = False
        self._is_line_over = True
        self._problem = ""
        self.wanted = self._first_wanted(context)
        """Which puzzles the player wants."""
        self._lesson_hint = LessonHint(context)
        super().__init__(context, parent, translate("PuzzleWindow", "Puzzles"))
        self._refuting = SingleTask(context.analysis, self)
        """The task that looks for the line of a wrong answer."""
        self.session.plays_forced_moves = self.session.declares_automatically = False
        self.session.set_pause(_PAUSE_SPEED.scaled(self.line_pause))
        self._script = ScriptedEngine(self.session)
        self._moves = MoveListModel(self)
        # Not within the mouse event that plays a card: a change of layout could resize the table.
        self._panel_update = QTimer(self, singleShot=True)
        self._panel_update.timeout.connect(self._update_panel)
        self._search = OwnPuzzleSearch(
            context.analysis,
            context.database_thread,
            self._own,
            context.profiles.current.id,
            parent=self,
        )
        self._fill_panel()
        self._connect()

    def open(self) -> None:
        """Show the first puzzle, and begin to search the player's matches for mistakes."""
        super().open()
        self._search.start()
        self.show_next()

    def make_engine(self) -> ClosableEngine:
        """The engine that plays the lines of the puzzles."""
        return self._script

    def closeEvent(self, event: QCloseEvent) -> None:
        """Record an attempt that was left after a hint, and end the search."""
        self._leave_puzzle()
        self._search.stop()
        super().closeEvent(event)

    def show_next(self) -> None:
        """Show the next puzzle on the lesson, or of those that the player wants."""
        self._leave_puzzle()
        if self._drill:
            self.show_puzzle(ChosenPuzzle(self._drill.popleft(), False, False))
            return
        self._lesson = None
        chosen = self._chooser.next(self.wanted)
        if chosen is None:
            self.current_try = None
            self._update_panel()
            self.choice_button.setFocus()
        else:
            self.show_puzzle(chosen)

    def show_puzzle(self, chosen: ChosenPuzzle) -> None:
        self.current_try = PuzzleTry(chosen, self._attempts, self._clock)
        self._problem = ""
        self.try_again()

    def choose(self, wanted: PuzzleFilter) -> None:
        """Show another puzzle, of those that the player wants from now on."""
        self._drill.clear()
        themes = self._chooser.themes(wanted.variant)
        self.wanted = wanted if wanted.theme in themes else wanted._replace(theme=None)
        self._recorded(lambda: self._wishes.keep(self.wanted))
        self.show_next()

    def give_hint(self) -> None:
        """Give the next hint: the theme, then the card."""
        puzzle_try = self.current_try
        if puzzle_try is None or self._phase is not Phase.SOLVING or not puzzle_try.has_hint:
            return
        puzzle_try.hints += 1
        if not puzzle_try.has_hint:
            self.controller.input.clear_selection()
            hand_cards, _ = cards_of_action(puzzle_try.puzzle.solution)
            self.controller.input.show_hint(hand_cards)
        self._update_panel()
        self.view.announce(self._hint_texts()[-1])
        self.view.setFocus()

    def show_line(self) -> None:
        """Play out what follows the best move."""
        if self.current_try is not None and self._phase is Phase.SOLVED:
            self._phase = Phase.FOLLOWING
            self._play_line(self.current_try.puzzle.line)
            self._update_panel()

    def show_solution(self) -> None:
        """Play the best move and what follows it; the puzzle counts as not solved."""
        if self.current_try is None:
            return
        self._recorded(self.current_try.give_up)
        self._show_position()
        self._phase = Phase.SHOWN
        self._play_line((self.current_try.puzzle.solution, *self.current_try.puzzle.line))
        self._update_panel()
        self.view.announce(self.panel.sentence.text())
        self._next.setFocus()

    def try_again(self) -> None:
        """Let the person answer in the position of the puzzle, for the first time or once more."""
        self._answer = None
        self._is_line_over = True
        self._show_position()
        self._phase = Phase.SOLVING
        self._update_panel()
        self.view.announce(self.panel.sentence.text())
        self.view.setFocus()

    def _show_position(self) -> None:
        """Put the position of the puzzle on the table, where the person is on turn."""
        assert self.current_try is not None
        self._phase = Phase.SHOWN
        self.view.setEnabled(True)
        self._refuting.cancel()
        self._script.set_script(())
        self.session.set_demonstration(False)
        self.put_on_table(Match.replayed(read_record(self.current_try.puzzle.record)))

    def _on_events(self) -> None:
        """The table is about to show a move: the person's answer, or one of a line."""
        if self.current_try is None or self.session.match is None:
            return
        if self._phase is Phase.SOLVING:
            made = self.session.match.recorded_round(self.session.match.deals).moves
            self._take_answer(made[-1])
        self._panel_update.start()

    def _take_answer(self, move: Action) -> None:
        puzzle_try = self.current_try
        assert puzzle_try is not None
        self._answer = move
        self._recorded(lambda: puzzle_try.answer(move))
        self.session.set_demonstration(True)
        if puzzle_try.is_right(move):
            self._phase = Phase.SOLVED
            return
        self._phase = Phase.REFUTED
        self._last_move = self.session.position.moves
        refutation = puzzle_try.puzzle.refutation(move)
        if refutation is not None:
            self._play_reply(refutation.line)
            return
        self._is_line_over = False
        task = FindRefutation(puzzle_try.puzzle.record, move)
        self._refuting.submit(task, self._play_refutation, Priority.LIVE)

    def _play_refutation(self, line: tuple[Action, ...]) -> None:
        """Play the reply to a wrong answer for which the puzzle has no line."""
        self._play_reply(line)
        self._update_panel()
        if not line and self.view.is_idle:
            self._on_animations_finished()

    def _play_reply(self, line: Sequence[Action]) -> None:
        """Play what follows a wrong answer up to the reply that punishes it, and nothing more."""
        assert self.current_try is not None
        assert self._answer is not None
        self._play_line(up_to_reply(self.current_try.puzzle.match, self._answer, line))

    def _play_line(self, moves: Sequence[Action]) -> None:
        """Let the table play these moves, one after the other."""
        self._last_move = self.session.position.moves + len(moves)
        self._has_line = bool(moves)
        self._is_line_over = False
        self._script.set_script(moves)
        self.controller.set_turn_shown(True)
        self.session.set_demonstration(True)

    def _on_animations_finished(self) -> None:
        """After the answer or the last move of a line nobody is on turn."""
        if self.current_try is None or self._phase is Phase.SOLVING:
            return
        is_over = self.session.position.moves >= self._last_move and not self._refuting.is_pending
        if self._phase is not Phase.SOLVED and not is_over:
            return
        self.controller.set_turn_shown(False)
        if not self._is_line_over or self._phase is Phase.SOLVED:
            self._is_line_over = True
            self._update_panel()
            self.view.announce(self.panel.sentence.text())
            (self._again if self._phase is Phase.REFUTED else self._next).setFocus()

    def _leave_puzzle(self) -> None:
        """Record an attempt that is left after a hint; without one it was only looked at."""
        self._refuting.cancel()
        if self.current_try is not None and self.current_try.hints:
            self._recorded(self.current_try.give_up)

    def _recorded(self, record: Callable[[], None]) -> None:
        try:
            record()
        except StorageError as error:
            self._problem = error.sentence

    def _fill_panel(self) -> None:
        self._labels = [
            secondary_label(),
            paragraph(),
            paragraph(),
            secondary_label(),
        ]
        self.choice_button = LinkButton(self.tr("Game and theme"))
        self.panel.content.setSpacing(10)
        self.panel.content.addWidget(self.choice_button)
        self.panel.content.addWidget(self._lesson_hint)
        self._lesson_hint.requested.connect(self._request_lesson)
        for label in self._labels:
            self.panel.content.addWidget(label)
        self._unseen = MemoryPanel(self.context.art)
        self.panel.content.addWidget(self._unseen)
        add = self.panel.add_button
        self._next = add(self.tr("Next puzzle"), ButtonKind.GOLD)
        self._again = add(self.tr("Try again"), ButtonKind.GOLD)
        self._follow = add(self.tr("What follows?"))
        self._hint = add(self.tr("Hint"))
        self._solution = add(self.tr("Solution"))

    def _connect(self) -> None:
        self.choice_button.clicked.connect(self._show_choices)
        self._next.clicked.connect(self.show_next)
        self._again.clicked.connect(self.try_again)
        self._follow.clicked.connect(self.show_line)
        self._hint.clicked.connect(self.give_hint)
        self._solution.clicked.connect(self.show_solution)
        self.session.events_occurred.connect(self._on_events)
        self.view.animations_finished.connect(self._on_animations_finished)
        self._search.failed.connect(self._show_problem)
        hint = QShortcut(QKeySequence(Qt.Key.Key_H), self)
        hint.activated.connect(self.give_hint)

    def _update_panel(self) -> None:
        """Show the texts and buttons of the phase."""
        puzzle_try, words = self.current_try, self.controller.card_wording
        if puzzle_try is None or words is None or self.session.match is None:
            self._say_that_there_is_none()
            return
        self.panel.set_heading(game_title(self.session.match.variant))
        self.panel.set_sentence(self._sentence(puzzle_try, words))
        texts = (
            self._origin_text(puzzle_try.chosen),
            "\n".join(self._hint_texts()),
            # The sentence about a wrong answer names the reply.
            "" if self._phase is Phase.REFUTED else "\n".join(self._line_texts(words)),
            self._rating_text(puzzle_try),
        )
        is_solving = self._phase is Phase.SOLVING
        self._lesson_hint.show_for(self.session.match.variant if is_solving else None)
        self._unseen.setVisible(self._phase in _BEFORE_LINE)
        self._unseen.set_style(self.controller.deck.id, words)
        view = puzzle_try.puzzle.view()
        if self.session.match.round is not None:
            view = SeatView.of(self.session.match, view.seat)
        self._unseen.set_places(card_places(view))
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        phase = self._phase
        # A click on the table then leaves the focus on the gold button.
        policies = Qt.FocusPolicy
        self.view.setFocusPolicy(
            policies.StrongFocus if phase is Phase.SOLVING else policies.TabFocus
        )
        self._next.setVisible(phase in (Phase.SOLVED, Phase.FOLLOWING, Phase.SHOWN))
        self._again.setVisible(phase is Phase.REFUTED)
        self._follow.setVisible(phase is Phase.SOLVED and bool(puzzle_try.puzzle.line))
        self._hint.setVisible(phase is Phase.SOLVING and puzzle_try.has_hint)
        is_hinted = phase is Phase.SOLVING and not puzzle_try.has_hint
        self._solution.setVisible(is_hinted or phase is Phase.REFUTED)

    def _say_that_there_is_none(self) -> None:
        """Say that no puzzle is of the kind that the player wants."""
        self.panel.set_sentence(self.tr("There is no such puzzle. Choose another game or theme."))
        buttons = (self._next, self._again, self._follow, self._hint, self._solution)
        for part in (*buttons, *self._labels, self._unseen, self._lesson_hint):
            part.hide()
        self.view.setEnabled(False)

    def _sentence(self, puzzle_try: PuzzleTry, words: CardWording) -> str:
        puzzle = puzzle_try.puzzle
        match self._phase:
            case Phase.SOLVING:
                return task_sentence(puzzle)
            case Phase.SOLVED | Phase.FOLLOWING:
                reason = hint_sentence(puzzle_advice(puzzle), words)
                return self.tr("Right! {reason}").format(reason=reason)
            case Phase.SHOWN:
                reason = hint_sentence(puzzle_advice(puzzle), words)
                return self.tr("This was the best move. {reason}").format(reason=reason)
            case Phase.REFUTED:
                assert self._answer is not None
                loss = wrong_answer_sentence(puzzle, self._answer)
                if not self._refuting.is_pending and not self._has_line:
                    return loss
                if self._is_line_over:
                    match = self.session.match
                    assert match is not None
                    reply = reply_sentence(match, words, self.controller.player_names)
                    return f"{loss} {reply}"
                return self.tr("{loss} Watch what may follow.").format(loss=loss)

    def _origin_text(self, chosen: ChosenPuzzle) -> str:
        if self._lesson is not None:
            step = step_text(self._drill_size - len(self._drill) - 1, self._drill_size)
            return with_commas((lesson_text(self._lesson.title), step))
        if chosen.is_own:
            return self.tr("From one of your matches, where you made another move.")
        if chosen.is_repetition:
            return self.tr("You have missed this one before.")
        return ""

    def _hint_texts(self) -> list[str]:
        """The hints given so far."""
        puzzle_try, words = self.current_try, self.controller.card_wording
        if puzzle_try is None or words is None:
            return []
        hints = (
            theme_hint(puzzle_try.puzzle),
            move_text(puzzle_try.puzzle.solution, Purpose.HINT, words),
        )
        return list(hints[: puzzle_try.hints])

    def _rating_text(self, puzzle_try: PuzzleTry) -> str:
        """What the recorded attempt did to the rating, once the first answer has been given."""
        if not puzzle_try.is_recorded or self._phase is Phase.SOLVING:
            return ""
        if self._problem:
            return self._problem
        if not puzzle_try.counts:
            return self.tr(
                "It does not change your rating, because you tried this puzzle not long ago."
            )
        texts = []
        if self._attempts.is_rated:
            change = rating_change(puzzle_try.before, puzzle_try.after)
            texts.append(self.tr("Your rating: {rating}.").format(rating=change))
            rating = number(puzzle_try.puzzle.difficulty.rating)
            texts.append(self.tr("This puzzle is rated {rating}.").format(rating=rating))
        if self._phase is Phase.SOLVED and not puzzle_try.is_solved:
            texts.append(self.tr("It counts as missed, because a hint or another move came first."))
        return " ".join(texts)

    def _line_texts(self, words: CardWording) -> list[str]:
        """The moves made on the table since the answer, which the sentence names."""
        puzzle_try = self.current_try
        if puzzle_try is None or self._phase is Phase.SOLVING:
            return []
        start = puzzle_try.puzzle.match
        self._moves.set_record(self.session.record, self.controller.player_names, words)
        rows = (
            self._moves.index(number).data(MOVE_ROW_ROLE)
            for number in range(self._moves.rowCount())
        )
        return [
            self._moves.sentence(row)
            for row in rows
            if (position := position_of(row)) is not None
            and (position.deals, position.moves) > (start.deals, start.moves_made + 1)
        ]

    def _first_wanted(self, context: Context) -> PuzzleFilter:
        """What was wanted last; at first the game on the main table, if it has puzzles."""
        match, last = context.session.match, self._wishes.last
        if last is not None:
            return last
        variant = None if match is None else match.variant.id
        return PuzzleFilter(variant if variant in self._chooser.variants() else None)

    def _show_choices(self) -> None:
        """Show the menu of games, themes and difficulties, with the results."""
        menu, wanted = Menu(self), self.wanted
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        variants, themes = self._chooser.variants(), self._chooser.themes(wanted.variant)
        games = {None: self.tr("All games")} | {
            variant: game_title(CATALOGUE[variant]) for variant in variants
        }
        named = {None: self.tr("All themes")} | {theme: theme_name(theme) for theme in themes}
        levels = {challenge: challenge_name(challenge) for challenge in Challenge}
        choices: dict[str, tuple[Mapping[Any, str], str]] = {
            self.tr("Game"): (games, "variant"),
            self.tr("Theme"): (named, "theme"),
            self.tr("Difficulty"): (levels, "challenge"),
        }
        for title, (values, field) in choices.items():
            submenu = Menu(title, menu)
            menu.addMenu(submenu)
            for value, text in values.items():
                submenu.add_choice(
                    text,
                    is_chosen=value == getattr(wanted, field),
                    choose=partial(self.choose, wanted._replace(**{field: value})),
                )
        menu.addSeparator()
        menu.addAction(self.tr("Your results…")).triggered.connect(self._show_results)
        menu.popup_below(self.choice_button)

    def _show_results(self) -> None:
        results = PuzzleResults(self._attempts, self._chooser.due(), self._clock(), parent=self)
        results.finished.connect(results.deleteLater)
        results.open()

    def _request_lesson(self, lesson: Lesson) -> None:
        self.lesson_requested.emit(lesson)
        self.close()

    def _show_problem(self, sentence: str) -> None:
        self._problem = sentence
        self._update_panel()

    def _place_panel(self) -> None:
        """Show the cards not seen as a strip in a panel below the table."""
        super()._place_panel()
        is_below = self._box.direction() is QBoxLayout.Direction.TopToBottom
        self._unseen.set_strip(is_below, round(_GRID_WIDTH * text_scale()))
        self._box.activate()  # A match is laid out in the size that the table has now.
