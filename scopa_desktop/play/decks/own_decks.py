"""The player's own decks in the data folder.

Each has a folder `decks/ID` with `deck.json`, which says its name and what its cards are called,
and a PNG picture of each card and the back, named by the notation: `7D.png`, `back.png`.
"""

import logging
import os
import stat
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.decks.card_files import BACK, CODES
from scopa_desktop.play.storage.files import StorageError, check_file, errors_about, sentence_for
from scopa_desktop.play.storage.json_fields import (
    Fields,
    as_json,
    number,
    one_of,
    read_json_file,
    text,
)
from scopa_desktop.play.storage.paths import OWN_DECK

translate = QCoreApplication.translate

_log = logging.getLogger(__name__)

DESCRIPTION: Final = "deck.json"
PICTURES: Final = (*CODES, BACK)
"""The names of the pictures, without their suffix."""
_SUFFIX: Final = ".png"
_OLD_SUFFIX: Final = ".svg"
"""Of the drawings that earlier versions kept; the program itself draws none from elsewhere."""
LARGEST_PICTURE: Final = 16 * 2**20
"""In bytes."""
LARGEST_DESCRIPTION: Final = 64 * 1024
LONGEST_NAME: Final = 40
NARROWEST, WIDEST = 0.4, 0.9
"""Width divided by height."""
_FORMAT: Final = "scopa-desktop deck"
_VERSION: Final = 1


class SuitSystem(Enum):
    """What the suits and court cards are called; the values are those of the emblems."""

    ITALIAN = "it"
    SPANISH = "es"
    FRENCH = "fr"


class PrintedValues(Enum):
    """What the corners of the cards say."""

    NOTHING = "nothing"
    LETTERS = "letters"
    """A, 2 to 7, J, Q, K."""
    TO_TEN = "1-10"
    TO_TWELVE = "1-12"
    """1 to 7, 10, 11, 12."""
    TO_THIRTEEN = "1-13"
    """1 to 7, 11, 12, 13."""


class DeckDescription(NamedTuple):
    """What `deck.json` says."""

    name: str
    aspect: float
    """Width divided by height."""
    system: SuitSystem = SuitSystem.ITALIAN
    printed: PrintedValues = PrintedValues.NOTHING

    def to_text(self) -> str:
        content = {
            "format": _FORMAT,
            "version": _VERSION,
            "name": self.name,
            "aspect": self.aspect,
            "system": self.system.value,
            "printed": self.printed.value,
        }
        return as_json(content) + "\n"


class OwnDeck(NamedTuple):
    """A deck in its folder, whose name is the id."""

    folder: Path
    description: DeckDescription

    @property
    def id(self) -> str:
        """The id, which tells the deck from all others, also those of the program."""
        return self.folder.name


def parse_description(content: object) -> DeckDescription:
    """The content of a `deck.json`; raises `ValueError`."""
    fields = Fields(content, _FORMAT)
    return DeckDescription(
        name=fields.take("name", text(LONGEST_NAME)),
        aspect=fields.take("aspect", number(NARROWEST, WIDEST)),
        system=fields.take("system", one_of(SuitSystem)),
        printed=fields.take("printed", one_of(PrintedValues)),
    )


def load_own_decks(folder: Path) -> tuple[list[OwnDeck], list[str]]:
    """The decks in `folder`, the data folder's `decks`, and a sentence about each unusable one."""
    try:
        entries = sorted(path for path in folder.iterdir() if OWN_DECK.fullmatch(path.name))
    except FileNotFoundError:
        return [], []
    except OSError as error:
        return [], [sentence_for(folder, error)]
    problems: list[str] = []
    decks = [deck for entry in entries if (deck := _load_or_report(entry, problems))]
    return decks, problems


class _OldDeckError(StorageError):
    """The deck has drawings as its pictures."""


def _load_or_report(folder: Path, problems: list[str]) -> OwnDeck | None:
    try:
        return _load(folder)
    except _OldDeckError as error:
        problems.append(error.sentence)
    except StorageError as error:
        _log.warning("%s", error.sentence)
        sentence = translate("Decks", "Your deck in “{path}” is damaged and was left out.")
        problems.append(sentence.format(path=folder))
    return None


def _load(folder: Path) -> OwnDeck:
    """The deck in a folder; the pictures are not read. Raises `StorageError`."""
    with errors_about(folder):
        if not stat.S_ISDIR(folder.lstat().st_mode):
            raise NotADirectoryError(folder)
    deck = OwnDeck(
        folder, read_json_file(folder / DESCRIPTION, LARGEST_DESCRIPTION, parse_description)
    )
    if any(os.path.lexists(folder / f"{name}{_OLD_SUFFIX}") for name in PICTURES):
        sentence = translate(
            "Decks",
            "Your deck “{name}” was added by an earlier version and was left out. Add it again "
            "from the folder “{path}”, then delete that folder.",
        )
        raise _OldDeckError(folder, sentence.format(name=deck.description.name, path=folder))
    for name in PICTURES:
        picture_file(folder, name)
    return deck


def picture_file(folder: Path, name: str) -> Path:
    """The file of a picture in the folder of a deck; raises `StorageError` if there is none."""
    path = folder / picture_name(name)
    with errors_about(path):
        check_file(path, path.lstat())
    return path


def picture_name(name: str) -> str:
    """The name of the file of a picture: `7D.png`."""
    return f"{name}{_SUFFIX}"
