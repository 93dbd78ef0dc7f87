"""The scripts of the schema: those that databases were made with are never changed."""

from hashlib import sha256
from pathlib import Path

from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import DATABASE, MatchHistory
from scopa_desktop.play.history.schema import HISTORY, MIGRATIONS
from scopa_desktop.play.storage.database import open_database
from tests.play.history.sample_matches import PROFILE, store

DIGESTS = ("a97fc6b832f9684c", "dafa60aaba52fc2e", "7a4dac20b0157b45")
"""Of the first scripts, in order."""


def test_scripts_that_databases_were_made_with_are_as_they_were() -> None:
    # SQLite keeps the text of a table, comments included, and a database whose text differs is
    # taken for damaged and made anew. A change of the schema is a script at the end.
    digests = [sha256(script.encode()).hexdigest()[:16] for script in MIGRATIONS]
    assert digests[: len(DIGESTS)] == [*DIGESTS]


def test_a_database_of_version_4_keeps_its_matches(tmp_path: Path) -> None:
    history = MatchHistory(tmp_path)
    store(history, 1)
    tables = ("match", "seat", "round", "sheet", "category_sums", "career", "dealt", "dealt_kind")
    rows = {
        table: list(map(tuple, history.connection.execute(f"SELECT * FROM {table}")))
        for table in tables
    }
    before = history.statistics(MatchFilter(profile=PROFILE))
    history.close()
    for path in tmp_path.glob(f"{DATABASE}*"):
        path.unlink()
    fourth = open_database(tmp_path / DATABASE, HISTORY._replace(migrations=MIGRATIONS[:4]))
    fourth.connection.execute("PRAGMA foreign_keys = OFF")
    # Without the column `competitive`.
    old_rows = {**rows, "match": [row[:-1] for row in rows["match"]]}
    for table, of_table in old_rows.items():
        places = ", ".join("?" * len(of_table[0]))
        fourth.connection.executemany(f"INSERT INTO {table} VALUES ({places})", of_table)
    fourth.connection.close()

    history = MatchHistory(tmp_path)
    assert not history.must_synchronize
    assert history.connection.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS)
    for table, of_table in rows.items():
        assert list(map(tuple, history.connection.execute(f"SELECT * FROM {table}"))) == of_table
    assert history.statistics(MatchFilter(profile=PROFILE)) == before
    steps = list(history.synchronize())
    assert len(steps) == 1, "its record says whether it was competitive"
    assert history.statistics(MatchFilter(profile=PROFILE)) == before
    assert list(history.synchronize()) == []
    history.close()
