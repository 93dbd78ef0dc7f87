"""Start time of the engine process, measured from the parent process.

`python -m benchmarks.worker_start` starts it once and prints its wall time, then its processor
time, in seconds. A spawned process imports this module first, as it imports the game's own, so it
must import nothing else.
"""

import os
from multiprocessing import get_context
from time import perf_counter

from scopa_desktop.ai.engine_process import READY, run_engine
from scopa_desktop.ai.levels import level


def main() -> None:
    """Start the process, wait until it is ready, and end it."""
    context = get_context("spawn")
    inbox, questions = context.Pipe(duplex=False)
    answers, outbox = context.Pipe(duplex=False)
    process = context.Process(target=run_engine, args=(inbox, outbox, level), daemon=True)
    begin = perf_counter()
    process.start()
    message = answers.recv()
    seconds = perf_counter() - begin
    assert message == READY
    inbox.close()
    outbox.close()
    questions.close()
    process.join()
    times = os.times()
    print(seconds, times.children_user + times.children_system)


if __name__ == "__main__":
    main()
