"""The card table: shows a match, animates its events and takes the person's moves.

- `scene`: items, layout and board of the graphics scene.
- `animation`: animations of the events of a match.
- `controls`: pointer, buttons and choice sheet.
- `move_selection`: the selected card and the captures it allows, without widgets.
- `table_state`: `TableState`, everything that is shown beside moving cards, made by one function.
- `table_view`: `TableView`, the widget that shows a state with scene, animations and controls.
- `input`: what the person's input means; makes moves of it.
- `table_controller`: `TableController`, which connects view and input with a session.

A move goes from `controls` or `input.keyboard` to `input.table_input` and through the controller to
the session, whose events go through the controller to `animation.animation_queue`. When that has
finished, the controller calls `Session.settled` and the next player may move. At each of these
steps the controller has the view show the state that follows.
"""
