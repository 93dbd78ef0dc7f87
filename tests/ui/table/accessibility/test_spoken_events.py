"""What screen readers read of the events of a turn, seen from each seat."""

from random import Random

import pytest
from PySide6.QtCore import QSizeF

from scopa_desktop.rules.events import (
    CalledOut,
    CutMade,
    Declared,
    Event,
    InstantWin,
    LeftoversTaken,
    OpeningTaken,
    PacketDealt,
    Played,
)
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.table.accessibility.spoken_events import spoken_events
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.board import Viewpoint
from scopa_desktop.ui.table.scene.plaque import SeatInfo
from scopa_desktop.ui.table.scene.table_scene import TableScene

from ..conftest import go_on, match_of, until

NAMES = ("Ciro", "Pina", "Rosa", "Nino")


def scene_of(art: CardArt, match: Match, own_seat: int, *, is_watched: bool) -> TableScene:
    scene = TableScene(Appearance(art, "napoletane", "napoletane"))
    scene.set_size(QSizeF(800, 600))
    scene.set_players([SeatInfo(name, "you") for name in NAMES[: match.seating.players]])
    scene.show_match(match, Viewpoint(own_seat, is_watched))
    return scene


def played_turns(match: Match) -> list[list[Event]]:
    """The events of each turn of a round."""
    rng, turns = Random(1), [go_on(match, Random(1))]
    while not match.sheets:
        turns.append(go_on(match, rng))
    return turns


@pytest.mark.parametrize(
    ("players", "pairs", "own_seat"),
    [(2, False, 1), (3, False, 2), (4, True, 1), (4, True, 2), (4, False, 3)],
)
@pytest.mark.parametrize("is_watched", [False, True])
def test_only_the_own_seat_is_addressed(
    art: CardArt, players: int, pairs: bool, own_seat: int, is_watched: bool
) -> None:
    match = match_of("scopa", players, pairs=pairs, deal=2)
    scene = scene_of(art, match, own_seat, is_watched=is_watched)
    seats = set()
    for events in played_turns(match):
        sentences = list(spoken_events(scene, events))
        addressed = [sentence for sentence in sentences if sentence.startswith("You ")]
        hands = [sentence for sentence in sentences if sentence.startswith("Your hand")]
        for event in events:
            if isinstance(event, Played):
                seats.add(event.seat)
                name = "You" if event.seat == own_seat and not is_watched else NAMES[event.seat]
                assert sentences[0].startswith(f"{name} ")
            elif isinstance(event, LeftoversTaken) and event.seat == own_seat and event.cards:
                assert bool(addressed) is not is_watched
        dealt = sum(isinstance(event, PacketDealt) for event in events)
        assert len(hands) == (0 if is_watched else dealt)
    assert seats == set(range(players))


@pytest.mark.parametrize(
    ("game", "kind", "words"),
    [
        ("cirulla", Declared, "Ciro declares "),
        ("escopa", OpeningTaken, "the opening cards: "),
        ("chkobba", CutMade, " cut"),
    ],
)
def test_what_a_bubble_or_message_shows_is_said_once(
    art: CardArt, game: str, kind: type[Event], words: str
) -> None:
    match, events = until(
        lambda event: isinstance(event, kind) and getattr(event, "seat", 0) == 0, game, TWO
    )
    scene = scene_of(art, match, 1, is_watched=False)
    said = list(spoken_events(scene, events))
    happened = sum(isinstance(event, kind) for event in events)
    assert sum(words in sentence for sentence in said) == happened


@pytest.mark.parametrize(("kind", "words"), [(CalledOut, "calls out"), (InstantWin, "wins")])
def test_the_end_of_a_match_is_said(art: CardArt, kind: type[Event], words: str) -> None:
    scene = scene_of(art, match_of("cirulla", 2), 0, is_watched=False)
    event = CalledOut(1) if kind is CalledOut else InstantWin(1, 1)
    (sentence,) = spoken_events(scene, [event])
    assert "Pina" in sentence
    assert words in sentence
