"""What the single file needs when it unpacks the game, or cannot.

The game is unpacked into a folder beside its place, put on the disk and renamed: it is in its place
whole or not at all, whoever stops this process or unpacks at the same time.
"""

import importlib
import io
import lzma
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

_DIALOGS: Final = (
    ("osascript", "-e", "on run texts", "-e", "display alert item 1 of texts", "-e", "end run"),
    ("kdialog", "--error"),
    ("zenity", "--error", "--no-markup", "--text"),
    ("xmessage", "-center"),
)
_MESSAGE_BOX_ERROR: Final = 0x10


def unpack(place: Path, names: Any, is_whole: Callable[[], bool]) -> None:
    """Unpack the game into the folder `place`; one that is there and not whole is replaced."""
    parts = importlib.import_module("packed_content").PARTS
    made = Path(tempfile.mkdtemp(prefix=".", dir=place.parent))
    try:
        for name in (*names.SIZES, *names.LINKS):
            (made / name).parent.mkdir(parents=True, exist_ok=True)
        for name, unpacked in names.OF_PYTHON.items():
            shutil.copyfile(Path(vars(sys)["_MEIPASS"], unpacked), made / name)
        for link, target in names.LINKS.items():
            (made / link).symlink_to(target)
        # Unpacking bytes and waiting for the disk both leave other threads their turn.
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda part: _unpack_part(made, names, *part), parts))
        _put_on_disk(made / name for name in names.OF_PYTHON)
        (made / names.PROGRAM).chmod(0o700)
        _put_in_place(made, place, is_whole)
    finally:
        shutil.rmtree(made, ignore_errors=True)


def _unpack_part(made: Path, names: Any, files: Sequence[str], packed: bytes) -> None:
    with lzma.open(io.BytesIO(packed)) as stream:
        for name in files:
            (made / name).write_bytes(stream.read(names.SIZES[name]))
    _put_on_disk(made / name for name in files)


def _put_on_disk(files: Iterable[Path]) -> None:
    for path in files:
        with path.open("rb+") as file:
            os.fsync(file)


def _put_in_place(made: Path, place: Path, is_whole: Callable[[], bool]) -> None:
    """Rename the folder, unless another process has put the same in its place meanwhile."""
    try:
        made.rename(place)
    except OSError:
        if is_whole():
            return
        former = made.with_name(f"{made.name}-former")
        place.rename(former)
        made.rename(place)
        shutil.rmtree(former, ignore_errors=True)


def complain(sentence: str, environment: Mapping[str, str]) -> None:
    """Say it on the standard error; to somebody who sees none also in a dialog of the system."""
    if sys.platform == "win32":
        user = importlib.import_module("ctypes").windll.user32
        user.MessageBoxW(None, sentence, "Scopa Desktop", _MESSAGE_BOX_ERROR)
        return
    print(sentence, file=sys.stderr)
    has_desktop = sys.platform == "darwin" or {"DISPLAY", "WAYLAND_DISPLAY"} & environment.keys()
    dialog = next((dialog for dialog in _DIALOGS if shutil.which(dialog[0])), None)
    if has_desktop and dialog is not None and not sys.stderr.isatty():
        subprocess.Popen([*dialog, sentence], env=environment, start_new_session=True)
