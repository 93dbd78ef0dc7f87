"""Pairings: duplicate deals between a challenger on one side and another player on all others."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from statistics import mean
from typing import NamedTuple

from benchmarks.players import NamedPlayer, named_player
from scopa_desktop.ai.review.luck import leads_of, points_of
from scopa_desktop.commands.series import DuplicateDeal, play_duplicate
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


class PairingDeal(NamedTuple):
    """Result of a deal played with the challenger on every side."""

    margins: tuple[float, ...]
    """For each side of the challenger: its points less the mean of the other sides' points, or the
    other way round where the fewest points win."""
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    """The time of every choice of the challenger and of the other player."""

    @property
    def margin(self) -> float:
        """Mean margin of the challenger, in points per round."""
        return mean(self.margins)


@dataclass(frozen=True)
class Pairing:
    """Two players in a game; the challenger plays one side, the other player all the rest."""

    game: str
    seating: Seating
    challenger: str
    other: str
    seconds: float | None = None
    """Time limit of a level's move; None: the level's own."""

    @property
    def variant(self) -> Variant:
        """The game played."""
        return catalogue.variant(self.game)

    @property
    def is_possible(self) -> bool:
        """Whether both players can play with this seating."""
        return all(player.supports(self.seating) for player in self._players())

    @property
    def sees_hidden_cards(self) -> bool:
        """Whether one of the players sees cards that its seat cannot see."""
        return any(player.sees_hidden_cards for player in self._players())

    def play_deal(self, number: int) -> PairingDeal:
        """Play a numbered deal; if it is void in any seating, the next pack of that number."""
        seating = self.seating
        seatings = [
            [0 if seating.side_of(seat) == side else 1 for seat in range(seating.players)]
            for side in range(seating.sides)
        ]
        deciders = [player.decide for player in self._players()]
        rounds, _, clock = play_duplicate(
            self.variant, seating, self._deals(number), seatings, deciders
        )
        worth = self.variant.ending.point_worth
        margins = [leads_of(points_of(round_), worth)[side] for side, round_ in enumerate(rounds)]
        challenger, other = clock.seconds
        return PairingDeal(tuple(margins), (tuple(challenger), tuple(other)))

    def _players(self) -> list[NamedPlayer]:
        return [named_player(name, self.seconds) for name in (self.challenger, self.other)]

    def _deals(self, number: int) -> Iterator[DuplicateDeal]:
        dealer = number % self.seating.players
        pack = self.variant.deal.pack
        return (DuplicateDeal(dealer, pack_of(number, attempt, pack)) for attempt in count(1))
