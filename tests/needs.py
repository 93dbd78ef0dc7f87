"""What a test needs of the system, as marks; where it is lacking, the test is skipped and says so.

Each is tried out on the system itself, whatever its name.
"""

import os
import shutil
import signal
import socket
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

FULL_DEVICE: Final = Path("/dev/full")


def _needs(what: str, is_there: bool) -> pytest.MarkDecorator:
    return pytest.mark.skipif(not is_there, reason=f"needs {what}")


def _works(trial: Callable[[Path], bool]) -> bool:
    """Whether a trial in an empty folder succeeds without an error of the system."""
    with TemporaryDirectory() as folder:
        try:
            return trial(Path(folder))
        except OSError:
            return False


def _links(folder: Path) -> bool:
    (folder / "link").symlink_to("missing")
    return (folder / "link").is_symlink()


def _keeps_permissions(folder: Path) -> bool:
    file = folder / "file"
    file.touch()
    file.chmod(0o640)
    return stat.S_IMODE(file.stat().st_mode) == 0o640


def _takes_control_characters(folder: Path) -> bool:
    (folder / "\x1b\n").touch()
    return True


def _takes_markup(folder: Path) -> bool:
    (folder / "<b>").touch()
    return True


def _renames_open_databases(folder: Path) -> bool:
    path = folder / "database"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE t (c)")
        path.rename(folder / "renamed")
    return True


needs_pipes = _needs("named pipes in folders", hasattr(os, "mkfifo"))
needs_odd_files = _needs("pipes and devices in folders", hasattr(os, "mkfifo"))
needs_links = _needs("links that anybody may make", _works(_links))
needs_permissions = _needs("permissions of files", _works(_keeps_permissions))
needs_control_names = _needs("control characters in names", _works(_takes_control_characters))
needs_markup_names = _needs("signs of markup in names", _works(_takes_markup))
needs_renaming = _needs("open files that can be renamed", _works(_renames_open_databases))
needs_full_device = _needs("a device that is always full", FULL_DEVICE.exists())
needs_signals = _needs("signals that stop and kill", hasattr(signal, "SIGSTOP"))
needs_process_groups = _needs("process groups", hasattr(os, "killpg"))
needs_limits = _needs("limits of processes", find_spec("resource") is not None)
needs_alarm = _needs("signals after a time", hasattr(signal, "SIGALRM"))
needs_flock = _needs("locks of whole files", find_spec("fcntl") is not None)
needs_socket_files = _needs("sockets in folders", hasattr(socket, "AF_UNIX"))
needs_shell = _needs("a Unix shell", shutil.which("sh") is not None)
needs_sound_server = _needs("the sound server PulseAudio", shutil.which("pulseaudio") is not None)
