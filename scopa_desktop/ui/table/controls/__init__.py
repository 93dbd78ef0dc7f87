"""The parts of the table view that take input and report it as signals.

- `pointer`: presses, drags and drops in the scene, as signals about cards.
- `action_buttons`: the two buttons beside the hand.
- `paper_sheet`: the base of all papers on the table, and how they come in and go.
- `table_sheets`: the dialogs of the match, as papers over the whole window.
- `choice_sheet`: the sheet with actions other than playing a card (declare, cut, take the table).

What the input means is decided in `input`.
"""
