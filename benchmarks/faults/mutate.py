"""Randomly changed files, read by the program.

Each is refused with a sentence and kept, or accepted; accepted content must be legal by an
independent check (for records, the referee of the tests) and be written canonically.
"""

import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from benchmarks.faults.mutated_archives import ARCHIVE, archives, examine_import, mutated_archive
from benchmarks.faults.mutated_decks import CARD_SET, card_sets, examine_card_set, mutated_card_set
from benchmarks.faults.mutated_records import examine_record, records
from benchmarks.faults.mutated_settings import (
    examine_rules,
    examine_settings,
    examine_window,
    rules,
    settings,
    window_states,
)
from benchmarks.faults.mutations import Mutation, mutated, mutated_json
from benchmarks.faults.tally import Tally
from benchmarks.faults.time_limit import HungError

Examine = Callable[[Path, bytes, float], list[str]]
"""Reads a changed file (its path, its content, the time limit in seconds); returns the losses.

The first entry is `ACCEPTED` if the content was accepted."""

ACCEPTED: Final = "accepted"


class Subject(NamedTuple):
    """A kind of files."""

    name: str
    file: str
    """The name of a changed file."""
    contents: Callable[[], list[bytes]]
    """Valid contents, created once."""
    examine: Examine
    mutate: Mutation = mutated
    share: int = 1


SUBJECTS: Final = {
    "mutate": (
        Subject("records", "match.scopa", records, examine_record, share=3),
        Subject("imports", "match.scopa", records, examine_import, share=2),
        Subject("archives", ARCHIVE, archives, examine_import, mutated_archive),
        Subject("settings", "settings.json", settings, examine_settings, mutated_json, share=2),
        Subject("own rules", "my-rules.scopa-rules", rules, examine_rules, share=2),
        Subject("window states", "window.json", window_states, examine_window, mutated_json),
    ),
    "decks": (Subject("card sets", CARD_SET, card_sets, examine_card_set, mutated_card_set),),
}
"""The kinds of files by the part of the campaign that changes them."""


def change_files(
    first: int,
    count: int,
    seed: int,
    folder: Path,
    allowed_seconds: float = 5.0,
    *,
    part: str = "mutate",
) -> Tally:
    """Read `count` changed files of a part."""
    tally = Tally()
    subjects = SUBJECTS[part]
    contents = [subject.contents() for subject in subjects]
    shares = [subject.share for subject in subjects]
    for number in range(first, first + count):
        rng = Random(f"{part} {seed} {number}")
        subject, sound = rng.choices([*zip(subjects, contents, strict=True)], shares)[0]
        home = folder / "mutated"
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        content = subject.mutate(rng.choice(sound), rng, sound)
        path = home / subject.file
        path.write_bytes(content)
        findings: list[str] = []
        with _uncaught(findings):
            try:
                findings += subject.examine(path, content, allowed_seconds)
            except HungError:
                findings.append("hung")
            except Exception as error:
                findings.append(f"crash, {type(error).__name__}: {error}")
        tally.tried[subject.name] += 1
        if ACCEPTED in findings:
            tally.seen[f"{subject.name} accepted"] += 1
            findings.remove(ACCEPTED)
        tally.losses += [f"{part} {number}: {subject.name}: {loss}"[:600] for loss in findings]
    return tally


@contextmanager
def _uncaught(findings: list[str]) -> Iterator[None]:
    """Append the exceptions that nothing catches, also those of other threads."""

    def append(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        findings.append(f"uncaught, {kind.__name__}: {error}")

    def append_of_thread(arguments: Any) -> None:
        append(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    with (
        patch.object(sys, "excepthook", append),
        patch.object(sys, "unraisablehook", append_of_thread),
        patch.object(threading, "excepthook", append_of_thread),
    ):
        yield
