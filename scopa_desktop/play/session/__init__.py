"""A match in play: the session, its timeline, its clock and who sits at the table.

- `session`: `Session` holds the match and makes it go on; what happens at the table beside moves is
  a `TableEvent` (`rules/table_events.py`), which `Session.apply` performs, so that undo, browsing,
  saving, the history and `verify` follow it like a move.
- `engine_requests`: what is asked of the engine, and when an answer is dropped.
- `running_match`: saves the match after every move, in a thread of its own.
- `timeline`: what can be undone and redone, and steps through earlier positions.
- `seats`: who sits at the table, who is its master, who may sit in, which hands a watcher sees. A
  match that a person has left is not shown with open hands, because the person may come back.
- `turn_clock`: the time of a person for a move. When it runs out the game makes the move, which is
  no decision of the person: undo passes over it, and reviews, own puzzles and the coach leave it
  out.
- `packs`: the next pack of a match, and where a computer player cuts it.
- `scripted_engine`: an engine that plays given moves, for lessons and lines on the table.
"""
