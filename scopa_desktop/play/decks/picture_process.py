"""Draws pictures from elsewhere, in a process of its own.

A small file can take all the time and memory that there are, or make the renderer crash. So the
program itself never draws a picture from elsewhere: this process does, once, within limits. It gets
requests on its standard input and replies on its standard output with points; `picture_client`
is the other end. A request is `REQUEST` and so many bytes; a reply is `REPLY`, and behind
`PictureOutcome.PICTURE` four bytes for each point, as in `QImage.Format_ARGB32`.
"""

import faulthandler
import math
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import IntEnum
from struct import Struct
from typing import BinaryIO, Final, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.play.decks.own_decks import NARROWEST, WIDEST
from scopa_desktop.play.decks.svg_references import (
    PNG_START,
    LargeSvgError,
    SvgError,
    without_outward_references,
)

KEPT_HEIGHT: Final = 1400
"""In pixels. The largest card of the table, with large cards on a screen of 3008 × 1692 at a pixel
ratio of 2, has 1337."""
KEPT_WIDTH: Final = 685
"""In pixels: 300 for each inch of a printed card, which is 58 mm wide."""
LARGEST_SIZE: Final = QSize(math.ceil(KEPT_HEIGHT * WIDEST), math.ceil(KEPT_WIDTH / NARROWEST))
"""No picture that is kept is wider or higher."""
MOST_PIXELS: Final = 16_000_000
"""The pixels of a PNG picture."""
MOST_SECONDS: Final = 150
"""The process ends after this time in any case, also if nobody waits for it any more."""
_MOST_MEMORY: Final = 2**31
"""The address space of the process, in bytes."""
_STANDARD_ERROR: Final = 2
_LARGEST_NUMBER: Final = 10**9

REQUEST: Final = Struct("!cI")
"""The kind, and the length of what follows."""
PICTURE: Final = b"P"
"""A whole picture, SVG or PNG."""
DRAWING: Final = b"D"
"""An SVG picture whose elements are drawn by the requests after it."""
ELEMENT: Final = b"E"
"""The name of an element of the drawing."""
REPLY: Final = Struct("!4sBII")
"""`REPLY_START`, the outcome, width and height."""
REPLY_START: Final = b"card"


class PictureOutcome(IntEnum):
    """What has become of a request."""

    READY = 0
    """The process is ready; or the drawing has been read."""
    PICTURE = 1
    """The picture follows, with its width and height in pixels."""
    ABSENT = 2
    """The drawing has no such element."""
    DAMAGED = 3
    """It is not a picture of a known kind."""
    EMPTY = 4
    """It has no size."""
    SHAPE = 5
    """It has the width and height of no card."""
    MANY_PIXELS = 6
    """Its width and height in pixels are too large."""
    MANY_BYTES = 7
    """It is larger than `LARGEST_SVG` when unpacked."""


class _Answer(NamedTuple):
    """A reply, with the picture if there is one."""

    outcome: PictureOutcome
    size: QSize = QSize()
    image: QImage | None = None


def main(arguments: Sequence[str]) -> None:
    """Answer requests on the standard streams until the other end closes them; no arguments."""
    del arguments
    # Ctrl-C in a terminal reaches every process there; the one with the window ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with os.fdopen(os.dup(0), "rb") as requests, os.fdopen(os.dup(1), "wb") as replies:
        # Nothing else may read or write there.
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, _STANDARD_ERROR):
            os.dup2(nothing, stream)
        limit_this_process()
        # No window system is needed, but an application is: for the fonts of texts. On Windows only
        # that of the system finds them.
        os.environ["QT_QPA_PLATFORM"] = "windows" if sys.platform == "win32" else "offscreen"
        os.environ.pop("QT_QPA_PLATFORMTHEME", None)
        # A thread for each processor would need more memory than there may be.
        os.environ["QT_NO_GUI_THREADPOOL"] = "1"
        application = QGuiApplication([sys.argv[0]])
        _send(replies, _Answer(PictureOutcome.READY))
        with suppress(BrokenPipeError):
            _serve(requests, replies)
        del application
    # What a hostile picture has left need not be cleared up.
    os._exit(0)


def limit_this_process() -> None:
    """End this process when it takes too much time, and give it no more memory or files."""
    faulthandler.dump_traceback_later(MOST_SECONDS, exit=True, file=_STANDARD_ERROR)
    try:
        import resource  # noqa: PLC0415  # Not on Windows.
    except ImportError:
        return
    limits = {
        resource.RLIMIT_CPU: MOST_SECONDS,
        resource.RLIMIT_AS: _MOST_MEMORY,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_CORE: 0,
    }
    for kind, limit in limits.items():
        # Some systems refuse single limits, or have lower ones already.
        with suppress(ValueError, OSError):
            resource.setrlimit(kind, (limit, limit))


def _serve(requests: BinaryIO, replies: BinaryIO) -> None:
    drawing = QSvgRenderer()
    while len(start := requests.read(REQUEST.size)) == REQUEST.size:
        kind, length = REQUEST.unpack(start)
        content = requests.read(length)
        try:
            if kind == PICTURE:
                answer = _drawn_picture(content)
            elif kind == DRAWING:
                drawing = _renderer(content)
                answer = _Answer(PictureOutcome.READY)
            else:
                answer = _drawn_element(drawing, content.decode())
        except LargeSvgError:
            answer = _Answer(PictureOutcome.MANY_BYTES)
        except SvgError:
            answer = _Answer(PictureOutcome.DAMAGED)
        _send(replies, answer)


def _send(replies: BinaryIO, answer: _Answer) -> None:
    outcome, size, image = answer
    width, height = max(0, size.width()), max(0, size.height())
    replies.write(REPLY.pack(REPLY_START, outcome, width, height))
    if image is not None:
        replies.write(image.constBits())
    replies.flush()


def _drawn_picture(content: bytes) -> _Answer:
    if content.startswith(PNG_START):
        return _smaller_png(content)
    drawing = _renderer(content)
    return _drawn(drawing.viewBoxF().size(), drawing.render)


def _renderer(content: bytes) -> QSvgRenderer:
    """Raises `SvgError`."""
    drawing = QSvgRenderer(QByteArray(without_outward_references(content)))
    if not drawing.isValid():
        raise SvgError("it is not SVG")
    return drawing


def _drawn_element(drawing: QSvgRenderer, element: str) -> _Answer:
    if not drawing.elementExists(element):
        return _Answer(PictureOutcome.ABSENT)
    size = drawing.boundsOnElement(element).size()
    return _drawn(size, lambda painter: drawing.render(painter, element))


def _drawn(size: QSizeF, render: Callable[[QPainter], None]) -> _Answer:
    """The answer to what `render` draws of a picture of some size."""
    return _refusal_of(size) or _picture(drawn_image(size, render))


def drawn_image(size: QSizeF, render: Callable[[QPainter], None]) -> QImage:
    """What `render` draws of a picture of some size, with the points that are kept of it."""
    image = QImage(kept_size(size), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    render(painter)
    painter.end()
    return image


def _smaller_png(content: bytes) -> _Answer:
    """A PNG picture, at the size that is kept if it is larger."""
    buffer = QBuffer()
    buffer.setData(content)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"png"))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if size.width() * size.height() > MOST_PIXELS:
        return _Answer(PictureOutcome.MANY_PIXELS, size)
    if (refusal := _refusal_of(QSizeF(size))) is not None:
        return refusal
    image = reader.read()
    kept = kept_size(QSizeF(size))
    if image.height() > kept.height():
        whole, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode
        image = image.scaled(kept, whole, smooth.SmoothTransformation)
    return _picture(image)


def _picture(image: QImage) -> _Answer:
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    if plain.isNull():
        return _Answer(PictureOutcome.DAMAGED)
    return _Answer(PictureOutcome.PICTURE, plain.size(), plain)


def _refusal_of(size: QSizeF) -> _Answer | None:
    """The answer about a picture whose size is that of no card."""
    width, height = size.width(), size.height()
    if not (0 < width < _LARGEST_NUMBER and 0 < height < _LARGEST_NUMBER):
        return _Answer(PictureOutcome.EMPTY)
    if NARROWEST <= width / height <= WIDEST:
        return None
    return _Answer(PictureOutcome.SHAPE, QSize(math.ceil(width), math.ceil(height)))


def kept_size(size: QSizeF) -> QSize:
    """The size in pixels at which a picture of this size is kept."""
    scale = max(KEPT_HEIGHT / size.height(), KEPT_WIDTH / size.width())
    return QSize(round(size.width() * scale), round(size.height() * scale))
