"""The lock of a data folder, so that only one process saves its matches.

If another process holds the lock, `handover` sends it a request.
"""

from pathlib import Path
from typing import Final

from scopa_desktop.play.storage.file_lock import FileLock

LOCK_NAME: Final = "running.lock"


class InstanceLock(FileLock):
    """The lock of a data folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / LOCK_NAME)
