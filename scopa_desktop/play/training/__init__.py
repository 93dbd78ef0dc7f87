"""What a person has done in training: lessons, puzzles and daily deals.

It is kept in the database for each profile (`trainee`); ratings and medals are computed from it. A
day has one counted try at the daily deal, and each own move of it is saved before anything else
happens (`daily_results`). An attempt at a puzzle counts as a game of Glicko-2 against the rating of
the puzzle, which stays as it was shipped (`puzzle_attempts`); `puzzle_choice` says which one is
next, from the attempts, the repetitions (`repetition_of`) and the puzzles made of the person's own
mistakes (`own_puzzles`, found by `own_puzzle_search`).
"""
