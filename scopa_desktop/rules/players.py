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

# Zero-width non-joiner and joiner. They say whether the letters beside them are joined, which
# the spelling of Persian, Indic and other names needs, and make one emoji of several.
_JOINERS: Final = "\u200c\u200d"
_NO_JOINERS: Final = str.maketrans("", "", _JOINERS)
_VIRAMA: Final = 9
"""The combining class of the marks after which a joiner may end a word, as in Malayalam."""


def is_name(text: str, longest: int) -> bool:
    """Whether `text` is 1 to `longest` printable characters.

    Printable is what `str.isprintable` calls so, which leaves out control characters, line ends,
    and everything that turns the direction of a text or has no width; but joiners are allowed
    between letters, digits, marks and symbols. Fillers are left out besides, and marks that stand
    first or more than `MAX_MARKS` in a row, which would be drawn over what stands around the name.
    """
    return (
        1 <= len(text) <= longest
        and without_joiners(text).isprintable()
        and _INVISIBLE.isdisjoint(text)
        and not _has_stray_marks(text)
        and not _has_stray_joiners(text)
    )


def without_joiners(name: str) -> str:
    """The name without joiners, by which names are compared: with them it may look the same."""
    return name.translate(_NO_JOINERS)


def as_name(text: str, longest: int) -> str:
    """A typed text without the characters that keep it from being a name; perhaps empty."""
    name = joiner = ""
    for character in text:
        if character in _JOINERS:
            joiner = character
            continue
        for added in (joiner + character, character):
            if is_name(name + added, longest):
                name += added
                break
        joiner = ""
    if joiner and is_name(name + joiner, longest):
        name += joiner
    return name.strip()


def _has_stray_marks(text: str) -> bool:
    """Whether a mark stands first, or more than `MAX_MARKS` of them in a row."""
    if text.isascii():
        return False
    marks = MAX_MARKS  # No letter stands before the first one.
    for character in without_joiners(text):
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if marks > MAX_MARKS:
            return True
    return False


def _has_stray_joiners(text: str) -> bool:
    """Whether a joiner stands where it joins nothing."""
    for place, character in enumerate(text):
        if character in _JOINERS:
            before, after = text[:place][-1:], text[place + 1 :][:1]
            ends_word = after in ("", " ") and unicodedata.combining(before or " ") == _VIRAMA
            if not (_is_joined(before) and (_is_joined(after) or ends_word)):
                return True
    return False


def _is_joined(character: str) -> bool:
    """Whether a joiner may stand beside a character: a letter, digit, mark or symbol."""
    return character != "" and unicodedata.category(character)[0] in "LNMS"


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
