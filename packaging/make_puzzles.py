"""Makes the puzzles that are shipped with the game, in `resources/puzzles`.

Every match of computer players gives at most two puzzles, or four where the whole pack is dealt at
once; of these, so many of each game are kept that neither easy puzzles nor one theme prevail.
Further matches are searched for rare themes. The work goes on until it is stopped, and the next
time where it was stopped.

`--hard` makes the hard puzzles instead: positions that a search of 1,000 iterations gets wrong and
one of 64,000 confirms. `--theme NAME` makes further puzzles of one theme.
`--games ID,ID` searches these games only, so that several processes can share the work.

Options: `--seconds N` stops after about so long, `--any` fills up the games with whatever is found,
`--themes` finds the themes of the puzzles again, `--ratings` lets the reference players answer
all of them again, and `--table` prints the counts for PUZZLES.md.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scopa_desktop.ai.puzzles.difficulty import (  # noqa: E402
    estimated_difficulty,
    search_attempts,
    simple_attempts,
)
from scopa_desktop.ai.puzzles.puzzle import Puzzle, Theme  # noqa: E402
from scopa_desktop.ai.puzzles.puzzle_maker import DEFAULT_PUZZLES, HARD_PUZZLES, PuzzleConfig  # noqa: E402
from scopa_desktop.ai.puzzles.simulated_matches import simulated_puzzles  # noqa: E402
from scopa_desktop.ai.puzzles.theme_finder import themes_of  # noqa: E402
from scopa_desktop.play.puzzles.puzzle_library import FORMAT, puzzle_from_json  # noqa: E402
from scopa_desktop.play.storage.files import write_atomically  # noqa: E402
from scopa_desktop.rules import catalogue  # noqa: E402
from scopa_desktop.rules.cards import PACK_SIZE  # noqa: E402
from scopa_desktop.rules.moves import Declare, Move  # noqa: E402
from scopa_desktop.rules.round import Round  # noqa: E402

FOLDER: Final = ROOT / "resources" / "puzzles"
SEED: Final = 1
RARE_SEED: Final = 2
USUAL_COUNT: Final = 18
COUNTS: Final = {
    "scopa": 50,
    "scopone": 32,
    "scopone-scientifico": 32,
    "escoba": 40,
    "cirulla": 36,
}
BANDS: Final = ((1100, 0.15), (1300, 0.3), (1500, 0.4))
"""Ratings, and the most puzzles with a lower one (but not in an earlier band), as a share."""
THEME_SHARE: Final = 0.3
"""The most puzzles with the same first theme, as a share."""
LONG_RECORD: Final = 2500
LONG_SHARE: Final = 0.2
"""The most puzzles with a record of more characters, as a share."""
LONGEST_RECORD: Final = 6000
SLICE_SECONDS: Final = 12
RARE_SLICES: Final = 4
"""After so many searches, one for rare themes follows."""
RARE_THEMES: Final = {
    Theme.DECLARATION: 4,
    Theme.CUT: 3,
    Theme.SCORING_CARD: 3,
    Theme.DECLINE_SWEEP: 4,
    Theme.LAST_CAPTURE: 4,
    Theme.SETTEBELLO: 4,
    Theme.BREAK_PAIRS: 4,
    Theme.KEEP_PAIRS: 4,
    Theme.ACE_TAKES_ALL: 4,
}
"""First themes, each with the number of puzzles of a game that are kept beyond its count, however
easy they are."""
HARD_SEED: Final = 3
HARD_RATING: Final = 2000
"""Hard puzzles have a higher rating."""
HARD_COUNT: Final = 8
"""The most hard puzzles of one game."""
THEME_SEED: Final = 4
THEME_COUNT: Final = 12
"""The most puzzles of one theme in one game that `--theme` makes."""
RARE: Final = PuzzleConfig(max_solved_share=1.0, max_per_match=PACK_SIZE)


class ShippedFile:
    """The puzzles of one game, and how far the matches were searched."""

    def __init__(self, variant: str) -> None:
        self.variant = catalogue.variant(variant)
        self.count = COUNTS.get(variant, USUAL_COUNT)
        self._path = FOLDER / f"{variant}.json"
        content: dict[str, Any] = {}
        if self._path.exists():
            content = json.loads(self._path.read_text(encoding="utf-8"))
        self.puzzles: list[dict[str, Any]] = content.get("puzzles", [])
        self._matches: int = content.get("matches", 0)
        self._rare_matches: int = content.get("rare_matches", 0)
        self._hard_matches: int = content.get("hard_matches", 0)
        self.hard: list[str] = content.get("hard", [])
        """The ids of its hard puzzles."""
        self._theme_matches: dict[str, int] = content.get("theme_matches", {})

    @property
    def _config(self) -> PuzzleConfig:
        """More puzzles of a match where a round has many decisions of each seat."""
        is_all_dealt = self.variant.deal.hand is None
        return PuzzleConfig(max_per_match=4) if is_all_dealt else DEFAULT_PUZZLES

    @property
    def fill(self) -> float:
        """The share of the puzzles that it has."""
        return len(self.puzzles) / self.count

    def search(self, seconds: float, *, takes_any: bool) -> None:
        """Search one match, and further ones for so long."""
        end = time.monotonic() + seconds
        while self.fill < 1:
            for puzzle in simulated_puzzles(self.variant, SEED, self._matches, self._config):
                if self.fill < 1 and self._is_wanted(puzzle, takes_any):
                    self.puzzles.append(puzzle.to_json())
            self._matches += 1
            if time.monotonic() >= end:
                break
        self._write()

    def search_rare_themes(self, seconds: float) -> None:
        """Search one match, and further ones for so long, for puzzles with a rare theme."""
        end = time.monotonic() + seconds
        while True:
            is_wanted = can_declare if self.variant.declarations else any_position
            for puzzle in simulated_puzzles(
                self.variant, RARE_SEED, self._rare_matches, RARE, is_wanted
            ):
                if self._is_rare(puzzle):
                    self.puzzles.append(puzzle.to_json())
            self._rare_matches += 1
            if time.monotonic() >= end:
                break
        self._write()

    def search_hard(self, seconds: float) -> None:
        """Search one match, and further ones for so long, for hard puzzles."""
        end = time.monotonic() + seconds
        while len(self.hard) < HARD_COUNT:
            found = simulated_puzzles(self.variant, HARD_SEED, self._hard_matches, HARD_PUZZLES)
            self.hard += self._add(each for each in found if each.difficulty.rating > HARD_RATING)
            self._hard_matches += 1
            if time.monotonic() >= end:
                break
        self._write()

    def count_of(self, theme: Theme) -> int:
        """The number of its puzzles with a theme."""
        return sum(theme.value in stored["themes"] for stored in self.puzzles)

    def search_theme(self, theme: Theme, seconds: float) -> None:
        """Search one match, and further ones for so long, for puzzles with a theme."""
        end = time.monotonic() + seconds
        is_wanted = POSSIBLE.get(theme, any_position)
        while self.count_of(theme) < THEME_COUNT:
            number = self._theme_matches.get(theme.value, 0)
            found = simulated_puzzles(self.variant, THEME_SEED, number, RARE, is_wanted)
            self._add(puzzle for puzzle in found if theme in puzzle.themes)
            self._theme_matches[theme.value] = number + 1
            if time.monotonic() >= end:
                break
        self._write()

    def _add(self, puzzles: Iterable[Puzzle]) -> list[str]:
        """Add puzzles that are new and not too long; returns their ids."""
        added = []
        for puzzle in puzzles:
            known = {stored["id"] for stored in self.puzzles}
            if puzzle.id not in known and len(puzzle.record) <= LONGEST_RECORD:
                self.puzzles.append(puzzle.to_json())
                added.append(puzzle.id)
        return added

    def rate(self) -> None:
        """Let the reference players answer all puzzles again."""
        for stored in self.puzzles:
            puzzle = puzzle_from_json(stored)
            view, solution = puzzle.view(), puzzle.solution
            attempts = [*simple_attempts(view, solution), *search_attempts(view, solution)]
            rated = replace(puzzle, difficulty=estimated_difficulty(attempts, len(puzzle.moves)))
            stored.update(rated.to_json())
        self._write()

    def _is_rare(self, puzzle: Puzzle) -> bool:
        known = {stored["id"] for stored in self.puzzles}
        themes = Counter(stored["themes"][0] for stored in self.puzzles)
        first = puzzle.themes[0]
        return (
            puzzle.id not in known
            and len(puzzle.record) <= LONG_RECORD
            and themes[first.value] < RARE_THEMES.get(first, 0)
        )

    def find_themes(self) -> None:
        """Find the themes of all puzzles again, after `theme_finder` was changed."""
        for stored in self.puzzles:
            themes = themes_of(puzzle_from_json(stored))
            stored["themes"] = [theme.value for theme in themes]
        self._write()

    def _is_wanted(self, puzzle: Puzzle, takes_any: bool) -> bool:
        known = {stored["id"] for stored in self.puzzles}
        if puzzle.id in known or len(puzzle.record) > LONGEST_RECORD:
            return False
        if takes_any:
            return True
        themes = Counter(stored["themes"][0] for stored in self.puzzles)
        if themes[puzzle.themes[0].value] >= max(3, THEME_SHARE * self.count):
            return False
        long_records = sum(len(stored["record"]) > LONG_RECORD for stored in self.puzzles)
        if len(puzzle.record) > LONG_RECORD and long_records >= LONG_SHARE * self.count:
            return False
        bands = Counter(_band(stored["rating"]) for stored in self.puzzles)
        band = _band(puzzle.difficulty.rating)
        return band == len(BANDS) or bands[band] < BANDS[band][1] * self.count

    def _write(self) -> None:
        puzzles = ",\n".join(
            json.dumps(stored, ensure_ascii=False, separators=(",", ":")) for stored in self.puzzles
        )
        counts = {
            "format": FORMAT,
            "matches": self._matches,
            "rare_matches": self._rare_matches,
            "hard_matches": self._hard_matches,
            "theme_matches": self._theme_matches,
            "hard": self.hard,
        }
        head = json.dumps(counts, separators=(",", ":"))[1:-1]
        write_atomically(self._path, f'{{{head},"puzzles":[\n{puzzles}\n]}}\n', is_export=True)


def any_position(_round: Round) -> bool:
    """Every position."""
    return True


def can_declare(round_: Round) -> bool:
    """Whether something can be declared: the rare theme of the games that have declarations."""
    return any(isinstance(action, Declare) for action in round_.legal_moves())


def can_sweep(round_: Round) -> bool:
    """Whether a play takes the whole table."""
    return any(
        isinstance(action, Move) and action.take and action.take == round_.table
        for action in round_.legal_moves()
    )


def can_capture_in_pairs(round_: Round) -> bool:
    """Whether a partner can take cards."""
    return round_.seating.has_partners and any(
        isinstance(action, Move) and action.take for action in round_.legal_moves()
    )


POSSIBLE: Final[Mapping[Theme, Callable[[Round], bool]]] = {
    Theme.DECLARATION: can_declare,
    Theme.DECLINE_SWEEP: can_sweep,
    Theme.BREAK_PAIRS: can_capture_in_pairs,
    Theme.KEEP_PAIRS: can_capture_in_pairs,
}
"""The positions in which a theme is possible; every one where nothing is said."""


def _band(rating: int) -> int:
    return next((band for band, (end, _) in enumerate(BANDS) if rating < end), len(BANDS))


def table(files: Sequence[ShippedFile]) -> str:
    """The counts as a table in Markdown: games in rows, then themes."""
    lines = ["| game | puzzles | proven | hard | ratings |", "|---|--:|--:|--:|---|"]
    all_hard = {puzzle_id for file in files for puzzle_id in file.hard}
    everything = [stored for file in files for stored in file.puzzles]
    for name, puzzles in [(file.variant.name, file.puzzles) for file in files] + [
        ("all", everything)
    ]:
        ratings = sorted(stored["rating"] for stored in puzzles)
        proven = sum(stored["proven"] for stored in puzzles)
        hard = sum(stored["id"] in all_hard for stored in puzzles)
        spread = f"{ratings[0]} to {ratings[-1]}, median {ratings[len(ratings) // 2]}"
        lines.append(f"| {name} | {len(puzzles)} | {proven} | {hard} | {spread} |")
    lines += ["", "| theme | puzzles | as the first theme |", "|---|--:|--:|"]
    with_theme = Counter(theme for stored in everything for theme in stored["themes"])
    first = Counter(stored["themes"][0] for stored in everything)
    for theme in Theme:
        lines.append(f"| `{theme.value}` | {with_theme[theme.value]} | {first[theme.value]} |")
    return "\n".join(lines)


def search_special(files: Sequence[ShippedFile], theme: Theme | None, end: float) -> None:
    """Search the games in turn for hard puzzles or for one theme until the time is over."""
    while time.monotonic() < end:
        for file in files:
            if theme is None:
                file.search_hard(SLICE_SECONDS)
            else:
                file.search_theme(theme, SLICE_SECONDS)
            if time.monotonic() >= end:
                break
        counts = {
            file.variant.id: file.count_of(theme) if theme else len(file.hard) for file in files
        }
        print(sum(counts.values()), counts, flush=True)


def main() -> None:
    """Search the games in turn until all have their puzzles or the time is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--any", action="store_true")
    parser.add_argument("--themes", action="store_true")
    parser.add_argument("--ratings", action="store_true")
    parser.add_argument("--hard", action="store_true")
    parser.add_argument("--theme", type=Theme, metavar="NAME")
    parser.add_argument("--games", metavar="ID,ID", default=",".join(catalogue.CATALOGUE))
    parser.add_argument("--table", action="store_true")
    options = parser.parse_args()
    end = time.monotonic() + options.seconds
    files = [ShippedFile(variant) for variant in options.games.split(",")]
    if options.table:
        print(table(files))
        return
    if options.themes:
        for file in files:
            file.find_themes()
        return
    if options.ratings:
        for file in files:
            file.rate()
        return
    if options.hard or options.theme:
        search_special(files, options.theme, end)
        return
    slices = 0
    while time.monotonic() < end:
        file = min(files, key=lambda file: file.fill)
        if file.fill < 1:
            file.search(SLICE_SECONDS, takes_any=options.any)
        if slices % RARE_SLICES == 0 or file.fill >= 1:
            files[slices // RARE_SLICES % len(files)].search_rare_themes(SLICE_SECONDS)
        slices += 1
        total = sum(len(file.puzzles) for file in files)
        print(total, {file.variant.id: len(file.puzzles) for file in files}, flush=True)


if __name__ == "__main__":
    main()
