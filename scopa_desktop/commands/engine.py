"""`engine`: a level of the game as an engine of the open protocol, on standard input and output."""

import argparse
import logging
import sys
from typing import IO, Final

from scopa_desktop import __version__
from scopa_desktop.ai.levels import LEVELS, Level, level
from scopa_desktop.ai.player import CLOCK_FACTOR, Deadline
from scopa_desktop.commands.arguments import argument_type, print_error
from scopa_desktop.commands.engine_protocol import (
    MAX_LINE,
    PROTOCOL,
    message_line,
    read_message,
    requested_move,
)
from scopa_desktop.commands.output import OutputError
from scopa_desktop.rules.messages import completed

PROGRAM: Final = "scopa-desktop engine"
_SHARE_OF_TIME: Final = 0.8
"""Share of the allowed time that a level uses; the rest is for the way of the answer."""

_log = logging.getLogger(__name__)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--level", type=argument_type(level), default=level("master"), metavar="LEVEL",
        help=f"who answers: {', '.join(LEVELS)} (default master)")  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Answer the messages until `quit` or the end of the input; returns the exit code."""
    if sys.stdin is None or sys.stdout is None:
        return print_error(PROGRAM, "standard input and output are needed")
    while line := sys.stdin.buffer.readline(MAX_LINE):
        try:
            answer = _answer(arguments.level, line)
        except ValueError as error:
            answer = message_line("error", message=completed(str(error)))
        if answer is None:
            break
        _write(sys.stdout.buffer, answer)
    return 0


def _write(target: IO[bytes], answer: bytes) -> None:
    try:
        target.write(answer)
        target.flush()
    except OSError as error:
        raise OutputError(error) from None


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
            try:
                action = known.choose(request.view, Deadline(known.seconds, clock_seconds=most))
            except Exception:
                # The fields of a view can be right one by one, and impossible together.
                _log.warning("no move in a view", exc_info=True)
                raise ValueError("the view is of a position that cannot arise") from None
            return message_line("move", id=request.number, move=str(action))
        case "quit":
            return None
        case _:
            raise ValueError(f"there is no message {kind[:40]!r}")
