"""A player's own rules: games with changed options, each set under a name that he gave it.

They are kept in one file that a person can read and edit, and handed on in files of the same form
(see `rules/RECORD.md`). Each entry is judged by itself: one that cannot be followed is named, left
out of the list, and written again as it stands.
"""

from collections.abc import Iterable, Iterator
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from scopa_desktop.play.paths import config_folder
from scopa_desktop.play.storage import (
    StorageError,
    is_missing,
    read_bounded,
    set_aside,
    set_aside_if_present,
    write_atomically,
)
from scopa_desktop.play.translation import translated
from scopa_desktop.rules.i18n import QT_TRANSLATE_NOOP
from scopa_desktop.rules.line_reader import LineReader
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.rules_text import read_rules, rules_lines
from scopa_desktop.rules.variant import LONGEST_OWN_NAME, Variant

SUFFIX = ".scopa-rules"
FIRST_LINE = "Scopa Desktop rules, version 1"
MOST_RULES = 100
LARGEST_FILE = 256 * 1024

translate = QCoreApplication.translate


def house_rules_path() -> Path:
    """The file of the player's own rules."""
    return config_folder() / f"my-rules{SUFFIX}"


class _UnreadableEntry(NamedTuple):
    """An entry that cannot be followed."""

    text: str
    reason: str


class _Entries(NamedTuple):
    """What stands in a file of rules."""

    variants: list[Variant]
    unreadable: list[_UnreadableEntry]


class HouseRules(QObject):
    """The player's own rules and their file.

    Signals:
        changed: after every change.

    Attributes:
        problems: the sentences about what was wrong in the file.
    """

    changed = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.problems: list[str] = []
        self._unread_file = ""
        """Why the file is of no use, where it could not be renamed either."""
        self._entries = self._load()

    @property
    def variants(self) -> tuple[Variant, ...]:
        """Each set of rules under its own name, in the order in which they were saved."""
        return tuple(self._entries.variants)

    def named(self, name: str) -> Variant | None:
        """The rules of that name, whatever its capitals; None when there are none."""
        wanted = name.strip().casefold()
        return next((one for one in self.variants if one.own_name.casefold() == wanted), None)

    def free_name(self, name: str) -> str:
        """The name itself, or with the first number that no other rules have."""
        numbered = (_with_number(name, number) for number in count(2))
        return next(one for one in chain([name], numbered) if self.named(one) is None)

    def keep(self, variant: Variant) -> None:
        """Save rules under their own name, in the place of those that bear it already.

        Raises `StorageError` with a sentence; nothing has changed then.
        """
        old = self.named(variant.own_name)
        if old is None:
            self._save_entries([*self.variants, variant])
        else:
            self._save_entries([variant if one is old else one for one in self.variants])

    def rename(self, variant: Variant, name: str) -> Variant:
        """Give rules another name, which is free, and return them.

        Raises `StorageError` and, for a name that is not allowed, `ValueError`, with a sentence.
        """
        renamed = variant.named(name)
        self._save_entries([renamed if one == variant else one for one in self.variants])
        return renamed

    def delete(self, variant: Variant) -> int:
        """Take rules away and return the place where they stood.

        Raises `StorageError` with a sentence; nothing has changed then.
        """
        place = self.variants.index(variant)
        self._save_entries([one for one in self.variants if one != variant])
        return place

    def restore(self, variant: Variant, place: int) -> None:
        """Put deleted rules where they stood; under a numbered name where theirs was given away.

        Raises `StorageError` with a sentence; nothing has changed then.
        """
        restored = variant.named(self.free_name(variant.own_name))
        self._save_entries([*self.variants[:place], restored, *self.variants[place:]])

    def import_file(self, path: Path) -> tuple[Variant, ...]:
        """Add the rules of a file that was handed on, and return them.

        A name that is taken gets a number; rules that are here already are not added again. Raises
        `StorageError` with a sentence when any entry of the file cannot be followed.
        """
        found = _read_file(path)
        if found.unreadable or not found.variants:
            reasons = [one.reason for one in found.unreadable]
            reason = (reasons or [translate("HouseRules", "there are no rules in it")])[0]
            sentence = translate("HouseRules", "The rules in “{path}” cannot be used: {reason}.")
            raise StorageError(path, sentence.format(path=path, reason=reason))
        before = self.variants
        try:
            return tuple(map(self._add_imported, found.variants))
        except StorageError:
            self._save_entries(before)
            raise

    def _add_imported(self, variant: Variant) -> Variant:
        here = self.named(variant.own_name)
        if here == variant:
            return variant
        new = variant.named(self.free_name(variant.own_name))
        self.keep(new)
        return new

    def _load(self) -> _Entries:
        try:
            entries = _read_file(self._path)
        except StorageError as wrong:
            if is_missing(wrong):
                return _Entries([], [])
            self.problems.append(self._set_aside(wrong.sentence))
            return _Entries([], [])
        sentence = translate("HouseRules", "“{path}”: {reason}. These rules are left out.")
        self.problems += [
            sentence.format(path=self._path, reason=one.reason) for one in entries.unreadable
        ]
        return entries

    def _set_aside(self, reason: str) -> str:
        """Keep the file that is of no use under another name; the sentence that says so."""
        try:
            aside = set_aside(self._path, reason)
        except StorageError as wrong:
            self._unread_file = reason
            return wrong.sentence
        return translate("HouseRules", "{reason} It was kept as “{aside}”.").format(
            reason=reason, aside=aside
        )

    def _save_entries(self, variants: Iterable[Variant]) -> None:
        entries = _Entries([*variants], self._entries.unreadable)
        text = _text_of(
            chain(map(_entry, entries.variants), (one.text for one in entries.unreadable))
        )
        if len(entries.variants) > MOST_RULES or len(text.encode()) > LARGEST_FILE:
            sentence = translate(
                "HouseRules", "There is room for %n sets of rules.", "", MOST_RULES
            )
            raise StorageError(self._path, sentence)
        if self._unread_file:
            set_aside_if_present(self._path, self._unread_file)
            self._unread_file = ""
        write_atomically(self._path, text)
        self._entries = entries
        self.changed.emit()


def export_rules(path: Path, variant: Variant) -> None:
    """Write rules into a file to hand on; raises `StorageError` with a sentence."""
    write_atomically(path, _text_of([_entry(variant)]))


def _entry(variant: Variant) -> str:
    return "\n".join(rules_lines(variant))


def _text_of(entries: Iterable[str]) -> str:
    return "\n\n".join([FIRST_LINE, *entries]) + "\n"


def _with_number(name: str, number: int) -> str:
    ending = f" {number}"
    return name[: LONGEST_OWN_NAME - len(ending)].rstrip() + ending


def _read_file(path: Path) -> _Entries:
    text = read_bounded(path, LARGEST_FILE).replace("\r\n", "\n").replace("\r", "\n")
    first, _, rest = text.partition("\n")
    if first != FIRST_LINE:
        sentence = translate("HouseRules", "“{path}” holds no rules: it begins without “{mark}”.")
        raise StorageError(path, sentence.format(path=path, mark=FIRST_LINE))
    entries = _Entries([], [])
    for lines_before, block in _blocks(rest):
        entry = _parsed_block(block, lines_before, entries.variants)
        if isinstance(entry, Variant):
            entries.variants.append(entry)
        else:
            entries.unreadable.append(entry)
    return entries


def _blocks(text: str) -> Iterator[tuple[int, str]]:
    """What stands between empty lines, each with the number of lines above it in the file."""
    block: list[str] = []
    for number, line in enumerate([*text.split("\n"), ""], 1):
        if line.strip():
            block.append(line)
        elif block:
            yield number - len(block), "\n".join(block)
            block = []


def _parsed_block(
    block: str, lines_before: int, others: list[Variant]
) -> Variant | _UnreadableEntry:
    try:
        return _parse_entry(block, lines_before, others)
    except TextError as wrong:
        return _UnreadableEntry(block, translated(wrong.sentence))


def _parse_entry(block: str, lines_before: int, others: list[Variant]) -> Variant:
    reader = LineReader(block, lines_before)
    variant = read_rules(reader)
    if not variant.own_name:
        raise reader.error(QT_TRANSLATE_NOOP("rules", "these rules have no name"))
    if reader.peek():
        reader.line()
        raise reader.error(QT_TRANSLATE_NOOP("rules", "{what} was expected"), what="'option: …'")
    if any(variant.own_name.casefold() == one.own_name.casefold() for one in others):
        twice = QT_TRANSLATE_NOOP("rules", "there are two sets of rules by the name of {name}")
        raise reader.error(twice, name=variant.own_name)
    if len(others) == MOST_RULES:
        many = QT_TRANSLATE_NOOP("rules", "there are more than {most} sets of rules")
        raise reader.error(many, most=MOST_RULES)
    return variant
