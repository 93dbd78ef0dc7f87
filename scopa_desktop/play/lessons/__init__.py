"""Lessons: what they consist of, their positions, and the lessons themselves.

A lesson is data (`lesson`): steps with a position (`positions`), a sentence, what completes it, and
the moves of the others. `course` replays it by the rules, so each step can be opened by itself;
`strategy` is the course on strategy, whose moments are puzzles, and `maxims` what it teaches.
`facts` computes the numbers that the sentences name. Tests replay every lesson move by move.
"""
