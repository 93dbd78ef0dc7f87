"""Chips, experience and levels in words."""

from datetime import datetime, timezone

import pytest

from scopa_desktop.play.chips.accounts import Account, ChipEntry, EntryKind
from scopa_desktop.play.chips.earnings import GrantReason
from scopa_desktop.play.chips.stakes import StakedMatch, StakedSeat, StakeState
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.wording.chips_wording import (
    entry_text,
    leaving_sentence,
    pot_text,
    seat_text,
    signed_number,
    winnings_text,
)

SEATS = (
    StakedSeat(Account(profile="a" * 32), 150, experience=20),
    StakedSeat(Account(level="strong"), experience=5),
)
WON = StakedMatch("m", TWO, 100, StakeState.WON, SEATS)
NAMES = ("Nina", "Don Ciro")


def entry(kind: EntryKind, chips: int = 5, what: str = "") -> ChipEntry:
    return ChipEntry(kind, what, datetime.now(timezone.utc), chips, 0, 5)


@pytest.mark.parametrize("kind", [kind for kind in EntryKind if kind is not EntryKind.GRANT])
def test_every_entry_has_a_text(kind: EntryKind) -> None:
    assert entry_text(entry(kind))


@pytest.mark.parametrize("reason", GrantReason)
def test_every_grant_has_a_text(reason: GrantReason) -> None:
    text = entry_text(entry(EntryKind.GRANT, what=reason.value))
    assert reason.value in text


def test_a_match_that_was_lost_is_not_called_won() -> None:
    assert entry_text(entry(EntryKind.WON, 150)) == "Won a match"
    assert entry_text(entry(EntryKind.WON, 0)) == "A match"


def test_what_was_won() -> None:
    assert winnings_text(WON, NAMES, (40, 5)) == (
        "Pot: 200 chips, of which the bank takes 50. Nina: 150 chips, 20 points of experience. "
        "Don Ciro: 5 points of experience."
    )


def test_a_level_that_was_reached_is_said_of_people_only() -> None:
    assert "Nina reaches level 2!" in winnings_text(WON, NAMES, (50, 50))
    assert "Don Ciro reaches" not in winnings_text(WON, NAMES, (50, 50))
    assert "reaches" not in winnings_text(WON, NAMES, (75, 5))


def test_nothing_is_said_while_a_match_goes_on_and_little_if_it_is_void() -> None:
    assert winnings_text(WON._replace(state=StakeState.OPEN), NAMES, (0, 0)) == ""
    assert "void" in winnings_text(WON._replace(state=StakeState.RETURNED), NAMES, (0, 0))


def test_the_bar() -> None:
    running = WON._replace(state=StakeState.OPEN)
    assert pot_text(running) == "Competitive match: 200 chips in the pot, 100 from each player"
    assert "void" in pot_text(WON._replace(state=StakeState.RETURNED))
    assert pot_text(WON) == "Competitive match, paid"
    assert seat_text("Nina", 9, 60) == "Nina: 9 chips, level 2"


def test_signs() -> None:
    # They are read from the left in every language.
    assert [signed_number(value).strip("\u2066\u2069") for value in (150, -120, 0)] == [
        "+150",
        "−120",
        "",
    ]


@pytest.mark.parametrize(
    ("several_people", "costs"),
    [
        (False, "your stake of 100 chips stays in the pot, and you pay 50 chips more."),
        (True, "the stakes of 100 chips stay in the pot, and each of you pays 50 chips more."),
    ],
)
def test_leaving_costs_you_or_all_of_you(several_people: bool, costs: str) -> None:
    assert leaving_sentence(100, several_people=several_people).endswith(costs)
