"""The names of the players of a match."""

import re
from collections.abc import Sequence
from typing import Final

from scopa_desktop.play.session.seats import has_several_people
from scopa_desktop.play.storage.profiles import DEFAULT_NAME
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.ui.text_language import translate

_UNNAMED: Final = re.compile(rf"{DEFAULT_NAME}( [2-4])?")


def names_by_seat(match: Match, players: Sequence[Player], own: str) -> list[str]:
    """The names of these players of a match; a single person is called `own`.

    Where several people play, those who have not given a name are called `Player 1` by their seat:
    the default name "You" would be each of them in turn.
    """
    if has_several_people(match):
        return [_name(seat, player) for seat, player in enumerate(players)]
    return [own if player.is_person else player.name for player in players]


def _name(seat: int, player: Player) -> str:
    if not player.is_person or not _UNNAMED.fullmatch(player.name):
        return player.name
    return translate("Players", "Player {number}").format(number=seat + 1)
