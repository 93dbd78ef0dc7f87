"""The drawn cards and the translations of the bundle, packed with gzip to a third of their size.

Qt's SVG renderer unpacks the cards by itself, the game the translations; their names stay.
"""

import gzip
from pathlib import Path, PurePath
from typing import Final

from standalone.contents import Entry
from standalone.tools import empty_folder

_CARDS: Final = ("scopa_desktop", "resources", "cards")


def with_packed_files(entries: list[Entry], folder: Path) -> list[Entry]:
    """The entries with files that are packed in `folder`, which is emptied."""
    empty_folder(folder)
    return [
        (target, str(_packed(PurePath(target), Path(source), folder)), kind)
        if _is_packed(PurePath(target))
        else (target, source, kind)
        for target, source, kind in entries
    ]


def _is_packed(target: PurePath) -> bool:
    is_card = target.parts[:3] == _CARDS and target.suffix == ".svg"
    return is_card or target.suffix == ".qm"


def _packed(target: PurePath, source: Path, folder: Path) -> Path:
    packed = folder / target
    packed.parent.mkdir(parents=True, exist_ok=True)
    packed.write_bytes(gzip.compress(source.read_bytes(), mtime=0))
    return packed
