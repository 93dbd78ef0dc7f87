"""The daily deal: the same cards for everybody on a date, without widgets.

It is computed from the date alone (`daily_deal`, where the games of the week are data). Its players
are the levels with a fixed number of iterations in place of the time limit
(`ai/fixed_strength.py`), so that they play the same moves on every machine. `character_results`
lets the characters play the same cards, one move in each task.
"""
