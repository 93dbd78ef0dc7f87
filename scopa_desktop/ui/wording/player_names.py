"""The names of the players of a match in which several people play at one screen."""

import re
from collections.abc import Sequence
from typing import Final

from scopa_desktop.play.storage.profiles import DEFAULT_NAME
from scopa_desktop.rules.players import Player
from scopa_desktop.ui.text_language import translate

_UNNAMED: Final = re.compile(rf"{DEFAULT_NAME}( [2-4])?")


def shared_names(players: Sequence[Player]) -> list[str]:
    """The names by seat; people who have not given one are called `Player 1` by their seat.

    The default name "You" would be each of them in turn.
    """
    return [_name(seat, player) for seat, player in enumerate(players)]


def _name(seat: int, player: Player) -> str:
    if not player.is_person or not _UNNAMED.fullmatch(player.name):
        return player.name
    return translate("Players", "Player {number}").format(number=seat + 1)
