"""The profiles of the people who play on this computer, and their file.

The name of the person at the table is that of the current profile and is stored nowhere else. The
file is JSON and can be edited by hand. Each field is checked by itself, as in the settings: an
invalid one is reported and replaced by its default, an unknown one is kept, and an entry that is no
profile is reported and written again unchanged.
"""

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from scopa_desktop.play.storage.file_lock import FileLock
from scopa_desktop.play.storage.files import (
    KeptFile,
    MissingFileError,
    StorageError,
    set_aside_if_present,
    write_atomically,
)
from scopa_desktop.play.storage.json_fields import (
    Fields,
    FormError,
    Parser,
    anything,
    as_json,
    calendar_day,
    damage_of,
    hex_id,
    json_text,
    list_of,
    parse_json,
    printable,
    read_json_file,
    writable,
)
from scopa_desktop.play.storage.settings import (
    AUTO_DECK,
    LastGame,
    Settings,
    is_deck_choice,
    parse_last_game,
)
from scopa_desktop.play.storage.times import checked_day, current_day
from scopa_desktop.rules.players import is_name

translate = QCoreApplication.translate
tr: Final = partial(translate, "Profiles")

PROFILES_FILE: Final = "profiles.json"
"""The name of the file in the data folder."""
LONGEST_NAME: Final = 24
DEFAULT_NAME: Final = "You"
"""The name of a person who has not given one; it is translated when it is shown."""
OWN_PORTRAIT: Final = "you"
"""The portrait of a person who has not chosen one."""
MOST_PROFILES: Final = 40

_FORMAT: Final = "scopa-desktop profiles"
_VERSION: Final = 1
_LARGEST_FILE: Final = 4 * 1024 * 1024
_MOST_WAITING_SECONDS: Final = 1.0
"""How long another process that writes the file is waited for."""
_LEGACY_NAME: Final = "player_name"
"""The field of the settings that had the name before there were profiles."""
_ID: Final = re.compile(r"[0-9a-f]{32}")
_PORTRAIT: Final = re.compile(r"[a-z0-9_-]{1,40}")


def is_profile_id(value: object) -> bool:
    """Whether a value is the id of a profile: 32 hexadecimal digits in lower case."""
    return isinstance(value, str) and _ID.fullmatch(value) is not None


def is_profile_name(value: object) -> bool:
    return isinstance(value, str) and is_name(value, LONGEST_NAME) and not value.isspace()


def _is_portrait(value: object) -> bool:
    return isinstance(value, str) and _PORTRAIT.fullmatch(value) is not None


def _is_game(value: object) -> bool:
    return value is None or isinstance(value, LastGame)


def _is_date(value: object) -> bool:
    try:
        return isinstance(value, date) and bool(checked_day(value))
    except ValueError:
        return False


_ALLOWED: Final[Mapping[str, Callable[[object], bool]]] = {
    "id": is_profile_id,
    "name": is_profile_name,
    "portrait": _is_portrait,
    "deck": is_deck_choice,
    "game": _is_game,
    "created": _is_date,
}
"""Whether a value is allowed in each known field of a profile."""


@dataclass(frozen=True)
class Profile:
    """A person who plays on this computer.

    Raises:
        ValueError: a value is not allowed.
    """

    id: str
    """32 hexadecimal digits; matches refer to it."""
    name: str = DEFAULT_NAME
    portrait: str = OWN_PORTRAIT
    """The id of a portrait. Only its form is checked: one without a picture is shown as
    `OWN_PORTRAIT`."""
    deck: str = AUTO_DECK
    """The favourite deck, or `AUTO_DECK` for that of each game."""
    game: LastGame | None = None
    """The favourite game."""
    created: date = field(default_factory=current_day)
    unknown: Mapping[str, Any] = field(default_factory=dict)
    """Fields of a newer version, written again unchanged."""

    def __post_init__(self) -> None:
        for name, is_allowed in _ALLOWED.items():
            if not is_allowed(value := getattr(self, name)):
                raise ValueError(f"{name}: {value!r:.60} is not allowed")
        if not self.unknown.keys().isdisjoint(_ALLOWED):
            raise ValueError("a known field is among the unknown ones")
        if len(writable(self.unknown)) < len(self.unknown):
            raise ValueError("the unknown fields are too large, too deep or no JSON")

    def content(self) -> dict[str, Any]:
        """The fields for the file."""
        known = {name: getattr(self, name) for name in _ALLOWED}
        return {**known, "created": self.created.isoformat(), **self.unknown}


def new_profile(name: str = DEFAULT_NAME, portrait: str = OWN_PORTRAIT) -> Profile:
    """A profile with a random id, created today."""
    return Profile(os.urandom(16).hex(), name, portrait)


def name_in_settings(settings: Settings) -> str:
    """The player's name in a settings file of a version without profiles; else the default."""
    name = settings.unknown.get(_LEGACY_NAME)
    return name if isinstance(name, str) and is_profile_name(name) else DEFAULT_NAME


class StoredProfiles(NamedTuple):
    """The content of a file of profiles."""

    profiles: tuple[Profile, ...]
    """At least one."""
    current: str
    """The id of the current one."""
    unreadable: tuple[Any, ...] = ()
    """The entries that are no profiles, as JSON values; they are written again if they can be."""
    unknown: Mapping[str, Any] = {}
    is_whole: bool = True
    """Whether everything that the file had can be written again; else the file is kept as well."""

    def to_text(self) -> str:
        """The content of the file, for `parse_profiles`."""
        content = {
            "format": _FORMAT,
            "version": _VERSION,
            "current": self.current,
            "profiles": [*(profile.content() for profile in self.profiles), *self.unreadable],
        }
        return as_json({**content, **self.unknown}) + "\n"


def parse_profiles(data: bytes | str, path: Path) -> tuple[StoredProfiles, list[str]]:
    """The profiles in a text, and a sentence about each error in it.

    Raises `StorageError` with a sentence about `path` if there is none. If the current profile is
    missing, the first one is taken.
    """
    with damage_of(path):
        return _profiles_of(parse_json(data), path)


def _profiles_of(content: object, path: Path) -> tuple[StoredProfiles, list[str]]:
    """The same from the JSON value of the file; raises `FormError`."""
    fields = Fields(content, _FORMAT)
    profiles: dict[str, Profile] = {}
    unreadable: list[Any] = []
    problems: list[str] = []
    for entry in fields.take("profiles", list_of(anything), ()):
        try:
            parts = Fields(entry)
            profile_id = parts.take("id", hex_id)
        except FormError:
            profile_id = ""
        if profile_id and profile_id not in profiles:
            profiles[profile_id] = _parse_profile(profile_id, parts, path, problems)
        else:
            unreadable.append(entry)
            sentence = tr("“{path}”: {entry} is not a profile and is left out.")
            problems.append(sentence.format(path=path, entry=printable(json_text(entry))))
    if not profiles:
        raise FormError(tr("there is no profile in it"))
    try:
        current = fields.take("current", hex_id, "")
    except FormError:
        current = ""
    kept = writable({str(number): each for number, each in enumerate(unreadable)})
    rest = fields.rest()
    unknown = writable(rest)
    stored = StoredProfiles(
        profiles=tuple(profiles.values()),
        current=current if current in profiles else next(iter(profiles)),
        unreadable=tuple(kept.values()),
        unknown=unknown,
        is_whole=len(kept) == len(unreadable) and len(unknown) == len(rest),
    )
    return stored, problems


def _parse_profile(profile_id: str, fields: Fields, path: Path, problems: list[str]) -> Profile:
    """The profile of an entry without its id; appends a sentence about each invalid field."""
    accepted: dict[str, Any] = {}
    for name in _ALLOWED:
        if name not in fields:
            continue
        try:
            accepted[name] = fields.take(name, _parser(name))
        except FormError as error:
            sentence = tr(
                "“{path}”: “{field}” of a profile is {value}, which is not allowed. The default "
                "is used."
            )
            problems.append(sentence.format(path=path, field=name, value=error.value))
    return Profile(profile_id, **accepted, unknown=writable(fields.rest()))


_PARSERS: Final[Mapping[str, Parser[object]]] = {"game": parse_last_game, "created": calendar_day}
"""The parsers of the fields that are no texts."""


def _parser(name: str) -> Parser[object]:
    """The parser of the JSON value of a field."""

    def parse(json_value: object) -> object:
        value = _PARSERS.get(name, anything)(json_value)
        if not _ALLOWED[name](value):
            raise ValueError("not allowed")
        return value

    return parse


def _read(path: Path) -> tuple[StoredProfiles, list[str]]:
    """The profiles in a file, as `parse_profiles`; raises `StorageError` with a sentence."""
    return read_json_file(path, _LARGEST_FILE, lambda content: _profiles_of(content, path))


def _load(file: KeptFile, first: Profile) -> tuple[StoredProfiles, list[str], bool]:
    """The profiles of a file, what was wrong in it, and whether `first` was made instead."""
    made = StoredProfiles((first,), first.id)
    try:
        return *_read(file.path), False
    except MissingFileError:
        return made, [], True
    except StorageError as error:
        kept = tr(
            "It was kept as “{aside}”; a new profile was made, and your matches are still there."
        )
        return made, [file.set_aside(error.sentence, f"{{reason}} {kept}")], True


def merged(base: StoredProfiles, own: StoredProfiles, other: StoredProfiles) -> StoredProfiles:
    """Two lists that were both changed since they were `base`.

    What only one of them has added, changed or removed is so in the result; of a profile that both
    have changed, the own values count. The own current profile stays.
    """
    before = {each.id: each for each in base.profiles}
    changed = {each.id: each for each in other.profiles}
    known = {each.id for each in own.profiles}
    profiles: list[Profile] = []
    for each in own.profiles:
        is_changed = before.get(each.id) != each
        if each.id in changed:
            profiles.append(each if is_changed else changed[each.id])
        elif is_changed or each.id == own.current:
            profiles.append(each)
    profiles += (each for each in other.profiles if each.id not in known and each.id not in before)
    return other._replace(profiles=tuple(profiles), current=own.current)


class ProfileStore(QObject):
    """The profiles, the current one, and their file.

    Every change is applied at once, even if it cannot be saved. What another process has changed in
    the file since it was read is kept when it is saved, see `merged`.

    Signals:
        changed: the current profile has other values, or another one is current; emitted with it.
        switched: another profile is current; emitted with it, after `changed`.
        list_changed: any profile was added, changed or removed, or another one is current.
        failed: emitted with a sentence if the profiles could not be saved; for repeated failures
            only once until saving works again.

    Attributes:
        problems: sentences about what was wrong in the file.
    """

    changed = Signal(object)
    switched = Signal(object)
    list_changed = Signal()
    failed = Signal(str)

    def __init__(
        self, path: Path, first_name: str = DEFAULT_NAME, parent: QObject | None = None
    ) -> None:
        """Load the profiles of the file `path`.

        If it has none, there is a new one called `first_name`, which `save_if_new` saves.
        """
        super().__init__(parent)
        self._path = path
        self._stamp = _stamp_of(path)
        """Of the file when it was read or written last."""
        self._file = KeptFile(path)
        first = new_profile(first_name)
        self._content, self.problems, self._is_new = _load(self._file, first)
        self._base = self._content
        """The content of the file then."""
        self._failing = False

    @property
    def is_new(self) -> bool:
        """Whether there has been no file so far, and none has been written yet."""
        return self._is_new and not self.problems

    @property
    def profiles(self) -> Sequence[Profile]:
        """All profiles, in the order in which they were made; at least one."""
        return self._content.profiles

    @property
    def current(self) -> Profile:
        """The profile of the person who plays."""
        profile = self.find(self._content.current)
        assert profile is not None
        return profile

    @property
    def others(self) -> Sequence[Profile]:
        return [each for each in self.profiles if each.id != self._content.current]

    @property
    def has_room(self) -> bool:
        """Whether another profile can be added."""
        return len(self.profiles) < MOST_PROFILES

    def find(self, profile_id: str) -> Profile | None:
        return next((each for each in self.profiles if each.id == profile_id), None)

    def refresh(self) -> None:
        """Take over what another process has changed in the file; a damaged one is ignored."""
        stamp = _stamp_of(self._path)
        if stamp == self._stamp:
            return
        try:
            other, _ = _read(self._path)
        except StorageError:
            return
        self._stamp = stamp
        self._take_over(other)

    def save_if_new(self) -> None:
        """Save the profile that was made because there was none, before a match refers to it."""
        if self._is_new:
            self._save()

    def change(self, profile: Profile) -> None:
        """Replace the profile with the same id; raises `ValueError` if there is none."""
        if self.find(profile.id) is None:
            raise ValueError("no such profile")
        self._set(
            [profile if each.id == profile.id else each for each in self.profiles],
            self.current.id,
        )

    def add(self, profile: Profile, index: int | None = None) -> None:
        """Add a profile, by default as the last one; it does not become the current one.

        Raises `ValueError` if there is one with its id, or no room.
        """
        if self.find(profile.id) is not None or not self.has_room:
            raise ValueError("the profile cannot be added")
        profiles = list(self.profiles)
        profiles.insert(len(profiles) if index is None else index, profile)
        self._set(profiles, self.current.id)

    def merge(self, profiles: Iterable[Profile]) -> Sequence[Profile]:
        """Add those profiles that are not here yet, as far as there is room; returns them."""
        room = MOST_PROFILES - len(self.profiles)
        added = {each.id: each for each in profiles if self.find(each.id) is None}
        new = list(added.values())[:room]
        self._set([*self.profiles, *new], self.current.id)
        return new

    def add_all(self, profiles: Iterable[Profile]) -> list[str]:
        """Add imported profiles that are not here yet, as `merge`.

        Returns a sentence about each one for which there is no room.
        """
        profiles = list(profiles)
        self.merge(profiles)
        sentence = tr("There is no room for the profile “{name}”: there can be {number}.")
        names = {each.id: each.name for each in profiles if self.find(each.id) is None}
        return [sentence.format(name=name, number=MOST_PROFILES) for name in names.values()]

    def remove(self, profile_id: str) -> None:
        """Remove a profile; if it is the current one, the first of the others becomes current.

        Raises `ValueError` if it is the only one.
        """
        others = [each for each in self.profiles if each.id != profile_id]
        if not others:
            raise ValueError("the only profile cannot be removed")
        is_current = profile_id == self.current.id
        self._set(others, others[0].id if is_current else self.current.id)

    def switch(self, profile_id: str) -> None:
        """Make another profile the current one; raises `ValueError` if there is none."""
        if self.find(profile_id) is None:
            raise ValueError("no such profile")
        self._set(self.profiles, profile_id)

    def to_text(self) -> str:
        """All profiles as the file has them, for `parse_profiles`."""
        return self._content.to_text()

    def _set(self, profiles: Sequence[Profile], current: str) -> None:
        content = self._content._replace(profiles=tuple(profiles), current=current)
        if content != self._content:
            self._show(content)
            self._save()

    def _show(self, content: StoredProfiles) -> None:
        """Have another content, and emit what is different."""
        previous = self.current
        self._content = content
        if self.current != previous:
            self.changed.emit(self.current)
        if self.current.id != previous.id:
            self.switched.emit(self.current)
        self.list_changed.emit()

    def _take_over(self, other: StoredProfiles) -> None:
        """Take over what differs in the content of the file from what it was."""
        if self._is_new and self._content == self._base:
            content = other
        else:
            content = merged(self._base, self._content, other)
        self._base, self._is_new = other, False
        if content != self._content:
            self._show(content)

    def _save(self) -> None:
        try:
            with self._locked():
                self._file.make_room()
                self._read_changes()
                if not self._base.is_whole:
                    sentence = translate("History", "“{path}” is damaged.")
                    set_aside_if_present(self._path, sentence.format(path=self._path))
                    self._content = self._content._replace(is_whole=True)
                write_atomically(self._path, self.to_text())
                self._stamp, self._base = _stamp_of(self._path), self._content
        except StorageError as error:
            if not self._failing:
                self._failing = True
                self.failed.emit(error.sentence)
        else:
            self._failing = self._is_new = False

    def _read_changes(self) -> None:
        """Take over what another process has written; a file that was damaged is renamed.

        Raises `StorageError` with a sentence if the file must not be written.
        """
        if _stamp_of(self._path) == self._stamp:
            return
        try:
            other, _ = _read(self._path)
        except StorageError as error:
            set_aside_if_present(self._path, error.sentence)
        else:
            self._take_over(other)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Let no other process write the file, unless it takes long or cannot be locked."""
        lock = FileLock(self._path.with_name(f"{self._path.name}.lock"))
        lock.acquire(_MOST_WAITING_SECONDS)
        try:
            yield
        finally:
            lock.release()


def _stamp_of(path: Path) -> tuple[int, int, int] | None:
    """Changes when the file is written; None if it is missing."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns
