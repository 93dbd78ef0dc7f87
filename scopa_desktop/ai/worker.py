"""The process in which thinking happens, seen from inside: questions come in, answers go out.

What crosses is pickled between a process and the one it started itself; nothing else is ever read.
Importing this module must stay light, for the worker does it at every start.
"""

import os
import signal
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Final, NamedTuple, TypeAlias

from scopa_desktop.ai.advice import ADVICE_SECONDS, Advice, advise, advise_by_heuristics
from scopa_desktop.ai.heuristics import HeuristicPlayer
from scopa_desktop.ai.levels import Level
from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.moves import Action

READY: Final = "ready"
"""What a worker says first."""
CANCEL: Final = "cancel"
"""Sent in place of a question when none of those before it is wanted any more."""

FindLevel: TypeAlias = Callable[[str], Level]
"""The level of an id; a module's function, for it crosses by name."""


Reply: TypeAlias = Action | Advice
"""What a question is answered with."""


class MoveQuestion(NamedTuple):
    """A computer player asks for its move."""

    ticket: int
    view: SeatView
    level_id: str

    def seconds(self, find_level: FindLevel) -> float:
        """The time there is for the answer."""
        return find_level(self.level_id).seconds

    def answered(self, find_level: FindLevel, until: Deadline) -> Action:
        """The move of the level."""
        return find_level(self.level_id).choose(self.view, until)

    def heuristic_reply(self) -> Action:
        """Any sound move, at once."""
        return HeuristicPlayer().choose(self.view, Random(self.view.seed), Deadline(0.0))


class AdviceQuestion(NamedTuple):
    """A person asks what the moves of his seat are worth."""

    ticket: int
    view: SeatView

    def seconds(self, find_level: FindLevel) -> float:
        """The time there is for the answer, the same whoever plays."""
        return ADVICE_SECONDS

    def answered(self, find_level: FindLevel, until: Deadline) -> Advice:
        """What a search finds."""
        return advise(self.view, until)

    def heuristic_reply(self) -> Advice:
        """What the rules of thumb say, at once."""
        return advise_by_heuristics(self.view)


Question: TypeAlias = MoveQuestion | AdviceQuestion


class Answer(NamedTuple):
    """The reply to the question with this ticket."""

    ticket: int
    reply: Reply


def work(questions: Connection, answers: Connection, find_level: FindLevel) -> None:
    """Answer questions, each within its time, until the other side goes away."""
    # Ctrl-C in a terminal reaches every process there; only the one with the window decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    inbox = _Inbox(questions)
    try:
        answers.send(READY)
        while True:
            question = inbox.next()
            wanted = partial(inbox.wants, question.ticket)
            until = Deadline(question.seconds(find_level), wanted)
            answers.send(Answer(question.ticket, question.answered(find_level, until)))
    except BrokenPipeError:
        return


class _Inbox:
    """Reads questions while the process thinks, so that a cancelled thought ends early."""

    def __init__(self, questions: Connection) -> None:
        self._connection = questions
        self._queue: SimpleQueue[Question] = SimpleQueue()
        self._wanted: int | None = None
        Thread(target=self._read, name="inbox", daemon=True).start()

    def next(self) -> Question:
        """The next question; waits for it."""
        return self._queue.get()

    def wants(self, ticket: int) -> bool:
        """Whether the answer to this question is still wanted."""
        return self._wanted == ticket

    def _read(self) -> None:
        try:
            while True:
                message = self._connection.recv()
                if isinstance(message, Question):
                    self._wanted = message.ticket
                    self._queue.put(message)
                else:
                    self._wanted = None
        except (EOFError, OSError):
            # The other side has closed or died: leave, even in the middle of a thought.
            os._exit(0)
