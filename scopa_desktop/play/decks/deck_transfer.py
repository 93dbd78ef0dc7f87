"""Adding decks to the player's own, exporting and removing them.

While a deck is written or removed, its folder is `.ID.part`, which does not count as a deck.
"""

import os
import re
import shutil
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.play.decks.card_files import BACK, CODES
from scopa_desktop.play.decks.card_set import (
    USUAL_READING,
    CardSet,
    DeckReading,
    as_png,
    damaged_picture,
    read_card_set,
)
from scopa_desktop.play.decks.own_decks import (
    DESCRIPTION,
    LARGEST_PICTURE,
    PICTURES,
    DeckDescription,
    OwnDeck,
    picture_file,
    picture_name,
)
from scopa_desktop.play.decks.picture_client import StoppedError
from scopa_desktop.play.decks.picture_process import drawn_image
from scopa_desktop.play.storage.files import (
    errors_about,
    read_bytes,
    replacement_of,
    synchronize_folder,
    write_atomically,
)
from scopa_desktop.play.storage.paths import create_folder

_UNFINISHED: Final = re.compile(r"\.own-[0-9a-f]{12}\.part")


class NewDeck:
    """The pictures of a card set in a folder of their own, until they are kept or discarded."""

    def __init__(self, source: Path, folder: Path, reading: DeckReading = USUAL_READING) -> None:
        """Read the set in `source`, a folder or ZIP file, into the folder of the own decks.

        Raises `StorageError`, and `StoppedError` if it is not wanted any more.
        """
        cards = read_card_set(source, reading)
        self.id = f"own-{os.urandom(6).hex()}"
        self.description: DeckDescription = cards.description
        self.missing = [code for code in CODES if code not in cards.pictures]
        """The codes of the cards for which the set has no picture."""
        self.has_back = BACK in cards.pictures
        clear_unfinished_in(folder)
        self.folder = _unfinished(folder, self.id)
        try:
            self._write(cards, reading)
        except BaseException:
            self.discard()
            raise

    def _write(self, cards: CardSet, reading: DeckReading) -> None:
        with errors_about(self.folder):
            create_folder(self.folder)
        for name, content in cards.pictures.items():
            if reading.is_stopped():
                raise StoppedError
            self._write_file(picture_name(name), content)

    def keep(self, description: DeckDescription, back: Path | None = None) -> OwnDeck:
        """Make it a deck, at once and completely; raises `StorageError`.

        `back` is the folder of the program's deck whose back it gets; None for its own.
        """
        if self.missing or (back is None and not self.has_back):
            raise ValueError("the deck is not complete")
        if back is not None:
            self._write_file(picture_name(BACK), _drawn(back / f"{BACK}.svg"))
        self._write_file(DESCRIPTION, description.to_text())
        kept = self.folder.with_name(self.id)
        with errors_about(kept):
            synchronize_folder(self.folder)
            self.folder.rename(kept)
            synchronize_folder(kept.parent)
        return OwnDeck(kept, description)

    def discard(self) -> None:
        """Remove what has been read."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def _write_file(self, name: str, content: bytes | str) -> None:
        write_atomically(self.folder / name, content, clears_unfinished=False)


def _drawn(file: Path) -> bytes:
    """A drawing of the program, as it is kept of others; raises `StorageError`."""
    drawing = QSvgRenderer(QByteArray(read_bytes(file, LARGEST_PICTURE)))
    if not drawing.isValid():
        raise damaged_picture(file)
    return as_png(drawn_image(drawing.viewBoxF().size(), drawing.render))


def _unfinished(folder: Path, deck_id: str) -> Path:
    """Where a deck is while it is written or removed."""
    return folder / f".{deck_id}.part"


def remove_deck(deck: OwnDeck) -> None:
    """Remove a deck at once; raises `StorageError`."""
    with errors_about(deck.folder):
        unfinished = _unfinished(deck.folder.parent, deck.id)
        deck.folder.rename(unfinished)
        synchronize_folder(deck.folder.parent)
        shutil.rmtree(unfinished)


def clear_unfinished_in(folder: Path) -> None:
    """Remove what adding or removing decks has left; errors are ignored."""
    with suppress(OSError):
        for path in list(folder.iterdir()):
            if _UNFINISHED.fullmatch(path.name):
                shutil.rmtree(path, ignore_errors=True)


def export_deck(deck: OwnDeck, path: Path) -> None:
    """Write a deck to a ZIP file, which can be added again; raises `StorageError`."""
    with (
        replacement_of(path, is_export=True) as temporary,
        temporary.open("r+b") as stream,
        zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive,
    ):
        for name, content in _files_of(deck):
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)


def _files_of(deck: OwnDeck) -> Iterator[tuple[str, bytes]]:
    yield DESCRIPTION, deck.description.to_text().encode()
    for name in PICTURES:
        file = picture_file(deck.folder, name)
        yield file.name, read_bytes(file, LARGEST_PICTURE)
