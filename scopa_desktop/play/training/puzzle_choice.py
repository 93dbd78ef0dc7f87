"""`PuzzleChooser`: which puzzle comes next, and how many wait for repetition."""

import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from enum import Enum
from itertools import chain, zip_longest
from random import Random
from typing import Final, NamedTuple

from scopa_desktop.ai.puzzles.puzzle import Puzzle, Theme
from scopa_desktop.play.lessons.lesson import FindBest, Lesson
from scopa_desktop.play.puzzles.puzzle_library import PuzzleEntry, PuzzleLibrary
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.storage.json_fields import usable
from scopa_desktop.play.training.own_puzzles import OwnPuzzles
from scopa_desktop.play.training.puzzle_attempts import PuzzleAttempts, Repetition, local_day
from scopa_desktop.play.training.trainee import Trainee

Clock = Callable[[], datetime]
"""Returns the current time with a time zone."""

_log = logging.getLogger(__name__)

DRILL: Final = 5
"""So many puzzles follow a lesson."""
_NEAREST: Final = 12
"""One of so many puzzles nearest to the wanted rating is chosen at random."""


class Challenge(Enum):
    """How difficult the puzzles are for the player; the value is added to the player's rating."""

    EASIER = -250
    SUITABLE = 0
    HARDER = 250


class PuzzleFilter(NamedTuple):
    """Which puzzles the player wants; None stands for any."""

    variant: str | None = None
    theme: Theme | None = None
    challenge: Challenge = Challenge.SUITABLE

    def admits(self, entry: PuzzleEntry) -> bool:
        """Whether a puzzle is one of these, whatever its difficulty."""
        is_variant = self.variant is None or entry.variant == self.variant
        return is_variant and (self.theme is None or self.theme in entry.themes)


class PuzzleWishes:
    """Which puzzles a profile wanted last; raises `StorageError` with a sentence."""

    def __init__(self, trainee: Trainee) -> None:
        self._trainee = trainee

    @property
    def last(self) -> PuzzleFilter | None:
        """What was wanted last; None before the first choice."""
        rows = self._trainee.rows(
            "SELECT variant, theme, challenge FROM puzzle_wish WHERE profile = ?"
        )
        return next(usable(rows, _wish_of, self._trainee.database.path), None)

    def keep(self, wanted: PuzzleFilter) -> None:
        """Keep what is wanted now."""
        if wanted != self.last:
            self._trainee.write(
                "INSERT OR REPLACE INTO puzzle_wish VALUES (?, ?, ?, ?)",
                wanted.variant,
                None if wanted.theme is None else wanted.theme.value,
                wanted.challenge.name.lower(),
            )


def _wish_of(row: sqlite3.Row) -> PuzzleFilter:
    """The wish of a row; raises `ValueError` if this version does not know it."""
    variant, theme, challenge = row
    challenges = {each.name.lower(): each for each in Challenge}
    if challenge not in challenges:
        raise ValueError(f"{challenge!r} is no difficulty")
    return PuzzleFilter(variant, None if theme is None else Theme(theme), challenges[challenge])


class ChosenPuzzle(NamedTuple):
    """A puzzle to show."""

    puzzle: Puzzle
    is_own: bool
    """Whether it is from a match of the player."""
    is_repetition: bool
    """Whether it comes back because it was not solved."""


class _Waiting(NamedTuple):
    """A puzzle on the ladder of repetitions."""

    entry: PuzzleEntry
    is_own: bool
    repetition: Repetition


class PuzzleChooser:
    """Chooses puzzles for a player.

    First those that come back today, own mistakes before shipped puzzles and the longest overdue
    before the others; then shipped puzzles that the player has not tried lately, near the player's
    rating; then those tried longest ago.
    """

    def __init__(
        self,
        library: PuzzleLibrary,
        own: OwnPuzzles,
        attempts: PuzzleAttempts,
        clock: Clock,
        rng: Random,
    ) -> None:
        self._library = library
        self._own = own
        self._attempts = attempts
        self._clock = clock
        self._rng = rng
        self._unusable: set[str] = set()
        self._last: str | None = None

    def variants(self) -> list[str]:
        """The games for which there are puzzles, in the order of the library, then own ones."""
        own = (entry.variant for entry in self._own_entries())
        return list(dict.fromkeys((*self._library.variants, *own)))

    def themes(self, variant: str | None) -> list[Theme]:
        used = {theme for entry in self._all_entries(variant) for theme in entry.themes}
        return [theme for theme in Theme if theme in used]

    def due(self, wanted: PuzzleFilter | None = None) -> int:
        """How many puzzles come back today."""
        return len(self._due(wanted or PuzzleFilter()))

    def next(self, wanted: PuzzleFilter) -> ChosenPuzzle | None:
        """The next puzzle; None if there is none of these."""
        for entry, is_own, is_repetition in self._candidates(wanted):
            puzzle = self._opened(entry, is_own=is_own)
            if puzzle is not None:
                self._last = entry.id
                return ChosenPuzzle(puzzle, is_own, is_repetition)
        return None

    def drill(self, lesson: Lesson) -> list[str]:
        """Puzzles to practise what a lesson teaches, of each theme in turn, the easier ones first.

        Those that the player has tried lately come last, and those in the lesson not at all. In the
        lesson's own games, as far as they have puzzles of the theme.
        """
        now = self._clock()
        games = {
            step.task.puzzle.variant for step in lesson.steps if isinstance(step.task, FindBest)
        }

        def ease(entry: PuzzleEntry) -> tuple[bool, bool, int]:
            is_known = not self._attempts.is_fresh(entry.id, now)
            return is_known, entry.variant not in games, entry.rating

        by_theme = (sorted(self._library.entries(None, theme), key=ease) for theme in lesson.themes)
        in_turn = chain.from_iterable(zip_longest(*by_theme))
        ids = dict.fromkeys(entry.id for entry in in_turn if entry is not None)
        return [each for each in ids if each not in lesson.puzzles][:DRILL]

    def _candidates(self, wanted: PuzzleFilter) -> Iterator[tuple[PuzzleEntry, bool, bool]]:
        for waiting in self._due(wanted):
            yield waiting.entry, waiting.is_own, True
        now = self._clock()
        waiting_ids = {waiting.entry.id for waiting in self._waiting(wanted)}
        entries = [
            entry
            for entry in self._library.entries(wanted.variant, wanted.theme)
            if entry.id not in waiting_ids
        ]
        target = self._attempts.rating(now).rating + wanted.challenge.value
        fresh = [entry for entry in entries if self._attempts.is_fresh(entry.id, now)]
        fresh.sort(key=lambda entry: (abs(entry.rating - target), entry.id))
        nearest = fresh[:_NEAREST]
        self._rng.shuffle(nearest)
        known = [entry for entry in entries if not self._attempts.is_fresh(entry.id, now)]
        known.sort(key=lambda entry: self._attempts.of(entry.id)[-1].time)
        # The one just shown comes again only if there is no other.
        rest = [*nearest, *fresh[_NEAREST:], *known]
        rest.sort(key=lambda entry: entry.id == self._last)
        for entry in rest:
            yield entry, False, False

    def _due(self, wanted: PuzzleFilter) -> list[_Waiting]:
        today = local_day(self._clock())
        due = [each for each in self._waiting(wanted) if each.repetition.is_due(today)]
        return sorted(due, key=lambda each: (not each.is_own, each.repetition.due, each.entry.id))

    def _waiting(self, wanted: PuzzleFilter) -> Iterator[_Waiting]:
        """The puzzles that come back some day."""
        for entry in self._own_entries():
            mistake = self._own.puzzles[entry.id].time
            repetition = self._attempts.repetition(entry.id, mistake)
            if repetition is not None and self._is_wanted(entry, wanted):
                yield _Waiting(entry, True, repetition)
        own = self._own.puzzles
        failed = {puzzle for puzzle in self._attempts.failed() if puzzle not in own}
        if not failed:
            return
        for entry in self._library.entries(wanted.variant, wanted.theme):
            if entry.id in failed and entry.id not in self._unusable:
                repetition = self._attempts.repetition(entry.id)
                if repetition is not None:
                    yield _Waiting(entry, False, repetition)

    def _is_wanted(self, entry: PuzzleEntry, wanted: PuzzleFilter) -> bool:
        return wanted.admits(entry) and entry.id not in self._unusable

    def _own_entries(self) -> Iterator[PuzzleEntry]:
        return (own.entry for own in self._own.puzzles.values())

    def _all_entries(self, variant: str | None) -> Iterable[PuzzleEntry]:
        yield from self._library.entries(variant)
        for entry in self._own_entries():
            if variant in (None, entry.variant):
                yield entry

    def _opened(self, entry: PuzzleEntry, *, is_own: bool) -> Puzzle | None:
        """The puzzle of an entry; None if it is damaged, and it is not chosen again."""
        if entry.id in self._unusable:
            return None
        try:
            return self._own.puzzle(entry.id) if is_own else self._library.puzzle(entry.id)
        except (StorageError, ValueError) as error:
            _log.warning("the puzzle %s is left out: %s", entry.id, error)
            self._unusable.add(entry.id)
            return None
