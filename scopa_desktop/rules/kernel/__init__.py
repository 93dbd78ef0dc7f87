"""The rules on bit masks: what is computed millions of times while a computer player thinks.

Plain Python, and compiled to an extension where a C compiler is at hand (see `packaging`): the same
files run either way. `Round` and the categories stand on them, and so does the search.
"""
