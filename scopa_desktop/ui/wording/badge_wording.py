"""The badges in words: their names, what they take, and where they were earned."""

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.badges.badge_book import BadgeProgress, EarnedBadge
from scopa_desktop.play.matches.feats import LEVEL_OF_BADGE
from scopa_desktop.play.statistics.profile_summary import WonMatch
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import words
from scopa_desktop.ui.wording.list_format import and_list
from scopa_desktop.ui.wording.number_format import date_text, number

tr: Final = partial(translate, "Badges")
N_: Final = partial(QT_TRANSLATE_NOOP, "Badges")


class _Texts(NamedTuple):
    """The untranslated texts of a badge, as QT_TRANSLATE_NOOP returns them."""

    name: object
    task: object


_TEXTS: Final[Mapping[str, _Texts]] = {
    "first_scopa": _Texts(
        N_("First sweep"), N_("Sweep the table in a match that you play to its end.")
    ),
    "first_win": _Texts(N_("First win"), N_("Win a match.")),
    "ten_wins": _Texts(N_("Ten wins"), N_("Win ten matches.")),
    "hundred_wins": _Texts(N_("A hundred wins"), N_("Win a hundred matches.")),
    "thousand_wins": _Texts(N_("A thousand wins"), N_("Win a thousand matches.")),
    "cappotto": _Texts(N_("Cappotto"), N_("Win a match without a single point for the others.")),
    "all_coins": _Texts(N_("All the coins"), N_("Capture all ten coins in one round.")),
    "all_sevens": _Texts(N_("All the sevens"), N_("Capture all four sevens in one round.")),
    "all_points": _Texts(N_("Clean round"), N_("Win every category of a round, at least four.")),
    "no_sweep_suffered": _Texts(
        N_("Nothing given away"),
        N_("Win a match of two or more rounds in which nobody else makes a sweep."),
    ),
    "shutout": _Texts(
        N_("Shut-out"), N_("Leave the others without a point for three rounds in a row.")
    ),
    "comeback": _Texts(
        N_("Comeback"), N_("Win after being behind by half the points of the match.")
    ),
    "last_card": _Texts(
        N_("The last card"),
        N_("Turn the match in its last round, and play the last card of it yourself."),
    ),
    "photo_finish": _Texts(N_("By a whisker"), N_("Win a match by a single point.")),
    "overtime": _Texts(
        N_("Extra time"), N_("Win a match that goes on after the target is reached.")
    ),
    "sweep_three": _Texts(N_("Three sweeps"), N_("Make three sweeps in one round.")),
    "sweep_five": _Texts(N_("Five sweeps"), N_("Make five sweeps in one round.")),
    "settebello_streak": _Texts(
        N_("Faithful settebello"), N_("Capture the seven of coins in four rounds in a row.")
    ),
    "primiera_master": _Texts(
        N_("Primiera master"), N_("Win the primiera in four rounds of one match.")
    ),
    "napola": _Texts(
        N_("Long napola"), N_("Capture the coins from the ace to the five in one round.")
    ),
    "declaration": _Texts(
        N_("Well declared"), N_("Win a match with ten or more points from declarations.")
    ),
    "opening_points": _Texts(
        N_("A lucky deal"), N_("Win a match in which your own deal gives you points.")
    ),
    "streak_three": _Texts(N_("Three in a row"), N_("Win three matches in a row.")),
    "streak_five": _Texts(N_("Five in a row"), N_("Win five matches in a row.")),
    "streak_ten": _Texts(N_("Ten in a row"), N_("Win ten matches in a row.")),
    "beat_everyone_in_family": _Texts(
        N_("All six beaten"), N_("Beat all six opponents in games of the same family.")
    ),
    "whole_family_won": _Texts(
        N_("The whole family"), N_("Win every game of a family that has three or more.")
    ),
    "partner_win": _Texts(N_("Good company"), N_("Win a match with a partner.")),
    "three_at_table": _Texts(N_("Table for three"), N_("Win a match against two opponents.")),
    "four_at_table": _Texts(N_("One against three"), N_("Win a match against three opponents.")),
    "every_deck": _Texts(N_("Seven decks"), N_("Win with seven different decks.")),
    "rematch_won": _Texts(
        N_("Revenge"), N_("Lose a match, then win the next one of the same game and players.")
    ),
    "no_hints": _Texts(N_("All your own work"), N_("Beat Don Ciro or Aurelio without a hint.")),
    "no_undo": _Texts(
        N_("No way back"), N_("Beat Don Ciro or Aurelio without taking back a move.")
    ),
    "short_match": _Texts(N_("Quick work"), N_("Win a match to eleven or more in two rounds.")),
    "long_match": _Texts(N_("Staying power"), N_("Win a match of eight or more rounds.")),
    "big_round": _Texts(N_("A big round"), N_("Score ten or more points in one round.")),
    "instant_win": _Texts(
        N_("At a stroke"), N_("Win a match at once with the cards you have captured.")
    ),
    "italian_family": _Texts(
        N_("Tour of Italy"), N_("Win five different games with Italian roots.")
    ),
    "spanish_family": _Texts(
        N_("Spanish cards"), N_("Win five different games that use Spanish cards.")
    ),
    "scopone_win": _Texts(N_("Scopone"), N_("Win a match of Scopone.")),
    "cirulla_win": _Texts(N_("Cirulla"), N_("Win a match of Cirulla.")),
    "chkobba_win": _Texts(N_("Chkobba"), N_("Win a match of Chkobba.")),
}

_IN_A_ROW: Final = N_("in a row: {count}")
_WINS: Final = N_("wins: {count}")
_GAMES: Final = N_("games: {count}")
_COUNTED: Final[Mapping[str, object]] = {
    "ten_wins": _WINS,
    "hundred_wins": _WINS,
    "thousand_wins": _WINS,
    "streak_three": _IN_A_ROW,
    "streak_five": _IN_A_ROW,
    "streak_ten": _IN_A_ROW,
    "beat_everyone_in_family": N_("opponents: {count}"),
    "every_deck": N_("decks: {count}"),
    "italian_family": _GAMES,
    "spanish_family": _GAMES,
}
"""What is counted towards the badges of which the number means something to the player."""


def badge_name(badge: str) -> str:
    """The name of a badge; raises `KeyError` if there is none with that id."""
    if badge in LEVEL_OF_BADGE:
        name = LEVELS[LEVEL_OF_BADGE[badge]].name
        return tr("{name} beaten").format(name=name)
    return tr(str(_TEXTS[badge].name))


def badge_task(badge: str) -> str:
    """What a badge takes; raises `KeyError` if there is none with that id."""
    if badge in LEVEL_OF_BADGE:
        name = LEVELS[LEVEL_OF_BADGE[badge]].name
        return tr("Win a match against {name}.").format(name=name)
    return tr(str(_TEXTS[badge].task))


def progress_text(badge: str, progress: BadgeProgress) -> str:
    """`wins: 7 of 10`: what counts, and how far it is."""
    return tr(str(_COUNTED[badge])).format(count=count_text(progress))


def count_text(progress: BadgeProgress) -> str:
    """`7 of 10`."""
    pattern = tr("{done} of {needed}")
    return pattern.format(done=number(progress.done), needed=number(progress.needed))


def earned_text(badge: EarnedBadge, match: WonMatch | None) -> str:
    """`Earned in: Scopa, 11–7 against Beppe, 3 May 2026`; only the date of a deleted match."""
    day = date_text(badge.earned.astimezone().date())
    if match is None:
        return tr("Earned: {date}").format(date=day)
    return tr("Earned in: {game}, {score} against {names}, {date}").format(
        game=words(match.title),
        score="–".join(map(number, (match.points, *match.other_points))),
        names=and_list(match.opponents),
        date=day,
    )
