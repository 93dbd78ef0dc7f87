"""The folders of the program's resources and of the player's files.

The environment variable `SCOPA_DESKTOP_HOME` selects one folder for all files of the player, for
tests and for a program on a portable drive.
"""

import os
import re
from pathlib import Path

from platformdirs import user_config_path, user_data_path

import scopa_desktop

_APPLICATION = "scopa-desktop"
_HOME = "SCOPA_DESKTOP_HOME"
_DECK_ID = re.compile(r"[a-z][a-z0-9_-]{0,39}")
OWN_DECK = re.compile(r"own-[0-9a-f]{12}")
"""The ids of the player's own decks."""
_DESCRIPTION = "deck.json"
_OWN_FOLDER = 0o700


def _shipped(folder: str) -> Path:
    """A folder of the program: inside the package once installed, beside it in the source tree."""
    package = Path(scopa_desktop.__file__).parent
    installed = package / folder
    return installed if installed.is_dir() else package.parent / folder


def resource_folder() -> Path:
    """The folder of the cards, portraits, icons, sounds and letter shapes."""
    return _shipped("resources")


def has_deck(deck_id: object) -> bool:
    """Whether the game has a deck with this id, or it may be the player's own deck.

    The description of a deck is not read. An own deck may be missing, because the player can remove
    its files at any time.
    """
    if not isinstance(deck_id, str) or not _DECK_ID.fullmatch(deck_id):
        return False
    if OWN_DECK.fullmatch(deck_id):
        return True
    return (resource_folder() / "cards" / deck_id / _DESCRIPTION).is_file()


def deck_ids() -> tuple[str, ...]:
    """The sorted ids of the game's decks; their descriptions are not read."""
    descriptions = (resource_folder() / "cards").glob(f"*/{_DESCRIPTION}")
    return tuple(sorted(description.parent.name for description in descriptions))


def back_ids() -> tuple[str, ...]:
    """The sorted ids of the card backs that belong to no deck."""
    files = (resource_folder() / "backs").glob("*-*.svg")
    return tuple(sorted({file.stem.rpartition("-")[0] for file in files}))


def translation_folder() -> Path:
    """The folder of the compiled translations, `scopa_desktop_<language>.qm`."""
    return _shipped("translations")


def data_folder() -> Path:
    """The folder of the player's matches. It is not created; the code that writes creates it."""
    home = os.environ.get(_HOME)
    return Path(home) / "data" if home else user_data_path(_APPLICATION, appauthor=False)


def own_deck_folder() -> Path:
    return data_folder() / "decks"


def config_folder() -> Path:
    """The folder of the player's settings. It is not created; the code that writes creates it."""
    home = os.environ.get(_HOME)
    return Path(home) / "config" if home else user_config_path(_APPLICATION, appauthor=False)


def create_folder(folder: Path) -> None:
    """Create a folder of the player's data, and missing ones above it, for the user alone.

    An existing folder keeps its permissions. Raises `OSError`.
    """
    try:
        folder.mkdir(_OWN_FOLDER)
    except FileNotFoundError:
        # `Path.mkdir` would give the folders above it the permissions of the umask.
        create_folder(folder.parent)
        folder.mkdir(_OWN_FOLDER, exist_ok=True)
    except FileExistsError:
        if not folder.is_dir():
            raise
