"""The players of a match, as records name them, and which names are accepted."""

import unicodedata
from typing import Final, NamedTuple

from scopa_desktop.rules.messages import TextError

MAX_MARKS: Final = 4
"""The accents and other marks that a letter may carry; no living script needs more."""

# Letters and marks that are printable for Unicode and yet look like nothing at all: Hangul and
# Khmer fillers, the grapheme joiner, Mongolian selectors, the empty Braille pattern.
_INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0",
)


def is_name(text: str, longest: int) -> bool:
    """Whether `text` is 1 to `longest` printable characters.

    Printable is what `str.isprintable` calls so, which leaves out control characters, line ends,
    and everything that turns the direction of a text or has no width. Fillers are left out
    besides, and marks that stand first or more than `MAX_MARKS` in a row, which would be drawn
    over what stands around the name.
    """
    return (
        1 <= len(text) <= longest
        and text.isprintable()
        and _INVISIBLE.isdisjoint(text)
        and not _has_stray_marks(text)
    )


def _has_stray_marks(text: str) -> bool:
    """Whether a mark stands first, or more than `MAX_MARKS` of them in a row."""
    if text.isascii():
        return False
    marks = MAX_MARKS  # No letter stands before the first one.
    for character in text:
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if marks > MAX_MARKS:
            return True
    return False


LONGEST_NAME: Final = 40
LONGEST_LEVEL: Final = 40


class Player(NamedTuple):
    """The player of a seat."""

    name: str
    level: str
    """The level of a computer player, or `person`."""

    @property
    def is_person(self) -> bool:
        return self.level == PERSON


PERSON: Final = "person"


def check_player(player: Player) -> None:
    """Raise `TextError` when a record cannot hold the player."""
    if not is_name(player.name, LONGEST_NAME):
        raise TextError("a player's name has 1 to {most} printable characters", most=LONGEST_NAME)
    level = player.level
    if not (level.isascii() and level.isidentifier() and len(level) <= LONGEST_LEVEL):
        raise TextError("{text} is not a level", text=repr(level[:LONGEST_LEVEL]))


def parse_player(text: str) -> Player:
    """The player that a record names; raises `TextError` with a sentence."""
    name, comma, level = text.rpartition(", ")
    if not comma:
        raise TextError("a seat is a name, a comma and a level")
    player = Player(name, level)
    check_player(player)
    return player
