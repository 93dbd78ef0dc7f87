"""The history and the profile of the player, and the arguments that select matches of it."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from typing import TypeVar

from scopa_desktop.ai import levels
from scopa_desktop.commands.arguments import argument_type, parse_variant, print_error, whole_number
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.match_note import owner_of_folder
from scopa_desktop.play.storage.paths import config_folder, data_folder
from scopa_desktop.play.storage.profiles import PROFILES_FILE, ProfileStore, name_in_settings
from scopa_desktop.play.storage.settings import load_settings
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.players import PERSON

_Result = TypeVar("_Result")


@dataclass(frozen=True)
class PlayerHistory:
    """The history of the player's data folder, and the profiles in it."""

    program: str
    """The command, for its messages."""
    history: MatchHistory
    profiles: ProfileStore

    @property
    def profile(self) -> str:
        return self.profiles.current.id

    def synchronize(self) -> None:
        """Enter the records of the folder, and print what is wrong with them."""
        for step in self.history.synchronize(owner_of_folder(self.profiles.current)):
            if sentence := step.problem or step.notice:
                print_error(self.program, sentence)

    def read(self, query: Callable[[MatchHistory], _Result]) -> _Result:
        """The result of a query; if the database was damaged, that of the rebuilt one."""
        result = self.history.run(query)
        if not self.history.must_synchronize:
            return result
        self.synchronize()
        return self.history.run(query)


def player_profiles(program: str) -> ProfileStore:
    """The profiles of the player's data folder.

    `program` says on standard error what was wrong in their file and in the settings.
    """
    settings, problems = load_settings(config_folder() / "settings.json")
    profiles = ProfileStore(data_folder() / PROFILES_FILE, name_in_settings(settings))
    for sentence in (*problems, *profiles.problems):
        print_error(program, sentence)
    return profiles


@contextmanager
def player_history(program: str, *, synchronizes: bool = True) -> Iterator[PlayerHistory]:
    """The player's history, with all records of the folder of the matches.

    `program` says on standard error what could not be used: a damaged database, which was made
    again, and each record or note that is unusable and was not reported before. Without
    `synchronizes`, the records of the folder are not looked at. Raises `StorageError` with a
    sentence if the history cannot be used.
    """
    folder = data_folder()
    profiles = player_profiles(program)
    history = MatchHistory(folder)
    try:
        if not history.is_read_only:
            profiles.save_if_new()
        player = PlayerHistory(program, history, profiles)
        if synchronizes:
            player.synchronize()
        yield player
    finally:
        if history.problem:
            print_error(program, history.problem)
        history.close()


def add_selection(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that select matches."""
    add = parser.add_argument
    add("--seat", type=whole_number(1, 4), metavar="N",
        help="that seat of every match, with any player in it, instead of your own")  # fmt: skip
    add("--variant", type=argument_type(game_id), metavar="ID",
        help=f"only this game: {', '.join(catalogue.CATALOGUE)}")  # fmt: skip
    add("--opponent", type=argument_type(_level), metavar="LEVEL",
        help=f"only matches against this player: {', '.join(levels.LEVELS)}, {PERSON}")  # fmt: skip
    add("--since", type=argument_type(_day), metavar="DATE",
        help="only matches that ended on this day or later, as 2026-01-31")  # fmt: skip


def selection(arguments: argparse.Namespace, profile: str | None) -> MatchFilter:
    """The matches that the arguments select, of a profile if no seat is given."""
    seat = None if arguments.seat is None else arguments.seat - 1
    return MatchFilter(
        profile=profile if seat is None else None,
        seat=seat,
        variants=_set_of(arguments.variant),
        opponents=_set_of(arguments.opponent),
        since=arguments.since,
    )


def _set_of(value: str | None) -> frozenset[str]:
    return frozenset() if value is None else frozenset([value])


def game_id(text: str) -> str:
    """The id of a game, checked; raises `ValueError` with a sentence."""
    return parse_variant(text).id


def _level(text: str) -> str:
    if text == PERSON:
        return PERSON
    try:
        return levels.level(text).id
    except ValueError as error:
        raise ValueError(f"{error}, {PERSON}") from None


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ValueError(f"{text[:40]!r} is not a date such as 2026-01-31") from None
