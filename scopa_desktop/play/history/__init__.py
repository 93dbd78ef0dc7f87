"""The history: every match played, kept as record files and counted in a database.

The record files, each with a note beside it, are the authority; the database is made from them and
can be rebuilt at any time. The modules build on each other in this order: `match_facts` (what
happened in a match), `match_note` (what its record does not say), `match_files` (both on disk),
`schema` and `database` (the file and its faults), `match_filter` (which matches), `category_sums`
and `match_rows` (writing), `duplicates` (which files are the same match), `match_list` (reading),
`match_sequence` and `statistics` (counting), `match_history` (all of it together),
`history_reader` (in a thread), `profile_bundle` (to another computer).
"""
