"""Messages between the program and its engine process, over pipes.

A message is a pickled object behind its length, a big-endian number of four bytes. Unpickling runs
what a message says, so a pipe must connect only processes of this program; both ends are made when
the process is started.
"""

import os
import pickle
from struct import Struct
from typing import Final

_LENGTH: Final = Struct("!I")


def packed(message: object) -> bytes:
    """A message as it goes through a pipe."""
    content = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(content)) + content


def unpacked(data: bytes) -> tuple[list[object], bytes]:
    """The whole messages at the start of what a pipe has given, and the rest of the data."""
    messages: list[object] = []
    begin = 0
    while len(data) >= begin + _LENGTH.size:
        (length,) = _LENGTH.unpack_from(data, begin)
        end = begin + _LENGTH.size + length
        if len(data) < end:
            break
        messages.append(pickle.loads(data[end - length : end]))
        begin = end
    return messages, data[begin:]


class MessageReader:
    """Reads messages from a pipe."""

    def __init__(self, descriptor: int) -> None:
        """Read from this file descriptor; closing it is left to the caller."""
        self._descriptor = descriptor

    def receive(self) -> object:
        """Wait for a message and return it; raises `EOFError` when the other end was closed."""
        (length,) = _LENGTH.unpack(self._read(_LENGTH.size))
        return pickle.loads(self._read(length))

    def _read(self, count: int) -> bytes:
        data = bytearray()
        while len(data) < count:
            part = os.read(self._descriptor, count - len(data))
            if not part:
                raise EOFError("the other end of the pipe was closed")
            data += part
        return bytes(data)


class MessageWriter:
    """Writes messages to a pipe; one thread at a time may use it."""

    def __init__(self, descriptor: int) -> None:
        """Write to this file descriptor; closing it is left to the caller."""
        self._descriptor = descriptor

    def send(self, message: object) -> None:
        """Write a message; raises `OSError` when the other end was closed."""
        data = memoryview(packed(message))
        while data:
            data = data[os.write(self._descriptor, data) :]
