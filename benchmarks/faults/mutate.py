"""Randomly changed records, settings, own rules and window states, read by the program.

Each is refused with a sentence and kept, or accepted; accepted content must be legal by an
independent check (for records, the referee of the tests) and be written canonically.
"""

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

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
from benchmarks.faults.mutations import mutated
from benchmarks.faults.tally import Tally
from benchmarks.faults.time_limit import HungError

Examine = Callable[[Path, bytes, float], list[str]]
"""Reads a changed file (its path, its content, the time limit in seconds); returns the losses.

The first entry is `ACCEPTED` if the content was accepted."""

ACCEPTED: Final = "accepted"


class _Subject(NamedTuple):
    """A kind of files."""

    name: str
    file_name: str
    contents: Callable[[], list[bytes]]
    """Valid contents, created once."""
    examine: Examine
    share: int


_SUBJECTS: Final = (
    _Subject("records", "match.scopa", records, examine_record, 3),
    _Subject("running matches", "running.scopa", records, examine_running_match, 2),
    _Subject("settings", "settings.json", settings, examine_settings, 2),
    _Subject("profiles", "profiles.json", profiles, examine_profiles, 2),
    _Subject("own rules", "my-rules.scopa-rules", rules, examine_rules, 2),
    _Subject("window states", "window.json", window_states, examine_window, 1),
)


def change_files(
    first: int, count: int, seed: int, folder: Path, allowed_seconds: float = 2.0
) -> Tally:
    """Read `count` changed files."""
    tally = Tally()
    contents = {subject.name: subject.contents() for subject in _SUBJECTS}
    shares = [subject.share for subject in _SUBJECTS]
    for number in range(first, first + count):
        rng = Random(f"mutate {seed} {number}")
        subject = rng.choices(_SUBJECTS, shares)[0]
        sound = contents[subject.name]
        content = mutated(rng.choice(sound), rng, sound)
        home = folder / "mutated"
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        path = home / subject.file_name
        path.write_bytes(content)
        try:
            findings = subject.examine(path, content, allowed_seconds)
        except HungError:
            findings = ["hung"]
        except Exception as error:
            findings = [f"crash, {type(error).__name__}: {error}"]
        tally.tried[subject.name] += 1
        if findings and findings[0] == ACCEPTED:
            tally.seen[f"{subject.name} accepted"] += 1
            del findings[0]
        tally.losses += [f"mutate {number}: {subject.name}: {loss}"[:600] for loss in findings]
    return tally
