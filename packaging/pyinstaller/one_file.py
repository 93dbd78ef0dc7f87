"""Entry point of the single file: unpacks the game where it is missing, and runs it from there.

PyInstaller's bootloader unpacks Python and this script at each start, into a folder that it removes
at the end. The game stays packed: `unpacking.py` is imported where it is not there yet. Which files
there have to be is said by the module `packed_names`, made by `standalone/payload.py`.
"""

import importlib
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final, NoReturn

_NAME: Final = "scopa-desktop"
_SECONDS_UNPACKING: Final = 3600
"""After this time nobody unpacks any more, but was stopped."""
_SECONDS_UNUSED: Final = 30 * 86400
_OTHERS_WRITE: Final = 0o022


def main() -> NoReturn:
    """Run the game, unpacked before if it is not there; ends with its exit code."""
    names = importlib.import_module("packed_names")
    complaints = []
    for place in _places():
        folder = os.path.join(place, names.FOLDER)
        try:
            _check(place)
            if not _is_whole(folder, names):
                _unpack(folder, names)
            with suppress(OSError):
                _tidy(place, folder)
            _run(os.path.join(folder, names.PROGRAM))
        except OSError as error:
            complaints.append(f"“{place}”: {error.strerror or error}")
    importlib.import_module("unpacking").complain(
        f"Scopa Desktop could not unpack its {sum(names.SIZES.values()) / 1e6:.0f} MB. "
        f"{'; '.join(complaints)}. Make room in one of these folders, and start it again.",
        _given_environment(),
    )
    sys.exit(1)


def _places() -> Iterator[str]:
    """The folders in which it may be unpacked: one that stays, and one for this start alone."""
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        cache = os.path.join(os.environ.get("LOCALAPPDATA", ""), _NAME, "Cache")
    elif sys.platform == "darwin":
        cache = os.path.join(home, "Library", "Caches", _NAME)
    else:
        named = os.environ.get("XDG_CACHE_HOME", "")
        cache = os.path.join(named if os.path.isabs(named) else os.path.join(home, ".cache"), _NAME)
    # Of a user without a home it is relative.
    if os.path.isabs(cache):
        yield os.path.join(cache, "program")
    # The bootloader removes this one when the game has ended.
    yield os.path.join(vars(sys)["_MEIPASS"], "program")


def _check(place: str) -> None:
    """Make the folder; raises `OSError` where others could change programs, or none can be run."""
    os.makedirs(place, mode=0o700, exist_ok=True)
    if sys.platform != "win32":
        status = os.stat(place)
        if status.st_uid != os.geteuid() or status.st_mode & _OTHERS_WRITE:
            raise PermissionError("others may write there")
        if os.statvfs(place).f_flag & getattr(os, "ST_NOEXEC", 0):
            raise PermissionError("no program may be run there")


def _is_whole(folder: str, names: Any) -> bool:
    """Whether every file is there in its size: what makes room on disks may have removed some."""
    try:
        return all(
            os.stat(os.path.join(folder, name)).st_size == size
            for name, size in names.SIZES.items()
        ) and all(os.path.lexists(os.path.join(folder, link)) for link in names.LINKS)
    except OSError:
        return False


def _unpack(folder: str, names: Any) -> None:
    unpacking, pathlib = map(importlib.import_module, ("unpacking", "pathlib"))
    unpacking.unpack(pathlib.Path(folder), names, lambda: _is_whole(folder, names))


def _tidy(place: str, used: str) -> None:
    """Remove other versions that nobody uses, and what those left who were stopped unpacking."""
    now = time.time()
    os.utime(used)
    for name in os.listdir(place):
        folder = os.path.join(place, name)
        limit = _SECONDS_UNPACKING if name.startswith(".") else _SECONDS_UNUSED
        # Another process may tidy up at the same time.
        with suppress(OSError):
            if folder != used and now - os.stat(folder).st_mtime > limit:
                importlib.import_module("shutil").rmtree(folder, ignore_errors=True)


def _given_environment() -> dict[str, str]:
    """The environment of this process without what the bootloader changed."""
    environment = dict(os.environ, PYINSTALLER_RESET_ENVIRONMENT="1")
    if sys.platform == "linux":
        environment.pop("LD_LIBRARY_PATH", None)
        if (given := environment.pop("LD_LIBRARY_PATH_ORIG", None)) is not None:
            environment["LD_LIBRARY_PATH"] = given
    return environment


def _run(program: str) -> NoReturn:
    """Run the program with the arguments, streams and environment that this one was given."""
    command = [program, *sys.argv[1:]]
    if sys.platform == "win32":
        subprocess = importlib.import_module("subprocess")
        sys.exit(subprocess.call(command, env=_given_environment()))
    # Python ignores these, and what is ignored stays so.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    os.execve(program, command, _given_environment())


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
