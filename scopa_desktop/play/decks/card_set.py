"""The pictures of a card set in a folder or ZIP file, read within limits and drawn.

A set is a folder or ZIP file with

- the pictures of the cards, SVG or PNG, named as in `card_files`, and `back` for the back, or
- one SVG file with an element for each card (`1_club`, `king_heart`, `back`), as KDE's card games
  have it. `index.desktop` beside it says which file it is.

Only regular files directly in the folder are read, and entries of one folder in the ZIP file. A
process of its own draws each picture once (`picture_client`), and what is kept are the points.
"""

import logging
import math
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path, PurePosixPath
from statistics import median
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice
from PySide6.QtGui import QImage

from scopa_desktop.play.decks.card_files import BACK, CODES, element_names, named_cards
from scopa_desktop.play.decks.own_decks import (
    DESCRIPTION,
    LARGEST_DESCRIPTION,
    LARGEST_PICTURE,
    LONGEST_NAME,
    NARROWEST,
    WIDEST,
    DeckDescription,
    PrintedValues,
    SuitSystem,
    parse_description,
)
from scopa_desktop.play.decks.picture_client import (
    DrawingLimits,
    PictureClient,
    PictureError,
    Trouble,
)
from scopa_desktop.play.decks.picture_process import MOST_PIXELS, PictureOutcome
from scopa_desktop.play.decks.svg_references import LARGEST_SVG
from scopa_desktop.play.storage.archives import (
    ArchiveError,
    ArchiveLimits,
    LargeArchiveError,
    opened_archive,
)
from scopa_desktop.play.storage.file_names import file_in, is_plain_name
from scopa_desktop.play.storage.files import (
    DamagedFileError,
    StorageError,
    errors_about,
    read_bytes,
)
from scopa_desktop.play.storage.json_fields import parse_json

tr: Final = partial(QCoreApplication.translate, "Decks")

_log = logging.getLogger(__name__)

_MOST_FILES: Final = 500
_LARGEST_SET: Final = 128 * 2**20
"""The size of all pictures that are read together, in bytes."""
_LIMITS: Final = ArchiveLimits(
    file=64 * 2**20, directory=2**20, entries=_MOST_FILES, unpacked=_LARGEST_SET
)
_PNG_QUALITY: Final = 80
"""Of Qt, for little compression: a tenth larger, and written in a third of the time, in which
nothing can be cancelled."""
_INDEX: Final = "index.desktop"
_SVG_SUFFIXES: Final = (".svg", ".svgz")
_PNG_SUFFIX: Final = ".png"


class DeckReading(NamedTuple):
    """How a set is read."""

    is_stopped: Callable[[], bool] = lambda: False
    """Whether the set is not wanted any more; called often, in the thread that reads."""
    on_progress: Callable[[int, int], object] = lambda _done, _total: None
    """Called with the number of pictures that have been drawn, and of all."""
    limits: DrawingLimits = DrawingLimits()


@dataclass
class CardSet:
    """The cards of a set."""

    name: str
    pictures: dict[str, bytes] = field(default_factory=dict)
    """PNG pictures by the code of the card, and `BACK`."""
    aspect: float = 0.65
    system: SuitSystem = SuitSystem.ITALIAN
    printed: PrintedValues = PrintedValues.NOTHING

    @property
    def description(self) -> DeckDescription:
        """What `deck.json` would say."""
        return DeckDescription(self.name, self.aspect, self.system, self.printed)


class _Files:
    """The files of a set: their names, and how they are read."""

    def __init__(
        self,
        path: Path,
        names: Mapping[str, str],
        read: Callable[[str, int], bytes],
        size: Callable[[str], int],
    ) -> None:
        """`names` are plain names, with those by which `read` and `size` know them."""
        self.path = path
        self.names = names
        self._read, self._size = read, size
        self._rest = _LARGEST_SET

    def content(self, name: str, limit: int = LARGEST_PICTURE) -> bytes:
        """The content of a file; raises `StorageError`, or `ArchiveError`."""
        inner = self.names[name]
        with errors_about(self.path / name):
            size = self._size(inner)
        if size > limit:
            raise self._refused(tr("“{name}” is larger than {size} MiB."), name, limit)
        if size > self._rest:
            sentence = tr("The pictures in “{path}” are larger than {size} MiB together.")
            raise self._refused(sentence, name, _LARGEST_SET)
        content = self._read(inner, min(limit, self._rest))
        self._rest -= len(content)
        return content

    def _refused(self, sentence: str, name: str, limit: int) -> DamagedFileError:
        filled = sentence.format(name=name, path=self.path, size=limit >> 20)
        return DamagedFileError(self.path, filled)


USUAL_READING: Final = DeckReading()


def read_card_set(path: Path, reading: DeckReading = USUAL_READING) -> CardSet:
    """The card set in a folder or ZIP file.

    Cards can be missing. Raises `StorageError` with a sentence if it is none, a picture cannot be
    used, or something is larger than the limits; and `StoppedError` if it is not wanted any more.
    """
    try:
        with _files_in(path) as files:
            return _read(files, reading)
    except LargeArchiveError as error:
        sentence = tr(
            "“{path}” is too large: a ZIP file may have {zip} MiB, {files} files and, unpacked, "
            "{size} MiB."
        )
        sentence = sentence.format(
            path=path, zip=_LIMITS.file >> 20, files=_MOST_FILES, size=_LARGEST_SET >> 20
        )
        raise DamagedFileError(path, sentence) from error
    except ArchiveError as error:
        _log.warning("%s is no card set: %s", path, error)
        sentence = tr("“{path}” is no ZIP file, or it is damaged.")
        raise DamagedFileError(path, sentence.format(path=path)) from error


@contextmanager
def _files_in(path: Path) -> Iterator[_Files]:
    if not path.is_dir():
        with opened_archive(path, _LIMITS) as archive:
            names = _in_one_folder(archive.sizes)
            yield _Files(path, names, archive.content, archive.sizes.__getitem__)
        return
    found: dict[str, str] = {}
    with errors_about(path), os.scandir(path) as entries:
        for number, entry in enumerate(entries):
            if number >= _MOST_FILES:
                sentence = tr("“{path}” has more than {files} files.")
                raise StorageError(path, sentence.format(path=path, files=_MOST_FILES))
            if entry.is_file(follow_symlinks=False) and is_plain_name(entry.name, ""):
                found[entry.name] = entry.name
    yield _Files(
        path,
        found,
        lambda name, limit: read_bytes(file_in(path, name, ""), limit),
        lambda name: (path / name).lstat().st_size,
    )


def _in_one_folder(entries: Mapping[str, int]) -> dict[str, str]:
    """The entries of that folder in an archive which has the most pictures."""
    folders: dict[PurePosixPath, dict[str, str]] = {}
    for entry in entries:
        path = PurePosixPath(entry)
        if not entry.endswith("/") and is_plain_name(path.name, ""):
            folders.setdefault(path.parent, {})[path.name] = entry
    return max(folders.values(), key=lambda names: len(_pictures(names)), default={})


def _pictures(names: Mapping[str, str]) -> dict[str, str]:
    """The names of pictures by their stem; SVG before PNG."""
    stems: dict[str, str] = {}
    for suffix in (*_SVG_SUFFIXES, _PNG_SUFFIX):
        for name in sorted(names):
            if Path(name).suffix.lower() == suffix:
                stems.setdefault(Path(name).stem, name)
    return stems


def _read(files: _Files, reading: DeckReading) -> CardSet:
    index = _desktop_entries(files)
    own = _own_description(files)
    name = own.name if own else index.get("Name", "") or files.path.stem
    cards = CardSet(_as_name(name))
    stems = _pictures(files.names)
    named = named_cards(stems)
    drawing = _drawing(files, index.get("SVG", ""), stems, named.names)
    if drawing:
        names = {code: element for element, code in element_names().items()} | {BACK: BACK}
    else:
        names = {code: stems[named.names[code]] for code in CODES if code in named.names}
        if not names:
            raise _no_cards(files.path)
        if BACK in stems:
            names[BACK] = stems[BACK]
    if drawing or named.is_french:
        cards.system, cards.printed = SuitSystem.FRENCH, PrintedValues.LETTERS
    _add_pictures(cards, files, drawing, names, reading)
    if own is not None:
        cards.system, cards.printed = own.system, own.printed
    return cards


def _no_cards(path: Path) -> StorageError:
    sentence = tr(
        "There are no cards in “{path}”. Each card is an SVG or PNG picture with a name such as "
        "7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more."
    )
    return StorageError(path, sentence.format(path=path))


def _drawing(files: _Files, wanted: str, stems: Mapping[str, str], named: Mapping[str, str]) -> str:
    """The name of the SVG file that has all cards as its elements; empty if there is none.

    `wanted` is what `index.desktop` names. In the sources of KDE, the file is not packed yet and
    has another suffix.
    """
    for name in (wanted, *(Path(wanted).stem + suffix for suffix in _SVG_SUFFIXES)):
        if wanted and name in files.names:
            return name
    # Beside a drawing, a single card is its preview.
    if len(named) > 1:
        return ""
    drawings = [
        name
        for stem, name in stems.items()
        if Path(name).suffix.lower() in _SVG_SUFFIXES and stem not in (*named.values(), BACK)
    ]
    if len(drawings) == 1:
        return drawings[0]
    if wanted:
        sentence = tr("“{index}” names the drawing “{name}”, which is not in “{path}”.")
        filled = sentence.format(index=_INDEX, name=_as_name(wanted), path=files.path)
        raise StorageError(files.path, filled)
    return ""


def _own_description(files: _Files) -> DeckDescription | None:
    """What this program wrote when the deck was exported; None if there is nothing."""
    if DESCRIPTION not in files.names:
        return None
    try:
        return parse_description(parse_json(files.content(DESCRIPTION, LARGEST_DESCRIPTION)))
    except ValueError as error:
        _log.warning("the description in %s is unusable: %s", files.path, error)
        return None


def _desktop_entries(files: _Files) -> dict[str, str]:
    """The entries of KDE's `index.desktop`; empty if there is none."""
    if _INDEX not in files.names:
        return {}
    lines = files.content(_INDEX, LARGEST_DESCRIPTION).decode(errors="replace").splitlines()
    pairs = [line.partition("=") for line in lines]
    return {key.strip(): value.strip() for key, equals, value in pairs if equals}


def _as_name(name: str) -> str:
    """A name from elsewhere, printable and not too long."""
    plain = "".join(char if char.isprintable() else " " for char in name)
    return " ".join(plain.split())[:LONGEST_NAME].strip() or "Cards"


def _add_pictures(
    cards: CardSet, files: _Files, drawing: str, names: Mapping[str, str], reading: DeckReading
) -> None:
    """Draw the pictures of a set; `names` are those of their files, by the code of the card.

    If there is a `drawing`, it is the file of all cards, and the names are those of its elements.
    """
    name = drawing
    aspects: dict[str, float] = {}
    try:
        with PictureClient(reading.is_stopped, reading.limits) as client:
            if drawing:
                client.open_drawing(files.content(drawing))
            for number, (code, own_name) in enumerate(names.items()):
                reading.on_progress(number, len(names))
                name = f"{drawing}, {own_name}" if drawing else own_name
                image = (
                    client.element(own_name) if drawing else client.picture(files.content(own_name))
                )
                if image is not None:
                    cards.pictures[code] = as_png(image)
                    aspects[code] = image.width() / image.height()
    except PictureError as error:
        _log.warning("%s in %s cannot be drawn: %s", name, files.path, error)
        raise DamagedFileError(files.path, _sentence_for(error, name)) from error
    aspects.pop(BACK, None)
    if not aspects:
        raise _no_cards(files.path)
    # The points of a small picture are whole, so its shape can be a little beyond the limits.
    cards.aspect = min(WIDEST, max(NARROWEST, round(median(aspects.values()), 4)))


def damaged_picture(file: Path) -> DamagedFileError:
    """The error about a file that is no picture."""
    return DamagedFileError(file, _sentence_for(PictureError(PictureOutcome.DAMAGED), file.name))


def _sentence_for(error: PictureError, name: str) -> str:
    """Why the picture with this name cannot be used, for the player."""
    lost = tr("“{name}” cannot be drawn: it is damaged, or it needs too much memory.")
    sentences = {
        PictureOutcome.DAMAGED: tr("“{name}” is no SVG or PNG picture, or it is damaged."),
        PictureOutcome.EMPTY: tr("“{name}” has no width or no height."),
        PictureOutcome.SHAPE: tr(
            "“{name}” is {width} × {height}; the width of a card must be {least}% to {most}% of "
            "its height."
        ),
        PictureOutcome.MANY_PIXELS: tr(
            "“{name}” is {width} × {height} pixels; a picture may have at most {millions} million."
        ),
        PictureOutcome.MANY_BYTES: tr("“{name}” is larger than {size} MiB when it is unpacked."),
        Trouble.SLOW: tr(
            "“{name}” takes longer to draw than {seconds} seconds, the limit for a picture."
        ),
        Trouble.SLOW_SET: tr(
            "The pictures take longer to draw than {seconds} seconds, the limit for a set; the "
            "last one was “{name}”."
        ),
        Trouble.NO_START: tr(
            "The pictures cannot be drawn, because the process that draws them does not start."
        ),
    }
    return sentences.get(error.reason, lost).format(
        name=name,
        width=error.size.width(),
        height=error.size.height(),
        least=round(100 * NARROWEST),
        most=round(100 * WIDEST),
        millions=MOST_PIXELS // 10**6,
        size=LARGEST_SVG >> 20,
        seconds=math.ceil(error.seconds),
    )


def as_png(image: QImage) -> bytes:
    """The picture as a PNG file, without texts and colour profiles, which are never shown."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", _PNG_QUALITY)  # type: ignore[call-overload]
    return bytes(buffer.data().data())
