"""The levels: the characters that a person chooses opponents and partners from.

A level is data and a player. A level that thinks longer or differently is one more entry here.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from scopa_desktop.ai.computer_players import FallibleHeuristicPlayer, SearchPlayer
from scopa_desktop.ai.heuristics import HeuristicWeights
from scopa_desktop.ai.move_evaluation import SearchConfig
from scopa_desktop.ai.partner_conventions import convention_score
from scopa_desktop.ai.player import ComputerPlayer, Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.i18n import QT_TRANSLATE_NOOP
from scopa_desktop.rules.moves import Action


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
    player: ComputerPlayer
    pace: float = 1.0
    """How long it takes over a move at the table, as a multiple of the usual pause."""
    keeps_conventions: ComputerPlayer | None = None
    """As a partner who keeps to the old rules of play; None for who cannot."""

    def choose(self, view: SeatView, until: Deadline | None = None) -> Action:
        """The move of this level; the same for the same view while time suffices."""
        return self.player.choose(view, Random(view.seed), until or Deadline(self.seconds))


_STRONG: Final = SearchPlayer(SearchConfig(iterations=700), noise=0.12)
_MASTER: Final = SearchPlayer(SearchConfig(iterations=16_000))

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
            player=FallibleHeuristicPlayer(
                HeuristicWeights(turns=(0.3,), next_turn=0.0, leftovers=0.3),
                memory=1,
                noise=1.9,
                impulse_rate=0.3,
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
            player=FallibleHeuristicPlayer(
                HeuristicWeights(coins=0.1, laid=0.5, turns=(1.2, 0.4, 0.3)),
                memory=4,
                noise=0.75,
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
            player=FallibleHeuristicPlayer(
                HeuristicWeights(sweep=1.3, turns=(0.9, 0.4, 0.3)),
                memory=10,
                noise=0.35,
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
            player=FallibleHeuristicPlayer(
                HeuristicWeights(laid=0.4, turns=(1.2, 0.5, 0.3)), noise=0.29
            ),
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
            keeps_conventions=replace(_STRONG, preference=convention_score),
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
            keeps_conventions=replace(_MASTER, preference=convention_score),
        ),
    )
}
"""The levels by id, the weakest first."""

_FORMER_IDS: Final = {"random": "beginner", "greedy": "casual"}
"""What levels were called in the first records and settings."""
_CONVENTIONS_SUFFIX: Final = "_traditional"
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
    if not level_id.endswith(_CONVENTIONS_SUFFIX):
        return None
    known = LEVELS.get(level_id.removesuffix(_CONVENTIONS_SUFFIX))
    if known is None or known.keeps_conventions is None:
        return None
    return replace(known, id=level_id, player=known.keeps_conventions)


def with_conventions(level_id: str) -> str:
    """The id of the same level as a traditional partner; of one who cannot, his own."""
    known = level(without_conventions(level_id))
    return known.id if known.keeps_conventions is None else known.id + _CONVENTIONS_SUFFIX


def without_conventions(level_id: str) -> str:
    """The id of the level itself."""
    return level(level_id).id.removesuffix(_CONVENTIONS_SUFFIX)


def keeps_conventions(level_id: str) -> bool:
    """Whether it is the id of a level as a traditional partner."""
    return level_id.endswith(_CONVENTIONS_SUFFIX)
