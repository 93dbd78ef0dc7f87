"""What a profile of the core is made from: rounds of every game, played by a search and at random.

`core_compiler` runs this with an instrumented core. It does the same each time, so that the same
sources give the same profile.
"""

import time
from typing import Final

from scopa_desktop.ai.fixed_strength import fixed_level
from scopa_desktop.ai.search.playouts import random_rounds
from scopa_desktop.commands.series import Clock, play_round
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.kernel.position import Position
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.round import Round, game_spec

LEVEL: Final = fixed_level("master", 200)
RANDOM_ROUNDS: Final = 2_000

# The search checks the time after batches, whose sizes depend on how long they take.
time.monotonic = lambda: 0.0

for variant in CATALOGUE.values():
    seating = variant.seatings[0]
    round_, _ = Round.dealt(variant, seating, 0, pack_of(1, 1, variant.deal.pack))
    play_round(round_, [lambda _, view: LEVEL.choose(view)], [0] * seating.players, Clock(1))
    spec = game_spec(variant, seating)
    start = Position(spec)
    for card in range(len(start.stock)):
        start.stock[card] = card
    start.next_card = 0
    random_rounds(Position(spec), start, RANDOM_ROUNDS, 1)
