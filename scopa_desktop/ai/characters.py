"""The players behind the levels: rules of thumb or a search, each with its human weaknesses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from scopa_desktop.ai.announcements import before_playing
from scopa_desktop.ai.habits import first_seen, remembered, wavering
from scopa_desktop.ai.heuristics import Weights, judge
from scopa_desktop.ai.outlook import Outlook
from scopa_desktop.ai.player import Deadline, one_of
from scopa_desktop.ai.searching import Appraisal, Search, appraise
from scopa_desktop.ai.view import SeatView
from scopa_desktop.rules.moves import Action

NEARLY_AS_GOOD: Final = 0.1
"""The points by which a move that a partner understands better may be worse."""
_WELL_TRIED: Final = 0.1
"""The share of the tries of the first move from which the worth of another can be trusted."""

_PLAIN: Final = Weights()

Liking: TypeAlias = Callable[[SeatView, Action], float]
"""How much somebody likes a move that seems as good as another."""


@dataclass(frozen=True)
class Amateur:
    """Plays by the rules of thumb, as far as attention and memory go."""

    weights: Weights = _PLAIN
    remembers: int = 40
    """The plays that are remembered, back from the last one."""
    wavers: float = 0.0
    """By how much a judgement usually errs (see `wavering`)."""
    snatches: float = 0.0
    """The chance to play what is seen first, without judging."""

    def choose(self, view: SeatView, chance: Random, until: Deadline) -> Action:
        """What seems the best move to this player now."""
        if chance.random() < self.snatches:
            return first_seen(view, chance)
        known = remembered(view, self.remembers)
        if (announcement := before_playing(known)) is not None:
            return announcement
        felt = [
            (one.worth + wavering(known, self.wavers, chance), one.outcome.move)
            for one in judge(Outlook(known), self.weights)
        ]
        best = max(worth for worth, _ in felt)
        return one_of([move for worth, move in felt if worth == best], chance)


@dataclass(frozen=True)
class Expert:
    """Plays what a search finds best, as far as concentration goes."""

    search: Search
    wavers: float = 0.0
    """By how much the worth of a move is usually misjudged (see `wavering`)."""
    liking: Liking | None = None
    """What decides between moves that are nearly as good."""

    def choose(self, view: SeatView, chance: Random, until: Deadline) -> Action:
        """The most promising move; the only one without a thought."""
        legal = view.legal_moves()
        if len(legal) == 1:
            return legal[0]
        appraisals = appraise(view, self.search, chance, until)
        if self.wavers:
            appraisals = self._misjudged(view, appraisals, chance)
        if self.liking is not None:
            return _liked_best(view, appraisals, self.liking)
        return appraisals[0].action

    def _misjudged(
        self, view: SeatView, appraisals: Sequence[Appraisal], chance: Random
    ) -> list[Appraisal]:
        """The moves as they seem to this player, the best in his eyes first."""
        felt = [
            one._replace(worth=one.worth + wavering(view, self.wavers, chance))
            for one in appraisals
        ]
        return sorted(felt, key=lambda one: one.worth, reverse=True)


def _liked_best(view: SeatView, appraisals: Sequence[Appraisal], liking: Liking) -> Action:
    """Of the moves nearly as good as the first, and tried well, the one that is liked best."""
    first = appraisals[0]
    near = [
        one.action
        for one in appraisals
        if one.worth >= first.worth - NEARLY_AS_GOOD and one.visits >= _WELL_TRIED * first.visits
    ]
    return max(near, key=lambda action: liking(view, action))
