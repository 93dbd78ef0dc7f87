"""Rounds for the measurements of the review: played, and measured decision by decision."""

from dataclasses import dataclass
from itertools import count
from random import Random
from typing import NamedTuple

from benchmarks.players import named_player
from scopa_desktop.ai.review.loss import measure_loss
from scopa_desktop.ai.review.luck import LuckConfig, RoundResult, round_result
from scopa_desktop.ai.review.results import MISTAKE_POINTS
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.commands.series import Decide
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.record import RoundRecord
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant

_NO_TIME_LIMIT = 3600.0
"""Seconds for a level's move, so that a busy machine changes no result."""


class Decision(NamedTuple):
    """A decision of the first side."""

    view: SeatView
    played: Action


class PlayedRound(NamedTuple):
    """A finished round with the decisions of the first side."""

    recorded: RoundRecord
    decisions: tuple[Decision, ...]


class DealLoss(NamedTuple):
    """What the decisions of the first side cost in one round."""

    decisions: int
    """The number of real decisions."""
    loss: float
    """The sum of their losses, in points."""
    mistakes: int
    """Decisions with a clear loss of `MISTAKE_POINTS` or more."""


@dataclass(frozen=True)
class Table:
    """A game with the players of its first side and of all other sides."""

    game: str
    seating: Seating
    player: str
    others: str

    def __str__(self) -> str:
        """`scopa, 2: greedy among skilled`."""
        return f"{self.game}, {self.seating}: {self.player} among {self.others}"

    @property
    def variant(self) -> Variant:
        """The game played."""
        return catalogue.variant(self.game)

    def play(self, number: int) -> PlayedRound:
        """Play a numbered deal with a dealer drawn for it; if it is void, the next pack."""
        dealer = int(Random(f"dealer of deal {number}").random() * self.seating.players)
        deciders = [
            named_player(name, _NO_TIME_LIMIT).decide for name in (self.player, self.others)
        ]
        for attempt in count(1):
            pack = pack_of(number, attempt, self.variant.deal.pack)
            round_, _ = Round.dealt(self.variant, self.seating, dealer, pack)
            moves, decisions = _play(round_, self.seating, deciders)
            if not round_.is_void:
                return PlayedRound(RoundRecord(dealer, pack, tuple(moves)), tuple(decisions))
        raise AssertionError("every deal is void")

    def loss(self, number: int, iterations: int) -> DealLoss:
        """Play a numbered deal and measure the decisions of the first side."""
        losses = [
            measure_loss(view, played, iterations) for view, played in self.play(number).decisions
        ]
        real = [loss for loss in losses if not loss.is_indifferent]
        mistakes = sum(loss.is_clear and loss.value >= MISTAKE_POINTS for loss in real)
        return DealLoss(len(real), sum(loss.value for loss in real), mistakes)

    def result(self, number: int, playouts: int) -> RoundResult:
        """Play a numbered deal; its result and luck."""
        result = round_result(
            self.variant,
            self.seating,
            self.play(number).recorded,
            LuckConfig(playouts),
            is_dealer_drawn=True,
        )
        assert result is not None
        return result


def _play(
    round_: Round, seating: Seating, deciders: list[Decide]
) -> tuple[list[Action], list[Decision]]:
    """Play a round to its end; all its moves, and the decisions of the first side."""
    moves: list[tuple[int, Action]] = []
    decisions: list[Decision] = []
    while not round_.is_over:
        seat, legal_moves = round_.turn, round_.legal_moves()
        action = legal_moves[0]
        if len(legal_moves) > 1:
            view = SeatView.of_round(round_, seat, [0] * seating.sides, moves)
            side = seating.side_of(seat)
            action = deciders[min(side, 1)](round_, view)
            if side == 0:
                decisions.append(Decision(view, action))
        round_.play(action)
        moves.append((seat, action))
    return [action for _, action in moves], decisions
