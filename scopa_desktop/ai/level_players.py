"""The computer players of the levels.

A level below the master plays some of its moves with care and the others by habit: how many is
calibrated for each game (`ATTENTION`). What it can do with care, and what its habit is,
makes its character.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from scopa_desktop.ai.computer_players import (
    AbsentMindedPlayer,
    FallibleHeuristicPlayer,
    ImpulsivePlayer,
    SearchPlayer,
)
from scopa_desktop.ai.heuristics import HeuristicWeights
from scopa_desktop.ai.level_memory import MEMORY
from scopa_desktop.ai.move_evaluation import SearchConfig
from scopa_desktop.ai.partner_conventions import convention_score
from scopa_desktop.ai.player import ComputerPlayer

ATTENTION: Final[Mapping[str, Mapping[str, float]]] = {
    "beginner": {
        "scopa": 0.45,
        "scopa-race": 0.33,
        "scopa-sevens": 0.60,
        "scopa-pairs": 0.42,
        "scopa-assi": 0.60,
        "scopone": 1.00,
        "scopone-scientifico": 0.82,
        "scopa-quindici": 0.80,
        "escoba": 0.85,
        "escoba-setenta": 0.70,
        "escoba-quince": 0.76,
        "escopa": 0.95,
        "escova": 0.71,
        "cirulla": 0.45,
        "cirullone": 0.00,
        "chkobba": 0.52,
        "chorizo": 0.79,
        "baciga": 0.74,
        "scopone-de-trente": 0.22,
        "scopa-frac": 0.49,
        "desescoba": 0.00,
        "scopa-undici": 0.28,
        "scopa-milanese": 0.63,
        "rubamazzo": 0.00,
        "scopa-a-perdere": 0.00,
        "asso-piglia-tutto": 0.26,
        "scopa-a-quindici": 1.00,
        "cicera": 0.48,
    },
    "easy": {
        "scopa": 0.39,
        "scopa-race": 0.38,
        "scopa-sevens": 0.51,
        "scopa-pairs": 0.66,
        "scopa-assi": 0.69,
        "scopone": 0.83,
        "scopone-scientifico": 0.62,
        "scopa-quindici": 0.75,
        "escoba": 0.82,
        "escoba-setenta": 0.65,
        "escoba-quince": 0.71,
        "escopa": 0.88,
        "escova": 0.70,
        "cirulla": 0.40,
        "cirullone": 0.00,
        "chkobba": 0.55,
        "chorizo": 0.76,
        "baciga": 0.69,
        "scopone-de-trente": 0.00,
        "scopa-frac": 0.35,
        "desescoba": 0.00,
        "scopa-undici": 0.17,
        "scopa-milanese": 0.43,
        "rubamazzo": 0.03,
        "scopa-a-perdere": 0.00,
        "asso-piglia-tutto": 0.32,
        "scopa-a-quindici": 0.98,
        "cicera": 0.42,
    },
    "casual": {
        "scopa": 0.63,
        "scopa-race": 0.58,
        "scopa-sevens": 0.68,
        "scopa-pairs": 0.88,
        "scopa-assi": 0.91,
        "scopone": 1.00,
        "scopone-scientifico": 1.00,
        "scopa-quindici": 0.87,
        "escoba": 0.88,
        "escoba-setenta": 0.81,
        "escoba-quince": 0.82,
        "escopa": 0.94,
        "escova": 0.78,
        "cirulla": 0.72,
        "cirullone": 0.65,
        "chkobba": 0.77,
        "chorizo": 0.86,
        "baciga": 0.83,
        "scopone-de-trente": 0.34,
        "scopa-frac": 0.43,
        "desescoba": 0.00,
        "scopa-undici": 0.25,
        "scopa-milanese": 0.77,
        "rubamazzo": 0.53,
        "scopa-a-perdere": 0.00,
        "asso-piglia-tutto": 0.51,
        "scopa-a-quindici": 0.95,
        "cicera": 0.60,
    },
    "skilled": {
        "scopa": 0.34,
        "scopa-race": 0.26,
        "scopa-sevens": 0.28,
        "scopa-pairs": 0.62,
        "scopa-assi": 0.64,
        "scopone": 0.80,
        "scopone-scientifico": 0.83,
        "scopa-quindici": 0.63,
        "escoba": 0.67,
        "escoba-setenta": 0.57,
        "escoba-quince": 0.63,
        "escopa": 0.82,
        "escova": 0.53,
        "cirulla": 0.65,
        "cirullone": 0.38,
        "chkobba": 0.48,
        "chorizo": 0.77,
        "baciga": 0.54,
        "scopone-de-trente": 0.37,
        "scopa-frac": 0.00,
        "desescoba": 0.21,
        "scopa-undici": 0.26,
        "scopa-milanese": 0.65,
        "rubamazzo": 1.00,
        "scopa-a-perdere": 0.34,
        "asso-piglia-tutto": 0.35,
        "scopa-a-quindici": 0.93,
        "cicera": 0.44,
    },
    "strong": {
        "scopa": 0.62,
        "scopa-race": 0.45,
        "scopa-sevens": 0.42,
        "scopa-pairs": 0.78,
        "scopa-assi": 0.70,
        "scopone": 0.77,
        "scopone-scientifico": 0.77,
        "scopa-quindici": 0.45,
        "escoba": 0.44,
        "escoba-setenta": 0.30,
        "escoba-quince": 0.60,
        "escopa": 0.39,
        "escova": 0.73,
        "cirulla": 0.99,
        "cirullone": 0.68,
        "chkobba": 0.35,
        "chorizo": 0.97,
        "baciga": 1.00,
        "scopone-de-trente": 0.40,
        "scopa-frac": 0.04,
        "desescoba": 0.33,
        "scopa-undici": 0.00,
        "scopa-milanese": 0.60,
        "rubamazzo": 0.55,
        "scopa-a-perdere": 0.49,
        "asso-piglia-tutto": 0.58,
        "scopa-a-quindici": 0.66,
        "cicera": 0.27,
    },
}
"""The probability of a careful move, by level and game.

Measured by `benchmarks/ladder.py --calibrate`; the three lowest levels were then set by direct
play, each as far below the next one as the others (see OPPONENTS.md).
"""


_STRONG: Final = SearchPlayer(SearchConfig(iterations=1_000, safety_pairs=4_000), impression=60.0)
_MASTER: Final = SearchPlayer(SearchConfig(iterations=16_000, safety_pairs=4_000))
_SKILLED: Final = SearchPlayer(SearchConfig(iterations=120, safety_pairs=1_600), impression=60.0)
_SHORT_SIGHTED: Final = HeuristicWeights(following_turns=(), own_next_turn=0.0, leftovers=0.3)
"""Takes what is worth most, without a thought of what the next player finds."""


def _strong(careful: SearchPlayer) -> AbsentMindedPlayer:
    habit = FallibleHeuristicPlayer(memory=MEMORY["casual"])
    return AbsentMindedPlayer(careful, habit, ATTENTION["strong"], sees_danger=True)


PLAYERS: Final[dict[str, ComputerPlayer]] = {
    "beginner": AbsentMindedPlayer(
        FallibleHeuristicPlayer(_SHORT_SIGHTED, memory=MEMORY["beginner"]),
        ImpulsivePlayer(oversight=0.5),
        ATTENTION["beginner"],
    ),
    "easy": AbsentMindedPlayer(
        FallibleHeuristicPlayer(
            HeuristicWeights(coins=0.1, laid_card=0.5, following_turns=(1.2, 0.4, 0.3)),
            memory=MEMORY["easy"],
        ),
        FallibleHeuristicPlayer(
            replace(_SHORT_SIGHTED, coins=0.4), memory=MEMORY["easy"], oversight=0.4
        ),
        ATTENTION["easy"],
    ),
    "casual": AbsentMindedPlayer(
        FallibleHeuristicPlayer(
            HeuristicWeights(sweep=1.3, following_turns=(0.9, 0.4, 0.3)), memory=MEMORY["casual"]
        ),
        FallibleHeuristicPlayer(
            replace(_SHORT_SIGHTED, sweep=1.3), memory=MEMORY["casual"], oversight=0.3
        ),
        ATTENTION["casual"],
    ),
    "skilled": AbsentMindedPlayer(
        _SKILLED, FallibleHeuristicPlayer(_SHORT_SIGHTED), ATTENTION["skilled"]
    ),
    "strong": _strong(_STRONG),
    "master": _MASTER,
}
"""The player of each level, by the id of the level."""

CONVENTIONAL_PLAYERS: Final[dict[str, ComputerPlayer]] = {
    "strong": _strong(replace(_STRONG, preference=convention_score)),
    "master": replace(_MASTER, preference=convention_score),
}
"""The players of levels that can keep to the partner conventions."""
