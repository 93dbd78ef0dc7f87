"""`Variant`: every way in which games of the family differ, as one frozen value.

A variant is data. Adding a game is an entry in `catalogue.py`; a game that stands on an axis of its
own adds that axis here, for all of them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Literal, NamedTuple, TypeAlias

from scopa_desktop.rules.captures import CaptureRule
from scopa_desktop.rules.cards import PACK_SIZE, RANK_MASKS, Mask, Rank, cards_of
from scopa_desktop.rules.scoring import Category
from scopa_desktop.rules.seating import Seating


class Family(Enum):
    """The groups under which games are offered."""

    SCOPA = "Scopa"
    FIFTEEN = "Fifteen"


@dataclass(frozen=True)
class Deal:
    """How many cards are dealt."""

    hand: int | None = 3
    """Cards of a packet; None deals the whole pack at once."""
    table: int = 4
    """Cards laid open on the table before the first play."""

    def packet(self, players: int) -> int:
        """The cards each player gets in one packet."""
        return self.hand or (PACK_SIZE - self.table) // players

    def packets(self, players: int) -> int:
        """The packets of a round."""
        return (PACK_SIZE - self.table) // (self.packet(players) * players)


Redealer: TypeAlias = Literal["same", "next"]


@dataclass(frozen=True)
class Redeal:
    """A deal is void when the opening table shows too many cards of a rank."""

    rank: Rank
    count: int
    by: Redealer
    """Who deals again."""

    def voiding(self, table: Mask) -> Mask:
        """The cards that void the deal; none when it stands."""
        shown = table & RANK_MASKS[self.rank]
        return shown if shown.bit_count() >= self.count else 0


@dataclass(frozen=True)
class Opening:
    """The dealer takes the whole opening table when it adds up to one of these totals."""

    points: tuple[tuple[int, int], ...]
    """Pairs of a total and its sweep points."""


@dataclass(frozen=True)
class SweepRule:
    """What clearing the table is worth."""

    points: int = 1
    on_last_play: bool = False
    """Whether the very last play of the round can sweep."""


class Spoken(NamedTuple):
    """The sweep's name in the game's own language."""

    call: str
    """As it is called out: Scopa!"""
    one: str
    many: str


OptionValue: TypeAlias = bool | int | str


@dataclass(frozen=True, eq=False)
class Option:
    """A rule that players may set: made once, offered by every variant that lists it.

    The dialog, the record and the help all speak from this one object. An option is a lens: it
    reads its value from a variant and gives the variant with another value.
    """

    name: str
    """As written in records and files."""
    label: str
    """A few words, in English; marked for translation in the context `rules`."""
    help: str
    """One sentence that says what it does."""
    values: range | Mapping[OptionValue, str]
    """The allowed numbers, or the allowed values with their labels."""
    read: Callable[["Variant"], OptionValue]
    write: Callable[["Variant", OptionValue], "Variant"]

    @property
    def is_switch(self) -> bool:
        """Whether it is simply on or off."""
        return set(self.values) == {False, True}

    def check(self, value: OptionValue) -> None:
        """Raise `ValueError` with a sentence when the value is not allowed."""
        allowed = [one for one in self.values if one == value and type(one) is type(value)]
        if not allowed:
            raise ValueError(f"option {self.name} cannot be {value!r}: use {self._allowed()}")

    def parse(self, text: str) -> OptionValue:
        """The allowed value that `text` writes; raises `ValueError` with a sentence."""
        for value in self.values:
            if self.text(value) == text:
                return value
        raise ValueError(f"option {self.name} cannot be {text[:40]!r}: use {self._allowed()}")

    @staticmethod
    def text(value: OptionValue) -> str:
        """The value as written in records."""
        return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)

    def _allowed(self) -> str:
        if isinstance(self.values, range):
            return f"{self.values[0]} to {self.values[-1]}"
        return ", ".join(map(self.text, self.values))


@dataclass(frozen=True)
class Variant:
    """A game of the family with its rules as they are set."""

    id: str
    name: str
    """The game's own name, the same in every language."""
    family: Family
    summary: str
    """Two lines for the player, in English; marked for translation in the context `rules`."""
    deck: str
    """The id of the deck it is played with at home."""
    sweep_name: Spoken
    seatings: tuple[Seating, ...]
    captures: CaptureRule
    categories: tuple[Category, ...]
    """In the order in which they are counted."""
    target: int
    deal: Deal = Deal()
    redeal: Redeal | None = None
    opening: Opening | None = None
    sweep: SweepRule = SweepRule()
    options: tuple[Option, ...] = ()
    defaults: "Variant | None" = field(default=None, repr=False)
    """The catalogue's entry that this one was configured from; None for the entry itself."""

    def configured(self, settings: Mapping[str, OptionValue]) -> "Variant":
        """The variant with these options set and all others at their defaults.

        Raises `ValueError` with a sentence for an unknown option or a value that is not allowed.
        """
        entry = self.defaults or self
        variant = entry
        for name, value in settings.items():
            option = entry.option(name)
            option.check(value)
            variant = option.write(variant, value)
        return entry if variant == entry else replace(variant, defaults=entry)

    def option(self, name: str) -> Option:
        """The option of that name; raises `ValueError` with a sentence when there is none."""
        for option in self.options:
            if option.name == name:
                return option
        offered = ", ".join(option.name for option in self.options) or "none"
        raise ValueError(f"{self.id} has no option {name[:40]!r}; its options: {offered}")

    @property
    def changed(self) -> dict[str, OptionValue]:
        """The options that differ from the catalogue's entry, with their values."""
        entry = self.defaults or self
        return {
            option.name: option.read(self)
            for option in self.options
            if option.read(self) != option.read(entry)
        }

    def opening_points(self, table: Mask) -> int | None:
        """The dealer's sweep points for taking this opening table; None when he may not take it."""
        if self.opening is None or not table:
            return None
        total = sum(self.captures.values.of(card) for card in cards_of(table))
        return dict(self.opening.points).get(total)
