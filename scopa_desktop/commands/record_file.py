"""Reads the record that a command is given, and prints what it finds in it."""

import argparse
import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from scopa_desktop.commands.arguments import print_error, print_usage_error
from scopa_desktop.commands.processes import PROCESS_KILLED
from scopa_desktop.play.storage.files import StorageError, read_bounded
from scopa_desktop.play.storage.record_files import LARGEST_RECORD, STANDARD_INPUT
from scopa_desktop.rules.messages import RecordError, completed
from scopa_desktop.rules.record import MAX_RECORD_CHARACTERS, Record, read_record


def add_record_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "record",
        type=Path,
        metavar="RECORD",
        help="the file of a match, finished or not; - for standard input",
    )


def read_record_file(path: Path) -> Record:
    """The record in a file, or of standard input for `-`; its moves are not checked.

    Raises `StorageError` with a sentence when it cannot be read or is no record.
    """
    if str(path) == STANDARD_INPUT:
        text = sys.stdin.read(MAX_RECORD_CHARACTERS)
    else:
        text = read_bounded(path, LARGEST_RECORD)
    try:
        return read_record(text)
    except RecordError as error:
        sentence = completed(f"“{path}” is not the record of a match: {error}")
        raise StorageError(path, sentence) from None


def print_findings(program: str, arguments: argparse.Namespace, find: Callable[[], str]) -> int:
    """Print what `find` returns, or one sentence about its error; returns the exit code.

    1: the file `arguments.record` is no record, the rules do not allow its moves, or a process was
    killed; 2: `find` raised `ArgumentTypeError`.
    """
    try:
        findings = find()
    except argparse.ArgumentTypeError as error:
        return print_usage_error(program, str(error), as_json=arguments.json)
    except StorageError as error:
        sentence = error.sentence
    except RecordError as error:
        sentence = f"the rules do not allow the moves of “{arguments.record}”: {error}"
    except BrokenProcessPool:
        sentence = PROCESS_KILLED
    else:
        print(findings)
        return 0
    return print_error(program, sentence, as_json=arguments.json)
