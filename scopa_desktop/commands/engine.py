"""`engine`: a level of the game as an engine of the open protocol, on standard input and output."""

import argparse
import sys
from typing import Final

from scopa_desktop import __version__
from scopa_desktop.ai.levels import LEVELS, Level, level
from scopa_desktop.ai.player import CLOCK_FACTOR, Deadline
from scopa_desktop.commands.arguments import argument_type
from scopa_desktop.commands.engine_protocol import (
    MAX_LINE,
    PROTOCOL,
    message_line,
    read_message,
    requested_move,
)
from scopa_desktop.rules.messages import completed

_SHARE_OF_TIME: Final = 0.8
"""Share of the allowed time that a level uses; the rest is for the way of the answer."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--level", type=argument_type(level), default=level("master"), metavar="LEVEL",
        help=f"who answers: {', '.join(LEVELS)} (default master)")  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Answer the messages until `quit` or the end of the input; returns the exit code."""
    source, target = sys.stdin.buffer, sys.stdout.buffer
    while line := source.readline(MAX_LINE):
        try:
            answer = _answer(arguments.level, line)
        except ValueError as error:
            answer = message_line("error", message=completed(str(error)))
        if answer is None:
            break
        target.write(answer)
        target.flush()
    return 0


def _answer(known: Level, line: bytes) -> bytes | None:
    """The answer to a message; None to `quit`. Raises `ValueError` with a clause."""
    kind, fields = read_message(line)
    match kind:
        case "hello":
            name = f"{known.name} ({known.id}), Scopa Desktop {__version__}"
            return message_line("ready", protocol=PROTOCOL, name=name)
        case "move":
            request = requested_move(fields)
            most = min(CLOCK_FACTOR * known.seconds, _SHARE_OF_TIME * request.seconds)
            action = known.choose(request.view, Deadline(known.seconds, clock_seconds=most))
            return message_line("move", id=request.number, move=str(action))
        case "quit":
            return None
        case _:
            raise ValueError(f"there is no message {kind[:40]!r}")
