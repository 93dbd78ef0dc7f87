"""How matches get into the database, and out of it.

`match_recorder` follows the match on the table and says what is to be saved; `match_saver` saves it
in a thread of its own, each change in one transaction together with the badges and the chips that
follow from it. `record_import` and `record_export` carry matches as record files; `former_files`
brings in the files of version 0.1.0; `salvage` reads what can still be read of a damaged database.
"""
