"""Where things lie: what the program brings, and where the player's own files go.

The environment variable `SCOPA_DESKTOP_HOME` puts the player's files into one folder of his choice;
the tests and a program carried on a stick use it.
"""

import os
import re
from contextlib import suppress
from pathlib import Path

from platformdirs import user_config_path, user_data_path

import scopa_desktop

_APPLICATION = "scopa-desktop"
_HOME = "SCOPA_DESKTOP_HOME"
_DECK_ID = re.compile(r"[a-z][a-z0-9_-]{0,39}")
_DESCRIPTION = "deck.json"


def _shipped(folder: str) -> Path:
    """A folder of the program: inside the package once installed, beside it in the source tree."""
    package = Path(scopa_desktop.__file__).parent
    installed = package / folder
    return installed if installed.is_dir() else package.parent / folder


def resource_folder() -> Path:
    """Cards, portraits, icons, sounds and lettering."""
    return _shipped("resources")


def has_deck(deck_id: object) -> bool:
    """Whether a deck of that id ships with the game; its description is not read."""
    if not isinstance(deck_id, str) or not _DECK_ID.fullmatch(deck_id):
        return False
    return (resource_folder() / "cards" / deck_id / _DESCRIPTION).is_file()


def deck_ids() -> tuple[str, ...]:
    """The ids of the decks that ship with the game, sorted; their descriptions are not read."""
    found = (resource_folder() / "cards").glob(f"*/{_DESCRIPTION}")
    return tuple(sorted(description.parent.name for description in found))


def translation_folder() -> Path:
    """The compiled translations, `scopa_desktop_<language>.qm`."""
    return _shipped("translations")


def data_folder() -> Path:
    """The player's matches. Not created here: whoever writes makes it."""
    home = os.environ.get(_HOME)
    return Path(home) / "data" if home else user_data_path(_APPLICATION, appauthor=False)


def config_folder() -> Path:
    """The player's settings. Not created here: whoever writes makes it."""
    home = os.environ.get(_HOME)
    return Path(home) / "config" if home else user_config_path(_APPLICATION, appauthor=False)


def ensure_folder(folder: Path) -> Path:
    """The folder, created if possible. A failure is reported by the code that writes there."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
