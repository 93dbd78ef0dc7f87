"""What the player has chosen: one file a person can read and edit.

The file is JSON, because every supported Python reads and writes it. Each field is judged by
itself, so one slip of the pen costs one setting. Fields this version does not know are carried
along and written again: a newer version may have put them there. What is written can always be
read: a field that would make the file too large, too deep or no JSON is named and left out.
"""

import json
import math
import re
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal

from scopa_desktop.play.paths import deck_ids, has_deck
from scopa_desktop.play.storage import (
    StorageError,
    is_missing,
    read_bounded,
    set_aside,
    set_aside_if_present,
    write_atomically,
)
from scopa_desktop.rules.names import is_name
from scopa_desktop.rules.variant import check_own_name

translate = QCoreApplication.translate

AUTO_DECK = "auto"
TABLE_COLOURS = ("green", "blue", "burgundy", "contrast")
SPEEDS = ("slow", "normal", "fast", "off")
CARD_VALUES = ("printed", "aiming", "always")
SHOW_MOVES = ("auto", "always", "never")
REDUCED_MOTION = ("system", "on", "off")
COLOUR_SCHEMES = ("system", "light", "dark")
TEXT_SIZES = ("normal", "large", "larger", "largest")
SYSTEM_LANGUAGE = "system"
LANGUAGES = (SYSTEM_LANGUAGE, "en", "it", "es", "fr", "pt_BR", "de", "ca", "ar")
LONGEST_NAME = 24
DEFAULT_NAME = "You"

_FORMAT = "scopa-desktop settings"
_VERSION = 1
_LARGEST_FILE = 64 * 1024
_IDENTIFIER = re.compile(r"[a-z0-9_-]{1,40}")
_MOST_OPTIONS = 40
_LONGEST_OPTION = 40
_LARGEST_OPTION = 10**9
_LONGEST_INTEGER = 100
"""The digits of a whole number in the file."""
_LARGEST_UNKNOWN = 32 * 1024
"""The bytes of all fields together that this version does not know, as they are written."""
_DEEPEST_UNKNOWN = 32
"""The lists and objects within each other in such a field."""

_Value = TypeVar("_Value")


class _Rule(Protocol):
    """Which values a field may have."""

    def accepts(self, value: object) -> bool: ...

    def allowed(self) -> str:
        """The allowed values, as the middle of a sentence."""


@dataclass(frozen=True)
class _OneOf:
    words: tuple[str, ...]

    def accepts(self, value: object) -> bool:
        return value in self.words

    def allowed(self) -> str:
        return ", ".join(f'"{word}"' for word in self.words)


class _Deck:
    def accepts(self, value: object) -> bool:
        return value == AUTO_DECK or has_deck(value)

    def allowed(self) -> str:
        return _OneOf((AUTO_DECK, *deck_ids())).allowed()


class _YesNo:
    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def allowed(self) -> str:
        return "true, false"


class _Percent:
    def accepts(self, value: object) -> bool:
        return type(value) is int and 0 <= value <= 100

    def allowed(self) -> str:
        return translate("Settings", "a whole number from 0 to 100")


class _Name:
    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and is_name(value, LONGEST_NAME) and not value.isspace()

    def allowed(self) -> str:
        return translate("Settings", "1 to {n} printable characters").format(n=LONGEST_NAME)


class _Game:
    def accepts(self, value: object) -> bool:
        return value is None or isinstance(value, LastGame)

    def allowed(self) -> str:
        return translate("Settings", "a variant, a seating, levels and options, or null")


def _setting(default: _Value, rule: _Rule) -> _Value:
    return field(default=default, metadata={"rule": rule})


@dataclass(frozen=True)
class LastGame:
    """The last choice in the New game dialog, without the number of the deal.

    Whether the named variant, seating, levels and options exist is for the dialog to see: they are
    only well formed here.

    Raises:
        ValueError: a name is not of lower-case letters, digits, `-` and `_`, or there is too much.
    """

    variant: str
    seating: str
    levels: tuple[str, ...]
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    name: str = ""
    """What the player calls these rules; empty where they bear the game's own name."""

    def __post_init__(self) -> None:
        if self.name != "":
            check_own_name(self.name)
        for name in (self.variant, self.seating, *self.levels, *self.options):
            if not isinstance(name, str) or not _IDENTIFIER.fullmatch(name):
                raise ValueError(f"{name!r:.60} is not an identifier")
        if len(self.levels) > 3 or len(self.options) > _MOST_OPTIONS:
            raise ValueError("more levels or options than any game has")
        for value in self.options.values():
            if not _is_option_value(value):
                raise ValueError(f"{value!r:.60} is not the value of an option")


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
    """All settings; those not given have their defaults.

    Raises:
        ValueError: a value is not allowed; see the tuples of this module and `paths.deck_ids`.
    """

    deck: str = _setting(AUTO_DECK, _Deck())
    back: str = _setting(AUTO_DECK, _Deck())
    table_colour: str = _setting("green", _OneOf(TABLE_COLOURS))
    speed: str = _setting("normal", _OneOf(SPEEDS))
    sounds: bool = _setting(True, _YesNo())
    volume: int = _setting(60, _Percent())
    card_values: str = _setting("printed", _OneOf(CARD_VALUES))
    player_name: str = _setting(DEFAULT_NAME, _Name())
    play_single_move: bool = _setting(False, _YesNo())
    declare: bool = _setting(True, _YesNo())
    single_click: bool = _setting(True, _YesNo())
    show_moves: str = _setting("auto", _OneOf(SHOW_MOVES))
    reduced_motion: str = _setting("system", _OneOf(REDUCED_MOTION))
    colour_scheme: str = _setting("system", _OneOf(COLOUR_SCHEMES))
    text_size: str = _setting("normal", _OneOf(TEXT_SIZES))
    language: str = _setting(SYSTEM_LANGUAGE, _OneOf(LANGUAGES))
    last_game: LastGame | None = field(default=None, metadata={"rule": _Game()})
    unknown: Mapping[str, Any] = field(default_factory=dict)
    """Fields of the file that this version does not know, kept for the one that does."""

    def __post_init__(self) -> None:
        for each in _known_fields():
            value = getattr(self, each.name)
            if not _rule(each).accepts(value):
                raise ValueError(f"{each.name}: {value!r:.60} is not {_rule(each).allowed()}")
        for name in self.unknown:
            if name in _RESERVED:
                raise ValueError(f"{name} is a field that is known")
        if len(_kept(self.unknown)) < len(self.unknown):
            raise ValueError("the unknown fields are too large, too deep or no JSON")

    def to_text(self) -> str:
        """The content of the settings file, which `load_settings` reads again."""
        content: dict[str, Any] = {"format": _FORMAT, "version": _VERSION}
        content |= {each.name: getattr(self, each.name) for each in _known_fields()}
        content |= self.unknown
        return _as_json(content) + "\n"


def load_settings(path: Path) -> tuple[Settings, list[str]]:
    """The settings in the file `path`, and a sentence for the player about each thing wrong in it.

    A missing file gives the defaults. A bad value gives way to its default. A file that makes no
    sense as a whole is renamed, never overwritten.
    """
    return _load(path)[:2]


class _Loaded(NamedTuple):
    """The settings of a file."""

    settings: Settings
    problems: list[str]
    unread: str = ""
    """Why the file is of no use, where it could not be renamed either."""


def _load(path: Path) -> _Loaded:
    try:
        content = _read_content(path)
    except StorageError as error:
        if is_missing(error):
            return _Loaded(Settings(), [])
        try:
            aside = set_aside(path, error.sentence)
        except StorageError as also_wrong:
            return _Loaded(Settings(), [also_wrong.sentence], error.sentence)
        kept = translate("Settings", "It was kept as “{aside}”; the game starts with its defaults.")
        return _Loaded(Settings(), [f"{error.sentence} {kept.format(aside=aside)}"])
    return _Loaded(*_judged(content, path))


class SettingsStore(QObject):
    """The settings in force, and their file.

    Signals:
        changed: with the new `Settings`, after every change.
        failed: with a sentence, when the settings could not be saved. Told once; again only after
            saving has worked in between.

    Attributes:
        problems: the sentences about what was wrong in the file.
    """

    changed = Signal(object)
    failed = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._current, self.problems, self._unread = _load(path)
        self._failing = False

    @property
    def current(self) -> Settings:
        """The settings in force."""
        return self._current

    def change(self, settings: Settings) -> None:
        """Puts `settings` (made with `dataclasses.replace`) in force and saves them.

        They are in force even when they cannot be saved.
        """
        if settings == self._current:
            return
        self._current = settings
        self.changed.emit(settings)
        self._save()

    def _save(self) -> None:
        try:
            if self._unread:
                set_aside_if_present(self._path, self._unread)
                self._unread = ""
            write_atomically(self._path, self._current.to_text())
        except StorageError as error:
            if not self._failing:
                self._failing = True
                self.failed.emit(error.sentence)
        else:
            self._failing = False


def _known_fields() -> list[Field[Any]]:
    return [each for each in fields(Settings) if each.metadata]


_RESERVED = frozenset(["format", "version", *(each.name for each in _known_fields())])


def _rule(each: Field[Any]) -> _Rule:
    rule: _Rule = each.metadata["rule"]
    return rule


def _read_content(path: Path) -> dict[str, Any]:
    text = read_bounded(path, _LARGEST_FILE)
    try:
        content = json.loads(text, parse_constant=_refuse, parse_int=_integer)
        # A half of a character, which JSON can spell, could never be written again.
        json.dumps(content, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        sentence = translate("Settings", "The settings file “{path}” is damaged: {reason}.")
        raise StorageError(path, sentence.format(path=path, reason=error)) from error
    if not isinstance(content, dict) or content.get("format") != _FORMAT:
        sentence = translate(
            "Settings", "“{path}” is no settings file of this game: it lacks “{mark}”."
        )
        raise StorageError(path, sentence.format(path=path, mark=f'"format": "{_FORMAT}"'))
    return content


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no number")


def _integer(digits: str) -> int | float:
    """The number; infinite, which no field accepts, when reading and writing it would take long."""
    return int(digits) if len(digits) <= _LONGEST_INTEGER else math.inf


def _as_json(content: Mapping[str, Any]) -> str:
    """JSON as it stands in the file; raises `ValueError` for a number that JSON does not have."""
    return json.dumps(content, default=vars, ensure_ascii=False, allow_nan=False, indent=2)


def _kept(unknown: Mapping[str, Any]) -> dict[str, Any]:
    """Those of the unknown fields that can be written so that they are read again."""
    kept: dict[str, Any] = {}
    room = _LARGEST_UNKNOWN
    for name, value in unknown.items():
        size = _written_size(name, value)
        if size is not None and size <= room:
            kept[name] = value
            room -= size
    return kept


def _written_size(name: str, value: object) -> int | None:
    """The bytes that a field takes in the file; None when it cannot be written there."""
    if _is_deeper(value, _DEEPEST_UNKNOWN):
        return None
    try:
        return len(_as_json({name: value}).encode())
    except (TypeError, ValueError):
        return None


def _is_deeper(value: object, levels: int) -> bool:
    """Whether more than so many lists and objects lie within each other."""
    match value:
        case dict():
            parts = list(value.values())
        case list():
            parts = value
        case _:
            return False
    return levels == 0 or any(_is_deeper(part, levels - 1) for part in parts)


def _judged(content: dict[str, Any], path: Path) -> tuple[Settings, list[str]]:
    """The settings in `content`, each field judged by itself."""
    problems: list[str] = []
    accepted: dict[str, Any] = {}
    for each in _known_fields():
        if each.name not in content:
            continue
        written = content.pop(each.name)
        value = _game_from(written) if each.name == "last_game" else written
        if _rule(each).accepts(value):
            accepted[each.name] = value
        else:
            problems.append(_complaint(path, each, written))
    unknown = {name: content[name] for name in content if name not in _RESERVED}
    kept = _kept(unknown)
    problems += [_left_out(path, name) for name in unknown if name not in kept]
    return Settings(**accepted, unknown=kept), problems


def _game_from(written: object) -> object:
    """The game that `written` describes, or else `written` itself, which no rule accepts."""
    if not isinstance(written, dict) or not isinstance(written.get("levels"), list):
        return written
    known = {each.name: written[each.name] for each in fields(LastGame) if each.name in written}
    try:
        return LastGame(**{**known, "levels": tuple(written["levels"])})
    except (TypeError, ValueError, AttributeError):
        return written


def _left_out(path: Path, name: str) -> str:
    sentence = translate(
        "Settings", "“{path}”: the unknown field “{field}” is too large to be kept."
    )
    return sentence.format(path=path, field=_shown(name))


def _beginning_of(value: object) -> str:
    """How a value stands in the file; shortened where spelling it out could fail."""
    return "…" if _is_deeper(value, _DEEPEST_UNKNOWN) else json.dumps(value, ensure_ascii=False)


def _shown(text: str) -> str:
    """The beginning of a text from the file, with whatever is not printable spelled out."""
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode() for each in text[:40]
    )


def _complaint(path: Path, each: Field[Any], written: object) -> str:
    sentence = translate(
        "Settings",
        "“{path}”: “{field}” is {value}; allowed are: {allowed}. The default, {default}, is used.",
    )
    return sentence.format(
        path=path,
        field=each.name,
        value=_shown(_beginning_of(written)),
        allowed=_rule(each).allowed(),
        default=json.dumps(each.default),
    )
