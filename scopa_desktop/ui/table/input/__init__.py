"""Mouse, keyboard and buttons of the table, turned into moves.

- `pointer`: presses, drags and drops in the scene, as signals about cards.
- `keyboard`: event filter for the keys of the table.
- `action_buttons`: the two buttons beside the hand.
- `choice_sheet`: the sheet with actions other than playing a card (declare, cut, take the table).
- `move_selection`: the selected card and the captures it allows, without widgets.
- `table_input`: combines the above into moves; the only place that checks whether the person may
  act now.
"""
