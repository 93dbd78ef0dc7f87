"""The program `scopa-desktop`: opens the window, or runs a command such as `simulate` without one.

Qt is imported only to open the window: commands need none of it. The processes of a standalone
program run this module too.
"""

# First, so that an interrupt during the other imports ends the program without a traceback.
try:
    import scopa_desktop.quiet_interrupt  # noqa: F401
except KeyboardInterrupt:
    raise SystemExit(130) from None

import argparse
import importlib
import os
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from scopa_desktop import __version__, core_build
from scopa_desktop.ai.process_command import PROCESS_ARGUMENT
from scopa_desktop.commands.arguments import INTERRUPTED, CommandParser, print_usage_error
from scopa_desktop.commands.output import OutputError, checked_output, report_output_error
from scopa_desktop.display import DisplayConnection, DisplayError, check_screens, connect
from scopa_desktop.fast_start import (
    import_qt,
    pause_garbage_collection,
    resume_garbage_collection,
    skip_final_collection,
)
from scopa_desktop.lazy_modules import load_lazily

if TYPE_CHECKING:
    from scopa_desktop.play.storage.fault_file import FaultFile

_PROGRAM: Final = "scopa-desktop"
_OUTDATED_CORE: Final = (
    "The core of the game was changed after it was compiled, and the old one still runs: "
    "“python packaging/compile.py” compiles it again."
)
_COMMANDS: Final = {
    "simulate": "play matches between computer players without a window",
    "arena": "let another program play against the computer players",
    "engine": "let a computer player answer another program, as ENGINE.md says",
    "review": "measure what the decisions of a recorded match cost, and how lucky its players were",
    "puzzles": "make puzzles from simulated matches or from a recorded one",
    "verify": "check the deals, the moves and the computer players of a recorded match",
    "history": "import, list, export, copy and restore the matches that were played",
    "statistics": "show what the matches that were played come to",
    "chips": "print the chips and the experience of everybody",
    "leaderboard": "show the ratings of the characters and of the people of this computer",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    if arguments is None:
        # The window sets one of its own.
        sys.excepthook = _reporter_of_faults()
    if getattr(sys, "frozen", False) and given[:1] == [PROCESS_ARGUMENT]:
        importlib.import_module(given[1]).main(given[2:])
        return 0
    load_lazily()
    try:
        with checked_output():
            chosen = _run_without_window(given)
    except OutputError as error:
        return report_output_error(error)
    return chosen if isinstance(chosen, int) else _open_window(chosen)


def _run_without_window(arguments: Sequence[str]) -> int | argparse.Namespace:
    """Do what needs no window; returns the exit code, or the options of the window to open."""
    word = arguments[0] if arguments else ""
    if word in _COMMANDS:
        _warn_of_outdated_core()
        return _run_command(word, arguments[1:])
    if word and not word.startswith("-") and _is_mistyped(word):
        return _report_mistyped(word)
    options = _window_options(arguments)
    if options.version:
        _warn_of_outdated_core()
        print(f"{_PROGRAM} {__version__} ({core_build.running().value})")
        return 0
    if options.record is not None and _is_mistyped(options.record):
        return _report_mistyped(options.record)
    return options


def _warn_of_outdated_core() -> None:
    if core_build.is_outdated():
        print(_OUTDATED_CORE, file=sys.stderr)


def _run_command(name: str, arguments: Sequence[str]) -> int:
    command = importlib.import_module(f"scopa_desktop.commands.{name}")
    parser = CommandParser(prog=f"{_PROGRAM} {name}", description=_COMMANDS[name])
    command.add_arguments(parser)
    options = parser.parse_args(arguments)
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    logging_to = importlib.import_module("scopa_desktop.log_setup").logging_to
    try:
        with logging_to(_data_folder()):
            code: int = command.run(options)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _reporter_of_faults() -> Callable[..., None]:
    """A `sys.excepthook` that writes the exception to a file and prints a sentence."""
    faults: list[FaultFile] = []

    def report(_kind: object, error: BaseException, _trace: object) -> None:
        if not faults:
            module = importlib.import_module("scopa_desktop.play.storage.fault_file")
            faults.append(module.FaultFile(_data_folder()))
        sentence = faults[0].add(error)
        if sentence is not None:
            print(f"{_PROGRAM}: {sentence}", file=sys.stderr)

    return report


def _is_mistyped(word: str) -> bool:
    """Whether the argument is neither a file nor like the path of one."""
    path = Path(word)
    return path.name == word and not path.suffix and not os.path.lexists(path)


def _report_mistyped(word: str) -> int:
    """Name the command that was probably meant; returns the exit code."""
    shown = word[:40]
    if word in _COMMANDS:
        return print_usage_error(_PROGRAM, f"the command “{word}” must be the first argument")
    nearest = importlib.import_module("difflib").get_close_matches(word.lower(), _COMMANDS, 1)
    if nearest:
        sentence = f"there is no command “{shown}”; did you mean “{nearest[0]}”?"
    else:
        sentence = f"there is no command or file “{shown}”; the commands: {', '.join(_COMMANDS)}"
    return print_usage_error(_PROGRAM, sentence)


def _window_options(arguments: Sequence[str]) -> argparse.Namespace:
    commands = "; ".join(f"{name}: {what}" for name, what in _COMMANDS.items())
    parser = CommandParser(
        prog=_PROGRAM,
        description="Scopa and its family of card games.",
        epilog=f"Commands, each with --help: {commands}",
    )
    parser.add_argument("record", nargs="?", help="a saved match to continue")
    parser.add_argument("--version", action="store_true", help="print the version and exit")
    parser.add_argument(
        "--quit-after-start",
        action="store_true",
        help="show the window, deal, and close it again: a test of the installation",
    )
    parser.add_argument(
        "--demo-round",
        action="store_true",
        help="let a round play itself, print its score and close the window again",
    )
    parser.add_argument(
        "--debug",
        action="store_true",
        help="write debugging messages into the log file, and say where it is",
    )
    return parser.parse_args(arguments)


def _open_window(options: argparse.Namespace) -> int:
    try:
        return _run_window(options)
    except DisplayError as error:
        print(error, file=sys.stderr)
        return 1


def _run_window(options: argparse.Namespace) -> int:
    connection = connect(os.environ)
    pause_garbage_collection()
    _set_up_log(options.debug)
    import_qt()
    application = importlib.import_module("scopa_desktop.ui.application")
    code: int = application.run(
        None if options.record is None else Path(options.record),
        quits_at_once=options.quit_after_start,
        plays_demo=options.demo_round,
        on_connected=partial(_check_connection, connection),
        on_started=_finish_start,
    )
    skip_final_collection()
    return code


def _check_connection(connection: DisplayConnection) -> None:
    """Close the connection of the check, as Qt has its own; raises `DisplayError`."""
    connection.close()
    check_screens(len(importlib.import_module("PySide6.QtGui").QGuiApplication.screens()))


def _finish_start() -> None:
    """Do what the first cards need not wait for."""
    resume_garbage_collection()
    _warn_of_outdated_core()


def _set_up_log(debug: bool) -> None:
    set_up_log = importlib.import_module("scopa_desktop.log_setup").set_up_log
    path = set_up_log(_data_folder(), debug=debug)
    if debug:
        print(f"Debugging messages are written into “{path}”.", file=sys.stderr)


def _data_folder() -> Path:
    folder: Path = importlib.import_module("scopa_desktop.play.storage.paths").data_folder()
    return folder


if __name__ == "__main__":
    sys.exit(main())
