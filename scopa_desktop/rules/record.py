"""Records of matches, and their text format, which is specified in RECORD.md beside this file."""

import re
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, NamedTuple

from scopa_desktop.rules.cards import Card, Pack, card_name, mask_of, names_of, parse_cards
from scopa_desktop.rules.line_reader import LineReader
from scopa_desktop.rules.messages import RecordError, Sentence, TextError
from scopa_desktop.rules.moves import Action, parse_action
from scopa_desktop.rules.players import Player, check_player, parse_player
from scopa_desktop.rules.rules_text import NO_OPTIONS, has_new_parts, read_rules, rules_lines
from scopa_desktop.rules.seating import Seating, parse_seating
from scopa_desktop.rules.table_events import (
    AutomaticPlay,
    OptionChanged,
    PlacedEvent,
    PlayerChanged,
    TimeRanOut,
    event_line,
    parse_event,
)
from scopa_desktop.rules.table_options import (
    DEFAULT_TABLE,
    FIELDS,
    TableOptions,
    check_table,
    read_table,
    table_lines,
)
from scopa_desktop.rules.variant import OptionValue, Variant

FIRST_LINES: Final = {
    1: "Scopa Desktop record, version 1",
    2: "Scopa Desktop record, version 2",
    3: "Scopa Desktop record, version 3",
}
"""The first line of a record of each version."""
_OTHER_VERSION: Final = re.compile("Scopa Desktop record, version ([1-9][0-9]{0,8})")
_FIRST_WITH_EVENTS: Final = 3
"""The first version that has options and events of the table."""
MAX_RECORD_CHARACTERS: Final = 1_000_000
MAX_ROUND_CHARACTERS: Final = 3_000
"""More than any round can need: 150 for the deal, 40 cards played in lines of 12, 40 cards taken
with 3 characters each and at most 60 declarations and table captures in lines of 36."""
LARGEST_DEAL: Final = 999_999_999


class RoundRecord(NamedTuple):
    """A deal and the moves made in it."""

    dealer: int
    pack: tuple[Card, ...]
    moves: tuple[Action, ...]


class Mover(NamedTuple):
    """A player who makes moves, and the seat from which."""

    seat: int
    player: Player


@dataclass(frozen=True)
class Record:
    """A match with everything that is needed to replay it."""

    variant: Variant
    seating: Seating
    players: tuple[Player, ...]
    deal_number: int
    """The seed of the shuffles: the same number deals the same cards."""
    rounds: tuple[RoundRecord, ...] = ()
    table: TableOptions = DEFAULT_TABLE
    """The options of the table when the match began."""
    events: tuple[PlacedEvent, ...] = ()
    """The events of the table, in the order of their positions."""

    @property
    def head(self) -> "Record":
        """The record without what is added while the match is played."""
        return replace(self, rounds=(), events=())

    def until(self, deals: int, moves: int) -> "Record":
        """The record of the first `deals` rounds, with `moves` moves in the last of them."""
        rounds = list(self.rounds[:deals])
        if rounds:
            rounds[-1] = rounds[-1]._replace(moves=rounds[-1].moves[:moves])
        events = tuple(each for each in self.events if (each.deal, each.moves) <= (deals, moves))
        return replace(self, rounds=tuple(rounds), events=events)

    def continues(self, earlier: "Record") -> bool:
        """Whether this is the same match as an earlier record, played on from its last position.

        The head, all packs and moves, and the events of the table up to that position are equal. A
        record continues itself.
        """
        end = (len(earlier.rounds), len(earlier.rounds[-1].moves) if earlier.rounds else 0)
        number = len(earlier.events)
        return (
            self.head == earlier.head
            and self.until(*end).rounds == earlier.rounds
            and self.events[:number] == earlier.events
            and all((each.deal, each.moves) >= end for each in self.events[number:])
        )

    @property
    def movers(self) -> list[Mover]:
        """Everybody who has sat in a seat, by seats and in the order in which they sat there."""
        sat = [*map(Mover, range(self.seating.players), self.players)]
        sat += (Mover(*event) for _, _, event in self.events if isinstance(event, PlayerChanged))
        return sorted(dict.fromkeys(sat), key=lambda mover: mover.seat)

    def mover(self, seat: int, deal: int, moves: int) -> Mover:
        """Who decides the move of a seat after so many moves of a deal, counted from 1.

        It is who sits there then, unless the move `is_automatic`.
        """
        here = (deal, moves)
        sat = (
            Mover(*event)
            for place, event in self._switches
            if isinstance(event, PlayerChanged) and event.seat == seat and place <= here
        )
        return next(sat, Mover(seat, self.players[seat]))

    def is_automatic(self, seat: int, deal: int, moves: int) -> bool:
        """Whether the game makes that move for a person."""
        here = (deal, moves)
        is_on = (
            isinstance(event, AutomaticPlay) and event.is_on
            for place, event in self._switches
            if event.seat == seat and place <= here
        )
        return next(is_on, False) or (*here, seat) in self._times

    @cached_property
    def _switches(self) -> Sequence[tuple[tuple[int, int], AutomaticPlay | PlayerChanged]]:
        """The events after which another player, or the game, moves, the last one first."""
        return [
            ((deal, moves), event)
            for deal, moves, event in reversed(self.events)
            if isinstance(event, AutomaticPlay | PlayerChanged)
        ]

    @cached_property
    def _times(self) -> frozenset[tuple[int, int, int]]:
        """The deal, the moves before it and the seat of each move for which the time ran out."""
        return frozenset(
            (deal, moves, event.seat)
            for deal, moves, event in self.events
            if isinstance(event, TimeRanOut)
        )

    def events_of(self, deal: int) -> tuple[PlacedEvent, ...]:
        """The events after a deal and before the next; deals are counted from 1."""
        return tuple(each for each in self.events if each.deal == deal)

    @property
    def variants_of_deals(self) -> list[Variant]:
        """The rules of each deal; options can be changed between two rounds.

        Raises `ValueError` with a sentence if one was changed to a value that is not allowed.
        """
        variant, variants = self.variant, []
        changes = deque(
            (placed.deal, placed.event)
            for placed in self.events
            if isinstance(placed.event, OptionChanged) and placed.event.name not in FIELDS
        )
        for deals_before in range(len(self.rounds)):
            while changes and changes[0][0] <= deals_before:
                _, change = changes.popleft()
                variant = variant.with_option(change.name, change.value)
            variants.append(variant)
        return variants


def check_deal_number(number: int) -> None:
    """Raise `TextError` when a record cannot hold the number of the deal."""
    if not 0 <= number <= LARGEST_DEAL:
        raise _no_deal_number()


def _implied_in_version_1(entry: Variant) -> dict[str, OptionValue]:
    """The values of options that a record of version 1 does not write."""
    return {
        option.name: option.in_version_1
        for option in entry.options
        if option.in_version_1 is not None
    }


def version_of(record: Record) -> int:
    """The version in which a match is written: the lowest that can say it."""
    if record.events or record.table != DEFAULT_TABLE:
        return 3
    variant = record.variant
    implied = _implied_in_version_1(variant)
    says = all(variant.option(name).read(variant) == value for name, value in implied.items())
    return max(1 if says else 2, _version_of_options(variant))


def _version_of_options(variant: Variant) -> int:
    """The first version that can hold a match with a player's own game, or its changed options."""
    if has_new_parts(variant):
        return _FIRST_WITH_EVENTS
    return max((variant.option(name).record_version for name in variant.changed), default=1)


def write_record(record: Record) -> str:
    """The record as text.

    Raises `TextError` for a name, a level or a deal number that `read_record` would not accept.
    """
    rounds = (
        round_text(number, recorded, record.events_of(number))
        for number, recorded in enumerate(record.rounds, 1)
    )
    return record_head(record) + events_text(record.events_of(0)) + "".join(rounds)


def record_head(record: Record) -> str:
    """The lines of a record before its first event or round.

    Raises `TextError` like `write_record`.
    """
    for player in record.players:
        check_player(player)
    check_deal_number(record.deal_number)
    check_table(record.table)
    version = version_of(record)
    implied = _implied_in_version_1(record.variant) if version == 1 else NO_OPTIONS
    lines = [FIRST_LINES[version], *rules_lines(record.variant, implied)]
    lines.append(f"players: {record.seating}")
    lines += [f"seat: {player.name}, {player.level}" for player in record.players]
    lines.append(f"deal: {record.deal_number}")
    lines += table_lines(record.table)
    return "\n".join(lines) + "\n"


def round_text(number: int, recorded: RoundRecord, events: Sequence[PlacedEvent] = ()) -> str:
    """The lines of a round, counted from 1, with the empty line before it.

    `events` are those after its deal and before the next.
    """
    return round_head(number, recorded) + "".join(round_lines(recorded, events))


def round_head(number: int, recorded: RoundRecord) -> str:
    """The first lines of a round, with the empty line before it. ASCII only."""
    pack = " ".join(map(card_name, recorded.pack))
    return f"\nround: {number}, dealer {recorded.dealer + 1}\npack: {pack}\n"


def round_lines(recorded: RoundRecord, events: Sequence[PlacedEvent] = ()) -> list[str]:
    """The lines of the moves of a round, with those of the events between them."""
    lines = []
    left = list(events)
    for number, move in enumerate(recorded.moves, 1):
        while left and left[0].moves < number:
            lines.append(events_text([left.pop(0)]))
        lines.append(f"{number}. {move}\n")
    return [*lines, *(events_text([placed]) for placed in left)]


def events_text(events: Iterable[PlacedEvent]) -> str:
    return "".join(f"{event_line(placed.event)}\n" for placed in events)


class LengthCounter:
    """Counts the characters of a growing record without writing all of it each time."""

    def __init__(self) -> None:
        self._counted: tuple[RoundRecord, ...] = ()
        self._characters = 0

    def count(self, record: Record) -> int:
        """The length of `write_record(record)`."""
        finished = record.rounds[:-1]
        if finished[: len(self._counted)] != self._counted:
            self._counted, self._characters = (), 0
        for number, recorded in enumerate(finished[len(self._counted) :], len(self._counted) + 1):
            self._characters += len(round_text(number, recorded))
        self._counted = finished
        last = round_text(len(record.rounds), record.rounds[-1]) if record.rounds else ""
        rounds = self._characters + len(last)
        return len(record_head(record)) + len(events_text(record.events)) + rounds


def read_record(text: str) -> Record:
    """The record in `text`, in any of the forms that RECORD.md allows.

    Raises `RecordError` with a sentence that names the wrong line. Whether the moves are legal is
    not checked; see `Match.replayed`.
    """
    if len(text) > MAX_RECORD_CHARACTERS:
        raise RecordError("it is longer than {most} characters", most=f"{MAX_RECORD_CHARACTERS:,}")
    return _Reader(text).record()


class _Reader(LineReader):
    """Parses a record from its first line to its last."""

    def record(self) -> Record:
        version = self._version()
        variant = read_rules(self, _implied_in_version_1) if version == 1 else read_rules(self)
        if version < (least := _version_of_options(variant)):
            raise self.line_error("these options need a record of version {version}", version=least)
        seating = self.field("players", parse_seating)
        if seating not in variant.seatings:
            raise self.line_error(
                "{game} is not played by {players}",
                game=variant.name,
                players=Sentence(seating.description),
            )
        players = tuple(self.field("seat", parse_player) for _ in range(seating.players))
        deal_number = self.field("deal", parse_deal_number)
        table = read_table(self) if version >= _FIRST_WITH_EVENTS else DEFAULT_TABLE
        rounds: list[RoundRecord] = []
        events: list[PlacedEvent] = []

        def read_event(deal: int, moves: int) -> None:
            event = self.parsed(lambda: parse_event(self.line(), variant, seating.players))
            events.append(PlacedEvent(deal, moves, event))

        if version >= _FIRST_WITH_EVENTS:
            while self.peek():
                read_event(0, 0)
        while not self.is_at_end:
            self.blank_line()
            rounds.append(
                self._round(len(rounds) + 1, seating, variant.deal.pack, version, read_event)
            )
        if not self.ends_in_a_line:
            raise self.line_error("the record ends in the middle of this line")
        return Record(variant, seating, players, deal_number, tuple(rounds), table, tuple(events))

    def _version(self) -> int:
        first_line = self.line()
        for version, text in FIRST_LINES.items():
            if first_line == text:
                return version
        if other := _OTHER_VERSION.fullmatch(first_line):
            raise self.line_error(
                "version {version} of records is not known; versions 1 to {last} are",
                version=other[1],
                last=max(FIRST_LINES),
            )
        raise self.line_error("a record begins with {line}", line=repr(FIRST_LINES[1]))

    def _round(
        self,
        number: int,
        seating: Seating,
        whole: Pack,
        version: int,
        read_event: Callable[[int, int], None],
    ) -> RoundRecord:
        dealer = self.field("round", lambda text: _parse_dealer(text, number, seating))
        pack = self.field("pack", parse_cards)
        if len(pack) != whole.size:
            raise self.line_error(
                "a pack has {size} cards, not {count}", size=whole.size, count=len(pack)
            )
        if others := mask_of(pack) & ~whole.cards:
            raise self.line_error(
                "{card} is not in the pack of this game", card=names_of(others & -others)
            )
        moves: list[Action] = []
        while line := self.peek():
            if version >= _FIRST_WITH_EVENTS and not line[0].isdigit():
                read_event(number, len(moves))
            else:
                moves.append(self._move(len(moves) + 1))
        return RoundRecord(dealer, pack, tuple(moves))

    def _move(self, number: int) -> Action:
        written, dot, text = self.line().partition(". ")
        if not dot or written != str(number):
            raise self.line_error(
                "expected move {number}, as in {example}",
                number=number,
                example=f"'{number}. 7D x 4C 3B'",
            )
        return self.parsed(lambda: parse_action(text))


def parse_deal_number(text: str) -> int:
    """The number of a deal as written in a record; raises `TextError` if it is none."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST_DEAL)):
        number = int(text)
        if text == str(number):
            return number
    raise _no_deal_number()


def _no_deal_number() -> TextError:
    return TextError("a deal has a number from 0 to {most}", most=LARGEST_DEAL)


def _parse_dealer(text: str, number: int, seating: Seating) -> int:
    for seat in range(seating.players):
        if text == f"{number}, dealer {seat + 1}":
            return seat
    first, last = f"'round: {number}, dealer 1'", f"'{seating.players}'"
    raise TextError("expected {first} to {last}", first=first, last=last)
