"""Changed card sets: the archive, the pictures in it, and their names."""

import gzip
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtGui import QImage

from benchmarks.faults.hostile_pictures import LIMITS
from benchmarks.faults.mutated_archives import entries_of, zipped
from benchmarks.faults.mutations import NAMES, mutated
from benchmarks.faults.time_limit import time_limit
from scopa_desktop.play.decks.card_set import DeckReading
from scopa_desktop.play.decks.deck_transfer import NewDeck
from scopa_desktop.play.decks.own_decks import load_own_decks
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.paths import resource_folder
from tests.play.decks.made_sets import INDEX, SVG, kde_drawing, named, png

CARD_SET: Final = "cards.zip"
_OUTWARD: Final = (
    '<image width="9" height="9" href="/dev/zero"/>',
    '<image width="9" height="9" href="letter.txt"/>',
    '<style>@import url("/dev/zero");</style>',
    '<use href="#a"/><g id="a"><use href="#a"/></g>',
    '<rect width="9" height="9" fill="url(/dev/zero#a)"/>',
)


@cache
def card_sets() -> list[bytes]:
    """Sets of every kind as ZIP files."""
    back = (resource_folder() / "cards" / "napoletane" / "back.svg").read_bytes()
    kde = {"index.desktop": INDEX.encode(), "cards.svgz": gzip.compress(kde_drawing())}
    sets = (
        named() | {"back.svg": back},
        named(suffix=".png", content=png()),
        named(map(str, range(1, 53)), ".png", png()),
        kde,
    )
    return [zipped([*files.items()]) for files in sets]


def mutated_card_set(content: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """The archive with changed bytes, or made again from changed or outward entries."""
    if rng.random() < 0.25:
        return mutated(content, rng, others)
    sound = entries_of(content)
    entries = [*sound]
    for _ in range(rng.choice([1, 1, 2, 5])):
        number = rng.randrange(len(entries))
        name, picture = entries[number]
        match rng.randrange(5):
            case 0:
                name = rng.choice([*NAMES, f"../{name}", name.upper()])
                name = name.encode("utf-8", "replace").decode() or "-"
            case 1:
                picture = SVG.format(rng.choice(_OUTWARD)).encode()
            case 2 if sound[number][0].endswith(".svgz"):
                drawing = gzip.decompress(sound[number][1])
                picture = gzip.compress(mutated(drawing, rng, [drawing]))
            case _:
                picture = mutated(picture, rng, [rng.choice(entries)[1]])
        entries[number] = (name, picture)
    return zipped(entries)


def examine_card_set(path: Path, content: bytes, allowed_seconds: float) -> list[str]:
    """Add a set to the own decks; what is added must be shown."""
    folder = path.parent / "decks"
    with time_limit(allowed_seconds):
        try:
            new = NewDeck(path, folder, DeckReading(limits=LIMITS))
        except StorageError as error:
            lines = len(error.sentence.splitlines())
            return [] if lines == 1 else [f"no line: {error.sentence!r}"]
        losses = ["accepted", *_unusable_pictures(new.folder)]
        if new.missing or not new.has_back:
            new.discard()
        else:
            deck = new.keep(new.description)
            if load_own_decks(folder) != ([deck], []):
                losses.append("the deck is not there after it was added")
    if path.read_bytes() != content:
        losses.append("the set was changed")
    others = {each.name for each in path.parent.iterdir()} - {path.name, folder.name}
    return losses + [f"{name} was written" for name in others]


def _unusable_pictures(folder: Path) -> list[str]:
    return [
        f"{file.name} cannot be shown" for file in folder.iterdir() if QImage(str(file)).isNull()
    ]
