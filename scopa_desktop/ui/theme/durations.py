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
LANDING, DUST, SHAKE = 120, 200, 180
"""What follows when a card has landed on the table."""
SHUFFLE, SQUARE = 150, 110
"""Parting or joining the halves of the pack once, and knocking its edges straight."""
CAPTURE_MEET, CAPTURE_INTERVAL, CAPTURE_HOLD, CAPTURE_TO_PILE = 180, 70, 420, 320
PILE_INTERVAL = 55
"""Between the first two cards of a capture on their way to the pile; the others follow faster."""
HASTE = 0.8
"""How much shorter each interval between cards that are taken is than the one before."""
SWEEP_RAYS, SWEEP_RIBBON, SWEEP_BROOM = 260, 220, 500
SWEEP_HOLD = 500
"""How long a sweep or a victory is seen after the last chip has come to rest."""
SWEEP_FADE, SWEEP_POINT = 200, 380
LIGHT_RISE, LIGHT_FADE = 180, 260
TURN_CHANGE = 180
DECLARATION, DECLARATION_HOLD = 160, 2500
COUNT_TO_TABLE, COUNT_SPREAD, COUNT_GATHER = 300, 420, 260
"""The piles on their way to the table or back, and their cards that are spread or gathered."""
COUNT_WAVE, COUNT_RISE, COUNT_FALL, COUNT_DIM = 420, 110, 50, 17
"""From the first to the last card that a category calls, at most; between two of them at most; and
between two cards that go back, or only become dark."""
COUNT_LIFT, COUNT_HOLD = 100, 250
"""In which one card comes up or goes back, and how long all of them are seen before the points."""
SHEET = 220
"""In which a sheet comes in; it goes a third faster."""
OPPONENT_DELAY = 350
AUTOPLAY_DELAY = 900
"""Between two moves that are played one after the other in a review."""
WATCH_DELAY = 900
"""Between two moves of a watched match while the animations are off; not scaled."""
REDUCED_MOTION = 120
"""Every movement becomes a cross-fade of this length when motion is reduced."""

SELECT_OVERSHOOT = 1.1
PLAY_ARC, PLAY_SHADOW, PLAY_FALL = 0.25, 0.13, 1.8
"""Height of the arc and depth of the shadow of a flying card, in card heights, and its fall (see
`CardMotion.fall`)."""


def rhythm(interval: int, number: int) -> int:
    """When the card with a number moves, if the intervals become shorter from card to card."""
    return round(interval * (1 - HASTE**number) / (1 - HASTE))


class Speed(Enum):
    """The player's speed setting; its value multiplies every duration."""

    SLOW = 1.7
    NORMAL = 1.0
    FAST = 0.5
    OFF = 0.0

    def scaled(self, duration: int) -> int:
        return round(duration * self.value)
