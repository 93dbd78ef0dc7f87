"""The levels: the characters that a person chooses opponents and partners from.

A level is data and a player. A level that thinks longer or differently is one more entry here.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from scopa_desktop.ai.characters import Amateur, Expert
from scopa_desktop.ai.heuristics import Weights
from scopa_desktop.ai.player import Deadline, Player
from scopa_desktop.ai.searching import Search
from scopa_desktop.ai.tradition import tradition
from scopa_desktop.ai.view import SeatView
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.words import QT_TRANSLATE_NOOP


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
    pace: float = 1.0
    """How long it takes over a move at the table, as a multiple of the usual pause."""
    traditional: Player | None = None
    """As a partner who keeps to the old rules of play; None for who cannot."""

    def choose(self, view: SeatView, until: Deadline | None = None) -> Action:
        """The move of this level; the same for the same view while time suffices."""
        return self.player.choose(view, Random(view.seed), until or Deadline(self.seconds))


_STRONG: Final = Expert(Search(iterations=700), wavers=0.12)
_MASTER: Final = Expert(Search(iterations=16_000))

LEVELS: Final[dict[str, Level]] = {
    level.id: level
    for level in (
        Level(
            id="beginner",
            name="Nino",
            portrait="nino",
            grade=QT_TRANSLATE_NOOP("levels", "beginner"),
            temperament=QT_TRANSLATE_NOOP("levels", "is learning, and takes whatever he sees"),
            strength=1,
            seconds=1.0,
            player=Amateur(
                Weights(turns=(0.3,), next_turn=0.0, leftovers=0.3),
                remembers=1,
                wavers=1.9,
                snatches=0.3,
            ),
            pace=0.8,
        ),
        Level(
            id="easy",
            name="Zia Pina",
            portrait="pina",
            grade=QT_TRANSLATE_NOOP("levels", "easy"),
            temperament=QT_TRANSLATE_NOOP("levels", "loves coins and takes no risks"),
            strength=2,
            seconds=1.0,
            player=Amateur(
                Weights(coins=0.1, laid=0.5, turns=(1.2, 0.4, 0.3)),
                remembers=4,
                wavers=0.75,
            ),
            pace=1.2,
        ),
        Level(
            id="casual",
            name="Beppe",
            portrait="beppe",
            grade=QT_TRANSLATE_NOOP("levels", "casual"),
            temperament=QT_TRANSLATE_NOOP("levels", "goes for every sweep and talks of the last"),
            strength=3,
            seconds=1.0,
            player=Amateur(
                Weights(sweep=1.3, turns=(0.9, 0.4, 0.3)),
                remembers=10,
                wavers=0.35,
            ),
            pace=0.7,
        ),
        Level(
            id="skilled",
            name="Donna Rosa",
            portrait="rosa",
            grade=QT_TRANSLATE_NOOP("levels", "skilled"),
            temperament=QT_TRANSLATE_NOOP("levels", "counts the cards and gives nothing away"),
            strength=4,
            seconds=1.0,
            player=Amateur(Weights(laid=0.4, turns=(1.2, 0.5, 0.3)), wavers=0.29),
            pace=1.0,
        ),
        Level(
            id="strong",
            name="Don Ciro",
            portrait="ciro",
            grade=QT_TRANSLATE_NOOP("levels", "strong"),
            temperament=QT_TRANSLATE_NOOP("levels", "waits for his moment and thinks to the end"),
            strength=5,
            seconds=0.8,
            player=_STRONG,
            pace=1.4,
            traditional=replace(_STRONG, liking=tradition),
        ),
        Level(
            id="master",
            name="Aurelio",
            portrait="aurelio",
            grade=QT_TRANSLATE_NOOP("levels", "master"),
            temperament=QT_TRANSLATE_NOOP("levels", "reads the hands as if they lay open"),
            strength=6,
            seconds=0.8,
            player=_MASTER,
            pace=1.2,
            traditional=replace(_MASTER, liking=tradition),
        ),
    )
}
"""The levels by id, the weakest first."""

_FORMER_IDS: Final = {"random": "beginner", "greedy": "casual"}
"""What levels were called in the first records and settings."""
_TRADITIONAL: Final = "_traditional"
"""Follows the id of a level that plays as a traditional partner."""


def level(level_id: str) -> Level:
    """The level of that id, or of the id it once had, also as a traditional partner.

    Raises `ValueError` with a sentence when there is none.
    """
    found = find_level(level_id)
    if found is None:
        raise ValueError(f"there is no level {level_id[:40]!r}; the levels: {', '.join(LEVELS)}")
    return found


def find_level(level_id: str) -> Level | None:
    """The same as `level`, but None when there is none."""
    known = LEVELS.get(_FORMER_IDS.get(level_id, level_id))
    if known is not None:
        return known
    if not level_id.endswith(_TRADITIONAL):
        return None
    known = LEVELS.get(level_id.removesuffix(_TRADITIONAL))
    if known is None or known.traditional is None:
        return None
    return replace(known, id=level_id, player=known.traditional)


def with_tradition(level_id: str) -> str:
    """The id of the same level as a traditional partner; of one who cannot, his own."""
    known = level(without_tradition(level_id))
    return known.id if known.traditional is None else known.id + _TRADITIONAL


def without_tradition(level_id: str) -> str:
    """The id of the level itself."""
    return level(level_id).id.removesuffix(_TRADITIONAL)


def is_traditional(level_id: str) -> bool:
    """Whether it is the id of a level as a traditional partner."""
    return level_id.endswith(_TRADITIONAL)
