"""The game as the single file carries it: the built folder, packed, in two modules of Python.

`packed_names` lists the files; `packed_content` holds them in four parts, each packed in the way
that makes its kind smallest. The parts are unpacked at once, by `pyinstaller/unpacking.py`.
"""

import hashlib
import lzma
import platform
import sys
from bisect import bisect
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from standalone.product import NAME, version
from standalone.tools import empty_folder

Filters = list[dict[str, Any]]
Part = tuple[tuple[str, ...], bytes]
"""The names of some files, and their contents one after the other, packed."""

MODULES: Final = ("packed_names", "packed_content")

_CODE: Final = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""How programs and libraries of Linux, Windows and macOS begin."""
_WAVE: Final = b"RIFF"
_OF_OTHERS: Final[Filters] = [{"id": lzma.FILTER_LZMA2, "preset": 9}]
_OF_SOUNDS: Final[Filters] = [{"id": lzma.FILTER_DELTA, "dist": 4}, *_OF_OTHERS]
"""Two channels of two bytes: what is packed is how each differs from the one before."""
_OF_CODE: Final[Filters] = (
    [{"id": lzma.FILTER_X86}, *_OF_OTHERS]
    if platform.machine().lower() in ("x86_64", "amd64")
    else _OF_OTHERS
)


def write(folder: Path, of_python: Sequence[str], target: Path) -> None:
    """Write the modules of the built `folder` into the folder `target`, which is emptied.

    `of_python` are the names of files in `_internal` which the bootloader unpacks at each start.
    """
    empty_folder(target)
    paths = sorted(path for path in folder.rglob("*") if path.is_symlink() or path.is_file())
    links = {_name(path, folder): str(path.readlink()) for path in paths if path.is_symlink()}
    files = {_name(path, folder): path.read_bytes() for path in paths if not path.is_symlink()}
    digest = hashlib.sha256(repr(sorted(links.items())).encode())
    for name, content in files.items():
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    names: dict[str, Any] = {
        "FOLDER": f"{version()}-{digest.hexdigest()[:16]}",
        "PROGRAM": NAME + (".exe" if sys.platform == "win32" else ""),
        "SIZES": {name: len(content) for name, content in files.items()},
        "LINKS": links,
        "OF_PYTHON": {f"_internal/{name}": name for name in of_python},
    }
    packed = _packed({name: files[name] for name in files.keys() - names["OF_PYTHON"].keys()})
    for module, values in zip(MODULES, (names, {"PARTS": packed}), strict=True):
        lines = (f"{name} = {value!r}\n" for name, value in values.items())
        (target / f"{module}.py").write_text("".join(lines), encoding="utf-8")


def _name(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix()


def _packed(files: Mapping[str, bytes]) -> tuple[Part, ...]:
    code = sorted(name for name, content in files.items() if content.startswith(_CODE))
    sounds = sorted(name for name, content in files.items() if content.startswith(_WAVE))
    # Those of a kind are packed better one after the other.
    others = sorted(files.keys() - {*code, *sounds}, key=lambda name: (Path(name).suffix, name))
    half = _half(code, files)
    parts = {
        tuple(code[:half]): _OF_CODE,
        tuple(code[half:]): _OF_CODE,
        tuple(sounds): _OF_SOUNDS,
        tuple(others): _OF_OTHERS,
    }

    def pack(part: tuple[tuple[str, ...], Filters]) -> Part:
        names, filters = part
        return names, lzma.compress(b"".join(map(files.__getitem__, names)), filters=filters)

    with ThreadPoolExecutor() as pool:
        return tuple(pool.map(pack, parts.items()))


def _half(names: Sequence[str], files: Mapping[str, bytes]) -> int:
    """The number of names that have the first half of all bytes."""
    ends = list(accumulate(len(files[name]) for name in names))
    return bisect(ends, ends[-1] // 2) if ends else 0
