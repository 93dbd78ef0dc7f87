"""A series of independent deals or matches between computer players, as `simulate` plays it."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from time import perf_counter
from typing import NamedTuple

from scopa_desktop.ai.levels import Level, level
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.duplicate import Clock, Deal, DealRunner, Decide, play_duplicate
from scopa_desktop.rules.match import Match, draw_for_dealer, pack_of
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.record import LARGEST_DEAL, Player, write_record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


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

    @property
    def seatings_per_deal(self) -> int:
        """The number of seatings in which each deal is played."""
        return self.seating.players if self.duplicate else 1

    def deal_number(self, index: int) -> int:
        """The number of a deal of the series, under which a person can play it too."""
        return int(Random(f"scopa series {self.seed} deal {index}").random() * LARGEST_DEAL)

    def play_deal(self, index: int) -> DealResult:
        """Play one deal or match of the series."""
        if self.plays_matches or self.keeps_records:
            return self._play_match(index)
        players = self.seating.players
        # With a shift, player `n` has seat `n + shift`.
        seatings = [
            [(seat - shift) % players for seat in range(players)]
            for shift in range(self.seatings_per_deal)
        ]
        deals = self._deals(self.deal_number(index))
        deciders = [_decider(level(level_id)) for level_id in self.levels]
        rounds, clock = play_duplicate(self.variant, self.seating, deals, seatings, deciders)
        points = [
            tuple(
                round_.sheet().totals[self.seating.side_of(player_of_seat.index(player))]
                for player in range(players)
            )
            for round_, player_of_seat in zip(rounds, seatings, strict=True)
        ]
        return DealResult(tuple(points), tuple(map(sum, clock.seconds)), tuple(clock.moves))

    def results(self, jobs: int) -> Iterator[DealResult]:
        """Play the series in `jobs` processes; the results come in the order of the deals."""
        runner = DealRunner(jobs)
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
                if len(legal_moves) > 1:
                    start = perf_counter()
                    action = choose[seat](SeatView.of(match, seat))
                    clock.seconds[seat].append(perf_counter() - start)
                clock.moves[seat] += 1
                match.play(action)
        points = [
            tuple(sheet.totals[self.seating.side_of(seat)] for seat in range(len(players)))
            for sheet in match.sheets
        ]
        record = write_record(match.record) if self.keeps_records else ""
        return DealResult(tuple(points), tuple(map(sum, clock.seconds)), tuple(clock.moves), record)

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
