"""Folders that have to be there before anything is written to them."""

from contextlib import suppress
from pathlib import Path


def ensure_folder(folder: Path) -> Path:
    """The folder, made if that is possible; whoever writes there says so when it is not."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
