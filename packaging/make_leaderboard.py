"""Plays the characters against each other, for `resources/leaderboard/characters.json`.

In every game all pairings play the same deals from both sides; next is always the pairing that has
played the fewest. The work goes on until it is stopped, and the next time where it was stopped.
When the parameters of a level were changed, its matches are dropped and played again.

Options: `--seconds N` stops after about so long, `--deals N` when each pairing has played so many
deals, `--jobs J` plays in several processes, `--again LEVEL` drops the matches of a level first,
which a change of the code alone does not, `--game ID` (repeated) drops and plays matches of these
games only, for a change that concerns no other game, `--table` prints the table of OPPONENTS.md
from the matches in the file, also from those of levels that play otherwise now.
"""

import argparse
import sys
import time
from collections.abc import Collection, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scopa_desktop.ai.levels import LEVELS  # noqa: E402
from scopa_desktop.commands.processes import MAX_JOBS, TaskRunner  # noqa: E402
from scopa_desktop.play.leaderboard.character_matches import (  # noqa: E402
    FILE,
    MATCHES_OF_DEAL,
    PAIRINGS,
    CharacterMatches,
    level_digest,
    play_match,
    read_character_matches,
)
from scopa_desktop.play.leaderboard.glicko2 import Rating  # noqa: E402
from scopa_desktop.play.leaderboard.ratings import character_records  # noqa: E402
from scopa_desktop.play.storage.files import write_atomically  # noqa: E402
from scopa_desktop.rules import catalogue  # noqa: E402

PATH: Final = ROOT / "resources" / FILE
SEED: Final = 1
SAVE_SECONDS: Final = 20.0


class Task(NamedTuple):
    """A deal to be played by a pairing, on both sides."""

    game: str
    pairing: tuple[str, str]
    deal: int

    def play(self) -> tuple["Task", str]:
        """Both results of the first level."""
        first = MATCHES_OF_DEAL * self.deal
        numbers = range(first, first + MATCHES_OF_DEAL)
        results = (play_match(self.game, self.pairing, number, SEED) for number in numbers)
        return self, "".join(results)


class ShippedMatches:
    """The file, and which deal is played next."""

    def __init__(
        self,
        path: Path = PATH,
        again: Collection[str] = (),
        games: Collection[str] = catalogue.CATALOGUE,
    ) -> None:
        """Read the file, without the matches of levels that play otherwise now.

        `again` are levels whose parameters are as before, but whose code plays otherwise; `games`
        are those in which the changed levels do, and which are played.
        """
        self._path = path
        digests = {level: level_digest(level) for level in LEVELS}
        results: dict[str, dict[tuple[str, str], str]] = {
            game: dict.fromkeys(PAIRINGS, "") for game in catalogue.CATALOGUE
        }
        if path.exists():
            stored = read_character_matches(path)
            changed = {level for level in LEVELS if stored.digests.get(level) != digests[level]}
            changed.update(again)
            for game, pairings in results.items():
                for pairing, text in stored.results.get(game, {}).items():
                    is_changed = game in games and not changed.isdisjoint(pairing)
                    if stored.seed == SEED and not is_changed:
                        pairings[pairing] = text
        self.results = results
        self._games = games
        self._digests = digests

    def tasks(self, end: float, most_deals: int) -> Iterator[Task]:
        """The deals to play, until a time or until every pairing has played that many."""
        played = {
            (game, pairing): len(text) // MATCHES_OF_DEAL
            for game, pairings in self.results.items()
            for pairing, text in pairings.items()
            if game in self._games
        }
        while time.monotonic() < end:
            missing = [key for key, deals in played.items() if deals < most_deals]
            if not missing:
                return
            key = min(missing, key=lambda key: played[key])
            yield Task(*key, played[key])
            played[key] += 1

    def enter(self, task: Task, results: str) -> None:
        """Keep the results of a deal; deals of a pairing come in their order."""
        self.results[task.game][task.pairing] += results

    def write(self) -> None:
        """Write the file, with the games of which matches were played."""
        self._path.parent.mkdir(exist_ok=True)
        played = {game: each for game, each in self.results.items() if any(each.values())}
        matches = CharacterMatches(SEED, self._digests, played)
        write_atomically(self._path, matches.to_text(), is_export=True)

    @property
    def count(self) -> int:
        """The number of all matches."""
        return sum(len(text) for pairings in self.results.values() for text in pairings.values())


def table(matches: CharacterMatches) -> str:
    """The characters' ratings in all games together and in each, in Markdown."""
    names = [level.name for level in LEVELS.values()]
    lines = [f"| game | matches | {' | '.join(names)} |", f"|---|--:{'|--:' * len(names)}|"]
    for game in (None, *matches.results):
        records = character_records(matches, game)
        ratings = [rating_cell(records[level].rating) for level in LEVELS]
        total = sum(record.matches for record in records.values()) // 2
        name = "all games" if game is None else catalogue.variant(game).name
        lines.append(f"| {name} | {total} | {' | '.join(ratings)} |")
    return "\n".join(lines)


def rating_cell(rating: Rating) -> str:
    """`1480 ± 90`: a rating with half the width of its 95 % interval."""
    return f"{rating.rating:.0f} ± {(rating.high - rating.low) / 2:.0f}"


def main() -> None:
    """Play until the time is over or there are enough deals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--deals", type=int, default=sys.maxsize)
    parser.add_argument("--jobs", type=int, default=1, choices=range(1, MAX_JOBS + 1))
    parser.add_argument("--again", action="append", default=[], choices=LEVELS)
    parser.add_argument("--game", action="append", default=[], choices=catalogue.CATALOGUE)
    parser.add_argument("--table", action="store_true")
    options = parser.parse_args()
    if options.table:
        print(table(read_character_matches(PATH)))
        return
    shipped = ShippedMatches(again=options.again, games=options.game or catalogue.CATALOGUE)
    runner = TaskRunner(options.jobs)
    end = time.monotonic() + options.seconds
    saved = time.monotonic()
    try:
        with suppress(KeyboardInterrupt):
            for task, results in runner.results(Task.play, shipped.tasks(end, options.deals)):
                shipped.enter(task, results)
                if time.monotonic() >= saved + SAVE_SECONDS:
                    shipped.write()
                    saved = time.monotonic()
                    print(shipped.count, flush=True)
    finally:
        shipped.write()
        runner.close()


if __name__ == "__main__":
    main()
