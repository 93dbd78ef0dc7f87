"""`review`: measures what each decision of a recorded match cost, and the luck of its players."""

import argparse
import json
import os
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

from scopa_desktop.ai.review.match_review import DEFAULT_DEPTH, MAX_DEPTH, MatchReview, Reviewer
from scopa_desktop.commands.arguments import INTERRUPTED, print_error, whole_number
from scopa_desktop.commands.duplicate import DealRunner
from scopa_desktop.commands.processes import MAX_JOBS, PROCESS_KILLED
from scopa_desktop.commands.progress import with_progress
from scopa_desktop.commands.record_file import read_record_file
from scopa_desktop.commands.review_report import as_json, as_text
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.rules.messages import RecordError

PROGRAM: Final = "scopa-desktop review"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `review`."""
    add = parser.add_argument
    add("record", type=Path, metavar="RECORD", help="the file of a match, finished or not")
    add("--depth", type=whole_number(1, MAX_DEPTH), default=DEFAULT_DEPTH, metavar="N",
        help="how thoroughly to search: the same depth gives the same result, and twice the depth "
             f"takes twice the time (1 to {MAX_DEPTH}, default {DEFAULT_DEPTH})")  # fmt: skip
    add("--jobs", type=whole_number(1, MAX_JOBS), default=_jobs(), metavar="J",
        help="the processes to search in (default: one for each core)")  # fmt: skip
    add("--json", action="store_true", help="print one JSON object instead of a table")


def run(arguments: argparse.Namespace) -> int:
    """Review the record and print the result; returns the exit code.

    1: the file is no record, the rules do not allow its moves, or a process was killed.
    """
    try:
        record = read_record_file(arguments.record)
    except StorageError as error:
        return print_error(PROGRAM, error.sentence, as_json=arguments.json)
    try:
        review = _review(Reviewer(record, arguments.depth), arguments.jobs)
    except KeyboardInterrupt:
        return INTERRUPTED
    except RecordError as error:
        sentence = f"the rules do not allow the moves of “{arguments.record}”: {error}"
        return print_error(PROGRAM, sentence, as_json=arguments.json)
    except BrokenProcessPool:
        return print_error(PROGRAM, PROCESS_KILLED, as_json=arguments.json)
    print(json.dumps(as_json(review)) if arguments.json else as_text(review))
    return 0


def _review(reviewer: Reviewer, jobs: int) -> MatchReview:
    steps = reviewer.steps()
    runner = DealRunner(jobs)
    try:
        results = runner.results(reviewer.result_of, steps)
        return MatchReview.of(reviewer.record, with_progress(results, len(steps), sys.stderr))
    finally:
        runner.close()


def _jobs() -> int:
    return min(os.cpu_count() or 1, MAX_JOBS)
