"""Importing files into the history: records, folders of records, and bundles of profiles.

An import adds, see `import_placement`. It may be interrupted at any step, and goes on when it is
repeated.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple
from zipfile import is_zipfile

from scopa_desktop.play.history.match_history import MatchHistory, Progress
from scopa_desktop.play.history.owner import Owner
from scopa_desktop.play.history.profile_bundle import merge_bundle, read_bundle_profile
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.profiles import Profile, parse_profiles
from scopa_desktop.play.storage.saves import SUFFIX, read_record_file, unplayable
from scopa_desktop.rules.messages import RecordError
from scopa_desktop.rules.players import PERSON


class ProfilesInFiles(NamedTuple):
    """The profiles in files."""

    profiles: Sequence[Profile]
    problems: Sequence[str]
    """Sentences about errors in them."""


@dataclass
class ImportCounts:
    """What an import has done so far."""

    new: int = 0
    """The number of matches that were not here before."""
    known: int = 0
    """The number of matches that were here before, among them those that were continued."""
    beside: int = 0
    """The number of new ones that are kept beside a match that has their id."""
    problems: list[str] = field(default_factory=list)
    """Sentences about what was left out."""
    people: Counter[str] = field(default_factory=Counter)
    """How many records have a person with a name, and none who is known to play here."""

    def add(self, step: Progress) -> None:
        """Count a step."""
        if step.problem:
            self.problems.append(step.problem)
        elif step.is_match:
            self.new += step.is_new
            self.known += not step.is_new
            self.beside += step.is_beside
            self.people.update(step.people)


def import_files(history: MatchHistory, paths: Iterable[Path], owner: Owner) -> Iterator[Progress]:
    """Import records, bundles and the records of folders, one match at each step.

    `owner` says which people in the records play here. The profiles of bundles are not added, see
    `profiles_in`. What cannot be used is reported and left out.
    """
    for path in paths:
        for file in _files_of(path):
            yield from _imported(history, file, owner)


def _imported(history: MatchHistory, file: Path, owner: Owner) -> Iterator[Progress]:
    try:
        if _is_bundle(file):
            yield from merge_bundle(history, file)
        else:
            yield _imported_record(history, file, owner)
    except StorageError as error:
        yield Progress(file, error.sentence)


def profiles_in(paths: Iterable[Path]) -> ProfilesInFiles:
    """The profiles of the bundles among some files."""
    profiles: list[Profile] = []
    problems: list[str] = []
    for path in paths:
        # `import_files` reports what is no bundle.
        with suppress(StorageError):
            if _is_bundle(path):
                text = read_bundle_profile(path).data.decode("utf-8", "replace")
                content, errors = parse_profiles(text, path)
                profiles += content.profiles
                problems += errors
    return ProfilesInFiles(profiles, problems)


def _files_of(path: Path) -> list[Path]:
    return sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]


def _is_bundle(file: Path) -> bool:
    # A pipe is not read; what it is, is reported by the reader of records.
    return file.is_file() and is_zipfile(file)


def _imported_record(history: MatchHistory, file: Path, owner: Owner) -> Progress:
    record = read_record_file(file)
    people = {player.name for player in record.players if player.level == PERSON}
    try:
        progress = history.import_record(file, record, owner=owner)
    except RecordError as error:
        raise unplayable(file, error) from None
    return progress if people & owner.names else progress._replace(people=tuple(people))
