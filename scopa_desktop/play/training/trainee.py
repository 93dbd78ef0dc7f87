"""`Trainee`: whose training it is, and the database in which it is kept."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from scopa_desktop.play.storage.database import Database

_Value = TypeVar("_Value")


class Trainee(NamedTuple):
    """A profile and the database; its methods raise `StorageError` with a sentence."""

    database: Database
    profile: str
    """The id."""

    def rows(self, query: str, *parameters: object) -> list[sqlite3.Row]:
        """The rows of a query, whose first parameter is the profile."""
        return self.database.read(
            lambda connection: connection.execute(query, (self.profile, *parameters)).fetchall()
        )

    def read(
        self, convert: Callable[[sqlite3.Row], _Value], query: str, *parameters: object
    ) -> list[_Value]:
        """What a function makes of each row of a query, whose first parameter is the profile.

        If it fails because of values of other types, the database counts as damaged.
        """
        return self.database.read(
            lambda connection: [
                convert(row) for row in connection.execute(query, (self.profile, *parameters))
            ]
        )

    def write(self, statement: str, *parameters: object) -> None:
        """Run a statement, whose first parameter is the profile."""
        self.write_all([(statement, parameters)])

    def write_all(self, statements: Sequence[tuple[str, Sequence[object]]]) -> None:
        """Run statements in one transaction; the first parameter of each is the profile."""

        def change(connection: sqlite3.Connection) -> None:
            for statement, parameters in statements:
                connection.execute(statement, (self.profile, *parameters))

        self.database.write(change)
