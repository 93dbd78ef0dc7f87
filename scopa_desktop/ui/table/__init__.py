"""The card table: shows a match, animates its events and takes the person's moves.

- `scene`: items, layout and board of the graphics scene.
- `animation`: animations of the events of a match.
- `input`: mouse, keyboard and buttons.
- `table_view`: `TableView`, the widget that combines scene, animations and buttons.
- `table_controller`: `TableController`, which connects the view and its input with a session.

A move goes from `input.pointer` or `input.keyboard` to `input.table_input`, through the controller
to the session, whose events go through the controller to `animation.animation_queue`. When that has
finished, the controller calls `Session.settled` and the next player may move.
"""
