"""Chips, experience and levels in words."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.play.chips.accounts import ChipEntry, EntryKind
from scopa_desktop.play.chips.earnings import GrantReason
from scopa_desktop.play.chips.stakes import (
    StakedMatch,
    StakeProblem,
    StakeRefusal,
    StakeState,
    penalty_for,
)
from scopa_desktop.rules.stakes import level_of
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.card_wording import own_name
from scopa_desktop.ui.wording.list_format import and_list
from scopa_desktop.ui.wording.number_format import counted, number
from scopa_desktop.ui.wording.text_direction import from_left

tr: Final = partial(translate, "Chips")
N_: Final = partial(QT_TRANSLATE_NOOP, "Chips")

_ENTRIES: Final = {
    EntryKind.CAPITAL: N_("Your first chips"),
    EntryKind.STAKE: N_("Stake of a match"),
    EntryKind.ABANDONED: N_("A match that was left"),
    EntryKind.RETURNED: N_("Stake of a void match, returned"),
    EntryKind.PENALTY: N_("Left a competitive match"),
}
_GRANTS: Final = {
    GrantReason.PRACTICE: N_("Played a practice match"),
    GrantReason.LESSON: N_("Completed a lesson"),
    GrantReason.PUZZLE: N_("Solved a puzzle"),
    GrantReason.DAILY: N_("Played the daily deal"),
}


def entry_text(entry: ChipEntry) -> str:
    if entry.kind is EntryKind.WON:
        return tr("Won a match") if entry.chips else tr("A match")
    if entry.kind is EntryKind.GRANT:
        return tr(str(_GRANTS[GrantReason(entry.what)]))
    return tr(str(_ENTRIES[entry.kind]))


def signed_number(value: int) -> str:
    """`+150`, `−100`; empty for 0."""
    if not value:
        return ""
    return from_left(f"{'+' if value > 0 else '−'}{number(abs(value))}")


def level_text(experience: int) -> str:
    """`level 3`, for somebody with so many points of experience."""
    return tr("level {level}").format(level=number(level_of(experience)))


def seat_text(name: str, chips: int, experience: int) -> str:
    """`Nina: 900 chips, level 2`."""
    return tr("{name}: {chips}, {level}").format(
        name=name, chips=counted("chips", chips), level=level_text(experience)
    )


def pot_text(match: StakedMatch) -> str:
    """What is in the pot, or that the match is over."""
    if match.state is StakeState.RETURNED:
        return _void_text()
    if match.state is not StakeState.OPEN:
        return tr("Competitive match, paid")
    pattern = tr("Competitive match: {pot} in the pot, {stake} from each player")
    return pattern.format(pot=counted("chips", match.pot), stake=number(match.stake))


def _void_text() -> str:
    return tr("The match is void: everybody has the stake back.")


def winnings_text(match: StakedMatch, names: Sequence[str], experience: Sequence[int]) -> str:
    """What each seat has won with a match, and which levels were reached; empty while it goes on.

    `experience` is that of each seat's account now, the match included.
    """
    if match.state is StakeState.OPEN:
        return ""
    if match.state is StakeState.RETURNED:
        return _void_text()
    parts = [
        tr("Pot: {pot}, of which the bank takes {bank}.").format(
            pot=counted("chips", match.pot), bank=number(match.bank)
        )
    ]
    for name, seat, points in zip(names, match.seats, experience, strict=True):
        gains = []
        if seat.share:
            gains.append(counted("chips", seat.share))
        if seat.experience:
            gains.append(counted("experience", seat.experience))
        if gains:
            parts.append(tr("{name}: {gains}.").format(name=name, gains=", ".join(gains)))
        has_level = level_of(points) > level_of(points - seat.experience)
        if has_level and seat.account.profile is not None:
            parts.append(
                tr("{name} reaches level {level}!").format(
                    name=name, level=number(level_of(points))
                )
            )
    return " ".join(parts)


def leaving_sentence(stake: int, *, several_people: bool) -> str:
    """What leaving a competitive match for good costs its people."""
    if several_people:
        pattern = tr(
            "If you leave this competitive match, all of you lose it: the stakes of {stake} stay "
            "in the pot, and each of you pays {penalty} more."
        )
    else:
        pattern = tr(
            "If you leave this competitive match, you lose it: your stake of {stake} stays in the "
            "pot, and you pay {penalty} more."
        )
    return pattern.format(
        stake=counted("chips", stake), penalty=counted("chips", penalty_for(stake))
    )


def refusal_sentence(refusal: StakeRefusal) -> str:
    """Why players cannot play for chips, and what they can do about it."""
    match refusal.problem:
        case StakeProblem.OTHER_WINDOW:
            pattern = tr("Another window of the game plays with your chips.")
        case StakeProblem.NOT_COMPETITIVE:
            pattern = tr("Nothing is staked in this match.")
        case StakeProblem.GUESTS:
            pattern = tr("Guests have no chips: only people with a profile play for them.")
        case StakeProblem.NO_PEOPLE:
            pattern = tr("Chips are staked by people only.")
        case StakeProblem.MATCHED_PLAYER:
            pattern = tr("{names} always plays as well as you do, and never for chips.")
        case StakeProblem.NOT_COUNTED:
            pattern = tr("The chips cannot be counted now.")
        case StakeProblem.CHOSEN_DEAL:
            pattern = tr(
                "A deal number of your own is for practice only: clear it to play for chips."
            )
        case StakeProblem.TOO_FEW_CHIPS:
            pattern = tr(
                "{names}: too few for a stake of {stake}. Choose a smaller one, or earn chips by "
                "practice, lessons, puzzles and the daily deal."
            )
    names = and_list([own_name(name) for name in refusal.names])
    return pattern.format(names=names, stake=counted("chips", refusal.stake))
