"""The badges in words: their names, what they take, and where they were earned."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.history.badges.badge_book import BadgeProgress, EarnedBadge
from scopa_desktop.play.history.badges.match_badges import LEVEL_OF_BADGE
from scopa_desktop.play.history.profile_summary import WonMatch
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import words
from scopa_desktop.ui.wording.list_format import and_list
from scopa_desktop.ui.wording.number_format import date_text, number


class _Texts(NamedTuple):
    """The untranslated texts of a badge, as QT_TRANSLATE_NOOP returns them."""

    name: object
    task: object


_TEXTS: Final[Mapping[str, _Texts]] = {
    "first_scopa": _Texts(
        QT_TRANSLATE_NOOP("Badges", "First sweep"),
        QT_TRANSLATE_NOOP("Badges", "Sweep the table in a match that you play to its end."),
    ),
    "first_win": _Texts(
        QT_TRANSLATE_NOOP("Badges", "First win"), QT_TRANSLATE_NOOP("Badges", "Win a match.")
    ),
    "ten_wins": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Ten wins"), QT_TRANSLATE_NOOP("Badges", "Win ten matches.")
    ),
    "hundred_wins": _Texts(
        QT_TRANSLATE_NOOP("Badges", "A hundred wins"),
        QT_TRANSLATE_NOOP("Badges", "Win a hundred matches."),
    ),
    "thousand_wins": _Texts(
        QT_TRANSLATE_NOOP("Badges", "A thousand wins"),
        QT_TRANSLATE_NOOP("Badges", "Win a thousand matches."),
    ),
    "cappotto": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Cappotto"),
        QT_TRANSLATE_NOOP("Badges", "Win a match without a single point for the others."),
    ),
    "all_coins": _Texts(
        QT_TRANSLATE_NOOP("Badges", "All the coins"),
        QT_TRANSLATE_NOOP("Badges", "Capture all ten coins in one round."),
    ),
    "all_sevens": _Texts(
        QT_TRANSLATE_NOOP("Badges", "All the sevens"),
        QT_TRANSLATE_NOOP("Badges", "Capture all four sevens in one round."),
    ),
    "all_points": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Clean round"),
        QT_TRANSLATE_NOOP("Badges", "Win every category of a round, at least four."),
    ),
    "no_sweep_suffered": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Nothing given away"),
        QT_TRANSLATE_NOOP(
            "Badges", "Win a match of two or more rounds in which nobody else makes a sweep."
        ),
    ),
    "shutout": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Shut-out"),
        QT_TRANSLATE_NOOP("Badges", "Leave the others without a point for three rounds in a row."),
    ),
    "comeback": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Comeback"),
        QT_TRANSLATE_NOOP("Badges", "Win after being behind by half the points of the match."),
    ),
    "last_card": _Texts(
        QT_TRANSLATE_NOOP("Badges", "The last card"),
        QT_TRANSLATE_NOOP(
            "Badges", "Turn the match in its last round, and play the last card of it yourself."
        ),
    ),
    "photo_finish": _Texts(
        QT_TRANSLATE_NOOP("Badges", "By a whisker"),
        QT_TRANSLATE_NOOP("Badges", "Win a match by a single point."),
    ),
    "overtime": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Extra time"),
        QT_TRANSLATE_NOOP("Badges", "Win a match that goes on after the target is reached."),
    ),
    "sweep_three": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Three sweeps"),
        QT_TRANSLATE_NOOP("Badges", "Make three sweeps in one round."),
    ),
    "sweep_five": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Five sweeps"),
        QT_TRANSLATE_NOOP("Badges", "Make five sweeps in one round."),
    ),
    "settebello_streak": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Faithful settebello"),
        QT_TRANSLATE_NOOP("Badges", "Capture the seven of coins in four rounds in a row."),
    ),
    "primiera_master": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Primiera master"),
        QT_TRANSLATE_NOOP("Badges", "Win the primiera in four rounds of one match."),
    ),
    "napola": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Long napola"),
        QT_TRANSLATE_NOOP("Badges", "Capture the coins from the ace to the five in one round."),
    ),
    "declaration": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Well declared"),
        QT_TRANSLATE_NOOP("Badges", "Win a match with ten or more points from declarations."),
    ),
    "opening_points": _Texts(
        QT_TRANSLATE_NOOP("Badges", "A lucky deal"),
        QT_TRANSLATE_NOOP("Badges", "Win a match in which your own deal gives you points."),
    ),
    "streak_three": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Three in a row"),
        QT_TRANSLATE_NOOP("Badges", "Win three matches in a row."),
    ),
    "streak_five": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Five in a row"),
        QT_TRANSLATE_NOOP("Badges", "Win five matches in a row."),
    ),
    "streak_ten": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Ten in a row"),
        QT_TRANSLATE_NOOP("Badges", "Win ten matches in a row."),
    ),
    "beat_everyone_in_family": _Texts(
        QT_TRANSLATE_NOOP("Badges", "All six beaten"),
        QT_TRANSLATE_NOOP("Badges", "Beat all six opponents in games of the same family."),
    ),
    "whole_family_won": _Texts(
        QT_TRANSLATE_NOOP("Badges", "The whole family"),
        QT_TRANSLATE_NOOP("Badges", "Win every game of a family that has three or more."),
    ),
    "partner_win": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Good company"),
        QT_TRANSLATE_NOOP("Badges", "Win a match with a partner."),
    ),
    "three_at_table": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Table for three"),
        QT_TRANSLATE_NOOP("Badges", "Win a match against two opponents."),
    ),
    "four_at_table": _Texts(
        QT_TRANSLATE_NOOP("Badges", "One against three"),
        QT_TRANSLATE_NOOP("Badges", "Win a match against three opponents."),
    ),
    "every_deck": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Seven decks"),
        QT_TRANSLATE_NOOP("Badges", "Win with seven different decks."),
    ),
    "rematch_won": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Revenge"),
        QT_TRANSLATE_NOOP(
            "Badges", "Lose a match, then win the next one of the same game and players."
        ),
    ),
    "no_hints": _Texts(
        QT_TRANSLATE_NOOP("Badges", "All your own work"),
        QT_TRANSLATE_NOOP("Badges", "Beat Don Ciro or Aurelio without a hint."),
    ),
    "no_undo": _Texts(
        QT_TRANSLATE_NOOP("Badges", "No way back"),
        QT_TRANSLATE_NOOP("Badges", "Beat Don Ciro or Aurelio without taking back a move."),
    ),
    "short_match": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Quick work"),
        QT_TRANSLATE_NOOP("Badges", "Win a match to eleven or more in two rounds."),
    ),
    "long_match": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Staying power"),
        QT_TRANSLATE_NOOP("Badges", "Win a match of eight or more rounds."),
    ),
    "big_round": _Texts(
        QT_TRANSLATE_NOOP("Badges", "A big round"),
        QT_TRANSLATE_NOOP("Badges", "Score ten or more points in one round."),
    ),
    "instant_win": _Texts(
        QT_TRANSLATE_NOOP("Badges", "At a stroke"),
        QT_TRANSLATE_NOOP("Badges", "Win a match at once with the cards you have captured."),
    ),
    "italian_family": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Tour of Italy"),
        QT_TRANSLATE_NOOP("Badges", "Win five different games with Italian roots."),
    ),
    "spanish_family": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Spanish cards"),
        QT_TRANSLATE_NOOP("Badges", "Win five different games that use Spanish cards."),
    ),
    "scopone_win": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Scopone"),
        QT_TRANSLATE_NOOP("Badges", "Win a match of Scopone."),
    ),
    "cirulla_win": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Cirulla"),
        QT_TRANSLATE_NOOP("Badges", "Win a match of Cirulla."),
    ),
    "chkobba_win": _Texts(
        QT_TRANSLATE_NOOP("Badges", "Chkobba"),
        QT_TRANSLATE_NOOP("Badges", "Win a match of Chkobba."),
    ),
}

_IN_A_ROW: Final = QT_TRANSLATE_NOOP("Badges", "in a row: {count}")
_WINS: Final = QT_TRANSLATE_NOOP("Badges", "wins: {count}")
_GAMES: Final = QT_TRANSLATE_NOOP("Badges", "games: {count}")
_COUNTED: Final[Mapping[str, object]] = {
    "ten_wins": _WINS,
    "hundred_wins": _WINS,
    "thousand_wins": _WINS,
    "streak_three": _IN_A_ROW,
    "streak_five": _IN_A_ROW,
    "streak_ten": _IN_A_ROW,
    "beat_everyone_in_family": QT_TRANSLATE_NOOP("Badges", "opponents: {count}"),
    "every_deck": QT_TRANSLATE_NOOP("Badges", "decks: {count}"),
    "italian_family": _GAMES,
    "spanish_family": _GAMES,
}
"""What is counted towards the badges of which the number means something to the player."""


def badge_name(badge: str) -> str:
    """The name of a badge; raises `KeyError` if there is none with that id."""
    if badge in LEVEL_OF_BADGE:
        name = LEVELS[LEVEL_OF_BADGE[badge]].name
        return translate("Badges", "{name} beaten").format(name=name)
    return translate("Badges", str(_TEXTS[badge].name))


def badge_task(badge: str) -> str:
    """What a badge takes; raises `KeyError` if there is none with that id."""
    if badge in LEVEL_OF_BADGE:
        name = LEVELS[LEVEL_OF_BADGE[badge]].name
        return translate("Badges", "Win a match against {name}.").format(name=name)
    return translate("Badges", str(_TEXTS[badge].task))


def progress_text(badge: str, progress: BadgeProgress) -> str:
    """`wins: 7 of 10`: what counts, and how far it is."""
    return translate("Badges", str(_COUNTED[badge])).format(count=count_text(progress))


def count_text(progress: BadgeProgress) -> str:
    """`7 of 10`."""
    pattern = translate("Badges", "{done} of {needed}")
    return pattern.format(done=number(progress.done), needed=number(progress.needed))


def earned_text(badge: EarnedBadge, match: WonMatch | None) -> str:
    """`Earned in: Scopa, 11–7 against Beppe, 3 May 2026`; only the date of a deleted match."""
    day = date_text(badge.earned.astimezone().date())
    if match is None:
        return translate("Badges", "Earned: {date}").format(date=day)
    return translate("Badges", "Earned in: {game}, {score} against {names}, {date}").format(
        game=words(match.title),
        score="–".join(map(number, (match.points, *match.other_points))),
        names=and_list(match.opponents),
        date=day,
    )
