"""Where the matches of the characters are that are shipped with the game, and reading them."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.leaderboard.character_matches import (
    CharacterMatches,
    parse_character_matches,
)
from scopa_desktop.play.storage.files import StorageError, read_bounded
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.rules.messages import completed, with_reason

translate = QCoreApplication.translate

FILE: Final = Path("leaderboard", "characters.json")
"""In the folder of the resources."""
_MAX_FILE_BYTES: Final = 4_000_000


def shipped_matches_path() -> Path:
    """The file with the shipped matches."""
    return resource_folder() / FILE


def read_character_matches(path: Path) -> CharacterMatches:
    """The matches of a file; raises `StorageError` with a sentence."""
    text = read_bounded(path, _MAX_FILE_BYTES)
    try:
        return parse_character_matches(text)
    except (ValueError, RecursionError) as error:
        pattern = translate(
            "CharacterMatches",
            "The matches of the characters in “{path}” cannot be used: {reason}.",
        )
        sentence = with_reason(pattern, completed(str(error)), path=str(path))
        raise StorageError(path, sentence) from None
