"""The command that starts this program again, as a process for one purpose."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

PROCESS_ARGUMENT: Final = "--own-process"
"""First argument of a standalone program that runs as such a process."""
_SOURCE_COMMAND: Final = (
    "import sys; end = int(sys.argv[2]) + 3; values = sys.argv[3:end]; sys.path[:] = sys.argv[end:]"
    "; from importlib import import_module; import_module(sys.argv[1]).main(values)"
)
"""Modules are looked for where the parent process looks, and not in the current folder first."""
_ENGINE: Final = "scopa_desktop.ai.engine_process"


def process_command(module: str, *values: str) -> list[str]:
    """The program and its arguments: the `main` of a module, with `values` as its argument.

    In a standalone program, `scopa_desktop.__main__` calls it.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, PROCESS_ARGUMENT, module, *values]
    path = [str(Path(entry).absolute()) for entry in sys.path]
    return [sys.executable, "-c", _SOURCE_COMMAND, module, str(len(values)), *values, *path]


def engine_command(find_level: Callable[[str], object]) -> list[str]:
    """The command of an engine process, with its messages on standard input and output.

    `find_level` is passed on as its module and its name.
    """
    return process_command(_ENGINE, find_level.__module__, find_level.__qualname__)
