"""The record of a match as text: written, and read back without loss.

The format is specified in RECORD.md beside this file.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeVar

from scopa_desktop.rules import catalogue
from scopa_desktop.rules.cards import PACK_SIZE, Card, card_name, parse_cards
from scopa_desktop.rules.moves import Action, parse_action
from scopa_desktop.rules.seating import Seating, parse_seating
from scopa_desktop.rules.variant import OptionValue, Variant

FIRST_LINE: Final = "Scopa Desktop record, version 1"
MOST_CHARACTERS: Final = 1_000_000
LONGEST_NAME: Final = 40
LARGEST_DEAL: Final = 999_999_999


class RecordError(ValueError):
    """A record that cannot be followed, with a sentence that says where and why."""


class Player(NamedTuple):
    """Who sits in a seat."""

    name: str
    level: str
    """The level of a computer player, or `person`."""


PERSON: Final = "person"


class RoundRecord(NamedTuple):
    """A deal and the moves made in it."""

    dealer: int
    pack: tuple[Card, ...]
    moves: tuple[Action, ...]


@dataclass(frozen=True)
class Record:
    """A match: enough to play it again."""

    variant: Variant
    seating: Seating
    players: tuple[Player, ...]
    deal_number: int
    """Names the shuffles: the same number deals the same cards."""
    rounds: tuple[RoundRecord, ...] = ()

    def until(self, deals: int, moves: int) -> "Record":
        """The record cut after its first `deals` rounds and the last one's first `moves` moves."""
        rounds = list(self.rounds[:deals])
        if rounds:
            rounds[-1] = rounds[-1]._replace(moves=rounds[-1].moves[:moves])
        return replace(self, rounds=tuple(rounds))


def write_record(record: Record) -> str:
    """The record as text."""
    changed = record.variant.changed
    lines = [FIRST_LINE, f"game: {record.variant.id}"]
    for name, value in changed.items():
        lines.append(f"option: {name} = {record.variant.option(name).text(value)}")
    lines.append(f"players: {record.seating}")
    lines += [f"seat: {player.name}, {player.level}" for player in record.players]
    lines.append(f"deal: {record.deal_number}")
    for number, one in enumerate(record.rounds, 1):
        lines += ["", f"round: {number}, dealer {one.dealer + 1}"]
        lines.append("pack: " + " ".join(map(card_name, one.pack)))
        lines += [f"{index}. {move}" for index, move in enumerate(one.moves, 1)]
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record that `text` writes.

    Raises `RecordError` with a sentence naming the line that is wrong. Whether the moves are legal
    is found out by `Match.replayed`.
    """
    if len(text) > MOST_CHARACTERS:
        raise RecordError(f"it is longer than {MOST_CHARACTERS:,} characters")
    return _Reader(text).record()


_T = TypeVar("_T")


class _Reader:
    """Reads a record line by line, knowing where it is."""

    def __init__(self, text: str) -> None:
        self._lines = text.replace("\r\n", "\n").split("\n")
        self._next = 0

    def record(self) -> Record:
        if self._line() != FIRST_LINE:
            raise self._error(f"a record begins with {FIRST_LINE!r}")
        variant = self._field("game", catalogue.variant)
        variant = self._variant_with_options(variant)
        seating = self._field("players", parse_seating)
        if seating not in variant.seatings:
            raise self._error(f"{variant.name} is not played by {seating} players")
        players = tuple(self._field("seat", _parse_player) for _ in range(seating.players))
        deal_number = self._field("deal", _parse_deal_number)
        rounds: list[RoundRecord] = []
        while self._skip_blank():
            rounds.append(self._round(len(rounds) + 1, seating))
        if self._lines[-1]:
            raise self._error("the record breaks off in this line")
        return Record(variant, seating, players, deal_number, tuple(rounds))

    def _variant_with_options(self, entry: Variant) -> Variant:
        settings: dict[str, OptionValue] = {}
        while self._peek().startswith("option: "):
            name, value = self._field("option", lambda text: _parse_option(entry, text))
            if name in settings:
                raise self._error(f"option {name} is set twice")
            settings[name] = value
        return entry.configured(settings)

    def _round(self, number: int, seating: Seating) -> RoundRecord:
        dealer = self._field("round", lambda text: _parse_dealer(text, number, seating))
        pack = self._field("pack", parse_cards)
        if len(pack) != PACK_SIZE:
            raise self._error(f"a pack has {PACK_SIZE} cards, not {len(pack)}")
        moves: list[Action] = []
        while self._peek():
            moves.append(self._move(len(moves) + 1))
        return RoundRecord(dealer, pack, tuple(moves))

    def _move(self, number: int) -> Action:
        written, dot, text = self._line().partition(". ")
        if not dot or written != str(number):
            raise self._error(f"move {number} was expected, as in '{number}. 7D x 4C 3B'")
        return self._understood(lambda: parse_action(text))

    def _field(self, name: str, parse: Callable[[str], _T]) -> _T:
        found, colon, text = self._line().partition(": ")
        if found != name or not colon:
            raise self._error(f"'{name}: …' was expected")
        return self._understood(lambda: parse(text))

    def _understood(self, parse: Callable[[], _T]) -> _T:
        try:
            return parse()
        except ValueError as wrong:
            raise self._error(str(wrong)) from None

    def _line(self) -> str:
        self._next += 1
        return self._lines[self._next - 1] if self._next <= len(self._lines) else ""

    def _peek(self) -> str:
        return self._lines[self._next] if self._next < len(self._lines) else ""

    def _skip_blank(self) -> bool:
        """Pass one blank line; whether anything follows."""
        if self._next < len(self._lines) and not self._lines[self._next]:
            self._next += 1
        return self._next < len(self._lines)

    def _error(self, what: str) -> RecordError:
        return RecordError(f"line {self._next}: {what}")


def _parse_option(entry: Variant, text: str) -> tuple[str, OptionValue]:
    name, _, value = text.partition(" = ")
    return name, entry.option(name).parse(value)


def _parse_player(text: str) -> Player:
    name, comma, level = text.rpartition(", ")
    if not comma or not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise ValueError(f"a seat is a name of 1 to {LONGEST_NAME} characters, a comma and a level")
    if not level.isidentifier():
        raise ValueError(f"{level[:40]!r} is not a level")
    return Player(name, level)


def _parse_deal_number(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST_DEAL)):
        return int(text)
    raise ValueError(f"a deal has a number from 0 to {LARGEST_DEAL}")


def _parse_dealer(text: str, number: int, seating: Seating) -> int:
    for seat in range(seating.players):
        if text == f"{number}, dealer {seat + 1}":
            return seat
    raise ValueError(f"'round: {number}, dealer 1' to '{seating.players}' was expected")
