"""The table for screen readers and other assistive technology.

- `activation`: waits until assistive technology is connected.
- `proxies`: invisible widgets that stand for the elements of the scene.
- `accessible_table`: keeps them in step with the scene, and announces moves.
- `spoken_events`: the sentences for the events of a match.
- `readings`: what Shift and a letter read of the table.

Qt's accessibility tree is made of widgets, so an invisible widget in the viewport stands for each
card, plaque, pile and the stock; subclasses of `QAccessibleInterface` in Python could offer no
actions, and share their lifetime with C++. The keyboard focus stays with the table view: the proxy
of the focused element has the view as its focus proxy, so Qt reports it as focused, and buttons
over the table are children of the viewport because Qt leaves out all other children of a scroll
area.
"""
