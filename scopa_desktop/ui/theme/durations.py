"""Durations of animations and delays, in milliseconds at the speed *normal*."""

from enum import Enum

FRAME = 12
"""Between two frames of an animation, at every speed: a frame that is 4 ms late is still in time
for a screen of 60 Hz."""
DEAL, DEAL_INTERVAL = 150, 55
TAKE_STOCK = 140
"""Until the dealer has the stock, or it is back in its place."""
SELECT, DESELECT, RETURN = 110, 90, 220
ROW_CENTRES = 160
PLAY = 240
CAPTURE_MEET, CAPTURE_INTERVAL, CAPTURE_HOLD, CAPTURE_TO_PILE = 180, 60, 420, 320
PILE_INTERVAL = 35
"""Between two cards of a capture on their way to the pile."""
SWEEP_RAYS, SWEEP_RIBBON, SWEEP_BROOM, SWEEP_CHIPS = 260, 220, 500, 700
SWEEP_HOLD, SWEEP_FADE, SWEEP_POINT = 500, 200, 380
TURN_CHANGE = 180
DECLARATION, DECLARATION_HOLD = 160, 2500
COUNT_TO_TABLE, COUNT_SPREAD, COUNT_GATHER = 300, 420, 260
"""The piles on their way to the table or back, and their cards that are spread or gathered."""
COUNT_WAVE, COUNT_LIFT, COUNT_HOLD = 320, 140, 230
"""Of a category whose cards come up: all of them begin, one has come up, and all are seen."""
COUNT_CALL = COUNT_WAVE + COUNT_LIFT
SCORE_ROW = 90
OPPONENT_DELAY = 350
AUTOPLAY_DELAY = 900
"""Between two moves that are played one after the other in a review."""
WATCH_DELAY = 900
"""Between two moves of a watched match while the animations are off; not scaled."""
REDUCED_MOTION = 120
"""Every movement becomes a cross-fade of this length when motion is reduced."""

SELECT_OVERSHOOT = 1.1
PLAY_ARC, PLAY_SHADOW = 0.25, 0.13
"""Height of the arc and depth of the shadow of a flying card, in card heights."""


class Speed(Enum):
    """The player's speed setting; its value multiplies every duration."""

    SLOW = 1.7
    NORMAL = 1.0
    FAST = 0.5
    OFF = 0.0

    def scaled(self, duration: int) -> int:
        return round(duration * self.value)
