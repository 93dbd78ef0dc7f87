"""The leaderboard: profiles and characters with ratings from the matches they played.

Ratings are Glicko-2 (`play/leaderboard/glicko2.py`). Those of the characters follow from matches
against each other that are shipped in `resources/leaderboard/characters.json`
(`character_matches`): `packaging/make_leaderboard.py` played them with a fixed number of
iterations, so each can be played again with the same result, and a digest of each level says when
they must be. They are the scale on which people are rated, and no match of a person moves them.
`player_ratings` says which matches of the database count; `ratings` says what a match of several
players or of partners means for a rating.
"""
