"""The table of highlights, and which event or end of a match is which."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import parse_card
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.events import (
    Captured,
    Declared,
    Event,
    InstantWin,
    LeftoversTaken,
    Played,
    RoundScored,
    Swept,
)
from scopa_desktop.rules.scoring import SideResult, score_sheet
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.platform.sounds import Sound
from scopa_desktop.ui.table.animation.highlights import (
    EFFECTS,
    Highlight,
    end_highlight,
    highlight_of,
    shake_of,
)
from scopa_desktop.ui.table.animation.sweep_animation import SweepAnimation
from scopa_desktop.ui.table.event_sounds import sounds_of
from scopa_desktop.ui.table.scene.appearance import Appearance, TableLook
from tests.playing import match_against, play_on
from tests.rules.positions import mask

SEVEN, KING = parse_card("7D"), parse_card("KD")
VICTORIES = (Highlight.VICTORY, Highlight.CLOSE_VICTORY)


def scored(*piles: str) -> RoundScored:
    sheet = score_sheet(SCOPA.categories, [SideResult(mask(pile)) for pile in piles])
    return RoundScored(sheet, sheet.totals)


def test_every_highlight_has_its_effect_and_is_heard_and_seen() -> None:
    assert {*EFFECTS} == {*Highlight}
    for effect in EFFECTS.values():
        assert effect.sound.file_names()
        assert effect.light > 0
        assert effect.duration > 0


def test_a_defeat_is_smaller_shorter_and_calmer_than_any_victory() -> None:
    defeat = EFFECTS[Highlight.DEFEAT]
    assert (defeat.rings, defeat.shake) == (0, 0)
    for victory in map(EFFECTS.__getitem__, VICTORIES):
        assert defeat.duration < victory.duration / 2
        assert defeat.size < victory.size
        assert defeat.light < victory.light
        assert defeat.sound is not victory.sound


def test_the_greater_an_effect_the_longer_it_comes_in(qtbot: QtBot, art: CardArt) -> None:
    look = Appearance(art, TableLook("napoletane", "napoletane"))
    order = (Highlight.DEFEAT, Highlight.SWEEP, *VICTORIES)
    times = []
    for highlight in order:
        sweep = SweepAnimation(
            look,
            QPointF(200, 200),
            100,
            z=1,
            call="You win",
            within=QRectF(0, 0, 400, 400),
            effect=EFFECTS[highlight],
        )
        times.append(sweep.entrance().duration())
    assert times == sorted({*times})


@pytest.mark.parametrize(
    ("event", "highlight", "sounds"),
    [
        (Played(0, SEVEN), None, [Sound.PLAY]),
        (Captured(0, KING, mask("KC")), None, [Sound.CAPTURE]),
        (
            Captured(0, KING, mask("7D 3C")),
            Highlight.SINGLE_CARD,
            [Sound.CAPTURE, Sound.SETTEBELLO],
        ),
        (
            Captured(0, SEVEN, mask("7C")),
            Highlight.SINGLE_CARD,
            [Sound.CAPTURE, Sound.SETTEBELLO],
        ),
        (Swept(0, 1, (KING,)), Highlight.SWEEP, [Sound.SWEEP]),
        (LeftoversTaken(1, mask("KC")), Highlight.LAST_TRICK, [Sound.LAST]),
        (LeftoversTaken(1, 0), None, []),
        (LeftoversTaken(None, mask("KC")), None, []),
        (Declared(0, mask("2D 3D"), (), 3), Highlight.DECLARATION, [Sound.KNOCK]),
        (InstantWin(0, mask("KD KC")), Highlight.WIN_AT_ONCE, [Sound.SWEEP]),
        (scored("7D 2D 2C", "3C"), None, [Sound.ROUND_END]),
        (scored("7D 2C 2S", "3D 4D 5C"), Highlight.DRAW, [Sound.ROUND_END]),
    ],
)
def test_what_an_event_is_and_how_it_sounds(
    event: Event, highlight: Highlight | None, sounds: list[Sound]
) -> None:
    assert highlight_of(event, SCOPA) is highlight
    assert sounds_of(event, SCOPA) == sounds


def test_the_card_that_is_a_point_is_a_matter_of_the_game() -> None:
    taken = Captured(0, KING, mask("7D 3C"))
    for variant in CATALOGUE.values():
        names = {"settebello", "seven_of_coins"}
        has_it = any(category.name in names for category in variant.categories)
        assert (highlight_of(taken, variant) is not None) is has_it, variant.id


def test_only_sweeps_and_single_cards_shake_the_table() -> None:
    plain, point = Captured(0, KING, mask("KC")), Captured(0, KING, mask("7D 3C"))
    assert shake_of([plain], SCOPA) == 0
    assert shake_of([point], SCOPA) == 2
    assert shake_of([plain, Swept(0, 1, (KING,))], SCOPA) == 2


def test_the_end_of_a_match_is_what_it_is_for_the_people_at_it() -> None:
    ends = set()
    for deal in range(1, 60):
        match = play_on(match_against("skilled", deal=deal))
        assert match.winner is not None
        lead = match.totals[match.winner] - match.totals[1 - match.winner]
        won = Highlight.CLOSE_VICTORY if lead == 1 else Highlight.VICTORY
        assert end_highlight(match) is (won if match.winner == 0 else Highlight.DEFEAT)
        ends.add(end_highlight(match))
    assert ends == {*VICTORIES, Highlight.DEFEAT}
