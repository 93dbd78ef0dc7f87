"""The animated picture of a sweep: the table plays it, and its frames become a WebP file.

Qt writes single WebP pictures; a file with several is a container of their data, each with its
place and time (https://developers.google.com/speed/webp/docs/riff_container).
"""

import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QElapsedTimer, QIODevice, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtTest import QTest

from scopa_desktop.ai.levels import level
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.play.storage.profiles import new_profile
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.pictures.decks import CardArt, load_decks
from scopa_desktop.ui.platform.sounds import Sounds
from scopa_desktop.ui.table.table_controller import TableController
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.wording.match_wording import level_name

_SIZE: Final = QSize(680, 470)
_DEAL, _PLIES = 78, 12
"""A deal, and the plies after which the person sweeps three cards."""
_PLAYED_BY, _OPPONENT = "greedy", "casual"
_FRAME_MS: Final = 50
_QUALITY: Final = 78
_LOOK_MS, _CHOOSE_MS, _LAST_MS = 900, 1300, 1500
"""How long the table, the chosen card and the last frame are shown."""
_BLOCK: Final = 16
"""What differs between two frames is looked for in squares of this side."""


class Frame(NamedTuple):
    """A picture of the table, and how long it is shown."""

    image: QImage
    milliseconds: int


def record_sweep() -> bytes:
    """Play the sweep on a table and return it as an animated WebP file."""
    match, move = _position()
    session = Session()
    settings = Settings(language="en", remarks=False, sounds=False, play_on_click="never")
    art = CardArt(load_decks())
    view = TableView(art)
    sounds = Sounds(resource_folder() / "sounds")
    controller = TableController(view, session, art, sounds, settings, profile=new_profile())
    session.resume(match)
    view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    view.resize(_SIZE)
    view.show()
    QTest.qWait(_LOOK_MS)
    frames = [Frame(_grab(view), _LOOK_MS)]
    controller.input.click_card(move.card)
    frames += _record(view, lambda passed: passed < _CHOOSE_MS)
    controller.input.play()
    frames += _record(view, lambda passed: not view.is_idle)
    view.deleteLater()
    return animated_webp([*frames[:-1], frames[-1]._replace(milliseconds=_LAST_MS)])


def _position() -> tuple[Match, Move]:
    """The match before the sweep, and the move that sweeps."""
    players = (Player(new_profile().name, PERSON), Player(level_name(_OPPONENT), _OPPONENT))
    match = Match(variant("scopa"), TWO, players, _DEAL)
    match.begin_round()
    for _ in range(_PLIES):
        assert match.round is not None
        match.play(level(_PLAYED_BY).choose(SeatView.of(match, match.round.turn)))
    move = level(_PLAYED_BY).choose(SeatView.of(match, 0))
    assert isinstance(move, Move)
    return match, move


def _record(view: TableView, goes_on: Callable[[int], bool]) -> Iterator[Frame]:
    """Frames of what moves, each shown as long as it took until the next."""
    clock = QElapsedTimer()
    clock.start()
    shown, image = 0, _grab(view)
    while goes_on(clock.elapsed()):
        QTest.qWait(_FRAME_MS)
        passed = clock.elapsed()
        yield Frame(image, passed - shown)
        shown, image = passed, _grab(view)


def _grab(view: TableView) -> QImage:
    return view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def animated_webp(frames: Sequence[Frame]) -> bytes:
    """The frames as a WebP file that plays for ever; each but the first holds what is new in it."""
    size = frames[0].image.size()
    chunks = [
        _chunk(b"VP8X", struct.pack("<I", 0x02) + _uint24(size.width() - 1, size.height() - 1))
    ]
    chunks.append(_chunk(b"ANIM", struct.pack("<IH", 0, 0)))
    before: QImage | None = None
    for image, milliseconds in _merged(frames):
        place = image.rect() if before is None else _difference(before, image)
        # The container counts places in steps of two.
        place.setTopLeft(QPoint(place.x() & ~1, place.y() & ~1))
        header = _uint24(place.x() // 2, place.y() // 2, place.width() - 1, place.height() - 1)
        # No blending, and the frame stays.
        header += _uint24(milliseconds) + b"\x02"
        chunks.append(_chunk(b"ANMF", header + _picture_chunks(image.copy(place))))
        before = image
    body = b"WEBP" + b"".join(chunks)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _merged(frames: Sequence[Frame]) -> Iterator[Frame]:
    """The frames, equal ones that follow each other as one."""
    kept = frames[0]
    for frame in frames[1:]:
        if frame.image == kept.image:
            kept = kept._replace(milliseconds=kept.milliseconds + frame.milliseconds)
        else:
            yield kept
            kept = frame
    yield kept


def _difference(before: QImage, after: QImage) -> QRect:
    """The smallest rectangle of squares outside of which two pictures of one size are equal."""
    found = QRect()
    for top in range(0, after.height(), _BLOCK):
        for left in range(0, after.width(), _BLOCK):
            square = QRect(left, top, _BLOCK, _BLOCK).intersected(after.rect())
            if before.copy(square) != after.copy(square):
                found = found.united(square)
    return found


def _picture_chunks(image: QImage) -> bytes:
    """The chunks of a picture's data in a WebP file with this picture alone."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"webp"))
    writer.setQuality(_QUALITY)
    if not writer.write(image):
        raise RuntimeError(f"A frame cannot be written as WebP: {writer.errorString()}")
    kept, data, at = b"", bytes(content.data()), 12
    while at < len(data):
        kind, length = struct.unpack_from("<4sI", data, at)
        if kind in (b"VP8 ", b"VP8L", b"ALPH"):
            kept += _chunk(kind, data[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    return kept


def _chunk(kind: bytes, data: bytes) -> bytes:
    return kind + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _uint24(*numbers: int) -> bytes:
    return b"".join(struct.pack("<I", number)[:3] for number in numbers)
