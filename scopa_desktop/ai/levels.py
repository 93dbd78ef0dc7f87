"""The levels: the characters that a person chooses as opponents and partners.

A level is data and a player; a new level is one more entry of `LEVELS`, and its player one of
`level_players`. That module, which needs the whole search, is imported when a player is asked for
the first time, because the window shows the levels at its start.
"""

import re
from collections.abc import Callable
from functools import lru_cache, partial
from random import Random
from typing import Final, NamedTuple

from scopa_desktop.ai import calling_out, computer_players, level_players
from scopa_desktop.ai.level_memory import MEMORY
from scopa_desktop.ai.player import ComputerPlayer, Deadline
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.messages import QT_TRANSLATE_NOOP
from scopa_desktop.rules.moves import Action, CallOut

N_: Final = partial(QT_TRANSLATE_NOOP, "levels")


class Level(NamedTuple):
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
    """Time limit of a move (see `Deadline`)."""
    make_player: Callable[[], ComputerPlayer]
    """Returns the player, always an equal one."""
    pace: float = 1.0
    """Pause before a move at the table, as a multiple of the usual one."""
    memory: int | None = None
    """Number of last plays whose captured cards are remembered; None: all."""
    make_conventional_player: Callable[[], ComputerPlayer] | None = None
    """Returns the player that keeps to the partner conventions; None if the level has none."""
    good_at: str = ""
    """What the player does well, as `description`; empty if there is nothing to say. It follows
    from `benchmarks/characters.py` or from the parameters of the player."""
    bad_at: str = ""
    """What the player does badly, in the same way."""
    rung: float | None = None
    """Where a matched level stands among the others: 0 is the weakest, 2.4 between the third and
    the fourth; None for a level of fixed strength."""

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
        if view.variant.may_call_out and calling_out.knows_to_be_out(view, self.memory):
            return CallOut()
        return self.player.choose(view, Random(view.seed), deadline or Deadline(self.seconds))


def _player(level_id: str) -> ComputerPlayer:
    return level_players.PLAYERS[level_id]


def _conventional_player(level_id: str) -> ComputerPlayer:
    return level_players.CONVENTIONAL_PLAYERS[level_id]


LEVELS: Final[dict[str, Level]] = {
    level.id: level
    for level in (
        Level(
            id="beginner",
            name="Nino",
            portrait="nino",
            strength_label=N_("beginner"),
            description=N_("is learning, and takes whatever is in sight"),
            strength=1,
            seconds=1.0,
            make_player=partial(_player, "beginner"),
            pace=0.8,
            memory=MEMORY["beginner"],
            good_at=N_("likes to take many cards at once, and does not keep you waiting"),
            bad_at=N_("overlooks captures, and lays sevens for you to take"),
        ),
        Level(
            id="easy",
            name="Zia Pina",
            portrait="pina",
            strength_label=N_("easygoing"),
            description=N_("loves coins and guards sevens"),
            strength=2,
            seconds=1.0,
            make_player=partial(_player, "easy"),
            pace=1.2,
            memory=MEMORY["easy"],
            good_at=N_("rarely lays a coin or a seven with another card in hand"),
            bad_at=N_("often does not see that the table could be swept"),
        ),
        Level(
            id="casual",
            name="Beppe",
            portrait="beppe",
            strength_label=N_("casual"),
            description=N_("goes for every sweep in sight and talks of the last"),
            strength=3,
            seconds=1.0,
            make_player=partial(_player, "casual"),
            pace=0.7,
            memory=MEMORY["casual"],
            good_at=N_("sees most of the sweeps that can be made"),
            bad_at=N_("forgets what is gone, and gives points away with the last cards"),
        ),
        Level(
            id="skilled",
            name="Donna Rosa",
            portrait="rosa",
            strength_label=N_("skilled"),
            description=N_("counts the cards, but cannot leave a good one lying"),
            strength=4,
            seconds=1.0,
            make_player=partial(_player, "skilled"),
            pace=1.0,
            good_at=N_("overlooks hardly any sweep, and has an eye for coins"),
            bad_at=N_("takes almost always, even if that leaves you a sweep"),
        ),
        Level(
            id="strong",
            name="Don Ciro",
            portrait="ciro",
            strength_label=N_("strong"),
            description=N_("waits for the right moment and thinks to the end"),
            strength=5,
            seconds=0.8,
            make_player=partial(_player, "strong"),
            pace=1.4,
            make_conventional_player=partial(_conventional_player, "strong"),
            good_at=N_("leaves few sweeps, and can do without a capture"),
            bad_at=N_("loses count now and then, and makes a mistake at the end"),
        ),
        Level(
            id="master",
            name="Aurelio",
            portrait="aurelio",
            strength_label=N_("master"),
            description=N_("reads the last hand as if it lay open"),
            strength=6,
            seconds=0.8,
            make_player=partial(_player, "master"),
            pace=1.2,
            make_conventional_player=partial(_conventional_player, "master"),
            good_at=N_("leaves fewer sweeps than anybody else"),
            bad_at=N_("lets coins and captures go, as long as the table is safe"),
        ),
    )
}
"""The levels by id, the weakest first."""

MATCHED: Final = "matched"
"""The id of the character that plays as strongly as the person; records add its rung, in hundredths
of a level: `matched_240`."""
FIRST_RUNG: Final = 2.0
"""The rung of a matched level while the strength of the person is not known."""
_MATCHED_ID: Final = re.compile(rf"{MATCHED}_(\d{{1,3}})")
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
    if level_id == MATCHED:
        return matched_level(FIRST_RUNG)
    if matched := _MATCHED_ID.fullmatch(level_id):
        rung = int(matched[1]) / 100
        return matched_level(rung) if rung <= len(LEVELS) - 1 else None
    if not level_id.endswith(_CONVENTIONS_SUFFIX):
        return None
    known = LEVELS.get(level_id.removesuffix(_CONVENTIONS_SUFFIX))
    if known is None or known.make_conventional_player is None:
        return None
    return known._replace(id=level_id, make_player=known.make_conventional_player)


def matched_level_id(rung: float) -> str:
    return f"{MATCHED}_{round(100 * rung)}"


@lru_cache(maxsize=32)
def matched_level(rung: float) -> Level:
    """The level between two others that plays some moves like the one and some like the other."""
    weaker, stronger, share = _neighbours(rung)
    return Level(
        id=matched_level_id(rung),
        name="Luna",
        portrait="luna",
        strength_label=N_("like you"),
        description=N_("plays as well as you do, and changes with you"),
        strength=weaker.strength,
        seconds=max(weaker.seconds, stronger.seconds),
        make_player=partial(_matched_player, rung),
        memory=weaker.memory if share < 0.5 else stronger.memory,
        rung=rung,
    )


def _neighbours(rung: float) -> tuple[Level, Level, float]:
    """The levels below and above a rung, and how far it is from the one to the other."""
    levels = [*LEVELS.values()]
    below = min(int(rung), len(levels) - 2)
    return levels[below], levels[below + 1], rung - below


def _matched_player(rung: float) -> ComputerPlayer:
    weaker, stronger, share = _neighbours(rung)
    return computer_players.AbsentMindedPlayer(
        stronger.player, weaker.player, dict.fromkeys(CATALOGUE, share)
    )


def with_conventions(level_id: str) -> str:
    """The id of the level that plays by the conventions; its own id if it cannot."""
    known = level(without_conventions(level_id))
    return known.id + _CONVENTIONS_SUFFIX if known.has_conventions else known.id


@lru_cache(maxsize=256)
def character_id(level_id: str) -> str:
    """The id of the character of a level: without conventions, and `MATCHED` without its rung.

    `person` and unknown ids are returned as they are.
    """
    known = find_level(level_id)
    if known is None:
        return level_id
    return known.id.removesuffix(_CONVENTIONS_SUFFIX) if known.rung is None else MATCHED


def ids_in_records(level_id: str) -> frozenset[str]:
    """All ids by which records name a level: its own, former ones, and that with conventions.

    For `MATCHED` it is what all of them begin with, up to `_`.
    """
    if level_id == MATCHED:
        return frozenset({f"{MATCHED}_"})
    former = {old for old, new in _FORMER_IDS.items() if new == level_id}
    return frozenset({level_id, with_conventions(level_id), *former})


def without_conventions(level_id: str) -> str:
    """The id without the suffix for partner conventions."""
    return level(level_id).id.removesuffix(_CONVENTIONS_SUFFIX)


def keeps_conventions(level_id: str) -> bool:
    """Whether an id is that of a level that plays by the conventions."""
    return level_id.endswith(_CONVENTIONS_SUFFIX)
