"""Events of the table: what happens in a match beside deals and moves.

`Match.apply` performs an event; in a record (RECORD.md) each is a line at its position between the
moves, so that a replayed match has them too.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.players import Player, parse_player
from scopa_desktop.rules.table_options import FIELDS, FIXED, parse_value
from scopa_desktop.rules.variant import Option, OptionValue, Variant


class OptionChanged(NamedTuple):
    """An option of the table or of the rules was changed before a deal."""

    name: str
    """As written in records: of `table_options.FIELDS`, or of an option of the game."""
    value: OptionValue


class TimeRanOut(NamedTuple):
    """The time for the move of a person ran out; the game makes this move."""

    seat: int


class AutomaticPlay(NamedTuple):
    """The game makes all moves of a person from now on, or no longer."""

    seat: int
    is_on: bool


class PlayerChanged(NamedTuple):
    """Another player sits in a seat.

    A computer player sits in for a person who leaves, the person comes back, or a person sits in
    for a computer player.
    """

    seat: int
    player: Player


class PackCut(NamedTuple):
    """The pack of the next deal was cut: the first `cards` go below the others."""

    cards: int


class EndAgreed(NamedTuple):
    """All persons agreed to end the match, which is void."""


TableEvent: TypeAlias = (
    OptionChanged | TimeRanOut | AutomaticPlay | PlayerChanged | PackCut | EndAgreed
)


class PlacedEvent(NamedTuple):
    """An event with its position in a record.

    It follows `moves` moves of the round that is the `deal`-th of the match, counted from 1;
    before the first deal both are 0.
    """

    deal: int
    moves: int
    event: TableEvent


_CHANGE: Final = "change"
_TIME: Final = "time"
_AUTOMATIC: Final = "automatic"
_SEAT: Final = "seat"
_CUT: Final = "cut"
_END: Final = "end: agreed"


def event_line(event: TableEvent) -> str:
    """The line of an event in a record. ASCII only, but for the name of a player."""
    match event:
        case OptionChanged(name, value):
            return f"{_CHANGE}: {name} = {Option.text(value)}"
        case TimeRanOut(seat):
            return f"{_TIME}: {seat + 1}"
        case AutomaticPlay(seat, is_on):
            return f"{_AUTOMATIC}: {seat + 1} {'on' if is_on else 'off'}"
        case PlayerChanged(seat, player):
            return f"{_SEAT}: {seat + 1}, {player.name}, {player.level}"
        case PackCut(cards):
            return f"{_CUT}: {cards}"
        case EndAgreed():
            return _END


def parse_event(line: str, variant: Variant, players: int) -> TableEvent:
    """The event of a line of a record of a game with this number of players.

    Raises `ValueError` with a sentence.
    """
    if line == _END:
        return EndAgreed()
    kind, colon, text = line.partition(": ")
    if not colon or kind not in _PARSERS:
        raise TextError("expected a move or an event, not {line}", line=repr(line[:40]))
    return _PARSERS[kind](text, variant, players)


def _parse_change(text: str, variant: Variant, players: int) -> OptionChanged:
    name, _, value = text.partition(" = ")
    if name in FIXED:
        raise TextError("option {option} cannot be changed during a match", option=name)
    if name in FIELDS:
        return OptionChanged(name, parse_value(name, value))
    return OptionChanged(name, variant.option(name).parse(value))


def _parse_time(text: str, variant: Variant, players: int) -> TimeRanOut:
    return TimeRanOut(_parse_seat(text, players))


def _parse_automatic(text: str, variant: Variant, players: int) -> AutomaticPlay:
    seat, _, state = text.partition(" ")
    if state not in ("on", "off"):
        raise TextError("automatic play is on or off")
    return AutomaticPlay(_parse_seat(seat, players), state == "on")


def _parse_player(text: str, variant: Variant, players: int) -> PlayerChanged:
    seat, _, player = text.partition(", ")
    return PlayerChanged(_parse_seat(seat, players), parse_player(player))


def _parse_cut(text: str, variant: Variant, players: int) -> PackCut:
    most = variant.deal.pack.size - 1
    if text in map(str, range(1, most + 1)):
        return PackCut(int(text))
    raise TextError("a pack is cut after {least} to {most} cards", least=1, most=most)


def _parse_seat(text: str, players: int) -> int:
    for seat in range(players):
        if text == str(seat + 1):
            return seat
    raise TextError("a seat is a number from 1 to {most}", most=players)


_PARSERS: Final[Mapping[str, Callable[[str, Variant, int], TableEvent]]] = {
    _CHANGE: _parse_change,
    _TIME: _parse_time,
    _AUTOMATIC: _parse_automatic,
    _SEAT: _parse_player,
    _CUT: _parse_cut,
}
