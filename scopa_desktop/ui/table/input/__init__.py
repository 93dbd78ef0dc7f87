"""The input of the person at the table, turned into moves.

- `table_input`: what clicks, drags and button presses do; the only place that checks whether the
  person may act now.
- `move_selection`: the selected card and the captures it allows, without widgets.
- `keyboard`: event filter for the keys of the table.
"""
