"""`ReviewRun`: reviews a match in the background, step by step, and keeps the results.

A result in the database belongs to a step and a depth, and to the record up to the end of its
round: if that round was played differently since, or an earlier one was, the result is not read any
more. Whatever cannot be read is worked out again.
"""

import hashlib
import json
import logging
import sqlite3
import time
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import partial
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from scopa_desktop.ai.review.match_review import (
    DEFAULT_DEPTH,
    REVIEW_VERSION,
    MatchReview,
    ReviewStep,
    replayed,
    step_of,
)
from scopa_desktop.ai.review.reasons import Reasons
from scopa_desktop.ai.review.results import (
    DecisionReview,
    ReviewResult,
    RoundReview,
    result_from_json,
)
from scopa_desktop.ai.review.review_tasks import PlanTask, ReasonsTask, StepTask, finished_part
from scopa_desktop.play.analysis.analysis_client import AnalysisClient, Priority, SingleTask
from scopa_desktop.play.matches.match_facts import digest_of
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.json_fields import json_object, parse_json
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Record, record_head, round_text

_OF_ROUND: Final = 0
"""The number of the move of a result that is that of the round."""

_log = logging.getLogger(__name__)


class StoredReview(NamedTuple):
    """What the database has of a review."""

    match_id: str | None
    """The id of the match; None if it is not in the database, so that nothing can be kept."""
    results: list[ReviewResult]


def stored_review(
    connection: sqlite3.Connection,
    record: Record,
    reviewed: Record,
    depth: int,
    match_id: str | None,
) -> StoredReview:
    """The results of `reviewed`, the part of `record` that is reviewed.

    Without the id of the match, it is found by the record.
    """
    found = match_id or _id_of(connection, record)
    results = [] if found is None else _results(connection, found, reviewed, depth)
    return StoredReview(found, results)


def store_results(
    connection: sqlite3.Connection,
    record: Record,
    depth: int,
    match_id: str,
    results: Iterable[ReviewResult],
) -> None:
    """Keep results, inside `Database.write`; nothing if the match is not here any more."""
    digests = _digests(record)
    for result in results:
        step = step_of(result)
        connection.execute(
            "INSERT OR REPLACE INTO review SELECT match, ?2, ?3, ?4, ?5, ?6 FROM match"
            " WHERE id = ?1",
            (
                match_id,
                depth,
                step.round_number,
                step.move_number or _OF_ROUND,
                digests[step.round_number - 1],
                json.dumps(result.to_json()),
            ),
        )


def _id_of(connection: sqlite3.Connection, record: Record) -> str | None:
    row = connection.execute(
        "SELECT id FROM match WHERE digest = ? ORDER BY match", (digest_of(record),)
    ).fetchone()
    return None if row is None else row["id"]


def _results(
    connection: sqlite3.Connection, match_id: str, record: Record, depth: int
) -> list[ReviewResult]:
    """The usable results of a match, those of the record alone."""
    deals = {digest: deal for deal, digest in enumerate(_digests(record), 1)}
    rows = connection.execute(
        "SELECT v.move, v.digest, v.result FROM review AS v JOIN match AS m USING (match)"
        " WHERE m.id = ? AND v.depth = ?",
        (match_id, depth),
    )
    results = []
    for move, digest, text in rows:
        if digest not in deals:
            continue
        try:
            result = result_from_json(json_object(parse_json(text)))
        except ValueError as error:
            _log.warning("a result of a review is damaged: %s", error)
            continue
        step = ReviewStep(deals[digest], move or None)
        if step_of(result) == step and _fits(result, record):
            results.append(result)
    return results


def _fits(result: ReviewResult, record: Record) -> bool:
    """Whether a result can be that of a step of the record."""
    if isinstance(result, RoundReview):
        return len(result.leads) == len(result.luck) == record.seating.sides
    moves = record.rounds[result.round_number - 1].moves
    is_move = 1 <= result.move_number <= len(moves)
    return (
        is_move
        and moves[result.move_number - 1] == result.played
        and 0 <= result.seat < record.seating.players
    )


def _digests(record: Record) -> list[str]:
    """For each round, the SHA-256 digest of the record up to its end."""
    sha = hashlib.sha256(f"review {REVIEW_VERSION}\n{record_head(record)}".encode())
    digests = []
    for number, recorded in enumerate(record.rounds, 1):
        sha.update(round_text(number, recorded).encode())
        digests.append(sha.hexdigest())
    return digests


_SECONDS_PER_STEP: Final = 0.02
"""Of a step at the usual depth, for each pair of players: a step takes longer with more of them."""
_EXPERIENCE: Final = 20
"""The steps that this figure counts for, beside those of the run that are measured."""
_STORED_TOGETHER: Final = 8
"""The results that are written in one transaction."""


class RunState(Enum):
    """What a run does."""

    PREPARING = "preparing"
    """The results of earlier runs are read."""
    RUNNING = "running"
    STOPPED = "stopped"
    """The person has stopped it."""
    FAILED = "failed"
    """A step could not be taken; it can be continued like a stopped one."""
    FINISHED = "finished"


class ReviewRun(QObject):
    """Reviews the finished rounds of a match.

    It goes on where an earlier run has stopped, also in an earlier process: every result is kept in
    the history, if the match is in it. Of a round that is still in play nothing is reviewed.
    """

    changed = Signal()
    """There are further results, or the state is another."""

    def __init__(
        self,
        match: Match,
        analysis: AnalysisClient,
        database: DatabaseThread,
        *,
        match_id: str | None = None,
        depth: int = DEFAULT_DEPTH,
        parent: QObject | None = None,
    ) -> None:
        """A run for a match; `start` begins it.

        Args:
            match: the match, which is not changed; it may be played on meanwhile.
            analysis: takes the steps.
            database: where the results are kept.
            match_id: the id of the match in the database; by default it is found by its record.
            depth: how thoroughly to search, see `Reviewer`.
            parent: the owner.
        """
        super().__init__(parent)
        self._whole = match.record
        self.record = finished_part(self._whole)
        """What is reviewed."""
        self.depth = depth
        self.state = RunState.PREPARING
        self._analysis = analysis
        self._database = database
        self._match_id = match_id
        self._steps: Sequence[ReviewStep] = ()
        self._order: Sequence[ReviewStep] = ()
        """The steps in the order in which they are taken."""
        self._results: dict[ReviewStep, ReviewResult] = {}
        self._unstored: list[ReviewResult] = []
        self._reasons: dict[ReviewStep, Reasons] = {}
        self._asked_reasons: set[ReviewStep] = set()
        self._task = SingleTask(analysis, self)
        self._is_started = False
        self._step_began = 0.0
        """When the present step was submitted, on the monotonic clock."""
        self._seconds, self._timed = 0.0, 0
        """How long the steps of this run took together, and how many they are."""
        self._task.failed.connect(self._on_failed)
        database.failed.connect(self._on_database_failed)

    @property
    def done(self) -> int:
        """The number of steps that are taken."""
        return len(self._results)

    @property
    def total(self) -> int:
        """The number of all steps; 0 while they are not known."""
        return len(self._steps)

    @property
    def seconds_left(self) -> int:
        """About how long the rest takes: from experience at first, more and more as measured."""
        players = self.record.seating.players
        expected = _SECONDS_PER_STEP * players**2 * self.depth / DEFAULT_DEPTH
        seconds, steps = _EXPERIENCE * expected + self._seconds, _EXPERIENCE + self._timed
        return ceil((self.total - self.done) * seconds / steps)

    @property
    def review(self) -> MatchReview:
        """The results so far, in the order of the match."""
        results = [self._results[step] for step in self._steps if step in self._results]
        return MatchReview.of(self.record, results)

    def decision(self, step: ReviewStep) -> DecisionReview | None:
        """The result of a decision; None if there is none yet."""
        result = self._results.get(step)
        return result if isinstance(result, DecisionReview) else None

    def reasons(self, decision: DecisionReview) -> Reasons | None:
        """Why the best move was better than the one played; None while it is worked out."""
        step = step_of(decision)
        if step not in self._asked_reasons:
            self._asked_reasons.add(step)
            task = ReasonsTask(self.record, step, decision.loss.best, decision.played)
            self._analysis.submit(
                task, partial(self._on_reasons, step), priority=Priority.LIVE, receiver=self
            )
        return self._reasons.get(step)

    def start(self) -> None:
        """Begin: read what is known, and go on from there."""
        if not self._is_started:
            self._is_started = True
            query = partial(
                stored_review,
                record=self._whole,
                reviewed=self.record,
                depth=self.depth,
                match_id=self._match_id,
            )
            self._database.read(query, self._on_read, self)

    def stop(self) -> None:
        """Stop; `go_on` continues."""
        if self.state in (RunState.PREPARING, RunState.RUNNING):
            self._set_state(RunState.STOPPED)
            self._task.cancel()
            self._store()

    def go_on(self) -> None:
        """Continue after `stop` or a failure."""
        if self.state in (RunState.STOPPED, RunState.FAILED):
            self._set_state(RunState.RUNNING)
            self._take_next_step()

    def close(self) -> None:
        """Stop for good, and keep the results."""
        self.stop()
        self.deleteLater()

    def _on_read(self, stored: StoredReview) -> None:
        self._match_id = stored.match_id
        known = {step_of(result): result for result in stored.results}
        self._results = known | self._results
        self._plan()

    def _on_database_failed(self, _sentence: str) -> None:
        """Without the database the whole review is worked out."""
        if self._is_started and self.state is RunState.PREPARING and not self._task.is_pending:
            self._match_id = None
            self._plan()

    def _plan(self) -> None:
        if self.state is RunState.PREPARING:
            self.state = RunState.RUNNING
        if self.state is RunState.RUNNING:
            self._take_next_step()

    def _take_next_step(self) -> None:
        if self.state is not RunState.RUNNING or self._task.is_pending:
            return
        if not self._steps:
            self._task.submit(PlanTask(self.record), self._on_planned)
            return
        step = next((step for step in self._order if step not in self._results), None)
        if step is None:
            self._store()
            self._set_state(RunState.FINISHED)
        else:
            self._step_began = time.monotonic()
            self._task.submit(StepTask(self.record, self.depth, step), self._on_result)

    def _on_planned(self, steps: Sequence[ReviewStep]) -> None:
        self._steps = steps
        self._order = people_first(self.record, steps)
        self._results = {step: self._results[step] for step in steps if step in self._results}
        self.changed.emit()
        self._take_next_step()

    def _on_result(self, result: ReviewResult) -> None:
        self._seconds += time.monotonic() - self._step_began
        self._timed += 1
        self._results[step_of(result)] = result
        self._unstored.append(result)
        if len(self._unstored) >= _STORED_TOGETHER:
            self._store()
        self.changed.emit()
        self._take_next_step()

    def _on_reasons(self, step: ReviewStep, reasons: Reasons) -> None:
        self._reasons[step] = reasons
        self.changed.emit()

    def _on_failed(self) -> None:
        self._store()
        self._set_state(RunState.FAILED)

    def _store(self) -> None:
        results, self._unstored = self._unstored, []
        if results and self._match_id is not None:
            self._database.write(
                partial(
                    store_results,
                    record=self.record,
                    depth=self.depth,
                    match_id=self._match_id,
                    results=results,
                )
            )

    def _set_state(self, state: RunState) -> None:
        self.state = state
        self.changed.emit()


def people_first(record: Record, steps: Sequence[ReviewStep]) -> list[ReviewStep]:
    """The steps of a review with the decisions of people before all others."""
    match = replayed(record)

    def is_later(step: ReviewStep) -> bool:
        if step.move_number is None:
            return True
        seat = match.seats_of_moves(step.round_number)[step.move_number - 1]
        return not record.mover(seat, step.round_number, step.move_number - 1).player.is_person

    return sorted(steps, key=is_later)
