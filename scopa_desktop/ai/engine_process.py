"""The engine process: receives questions from its parent process and sends back answers.

Messages arrive on the standard input and leave on the standard output of the process. While it
works on a question, a thread of it sends a heartbeat every `BEAT_SECONDS`, so that the parent can
tell a process that works from one that was stopped. Keep the imports few: they take most of the
start.
"""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from math import inf
from queue import SimpleQueue
from random import Random
from threading import Event, Lock, Thread
from time import sleep
from typing import Final, NamedTuple, Protocol, TypeAlias

from scopa_desktop.ai.advice import ADVICE_SECONDS, Advice, advise, advise_by_heuristics
from scopa_desktop.ai.heuristics import HeuristicPlayer
from scopa_desktop.ai.levels import Level
from scopa_desktop.ai.message_pipe import MessageReader, MessageWriter
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action

READY: Final = "ready"
"""The first message of the process."""
BEAT: Final = "beat"
"""The heartbeat."""
CANCEL: Final = "cancel"
"""Message to the process: end the work on all questions sent before."""
BEAT_SECONDS: Final = 0.1
"""The time between two heartbeats."""
_NICENESS: Final = 10
"""Added to the niceness of a process for analysis."""

FindLevel: TypeAlias = Callable[[str], Level]
"""Returns the level of an id. The process imports it by name: it must be a function of a module."""

Reply: TypeAlias = Action | Advice
"""A move or advice, as the question asks for."""


class AnalysisTask(Protocol):
    """A short piece of work for an engine process: a value that can be pickled."""

    def run(self, until: Deadline) -> object:
        """The result, which can be pickled; of no use any more once `until` has passed."""


class MoveQuestion(NamedTuple):
    """Asks for the move of a computer player."""

    ticket: int
    view: SeatView
    level_id: str

    def seconds(self, find_level: FindLevel) -> float:
        """The time for the answer, in seconds."""
        return find_level(self.level_id).seconds

    def answered(self, find_level: FindLevel, until: Deadline) -> Action:
        """The move that the level chooses."""
        return find_level(self.level_id).choose(self.view, until)

    def heuristic_reply(self) -> Action:
        """The move of the rules of thumb, without a search."""
        return HeuristicPlayer().choose(self.view, Random(self.view.seed), Deadline(0.0))


class AdviceQuestion(NamedTuple):
    """Asks for the best move of a seat and the arguments for and against it."""

    ticket: int
    view: SeatView

    def seconds(self, find_level: FindLevel) -> float:
        """The time for the answer, in seconds; the same for every level."""
        return ADVICE_SECONDS

    def answered(self, find_level: FindLevel, until: Deadline) -> Advice:
        """The advice of a search."""
        return advise(self.view, until)

    def heuristic_reply(self) -> Advice:
        """The advice of the rules of thumb, without a search."""
        return advise_by_heuristics(self.view)


Question: TypeAlias = MoveQuestion | AdviceQuestion


class AnalysisQuestion(NamedTuple):
    """Asks for the result of a task, which has no time limit.

    A process that is asked such questions gives way to all other processes.
    """

    ticket: int
    task: AnalysisTask

    def seconds(self, find_level: FindLevel) -> float:
        """The time for the answer: no limit."""
        return inf

    def answered(self, find_level: FindLevel, until: Deadline) -> object:
        _lower_priority()
        return self.task.run(until)


class Answer(NamedTuple):
    """The reply to the question with this ticket."""

    ticket: int
    reply: Reply


class AnalysisAnswer(NamedTuple):
    """The result of the task of an `AnalysisQuestion` with this ticket."""

    ticket: int
    result: object


@cache
def _lower_priority() -> None:
    """Let other processes run first; Windows has no such call."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)


def main(arguments: Sequence[str]) -> None:
    """Run the engine on the standard streams; `arguments` are module and name of a `FindLevel`."""
    # Ctrl-C in a terminal reaches every process there; the one with the window ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions, answers = MessageReader(os.dup(0)), MessageWriter(os.dup(1))
    # Nothing else may read or write messages.
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.close(nothing)
    module, name = arguments
    run_engine(questions, answers, getattr(import_module(module), name))


def run_engine(questions: MessageReader, answers: MessageWriter, find_level: FindLevel) -> None:
    """Answer questions, each within its time, until the parent closes its end of a pipe."""
    inbox, outbox = _Inbox(questions), _Outbox(answers)
    try:
        outbox.send(READY)
        while True:
            question = inbox.next()
            wanted = partial(inbox.is_wanted, question.ticket)
            until = Deadline(question.seconds(find_level), wanted)
            with outbox.beating():
                answer = _answer(question, find_level, until)
            outbox.send(answer)
    except BrokenPipeError:
        return


def _answer(
    question: Question | AnalysisQuestion, find_level: FindLevel, until: Deadline
) -> Answer | AnalysisAnswer:
    if isinstance(question, AnalysisQuestion):
        return AnalysisAnswer(question.ticket, question.answered(find_level, until))
    return Answer(question.ticket, question.answered(find_level, until))


class _Inbox:
    """Reads messages in a thread, so that a question can be cancelled while it is worked on."""

    def __init__(self, questions: MessageReader) -> None:
        self._questions = questions
        self._queue: SimpleQueue[Question | AnalysisQuestion] = SimpleQueue()
        self._wanted: int | None = None
        Thread(target=self._read, name="inbox", daemon=True).start()

    def next(self) -> Question | AnalysisQuestion:
        return self._queue.get()

    def is_wanted(self, ticket: int) -> bool:
        """Whether the question was neither cancelled nor replaced by a later one."""
        return self._wanted == ticket

    def _read(self) -> None:
        try:
            while True:
                message = self._questions.receive()
                if isinstance(message, Question | AnalysisQuestion):
                    self._wanted = message.ticket
                    self._queue.put(message)
                else:
                    self._wanted = None
        except (EOFError, OSError):
            # The parent has closed its end or died: end at once, also during a search.
            os._exit(0)


class _Outbox:
    """Sends messages from the main thread and heartbeats from a thread of its own."""

    def __init__(self, answers: MessageWriter) -> None:
        self._answers = answers
        self._lock = Lock()
        self._is_busy = Event()
        Thread(target=self._beat, name="heartbeat", daemon=True).start()

    def send(self, message: str | Answer | AnalysisAnswer) -> None:
        """Send a message; raises `OSError` when the parent has closed its end."""
        with self._lock:
            self._answers.send(message)

    @contextmanager
    def beating(self) -> Iterator[None]:
        """Send heartbeats, the first at once, until the block ends."""
        self._is_busy.set()
        try:
            yield
        finally:
            self._is_busy.clear()

    def _beat(self) -> None:
        try:
            while True:
                self._is_busy.wait()
                self.send(BEAT)
                sleep(BEAT_SECONDS)
        except OSError:
            os._exit(0)
