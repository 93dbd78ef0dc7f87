"""One file that carries a profile with its matches and its training to another computer.

It is a ZIP archive with the entries

- `scopa-desktop.json`: the format, its version, the profile's id and the number of matches,
- `profile.json`: the profile, whose content the caller gives,
- `matches/ID.scopa` and `matches/ID.json` for each match: its record and its note,
- `training.jsonl`: the training journal of the profile, if it has one,
- `experience.jsonl`: its experience of competitive matches, if it has some; chips do not travel.

No name in the archive becomes the name of a file: matches are imported one by one, each as a record
from elsewhere, so that none counts twice, and an interrupted import goes on when it is repeated.
Sizes, numbers and names are checked before anything is read.
"""

import json
import logging
import re
import zipfile
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.history.match_facts import digest_of_text
from scopa_desktop.play.history.match_history import BegunImport, MatchHistory, Progress
from scopa_desktop.play.history.match_note import MatchNote, parse_note
from scopa_desktop.play.ledger.experience_transfer import (
    LARGEST_EXPERIENCE,
    experience_text,
    merge_experience,
)
from scopa_desktop.play.storage.archives import (
    Archive,
    ArchiveError,
    ArchiveLimits,
    LargeArchiveError,
    opened_archive,
)
from scopa_desktop.play.storage.files import StorageError, replacement_of, too_large
from scopa_desktop.play.storage.json_fields import Fields, FormError, hex_id, parse_json
from scopa_desktop.play.storage.merging import MergeStep
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.journal import LARGEST_JOURNAL, TrainingJournal
from scopa_desktop.play.translation import translated
from scopa_desktop.rules.messages import TextError, with_reason
from scopa_desktop.rules.record import MAX_RECORD_CHARACTERS, read_record, write_record

tr: Final = partial(QCoreApplication.translate, "History")

_log = logging.getLogger(__name__)

_FORMAT: Final = "scopa-desktop profile"
_VERSION: Final = 1
_MANIFEST: Final = "scopa-desktop.json"
_PROFILE: Final = "profile.json"
_TRAINING: Final = "training.jsonl"
_EXPERIENCE: Final = "experience.jsonl"
_OTHER_ENTRIES: Final = 4
"""The number of entries besides the records and notes."""
_RECORD_NAME: Final = re.compile(r"matches/([0-9a-f]{32})\.scopa")
_LARGEST_JSON: Final = 64 * 1024
LARGEST_PROFILE: Final = 1024 * 1024
"""The size of the profile's data, in bytes."""
_LARGEST_RECORD: Final = MAX_RECORD_CHARACTERS * 4
_MOST_MATCHES: Final = 250_000
_LARGEST_FILE: Final = 2**30
_LARGEST_DIRECTORY: Final = 64 * 2**20
"""The size of the archive's list of entries, in bytes: enough for `_MOST_MATCHES`."""
_LARGEST_TOTAL: Final = 4 * 2**30
"""The size of all entries together, unpacked."""


class BundleProfile(NamedTuple):
    """What a bundle says before its matches are read."""

    profile: str
    """The id of the profile."""
    data: bytes
    """The profile as the caller of `write_bundle` gave it."""
    matches: int


# --- writing -----------------------------------------------------------------------------------


def write_bundle(
    history: MatchHistory, path: Path, profile: str, data: bytes
) -> Generator[Progress, None, None]:
    """Write the bundle of a profile, one match at each step.

    It contains the training journal of the profile, the matches that it played, and those without
    any profile, which are imported ones and those between computer players. The file is at `path`
    after the last step, and not before; closing the generator stops.

    Args:
        history: the history.
        path: the file.
        profile: the id of the profile.
        data: the profile, in JSON, at most `LARGEST_PROFILE` bytes.

    Raises `StorageError` with a sentence.
    """
    if len(data) > LARGEST_PROFILE:
        raise ValueError(f"the profile has {len(data)} bytes, more than {LARGEST_PROFILE}")
    files = history.run(lambda _history: _files_of(history, profile))
    contents = {_PROFILE: data}
    if training := _journal(history, profile).text():
        contents[_TRAINING] = training.encode()
    if experience := experience_text(history.path.parent, profile):
        contents[_EXPERIENCE] = experience.encode()
    with replacement_of(path, is_export=True) as temporary, temporary.open("r+b") as stream:
        yield from _write_entries(history, stream, files, profile, contents)


def _files_of(history: MatchHistory, profile: str) -> list[tuple[str, str]]:
    """The ids and the record files of the matches of a profile, and of those without any."""
    rows = history.connection.execute(
        "SELECT m.id, m.file FROM match AS m WHERE m.file IS NOT NULL AND m.ending <> 'running' AND"
        " (EXISTS (SELECT 1 FROM seat AS s WHERE s.match = m.match AND s.profile = ?) OR NOT EXISTS"
        " (SELECT 1 FROM seat AS s WHERE s.match = m.match AND s.profile IS NOT NULL))"
        " ORDER BY m.ended, m.match",
        (profile,),
    )
    return [(row["id"], row["file"]) for row in rows]


def _write_entries(
    history: MatchHistory,
    stream: BinaryIO,
    files: list[tuple[str, str]],
    profile: str,
    contents: Mapping[str, bytes],
) -> Iterator[Progress]:
    """`contents` are the entries besides the matches, by name."""
    manifest = {
        "format": _FORMAT,
        "version": _VERSION,
        "profile": profile,
        "matches": len(files),
    }
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(_MANIFEST, json.dumps(manifest, indent=1))
        for name, content in contents.items():
            archive.writestr(name, content)
        for number, (match_id, file) in enumerate(files, 1):
            problem = ""
            try:
                record = history.files.record(file)
                note = history.files.note(file)
            except StorageError as error:
                problem = error.sentence
            else:
                archive.writestr(f"matches/{match_id}.scopa", write_record(record))
                if note is not None:
                    archive.writestr(f"matches/{match_id}.json", note.to_text())
            path = history.files.folder / file
            yield Progress(path, problem, done=number, total=len(files))


# --- reading -----------------------------------------------------------------------------------


def read_bundle_profile(path: Path) -> BundleProfile:
    """The profile of a bundle; raises `StorageError` with a sentence if the file is none."""
    with _opened(path) as bundle:
        return bundle.profile


def begin_merge(history: MatchHistory, path: Path) -> Generator[Progress | BegunImport, None, None]:
    """The steps of importing a bundle; `finished` enters the matches that they begin.

    First, the entries of the training journal that are not here are added to that of the profile,
    and the experience of matches that the ledger does not have, some of them at each step. Nothing
    that is here changes its value. What cannot be used is reported and left out. Raises
    `StorageError` with a sentence if the file is no bundle.
    """
    with _opened(path) as bundle:
        yield from _merged_lines(bundle, _TRAINING, LARGEST_JOURNAL, partial(_training, history))
        yield from _merged_lines(
            bundle, _EXPERIENCE, LARGEST_EXPERIENCE, partial(merge_experience, history.path.parent)
        )
        known = history.run(_known_matches)
        total = len(bundle.matches)
        for number, match_id in enumerate(bundle.matches, 1):
            yield _begun(history, bundle, match_id, known)._replace(done=number, total=total)


def _merged_lines(
    bundle: "_Bundle",
    name: str,
    limit: int,
    merge: Callable[[str, bytes], Iterator[MergeStep]],
) -> Iterator[Progress]:
    """Merge the lines of an entry with a function of the profile's id and the lines."""
    path = bundle.path
    try:
        lines = bundle.lines(name, limit)
        for _, done, total in merge(bundle.profile.profile, lines):
            yield Progress(path, is_new=False, is_match=False, done=done, total=total)
    except ArchiveError as error:
        _log.warning("%s is unusable: %s", path, error)
        sentence = tr("The training in “{path}” is damaged and was left out.")
        yield Progress(path, sentence.format(path=path), is_match=False)
    except StorageError as error:
        yield Progress(error.path, error.sentence, is_match=False)


def _training(history: MatchHistory, profile: str, lines: bytes) -> Iterator[MergeStep]:
    """Merge a training journal with that of the profile here."""
    if lines:
        journal = _journal(history, profile)
        yield from journal.merge(lines, DailyResults(journal).continues)


def _journal(history: MatchHistory, profile: str) -> TrainingJournal:
    """The training journal of a profile, in the data folder of the history."""
    return TrainingJournal(history.path.parent, profile)


def _known_matches(history: MatchHistory) -> set[tuple[str, str]]:
    """The ids and digests of the matches in the history."""
    rows = history.connection.execute("SELECT id, digest FROM match WHERE file IS NOT NULL")
    return {(row["id"], row["digest"]) for row in rows}


def _begun(
    history: MatchHistory, bundle: "_Bundle", match_id: str, known: set[tuple[str, str]]
) -> Progress | BegunImport:
    """The import of a match; the step that it was, if it is known or cannot be used."""
    try:
        text = bundle.text(f"matches/{match_id}.scopa", _LARGEST_RECORD)
        # Replaying a match takes much longer than this.
        if (match_id, digest_of_text(text)) in known:
            return Progress(bundle.path, is_new=False)
        record = read_record(text)
        return history.begin_import(bundle.path, record, bundle.note(match_id))
    except ArchiveError as error:
        _log.warning("a match of %s is unusable: %s", bundle.path, error)
        sentence = tr("A match in “{path}” is damaged and was left out.")
        return Progress(bundle.path, sentence.format(path=bundle.path))
    except TextError as error:
        sentence = tr("A match in “{path}” was left out: {reason}.")
        reason = translated(error.sentence)
        return Progress(bundle.path, with_reason(sentence, reason, path=str(bundle.path)))


class _NewerBundleError(ArchiveError):
    """The bundle was written by a newer version of the program."""


class _Bundle:
    """An open bundle."""

    def __init__(self, path: Path, archive: Archive) -> None:
        """Check the manifest of an archive; raises `ArchiveError`."""
        self.path = path
        self._archive = archive
        try:
            manifest = Fields(parse_json(archive.content(_MANIFEST, _LARGEST_JSON)), _FORMAT)
            if type(manifest.version) is not int or manifest.version > _VERSION:
                raise _NewerBundleError(f"{_MANIFEST} has version {manifest.version}")
            profile = manifest.take("profile", hex_id)
        except FormError as error:
            raise ArchiveError(f"{_MANIFEST}: {error}") from None
        self.matches = [
            match[1] for name in archive.sizes if (match := _RECORD_NAME.fullmatch(name))
        ]
        self.profile = BundleProfile(
            profile, archive.content(_PROFILE, LARGEST_PROFILE), len(self.matches)
        )

    def text(self, name: str, limit: int) -> str:
        """The text of an entry; raises `ArchiveError`."""
        try:
            return self._archive.content(name, limit).decode()
        except UnicodeDecodeError:
            raise ArchiveError(f"{name} is not text") from None

    def note(self, match_id: str) -> MatchNote | None:
        """The note of a match; None if it has none that can be used."""
        name = f"matches/{match_id}.json"
        if name not in self._archive.sizes:
            return None
        try:
            note = parse_note(self._archive.content(name, _LARGEST_JSON))
        except (FormError, ArchiveError) as error:
            _log.warning("the note %s of %s is unusable: %s", name, self.path, error)
            return None
        return note if note.id == match_id else None

    def lines(self, name: str, limit: int) -> bytes:
        """The content of an entry with lines, which may be damaged; empty if there is none.

        Raises `ArchiveError`, and `StorageError` with a sentence if the entry is too large.
        """
        size = self._archive.sizes.get(name)
        if size is None:
            return b""
        if size > limit:
            path = self.path / name
            raise StorageError(path, too_large(path, limit))
        return self._archive.content(name, limit)


@contextmanager
def _opened(path: Path) -> Iterator[_Bundle]:
    """Open a bundle; raises `StorageError` with a sentence if the file is none."""
    entries = 2 * _MOST_MATCHES + _OTHER_ENTRIES
    limits = ArchiveLimits(_LARGEST_FILE, _LARGEST_DIRECTORY, entries, _LARGEST_TOTAL)
    try:
        with opened_archive(path, limits) as archive:
            yield _Bundle(path, archive)
    except _NewerBundleError as error:
        sentence = tr("“{path}” was written by a newer version of Scopa Desktop.")
        raise StorageError(path, sentence.format(path=path)) from error
    except LargeArchiveError as error:
        sentence = tr(
            "“{path}” is too large: a file may have {files} MiB, {matches} matches and, "
            "unpacked, {unpacked} MiB at most."
        )
        sentence = sentence.format(
            path=path,
            files=_LARGEST_FILE >> 20,
            matches=_MOST_MATCHES,
            unpacked=_LARGEST_TOTAL >> 20,
        )
        raise StorageError(path, sentence) from error
    except ArchiveError as error:
        _log.warning("%s is no bundle: %s", path, error)
        sentence = tr("“{path}” is not the file of a profile, or it is damaged.")
        raise StorageError(path, sentence.format(path=path)) from error
