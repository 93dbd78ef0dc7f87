"""Non-blocking client of the engine process.

A thread of the client starts the process, passes questions on and handles the messages, which
another thread reads. It also watches the process: one that ends, sends no heartbeat, or exceeds the
time of its question is suspected, a second process is started beside it and gets the same question,
and the first answer counts, so that a process that was only slowed down by a busy machine can still
answer. If no process answers in time, the rules of thumb answer in this process.
"""

import logging
from collections.abc import Callable
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen
from threading import Condition, Thread
from time import monotonic
from typing import Final, NamedTuple

from scopa_desktop.ai import levels
from scopa_desktop.ai.engine_process import (
    BEAT,
    CANCEL,
    READY,
    AdviceQuestion,
    Answer,
    FindLevel,
    MoveQuestion,
    Question,
    Reply,
)
from scopa_desktop.ai.fault_hook import report_fault
from scopa_desktop.ai.message_pipe import MessageReader, MessageWriter
from scopa_desktop.ai.player import CLOCK_FACTOR
from scopa_desktop.ai.process_command import engine_command
from scopa_desktop.ai.seat_view import SeatView

MOST_LOSSES: Final = 3
"""After so many processes lost over one question, the rules of thumb answer."""
_MOST_ENGINES: Final = 2
"""The processes that run at the same time: one, and one beside a suspected one."""

_log = logging.getLogger(__name__)


class Limits(NamedTuple):
    """How long the client waits, in seconds.

    Time in which the client itself did not run (the computer slept or is too busy) is not counted.
    """

    silence: float = 0.5
    """Without a heartbeat, until a process is suspected."""
    overrun: float = 0.5
    """Beyond the time of a question, until a process is suspected although it sends heartbeats."""
    start: float = 1.0
    """From the start of the first process until it is suspected, while a question waits."""
    restart: float = 0.5
    """The same for later processes, whose files are in memory."""
    replacement: float = 1.2
    """From a suspicion or a loss until the rules of thumb answer, if no process works on the
    question by then."""
    answer: float = 1.7
    """Beyond the time of a question, until the rules of thumb answer it in any case."""
    first_start: float = 15.0
    """In place of the two above as long as no process has ever been ready: a slow disk."""
    idle_start: float = 60.0
    """From the start of a process until it is replaced, while no question waits."""


DEFAULT_LIMITS: Final = Limits()


class EngineClient:
    """Gets moves and advice from the engine process."""

    def __init__(
        self,
        on_answer: Callable[[int, Reply], None] | None = None,
        find_level: FindLevel = levels.level,
        limits: Limits = DEFAULT_LIMITS,
        on_delay: Callable[[int], None] | None = None,
    ) -> None:
        """Create a client; the process is started by `start` or with the first question.

        `on_answer` is called with the ticket and the reply of each answer, `on_delay` with the
        ticket of a question whose process was lost or is suspected, once for each question. Both
        are called in the client's thread, and possibly for a ticket that is cancelled at that
        moment, so compare tickets. An exception of theirs is reported, and the thread goes on.
        """
        self._exchange = _Exchange(on_answer, on_delay)
        self._find_level = find_level
        self._supervisor = _Supervisor(self._exchange, find_level, limits)
        self._thread: Thread | None = None
        self._last_ticket = 0

    def start(self) -> None:
        """Start the process in the background, so that it is ready for the first question."""
        if self._thread is None:
            self._thread = Thread(target=self._supervisor.run, name="engine client", daemon=True)
            self._thread.start()

    def ask(self, view: SeatView, level_id: str) -> int:
        """Ask for a move, replacing any earlier question; returns the ticket of the answer.

        Raises `ValueError` with a sentence when there is no such level.
        """
        self._find_level(level_id)
        return self._send(MoveQuestion(self._next_ticket(), view, level_id))

    def ask_advice(self, view: SeatView) -> int:
        """Ask for the evaluation of a seat's moves, replacing any earlier question.

        Returns the ticket of the answer.
        """
        return self._send(AdviceQuestion(self._next_ticket(), view))

    def _next_ticket(self) -> int:
        self._last_ticket += 1
        return self._last_ticket

    def _send(self, question: Question) -> int:
        self.start()
        self._exchange.set_question(question)
        return question.ticket

    def cancel(self) -> None:
        """Cancel the question; its answer is dropped."""
        self._exchange.set_question(None)

    def poll(self, seconds: float = 0.0) -> Answer | None:
        """Take the answer to the last question; None when there is none after `seconds`."""
        return self._exchange.take_answer(seconds)

    def close(self) -> None:
        """End the process at once; no callback is called afterwards."""
        if self._exchange.is_closed:
            return
        self._exchange.close()
        if self._thread is not None:
            self._thread.join()

    @property
    def process_ids(self) -> list[int]:
        """The processes that run: none before the start, and two while one is suspected."""
        return self._supervisor.process_ids


class _Ended(NamedTuple):
    """In place of a message: no more will come."""

    reason: str


class _Event(NamedTuple):
    """Something that the client's thread handles."""

    engine: "_Engine | None"
    """None for a question that was asked or cancelled, and for the end of the client."""
    message: object = None


class _Exchange:
    """The question and its answer, shared by the caller's threads and the client's thread."""

    def __init__(
        self,
        on_answer: Callable[[int, Reply], None] | None,
        on_delay: Callable[[int], None] | None,
    ) -> None:
        self.events: SimpleQueue[_Event] = SimpleQueue()
        """What the client's thread handles next."""
        self.is_closed = False
        self._on_answer = on_answer
        self._on_delay = on_delay
        self._changed = Condition()
        self._question: Question | None = None
        self._answer: Answer | None = None

    @property
    def question(self) -> Question | None:
        """The question without an answer yet."""
        with self._changed:
            return self._question

    def set_question(self, question: Question | None) -> None:
        """Replace the question; an answer that was not taken is dropped."""
        with self._changed:
            if not self.is_closed:
                self._question, self._answer = question, None
                self._wake()

    def set_answer(self, answer: Answer) -> None:
        """Provide the answer, unless its question was cancelled or replaced."""
        with self._changed:
            if self._question is None or self._question.ticket != answer.ticket:
                return
            self._question, self._answer = None, answer
            self._changed.notify_all()
        if self._on_answer is not None:
            try:
                self._on_answer(*answer)
            except Exception as error:
                report_fault(error)

    def report_delay(self, ticket: int) -> None:
        """Call `on_delay`, unless the client was closed."""
        if self._on_delay is not None and not self.is_closed:
            try:
                self._on_delay(ticket)
            except Exception as error:
                report_fault(error)

    def take_answer(self, seconds: float) -> Answer | None:
        """Wait for the answer and return it once; None after `seconds`."""
        with self._changed:
            self._changed.wait_for(lambda: self._answer is not None, seconds)
            answer, self._answer = self._answer, None
            return answer

    def close(self) -> None:
        """Drop the question and let the client's thread end."""
        with self._changed:
            self.is_closed = True
            self._question = self._answer = None
            self._wake()

    def _wake(self) -> None:
        self.events.put(_Event(None))


class _Clock:
    """Seconds in which this process could run."""

    def __init__(self) -> None:
        self._lost = 0.0

    def now(self) -> float:
        """The time now, without the time that was lost."""
        return monotonic() - self._lost

    def next_event(self, events: SimpleQueue[_Event], until: float | None) -> _Event | None:
        """Take the next event, or None if there is none by then.

        What the wait takes longer than `until` counts as lost.
        """
        seconds = None if until is None else max(0.0, until - self.now())
        began = monotonic()
        try:
            event = events.get(timeout=seconds)
        except Empty:
            event = None
        if seconds is not None:
            self._lost += max(0.0, monotonic() - began - seconds)
        return event


class _Engine:
    """One engine process, with the pipes to it and what is expected of it."""

    def __init__(self, find_level: FindLevel, clock: _Clock, events: SimpleQueue[_Event]) -> None:
        """Start the process; its messages are put into `events`, and last an `_Ended`.

        Raises `OSError` when it cannot be started.
        """
        self._find_level = find_level
        self._clock = clock
        # Without a buffer: a message is written and read as a whole.
        self._process = Popen(engine_command(find_level), stdin=PIPE, stdout=PIPE, bufsize=0)
        _log.debug("the engine process %d was started", self._process.pid)
        assert self._process.stdin is not None and self._process.stdout is not None
        self._questions = MessageWriter(self._process.stdin.fileno())
        self._answers = MessageReader(self._process.stdout.fileno())
        self._reader = Thread(
            target=self._read, args=(events,), name="engine messages", daemon=True
        )
        self._reader.start()
        self.is_ready = False
        self.is_suspected = False
        self.question: Question | None = None
        """The last one that was sent."""
        self._started = clock.now()
        self._silent_since: float | None = None
        """The last message, or the question after it; None while the process has no question."""
        self._question_ends = 0.0

    @property
    def process_id(self) -> int:
        """The number that the system has given the process."""
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def _read(self, events: SimpleQueue[_Event]) -> None:
        """Read messages until the process ends."""
        try:
            while True:
                events.put(_Event(self, self._answers.receive()))
        except EOFError:
            events.put(_Event(self, _Ended("has ended")))
        except OSError as error:
            events.put(_Event(self, _Ended(f"cannot be reached: {error}")))
        except Exception as error:
            report_fault(error)
            events.put(_Event(self, _Ended("has sent what is no message")))

    def suspect_at(self, limits: Limits, start: float) -> float | None:
        """When to suspect the process; None while nothing is expected of it.

        `start` is the time it may take to start, in seconds.
        """
        if not self.is_ready:
            return self._started + start
        if self._silent_since is None:
            return None
        return min(self._silent_since + limits.silence, self._question_ends + limits.overrun)

    def ask(self, question: Question) -> None:
        """Send a question; raises `OSError` when the process has ended."""
        self._questions.send(question)
        self.question = question
        now = self._clock.now()
        self._question_ends = now + CLOCK_FACTOR * question.seconds(self._find_level)
        if self._silent_since is None:
            self._silent_since = now

    def cancel(self) -> None:
        """Let the process end its work on all questions."""
        self._questions.send(CANCEL)

    def handle(self, message: object) -> Answer | None:
        """Note what a message of the process says; returns the answer if it is one."""
        if message == READY:
            _log.debug("the engine process %d is ready", self._process.pid)
            self.is_ready = True
        if self._silent_since is not None:
            self._silent_since = self._clock.now()
        if not isinstance(message, Answer):
            # A heartbeat takes back a suspicion of silence, but not one of an overrun.
            if message != BEAT or self._clock.now() < self._question_ends:
                self.is_suspected = False
            return None
        self.is_suspected = False
        if self.question is not None and self.question.ticket == message.ticket:
            self._silent_since = None
        return message

    def end(self) -> None:
        """Kill the process, also one that is stopped, and close the pipes."""
        self._process.kill()
        self._process.wait()
        # The reader has reached the end of its pipe, because no other process has it.
        self._reader.join()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            stream.close()


class _Supervisor:
    """Runs the client's thread."""

    def __init__(self, exchange: _Exchange, find_level: FindLevel, limits: Limits) -> None:
        self._exchange = exchange
        self._find_level = find_level
        self._limits = limits
        self._clock = _Clock()
        self._engines: list[_Engine] = []
        self._has_been_ready = False
        self._losses = 0
        self._question: Question | None = None
        """The question as the thread knows it."""
        self._last_ticket = 0
        self._asked = 0.0
        """When the question was asked."""
        self._trouble_since: float | None = None
        """The suspicion or loss since which no process works on the question."""
        self._delayed_ticket = 0
        """The last ticket that was reported as delayed."""

    def run(self) -> None:
        """Keep a process and answer questions until the client is closed."""
        while not self._exchange.is_closed:
            self._go_on()
        for engine in self._engines:
            engine.end()
        self._engines = []

    def _go_on(self) -> None:
        """Take one step.

        An exception is reported and counts as a loss, so that what fails each time is not repeated
        without end.
        """
        try:
            self._drop_suspected()
            self._start_missing()
            self._step()
        except Exception as error:
            report_fault(error)
            self._count_loss("caused an exception in its client")

    @property
    def process_ids(self) -> list[int]:
        return [engine.process_id for engine in list(self._engines) if engine.is_running]

    def _drop_suspected(self) -> None:
        """While no question waits, keep one process that is not suspected."""
        if self._question is None:
            sound = [engine for engine in self._engines if not engine.is_suspected]
            self._keep_only(sorted(sound, key=lambda engine: not engine.is_ready)[:1])

    def _keep_only(self, kept: list[_Engine]) -> None:
        for engine in self._engines:
            if engine not in kept:
                engine.end()
        self._engines = kept

    def _start_missing(self) -> None:
        """Start a process where there is none that is not suspected."""
        while (
            all(engine.is_suspected for engine in self._engines)
            and len(self._engines) < _MOST_ENGINES
            and self._losses < MOST_LOSSES
        ):
            self._start_engine()

    def _start_engine(self) -> None:
        try:
            self._engines.append(_Engine(self._find_level, self._clock, self._exchange.events))
        except OSError as error:
            self._count_loss(f"cannot be started: {error}")

    def _step(self) -> None:
        """Wait for a question, a message or the next limit, and handle it."""
        event = self._clock.next_event(self._exchange.events, self._next_limit())
        if event is None:
            self._check_limits()
        elif event.engine is None:
            self._take_question()
        elif event.engine not in self._engines:
            return  # It was ended after it had sent this.
        elif isinstance(event.message, _Ended):
            self._lose(event.engine, event.message.reason)
        else:
            self._receive(event.engine, event.message)

    def _take_question(self) -> None:
        self._question = question = self._exchange.question
        if question is not None and question.ticket != self._last_ticket:
            self._last_ticket = question.ticket
            self._losses = 0
            self._asked = self._clock.now()
            self._trouble_since = None
        self._pass_on()

    def _pass_on(self) -> None:
        """Send the question to every process that is ready for it."""
        for engine in list(self._engines):
            if not engine.is_ready or engine.is_suspected:
                continue
            try:
                if self._question is None:
                    engine.cancel()
                elif engine.question != self._question:
                    engine.ask(self._question)
            except OSError as error:
                self._lose(engine, f"cannot be reached: {error}")

    def _receive(self, engine: _Engine, message: object) -> None:
        was_idle = not engine.is_ready or engine.is_suspected
        answer = engine.handle(message)
        self._has_been_ready = self._has_been_ready or engine.is_ready
        question = self._question
        if engine.question == question and not engine.is_suspected:
            self._trouble_since = None
        if answer is not None and question is not None and answer.ticket == question.ticket:
            self._losses = 0
            self._keep_only([engine])
            self._finish(answer)
        elif was_idle:
            self._pass_on()

    def _finish(self, answer: Answer) -> None:
        self._question = None
        self._exchange.set_answer(answer)

    def _next_limit(self) -> float | None:
        limits = [self._suspect_at(engine) for engine in self._engines if not engine.is_suspected]
        limits.append(self._give_up_at())
        return min((limit for limit in limits if limit is not None), default=None)

    def _suspect_at(self, engine: _Engine) -> float | None:
        limits = self._limits
        if self._question is None:
            start = limits.idle_start
        else:
            start = limits.restart if self._has_been_ready else limits.start
        return engine.suspect_at(limits, start)

    def _give_up_at(self) -> float | None:
        """When the rules of thumb answer the question."""
        if self._question is None:
            return None
        limits = self._limits
        ends = self._asked + CLOCK_FACTOR * self._question.seconds(self._find_level)
        if not self._has_been_ready:
            return ends + limits.first_start
        if self._trouble_since is None:
            return ends + limits.answer
        return min(ends + limits.answer, self._trouble_since + limits.replacement)

    def _check_limits(self) -> None:
        now = self._clock.now()
        for engine in list(self._engines):
            limit = self._suspect_at(engine)
            if limit is None or limit > now or engine.is_suspected:
                continue
            if self._question is None:
                self._lose(engine, "does not respond")
            else:
                engine.is_suspected = True
                _log.warning("the engine process does not respond to a question")
                self._note_trouble()
        limit = self._give_up_at()
        if limit is not None and limit <= now:
            _log.warning("no engine process answers in time; the rules of thumb answer")
            self._answer_by_thumb()

    def _lose(self, engine: _Engine, reason: str) -> None:
        engine.end()
        self._engines.remove(engine)
        self._count_loss(reason)

    def _count_loss(self, reason: str) -> None:
        """After too many losses, the rules of thumb answer."""
        _log.warning("the engine process %s", reason)
        self._note_trouble()
        self._losses += 1
        if self._losses == MOST_LOSSES:
            self._answer_by_thumb()

    def _answer_by_thumb(self) -> None:
        if self._question is not None:
            self._finish(Answer(self._question.ticket, self._question.heuristic_reply()))

    def _note_trouble(self) -> None:
        if self._trouble_since is None:
            self._trouble_since = self._clock.now()
        if self._question is not None and self._question.ticket != self._delayed_ticket:
            self._delayed_ticket = self._question.ticket
            self._exchange.report_delay(self._question.ticket)
