"""Names of files: those that the program makes, and those that it reads from a file or a database.

A name that was read may have been written by anybody. It is used only as a plain name inside its
folder, through `file_in`, so that it leads to no file outside.
"""

import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.storage.files import StorageError, check_file, errors_about

translate = QCoreApplication.translate

_LONGEST: Final = 255
"""In bytes; the limit of the usual file systems."""
_FORBIDDEN: Final = str.maketrans(dict.fromkeys('\\/:*?"<>|', "-"))
_SEPARATORS: Final = re.compile(r"[/\\\0]")
_NUMBERS: Final = re.compile("([0-9]+)")
# Devices, streams of a file, drives, and ends that Windows removes.
_NO_NAME_ON_WINDOWS: Final = re.compile(
    r'.*[\x01-\x1f:*?"<>|].*|.*[ .]|(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³]) *(\..*)?',
    re.IGNORECASE | re.DOTALL,
)


def as_file_name(name: str) -> str:
    """The name without the characters that a system forbids in file names; `-` if none is left."""
    return name.translate(_FORBIDDEN).strip(". ") or "-"


def is_plain_name(name: object, suffix: str, system: str = sys.platform) -> bool:
    """Whether something is the name of a file inside its folder on a system, with this suffix.

    Hidden files, and names that are not Unicode, are none.
    """
    if not isinstance(name, str):
        return False
    try:
        length = len(name.encode())
    except UnicodeEncodeError:
        return False
    return (
        len(suffix) < length <= _LONGEST
        and name.endswith(suffix)
        and not name.startswith(".")
        and not _SEPARATORS.search(name)
        and not (system == "win32" and _NO_NAME_ON_WINDOWS.fullmatch(name))
    )


def natural_order(path: Path) -> list[str | int]:
    """By which files are sorted: `a.scopa`, `a 2.scopa`, `a 10.scopa`."""
    # Every second part is a number.
    parts = enumerate(_NUMBERS.split(str(path.with_suffix(""))))
    return [int(part) if place % 2 else part for place, part in parts]


def file_in(folder: Path, name: str, suffix: str) -> Path:
    """The path of the file in `folder` whose name was read from a file or a database.

    The file may be missing. Raises `StorageError` with a sentence if the name is not plain, and
    `NotAFileError` if it is that of a link, a folder or anything else but a regular file.
    """
    if not is_plain_name(name, suffix):
        shown = str(name).encode(errors="backslashreplace").decode()
        sentence = translate("Storage", "“{name}” is not the name of a file in “{path}”.")
        raise StorageError(folder, sentence.format(name=shown, path=folder))
    path = folder / name
    with errors_about(path), suppress(FileNotFoundError):
        check_file(path, path.lstat())
    return path
