"""Animations of the events of a match.

- `animation_queue`: runs the steps one after the other; skips and clears them.
- `choreography`: groups events into steps, applies them to the scene and creates their animations.
- `deal_animation`, `capture_animation`, `declaration_animation`, `sweep_animation`: the animations
  of kinds of events; `speech_bubbles` is an item of declarations.
- `event_messages`: what is shown or announced in words for an event.
- `card_motion`: how a card moves; the building blocks are in `scene.tween`.
"""
