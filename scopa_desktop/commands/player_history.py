"""The history and the profile of the player, and the arguments that select matches of it."""

import argparse
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from typing import TypeVar

from scopa_desktop.ai import levels
from scopa_desktop.commands.arguments import argument_type, parse_variant, print_error, whole_number
from scopa_desktop.play.recording.former_files import bring_in_all, bring_in_first
from scopa_desktop.play.recording.salvage import salvage
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.paths import config_folder, data_folder
from scopa_desktop.play.storage.profiles import ProfileStore, name_in_settings
from scopa_desktop.play.storage.settings import load_settings
from scopa_desktop.rules import catalogue
from scopa_desktop.rules.players import PERSON

_Result = TypeVar("_Result")


@dataclass(frozen=True)
class PlayerHistory:
    """What was played in the player's data folder, and the profiles in it."""

    database: Database
    profiles: ProfileStore
    program: str

    @property
    def profile(self) -> str:
        return self.profiles.current.id

    def read(self, query: Callable[[sqlite3.Connection], _Result]) -> _Result:
        """The result of a query.

        If the database turns out to be damaged, that is said, and what it has is read again first.
        """
        result = self.database.read(query)
        if self.database.damaged is None:
            return result
        self.database.damaged = None
        print_error(self.program, self.database.problem)
        _salvage(self.database)
        return self.database.read(query)


@contextmanager
def player_history(program: str) -> Iterator[PlayerHistory]:
    """What was played in the player's data folder.

    The files of an earlier version are brought in first, if there are any. `program` says on
    standard error what was wrong in the settings and in those files, and whether a damaged database
    was replaced. Raises `StorageError` with a sentence if the database cannot be used.
    """
    settings, problems = load_settings(config_folder() / "settings.json")
    database = Database(data_folder())
    try:
        if not database.is_read_only:
            problems += bring_in_first(database)
            problems += bring_in_all(database)
            _salvage(database)
        profiles = ProfileStore(database, name_in_settings(settings))
        for sentence in (*problems, *profiles.problems):
            print_error(program, sentence)
        database.damaged = None
        if not database.is_read_only:
            profiles.save_if_new()
        yield PlayerHistory(database, profiles, program)
    finally:
        database.close()


def _salvage(database: Database) -> None:
    for _ in salvage(database):
        pass


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
