"""The modules that Python needs to start, as files instead of members of an archive.

PyInstaller stores them in `base_library.zip`, which Python reads with modules that are written in
Python themselves: every start would wait for that.
"""

import zipfile
from pathlib import Path
from typing import Final

from standalone.contents import Entry
from standalone.tools import empty_folder

ARCHIVE: Final = "base_library.zip"


def with_loose_library(entries: list[Entry], folder: Path) -> list[Entry]:
    """The entries with the members of the archive, unpacked into `folder`, which is emptied."""
    empty_folder(folder)
    loose: list[Entry] = []
    for target, source, kind in entries:
        if target != ARCHIVE:
            loose.append((target, source, kind))
            continue
        with zipfile.ZipFile(source) as archive:
            archive.extractall(folder)
            loose += [(name, str(folder / name), "DATA") for name in archive.namelist()]
    return loose
