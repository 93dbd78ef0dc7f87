"""A series of independent deals between computer players, as `simulate` plays it."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import NamedTuple

from scopa_desktop.ai.levels import Level, level
from scopa_desktop.ai.review.luck import round_result
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.duplicate import Deal, DealRunner, Decide, play_duplicate
from scopa_desktop.rules.match import draw_for_dealer, pack_of
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.record import LARGEST_DEAL, RoundRecord
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


class DealResult(NamedTuple):
    """Result of a deal played in one seating or, in duplicate, in all seatings."""

    points: tuple[tuple[int, ...], ...]
    """For each seating the points of each player, in the order of the players, not of the seats."""
    seconds: tuple[float, ...]
    """The total time of each player's choices."""
    moves: tuple[int, ...]
    """The number of moves of each player."""
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
    is_luck_adjusted: bool = False
    """Whether the luck of the cards is estimated, which takes some time for every round."""

    @property
    def seatings_per_deal(self) -> int:
        """The number of rounds played of each deal."""
        return self.seating.players if self.duplicate else 1

    def deal_number(self, index: int) -> int:
        """The number of a deal of the series, under which a person can play it too."""
        return int(Random(f"scopa series {self.seed} deal {index}").random() * LARGEST_DEAL)

    def play_deal(self, index: int) -> DealResult:
        """Play one deal of the series."""
        players = self.seating.players
        # With a shift, player `n` has seat `n + shift`.
        seatings = [
            [(seat - shift) % players for seat in range(players)]
            for shift in range(self.seatings_per_deal)
        ]
        deals = self._deals(self.deal_number(index))
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
                    map(self._luck, played.records), sides, strict=True
                )
            ]
        seconds, moves = played.clock.seconds, played.clock.moves
        return DealResult(tuple(points), tuple(map(sum, seconds)), tuple(moves), tuple(luck))

    def _luck(self, recorded: RoundRecord) -> tuple[float, ...]:
        """The part of each side's points that the cards, and the draw for dealer, gave."""
        result = round_result(self.variant, self.seating, recorded, is_dealer_drawn=True)
        assert result is not None
        return result.luck_in_points

    def results(self, jobs: int) -> Iterator[DealResult]:
        """Play the series in `jobs` processes; the results come in the order of the deals."""
        runner = DealRunner(jobs)
        try:
            yield from runner.results(self.play_deal, range(self.deals))
        finally:
            runner.close()

    def _deals(self, deal_number: int) -> Iterator[Deal]:
        """The first round of a numbered deal, and those that follow while they are void."""
        dealer = draw_for_dealer(self.seating.players, pack_of(deal_number, 0)).dealer
        for round_number in count(1):
            yield Deal(dealer, pack_of(deal_number, round_number))
            if self.variant.redeal_by == "next":
                dealer = self.seating.next_seat(dealer)


def _decider(known: Level) -> Decide:
    def decide(_round: Round, view: SeatView) -> Action:
        return known.choose(view)

    return decide
