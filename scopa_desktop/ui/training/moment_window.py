"""`MomentWindow`: a decision of a review on the table, before the card was played."""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QBoxLayout, QWidget

from scopa_desktop.ai.review.match_review import step_of
from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.ai.review.review_tasks import LineTask
from scopa_desktop.play.analysis.analysis_client import Priority, SingleTask
from scopa_desktop.play.analysis.review_run import ReviewRun
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.review.reviewed_match import ReviewedMatch
from scopa_desktop.ui.theme.fonts import BODY_SIZE, is_text_huge
from scopa_desktop.ui.training.training_window import TrainingWindow
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import paragraph, secondary_label
from scopa_desktop.ui.widgets.plain_text import set_window_title
from scopa_desktop.ui.widgets.screen_space import NO_LIMIT
from scopa_desktop.ui.wording.list_format import with_colon, with_commas
from scopa_desktop.ui.wording.move_wording import Purpose, move_text, played_move_text
from scopa_desktop.ui.wording.review_wording import (
    better_caption,
    better_move,
    cost_sentence,
    grade_word,
    played_caption,
    reasons_text,
)

_TURNS_IN_LINE: Final = 2
_STRIP_MARGIN: Final = 8
_LEVEL_OF_OTHERS: Final = "skilled"
"""Who plays for the other people of a match."""


class Shown(Enum):
    """What is on the table."""

    POSITION = "position"
    """The position before the decision."""
    LINE = "line"
    """The cards that follow a move, one after the other."""
    TRIAL = "trial"
    """The person plays on."""


class MomentWindow(TrainingWindow):
    """Shows decisions of a review, one at a time, with what was played and what was better.

    Only what the seat could know is shown: the other hands are covered.
    """

    def __init__(
        self,
        context: Context,
        parent: QWidget,
        run: ReviewRun,
        shown: ReviewedMatch,
        *,
        moments: Sequence[DecisionReview],
        index: int,
    ) -> None:
        """Show one of the `moments` first; all of them are of a seat that can be looked at."""
        super().__init__(context, parent, "")
        self._run = run
        self._shown_with = shown
        self._moments = moments
        self._index = index
        self._line: tuple[Action, ...] = ()
        self._searching = SingleTask(context.analysis, self)
        """The task that works out a line."""
        self.state = Shown.POSITION
        self._build()
        self.session.declares_automatically = False
        self.session.plays_forced_moves = False
        self.session.events_occurred.connect(self._on_events)
        self.controller.score_ready.connect(self._show_result)
        self.controller.browsing_step_shown.connect(self._update_buttons)
        self.controller.browsing_changed.connect(self._update_buttons)
        # Not to go to the end of the line, where the game would go on.
        self.controller.set_offers_shown(False)
        run.changed.connect(self._update_sentence)
        self._update_sentence()
        self._update_buttons()

    @property
    def moment(self) -> DecisionReview:
        """The decision that is shown."""
        return self._moments[self._index]

    def open(self) -> None:
        """Show the window with the position before the decision."""
        super().open()
        self.show_position()

    def show_position(self) -> None:
        """Put the position before the decision on the table."""
        self._searching.cancel()
        self.state = Shown.POSITION
        self.session.set_suspended(True)
        self.put_on_table(Match.replayed(self._record_before()))
        self._log.setText("")
        self._update_buttons()

    def try_it(self) -> None:
        """Let the person play on from the position, against the computer players."""
        self.show_position()
        self._begin_trial()
        self.view.setFocus()

    def show_line(self, line: tuple[Action, ...]) -> None:
        """Show the position, and play the first card of a line; `next_card` plays the others."""
        self.state = Shown.LINE
        self._line = line
        before = self._record_before()
        deal = len(before.rounds)
        moves = (*before.rounds[-1].moves, *line)
        last = before.rounds[-1]._replace(moves=moves)
        self.session.set_suspended(True)
        self.put_on_table(Match.replayed(replace(before, rounds=(*before.rounds[:-1], last))))
        self.controller.browse(RecordPosition(deal, len(moves) - len(line)))
        self._log.setText("")
        self.next_card()
        # Also where a key, which moves no focus, asked for the line.
        self._next_card.setFocus(Qt.FocusReason.OtherFocusReason)

    def next_card(self) -> None:
        if self.controller.is_browsing and self.view.is_idle:
            number = self.controller.shown_position.moves - self._first_move
            first = number if self._is_narrow else 0
            self._log.setText("\n".join(map(self._line_text, range(first, number + 1))))
            self.controller.play_browsing_step()
            self._update_buttons()

    def _build(self) -> None:
        self._buttons_box = QWidget()
        self._is_narrow = False
        row = FlowRow(8, 6)
        self._flow = row.flow
        self._buttons_margin = vbox(row, within=self._buttons_box)
        self._better = Button("", ButtonKind.GOLD)
        self._next_card = Button(self.tr("&Next card"), ButtonKind.GOLD)
        self._played = Button(self.tr("&Show what was played"))
        self._try = Button(self.tr("&Try it yourself"))
        self._back = Button(self.tr("Back to the &position"))
        self._previous_moment = self.panel.add_button(self.tr("P&revious"))
        self._next_moment = self.panel.add_button(self.tr("Ne&xt"))
        self._previous_moment.clicked.connect(partial(self._go, -1))
        self._next_moment.clicked.connect(partial(self._go, 1))
        self._log = paragraph()
        self._place = secondary_label("", BODY_SIZE, wraps=False)
        actions = {
            self._next_card: self.next_card,
            self._better: self._request_line,
            self._played: self._show_played_line,
            self._try: self.try_it,
            self._back: self.show_position,
        }
        for button, action in actions.items():
            button.clicked.connect(lambda _=False, action=action: action())
            self._flow.addWidget(button)
        self.panel.content.setSpacing(10)
        for part in (self._buttons_box, self._log, self._place):
            self.panel.content.addWidget(part)

    def _place_panel(self) -> None:
        """In a narrow window the buttons have a place of their own above the panel."""
        super()._place_panel()
        # Not now: the layout is at work.
        QTimer.singleShot(0, self, self._place_buttons)

    def _place_buttons(self) -> None:
        is_narrow = self._box.direction() is QBoxLayout.Direction.TopToBottom
        if is_narrow is not self._is_narrow:
            self._is_narrow = is_narrow
            has_strip = self._has_strip
            self._buttons_margin.setContentsMargins(*[_STRIP_MARGIN if has_strip else 0] * 4)
            if has_strip:
                self._box.insertWidget(1, self._buttons_box)
            else:
                self.panel.content.insertWidget(0, self._buttons_box)
            self._update_buttons()
        self._fit_buttons()

    @property
    def _has_strip(self) -> bool:
        """Whether the buttons are above the panel; huge ones scroll in it."""
        return self._is_narrow and not is_text_huge()

    def _fit_buttons(self) -> None:
        """Give the buttons the height of their lines, and the panel what it has room for."""
        width = self.width() - 2 * _STRIP_MARGIN
        height = self._flow.heightForWidth(width) + 2 * _STRIP_MARGIN
        self._buttons_box.setMinimumHeight(height if self._has_strip else 0)
        self._buttons_box.setMaximumHeight(height if self._has_strip else NO_LIMIT)
        # In a narrow window there is room for one of the two.
        is_log_alone = self._is_narrow and self.state is not Shown.POSITION
        self.panel.sentence.setVisible(not is_log_alone)

    def _update_sentence(self) -> None:
        """What was played, what was better, what it cost and why."""
        decision, words = self.moment, self._shown_with.words
        round_name = self._shown_with.round_of(decision)
        title = with_commas((round_name, grade_word(decision.grade)))
        self.panel.set_heading(title)
        set_window_title(self, title)
        name = self._shown_with.name_of_decider(decision)
        lines = [
            with_colon(played_caption(name), move_text(decision.played, Purpose.REVIEW, words))
            + "."
        ]
        if (better := better_move(decision)) != decision.played:
            lines.append(
                with_colon(better_caption(decision), move_text(better, Purpose.REVIEW, words)) + "."
            )
        lines.append(cost_sentence(decision))
        known, next_player = self._run.reasons(decision), self._shown_with.next_player(decision)
        if reasons := reasons_text(decision, known, words, next_player):
            lines.append(reasons)
        self.panel.set_sentence("\n".join(lines))
        place = self.tr("Moment {number} of {count}")
        self._place.setText(place.format(number=self._index + 1, count=len(self._moments)))

    def _update_buttons(self) -> None:
        is_line = self.state is Shown.LINE
        has_next = is_line and self.controller.is_browsing
        better = better_move(self.moment)
        is_best = better == self.moment.played
        self._better.setText(
            self.tr("Play the &other move")
            if not self.moment.grade.is_error
            else self.tr("Play the &better move")
        )
        focused = self.focusWidget()
        self._log.setVisible(bool(self._log.text()))
        self._next_card.setVisible(has_next)
        self._better.setVisible(not is_best and not has_next)
        self._played.setVisible(not has_next)
        self._back.setVisible(self.state is not Shown.POSITION)
        # A narrow window has room for three; a card played after the way back is a try as well.
        is_room = not self._is_narrow or has_next or self.state is Shown.POSITION
        self._try.setVisible(is_room)
        self._better.setEnabled(not self._searching.is_pending)
        self._previous_moment.setEnabled(self._index > 0)
        self._next_moment.setEnabled(self._index + 1 < len(self._moments))
        self._fit_buttons()
        if focused in (self._better, self._played) and has_next:
            self._next_card.setFocus(Qt.FocusReason.OtherFocusReason)
        elif focused is self._next_card and not has_next:
            self._back.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _first_move(self) -> int:
        """The number of moves before the decision."""
        return self.moment.move_number - 1

    def _record_before(self) -> Record:
        """The record up to the decision; other people in it are replaced by computer players."""
        record = self._run.record.until(self.moment.round_number, self._first_move)
        players = [self._opponent(seat, player) for seat, player in enumerate(record.players)]
        return replace(record, players=tuple(players))

    def _opponent(self, seat: int, player: Player) -> Player:
        is_other_person = player.is_person and seat != self.moment.seat
        return player._replace(level=_LEVEL_OF_OTHERS) if is_other_person else player

    def _go(self, step: int) -> None:
        self._index += step
        self._update_sentence()
        self.show_position()

    def _request_line(self) -> None:
        """Work out what would follow the better move; it is shown when it is known."""
        self.show_position()
        task = LineTask(self._run.record, step_of(self.moment), better_move(self.moment))
        self._searching.submit(task, self.show_line, Priority.LIVE)
        self._log.setText(self.tr("One moment…"))
        self._update_buttons()

    def _show_played_line(self) -> None:
        moves = self._run.record.rounds[self.moment.round_number - 1].moves
        count = 1 + _TURNS_IN_LINE * len(self._run.record.players)
        self._searching.cancel()
        self.show_line(moves[self._first_move : self._first_move + count])

    def _line_text(self, number: int) -> str:
        """A move of the line with the player who makes it."""
        match, words = self.session.match, self._shown_with.words
        assert match is not None
        deal = self.moment.round_number
        seat = match.seats_of_moves(deal)[self._first_move + number]
        mover = self._run.record.mover(seat, deal, self._first_move)
        name = self._shown_with.name_or_you(mover)
        action = self._line[number]
        if isinstance(action, Move):
            return f"{played_move_text(action, words, name)}."
        return f"{with_colon(played_caption(name), move_text(action, Purpose.REVIEW, words))}."

    def _on_events(self) -> None:
        """A card was played on the table: the person plays on from here."""
        if self.state is not Shown.TRIAL:
            self._begin_trial()

    def _begin_trial(self) -> None:
        self.state = Shown.TRIAL
        self._searching.cancel()
        self._log.setText(self.tr("Play on as you like. None of it is counted."))
        self.session.set_suspended(False)
        self._update_buttons()

    def _show_result(self) -> None:
        """Compare the result of the round with that of the match."""
        match = self.session.match
        if match is None or self.state is not Shown.TRIAL or not match.sheets:
            return
        own = match.seating.side_of(self.moment.seat)
        number = self._shown_with.round_numbers[self.moment.round_number]
        before = Match.replayed(self._run.record).sheets[number - 1]
        pattern = self.tr("The round is over: {points} for you; in the match it was {before}.")
        self._log.setText(
            pattern.format(
                points=_score(match.sheets[-1].totals, own), before=_score(before.totals, own)
            )
        )


def _score(totals: Sequence[int], own: int) -> str:
    """`3–2`: the points of the own side, then those of the others."""
    others = [points for side, points in enumerate(totals) if side != own]
    return "–".join(map(str, [totals[own], *others]))
