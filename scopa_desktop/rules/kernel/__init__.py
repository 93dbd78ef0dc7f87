"""Rules on bit masks: captures, declarations, moves and scoring, as fast as a search needs them.

Plain Python that mypyc compiles to extension modules where a C compiler is found (see `packaging`);
the same files run interpreted. `Round` and the scoring categories use them, and so does the search.
"""
