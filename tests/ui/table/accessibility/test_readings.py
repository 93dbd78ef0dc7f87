"""What Shift and a letter read of the table."""

from random import Random

import pytest
from PySide6.QtCore import QSizeF, Qt

from scopa_desktop.rules.cards import parse_card
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
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, THREE_PAIRS, TWO, TWO_THREES, Seating
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.table.accessibility.readings import spoken_events
from scopa_desktop.ui.table.scene.appearance import Appearance, TableLook
from scopa_desktop.ui.table.scene.board import Viewpoint
from scopa_desktop.ui.table.scene.plaque import SeatInfo
from scopa_desktop.ui.table.scene.table_scene import TableScene

from ...conftest import Game
from ..conftest import go_on, match_of, until

NAMES = ("Ciro", "Pina", "Rosa", "Nino", "Beppe", "Aurelio")


def scene_of(art: CardArt, match: Match, own_seat: int, *, is_watched: bool) -> TableScene:
    scene = TableScene(Appearance(art, TableLook("napoletane", "napoletane")))
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
    ("seating", "own_seat"),
    [
        (TWO, 1),
        (THREE, 2),
        (PAIRS, 1),
        (PAIRS, 2),
        (FOUR, 3),
        (THREE_PAIRS, 4),
        (TWO_THREES, 2),
    ],
)
@pytest.mark.parametrize("is_watched", [False, True])
def test_only_the_own_seat_is_addressed(
    art: CardArt, seating: Seating, own_seat: int, is_watched: bool
) -> None:
    match = match_of("scopa", seating, deal=2)
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
    assert seats == set(range(seating.players))


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
    scene = scene_of(art, match_of("cirulla"), 0, is_watched=False)
    event = CalledOut(1) if kind is CalledOut else InstantWin(1, 1)
    (sentence,) = spoken_events(scene, [event])
    assert "Pina" in sentence
    assert words in sentence


Key = Qt.Key


def read(game: Game, key: Qt.Key, monkeypatch: pytest.MonkeyPatch) -> str:
    """The sentence that Shift and the key show and announce."""
    messages: list[str] = []
    monkeypatch.setattr(game.view, "show_message", messages.append)
    game.qtbot.keyClick(game.view, key, Qt.KeyboardModifier.ShiftModifier)
    (message,) = messages
    return message


def test_the_table_is_read(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    said = {key: read(game, key, monkeypatch) for key in (Key.Key_T, Key.Key_H, Key.Key_P)}
    assert said == {
        Key.Key_T: "Table: 7 of Clubs, 3 of Cups, 6 of Coins, 4 of Coins",
        Key.Key_H: "Your hand: 1: King of Coins, can take the 4 and the 6, or the 3 and the 7; "
        "2: 2 of Swords, takes nothing; 3: Ace of Cups, takes nothing",
        Key.Key_P: "Stock: 30 cards; Robot’s pile: empty; Your pile: empty",
    }
    score = read(game, Key.Key_S, monkeypatch)
    assert "Robot, casual: 3 cards in hand, 0 points; dealer" in score
    assert "You: 3 cards in hand, 0 points" in score
    assert read(game, Key.Key_L, monkeypatch) == "No move yet."


def test_the_last_moves_are_those_since_the_own_one(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.session.play(Move(parse_card("2S")))
    assert read(game, Key.Key_L, monkeypatch) == "You lay down the 2 of Swords."
    game.to_own_turn()
    assert read(game, Key.Key_L, monkeypatch).startswith("Robot lays down the ")


def test_without_a_hand_of_ones_own_no_card_is_read(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    game.view.show_match(game.match, Viewpoint(is_watched=True))
    assert read(game, Key.Key_H, monkeypatch) == "Your hand: empty"


def test_the_letters_alone_read_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    game.lay("KD 2S AC", "7B 3C 6D 4D")
    messages: list[str] = []
    monkeypatch.setattr(game.view, "show_message", messages.append)
    game.qtbot.keyClick(game.view, Key.Key_T)
    assert not messages
