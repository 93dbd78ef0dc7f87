"""Importing files into the history: records, folders of records, and bundles of profiles.

An import adds, see `import_placement`. It may be interrupted at any step, and goes on when it is
repeated. The disk is not waited for after each match.
"""

import fnmatch
import os
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import is_zipfile

from scopa_desktop.ai.fault_hook import report_fault
from scopa_desktop.play.history.match_history import BegunImport, MatchHistory, Progress
from scopa_desktop.play.history.match_note import Owner
from scopa_desktop.play.history.profile_bundle import begin_merge, read_bundle_profile
from scopa_desktop.play.storage.database import BusyDatabaseError
from scopa_desktop.play.storage.fault_file import fault_sentence_about
from scopa_desktop.play.storage.files import StorageError, reading, sentence_for
from scopa_desktop.play.storage.profiles import Profile, parse_profiles
from scopa_desktop.play.storage.record_files import SUFFIX, read_record_file, unplayable
from scopa_desktop.rules.messages import RecordError

_ZIP: Final = b"PK\x03\x04"
"""The first bytes of a ZIP file that is not empty."""


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
        if step.problem:
            self.problems.append(step.problem)
        elif step.is_match:
            self.new += step.is_new
            self.known += not step.is_new
            self.beside += step.is_beside
            self.people.update(step.people)


def import_files(
    history: MatchHistory, paths: Iterable[Path], owner: Owner
) -> Generator[Progress, None, None]:
    """Import records, bundles and the records of folders, one match at each step.

    `owner` says which people in the records play here. The profiles of bundles are not added, see
    `profiles_in`. What cannot be used is reported and left out. Raises `StorageError` with a
    sentence if another program keeps the database locked.
    """
    files: list[Path] = []
    unread: list[Progress] = []
    for path in paths:
        found, errors = _files_of(path)
        files += found
        unread += errors
    return finished(history, chain(unread, _begun(history, files, owner)))


def _begun(
    history: MatchHistory, files: Sequence[Path], owner: Owner
) -> Iterator[BegunImport | Progress]:
    for number, file in enumerate(files, 1):
        yield from _begun_file(history, file, owner, Progress(file, done=number, total=len(files)))


def _begun_file(
    history: MatchHistory, file: Path, owner: Owner, step: Progress
) -> Iterator[BegunImport | Progress]:
    """The steps of a file; `step` has the numbers of that of a record."""
    try:
        if _is_bundle(file):
            yield from begin_merge(history, file)
        else:
            yield _begun_record(history, file, owner)._replace(done=step.done, total=step.total)
    except StorageError as error:
        yield step._replace(problem=error.sentence)
    except Exception as error:
        # One file must not keep those after it out of the history.
        report_fault(error)
        yield step._replace(problem=fault_sentence_about(file))


def profiles_in(paths: Iterable[Path]) -> ProfilesInFiles:
    """The profiles of the bundles among some files."""
    profiles: list[Profile] = []
    problems: list[str] = []
    for path in paths:
        try:
            data = read_bundle_profile(path).data if _is_bundle(path) else b""
        except StorageError:
            # `import_files` reports it.
            continue
        if data:
            try:
                content, errors = parse_profiles(data, path)
            except StorageError as error:
                problems.append(error.sentence)
            else:
                profiles += content.profiles
                problems += errors
    return ProfilesInFiles(profiles, problems)


def _files_of(path: Path) -> tuple[list[Path], list[Progress]]:
    """The records of a folder, or the file itself, and the folders that cannot be read."""
    if not path.is_dir():
        return [path], []
    errors: list[OSError] = []
    files = [
        Path(folder, name)
        for folder, folders, names in os.walk(path, onerror=errors.append)
        for name in fnmatch.filter([*folders, *names], f"*{SUFFIX}")
    ]
    return sorted(files), [_unread(Path(error.filename), error) for error in errors]


def _unread(folder: Path, error: OSError) -> Progress:
    return Progress(folder, sentence_for(folder, error))


def _is_bundle(file: Path) -> bool:
    """Whether a file is a bundle, or the beginning of one."""
    with reading(file) as stream:
        return stream.read(len(_ZIP)) == _ZIP or is_zipfile(stream)


def _begun_record(history: MatchHistory, file: Path, owner: Owner) -> BegunImport | Progress:
    try:
        return history.begin_import(file, read_record_file(file), owner=owner)
    except RecordError as error:
        raise unplayable(file, error) from None


_MOST_BEGUN: Final = 16
"""The number of matches whose files are being written while the next one is read."""
_BATCH: Final = 64
"""The number of matches after which the names of their files are synchronized with the disk."""


def finished(
    history: MatchHistory, begun: Iterable[BegunImport | Progress]
) -> Generator[Progress, None, None]:
    """Finish imports in their order, each one after some later ones were begun.

    What is no import is passed on in its place. A match that cannot be entered is reported and left
    out. Everything survives a loss of power after the last step, or when the generator is closed.
    Raises `StorageError` with a sentence if another program keeps the database locked.
    """
    waiting: deque[BegunImport | Progress] = deque()
    number = 0
    try:
        for each in begun:
            waiting.append(each)
            if len(waiting) > _MOST_BEGUN:
                yield _finished(history, waiting.popleft())
                number += 1
                if number % _BATCH == 0:
                    history.files.synchronize_folder()
        while waiting:
            yield _finished(history, waiting.popleft())
    finally:
        for each in waiting:
            _discard(each)
        history.files.synchronize_folder()


def _finished(history: MatchHistory, begun: BegunImport | Progress) -> Progress:
    if isinstance(begun, Progress):
        return begun
    try:
        return history.finish_import(begun)
    except BusyDatabaseError:
        raise
    except StorageError as error:
        problem = error.sentence
    except Exception as error:
        # One match must not keep those after it out of the history.
        report_fault(error)
        problem = fault_sentence_about(begun.path)
    return Progress(begun.path, problem, done=begun.done, total=begun.total)


def _discard(begun: BegunImport | Progress) -> None:
    if isinstance(begun, BegunImport):
        # The files were not written then.
        with suppress(StorageError):
            begun.prepared.result().discard()
