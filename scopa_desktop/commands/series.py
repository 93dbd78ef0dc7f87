"""A series of independent deals or matches between computer players, and duplicate deals.

In duplicate, every pack is played with the players in several seatings. What the luck of the deal
gives to a player in one seating it gives to the opponents in another, so most of it cancels out in
the mean over a deal. Deals are independent samples, the rounds of one deal are not.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from time import perf_counter
from typing import NamedTuple, TypeAlias

from scopa_desktop.ai.levels import Level, level
from scopa_desktop.ai.review.luck import round_result
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.processes import TaskRunner
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.match import Match, draw_for_dealer, pack_of
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import LARGEST_DEAL, RoundRecord, write_record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant

Decide: TypeAlias = Callable[[Round, SeatView], Action]
"""Chooses a move of the seat on turn from its view; only a cheating player looks at the round."""


class DuplicateDeal(NamedTuple):
    """What a round is dealt from."""

    dealer: int
    pack: tuple[Card, ...]


class Clock:
    """Counts the moves of each player and measures the time of each choice."""

    def __init__(self, players: int) -> None:
        self.seconds: list[list[float]] = [[] for _ in range(players)]
        """For each player the time of each choice between several moves."""
        self.moves = [0] * players
        """For each player the number of moves, forced ones included."""


class PlayedDeal(NamedTuple):
    """A deal after all its seatings were played."""

    rounds: tuple[Round, ...]
    """The finished round of each seating."""
    records: tuple[RoundRecord, ...]
    """The record of each of the rounds."""
    clock: Clock


def play_duplicate(
    variant: Variant,
    seating: Seating,
    deals: Iterable[DuplicateDeal],
    seatings: Sequence[Sequence[int]],
    players: Sequence[Decide],
) -> PlayedDeal:
    """Play the first of the deals that is void in none of the seatings.

    `seatings` has, for each time the deal is played, the index of the player in each seat. Raises
    `ValueError` when every deal is void.
    """
    # A round by itself has no match that a player could end.
    variant = replace(variant, ending=replace(variant.ending, may_call_out=False))
    for deal in deals:
        clock = Clock(len(players))
        rounds: list[Round] = []
        records: list[RoundRecord] = []
        for player_of_seat in seatings:
            round_, _ = Round.dealt(variant, seating, deal.dealer, deal.pack)
            moves = play_round(round_, players, player_of_seat, clock)
            if round_.is_void:
                break
            rounds.append(round_)
            records.append(RoundRecord(deal.dealer, deal.pack, moves))
        else:
            return PlayedDeal(tuple(rounds), tuple(records), clock)
    raise ValueError("every deal is void")


def play_round(
    round_: Round, players: Sequence[Decide], player_of_seat: Sequence[int], clock: Clock
) -> tuple[Action, ...]:
    """Play a round to its end and return its moves.

    A single legal move is made without asking its player.
    """
    moves: list[tuple[int, Action]] = []
    totals = [0] * round_.seating.sides
    while not round_.is_over:
        seat, legal_moves = round_.turn, round_.legal_moves()
        player = player_of_seat[seat]
        action = legal_moves[0]
        if len(legal_moves) > 1:
            view = SeatView.of_round(round_, seat, totals, moves)
            start = perf_counter()
            action = players[player](round_, view)
            clock.seconds[player].append(perf_counter() - start)
        clock.moves[player] += 1
        round_.play(action)
        moves.append((seat, action))
    return tuple(action for _, action in moves)


class DealResult(NamedTuple):
    """Result of a deal played in one seating or, in duplicate, in all seatings; or of a match."""

    points: tuple[tuple[int, ...], ...]
    """For each seating, or each round of the match, the points of each player, in the order of the
    players, not of the seats."""
    seconds: tuple[float, ...]
    """The total time of each player's choices."""
    moves: tuple[int, ...]
    """The number of moves of each player."""
    record: str = ""
    """The text of the record, where the series keeps records."""
    luck: tuple[tuple[float, ...], ...] = ()
    """The part of `points` that the cards gave; empty unless the series is adjusted for luck."""

    @property
    def adjusted_points(self) -> tuple[tuple[float, ...], ...]:
        """The points without luck; the points themselves where it was not estimated."""
        if not self.luck:
            return self.points
        return tuple(
            tuple(own - given for own, given in zip(points, luck, strict=True))
            for points, luck in zip(self.points, self.luck, strict=True)
        )


@dataclass(frozen=True)
class Series:
    """Specification of a series; equal series have equal results."""

    variant: Variant
    seating: Seating
    levels: tuple[str, ...]
    """The level of each player; in the first seating player `n` has seat `n`."""
    deals: int
    seed: int
    duplicate: bool = False
    """Whether each deal is played with every player in every seat."""
    plays_matches: bool = False
    """Whether each deal begins a match, which is played to its end; not with `duplicate`."""
    keeps_records: bool = False
    """Whether the results have records; not with `duplicate`."""
    is_luck_adjusted: bool = False
    """Whether the luck of the cards is estimated, which takes some time for every round."""

    @property
    def seatings_per_deal(self) -> int:
        """The number of seatings in which each deal is played.

        In duplicate every player has every seat; but when equal partners change places, the round
        is the same again, and it is played once.
        """
        if not self.duplicate:
            return 1
        firsts = self.levels[: self.seating.sides]
        has_equal_partners = firsts * self.seating.side_size == self.levels
        return self.seating.sides if has_equal_partners else self.seating.players

    @property
    def is_between_equals(self) -> bool:
        """Whether all partnerships have the same levels, so that there is nothing to compare."""
        if not self.seating.has_partners:
            return False
        sides = [
            sorted(
                known
                for seat, known in enumerate(self.levels)
                if self.seating.side_of(seat) == side
            )
            for side in range(self.seating.sides)
        ]
        return all(side == sides[0] for side in sides)

    @property
    def luck_cancels(self) -> bool:
        """Whether every player has the luck of every hand, so that there is none to take out.

        That is so in duplicate where all cards are dealt at once; else it depends on the play who
        gets which later packet.
        """
        return self.duplicate and self.variant.deal.hand is None

    def deal_number(self, index: int) -> int:
        """The number of a deal of the series, under which a person can play it too."""
        return int(Random(f"scopa series {self.seed} deal {index}").random() * LARGEST_DEAL)

    def play_deal(self, index: int) -> DealResult:
        if self.plays_matches or self.keeps_records:
            return self._play_match(index)
        players = self.seating.players
        # With a shift, player `n` has seat `n + shift`.
        seatings = [
            [(seat - shift) % players for seat in range(players)]
            for shift in range(self.seatings_per_deal)
        ]
        deals = self.packs(index)
        deciders = [_decider(level(level_id)) for level_id in self.levels]
        played = play_duplicate(self.variant, self.seating, deals, seatings, deciders)
        # For each seating the side of each player.
        sides = [
            [self.seating.side_of(player_of_seat.index(player)) for player in range(players)]
            for player_of_seat in seatings
        ]
        points = [
            tuple(round_.sheet().totals[side] for side in side_of_player)
            for round_, side_of_player in zip(played.rounds, sides, strict=True)
        ]
        luck: list[tuple[float, ...]] = []
        if self.is_luck_adjusted:
            luck = [
                tuple(luck_of_side[side] for side in side_of_player)
                for luck_of_side, side_of_player in zip(
                    (self._luck(record, is_dealer_drawn=True) for record in played.records),
                    sides,
                    strict=True,
                )
            ]
        seconds, moves = played.clock.seconds, played.clock.moves
        return DealResult(tuple(points), tuple(map(sum, seconds)), tuple(moves), luck=tuple(luck))

    def _luck(self, recorded: RoundRecord, *, is_dealer_drawn: bool) -> tuple[float, ...]:
        """The part of each side's points that the cards, and the draw for dealer, gave."""
        result = round_result(self.variant, self.seating, recorded, is_dealer_drawn=is_dealer_drawn)
        if result is None:
            # Somebody called out: what the rest of the cards would have brought is not known.
            return (0.0,) * self.seating.sides
        return result.luck_in_points

    def results(self, jobs: int) -> Iterator[DealResult]:
        """Play the series in `jobs` processes; the results come in the order of the deals."""
        runner = TaskRunner(jobs)
        try:
            yield from runner.results(self.play_deal, range(self.deals))
        finally:
            runner.close()

    def _play_match(self, index: int) -> DealResult:
        """Play a match, to its end or until its first round is scored."""
        players = [Player(level(level_id).name, level_id) for level_id in self.levels]
        match = Match(self.variant, self.seating, players, self.deal_number(index))
        choose = [level(level_id).choose for level_id in self.levels]
        clock = Clock(len(players))
        while match.winner is None and (self.plays_matches or not match.sheets):
            match.begin_round()
            while match.round is not None and not match.round.is_over:
                seat, legal_moves = match.round.turn, match.round.legal_moves()
                action = legal_moves[0]
                if len(legal_moves) > 1 or match.round.may_call_out:
                    start = perf_counter()
                    action = choose[seat](SeatView.of(match, seat))
                    clock.seconds[seat].append(perf_counter() - start)
                clock.moves[seat] += 1
                match.play(action)
        sides = [self.seating.side_of(seat) for seat in range(len(players))]
        points = [tuple(sheet.totals[side] for side in sides) for sheet in match.sheets]
        return DealResult(
            tuple(points),
            tuple(map(sum, clock.seconds)),
            tuple(clock.moves),
            write_record(match.record) if self.keeps_records else "",
            tuple(self._luck_of_rounds(match, sides)) if self.is_luck_adjusted else (),
        )

    def _luck_of_rounds(self, match: Match, sides: Sequence[int]) -> Iterator[tuple[float, ...]]:
        """The luck of each scored round for each player; only the first dealer is drawn."""
        for number in range(1, len(match.sheets) + 1):
            recorded = match.scored_round(number)
            assert recorded is not None
            luck = self._luck(recorded, is_dealer_drawn=number == 1)
            yield tuple(luck[side] for side in sides)

    def packs(self, index: int) -> Iterator[DuplicateDeal]:
        """The first round of a deal of the series, and those that follow while they are void."""
        deal_number = self.deal_number(index)
        whole = self.variant.deal.pack
        dealer = draw_for_dealer(self.seating.players, pack_of(deal_number, 0, whole)).dealer
        for round_number in count(1):
            yield DuplicateDeal(dealer, pack_of(deal_number, round_number, whole))
            if self.variant.redeal_by == "next":
                dealer = self.seating.next_seat(dealer)


def _decider(known: Level) -> Decide:
    def decide(_round: Round, view: SeatView) -> Action:
        return known.choose(view)

    return decide
