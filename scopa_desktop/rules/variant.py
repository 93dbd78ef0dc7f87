"""`Variant`: a game of the family as one frozen value.

A variant is data. Adding a game is an entry in `catalogue`; a game that stands on an axis of its
own adds that axis here, for all of them.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from scopa_desktop.rules.capture_bonuses import CaptureBonuses
from scopa_desktop.rules.captures import ACE_VALUE, CaptureRule, CaptureValues
from scopa_desktop.rules.cards import Card, Mask
from scopa_desktop.rules.dealing import (
    PACKETS_OF_THREE,
    Deal,
    Opening,
    OpeningFlor,
    Redeal,
    RedealBy,
)
from scopa_desktop.rules.declarations import DeclarationRule
from scopa_desktop.rules.messages import N_, Field, Sentence, TextError, unknown_name
from scopa_desktop.rules.players import is_name
from scopa_desktop.rules.scoring import Category
from scopa_desktop.rules.seating import Seating


class Family(Enum):
    """The groups under which games are offered."""

    SCOPA = N_("Scopa")
    SCOPONE = N_("Scopone")
    FIFTEEN = N_("Fifteen")
    CIRULLA = N_("Cirulla and Chkobba")
    PLATA = N_("Chorizo and Báciga")


@dataclass(frozen=True)
class SweepRule:
    """The points for clearing the table."""

    scores: bool = True
    """Whether clearing the table scores; where it does not, it is a capture like any other."""
    on_last_play: bool = False
    """Whether the last play of the round can sweep."""
    by_ace: bool = True
    """Whether an Ace that takes everything sweeps."""
    total_per_point: int = 0
    """A sweep scores a point for each multiple of this in the total captured; 0: one point."""

    def points(self, played: Card, taken: Mask, values: CaptureValues) -> int:
        """The points for clearing the table with `played`, which takes `taken`."""
        is_ace = values.of(played) == ACE_VALUE and not taken & values.cards_of_value[ACE_VALUE]
        if not self.scores or (is_ace and not self.by_ace):
            return 0
        if self.total_per_point:
            return values.total(taken | 1 << played) // self.total_per_point
        return 1


MATCH_TIE_BREAKS: Final = ("sweeps", "coins", "sevens_of_coins", "cards")
"""What is compared in a tie by the whole match, in this order (`EndingRule.tie_breaks`)."""


@dataclass(frozen=True)
class EndingRule:
    """The rule by which points decide a match."""

    is_race: bool = False
    """Categories are entered one by one; the first side to reach the target wins immediately."""
    lead: int = 1
    """The points by which the winner must be ahead."""
    may_call_out: bool = False
    """Whether a player may end the match in mid-round by claiming that their side has won."""
    lowest_wins: bool = False
    """The match is lost with most points: who has fewest wins when a side reaches the target."""
    tie_breaks: tuple[str, ...] = ()
    """What breaks a tie, one after the other: fields of `Tally`, counted over the match."""

    @property
    def point_worth(self) -> int:
        """What a point is worth to the side that scores it: 1, or -1 where the lowest wins."""
        return -1 if self.lowest_wins else 1


class SweepName(NamedTuple):
    """The sweep's name in the game's own language."""

    call: str
    """The exclamation: Scopa!"""
    singular: str
    plural: str


OptionValue: TypeAlias = bool | int | str

LONGEST_OWN_NAME: Final = 40
LONGEST_SENTENCE: Final = 120
EMBLEMS: Final = (
    "broom",
    *(f"{family}_{suit}" for family in ("it", "es", "fr") for suit in "DCSB"),
)
"""The emblems that a game of a player can have, by their pictures in `resources/emblems`.

Further ones are added at the end: a line of a game (RECORD.md) has the place in this order.
"""
_DECK_ID: Final = re.compile("[a-z0-9][a-z0-9_-]{0,39}")


class OptionConflictError(TextError):
    """Options that exclude each other."""


def check_own_name(name: str) -> None:
    """Raise `ValueError` with a sentence when a name is not valid for rules."""
    if name == name.strip() and is_name(name, LONGEST_OWN_NAME):
        return
    raise TextError(
        (
            "the name of a set of rules has 1 to {most} printable characters and no space at "
            "either end"
        ),
        most=LONGEST_OWN_NAME,
    )


class OwnGame(NamedTuple):
    """What a player has given to a game of their own beside its rules; all empty for no own game.

    The names of the fields are those in records and files.
    """

    name: str = ""
    sentence: str = ""
    emblem: str = ""
    """One of `EMBLEMS`; empty for two cards, as other games have."""
    deck: str = ""
    """The id of the deck it is played with; empty for that of the game it was made from."""

    def check(self) -> None:
        """Raise `ValueError` with a sentence when a value is not valid."""
        check_own_name(self.name)
        sentence = self.sentence
        if sentence and (sentence != sentence.strip() or not is_name(sentence, LONGEST_SENTENCE)):
            raise TextError(
                "the sentence has at most {most} printable characters and no space at either end",
                most=LONGEST_SENTENCE,
            )
        if self.emblem and self.emblem not in EMBLEMS:
            raise TextError("there is no emblem {name}", name=repr(self.emblem[:40]))
        if self.deck and not _DECK_ID.fullmatch(self.deck):
            raise TextError("{name} is no deck", name=repr(self.deck[:40]))


NOT_OWN: Final = OwnGame()


class OptionCondition(NamedTuple):
    """A condition on the other rules of a game that concerns an option."""

    holds: Callable[["Variant"], bool]
    sentence: str
    """The consequence where it holds, in English; marked for translation in the context `rules`."""


@dataclass(frozen=True, eq=False)
class Option:
    """A rule that players may set, offered by every variant that lists it.

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
    idle: tuple[OptionCondition, ...] = ()
    """When the other rules leave it without effect."""
    conflict: OptionCondition | None = None
    """When its value contradicts another rule; such a game is refused."""
    in_version_1: OptionValue | None = None
    """The value that holds in records of version 1, where it is not the default (RECORD.md)."""
    known_as: tuple[str, ...] = ()
    """Names in any language by which a game is known when the option is on: a search for one of
    them finds the game with the option."""
    record_version: int = 1
    """The first version of records that can hold a match with another value than the default."""

    @property
    def conditions(self) -> tuple[OptionCondition, ...]:
        """The conditions on other rules that concern it."""
        return self.idle if self.conflict is None else (*self.idle, self.conflict)

    def idle_reason(self, variant: "Variant") -> str:
        """Why the option has no effect under the other rules of the variant; empty if it has."""
        return next((each.sentence for each in self.idle if each.holds(variant)), "")

    def is_idle(self, variant: "Variant") -> bool:
        """Whether the option has no effect under the other rules of the variant."""
        return bool(self.idle_reason(variant))

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return set(self.values) == {False, True}

    @property
    def values_text(self) -> str:
        """The allowed values in one word, for a list: `off|on`, `7-101`."""
        if isinstance(self.values, range):
            return f"{self.values[0]}-{self.values[-1]}"
        return "|".join(map(self.text, self.values))

    def check(self, value: OptionValue) -> None:
        """Raise `ValueError` with a sentence when the value is not allowed."""
        if not self.allows(value):
            raise self._not_allowed(value)

    def allows(self, value: OptionValue) -> bool:
        return any(each == value and type(each) is type(value) for each in self.values)

    def parse(self, text: str) -> OptionValue:
        """The allowed value of a text in a record; raises `ValueError` with a sentence."""
        for value in self.values:
            if self.text(value) == text:
                return value
        raise self._not_allowed(text[:40])

    @staticmethod
    def text(value: OptionValue) -> str:
        """The value as written in records."""
        return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)

    def _not_allowed(self, value: OptionValue) -> TextError:
        return TextError(
            "option {option} cannot be {value}: use {allowed}",
            option=self.name,
            value=repr(value),
            allowed=self._allowed(),
        )

    def _allowed(self) -> Field:
        if isinstance(self.values, range):
            return Sentence("{least} to {most}", least=self.values[0], most=self.values[-1])
        return ", ".join(map(self.text, self.values))


@dataclass(frozen=True)
class Variant:
    """A game of the family with the values of its options."""

    id: str
    name: str
    """The game's own name, the same in every language."""
    family: Family
    summary: str
    """Two lines for the player, in English; marked for translation in the context `rules`."""
    deck: str
    """The id of the deck it is traditionally played with."""
    sweep_name: SweepName
    seatings: tuple[Seating, ...]
    captures: CaptureRule
    categories: tuple[Category, ...]
    """In the order in which they are counted."""
    target: int
    points_per_round: float = 2.9
    """Roughly the points that the better of two sides makes in a round."""
    deal: Deal = PACKETS_OF_THREE
    redeals: tuple[Redeal, ...] = ()
    """The opening tables that void a deal."""
    redeal_by: RedealBy = "same"
    """The dealer after a void deal."""
    opening: Opening | None = None
    opening_may_decline: bool = False
    """Whether the dealer is asked before taking the opening table."""
    opening_flor: OpeningFlor | None = None
    """Points of the dealer for opening cards of one suit."""
    declarations: DeclarationRule | None = None
    table_capture: int = 0
    """Table cards with this total may be taken before playing a card; 0: never."""
    sweep: SweepRule = SweepRule()
    capture_bonuses: CaptureBonuses | None = None
    """The points for captures as such; None: there are none."""
    instant_win_cards: Mask = 0
    """The cards that win the match as soon as one side has them all; none: no instant win."""
    win_call: str = "Cappotto!"
    """The exclamation for an instant win, in the game's own language."""
    ending: EndingRule = EndingRule()
    shows_own_pile: bool = True
    """Whether players may look through their own pile during a round (RULES, section 1)."""
    options: tuple[Option, ...] = ()
    record_defaults: tuple[tuple[str, OptionValue], ...] = ()
    """The options that have another value than here where a record has no line for them, with that
    value: what was the default when such records were first written (RECORD.md)."""
    defaults: "Variant | None" = field(default=None, repr=False)
    """The catalogue entry that this variant was configured from; None for the entry itself."""
    offered: "Variant | None" = field(default=None, repr=False)
    """The entry of the catalogue where `options` are all that its parts allow, not only those that
    the entry offers (`options.own_games`)."""
    own: OwnGame = NOT_OWN
    """What makes these rules a game of a player's own; empty where they go by the game's name."""
    other_names: tuple[str, ...] = ()
    """Further names and spellings in any language, by which the game is found in a search."""
    places: str = ""
    """Where it is played, in English, with commas; marked for translation in the context `rules`.

    A search finds the game by these names too.
    """

    def __post_init__(self) -> None:
        """Raise `ValueError` with a sentence if an option cannot have the value that rules give."""
        for option in self.options:
            option.check(option.read(self))

    @property
    def wild_card(self) -> Card | None:
        """The card that may count as any value; None where there is none."""
        rules = (self.declarations, self.opening)
        return next((r.wild for r in rules if r is not None and r.wild is not None), None)

    @property
    def may_call_out(self) -> bool:
        """Whether a player may call out.

        Never where the winner must be ahead by more points, or where no card in a pile is certain.
        """
        is_certain = self.ending.lead == 1 and not self.captures.takes_piles
        return self.ending.may_call_out and is_certain

    @property
    def is_widened(self) -> bool:
        """Whether it has options that the game does not offer."""
        return (self.defaults or self).offered is not None

    @property
    def own_name(self) -> str:
        """A player's name for these rules; empty where they go by the game's name."""
        return self.own.name

    @property
    def title(self) -> str:
        """The player's name for the rules, or the game's name."""
        return self.own_name or self.name

    def named(self, own_name: str) -> "Variant":
        """The same rules under another name of the player's own, or under the game's if empty.

        Raises `ValueError` with a sentence for a name that is blank, too long or not printable.
        """
        return self.as_own(self.own._replace(name=own_name) if own_name else NOT_OWN)

    def as_own(self, own: OwnGame) -> "Variant":
        """The same rules as a game of a player's own, or as the game's if `own` is empty.

        Raises `ValueError` with a sentence for a value that is not valid.
        """
        entry = self.defaults or self
        if own == NOT_OWN:
            plain = replace(self, own=own, deck=entry.deck, defaults=entry)
            return entry if plain == replace(entry, defaults=entry) else plain
        own.check()
        if own.deck == entry.deck:
            own = own._replace(deck="")
        return replace(self, own=own, deck=own.deck or entry.deck, defaults=entry)

    def configured(self, settings: Mapping[str, OptionValue]) -> "Variant":
        """The variant with these options set and all others at their defaults.

        It goes by the game's own name, and has only the options that the game offers if these have
        all the changes. Raises `ValueError` with a sentence for an unknown option
        or a value that is not allowed, and `OptionConflictError` for options that exclude each
        other.
        """
        entry = self.defaults or self
        for name, value in settings.items():
            entry.option(name).check(value)
        variant = entry
        for option in entry.options:
            if option.name in settings:
                variant = option.write(variant, settings[option.name])
        for option in entry.options:
            if option.conflict is not None and option.conflict.holds(variant):
                raise OptionConflictError(Sentence(option.conflict.sentence))
        if entry.offered is not None:
            changed = replace(variant, defaults=entry).changed
            if entry.offered.offers(changed):
                return entry.offered.configured(changed)
        return entry if variant == entry else replace(variant, defaults=entry)

    def offers(self, settings: Mapping[str, OptionValue]) -> bool:
        """Whether it has all these options, with these values."""
        options = {option.name: option for option in self.options}
        return all(name in options and options[name].allows(settings[name]) for name in settings)

    def with_option(self, name: str, value: OptionValue) -> "Variant":
        """The rules with another value of an option; they keep the name a player gave them.

        Raises `ValueError` with a sentence if the value is not allowed.
        """
        return self.configured({**self.changed, name: value}).as_own(self.own)

    def option(self, name: str) -> Option:
        """The option of that name; raises `ValueError` with a sentence when there is none."""
        for option in self.options:
            if option.name == name:
                return option
        offered = (option.name for option in self.options)
        raise TextError(
            unknown_name(N_("{game} has no option {name}"), name, offered, game=self.id)
        )

    @property
    def changed(self) -> dict[str, OptionValue]:
        """The options that differ from the catalogue's entry, with their values."""
        entry = self.defaults
        if entry is None:
            return {}
        return {
            option.name: option.read(self)
            for option in self.options
            if option.read(self) != option.read(entry)
        }
