"""The process in which thinking happens, seen from outside: ask, go on, get told.

`Thinker` never blocks its caller. A thread of its own starts the worker process, passes questions
on and watches over it: a worker that dies or thinks far too long is replaced and asked again, and
when that does not help the rules of thumb answer in this process, so that a game never hangs.
"""

import logging
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import wait
from threading import Condition, Thread
from time import monotonic
from typing import Final

from scopa_desktop.ai import levels
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.ai.worker import (
    CANCEL,
    AdviceQuestion,
    Answer,
    FindLevel,
    MoveQuestion,
    Question,
    Reply,
    work,
)

MOST_LOSSES: Final = 3
"""The workers that may be lost over one question."""
START_SECONDS: Final = 60.0
"""The time a worker has to get ready, ample for a machine that is busy starting."""

_log = logging.getLogger(__name__)


class Thinker:
    """Gets moves and advice from a worker process."""

    def __init__(
        self,
        on_answer: Callable[[int, Reply], None] | None = None,
        find_level: FindLevel = levels.level,
        grace: float = 5.0,
    ) -> None:
        """A thinker at rest.

        `on_answer` is told the ticket and the reply of each answer, in the thinker's own thread; a
        ticket cancelled in that very moment may still be told, so compare tickets. `grace` is the
        time beyond a question's own, in seconds, after which a worker is given up.
        """
        self._desk = _Desk(on_answer)
        self._find_level = find_level
        self._supervisor = _Supervisor(self._desk, find_level, grace)
        self._thread: Thread | None = None
        self._last_ticket = 0

    def start(self) -> None:
        """Start the worker in the background, so that the first question finds it ready."""
        if self._thread is None:
            self._thread = Thread(target=self._supervisor.run, name="thinker", daemon=True)
            self._thread.start()

    def ask(self, view: SeatView, level_id: str) -> int:
        """Ask for a move, in place of any earlier question; returns the ticket of the answer.

        Raises `ValueError` with a sentence when there is no such level.
        """
        self._find_level(level_id)
        return self._put(MoveQuestion(self._next_ticket(), view, level_id))

    def ask_advice(self, view: SeatView) -> int:
        """Ask what the moves of a seat are worth, in place of any earlier question.

        Returns the ticket of the answer.
        """
        return self._put(AdviceQuestion(self._next_ticket(), view))

    def _next_ticket(self) -> int:
        self._last_ticket += 1
        return self._last_ticket

    def _put(self, question: Question) -> int:
        self.start()
        self._desk.want(question)
        return question.ticket

    def cancel(self) -> None:
        """Take the question back; its answer is dropped."""
        self._desk.want(None)

    def poll(self, seconds: float = 0.0) -> Answer | None:
        """The answer to the last question, once; None while there is none after `seconds`."""
        return self._desk.collect(seconds)

    def close(self) -> None:
        """End the worker at once and for good; nothing is told afterwards."""
        if self._desk.is_closed:
            return
        self._desk.close()
        if self._thread is not None:
            self._thread.join()
        self._desk.clear_away()


class _Desk:
    """Where the caller's threads and the thinker's thread hand over questions and answers."""

    def __init__(self, on_answer: Callable[[int, Reply], None] | None) -> None:
        self.bell, self._rope = get_context("spawn").Pipe(duplex=False)
        self.is_closed = False
        self._on_answer = on_answer
        self._changed = Condition()
        self._wanted: Question | None = None
        self._answer: Answer | None = None

    @property
    def wanted(self) -> Question | None:
        """The question that waits for an answer."""
        with self._changed:
            return self._wanted

    def want(self, question: Question | None) -> None:
        with self._changed:
            if not self.is_closed:
                self._wanted, self._answer = question, None
                self._ring()

    def deliver(self, answer: Answer) -> None:
        """Hand over an answer, unless its question was taken back."""
        with self._changed:
            if self._wanted is None or self._wanted.ticket != answer.ticket:
                return
            self._wanted, self._answer = None, answer
            self._changed.notify_all()
        if self._on_answer is not None:
            self._on_answer(*answer)

    def collect(self, seconds: float) -> Answer | None:
        with self._changed:
            self._changed.wait_for(lambda: self._answer is not None, seconds)
            answer, self._answer = self._answer, None
            return answer

    def close(self) -> None:
        with self._changed:
            self.is_closed = True
            self._wanted = self._answer = None
            self._ring()

    def clear_away(self) -> None:
        """Close the pipe, which nobody listens to any more."""
        self.bell.close()
        self._rope.close()

    def _ring(self) -> None:
        self._rope.send_bytes(b"!")


class _Worker:
    """A worker process and the pipes to it."""

    def __init__(self, find_level: FindLevel) -> None:
        context = get_context("spawn")
        inbox, self._questions = context.Pipe(duplex=False)
        self.answers, outbox = context.Pipe(duplex=False)
        self._process = context.Process(
            target=work, args=(inbox, outbox, find_level), name="thinking", daemon=True
        )
        self._process.start()
        # Only the worker may hold its ends, or nobody would notice when it is gone.
        inbox.close()
        outbox.close()
        self.is_ready = False
        self.asked: Question | None = None
        self._patience_ends: float | None = monotonic() + START_SECONDS

    @property
    def pid(self) -> int | None:
        """Number of the process."""
        return self._process.pid

    @property
    def sentinel(self) -> int:
        """Becomes ready when the process has ended."""
        return self._process.sentinel

    @property
    def patience(self) -> float | None:
        """The seconds left until the worker should have been heard; None while it is idle."""
        ends = self._patience_ends
        return None if ends is None else max(0.0, ends - monotonic())

    def ask(self, question: Question, patience: float) -> None:
        self._questions.send(question)
        self.asked = question
        self._patience_ends = monotonic() + patience

    def cancel(self) -> None:
        self._questions.send(CANCEL)

    def hear(self) -> Answer | None:
        """What the worker says: an answer, or None when it is ready to be asked."""
        message = self.answers.recv()
        if not isinstance(message, Answer):
            self.is_ready = True
            self._patience_ends = None
            return None
        if self.asked is not None and self.asked.ticket == message.ticket:
            self._patience_ends = None
        return message

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()
        self._questions.close()
        self.answers.close()


class _Supervisor:
    """What the thinker's thread does."""

    def __init__(self, desk: _Desk, find_level: FindLevel, grace: float) -> None:
        self._desk = desk
        self._find_level = find_level
        self._grace = grace
        self._worker: _Worker | None = None
        self._losses = 0
        self._last_ticket = 0

    def run(self) -> None:
        """Keep a worker and serve the desk until it closes."""
        while not self._desk.is_closed:
            self._hire()
            self._listen()
        if self._worker is not None:
            self._worker.end()

    def _hire(self) -> None:
        while self._worker is None and self._losses < MOST_LOSSES:
            self._try_to_hire()

    def _try_to_hire(self) -> None:
        try:
            self._worker = _Worker(self._find_level)
            _log.debug("the worker process %d was started", self._worker.pid)
        except OSError as error:
            self._lose(f"cannot be started: {error}")

    def _listen(self) -> None:
        """Wait for the caller, the worker or the end of patience, and see to it."""
        worker = self._worker
        if worker is None:
            wait([self._desk.bell])
            self._hear_the_bell()
            return
        ready = wait([self._desk.bell, worker.answers, worker.sentinel], worker.patience)
        try:
            if self._desk.bell in ready:
                self._hear_the_bell()
            elif worker.answers in ready:
                self._hear(worker)
            else:
                self._lose("has ended" if ready else "thinks far too long")
        except (EOFError, OSError) as error:
            self._lose(f"cannot be reached: {error!r}")

    def _hear_the_bell(self) -> None:
        self._desk.bell.recv_bytes()
        wanted = self._desk.wanted
        if wanted is not None and wanted.ticket != self._last_ticket:
            self._last_ticket = wanted.ticket
            self._losses = 0
        self._pass_on()

    def _hear(self, worker: _Worker) -> None:
        answer = worker.hear()
        if answer is None:
            _log.debug("the worker process %d is ready", worker.pid)
            self._pass_on()
        else:
            self._losses = 0
            self._desk.deliver(answer)

    def _pass_on(self) -> None:
        """Tell the worker what is wanted now."""
        worker, wanted = self._worker, self._desk.wanted
        if worker is None or not worker.is_ready:
            return
        if wanted is None:
            worker.cancel()
        elif worker.asked != wanted:
            worker.ask(wanted, wanted.seconds(self._find_level) + self._grace)

    def _lose(self, why: str) -> None:
        """Give the worker up; after too many, answer here and now."""
        _log.warning("the worker process %s", why)
        if self._worker is not None:
            self._worker.end()
            self._worker = None
        self._losses += 1
        wanted = self._desk.wanted
        if self._losses == MOST_LOSSES and wanted is not None:
            self._desk.deliver(Answer(wanted.ticket, wanted.heuristic_reply()))
