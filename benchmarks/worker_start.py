"""How long the thinking process takes to get ready, from outside.

`python -m benchmarks.worker_start` starts it once and prints the seconds on the clock, then those
of its processor. It is a module of its own because a process started so loads this one first, as
it loads the game's own: nothing else may be imported here.
"""

import os
from multiprocessing import get_context
from time import perf_counter

from scopa_desktop.ai.engine_process import READY, run_engine
from scopa_desktop.ai.levels import level


def main() -> None:
    """Start the process, wait for its first word, and let it go."""
    context = get_context("spawn")
    inbox, questions = context.Pipe(duplex=False)
    answers, outbox = context.Pipe(duplex=False)
    process = context.Process(target=run_engine, args=(inbox, outbox, level), daemon=True)
    begin = perf_counter()
    process.start()
    word = answers.recv()
    seconds = perf_counter() - begin
    assert word == READY
    inbox.close()
    outbox.close()
    questions.close()
    process.join()
    spent = os.times()
    print(seconds, spent.children_user + spent.children_system)


if __name__ == "__main__":
    main()
