"""The computer players of the levels.

A level below the master plays some of its moves with care and the others by habit: how many is
calibrated for each game (see `level_attention`). What it can do with care, and what its habit is,
makes its character.
"""

from dataclasses import replace
from typing import Final

from scopa_desktop.ai.computer_players import (
    AbsentMindedPlayer,
    FallibleHeuristicPlayer,
    ImpulsivePlayer,
    SearchPlayer,
)
from scopa_desktop.ai.heuristics import HeuristicWeights
from scopa_desktop.ai.level_attention import ATTENTION
from scopa_desktop.ai.level_memory import MEMORY
from scopa_desktop.ai.move_evaluation import SearchConfig
from scopa_desktop.ai.partner_conventions import convention_score
from scopa_desktop.ai.player import ComputerPlayer

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
