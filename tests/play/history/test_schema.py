"""The scripts of the schema: those that databases were made with are never changed."""

from hashlib import sha256

from scopa_desktop.play.history.schema import MIGRATIONS

DIGESTS = ("a97fc6b832f9684c", "dafa60aaba52fc2e", "7a4dac20b0157b45")
"""Of the first scripts, in order."""


def test_scripts_that_databases_were_made_with_are_as_they_were() -> None:
    # SQLite keeps the text of a table, comments included, and a database whose text differs is
    # taken for damaged and made anew. A change of the schema is a script at the end.
    digests = [sha256(script.encode()).hexdigest()[:16] for script in MIGRATIONS]
    assert digests[: len(DIGESTS)] == [*DIGESTS]
