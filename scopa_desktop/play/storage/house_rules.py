"""House rules: games of the player's own, with changed options, each saved under a name.

They are saved in one text file that can be edited by hand, and exported in files of the same format
(see `rules/RECORD.md`). Each entry is read by itself: an invalid one is reported, left out of the
list, and written again unchanged.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from scopa_desktop.play.storage.files import (
    KeptFile,
    MissingFileError,
    StorageError,
    read_bounded,
    write_atomically,
)
from scopa_desktop.play.storage.paths import config_folder
from scopa_desktop.play.translation import translated
from scopa_desktop.rules.line_reader import LineReader
from scopa_desktop.rules.messages import TextError, with_reason
from scopa_desktop.rules.players import without_joiners
from scopa_desktop.rules.rules_text import has_new_parts, read_rules, rules_lines
from scopa_desktop.rules.variant import LONGEST_OWN_NAME, Variant

SUFFIX = ".scopa-rules"
FIRST_LINE = "Scopa Desktop rules, version 1"
SECOND_FORM = "Scopa Desktop rules, version 2"
"""The first line of a file in which a game has more than a name and options that it offers."""
MOST_RULES = 100
LARGEST_FILE = 256 * 1024

tr: Final = partial(QCoreApplication.translate, "HouseRules")


def house_rules_path() -> Path:
    """The file of the player's own rules."""
    return config_folder() / f"my-rules{SUFFIX}"


class _UnreadableEntry(NamedTuple):
    """An invalid entry."""

    text: str
    reason: str
    """What is wrong with it, without the file."""


class _Entries(NamedTuple):
    """The entries of a file."""

    variants: list[Variant]
    unreadable: list[_UnreadableEntry]


class HouseRules(QObject):
    """The player's own rules and their file.

    Signals:
        changed: emitted after every change.

    Attributes:
        problems: sentences about what was wrong in the file.
    """

    changed = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._file = KeptFile(path)
        self.problems: list[str] = []
        self._entries = self._load()

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The rules in the order in which they were saved."""
        return tuple(self._entries.variants)

    def find(self, name: str) -> Variant | None:
        """The rules with a name, as `_key` compares it; None if there are none."""
        key = _key(name)
        return next((saved for saved in self.variants if _key(saved.own_name) == key), None)

    def known(self, variant: Variant) -> Variant:
        """The saved game with this name and these rules; `variant` itself if there is none."""
        saved = self.find(variant.own_name)
        is_same = saved is not None and variant.as_own(saved.own) == saved
        return saved if saved is not None and is_same else variant

    def free_name(self, name: str) -> str:
        """The name itself, or with the lowest number from 2 on that makes it unused."""
        numbered = (_with_number(name, number) for number in count(2))
        return next(free for free in chain([name], numbered) if self.find(free) is None)

    def save(self, variant: Variant) -> None:
        """Save rules under their own name; they replace rules with the same name.

        Raises `StorageError` with a sentence; nothing has changed then.
        """
        old = self.find(variant.own_name)
        if old is None:
            self._save_entries([*self.variants, variant])
        else:
            self._save_entries([variant if saved is old else saved for saved in self.variants])

    def replace(self, old: Variant, new: Variant) -> None:
        """Save rules in the place of others; that the new name is unused is not checked.

        Raises `StorageError` with a sentence; nothing has changed then.
        """
        self._save_entries([new if saved == old else saved for saved in self.variants])

    def delete(self, variant: Variant) -> int:
        """Delete rules and return their index.

        Raises `StorageError` with a sentence; nothing has changed then.
        """
        index = self.variants.index(variant)
        self._save_entries([saved for saved in self.variants if saved != variant])
        return index

    def restore(self, variant: Variant, index: int) -> None:
        """Insert deleted rules again; with a numbered name if theirs is used by now.

        Raises `StorageError` with a sentence; nothing has changed then.
        """
        restored = variant.named(self.free_name(variant.own_name))
        self._save_entries([*self.variants[:index], restored, *self.variants[index:]])

    def import_file(self, path: Path) -> tuple[Variant, ...]:
        """Add the rules of an exported file, and return them.

        A name that is in use gets a number; identical rules are not added again. Raises
        `StorageError` with a sentence if any entry of the file is invalid; nothing is added then.
        """
        entries = _read_file(path)
        if entries.unreadable or not entries.variants:
            reasons = [entry.reason for entry in entries.unreadable]
            reason = (reasons or [tr("it contains no rules")])[0]
            sentence = tr("The rules in “{path}” cannot be used: {reason}.")
            raise StorageError(path, with_reason(sentence, reason, path=str(path)))
        before = self.variants
        try:
            return tuple(map(self.add, entries.variants))
        except StorageError:
            self._save_entries(before)
            raise

    def add(self, variant: Variant) -> Variant:
        """Save rules that somebody else named, and return them; with a number if the name is used.

        Rules that are saved already under this name are not saved again. Raises `StorageError`
        with a sentence; nothing has changed then.
        """
        known = self.find(variant.own_name)
        if known is not None and _with_sentence_of(known, variant) == known:
            return known
        new = variant.named(self.free_name(variant.own_name))
        self.save(new)
        return new

    def _load(self) -> _Entries:
        try:
            entries = _read_file(self._path)
        except MissingFileError:
            return _Entries([], [])
        except StorageError as error:
            kept = tr("{reason} It was kept as “{aside}”.")
            self.problems.append(self._file.set_aside(error.sentence, kept))
            return _Entries([], [])
        sentence = tr("“{path}”: {reason}. These rules are skipped.")
        self.problems += [
            with_reason(sentence, entry.reason, path=str(self._path))
            for entry in entries.unreadable
        ]
        return entries

    def _save_entries(self, variants: Iterable[Variant]) -> None:
        entries = _Entries([*variants], self._entries.unreadable)
        text = _text_of(entries.variants, [entry.text for entry in entries.unreadable])
        if len(entries.variants) > MOST_RULES or len(text.encode()) > LARGEST_FILE:
            sentence = tr("There is room for %n games of your own.", "", MOST_RULES)
            raise StorageError(self._path, sentence)
        self._file.write(text)
        self._entries = entries
        self.changed.emit()


def export_rules(path: Path, variant: Variant) -> None:
    """Write rules to a file that `import_file` reads; raises `StorageError` with a sentence."""
    write_atomically(path, _text_of([variant]), is_export=True)


def _with_sentence_of(known: Variant, variant: Variant) -> Variant:
    """The rules with the sentence of others where they have none: a line may have left it out."""
    own = variant.own
    return variant.as_own(own._replace(sentence=own.sentence or known.own.sentence))


def _entry_text(variant: Variant) -> str:
    return "\n".join(rules_lines(variant))


def _text_of(variants: Sequence[Variant], unreadable: Sequence[str] = ()) -> str:
    first_line = SECOND_FORM if any(map(has_new_parts, variants)) else FIRST_LINE
    return "\n\n".join([first_line, *map(_entry_text, variants), *unreadable]) + "\n"


def _key(name: str) -> str:
    """By which names of rules are compared: without outer spaces, case and joiners."""
    return without_joiners(name).strip().casefold()


def _with_number(name: str, number: int) -> str:
    ending = f" {number}"
    return name[: LONGEST_OWN_NAME - len(ending)].rstrip() + ending


def _read_file(path: Path) -> _Entries:
    text = read_bounded(path, LARGEST_FILE).replace("\r\n", "\n").replace("\r", "\n")
    first, _, rest = text.partition("\n")
    if first not in (FIRST_LINE, SECOND_FORM):
        sentence = tr("“{path}” contains no rules: it does not begin with “{mark}”.")
        raise StorageError(path, sentence.format(path=path, mark=FIRST_LINE))
    entries = _Entries([], [])
    for lines_before, block in _blocks(rest):
        entry = _parse_block(block, lines_before, entries.variants)
        if isinstance(entry, Variant):
            entries.variants.append(entry)
        else:
            entries.unreadable.append(entry)
    return entries


def _blocks(text: str) -> Iterator[tuple[int, str]]:
    """The blocks between empty lines, each after the number of lines before it in the file."""
    block: list[str] = []
    for number, line in enumerate([*text.split("\n"), ""], 1):
        if line.strip():
            block.append(line)
        elif block:
            yield number - len(block), "\n".join(block)
            block = []


def _parse_block(
    block: str, lines_before: int, others: list[Variant]
) -> Variant | _UnreadableEntry:
    try:
        return _parse_entry(block, lines_before, others)
    except TextError as error:
        return _UnreadableEntry(block, translated(error.sentence))


def _parse_entry(block: str, lines_before: int, others: list[Variant]) -> Variant:
    reader = LineReader(block, lines_before)
    variant = read_rules(reader)
    if not variant.own_name:
        raise reader.line_error("these rules have no name")
    if reader.peek():
        reader.line()
        raise reader.line_error("expected {what}", what="'option: …'")
    if any(_key(variant.own_name) == _key(other.own_name) for other in others):
        raise reader.line_error("there are two sets of rules called {name}", name=variant.own_name)
    if len(others) == MOST_RULES:
        raise reader.line_error("there are more than {most} sets of rules", most=MOST_RULES)
    return variant
