"""Chips and experience of the profiles and the characters, kept by double entry.

They are in a database of their own, `ledger.sqlite3`, because nothing else could restore them: it
is opened like that of the history, but with `synchronous = FULL`, and copied at each start; the
copy takes the place of a damaged one (`ledger_backup`).

Every transaction is an entry whose postings sum to zero (`bookkeeping`), with a unique key that
says what is paid, so that nothing is paid twice; entries are never changed or deleted.
`outcome_of` says what has become of a match, from its record alone, and `Ledger.settle` makes the
ledger agree with that as often as it is called; `match_payments` says what is paid, by the
rules in `rules/stakes.py`, and `table_accounts` who can stake. `Competition` follows the match on
the table for the window, and `ledger_jobs` has what is done in the thread of the history. `schema`
checks the books with queries of its own. The chips of a deleted profile stay in its account; with a
bundle its experience travels, once for each match, and its chips do not (`experience_transfer`).
"""
