"""Every badge by its id."""

from ...palette import BLUE, DARK_BLUE, DARK_GREEN, DARK_RED, GREEN, RED, SKY, WHITE
from . import emblems_of_matches as matches
from . import emblems_of_play as play
from .emblems_of_matches import PLUM
from .medal import Badge, Tier
from .motifs import tree

TEAL = "#2f7f86"
SAND = "#ecd9ab"
PALE = "#cfe3ee"
NIGHT = "#22335c"
BRONZE, SILVER, BEST = Tier.BRONZE, Tier.SILVER, Tier.GOLD

BADGES: dict[str, Badge] = {
    "first_scopa": Badge(BRONZE, GREEN, play.broom_and_sparks),
    "first_win": Badge(BRONZE, BLUE, matches.cup),
    "ten_wins": Badge(BRONZE, DARK_RED, matches.laurel_with("10", 46), BLUE),
    "hundred_wins": Badge(SILVER, DARK_RED, matches.laurel_with("100", 40), BLUE),
    "thousand_wins": Badge(BEST, DARK_RED, matches.crowned_thousand, BLUE, "#8b1c16"),
    "cappotto": Badge(BEST, SKY, play.coat, BLUE, "#a9d2ef"),
    "all_coins": Badge(BEST, DARK_GREEN, play.ten_coins, RED, "#26684a"),
    "all_sevens": Badge(BEST, TEAL, play.four_sevens, GREEN, "#3a8d94"),
    "all_points": Badge(SILVER, DARK_BLUE, play.four_suns),
    "no_sweep_suffered": Badge(SILVER, SAND, play.shielded, BLUE),
    "shutout": Badge(BEST, DARK_GREEN, play.padlock, GREEN, "#26684a"),
    "comeback": Badge(SILVER, RED, play.rebound, BLUE),
    "last_card": Badge(BRONZE, BLUE, play.single_card, GREEN),
    "photo_finish": Badge(SILVER, GREEN, matches.chequered_flag),
    "overtime": Badge(BRONZE, PLUM, matches.level_scales, BLUE),
    "sweep_three": Badge(SILVER, BLUE, play.three_brooms),
    "sweep_five": Badge(BEST, GREEN, play.five_brooms, RED, "#3b8a59"),
    "settebello_streak": Badge(SILVER, DARK_BLUE, play.burning_seven),
    "primiera_master": Badge(BEST, DARK_RED, play.four_suits, GREEN, "#8b1c16"),
    "napola": Badge(SILVER, GREEN, play.three_steps, BLUE),
    "declaration": Badge(BRONZE, TEAL, play.bubble),
    "opening_points": Badge(BRONZE, "#f5b48a", play.sunrise, BLUE, None, True),
    "streak_three": Badge(BRONZE, SKY, matches.flame_with("3"), BLUE),
    "streak_five": Badge(SILVER, BLUE, matches.flame_with("5"), BLUE),
    "streak_ten": Badge(BEST, NIGHT, matches.flame_with("10"), BLUE, "#2c4070"),
    "beat_nino": Badge(BRONZE, WHITE, matches.character("nino"), GREEN, None, True),
    "beat_pina": Badge(BRONZE, WHITE, matches.character("pina"), RED, None, True),
    "beat_beppe": Badge(SILVER, WHITE, matches.character("beppe"), BLUE, None, True),
    "beat_rosa": Badge(SILVER, WHITE, matches.character("rosa"), GREEN, None, True),
    "beat_ciro": Badge(BEST, WHITE, matches.character("ciro"), RED, None, True),
    "beat_aurelio": Badge(BEST, WHITE, matches.character("aurelio"), BLUE, None, True),
    "beat_everyone_in_family": Badge(BEST, DARK_RED, matches.six_heads, GREEN, "#8b1c16"),
    "whole_family_won": Badge(BEST, PALE, tree, GREEN, "#b9d6e6"),
    "partner_win": Badge(BRONZE, GREEN, matches.toast, BLUE),
    "three_at_table": Badge(BRONZE, SAND, matches.seats(3), GREEN),
    "four_at_table": Badge(BRONZE, PALE, matches.seats(4), GREEN),
    "every_deck": Badge(SILVER, DARK_GREEN, matches.seven_backs),
    "rematch_won": Badge(BRONZE, PLUM, matches.round_again),
    "no_hints": Badge(SILVER, NIGHT, matches.unlit_lamp, BLUE),
    "no_undo": Badge(SILVER, TEAL, matches.no_way_back),
    "short_match": Badge(BRONZE, GREEN, matches.stopwatch),
    "long_match": Badge(BRONZE, BLUE, matches.hourglass, GREEN),
    "big_round": Badge(SILVER, PLUM, play.coin_piles, GREEN),
    "instant_win": Badge(BEST, NIGHT, play.lightning, RED, "#2c4070"),
    "italian_family": Badge(BRONZE, WHITE, matches.italian_sun, GREEN, None, True),
    "spanish_family": Badge(BRONZE, WHITE, matches.spanish_chalice, RED, None, True),
    "scopone_win": Badge(BRONZE, DARK_RED, play.wheel_of_cards, GREEN),
    "cirulla_win": Badge(BRONZE, DARK_BLUE, matches.anchor),
    "chkobba_win": Badge(BRONZE, PALE, matches.chechia),
}


def documents() -> dict[str, str]:
    """The badges as SVG, by id."""
    return {name: badge.document(name) for name, badge in BADGES.items()}
