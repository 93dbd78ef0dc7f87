"""The history: every match played, kept as record files and counted in a database.

The record files, each with a note beside it, are the authority; the database is made from them and
can be rebuilt at any time. The modules build on each other in this order: `match_facts` (what
happened in a match), `match_note` (what its record does not say), `match_files` (both on disk),
`database` (the file and its schema), `match_rows` (writing), `match_filter` and `match_list`
(reading), `match_history` (all of it together).
"""
