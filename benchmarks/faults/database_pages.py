"""The pages of a database of SQLite: which of them a row is on, and which of them are readable.

This follows the description of the file format (https://www.sqlite.org/fileformat2.html), not the
program: it says whether a row that is lost could have been found.
"""

import struct
from collections.abc import Iterator
from typing import Final

PAGE: Final = 4096
"""The size of a page."""
_LEAF, _INTERIOR = 0x0D, 0x05
_MOST_LOCAL: Final = PAGE - 35
_LEAST_LOCAL: Final = (PAGE - 12) * 32 // 255 - 23
_LOG_HEADER, _FRAME_HEADER = 32, 24


def page_of(image: bytes, number: int) -> bytes:
    """The content of a page; empty if the file has no such page."""
    return image[(number - 1) * PAGE : number * PAGE]


def pages_of_row(image: bytes, root: int, key: int) -> set[int]:
    """The pages with the values of a row, by their numbers from 1.

    `root` is the page at which the table begins; `key` that of the row in it.
    """
    number = root
    while (page := page_of(image, number))[0] == _INTERIOR:
        number = next((child for child, last in _children(page) if key <= last), _integer(page, 8))
    for cell in _cells(page, 8):
        size, after_size = _varint(page, cell)
        row, start = _varint(page, after_size)
        if row == key:
            return {number, *_overflow(image, page, start, size)}
    raise KeyError(key)


def _children(page: bytes) -> Iterator[tuple[int, int]]:
    """The pages below an interior page, each with the largest key in it."""
    for start in _cells(page, 12):
        yield _integer(page, start), _varint(page, start + 4)[0]


def _cells(page: bytes, header: int) -> tuple[int, ...]:
    (number,) = struct.unpack_from(">H", page, 3)
    return struct.unpack_from(f">{number}H", page, header)


def _overflow(image: bytes, page: bytes, start: int, size: int) -> Iterator[int]:
    """The pages with the rest of a row that does not fit into the page."""
    if size <= _MOST_LOCAL:
        return
    local = _LEAST_LOCAL + (size - _LEAST_LOCAL) % (PAGE - 4)
    number = _integer(page, start + (local if local <= _MOST_LOCAL else _LEAST_LOCAL))
    while number:
        yield number
        number = _integer(page_of(image, number), 0)


def _integer(page: bytes, start: int) -> int:
    return int.from_bytes(page[start : start + 4], "big")


def _varint(page: bytes, start: int) -> tuple[int, int]:
    """A number of variable length, and where it ends."""
    value = 0
    for place in range(start, start + 8):
        value = value << 7 | page[place] & 0x7F
        if page[place] < 0x80:
            return value, place + 1
    return value << 8 | page[start + 8], start + 9


def with_log(image: bytes, log: bytes) -> bytes:
    """The pages of a database after the complete transactions in the log beside it."""
    pages = bytearray(image)
    waiting: dict[int, bytes] = {}
    for number, last, content in _frames(log):
        waiting[number] = content
        if last:
            pages.extend(bytes(max(0, last * PAGE - len(pages))))
            for place, page in waiting.items():
                pages[(place - 1) * PAGE : place * PAGE] = page
            waiting.clear()
    return bytes(pages)


def _frames(log: bytes) -> Iterator[tuple[int, int, bytes]]:
    """The valid frames: the number of the page, that of all pages after a commit, the content."""
    if len(log) < _LOG_HEADER or log[:3] != b"\x37\x7f\x06":
        return
    order = ">" if log[3] & 1 else "<"
    salts, sums = log[16:24], _checksum(order, log[:24], (0, 0))
    if sums != struct.unpack(">2I", log[24:32]):
        return
    for start in range(_LOG_HEADER, len(log) - _FRAME_HEADER - PAGE + 1, _FRAME_HEADER + PAGE):
        header = log[start : start + _FRAME_HEADER]
        content = log[start + _FRAME_HEADER : start + _FRAME_HEADER + PAGE]
        sums = _checksum(order, header[:8] + content, sums)
        if header[8:16] != salts or sums != struct.unpack(">2I", header[16:24]):
            return
        number, last = struct.unpack(">2I", header[:8])
        yield number, last, content


def _checksum(order: str, content: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    first, second = sums
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
