"""What a person has done in training: the journal of a profile, and what is read from it.

The journal has one JSON object on each line (`journal`); progress, ratings and medals are computed
from it. Each own move of the counted try of a daily deal is in it before anything else happens
(`daily_results`); a day has one counted try, the first in the order of time, also after journals
were merged. An attempt at a puzzle counts as a game of Glicko-2 against the rating of the puzzle,
which stays as it was shipped (`puzzle_attempts`); `puzzle_choice` says which one is next, from the
attempts, the repetitions (`repetition_of`) and the puzzles made of the person's own mistakes
(`own_puzzles`, found by `own_puzzle_search`).
"""
