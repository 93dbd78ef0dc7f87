"""Who sits at the table of a match: people, their profiles, computer players and substitutes.

A record has the names of the people only. A single person is the current profile; several are found
by their names among the profiles; a name without a profile is a guest.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from enum import Enum
from typing import Final, NamedTuple

from scopa_desktop.ai.levels import find_level, level
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.rules.cards import Pack
from scopa_desktop.rules.dealing import draw_for_seats
from scopa_desktop.rules.match import Match, pack_of
from scopa_desktop.rules.players import Player, without_joiners
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.table_events import PlayerChanged
from scopa_desktop.rules.table_options import TableOptions

AUTOMATIC_LEVEL: Final = "skilled"
"""The level that makes the moves of a person in automatic play, or whose time has run out."""
_NUMBERED: Final = re.compile(r"(.+) [2-4]")


class SeatedPerson(NamedTuple):
    """A person for whom a seat was chosen."""

    name: str
    profile: str | None = None
    """The id of the profile; None for a guest."""


class OpenHands(Enum):
    """Which hands a watcher sees."""

    ALL = "all"
    """Every hand."""
    SEAT = "seat"
    """The hand of the seat at the lower edge of the table: what that player sees."""
    NONE = "none"
    """No hand."""

    def seats(self, own_seat: int, players: int) -> Collection[int]:
        """The seats whose hands are face up, with `own_seat` at the lower edge."""
        match self:
            case OpenHands.ALL:
                return range(players)
            case OpenHands.SEAT:
                return (own_seat,)
            case OpenHands.NONE:
                return ()


def own_seat_of(players: Sequence[Player], default: int = 0) -> int:
    """The seat from which a match of these players is seen: that of the first person.

    It is `default` if computer players play alone.
    """
    seats = (seat for seat, player in enumerate(players) if player.is_person)
    return next(seats, default)


def is_shared(players: Sequence[Player]) -> bool:
    """Whether several of the players are people, who pass the screen on to each other."""
    return sum(player.is_person for player in players) > 1


def master_seat(match: Match) -> int | None:
    """The seat of the table's master, who changes the options: the first person who plays now.

    None while computer players play alone.
    """
    seats = (seat for seat, player in enumerate(match.players) if player.is_person)
    return next(seats, None)


def person_seats(match: Match) -> list[int]:
    return [seat for seat, player in enumerate(match.players) if player.is_person]


def absent_seats(match: Match) -> list[int]:
    """The seats of the people who began the match and have left it to a computer player."""
    seated = zip(match.first_players, match.players, strict=True)
    return [seat for seat, (first, now) in enumerate(seated) if first.is_person > now.is_person]


def has_several_people(match: Match) -> bool:
    """Whether several people play in a match or began it, so that each has an own name.

    A single person is called like the current profile.
    """
    return is_shared(match.first_players) or is_shared(match.players)


def substitute_for(match: Match, seat: int) -> Player:
    """The computer player who sits in for the person in a seat.

    Where a person has sat in for a computer player, it is that player again. Else it has the level
    of the first computer player at the table, and a name that nobody else has.
    """
    if not match.first_players[seat].is_person:
        return match.first_players[seat]
    levels = (player.level for player in match.first_players if find_level(player.level))
    level_id = next(levels, AUTOMATIC_LEVEL)
    taken = {player.name for player in (*match.first_players, *match.players)}
    name = level(level_id).name
    names = (name, *(f"{name} {number}" for number in range(2, len(match.players) + 4)))
    return Player(next(each for each in names if each not in taken), level_id)


def players_of_rematch(match: Match) -> list[Player]:
    """Who plays a rematch: the people of the match, and its computer players."""
    seated = zip(match.first_players, match.players, strict=True)
    return [now if now.is_person else first for first, now in seated]


def profiles_of_seats(
    players: Sequence[Player],
    profiles: Iterable[Profile],
    current: Profile,
    *,
    is_named: bool | None = None,
) -> list[Profile | None]:
    """The profile of the person in each seat; None for computer players and guests.

    `is_named` says whether the people are found by their names; by default they are if there are
    several of them.
    """
    if not (is_shared(players) if is_named is None else is_named):
        return [current if player.is_person else None for player in players]
    # The current profile first, where several have the same name.
    free = [current, *(profile for profile in profiles if profile.id != current.id)]
    seated: list[Profile | None] = []
    for player in players:
        profile = _find(player.name, free) if player.is_person else None
        if profile is not None:
            free.remove(profile)
        seated.append(profile)
    return seated


def _find(name: str, profiles: Sequence[Profile]) -> Profile | None:
    """The first profile with a name, or with the name that was numbered as in `Nina 2`.

    One whose name differs by joiners alone comes after one that has exactly this name.
    """
    numbered = _NUMBERED.fullmatch(name)
    for wanted in (name, numbered[1] if numbered else name):
        for form in (str, without_joiners):
            for profile in profiles:
                if form(profile.name) == form(wanted):
                    return profile
    return None


def seated_by_draw(
    seating: Seating, players: Sequence[Player], deal_number: int, table: TableOptions, pack: Pack
) -> tuple[Player, ...]:
    """The players by the seat that the draw of a deal number gives them.

    They draw in their order; the table must have `draws_seats`.
    """
    in_order = table.seats_partners_in_order
    draw = draw_for_seats(seating, pack_of(deal_number, 0, pack), partners_in_order=in_order)
    return tuple(players[player] for player in draw.order)


def seats_to_ask_for_end(match: Match) -> list[int]:
    """The seats of the computer players who must agree, too, before a match is void.

    In a competitive match they are the opponents of its people, if all of these are on one side:
    else the people decide alone.
    """
    sides = {match.seating.side_of(seat) for seat in person_seats(match)}
    if not match.table.is_competitive or len(sides) != 1:
        return []
    seats = range(match.seating.players)
    return [seat for seat in seats if match.seating.side_of(seat) not in sides]


def may_be_watched(match: Match) -> bool:
    """Whether the hands may be shown while only computer players play.

    They may not at a table without watchers, nor in a match that a person has left: they may come
    back.
    """
    return match.table.has_watchers and not absent_seats(match)


def seats_to_sit_in(match: Match) -> list[int]:
    """The seats of computer players whose place a person who watches may take.

    There are none in private and in competitive matches.
    """
    if match.is_over or match.table.is_private or match.table.is_competitive:
        return []
    if any(player.is_person for player in match.players):
        return []
    return list(range(len(match.players)))


def seats_to_give_back(match: Match) -> list[int]:
    """The seats in which a person sits in for the computer player with whom the match began."""
    if match.is_over:
        return []
    players = enumerate(zip(match.players, match.first_players, strict=True))
    return [seat for seat, (now, first) in players if now.is_person and not first.is_person]


def seats_to_ask_for_change(match: Match, seat: int) -> list[int] | None:
    """The seats of the people who must agree to another target or stake that a person wants.

    None if these are fixed: in a competitive match they are from the first card on, unless every
    other person agrees with whom it began. In other matches nobody is asked.
    """
    if not match.table.is_competitive or not match.deals:
        return []
    began = [each for each, player in enumerate(match.first_players) if player.is_person]
    others = [each for each in began if each != seat]
    return others if others and not absent_seats(match) else None


def has_person_sat(match: Match) -> bool:
    sat_in = any(
        isinstance(placed.event, PlayerChanged) and placed.event.player.is_person
        for placed in match.events
    )
    return sat_in or any(player.is_person for player in match.first_players)
