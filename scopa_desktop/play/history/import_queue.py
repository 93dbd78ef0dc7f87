"""Many imports, in which the disk is not waited for after each match."""

from collections import deque
from collections.abc import Generator, Iterable
from contextlib import suppress
from typing import Final

from scopa_desktop.ai.fault_hook import report_fault
from scopa_desktop.play.history.match_history import BegunImport, MatchHistory, Progress
from scopa_desktop.play.storage.database import BusyDatabaseError
from scopa_desktop.play.storage.fault_file import fault_sentence_about
from scopa_desktop.play.storage.files import StorageError

_MOST_BEGUN: Final = 16
"""The number of matches whose files are being written while the next one is read."""
_BATCH: Final = 64
"""The number of matches after which the names of their files are synchronized with the disk."""


def finished(
    history: MatchHistory, begun: Iterable[BegunImport | Progress]
) -> Generator[Progress, None, None]:
    """Finish imports in their order, each one after some later ones were begun.

    What is no import is passed on in its place. A match that cannot be entered is reported and left
    out. Everything survives a loss of power after the last step, or when the generator is closed.
    Raises `StorageError` with a sentence if another program keeps the database locked.
    """
    waiting: deque[BegunImport | Progress] = deque()
    number = 0
    try:
        for each in begun:
            waiting.append(each)
            if len(waiting) > _MOST_BEGUN:
                yield _finished(history, waiting.popleft())
                number += 1
                if number % _BATCH == 0:
                    history.files.synchronize_folder()
        while waiting:
            yield _finished(history, waiting.popleft())
    finally:
        for each in waiting:
            _discard(each)
        history.files.synchronize_folder()


def _finished(history: MatchHistory, begun: BegunImport | Progress) -> Progress:
    if isinstance(begun, Progress):
        return begun
    try:
        return history.finish_import(begun)
    except BusyDatabaseError:
        raise
    except StorageError as error:
        problem = error.sentence
    except Exception as error:
        # One match must not keep those after it out of the history.
        report_fault(error)
        problem = fault_sentence_about(begun.path)
    return Progress(begun.path, problem, done=begun.done, total=begun.total)


def _discard(begun: BegunImport | Progress) -> None:
    if isinstance(begun, BegunImport):
        # The files were not written then.
        with suppress(StorageError):
            begun.prepared.result().discard()
