"""The table for screen readers and other assistive technology.

- `activation`: waits until assistive technology is connected.
- `proxies`: invisible widgets that stand for the elements of the scene.
- `accessible_table`: keeps them in step with the scene, and announces moves.
- `spoken_events`: the sentences for moves and deals.
"""
