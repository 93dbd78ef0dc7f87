"""The leaderboard in words: places, results, and what the ratings are made from."""

from functools import partial
from typing import Final

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.leaderboard.leaderboard import Leaderboard, Standing
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import words
from scopa_desktop.ui.wording.list_format import with_commas
from scopa_desktop.ui.wording.number_format import counted, number, percentage

tr: Final = partial(translate, "Leaderboard")


def leaderboard_place_text(standing: Standing) -> str:
    """`3`; a dash without a place."""
    return "–" if standing.place is None else number(standing.place)


def number_text(standing: Standing) -> str:
    """`1480`; a dash without a rated match."""
    record = standing.record
    return number(round(record.rating.rating)) if record.matches else "–"


def share_won_text(standing: Standing) -> str:
    """`72%`: the share of the matches that were won; a dash without any."""
    record = standing.record
    return percentage(record.won / record.matches, 0) if record.matches else "–"


def competitor_note(standing: Standing, *, is_current: bool) -> str:
    """`master`, `plays now, after 3 matches`: what is said of a competitor below the name."""
    level = LEVELS.get(standing.competitor.level)
    parts = (
        words(level.strength_label, "levels") if level else "",
        tr("plays now") if is_current else "",
        _state(standing),
    )
    return with_commas(filter(None, parts))


def _state(standing: Standing) -> str:
    if not standing.record.matches:
        return tr("not rated yet")
    if standing.record.is_provisional:
        return tr("after {matches}").format(matches=counted("matches", standing.record.matches))
    return ""


def standing_sentence(standing: Standing, name: str, *, is_current: bool) -> str:
    """All that a row of the leaderboard says, for screen readers."""
    record = standing.record
    parts = [name, competitor_note(standing, is_current=is_current)]
    if standing.place is not None:
        parts.insert(0, tr("Place {place}").format(place=number(standing.place)))
    if record.matches:
        rating = tr("rating {rating}")
        results = tr("{matches} (won: {won}, lost: {lost})")
        parts += [
            rating.format(rating=number_text(standing)),
            results.format(
                matches=counted("matches", record.matches),
                won=number(record.won),
                lost=number(record.lost),
            ),
        ]
    return with_commas(filter(None, parts))


def ratings_basis_sentence(board: Leaderboard) -> str:
    """Which matches of a person count."""
    if board.competitive_only:
        return tr(
            "A competitive match of yours counts if you play it to its end yourself, against "
            "computer players alone."
        )
    return tr(
        "A match of yours counts if you play it to its end yourself, against computer players "
        "alone, without undo, hints or the coach."
    )


def state_sentence(board: Leaderboard, profile: str | None) -> str:
    """What the current profile can do about its place; empty if it has one."""
    own = next(
        (each for each in board.standings if profile and each.competitor.profile == profile), None
    )
    if own is None or own.place is not None:
        return ""
    if own.record.matches:
        return tr("A few more matches give you a place.")
    return tr("You have no rated match here yet. Play one, and your rating appears.")
