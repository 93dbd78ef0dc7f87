"""The levels: the characters that a person chooses opponents from.

A level is data and a player. A level that thinks longer or differently is one more entry here.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from scopa_desktop.ai.heuristics import RuleOfThumbPlayer
from scopa_desktop.ai.player import Deadline, Player, one_of
from scopa_desktop.ai.view import SeatView
from scopa_desktop.rules.moves import Action, Move
from scopa_desktop.rules.words import QT_TRANSLATE_NOOP


class FirstComePlayer:
    """Plays whatever card comes first to the fingers."""

    def choose(self, view: SeatView, chance: Random, until: Deadline) -> Action:
        """Any card of the hand, and any way to play it."""
        announcements = [one for one in view.legal_moves() if not isinstance(one, Move)]
        if announcements:
            return one_of(announcements, chance)
        moves = view.plays()
        card = one_of(sorted({move.card for move in moves}), chance)
        return one_of([move for move in moves if move.card == card], chance)


@dataclass(frozen=True)
class Level:
    """A computer player as it is offered and as it thinks."""

    id: str
    """As written in records and commands."""
    name: str
    """The character's name, the same in every language."""
    portrait: str
    """The id of the portrait."""
    grade: str
    """How strong it is in one word, in English; marked for translation in the context `levels`."""
    temperament: str
    """A few words, in English; marked for translation in the context `levels`."""
    strength: int
    """From 1 for a beginner to 6 for a master."""
    seconds: float
    """The time it may think about a move."""
    player: Player

    def choose(self, view: SeatView, seed: str, until: Deadline | None = None) -> Action:
        """The move of this level; the same for the same view and seed while time suffices."""
        return self.player.choose(view, Random(seed), until or Deadline(self.seconds))


def decision_seed(deal_number: int, round_number: int, ply: int, seat: int) -> str:
    """The seed of one decision, so that a match played again is the same match."""
    return f"scopa deal {deal_number} round {round_number} ply {ply} seat {seat}"


LEVELS: Final[dict[str, Level]] = {
    level.id: level
    for level in (
        Level(
            id="random",
            name="Nino",
            portrait="nino",
            grade=QT_TRANSLATE_NOOP("levels", "beginner"),
            temperament=QT_TRANSLATE_NOOP("levels", "plays the first card that comes"),
            strength=1,
            seconds=1.0,
            player=FirstComePlayer(),
        ),
        Level(
            id="greedy",
            name="Beppe",
            portrait="beppe",
            grade=QT_TRANSLATE_NOOP("levels", "casual"),
            temperament=QT_TRANSLATE_NOOP("levels", "counts the cards and takes what he can"),
            strength=3,
            seconds=1.0,
            player=RuleOfThumbPlayer(),
        ),
    )
}
"""The levels by id, the weakest first."""


def level(level_id: str) -> Level:
    """The level of that id; raises `ValueError` with a sentence when there is none."""
    try:
        return LEVELS[level_id]
    except KeyError:
        raise ValueError(
            f"there is no level {level_id[:40]!r}; the levels: {', '.join(LEVELS)}"
        ) from None
