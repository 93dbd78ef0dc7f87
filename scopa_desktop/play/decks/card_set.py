"""The pictures of a card set in a folder or ZIP file, read within limits and checked.

A set is a folder or ZIP file with

- the pictures of the cards, SVG or PNG, named as in `card_files`, and `back` for the back, or
- one SVG file with an element for each card (`1_club`, `king_heart`, `back`), as KDE's card games
  have it. `index.desktop` beside it says which file it is.

Only regular files directly in the folder are read, and entries of one folder in the ZIP file. What
is kept of a picture is written by this program: an SVG picture by `safe_svg`, a PNG picture by Qt.
"""

import logging
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path, PurePosixPath
from statistics import median
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.play.decks.card_files import BACK, element_names, named_cards
from scopa_desktop.play.decks.own_decks import (
    DESCRIPTION,
    LARGEST_DESCRIPTION,
    LARGEST_PICTURE,
    LONGEST_NAME,
    NARROWEST,
    SUFFIXES,
    WIDEST,
    DeckDescription,
    PrintedValues,
    SuitSystem,
    parse_description,
)
from scopa_desktop.play.decks.safe_svg import SvgError, SvgPicture, png_size
from scopa_desktop.play.storage.archives import ArchiveError, ArchiveLimits, opened_archive
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
_MOST_PIXELS: Final = 16 * 2**20
"""The pixels of a PNG picture."""
_KEPT_HEIGHT: Final = 1200
"""Higher PNG pictures are made smaller, in pixels."""
_LARGEST_DRAWING: Final = 100 * 1024
"""Larger SVG pictures, in bytes, take too long to draw at every size."""
_DRAWN_HEIGHT: Final = 720
"""The height of the PNG picture that is kept instead of one, in pixels."""
_LONGEST_SHAPE: Final = 10
"""How many times as wide as high, or as high as wide, a picture may be."""
_INDEX: Final = "index.desktop"
_READ_SUFFIXES: Final = (*SUFFIXES, ".svgz")
_CARD: Final = "card"


@dataclass
class CardSet:
    """The cards of a set."""

    name: str
    pictures: dict[str, tuple[str, bytes]] = field(default_factory=dict)
    """Suffix and content by the code of the card, and `BACK`."""
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
        self, path: Path, names: Mapping[str, str], read: Callable[[str, int], bytes]
    ) -> None:
        """`names` are plain names, with those by which `read` knows them."""
        self.path = path
        self.names = names
        self._read = read
        self._rest = _LARGEST_SET

    def content(self, name: str, limit: int = LARGEST_PICTURE) -> bytes:
        """The content of a file; raises `StorageError`, or `ArchiveError`."""
        content = self._read(self.names[name], min(limit, self._rest))
        self._rest -= len(content)
        return content


def read_card_set(path: Path) -> CardSet:
    """The card set in a folder or ZIP file.

    Cards can be missing. Raises `StorageError` with a sentence if it is none, a picture cannot be
    used, or something is larger than the limits.
    """
    try:
        with _files_in(path) as files:
            return _read(files)
    except ArchiveError as error:
        _log.warning("%s is no card set: %s", path, error)
        sentence = tr(
            "“{path}” is no ZIP file, is damaged, or is too large: it may have {files} files and, "
            "unpacked, {size} MiB."
        )
        raise DamagedFileError(
            path, sentence.format(path=path, files=_MOST_FILES, size=_LARGEST_SET >> 20)
        ) from error


@contextmanager
def _files_in(path: Path) -> Iterator[_Files]:
    if not path.is_dir():
        with opened_archive(path, _LIMITS) as archive:
            yield _Files(path, _in_one_folder(archive.sizes), archive.content)
        return
    names: dict[str, str] = {}
    with errors_about(path), os.scandir(path) as entries:
        for number, entry in enumerate(entries):
            if number >= _MOST_FILES:
                sentence = tr("“{path}” has more than {files} files.")
                raise StorageError(path, sentence.format(path=path, files=_MOST_FILES))
            if entry.is_file(follow_symlinks=False) and is_plain_name(entry.name, ""):
                names[entry.name] = entry.name
    yield _Files(path, names, lambda name, limit: read_bytes(file_in(path, name, ""), limit))


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
    found = [(Path(name).stem, name) for name in sorted(names)]
    by_suffix = sorted(found, key=lambda pair: Path(pair[1]).suffix.lower(), reverse=True)
    stems: dict[str, str] = {}
    for stem, name in by_suffix:
        if Path(name).suffix.lower() in _READ_SUFFIXES:
            stems.setdefault(stem, name)
    return stems


def _read(files: _Files) -> CardSet:
    index = _desktop_entries(files)
    own = _own_description(files)
    name = own.name if own else index.get("Name", "") or files.path.stem
    cards = CardSet(_as_name(name))
    stems = _pictures(files.names)
    named = named_cards(stems)
    drawing = index.get("SVG", "")
    if drawing not in files.names:
        svg_names = [n for n in stems.values() if Path(n).suffix.lower() != ".png"]
        drawing = svg_names[0] if len(svg_names) == 1 and not named.names else ""
    if drawing:
        _add_elements(cards, files, drawing)
    else:
        for code, stem in named.names.items():
            _add_file(cards, files, code, stems[stem])
        if BACK in stems:
            _add_file(cards, files, BACK, stems[BACK])
        if named.is_french:
            cards.system = SuitSystem.FRENCH
        cards.printed = PrintedValues.LETTERS if named.is_french else PrintedValues.NOTHING
    if not cards.pictures.keys() - {BACK}:
        raise StorageError(
            files.path,
            tr(
                "There are no cards in “{path}”; the Guide says how the pictures must be named."
            ).format(path=files.path),
        )
    cards.aspect = _aspect(cards, files.path)
    if own is not None:
        cards.system, cards.printed = own.system, own.printed
    return cards


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


def _unusable(path: Path, name: str) -> DamagedFileError:
    sentence = tr("The picture “{name}” in “{path}” cannot be used.")
    return DamagedFileError(path, sentence.format(name=name, path=path))


def _add_elements(cards: CardSet, files: _Files, name: str) -> None:
    """Add the cards that are elements of one SVG file."""
    cards.system, cards.printed = SuitSystem.FRENCH, PrintedValues.LETTERS
    try:
        picture = SvgPicture(files.content(name))
        for element, code in {**element_names(), BACK: BACK}.items():
            if picture.has(element):
                cards.pictures[code] = _kept_svg(_card_alone(picture, element))
    except SvgError as error:
        _log.warning("%s in %s is unusable: %s", name, files.path, error)
        raise _unusable(files.path, name) from error


def _card_alone(picture: SvgPicture, element: str) -> bytes:
    """The picture of an element, cut to its bounds."""
    bounds = _bounds(picture.part(element, _CARD))
    box = f"{bounds.x():.4f} {bounds.y():.4f} {bounds.width():.4f} {bounds.height():.4f}"
    return picture.part(element, _CARD, box)


def _bounds(content: bytes) -> QRectF:
    drawing = QSvgRenderer(QByteArray(content))
    bounds = drawing.boundsOnElement(_CARD) if drawing.isValid() else QRectF()
    if bounds.isEmpty():
        raise SvgError("a card is empty")
    return bounds


def _add_file(cards: CardSet, files: _Files, code: str, name: str) -> None:
    content = files.content(name)
    try:
        if (size := png_size(content)) is not None:
            cards.pictures[code] = ".png", _kept_png(content, *size)
        else:
            cards.pictures[code] = _kept_svg(SvgPicture(content).whole())
    except SvgError as error:
        _log.warning("%s in %s is unusable: %s", name, files.path, error)
        raise _unusable(files.path, name) from error


def _kept_svg(content: bytes) -> tuple[str, bytes]:
    """A drawing with its suffix; a large one as a PNG picture, which is shown faster.

    Raises `SvgError` if it cannot be shown.
    """
    aspect = _aspect_of(content)
    if len(content) <= _LARGEST_DRAWING:
        return ".svg", content
    kind = QImage.Format.Format_ARGB32_Premultiplied
    image = QImage(round(_DRAWN_HEIGHT * aspect), _DRAWN_HEIGHT, kind)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(content)).render(painter)
    painter.end()
    return ".png", _as_png(image)


def _kept_png(content: bytes, width: int, height: int) -> bytes:
    """A PNG picture of that size, written again and not larger than needed; raises `SvgError`."""
    if not 0 < width * height <= _MOST_PIXELS:
        raise SvgError(f"it has {width} × {height} pixels")
    buffer = QBuffer()
    buffer.setData(content)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"png"))
    reader.setAutoDetectImageFormat(False)
    image = reader.read()
    if image.isNull():
        raise SvgError(reader.errorString())
    if image.height() > _KEPT_HEIGHT:
        mode = Qt.TransformationMode.SmoothTransformation
        image = image.scaledToHeight(_KEPT_HEIGHT, mode)
    return _as_png(image)


def _as_png(image: QImage) -> bytes:
    # Without texts and colour profiles, which are never shown.
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    for key in plain.textKeys():
        plain.setText(key, "")
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    plain.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _aspect_of(content: bytes) -> float:
    """Width divided by height of a picture; raises `SvgError` if it cannot be shown."""
    if (pixels := png_size(content)) is not None:
        return pixels[0] / pixels[1]
    drawing = QSvgRenderer(QByteArray(content))
    size = drawing.viewBoxF().size()
    if not drawing.isValid() or size.isEmpty():
        raise SvgError("it has no size")
    aspect = size.width() / size.height()
    if not 1 / _LONGEST_SHAPE <= aspect <= _LONGEST_SHAPE:
        raise SvgError("it is no card")
    return aspect


def _aspect(cards: CardSet, path: Path) -> float:
    """Width divided by height of the cards of a set."""
    aspects = [_aspect_of(kept) for code, (_, kept) in cards.pictures.items() if code != BACK]
    aspect = round(median(aspects), 4)
    if not NARROWEST <= aspect <= WIDEST:
        raise StorageError(path, tr("The cards in “{path}” are not upright.").format(path=path))
    return aspect
