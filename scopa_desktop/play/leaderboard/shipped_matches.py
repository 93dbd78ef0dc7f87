"""Where the matches of the characters are that are shipped with the game, and reading them."""

from pathlib import Path
from typing import Final

from scopa_desktop.play.leaderboard.character_matches import (
    CharacterMatches,
    parse_character_matches,
)
from scopa_desktop.play.storage.json_fields import read_json_file
from scopa_desktop.play.storage.paths import resource_folder

FILE: Final = Path("leaderboard", "characters.json")
"""In the folder of the resources."""
_MAX_FILE_BYTES: Final = 4_000_000


def shipped_matches_path() -> Path:
    return resource_folder() / FILE


def read_character_matches(path: Path) -> CharacterMatches:
    """The matches of a file; raises `StorageError` with a sentence."""
    return read_json_file(path, _MAX_FILE_BYTES, parse_character_matches)
