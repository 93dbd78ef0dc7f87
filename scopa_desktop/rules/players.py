"""The players of a match, as records name them."""

from typing import Final, NamedTuple

from scopa_desktop.rules.messages import QT_TRANSLATE_NOOP, Sentence, TextError
from scopa_desktop.rules.names import is_name

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
        pattern = QT_TRANSLATE_NOOP("rules", "a player's name has 1 to {most} printable characters")
        raise TextError(Sentence(pattern, most=LONGEST_NAME))
    level = player.level
    if not (level.isascii() and level.isidentifier() and len(level) <= LONGEST_LEVEL):
        pattern = QT_TRANSLATE_NOOP("rules", "{text} is not a level")
        raise TextError(Sentence(pattern, text=repr(level[:LONGEST_LEVEL])))


def parse_player(text: str) -> Player:
    """The player that a record names; raises `TextError` with a sentence."""
    name, comma, level = text.rpartition(", ")
    if not comma:
        form = QT_TRANSLATE_NOOP("rules", "a seat is a name, a comma and a level")
        raise TextError(Sentence(form))
    player = Player(name, level)
    check_player(player)
    return player
