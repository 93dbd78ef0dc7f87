"""Grouping events into steps, and the sums of captures."""

import pytest

from scopa_desktop.rules import catalogue
from scopa_desktop.rules.cards import mask_of, parse_card, parse_cards
from scopa_desktop.rules.events import (
    Captured,
    CaptureScored,
    DealVoided,
    Event,
    LeftoversTaken,
    OpeningTaken,
    PacketDealt,
    Played,
    Swept,
    TableDealt,
)
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.table.animation.capture_animation import sum_text
from scopa_desktop.ui.table.animation.choreography import Choreography, group_events
from scopa_desktop.ui.table.scene.appearance import Appearance, TableLook
from scopa_desktop.ui.table.scene.table_scene import TableScene

PLAYED = Played(0, parse_card("KD"))
CAPTURED = Captured(0, parse_card("KD"), mask_of(parse_cards("7B 3C")))
SWEPT = Swept(0, 1, (parse_card("KD"),))
DEALT = PacketDealt(2, 0, ((1, 2, 3), (4, 5, 6)))


@pytest.mark.parametrize(
    ("events", "lengths"),
    [
        ([PLAYED], [1]),
        ([PLAYED, CAPTURED], [2]),
        ([PLAYED, CAPTURED, SWEPT, DEALT], [3, 1]),
        ([PLAYED, LeftoversTaken(0, 1)], [1, 1]),
        ([DEALT, TableDealt((7, 8, 9, 10)), OpeningTaken(1, 15), SWEPT], [2, 2]),
        ([DEALT, TableDealt((7, 8, 9, 10)), DealVoided(3, 1)], [2, 1]),
        ([PLAYED, PLAYED, CAPTURED], [1, 2]),
    ],
)
def test_events_that_are_animated_together_are_one_step(
    events: list[Event], lengths: list[int]
) -> None:
    steps = group_events(events)
    assert [len(step) for step in steps] == lengths
    assert [event for step in steps for event in step] == events


def test_every_event_of_the_rules_has_an_animation(art: CardArt) -> None:
    """`Captured` and its points have none of their own: they are part of that of `Played`."""
    scene = TableScene(Appearance(art, TableLook("napoletane", "napoletane")))
    choreography = Choreography(scene, *[lambda _: None] * 2)
    assert {*choreography._animations, Captured, CaptureScored} == set(Event.__args__)


@pytest.mark.parametrize(
    ("game", "taken", "played", "words"),
    [
        ("scopa", "7B 3C", "KD", "7 + 3 = 10"),
        ("scopa", "KB", "KD", ""),
        ("scopa", "AD 2C 4S", "7D", "1 + 2 + 4 = 7"),
        ("escoba-setenta", "5C 3D", "7D", "5 + 3 + 7 = 15"),
        ("escoba-setenta", "7C", "JD", "7 + 8 = 15"),
    ],
)
def test_the_sum_of_a_capture(game: str, taken: str, played: str, words: str) -> None:
    rule = catalogue.variant(game).captures
    assert sum_text(rule, rule.values, parse_cards(taken), parse_card(played)) == words


def test_the_sum_of_an_opening_table() -> None:
    rule = catalogue.variant("escoba-setenta").captures
    assert sum_text(rule, rule.values, parse_cards("2C 3D KS"), None) == "2 + 3 + 10 = 15"
