"""Random play of every game at every table under every two of its options together.

A *line-up* is a game as it is set and a seating. The line-ups of a game are pairwise: any two
values of any two options that go together stand together in at least one of them.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random
from typing import NamedTuple, TypeAlias

from scopa_desktop.rules.cards import PACK, PACK_SIZE, union
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.events import Event, LeftoversTaken, Played
from scopa_desktop.rules.kernel.capture_finder import PACK_VALUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import LARGEST_DEAL, Player, read_record, write_record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Option, OptionValue, Variant
from tests.rules.positions import go_together, snapshot

Choice: TypeAlias = tuple[str, OptionValue]
"""An option's name and one of its values."""
Pair: TypeAlias = frozenset[Choice]

REPLAYED = 2
"""The rounds of a line-up that are recorded, read back and played again."""


class BrokenRuleError(AssertionError):
    """Something that holds in every round did not."""


# --- line-ups -------------------------------------------------------------------------------------


def values_of(entry: Variant, option: Option) -> list[OptionValue]:
    """The values to try: all of a choice; of numbers the default and both ends."""
    if isinstance(option.values, range):
        return list(dict.fromkeys([option.read(entry), option.values[0], option.values[-1]]))
    return list(option.values)


def pairs_of(entry: Variant) -> set[Pair]:
    """Any two values of any two options that go together."""
    choices = [[(one.name, value) for value in values_of(entry, one)] for one in entry.options]
    return {
        frozenset(pair)
        for first, second in combinations(choices, 2)
        for pair in product(first, second)
        if go_together(entry, dict(pair))
    }


def pairwise(entry: Variant) -> list[dict[str, OptionValue]]:
    """Few settings of a game's options in which every pair stands together once at least."""
    chance = Random(entry.id)
    allowed = pairs_of(entry)
    missing = set(allowed)
    rows = []
    while missing:
        row = _row(entry, min(missing, key=sorted_pair), missing, allowed, chance)
        missing -= {frozenset(pair) for pair in combinations(row.items(), 2)}
        rows.append(row)
    return rows


def sorted_pair(pair: Pair) -> list[str]:
    """The pair as text, for an order that is the same every time."""
    return sorted(map(repr, pair))


def _row(
    entry: Variant, start: Pair, missing: set[Pair], allowed: set[Pair], chance: Random
) -> dict[str, OptionValue]:
    """Settings that begin with one missing pair and meet as many others as can be seen."""
    row = dict(start)
    for option in chance.sample(entry.options, len(entry.options)):
        if option.name not in row:
            met = {
                value: [frozenset(((option.name, value), other)) for other in row.items()]
                for value in values_of(entry, option)
            }
            fitting = [value for value in met if allowed.issuperset(met[value])]
            row[option.name] = max(fitting, key=lambda value: len(missing.intersection(met[value])))
    return {option.name: row[option.name] for option in entry.options}


class LineUp(NamedTuple):
    """A game as it is set, and who plays with whom."""

    entry: Variant
    settings: dict[str, OptionValue]
    seating: Seating

    def __str__(self) -> str:
        """For reports: the game, the table, and what was changed."""
        changed = ", ".join(
            f"{name} {value}"
            for name, value in self.entry.configured(self.settings).changed.items()
        )
        return f"{self.entry.id}, {self.seating}: {changed or 'as it is'}"


def line_ups(entry: Variant) -> Iterator[LineUp]:
    """Every seating with every pairwise setting."""
    for settings, seating in product(pairwise(entry), entry.seatings):
        yield LineUp(entry, settings, seating)


# --- play -----------------------------------------------------------------------------------------


class Count(NamedTuple):
    """How much was played."""

    line_ups: int = 0
    rounds: int = 0
    plies: int = 0
    """Everything done by a player: cards played, declarations, cuts, captures on the table."""

    def plus(self, other: "Count") -> "Count":
        """Both together."""
        return Count(*(mine + more for mine, more in zip(self, other, strict=True)))


def play_line_up(one: LineUp, rounds: int, seed: int = 0) -> Count:
    """Play rounds by chance; raises `BrokenRuleError` when something does not hold."""
    variant = one.entry.configured(one.settings)
    chance = Random(f"{seed} {one}")
    number = plies = 0
    try:
        for number in range(1, rounds + 1):
            plies += play_round(variant, one.seating, chance)
            if number <= REPLAYED:
                replay_a_round(variant, one.seating, chance)
    except BrokenRuleError as broken:
        raise BrokenRuleError(f"{one}, round {number}: {broken}") from None
    return Count(1, rounds, plies)


def play_line_ups(game: str, rounds: int, seed: int = 0) -> Count:
    """Play every line-up of a game."""
    count = Count()
    for one in line_ups(CATALOGUE[game]):
        count = count.plus(play_line_up(one, rounds, seed))
    return count


def play_round(variant: Variant, seating: Seating, chance: Random) -> int:
    """Play a round by chance, watching every ply; the number of its plies."""
    pack = chance.sample(range(PACK_SIZE), PACK_SIZE)
    one, events = Round.dealt(variant, seating, chance.randrange(seating.players), pack)
    plies = 0
    random = chance.random
    while not one.is_over:
        moves = one.legal_moves()
        hold(bool(moves), "nothing is legal")
        move = moves[int(random() * len(moves))]
        events += one.play(move)
        plies += 1
        watch_cards(one)
    watch_end(one, events)
    return plies


def hold(truth: bool, otherwise: str) -> None:
    """Raise `BrokenRuleError` when it is not so."""
    if not truth:
        raise BrokenRuleError(otherwise)


def watch_cards(one: Round) -> None:
    """Forty different cards, and the turn with somebody who has one."""
    places = [*one.hands, one.table, *one.piles]
    lying = sum(place.bit_count() for place in places) + len(one.stock)
    hold(lying + (one.cut_card is not None) == PACK_SIZE, "forty cards lie nowhere")
    hold(union(places).bit_count() + len(one.stock) == lying, "a card lies in two places")
    hold(one.is_over or bool(one.hands[one.turn]), "the seat on turn has no card")


def watch_end(one: Round, events: Sequence[Event]) -> None:
    """Where the cards have gone, what is left over, and what the sheet says."""
    if one.is_void:
        hold(not any(one.piles), "a void deal has filled a pile")
        return
    if one.instant_winner is None:
        watch_leftovers(one, events[-1])
        played = sum(isinstance(event, Played) for event in events)
        hold(played == PACK_SIZE - one.variant.deal.table, "not every card was played")
    else:
        hold(
            not one.variant.instant_win_cards & ~one.piles[one.instant_winner],
            "won without the cards",
        )
    lines = one.sheet().lines
    hold(all(points >= 0 for line in lines for points in line.points), "points below zero")
    swept = sum(sweep.points for sweep in one.sweeps)
    hold(sum(lines[-1].points) == swept, "the sweeps are not on the sheet")


def watch_leftovers(one: Round, last: Event) -> None:
    """They go to the last capturer; in games to fifteen alone they make ten, modulo fifteen."""
    hold(isinstance(last, LeftoversTaken), "the round does not end with its leftovers")
    if one.last_capturer is None:
        hold(one.table == PACK and not any(one.piles), "nobody captured, and cards are gone")
    else:
        hold(not one.table and union(one.piles) == PACK, "the piles do not hold the pack")
    rule = one.variant.captures
    if isinstance(last, LeftoversTaken) and rule.counts_played_card:
        (total,) = {kind.total_divisor for kind in rule.kinds}
        hold(rule.values.total(last.cards) % total == PACK_VALUE % total, "wrong leftovers")


def replay_a_round(variant: Variant, seating: Seating, chance: Random) -> None:
    """Play a round of a match; its record, as text, must play to the same state."""
    players = [Player("player", "random")] * seating.players
    match = Match(variant, seating, players, chance.randint(0, LARGEST_DEAL))
    while not match.sheets:
        if match.needs_deal:
            match.begin_round()
        else:
            assert match.round is not None
            match.play(chance.choice(match.round.legal_moves()))
    text = write_record(match.record)
    again = Match.replayed(read_record(text))
    hold(write_record(again.record) == text, "the record reads otherwise")
    hold(snapshot(again) == snapshot(match), "the record plays to another state")
