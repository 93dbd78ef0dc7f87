"""Reads the record that a command is given, and prints what it finds in it."""

import argparse
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

from scopa_desktop.commands.arguments import print_error, print_usage_error
from scopa_desktop.commands.processes import PROCESS_KILLED
from scopa_desktop.play.storage.files import StorageError, read_bounded
from scopa_desktop.rules.messages import RecordError, completed
from scopa_desktop.rules.record import MAX_RECORD_CHARACTERS, Record, read_record

_BYTES_PER_CHARACTER: Final = 4


def read_record_file(path: Path) -> Record:
    """The record in a file; whether its moves are legal is not checked.

    Raises `StorageError` with a sentence when the file cannot be read or is no record.
    """
    text = read_bounded(path, MAX_RECORD_CHARACTERS * _BYTES_PER_CHARACTER)
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
