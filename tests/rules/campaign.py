"""Random play of every game and seating with pairwise combinations of options.

Beside rounds, matches are played whose target is raised and lowered between their rounds; how they
end is judged by the reference rules.

A *line-up* is a game with options and a seating. The line-ups of a game are pairwise: any two
values of any two options that do not conflict occur together in at least one of them.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from random import Random
from typing import NamedTuple, TypeAlias

from scopa_desktop.rules.cards import Mask, card_name, cards_of, union
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.events import Event, LeftoversTaken, Played
from scopa_desktop.rules.kernel.capture_finder import PACK_VALUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import CallOut
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import LARGEST_DEAL, read_record, write_record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.table_events import OptionChanged
from scopa_desktop.rules.variant import Option, OptionValue, Variant
from tests.rules.by_the_book import counting, deciding
from tests.rules.by_the_book.counting import coins
from tests.rules.by_the_book.games import GAMES
from tests.rules.by_the_book.taking import Rules
from tests.rules.positions import go_together, snapshot

Choice: TypeAlias = tuple[str, OptionValue]
"""An option's name and one of its values."""
Pair: TypeAlias = frozenset[Choice]

MATCHES = 2
"""The most matches of a line-up, one beside each of its first rounds."""
ROUNDS_OF_A_MATCH = 3
CHANGED = 0.6
"""How often the target changes before a deal of a match."""
CALLED_OUT = 0.02
"""How often a player calls out, where they may."""


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
            if number <= MATCHES:
                plies += play_a_match(variant, line_up.seating, chance)
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
    cards = [*cards_of(variant.deal.pack.cards)]
    pack = chance.sample(cards, len(cards))
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
    """Check that there are all cards of the pack, and that the seat on turn has one."""
    places = [*round_.hands, round_.table, *round_.piles]
    lying = sum(place.bit_count() for place in places) + len(round_.stock)
    whole = round_.variant.deal.pack
    hold(lying + (round_.cut_card is not None) == whole.size, "the cards of the pack lie nowhere")
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
        deal, players = round_.variant.deal, round_.seating.players
        hold(played == deal.pack.size - deal.table_size(players), "not every card was played")
    else:
        hold(
            not round_.variant.instant_win_cards & ~round_.piles[round_.instant_winner],
            "won without the cards",
        )
    lines = round_.sheet().lines
    hold(all(points >= 0 for line in lines for points in line.points), "points below zero")
    swept = sum(sweep.points for sweep in round_.sweeps)
    counted = [sum(line.points) for line in lines if line.category == "sweeps"]
    hold(sum(counted) == swept, "the sweeps are not on the sheet")


def watch_leftovers(round_: Round, last: Event) -> None:
    """Check that the leftovers go to the last capturer, and their total in games to fifteen."""
    hold(isinstance(last, LeftoversTaken), "the round does not end with its leftovers")
    whole = round_.variant.deal.pack.cards
    if round_.last_capturer is None:
        hold(round_.table == whole and not any(round_.piles), "nobody captured, and cards are gone")
    else:
        hold(not round_.table and union(round_.piles) == whole, "the piles do not hold the pack")
    rule = round_.variant.captures
    if isinstance(last, LeftoversTaken) and rule.counts_played_card and not rule.takes_piles:
        (total,) = {kind.total_divisor for kind in rule.kinds}
        hold(rule.values.total(last.cards) % total == PACK_VALUE % total, "wrong leftovers")


# --- matches --------------------------------------------------------------------------------------


def play_a_match(variant: Variant, seating: Seating, chance: Random) -> int:
    """Play rounds of a match whose target changes between them; returns the number of plies.

    Whoever wins must win by the reference; the record, read back from text, must replay to the
    same state.
    """
    players = [Player("player", "random")] * seating.players
    match = Match(variant, seating, players, chance.randint(0, LARGEST_DEAL))
    won = [[0, 0, 0, 0, 0] for _ in range(seating.sides)]
    plies = 0
    while match.winner is None and len(match.sheets) < ROUNDS_OF_A_MATCH:
        if match.needs_deal:
            if chance.random() < CHANGED:
                match.apply(OptionChanged("target", near_target(match, chance)))
            match.begin_round()
            continue
        round_, before = match.round, [*match.totals]
        assert round_ is not None
        claims = round_.may_call_out and chance.random() < CALLED_OUT
        match.play(CallOut() if claims else chance.choice(round_.legal_moves()))
        plies += 1
        if round_.is_over and not round_.is_void:
            for side, result in enumerate(round_.side_results()):
                pile = names(result.pile)
                counts = [
                    result.sweep_points,
                    coins(pile),
                    int("7D" in pile),
                    len(pile),
                    int("KD" in pile),
                ]
                won[side] = [old + new for old, new in zip(won[side], counts, strict=True)]
            watch_decision(match, round_, before, won)
    text = write_record(match.record)
    again = Match.replayed(read_record(text))
    hold(write_record(again.record) == text, "the record reads otherwise")
    hold(snapshot(again) == snapshot(match), "the record plays to another state")
    return plies


def near_target(match: Match, chance: Random) -> int:
    """A target that the option allows: near what a side has, below it or above, or any."""
    values = match.variant.option("target").values
    near = [points + step for points in match.totals for step in (-1, 0, 1, 2, 4)]
    allowed = [value for value in near if value in values]
    return int(chance.choice(allowed or [*values]))


def watch_decision(match: Match, round_: Round, before: Sequence[int], won: deciding.Won) -> None:
    """Check totals and winner after a round by the reference, if that knows the game."""
    if match.variant.id not in GAMES or round_.instant_winner is not None:
        hold(match.winner == round_.instant_winner or match.variant.id not in GAMES, "not won")
        return
    rules, results = Rules.of(match.variant), round_.side_results()
    piles = [names(result.pile) for result in results]
    made = [result.sweep_points + result.declared_points for result in results]
    totals: Sequence[int]
    winner: int | None
    if round_.called_out_by is not None:
        sure = deciding.certain_points(rules, piles)
        totals = [sum(of_side) for of_side in zip(before, made, sure, strict=True)]
        claimant = round_.side_of(round_.called_out_by)
        winner = deciding.after_a_claim(rules, totals, claimant, won)
    else:
        counted = counting.lines_of(rules, piles)
        entered = [entry for line in counted for entry in enumerate(line)]
        entered += [(round_.side_of(sweep.seat), sweep.points) for sweep in round_.sweeps]
        entered += enumerate(result.declared_points for result in results)
        totals, winner = deciding.after_a_round(rules, before, entered, won)
    came = f"from {before} to {match.totals} at {match.variant.target}"
    hold(match.totals == totals, f"{came}: the totals are {totals}")
    hold(match.winner == winner, f"{came}: {winner} wins, and not {match.winner}")


def names(cards: Mask) -> frozenset[str]:
    """The cards as the reference writes them."""
    return frozenset(map(card_name, cards_of(cards)))
