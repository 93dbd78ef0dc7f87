"""Matches in the database: what a match is, and how its rows are made, read and removed.

A match is its record (RECORD.md) and a note of what the record does not say (`match_note`).
`match_facts` is what happened in it, found by replaying the record; `feats` and `dealt_rows` are
counted from the facts; `match_rows` writes all of it, in one transaction.
"""
