"""The profiles of the people who play on this computer, in the database.

The name of the person at the table is that of the current profile and is stored nowhere else.
"""

import json
import os
import re
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.json_fields import parse_json, usable
from scopa_desktop.play.storage.settings import (
    AUTO_DECK,
    LastGame,
    Settings,
    is_deck_choice,
    parse_last_game,
)
from scopa_desktop.play.storage.times import checked_day, current_day, day_brought_back
from scopa_desktop.rules.players import is_name

LONGEST_NAME: Final = 24
DEFAULT_NAME: Final = "You"
"""The name of a person who has not given one; it is translated when it is shown."""
OWN_PORTRAIT: Final = "you"
"""The portrait of a person who has not chosen one."""
MOST_PROFILES: Final = 40

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

    def __post_init__(self) -> None:
        for name, is_allowed in _ALLOWED.items():
            if not is_allowed(value := getattr(self, name)):
                raise ValueError(f"{name}: {value!r:.60} is not allowed")


def new_profile(name: str = DEFAULT_NAME, portrait: str = OWN_PORTRAIT) -> Profile:
    """A profile with a random id, created today."""
    return Profile(os.urandom(16).hex(), name, portrait)


def name_in_settings(settings: Settings) -> str:
    """The player's name in a settings file of a version without profiles; else the default."""
    name = settings.unknown.get(_LEGACY_NAME)
    return name if isinstance(name, str) and is_profile_name(name) else DEFAULT_NAME


def stored_profiles(connection: sqlite3.Connection) -> tuple[list[Profile], str]:
    """The profiles in the database in their order, and the id of the current one.

    Those with values that this version does not allow are left out; the log says so.
    """
    rows = connection.execute("SELECT * FROM profile ORDER BY place, id").fetchall()
    current = next((row["id"] for row in rows if row["is_current"]), "")
    return list(usable(rows, _profile_of, Path(DATABASE))), current


def _profile_of(row: sqlite3.Row) -> Profile:
    return Profile(
        row["id"],
        row["name"],
        row["portrait"],
        row["deck"],
        None if row["game"] is None else parse_last_game(parse_json(row["game"])),
        day_brought_back(date.fromisoformat(row["created"])),
    )


def store_profiles(
    connection: sqlite3.Connection, profiles: Sequence[Profile], current: str
) -> None:
    """Write the profiles in place of those in the database; inside `Database.write`."""
    connection.execute("DELETE FROM profile")
    connection.executemany(
        "INSERT INTO profile VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                each.id,
                place,
                each.id == current,
                each.name,
                each.portrait,
                each.deck,
                None if each.game is None else json.dumps(asdict(each.game)),
                each.created.isoformat(),
            )
            for place, each in enumerate(profiles)
        ],
    )


class ProfileStore(QObject):
    """The profiles, and the current one.

    Every change is applied at once, even if it cannot be saved. What another process has changed
    meanwhile is read before each change.

    Signals:
        changed: the current profile has other values, or another one is current; emitted with it.
        switched: another profile is current; emitted with it, after `changed`.
        list_changed: any profile was added, changed or removed, or another one is current.
        failed: emitted with a sentence if the profiles could not be read or saved; for repeated
            failures only once until saving works again.

    Attributes:
        problems: sentences about why they could not be read.
    """

    changed = Signal(object)
    switched = Signal(object)
    list_changed = Signal()
    failed = Signal(str)

    def __init__(
        self, database: Database, first_name: str = DEFAULT_NAME, parent: QObject | None = None
    ) -> None:
        """Read the profiles of a database.

        If it has none, there is a new one called `first_name`, which `save_if_new` saves.
        """
        super().__init__(parent)
        self._database = database
        self.problems: list[str] = []
        first = new_profile(first_name)
        self._profiles, self._current = [first], first.id
        self._is_new = True
        self._failing = False
        try:
            self._read()
        except StorageError as error:
            self.problems.append(error.sentence)
            self._failing = True
        if database.problem:
            self.problems.append(database.problem)

    @property
    def is_new(self) -> bool:
        """Whether there have been no profiles so far, and none has been saved yet."""
        return self._is_new and not self.problems

    @property
    def profiles(self) -> Sequence[Profile]:
        """All profiles, in the order in which they were made; at least one."""
        return self._profiles

    @property
    def current(self) -> Profile:
        """The profile of the person who plays."""
        profile = self.find(self._current)
        assert profile is not None
        return profile

    @property
    def others(self) -> Sequence[Profile]:
        return [each for each in self.profiles if each.id != self._current]

    @property
    def has_room(self) -> bool:
        """Whether another profile can be added."""
        return len(self.profiles) < MOST_PROFILES

    def find(self, profile_id: str) -> Profile | None:
        return next((each for each in self.profiles if each.id == profile_id), None)

    def refresh(self) -> None:
        """Take over what another process has changed; the current profile stays."""
        try:
            self._read()
        except StorageError as error:
            self._report(error)

    def _read(self) -> None:
        profiles, current = self._database.read(stored_profiles)
        if profiles:
            ids = {each.id for each in profiles}
            own = self._current if not self._is_new and self._current in ids else current
            self._is_new = False
            self._show(profiles, own if own in ids else profiles[0].id)

    def save_if_new(self) -> None:
        """Save the profile that was made because there was none, before a match refers to it."""
        if self._is_new:
            self._apply(lambda profiles: profiles, self._current)

    def change(self, profile: Profile) -> None:
        """Replace the profile with the same id; raises `ValueError` if there is none."""
        self.refresh()
        if self.find(profile.id) is None:
            raise ValueError("no such profile")
        if profile not in self._profiles:
            self._apply(
                lambda profiles: [profile if each.id == profile.id else each for each in profiles],
                self._current,
            )

    def add(self, profile: Profile, index: int | None = None) -> None:
        """Add a profile, by default as the last one; it does not become the current one.

        Raises `ValueError` if there is one with its id, or no room.
        """
        self.refresh()
        if self.find(profile.id) is not None or not self.has_room:
            raise ValueError("the profile cannot be added")

        def added(profiles: list[Profile]) -> list[Profile]:
            place = len(profiles) if index is None else index
            return [*profiles[:place], profile, *profiles[place:]]

        self._apply(added, self._current)

    def remove(self, profile_id: str) -> None:
        """Remove a profile; if it is the current one, the first of the others becomes current.

        Raises `ValueError` if it is the only one.
        """
        self.refresh()
        others = [each for each in self.profiles if each.id != profile_id]
        if not others:
            raise ValueError("the only profile cannot be removed")
        self._apply(
            lambda profiles: [each for each in profiles if each.id != profile_id] or profiles,
            others[0].id if profile_id == self._current else self._current,
        )

    def switch(self, profile_id: str) -> None:
        """Make another profile the current one; raises `ValueError` if there is none."""
        self.refresh()
        if self.find(profile_id) is None:
            raise ValueError("no such profile")
        if profile_id != self._current:
            self._apply(lambda profiles: profiles, profile_id)

    def _apply(self, change: Callable[[list[Profile]], list[Profile]], current: str) -> None:
        """Change the profiles as they are in the database now, in one transaction.

        What cannot be saved is changed here all the same.
        """

        def stored_change(connection: sqlite3.Connection) -> tuple[list[Profile], str]:
            here, _ = stored_profiles(connection)
            profiles = change(here or self._profiles)
            ids = {each.id for each in profiles}
            chosen = current if current in ids else profiles[0].id
            store_profiles(connection, profiles, chosen)
            return profiles, chosen

        try:
            shown = self._database.write(stored_change)
        except StorageError as error:
            shown = change(self._profiles), current
            self._report(error)
        else:
            self._failing = self._is_new = False
        self._show(*shown)

    def _report(self, error: StorageError) -> None:
        if not self._failing:
            self._failing = True
            self.failed.emit(error.sentence)

    def _show(self, profiles: Sequence[Profile], current: str) -> None:
        """Have other profiles, and emit what is different."""
        if (list(profiles), current) == (self._profiles, self._current):
            return
        previous = self.current
        self._profiles, self._current = list(profiles), current
        if self.current != previous:
            self.changed.emit(self.current)
        if self.current.id != previous.id:
            self.switched.emit(self.current)
        self.list_changed.emit()
