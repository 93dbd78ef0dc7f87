"""The settings and their file.

The file is JSON and can be edited by hand. Each field is checked by itself, so that an error in one
does not affect the others. Unknown fields are kept and written again, because a newer version may
have written them. What is written can always be read: an unknown field that would make the file too
large, too deeply nested or invalid JSON is reported and left out.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal, SignalInstance

from scopa_desktop.play.storage.files import KeptFile, MissingFileError, StorageError
from scopa_desktop.play.storage.json_fields import (
    Fields,
    FormError,
    Parser,
    anything,
    as_json,
    boolean,
    json_object,
    list_of,
    printable,
    read_json_file,
    text,
    writable,
)
from scopa_desktop.play.storage.paths import back_ids, deck_ids, has_deck
from scopa_desktop.rules.players import is_name
from scopa_desktop.rules.seating import MOST_PLAYERS
from scopa_desktop.rules.variant import LONGEST_OWN_NAME, check_own_name

tr: Final = partial(QCoreApplication.translate, "Settings")

AUTO_DECK = "auto"
HIGH_CONTRAST = "contrast"
TABLE_COLOURS = ("green", "blue", "burgundy", "teal", "slate", "plum", "tobacco", HIGH_CONTRAST)
SPEEDS = ("slow", "normal", "fast", "off")
CARD_VALUES = ("needed", "printed", "aiming", "always")
SHOW_MOVES = ("auto", "always", "never")
CONFIRM, ONLY_MOVE, COMPLETE_SELECTION = PLAY_ON_CLICK = ("never", "only_move", "selection")
"""What a click on a card plays: nothing, the only move that is left, or a capture whose cards are
all selected."""
NO_ROOM, *_ = ROOMS = ("off", "inn", "courtyard", "harbour")
"""The quiet sounds of a place that can be heard behind those of the cards."""
REDUCED_MOTION = ("system", "on", "off")
COLOUR_SCHEMES = ("system", "light", "dark")
TEXT_SIZES = ("normal", "large", "larger", "largest", "huge", "double")
ONE_HANDED_KEYS = ("off", "left", "right")
"""The half of the keyboard with which one hand plays."""
SYSTEM_LANGUAGE = "system"
LANGUAGES = (SYSTEM_LANGUAGE, "en", "it", "es", "fr", "pt_BR", "de", "ca", "ar")
PERSONAL = (
    "language", "text_size", "colour_scheme", "reduced_motion", "left_handed", "large_cards",
    "suit_signs", "one_handed_keys",
)  # fmt: skip
"""The fields of the pages Language and Accessibility: what a person needs to read and to play."""
GUEST = "guest "
"""What stands before the name of a guest in `LastGame.persons`."""
LONGEST_GUEST_NAME = 24

_FORMAT = "scopa-desktop settings"
_VERSION = 1
_LARGEST_FILE = 64 * 1024
_IDENTIFIER = re.compile(r"[a-z0-9_-]{1,40}")
_MOST_OPTIONS = 40
_LONGEST_OPTION = 40
_LARGEST_OPTION = 10**9

_Value = TypeVar("_Value")


class _Rule(NamedTuple):
    """The allowed values of a field."""

    accepts: Callable[[object], bool]
    allowed: Callable[[], str]
    """The allowed values in words, for the middle of a sentence."""


def _one_of(words: Sequence[str]) -> _Rule:
    return _Rule(lambda value: value in words, lambda: _quoted(words))


def _quoted(words: Iterable[str]) -> str:
    return ", ".join(f'"{word}"' for word in words)


def is_deck_choice(value: object) -> bool:
    """Whether a value is `AUTO_DECK` or the id of a deck."""
    return value == AUTO_DECK or has_deck(value)


_YES_NO: Final = _Rule(lambda value: isinstance(value, bool), lambda: "true, false")
_PERCENT: Final = _Rule(
    lambda value: type(value) is int and 0 <= value <= 100,
    lambda: tr("a whole number from 0 to 100"),
)
_DECK: Final = _Rule(is_deck_choice, lambda: _quoted((AUTO_DECK, *deck_ids())))
_BACK: Final = _Rule(
    lambda value: is_deck_choice(value) or value in back_ids(),
    lambda: _quoted((AUTO_DECK, *deck_ids(), *back_ids())),
)
"""A deck, whose back is shown, or a back that belongs to none."""
_GAME: Final = _Rule(
    lambda value: value is None or isinstance(value, LastGame),
    lambda: tr("a variant, a seating, levels and options, or null"),
)


def _setting(default: _Value, rule: _Rule) -> _Value:
    return field(default=default, metadata={"rule": rule})


@dataclass(frozen=True)
class LastGame:
    """The last choice in the New game dialog, without the number of the deal.

    Only the form is checked, not whether the variant, seating, levels and options exist.

    Raises:
        ValueError: an id has characters other than lower-case letters, digits, `-` and `_`, the
            own name is not allowed, or there are too many or too long values.
    """

    variant: str
    seating: str
    levels: tuple[str, ...]
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    name: str = ""
    """The player's name for these rules; empty if they have the game's own name."""
    persons: tuple[str, ...] = ()
    """Who sits in seats 1 and up in place of the computer players of `levels`: the id of a profile,
    `GUEST` and the name of a guest, or an empty text where the computer player stays."""
    table: Mapping[str, bool | int] = field(default_factory=dict)
    """The options of the table that differ from the default, by their names in records
    (`TableOptions.changed`)."""
    own_level: str = ""
    """The level of the computer player in seat 0 while the match is watched; empty if the person
    plays."""

    def __post_init__(self) -> None:
        if self.name != "":
            check_own_name(self.name)
        for name in (self.variant, self.seating, *self.levels, *self.options, *self.table):
            if not _is_identifier(name):
                raise ValueError(f"{name!r:.60} is not an identifier")
        if self.own_level != "" and not _is_identifier(self.own_level):
            raise ValueError(f"{self.own_level!r:.60} is not an identifier")
        if (
            len(self.levels) > MOST_PLAYERS - 1
            or max(len(self.options), len(self.table)) > _MOST_OPTIONS
        ):
            raise ValueError("more levels or options than any game has")
        if len(self.persons) > MOST_PLAYERS - 1 or not all(map(_is_person, self.persons)):
            raise ValueError("a seat is given to a person that cannot be one")
        for value in self.options.values():
            if not _is_option_value(value):
                raise ValueError(f"{value!r:.60} is not the value of an option")
        for value in self.table.values():
            if isinstance(value, str) or not _is_option_value(value):
                raise ValueError(f"{value!r:.60} is not the value of an option of the table")


def _is_identifier(value: object) -> bool:
    return isinstance(value, str) and _IDENTIFIER.fullmatch(value) is not None


def _is_person(value: object) -> bool:
    """Whether a value is allowed among `LastGame.persons`."""
    if not isinstance(value, str):
        return False
    if value.startswith(GUEST):
        return is_guest_name(value.removeprefix(GUEST))
    return value == "" or _IDENTIFIER.fullmatch(value) is not None


def is_guest_name(name: str) -> bool:
    return is_name(name, LONGEST_GUEST_NAME) and not name.isspace()


def _is_option_value(value: object) -> bool:
    match value:
        case bool():
            return True
        case int():
            return abs(value) <= _LARGEST_OPTION
        case str():
            return value == "" or is_name(value, _LONGEST_OPTION)
    return False


@dataclass(frozen=True)
class Settings:
    """All settings.

    Raises:
        ValueError: a value is not allowed; see the tuples of this module and `paths.deck_ids`.
    """

    deck: str = _setting(AUTO_DECK, _DECK)
    back: str = _setting(AUTO_DECK, _BACK)
    table_colour: str = _setting("green", _one_of(TABLE_COLOURS))
    speed: str = _setting("normal", _one_of(SPEEDS))
    sounds: bool = _setting(True, _YES_NO)
    volume: int = _setting(60, _PERCENT)
    room: str = _setting(NO_ROOM, _one_of(ROOMS))
    card_values: str = _setting("needed", _one_of(CARD_VALUES))
    suit_signs: bool = _setting(False, _YES_NO)
    play_single_move: bool = _setting(False, _YES_NO)
    declare: bool = _setting(True, _YES_NO)
    remarks: bool = _setting(True, _YES_NO)
    play_on_click: str = _setting(ONLY_MOVE, _one_of(PLAY_ON_CLICK))
    show_moves: str = _setting("auto", _one_of(SHOW_MOVES))
    coach: bool = _setting(False, _YES_NO)
    memory_aid: bool = _setting(False, _YES_NO)
    odds: bool = _setting(False, _YES_NO)
    reduced_motion: str = _setting("system", _one_of(REDUCED_MOTION))
    colour_scheme: str = _setting("system", _one_of(COLOUR_SCHEMES))
    text_size: str = _setting("normal", _one_of(TEXT_SIZES))
    left_handed: bool = _setting(False, _YES_NO)
    large_cards: bool = _setting(False, _YES_NO)
    one_handed_keys: str = _setting("off", _one_of(ONE_HANDED_KEYS))
    language: str = _setting(SYSTEM_LANGUAGE, _one_of(LANGUAGES))
    more_options: bool = _setting(False, _YES_NO)
    """Whether New game shows the choices behind “More options”."""
    last_game: LastGame | None = field(default=None, metadata={"rule": _GAME})
    unknown: Mapping[str, Any] = field(default_factory=dict)
    """The unknown fields of the file, written again unchanged."""

    def __post_init__(self) -> None:
        for known in _known_fields():
            value = getattr(self, known.name)
            if not _rule(known).accepts(value):
                raise ValueError(f"{known.name}: {value!r:.60} is not {_rule(known).allowed()}")
        for name in self.unknown:
            if name in _RESERVED:
                raise ValueError(f"{name} is a known field")
        if len(writable(self.unknown)) < len(self.unknown):
            raise ValueError("the unknown fields are too large, too deep or no JSON")

    def restored(self, *, all_pages: bool) -> "Settings":
        """The defaults; of `PERSONAL` fields, too, only for `all_pages`.

        The last game and unknown fields are unchanged. High contrast is the value of
        a field that is not personal, and is kept with those that are.
        """
        kept: dict[str, Any] = {name: getattr(self, name) for name in ("last_game", "unknown")}
        if not all_pages:
            kept |= {name: getattr(self, name) for name in PERSONAL}
            if self.table_colour == HIGH_CONTRAST:
                kept["table_colour"] = HIGH_CONTRAST
        return Settings(**kept)

    def to_text(self) -> str:
        """The content of the settings file, for `load_settings`."""
        content: dict[str, Any] = {"format": _FORMAT, "version": _VERSION}
        content |= {known.name: getattr(self, known.name) for known in _known_fields()}
        content |= self.unknown
        return as_json(content) + "\n"


def load_settings(path: Path) -> tuple[Settings, list[str]]:
    """The settings in the file `path`, and a sentence for the player about each error in it.

    If the file is missing, all settings have their defaults; an invalid value is replaced by its
    default. A file that cannot be read as a whole is renamed, never overwritten.
    """
    return _load(KeptFile(path))


def _load(file: KeptFile) -> tuple[Settings, list[str]]:
    try:
        fields = read_json_file(file.path, _LARGEST_FILE, lambda content: Fields(content, _FORMAT))
    except MissingFileError:
        return Settings(), []
    except StorageError as error:
        kept = tr("It was kept as “{aside}”; the game starts with the default settings.")
        return Settings(), [file.set_aside(error.sentence, f"{{reason}} {kept}")]
    return _parse_fields(fields, file.path)


class _Notifier(QObject):
    """Tells that some of the settings have changed."""

    changed = Signal(object)


class SettingsStore(QObject):
    """The current settings and their file.

    Signals:
        failed: emitted with a sentence if the settings could not be saved; for repeated failures
            only once until saving works again.

    Attributes:
        problems: sentences about what was wrong in the file.
    """

    failed = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = KeptFile(path)
        self._current, self.problems = _load(self._file)
        self._notifiers: dict[tuple[str, ...], _Notifier] = {}
        self._failing = False

    @property
    def current(self) -> Settings:
        return self._current

    def changes(self, *names: str) -> SignalInstance:
        """The signal that is emitted with the new `Settings` when a field of these has changed.

        It is emitted once for a change of several fields. Without names, all fields count. Raises
        `ValueError` for a name that no field has.
        """
        known = [each.name for each in fields(Settings)]
        if unknown := set(names).difference(known):
            raise ValueError(f"no settings: {', '.join(sorted(unknown))}")
        names = names or tuple(known)
        if names not in self._notifiers:
            self._notifiers[names] = _Notifier(self)
        return self._notifiers[names].changed

    def change(self, settings: Settings) -> None:
        """Apply and save `settings`, a copy made with `dataclasses.replace`.

        They are applied even if they cannot be saved.
        """
        if settings == self._current:
            return
        before, self._current = self._current, settings
        for names, notifier in list(self._notifiers.items()):
            values = attrgetter(*names)
            if values(before) != values(settings):
                notifier.changed.emit(settings)
        self._save()

    def _save(self) -> None:
        try:
            self._file.write(self._current.to_text())
        except StorageError as error:
            if not self._failing:
                self._failing = True
                self.failed.emit(error.sentence)
        else:
            self._failing = False


def _known_fields() -> list[Field[Any]]:
    return [known for known in fields(Settings) if known.metadata]


_PLAY_ON_CLICK = "play_on_click"
_SINGLE_CLICK = "single_click"
"""The name of `play_on_click` in files of version 0.1.0: whether a click plays the only
move that is left."""
_REMOVED = ("cards_volume", "points_volume", "ends_volume", "clock_volume", "coach_limit")
"""Fields of earlier versions that are not written again."""
_RESERVED = frozenset(
    ["format", "version", _SINGLE_CLICK, *_REMOVED, *(known.name for known in _known_fields())]
)


def _rule(known: Field[Any]) -> _Rule:
    rule: _Rule = known.metadata["rule"]
    return rule


def _parse_fields(fields: Fields, path: Path) -> tuple[Settings, list[str]]:
    """The settings of a file, and a sentence about each field that is not accepted."""
    problems: list[str] = []
    accepted: dict[str, Any] = {}
    for known in _known_fields():
        name = known.name
        if name == _PLAY_ON_CLICK and name not in fields:
            name = _SINGLE_CLICK
        if name not in fields:
            continue
        try:
            accepted[known.name] = fields.take(name, _parser(known, name))
        except FormError as error:
            problems.append(_refusal(path, known, error.value))
    unknown = {name: value for name, value in fields.rest().items() if name not in _RESERVED}
    kept = writable(unknown)
    problems += [_too_large(path, name) for name in unknown if name not in kept]
    return Settings(**accepted, unknown=kept), problems


def _parser(known: Field[Any], name: str) -> Parser[object]:
    """The parser of the JSON value of a field, which has this name in the file."""

    def parse(json_value: object) -> object:
        value = _CONVERSIONS.get(name, anything)(json_value)
        if not _rule(known).accepts(value):
            raise ValueError(f"not {_rule(known).allowed()}")
        return value

    return parse


def parse_last_game(json_value: object) -> LastGame | None:
    """The game from its JSON value, which may be null; raises `ValueError`."""
    if json_value is None:
        return None
    fields = Fields(json_value)
    name = text(_LONGEST_OPTION)
    return LastGame(
        variant=fields.take("variant", name),
        seating=fields.take("seating", name),
        levels=fields.take("levels", list_of(name)),
        options=fields.take("options", json_object, {}),
        name=fields.take("name", text(LONGEST_OWN_NAME, least=0), ""),
        persons=fields.take("persons", list_of(text(_LONGEST_OPTION, least=0)), ()),
        table=fields.take("table", json_object, {}),
        own_level=fields.take("own_level", text(_LONGEST_OPTION, least=0), ""),
    )


_CONVERSIONS: Final[Mapping[str, Parser[object]]] = {
    "last_game": parse_last_game,
    _SINGLE_CLICK: lambda value: ONLY_MOVE if boolean(value) else CONFIRM,
}
"""The parsers of the fields whose values are others in the file."""


def _too_large(path: Path, name: str) -> str:
    sentence = tr("“{path}”: the unknown field “{field}” is too large to be kept.")
    return sentence.format(path=path, field=printable(name))


def _refusal(path: Path, known: Field[Any], value: str) -> str:
    sentence = tr(
        "“{path}”: “{field}” is {value}, but allowed are: {allowed}. The default, {default}, "
        "is used."
    )
    return sentence.format(
        path=path,
        field=known.name,
        value=value,
        allowed=_rule(known).allowed(),
        default=json.dumps(known.default),
    )
