"""Processes that are started to be killed, and what they have reported."""

import os
import signal
from collections.abc import Callable, Sequence
from select import select
from time import sleep
from typing import Final

_LONGEST_START: Final = 60.0
"""Seconds in which a process writes its first line."""


def run_and_kill(
    workers: Sequence[Callable[[int], object]], seconds: float, *, waits_for_first: bool = False
) -> list[str]:
    """Run each worker in a process of its own, and kill all of them after a time.

    With `waits_for_first` the time begins when each has written its first line, however long a busy
    machine takes to start them.

    Each worker is called with a descriptor, to which it writes lines. Returns what each has
    written. A worker that raises writes a line that begins with `crashed`.
    """
    processes = [_start(worker) for worker in workers]
    for _process, log in processes if waits_for_first else ():
        select([log], [], [], _LONGEST_START)
    sleep(seconds)
    for process, _log in processes:
        os.kill(process, signal.SIGKILL)
    texts = []
    for process, log in processes:
        os.waitpid(process, 0)
        with os.fdopen(log, encoding="utf-8") as lines:
            texts.append(lines.read())
    return texts


def tell(log: int, *words: str) -> None:
    """Write a line to the descriptor that a worker was called with."""
    os.write(log, f"{' '.join(words)}\n".encode())


def _start(worker: Callable[[int], object]) -> tuple[int, int]:
    """Start a process; returns its id, and the descriptor of what it writes."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return process, reading
    try:
        os.close(reading)
        worker(writing)
    except BaseException as error:
        tell(writing, f"crashed {type(error).__name__}_{error}")
    finally:
        os._exit(0)
