"""Results of the steps of a review, with their grades: values that can be stored and read again."""

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final, NamedTuple, TypeAlias

from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.review.luck import DealLuck
from scopa_desktop.rules.moves import Action, parse_action

SLIP_POINTS: Final = 0.1
MISTAKE_POINTS: Final = 0.25
BLUNDER_POINTS: Final = 0.75
BAD_LUCK_POINTS: Final = 0.5
"""Loss in hindsight from which a sound move is called unlucky."""


class Grade(Enum):
    """Grade of a decision; the value is written in files and by the command."""

    BEST = "best"
    """The best move."""
    GOOD = "good"
    """Another move that is about as good: its loss is small, or not clear of its interval."""
    SLIP = "slip"
    """A clear but small loss."""
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    UNLUCKY = "unlucky"
    """As good as any move could be known to be, but costly as the cards lay."""

    @property
    def is_error(self) -> bool:
        """Whether the move cost points that could be known."""
        return self in (Grade.SLIP, Grade.MISTAKE, Grade.BLUNDER)


def grade(played_best: bool, loss: Loss, hindsight: Loss | None) -> Grade:
    """Grade of a decision.

    What could be known decides whether it was an error; hindsight, if there is any, only whether a
    sound move was unlucky.
    """
    if loss.is_clear:
        for error, points in _ERRORS:
            if loss.value >= points:
                return error
    if hindsight is not None and hindsight.is_clear and hindsight.value >= BAD_LUCK_POINTS:
        return Grade.UNLUCKY
    return Grade.BEST if played_best else Grade.GOOD


_ERRORS: Final = (
    (Grade.BLUNDER, BLUNDER_POINTS),
    (Grade.MISTAKE, MISTAKE_POINTS),
    (Grade.SLIP, SLIP_POINTS),
)


JsonObject: TypeAlias = dict[str, Any]

_LOSS_FIELDS: Final = ("value", "half_width", "is_indifferent")


class DecisionReview(NamedTuple):
    """Review of a decision: a move where the seat had several legal ones."""

    round_number: int
    """The deal, counted from 1 as in records; void deals count."""
    move_number: int
    """The move in the round, counted from 1."""
    seat: int
    """Counted from 0."""
    played: Action
    loss: Loss
    """From what the seat knew."""
    hindsight: Loss | None
    """With all cards seen; only for telling bad luck from mistakes. None while the round is in
    play, because it would give hidden cards away."""
    win_probability_per_point: float | None
    """Near the end of the match, what one point of a loss stands for; else None."""

    @property
    def is_real(self) -> bool:
        """Whether the decision counts: the legal moves are not all worth the same."""
        return not self.loss.is_indifferent

    @property
    def grade(self) -> Grade:
        """The grade."""
        return grade(self.played == self.loss.best, self.loss, self.hindsight)

    @property
    def win_probability_loss(self) -> float | None:
        """The loss as a probability of winning the match; None far from its end."""
        if self.win_probability_per_point is None:
            return None
        return self.loss.value * self.win_probability_per_point

    def to_json(self) -> JsonObject:
        """The review as a JSON object."""
        return {
            "round": self.round_number,
            "move": self.move_number,
            "seat": self.seat,
            "played": str(self.played),
            "loss": _loss_to_json(self.loss),
            "hindsight": None if self.hindsight is None else _loss_to_json(self.hindsight),
            "win_probability_per_point": self.win_probability_per_point,
        }


class RoundReview(NamedTuple):
    """Result of a round that was played to its end, and what its cards gave."""

    round_number: int
    """The deal, counted from 1 as in records."""
    leads: tuple[float, ...]
    """For each side its points less the mean of the other sides' points."""
    luck: tuple[float, ...]
    """The part of each lead that the cards gave."""
    deals: tuple[DealLuck, ...] = ()
    """The luck of each deal and packet."""
    chances: tuple[float, ...] = ()
    """After so many moves of the round, from 0 on, the probability that the side of the reviewed
    seat (`Reviewer.seat`) wins the match, from what that seat knew."""

    @property
    def adjusted(self) -> tuple[float, ...]:
        """For each side its lead without luck."""
        return tuple(lead - luck for lead, luck in zip(self.leads, self.luck, strict=True))

    def to_json(self) -> JsonObject:
        """The review as a JSON object."""
        return {
            "round": self.round_number,
            "leads": list(self.leads),
            "luck": list(self.luck),
            "deals": [[deal.moves, *deal.leads] for deal in self.deals],
            "chances": list(self.chances),
        }


ReviewResult: TypeAlias = DecisionReview | RoundReview


def result_from_json(stored: Mapping[str, Any]) -> ReviewResult:
    """The result that `to_json` gave; raises `ValueError` for anything else."""
    try:
        if "move" not in stored:
            leads, luck, chances = (
                tuple(map(float, stored[name])) for name in ("leads", "luck", "chances")
            )
            deals = tuple(
                DealLuck(int(moves), tuple(map(float, given))) for moves, *given in stored["deals"]
            )
            return RoundReview(int(stored["round"]), leads, luck, deals, chances)
        hindsight, per_point = stored["hindsight"], stored["win_probability_per_point"]
        return DecisionReview(
            round_number=int(stored["round"]),
            move_number=int(stored["move"]),
            seat=int(stored["seat"]),
            played=parse_action(stored["played"]),
            loss=_loss_from_json(stored["loss"]),
            hindsight=None if hindsight is None else _loss_from_json(hindsight),
            win_probability_per_point=None if per_point is None else float(per_point),
        )
    except (KeyError, TypeError, AttributeError, OverflowError) as error:
        raise ValueError(f"this is no result of a review: {error}") from None


def _loss_to_json(loss: Loss) -> JsonObject:
    fields = {name: getattr(loss, name) for name in _LOSS_FIELDS}
    return {"best": str(loss.best), **fields}


def _loss_from_json(stored: Mapping[str, Any]) -> Loss:
    value, half_width = float(stored["value"]), float(stored["half_width"])
    return Loss(parse_action(stored["best"]), value, half_width, bool(stored["is_indifferent"]))
