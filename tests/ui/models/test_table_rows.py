"""Events of the table in the move list, and the names of those who sat there before."""

from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.table_events import AutomaticPlay, EndAgreed, OptionChanged, PlayerChanged
from scopa_desktop.ui.move_list.move_list_model import FORMER_PLAYER_ROLE, MoveListModel
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.wording.card_wording import CardWording
from tests.playing import play_on

NINA, OTTO, CIRO = Player("Nina", PERSON), Player("Otto", PERSON), Player("Don Ciro", "strong")


def test_events_are_listed_where_they_happened() -> None:
    match = Match(variant("scopa"), TWO, (NINA, OTTO), 4)
    match.apply(OptionChanged("target", 21))
    match.begin_round()
    while match.round is None or match.round.is_void:
        match.begin_round()
    play_on(match, moves=2)
    match.apply(PlayerChanged(0, CIRO))
    match.apply(PlayerChanged(0, NINA))
    match.apply(PlayerChanged(0, CIRO))
    play_on(match, moves=2)
    match.apply(EndAgreed())
    words = CardWording(load_decks()[match.variant.deck], match.variant)
    model = MoveListModel()
    model.set_record(match.record, ["Don Ciro", "Otto"], words, None)
    indices = [model.index(row, 0) for row in range(model.rowCount())]
    rows = [str(index.data()) for index in indices]
    assert rows[0] == "First to: 21"
    assert rows[-1] == "Ended by agreement"
    changes = ["Don Ciro sits in for Nina", "Nina sits down in place of Don Ciro"]
    first = rows.index(changes[0])
    assert rows[first : first + 3] == [*changes, changes[0]]
    before, after = rows[:first], rows[first + 3 :]
    assert any(row.startswith("Nina ") for row in before)
    assert not any(row.startswith("Don Ciro ") for row in before)
    assert any(row.startswith("Don Ciro ") for row in after)
    former = [index.data(FORMER_PLAYER_ROLE) for index in indices]
    assert NINA in former[:first]
    assert set(former[first:]) == {None}


def test_automatic_play_of_the_only_person_is_told_to_them() -> None:
    assert _automatic_rows((NINA, CIRO), ["You", "Don Ciro"]) == [
        "Automatic play for you",
        "You play again",
    ]


def test_automatic_play_of_one_of_two_people_has_their_name() -> None:
    assert _automatic_rows((NINA, OTTO), ["Nina", "Otto"]) == [
        "Automatic play for Nina",
        "Nina plays again",
    ]


def _automatic_rows(players: tuple[Player, Player], names: list[str]) -> list[str]:
    """The rows of a match whose first seat is played by the game for a time."""
    match = Match(variant("scopa"), TWO, players, 4)
    match.apply(AutomaticPlay(0, True))
    match.apply(AutomaticPlay(0, False))
    words = CardWording(load_decks()[match.variant.deck], match.variant)
    model = MoveListModel()
    model.set_record(match.record, names, words, 0)
    rows = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    return [row for row in rows if "play" in row.lower()]
