"""The command line: which parts are drawn, and where they are written."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from . import decks, free_backs
from .window import emblems, font, icons, portraits
from .window.badges import catalogue as badges
from .window.people import catalogue as people

RESOURCES = Path(__file__).resolve().parents[2] / "resources"

Files = Iterator[tuple[str, str | bytes]]


def deck_files(name: str) -> Files:
    """The cards, the back and the description of a deck."""
    deck = decks.load(name)
    for stem, text in deck.documents().items():
        yield f"cards/{name}/{stem}.svg", text
    yield f"cards/{name}/deck.json", deck.description()


def _deck(name: str) -> Callable[[], Files]:
    return lambda: deck_files(name)


def _in_folder(folder: str, documents: Callable[[], dict[str, str]]) -> Callable[[], Files]:
    return lambda: ((f"{folder}/{stem}.svg", text) for stem, text in documents().items())


PARTS: dict[str, Callable[[], Files]] = {
    **{name: _deck(name) for name in decks.NAMES},
    "backs": _in_folder("backs", free_backs.documents),
    "portraits": _in_folder("portraits", portraits.documents),
    "expressions": _in_folder("portraits/expressions", portraits.expressions),
    "people": _in_folder("portraits/people", people.documents),
    "badges": _in_folder("badges", badges.documents),
    "emblems": _in_folder("emblems", emblems.documents),
    "icons": _in_folder("icons", icons.documents),
    "font": lambda: iter([("fonts/scopa-lettering.ttf", font.document())]),
}


def draw(parts: Sequence[str], out: Path) -> int:
    """Write the files of the parts under out; returns how many."""
    count = 0
    for part in parts:
        for path, content in PARTS[part]():
            file = out / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content.encode() if isinstance(content, str) else content)
            count += 1
    return count


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw what the command line asks for; everything without options."""
    parser = argparse.ArgumentParser(prog="art", description="Draw the art of Scopa Desktop.")
    parser.add_argument("--out", type=Path, default=RESOURCES, help="where resources lie")
    parser.add_argument(
        "--only",
        action="append",
        choices=PARTS,
        metavar="PART",
        help=f"only this part (may be repeated): {', '.join(PARTS)}",
    )
    options = parser.parse_args(arguments)
    count = draw(options.only or list(PARTS), options.out)
    print(f"{count} files in {options.out}")
