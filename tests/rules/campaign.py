"""Random play of every game and seating with pairwise combinations of options.

A *line-up* is a game with options and a seating. The line-ups of a game are pairwise: any two
values of any two options that do not conflict occur together in at least one of them.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from random import Random
from typing import NamedTuple, TypeAlias

from scopa_desktop.rules.cards import PACK, PACK_SIZE, union
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.events import Event, LeftoversTaken, Played
from scopa_desktop.rules.kernel.capture_finder import PACK_VALUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import LARGEST_DEAL, read_record, write_record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Option, OptionValue, Variant
from tests.playing import play_on
from tests.rules.positions import go_together, snapshot

Choice: TypeAlias = tuple[str, OptionValue]
"""An option's name and one of its values."""
Pair: TypeAlias = frozenset[Choice]

REPLAYED = 2
"""The rounds of a line-up that are recorded, read back and played again."""


class BrokenRuleError(AssertionError):
    """An invariant of rounds was violated."""


# --- line-ups -------------------------------------------------------------------------------------


def values_of(entry: Variant, option: Option) -> list[OptionValue]:
    """The values to try: all of a choice; of numbers the default and both ends."""
    if isinstance(option.values, range):
        return list(dict.fromkeys([option.read(entry), option.values[0], option.values[-1]]))
    return list(option.values)


@cache
def pairs_of(entry: Variant) -> frozenset[Pair]:
    """Any two values of any two options that do not conflict."""
    choices = [[(one.name, value) for value in values_of(entry, one)] for one in entry.options]
    return frozenset(
        frozenset(pair)
        for first, second in combinations(choices, 2)
        for pair in product(first, second)
        if go_together(entry, dict(pair))
    )


def pairwise(entry: Variant) -> list[dict[str, OptionValue]]:
    """A few settings of a game's options in which every pair of values occurs at least once."""
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
    entry: Variant, start: Pair, missing: set[Pair], allowed: frozenset[Pair], chance: Random
) -> dict[str, OptionValue]:
    """Settings with one missing pair, and greedily with as many other missing pairs as possible."""
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
    """A game with options, and a seating."""

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
    """Moves of any kind: plays, declarations, cuts and table captures."""

    def plus(self, other: "Count") -> "Count":
        """Both together."""
        return Count(*(mine + more for mine, more in zip(self, other, strict=True)))


def play_line_up(line_up: LineUp, rounds: int, seed: int = 0) -> Count:
    """Play random rounds; raises `BrokenRuleError` when an invariant is violated."""
    variant = line_up.entry.configured(line_up.settings)
    chance = Random(f"{seed} {line_up}")
    number = plies = 0
    try:
        for number in range(1, rounds + 1):
            plies += play_round(variant, line_up.seating, chance)
            if number <= REPLAYED:
                replay_a_round(variant, line_up.seating, chance)
    except BrokenRuleError as broken:
        raise BrokenRuleError(f"{line_up}, round {number}: {broken}") from None
    return Count(1, rounds, plies)


def play_line_ups(game: str, rounds: int, seed: int = 0) -> Count:
    """Play every line-up of a game."""
    count = Count()
    for one in line_ups(CATALOGUE[game]):
        count = count.plus(play_line_up(one, rounds, seed))
    return count


def play_round(variant: Variant, seating: Seating, chance: Random) -> int:
    """Play a random round and check every ply; returns the number of plies."""
    pack = chance.sample(range(PACK_SIZE), PACK_SIZE)
    round_, events = Round.dealt(variant, seating, chance.randrange(seating.players), pack)
    plies = 0
    random = chance.random
    while not round_.is_over:
        moves = round_.legal_moves()
        hold(bool(moves), "nothing is legal")
        move = moves[int(random() * len(moves))]
        events += round_.play(move)
        plies += 1
        watch_cards(round_)
    watch_end(round_, events)
    return plies


def hold(truth: bool, otherwise: str) -> None:
    """Raise `BrokenRuleError` with the message `otherwise` unless `truth` holds."""
    if not truth:
        raise BrokenRuleError(otherwise)


def watch_cards(round_: Round) -> None:
    """Check that there are forty different cards, and that the seat on turn has one."""
    places = [*round_.hands, round_.table, *round_.piles]
    lying = sum(place.bit_count() for place in places) + len(round_.stock)
    hold(lying + (round_.cut_card is not None) == PACK_SIZE, "forty cards lie nowhere")
    hold(union(places).bit_count() + len(round_.stock) == lying, "a card lies in two places")
    hold(round_.is_over or bool(round_.hands[round_.turn]), "the seat on turn has no card")


def watch_end(round_: Round, events: Sequence[Event]) -> None:
    """Check the piles, the leftovers and the score sheet of a finished round."""
    if round_.is_void:
        hold(not any(round_.piles), "a void deal has filled a pile")
        return
    if round_.instant_winner is None:
        watch_leftovers(round_, events[-1])
        played = sum(isinstance(event, Played) for event in events)
        hold(played == PACK_SIZE - round_.variant.deal.table, "not every card was played")
    else:
        hold(
            not round_.variant.instant_win_cards & ~round_.piles[round_.instant_winner],
            "won without the cards",
        )
    lines = round_.sheet().lines
    hold(all(points >= 0 for line in lines for points in line.points), "points below zero")
    swept = sum(sweep.points for sweep in round_.sweeps)
    hold(sum(lines[-1].points) == swept, "the sweeps are not on the sheet")


def watch_leftovers(round_: Round, last: Event) -> None:
    """Check that the leftovers go to the last capturer, and their total in games to fifteen."""
    hold(isinstance(last, LeftoversTaken), "the round does not end with its leftovers")
    if round_.last_capturer is None:
        hold(round_.table == PACK and not any(round_.piles), "nobody captured, and cards are gone")
    else:
        hold(not round_.table and union(round_.piles) == PACK, "the piles do not hold the pack")
    rule = round_.variant.captures
    if isinstance(last, LeftoversTaken) and rule.counts_played_card:
        (total,) = {kind.total_divisor for kind in rule.kinds}
        hold(rule.values.total(last.cards) % total == PACK_VALUE % total, "wrong leftovers")


def replay_a_round(variant: Variant, seating: Seating, chance: Random) -> None:
    """Play a round of a match; its record, read back from text, must replay to the same state."""
    players = [Player("player", "random")] * seating.players
    match = Match(variant, seating, players, chance.randint(0, LARGEST_DEAL))
    play_on(match, chance.choice, rounds=1)
    text = write_record(match.record)
    again = Match.replayed(read_record(text))
    hold(write_record(again.record) == text, "the record reads otherwise")
    hold(snapshot(again) == snapshot(match), "the record plays to another state")
