"""Randomly changed files, read by the program.

Each is refused with a sentence and kept, or accepted; accepted content must be legal by an
independent check (for records, the referee of the tests) and be written canonically. Files that are
read among others are put into the home of a player; see `player_home` for what must hold there.
"""

import shutil
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from benchmarks.faults.mutated_bundles import (
    BUNDLE,
    bundles,
    mutated_bundle,
    renamed_in_bundle,
    use_bundle,
)
from benchmarks.faults.mutated_databases import (
    LEDGER_COPY,
    LOCKS,
    histories,
    ledgers,
    locks,
    mutated_database,
    renamed_in_history,
    use_databases,
    with_few_databases,
)
from benchmarks.faults.mutated_decks import CARD_SET, card_sets, examine_card_set, mutated_card_set
from benchmarks.faults.mutated_history import (
    NOTE,
    ODD_RECORDS,
    mutated_at_times,
    notes,
    odd_records,
    renamed_in_note,
    running_notes,
    use_note,
    use_running_note,
)
from benchmarks.faults.mutated_profiles import examine_profiles, profiles
from benchmarks.faults.mutated_records import examine_record, examine_running_match, records
from benchmarks.faults.mutated_settings import (
    examine_rules,
    examine_settings,
    examine_window,
    rules,
    settings,
    window_states,
)
from benchmarks.faults.mutated_training import (
    EXPERIENCE,
    daily_journals,
    experience_lines,
    journals,
    own_puzzles,
    use_experience,
    use_journal,
    use_own_puzzles,
)
from benchmarks.faults.mutations import Mutation, mutated, mutated_json
from benchmarks.faults.player_home import (
    HISTORY,
    JOURNAL,
    LEDGER,
    OWN_PUZZLES,
    PROFILES,
    RUNNING_NOTE,
    Files,
    Used,
    contents_of,
    files_without_history,
    losses_in_home,
    sound_files,
    trial_folder,
    use_home,
    with_places,
    write_files,
)
from benchmarks.faults.tally import Tally
from benchmarks.faults.time_limit import HungError, time_limit

Examine = Callable[[Path, bytes, float], list[str]]
"""Reads a changed file (its path, its content, the time limit in seconds); returns the losses.

The first entry is `ACCEPTED` if the content was accepted."""
Use = Callable[[Path, Random], Used]
"""Reads the files in the folder of a trial, in which one is changed."""

ACCEPTED: Final = "accepted"


class Subject(NamedTuple):
    """A kind of files."""

    name: str
    places: Sequence[str]
    """Where a changed file is put, in the folder of the trial; one of them is chosen."""
    contents: Callable[[], list[bytes]]
    """Valid contents, created once."""
    examine: Examine
    mutate: Mutation = mutated
    share: int = 1
    files: Callable[[Random], Files] = lambda rng: {}
    """The other files in the folder."""


def _in_home(use: Use) -> Examine:
    """Use the files of a player, and check all of them."""

    def examine(path: Path, content: bytes, allowed_seconds: float) -> list[str]:
        folder = trial_folder(path)
        before = contents_of(folder)
        with time_limit(allowed_seconds):
            used = use(folder, Random(content))
        return ([] if used.reports else [ACCEPTED]) + losses_in_home(folder, before, used)

    return examine


def _subject_in_home(
    name: str,
    places: Sequence[str],
    contents: Callable[[], list[bytes]],
    use: Use,
    *,
    mutate: Mutation = mutated_json,
    share: int = 1,
    files: Callable[[Random], Files] = lambda _rng: sound_files(),
) -> Subject:
    """A kind of files in the home of a player."""
    return Subject(name, places, contents, _in_home(use), mutate, share, files)


SUBJECTS: Final = {
    "mutate": (
        Subject("records", ["match.scopa"], records, examine_record, share=3),
        Subject("running matches", ["running.scopa"], records, examine_running_match, share=2),
        Subject("settings", ["settings.json"], settings, examine_settings, mutated_json, share=2),
        Subject("own rules", ["my-rules.scopa-rules"], rules, examine_rules, share=2),
        Subject("window states", ["window.json"], window_states, examine_window, mutated_json),
    ),
    "profiles": (
        Subject("profiles", ["profiles.json"], profiles, examine_profiles, mutated_json, share=3),
        _subject_in_home("profiles in use", [PROFILES], profiles, use_home),
    ),
    "notes": (
        _subject_in_home("notes", [NOTE], notes, use_note, files=files_without_history),
        _subject_in_home(
            "running notes",
            [RUNNING_NOTE],
            running_notes,
            use_running_note,
            files=files_without_history,
        ),
    ),
    "training": (
        _subject_in_home("journals", [JOURNAL], journals, use_journal),
        _subject_in_home("daily results", [JOURNAL], daily_journals, use_journal),
        _subject_in_home("own puzzles", [OWN_PUZZLES], own_puzzles, use_own_puzzles),
        _subject_in_home("experience", [EXPERIENCE], experience_lines, use_experience),
    ),
    "bundles": (_subject_in_home("bundles", [BUNDLE], bundles, use_bundle, mutate=mutated_bundle),),
    "decks": (Subject("card sets", [CARD_SET], card_sets, examine_card_set, mutated_card_set),),
    "databases": (
        _subject_in_home(
            "histories", [HISTORY], histories, use_databases, mutate=mutated_database, share=10
        ),
        _subject_in_home(
            "ledgers",
            [LEDGER, LEDGER, LEDGER_COPY],
            ledgers,
            use_databases,
            mutate=mutated_database,
            share=6,
            files=with_few_databases,
        ),
        _subject_in_home(
            "locks", LOCKS, locks, use_databases, mutate=mutated, files=with_few_databases
        ),
    ),
    "names": (
        _subject_in_home(
            "names in running notes",
            [RUNNING_NOTE],
            running_notes,
            use_running_note,
            mutate=renamed_in_note,
            files=files_without_history,
        ),
        _subject_in_home(
            "names in histories", [HISTORY], histories, use_databases, mutate=renamed_in_history
        ),
        _subject_in_home(
            "names in bundles", [BUNDLE], bundles, use_bundle, mutate=renamed_in_bundle
        ),
        _subject_in_home(
            "names of records",
            ODD_RECORDS,
            odd_records,
            use_home,
            mutate=mutated_at_times,
            files=files_without_history,
        ),
    ),
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
        content = with_places(subject.mutate(rng.choice(sound), rng, sound), home)
        place = rng.choice(subject.places)
        write_files(home, {**subject.files(rng), place: content})
        findings: list[str] = []
        with _uncaught(findings):
            try:
                findings += subject.examine(home / place, content, allowed_seconds)
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
