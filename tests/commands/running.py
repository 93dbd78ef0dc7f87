"""Runs commands in this process, and keeps what they print."""

import json
from collections.abc import Sequence
from types import ModuleType
from typing import Any, NamedTuple

from scopa_desktop.commands.arguments import CommandParser


class Output(NamedTuple):
    """What a command printed."""

    code: int
    out: str
    err: str


def json_of(output: Output) -> dict[str, Any]:
    """The object that a command printed, and nothing else."""
    assert (output.code, output.err) == (0, "")
    (line,) = output.out.splitlines()
    decoded = json.loads(line)
    assert isinstance(decoded, dict)
    return decoded


def run_command(command: ModuleType, arguments: Sequence[str]) -> int:
    """Run a command; returns its exit code."""
    parser = CommandParser(prog=command.PROGRAM)
    command.add_arguments(parser)
    try:
        code = command.run(parser.parse_args(arguments))
    except SystemExit as left:
        code = left.code
    assert isinstance(code, int)
    return code
