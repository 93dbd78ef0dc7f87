"""The input of the person at the table, turned into moves.

- `table_input`: what clicks, drags and button presses do; the only place that checks whether the
  person may act now.
- `keyboard`: event filter for the keys of the table.
"""
