"""Start time of the engine process, measured from the parent process.

`python -m benchmarks.worker_start` starts it once and prints its wall time, then its processor
time, in seconds.
"""

import os
from subprocess import PIPE, Popen
from time import perf_counter

from scopa_desktop.ai.engine_process import READY
from scopa_desktop.ai.levels import level
from scopa_desktop.ai.message_pipe import MessageReader
from scopa_desktop.ai.process_command import engine_command


def main() -> None:
    """Start the process, wait until it is ready, and end it."""
    begin = perf_counter()
    with Popen(engine_command(level), stdin=PIPE, stdout=PIPE, bufsize=0) as process:
        assert process.stdin is not None and process.stdout is not None
        message = MessageReader(process.stdout.fileno()).receive()
        seconds = perf_counter() - begin
        assert message == READY
        process.stdin.close()
    times = os.times()
    print(seconds, times.children_user + times.children_system)


if __name__ == "__main__":
    main()
