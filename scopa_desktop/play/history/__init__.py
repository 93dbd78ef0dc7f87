"""The history: every match played, kept as record files and counted in a database.

The record files of the folder `matches`, each with a note of what a record does not say beside it,
are the authority; the database is made from them and can be rebuilt at any time. So a killed
process, a damaged database or two programs at once lose nothing: what is missing is entered from
the files at the next start.

A match is entered when it begins, completed when a side has won, abandoned when it is left
(`match_recorder`). What is played after the end, from the middle of another match, or with the deal
of another match, is kept as a match of its own that does not count. A match in which no person ever
sat is not entered. Everything that needs the database runs in the one thread of `history_reader`;
nothing of the package is imported before the first frame.

The modules build on each other in this order: `match_facts` (what happened in a match),
`match_note` (what its record does not say, and whose it is), `match_files` (both on disk), `schema`
and `database` (the file and its faults), `match_filter` (which matches), `category_sums` and
`match_rows` (writing, and which files are the same match), `match_list` (reading), `match_sequence`
and `statistics` (counting), `match_history` (all of it together), `history_reader` (in a thread),
`history_access` (recorder and reader), `profile_bundle` (to another computer). `review_results`
keeps the results of reviews, with a digest of the record up to the end of their round.
"""
