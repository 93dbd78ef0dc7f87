"""The drawn cards of the bundle, packed with gzip: they take a third of their room.

Qt's SVG renderer unpacks them by itself; their names stay.
"""

import gzip
from pathlib import Path, PurePath
from typing import Final

from standalone.contents import Entry
from standalone.tools import empty_folder

_CARDS: Final = ("scopa_desktop", "resources", "cards")


def with_packed_cards(entries: list[Entry], folder: Path) -> list[Entry]:
    """The entries with card drawings that are packed in `folder`, which is emptied."""
    empty_folder(folder)
    return [
        (target, str(_packed(PurePath(target), Path(source), folder)), kind)
        if PurePath(target).parts[:3] == _CARDS and target.endswith(".svg")
        else (target, source, kind)
        for target, source, kind in entries
    ]


def _packed(target: PurePath, source: Path, folder: Path) -> Path:
    packed = folder / target
    packed.parent.mkdir(parents=True, exist_ok=True)
    packed.write_bytes(gzip.compress(source.read_bytes(), mtime=0))
    return packed
