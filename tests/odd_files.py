"""Things that are no ordinary files, to be put in the places of the player's files."""

import os
import signal
import socket
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest


def a_folder(path: Path) -> None:
    path.mkdir()


def a_full_folder(path: Path) -> None:
    path.mkdir()
    (path / "file").touch()


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_socket(path: Path) -> None:
    # The name of a socket may have about 100 bytes only.
    here = Path.cwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(path.name)
    finally:
        os.chdir(here)


def a_device(path: Path) -> None:
    try:
        os.mknod(path, stat.S_IFCHR | 0o600, os.makedev(1, 5))  # /dev/zero
    except PermissionError:
        pytest.skip("only the system's own user makes devices")


def a_link_to_a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def a_link_to_a_link_to_a_pipe(path: Path) -> None:
    pipe, link = path.with_name("the pipe"), path.with_name("the link")
    os.mkfifo(pipe)
    link.symlink_to(pipe.name)
    path.symlink_to(link.name)


def a_link_to_a_folder(path: Path) -> None:
    folder = path.with_name("the folder")
    folder.mkdir()
    path.symlink_to(folder.name)


def a_link_to_itself(path: Path) -> None:
    path.symlink_to(path.name)


def a_link_into_a_missing_folder(path: Path) -> None:
    path.symlink_to(Path("missing") / "file")


Maker = Callable[[Path], None]
NO_FILES: tuple[Maker, ...] = (
    a_folder,
    a_full_folder,
    a_pipe,
    a_socket,
    a_device,
    a_link_to_a_device,
    a_link_to_a_link_to_a_pipe,
    a_link_to_a_folder,
    a_link_to_itself,
)
"""Each makes something that is neither a file nor missing, and cannot be written to as a file."""
EVERY_KIND = (*NO_FILES, a_link_into_a_missing_folder)

Traits = list[tuple[str, int, int]]


def traits(folder: Path) -> Traits:
    """The names in a folder and below, each with its kind and number."""
    entries = [*folder.rglob("*")]
    return sorted((str(each), each.lstat().st_mode, each.lstat().st_ino) for each in entries)


@contextmanager
def no_waiting() -> Iterator[None]:
    """Ends with an error what waits for a pipe or device for ever."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TimeoutError("it waits for ever")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(60)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
