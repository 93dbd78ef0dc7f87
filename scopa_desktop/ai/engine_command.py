"""The command that starts an engine process."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

ENGINE_ARGUMENT: Final = "--engine-process"
"""First argument of a standalone program that runs as an engine process."""
_SOURCE_COMMAND: Final = (
    "import sys; sys.path[:] = sys.argv[3:]; "
    "from scopa_desktop.ai.engine_process import main; main(sys.argv[1:3])"
)
"""Modules are looked for where the parent process looks, and not in the current folder first."""


def engine_command(find_level: Callable[[str], object]) -> list[str]:
    """The program and its arguments; `find_level` is passed on as its module and its name.

    `scopa_desktop.ai.engine_process.main` runs in the new process, with its messages on standard
    input and output.
    """
    level_finder = [find_level.__module__, find_level.__qualname__]
    if getattr(sys, "frozen", False):
        return [sys.executable, ENGINE_ARGUMENT, *level_finder]
    path = [str(Path(entry).absolute()) for entry in sys.path]
    return [sys.executable, "-c", _SOURCE_COMMAND, *level_finder, *path]
