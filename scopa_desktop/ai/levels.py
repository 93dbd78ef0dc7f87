"""The levels: the characters that a person chooses as opponents and partners.

A level is data and a player; a new level is one more entry of `LEVELS`, and its player one of
`level_players`. That module, which needs the whole search, is imported when a player is asked for
the first time, because the window shows the levels at its start.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Final

from scopa_desktop.ai.level_memory import MEMORY
from scopa_desktop.ai.player import ComputerPlayer, Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.messages import QT_TRANSLATE_NOOP
from scopa_desktop.rules.moves import Action, CallOut


@dataclass(frozen=True)
class Level:
    """A computer player with its character."""

    id: str
    """Identifier in records and commands."""
    name: str
    """The character's name, the same in every language."""
    portrait: str
    """The id of the portrait."""
    strength_label: str
    """The strength in one word, in English; translated in the context `levels`."""
    description: str
    """The way of playing, as a predicate to the name, in English; translated in the context
    `levels`."""
    strength: int
    """From 1 (beginner) to 6 (master)."""
    seconds: float
    """Time limit of a move."""
    make_player: Callable[[], ComputerPlayer]
    """Returns the player, always an equal one."""
    pace: float = 1.0
    """Pause before a move at the table, as a multiple of the usual one."""
    memory: int | None = None
    """Number of last plays whose captured cards are remembered; None: all."""
    make_conventional_player: Callable[[], ComputerPlayer] | None = None
    """Returns the player that keeps to the partner conventions; None if the level has none."""

    @property
    def player(self) -> ComputerPlayer:
        """What chooses the moves."""
        return self.make_player()

    @property
    def has_conventions(self) -> bool:
        """Whether the level can keep to the partner conventions."""
        return self.make_conventional_player is not None

    def choose(self, view: SeatView, deadline: Deadline | None = None) -> Action:
        """The move of this level; the same for the same view while time suffices.

        Without a deadline the level has its own time limit. Where it can call out and knows that it
        is right, it does.
        """
        if view.variant.may_call_out:
            from scopa_desktop.ai.calling_out import knows_to_be_out  # noqa: PLC0415

            if knows_to_be_out(view, self.memory):
                return CallOut()
        return self.player.choose(view, Random(view.seed), deadline or Deadline(self.seconds))


def _player(level_id: str) -> ComputerPlayer:
    from scopa_desktop.ai.level_players import PLAYERS  # noqa: PLC0415

    return PLAYERS[level_id]


def _conventional_player(level_id: str) -> ComputerPlayer:
    from scopa_desktop.ai.level_players import CONVENTIONAL_PLAYERS  # noqa: PLC0415

    return CONVENTIONAL_PLAYERS[level_id]


LEVELS: Final[dict[str, Level]] = {
    level.id: level
    for level in (
        Level(
            id="beginner",
            name="Nino",
            portrait="nino",
            strength_label=QT_TRANSLATE_NOOP("levels", "beginner"),
            description=QT_TRANSLATE_NOOP("levels", "is learning, and takes whatever he sees"),
            strength=1,
            seconds=1.0,
            make_player=partial(_player, "beginner"),
            pace=0.8,
            memory=MEMORY["beginner"],
        ),
        Level(
            id="easy",
            name="Zia Pina",
            portrait="pina",
            strength_label=QT_TRANSLATE_NOOP("levels", "easy"),
            description=QT_TRANSLATE_NOOP("levels", "loves coins and takes no risks"),
            strength=2,
            seconds=1.0,
            make_player=partial(_player, "easy"),
            pace=1.2,
            memory=MEMORY["easy"],
        ),
        Level(
            id="casual",
            name="Beppe",
            portrait="beppe",
            strength_label=QT_TRANSLATE_NOOP("levels", "casual"),
            description=QT_TRANSLATE_NOOP("levels", "goes for every sweep and talks of the last"),
            strength=3,
            seconds=1.0,
            make_player=partial(_player, "casual"),
            pace=0.7,
            memory=MEMORY["casual"],
        ),
        Level(
            id="skilled",
            name="Donna Rosa",
            portrait="rosa",
            strength_label=QT_TRANSLATE_NOOP("levels", "skilled"),
            description=QT_TRANSLATE_NOOP(
                "levels", "counts the cards, but cannot leave a good one lying"
            ),
            strength=4,
            seconds=1.0,
            make_player=partial(_player, "skilled"),
            pace=1.0,
        ),
        Level(
            id="strong",
            name="Don Ciro",
            portrait="ciro",
            strength_label=QT_TRANSLATE_NOOP("levels", "strong"),
            description=QT_TRANSLATE_NOOP("levels", "waits for his moment and thinks to the end"),
            strength=5,
            seconds=0.8,
            make_player=partial(_player, "strong"),
            pace=1.4,
            make_conventional_player=partial(_conventional_player, "strong"),
        ),
        Level(
            id="master",
            name="Aurelio",
            portrait="aurelio",
            strength_label=QT_TRANSLATE_NOOP("levels", "master"),
            description=QT_TRANSLATE_NOOP("levels", "reads every hand as if it lay open"),
            strength=6,
            seconds=0.8,
            make_player=partial(_player, "master"),
            pace=1.2,
            make_conventional_player=partial(_conventional_player, "master"),
        ),
    )
}
"""The levels by id, the weakest first."""

_FORMER_IDS: Final = {"random": "beginner", "greedy": "casual"}
"""Identifiers of levels in the first records and settings."""
_CONVENTIONS_SUFFIX: Final = "_traditional"
"""Added to the id of a level that plays by the partner conventions."""


def level(level_id: str) -> Level:
    """The level with an id, a former id, or an id with the suffix for partner conventions.

    Raises `ValueError` with a sentence when there is none.
    """
    known = find_level(level_id)
    if known is None:
        raise ValueError(f"there is no level {level_id[:40]!r}; the levels: {', '.join(LEVELS)}")
    return known


def find_level(level_id: str) -> Level | None:
    """The level as in `level`, but None when there is none."""
    known = LEVELS.get(_FORMER_IDS.get(level_id, level_id))
    if known is not None:
        return known
    if not level_id.endswith(_CONVENTIONS_SUFFIX):
        return None
    known = LEVELS.get(level_id.removesuffix(_CONVENTIONS_SUFFIX))
    if known is None or known.make_conventional_player is None:
        return None
    return replace(known, id=level_id, make_player=known.make_conventional_player)


def with_conventions(level_id: str) -> str:
    """The id of the level that plays by the conventions; its own id if it cannot."""
    known = level(without_conventions(level_id))
    return known.id + _CONVENTIONS_SUFFIX if known.has_conventions else known.id


def ids_in_records(level_id: str) -> frozenset[str]:
    """All ids by which records name a level: its own, former ones, and that with conventions."""
    former = {old for old, new in _FORMER_IDS.items() if new == level_id}
    return frozenset({level_id, with_conventions(level_id), *former})


def without_conventions(level_id: str) -> str:
    """The id without the suffix for partner conventions."""
    return level(level_id).id.removesuffix(_CONVENTIONS_SUFFIX)


def keeps_conventions(level_id: str) -> bool:
    """Whether an id is that of a level that plays by the conventions."""
    return level_id.endswith(_CONVENTIONS_SUFFIX)
