"""The training windows: lessons, moments of a review, and the base of puzzles and daily deals.

A `TrainingWindow` has a table, a session and an engine of its own: nothing in it is saved or
counted as a match, and the match of the main window waits. Analysis for it runs in a second engine
process with a low priority (`play/analysis/analysis_client.py`): short tasks one after another,
those that the player waits for first, so that nothing in the background delays the game.
"""
