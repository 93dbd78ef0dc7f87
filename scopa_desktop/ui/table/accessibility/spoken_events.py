"""Sentences for the events of a match."""

from collections.abc import Iterator, Sequence

from scopa_desktop.rules.cards import mask_of
from scopa_desktop.rules.events import (
    Captured,
    DealerDrawn,
    Declared,
    Event,
    LeftoversTaken,
    PacketDealt,
    Played,
    Swept,
    TableDealt,
    TableTaken,
)
from scopa_desktop.rules.moves import Move, TakeTable
from scopa_desktop.ui.table.animation.event_messages import message_of, scene_wording
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import with_commas
from scopa_desktop.ui.wording.move_wording import played_move_text
from scopa_desktop.ui.wording.table_wording import hand_text, table_text


def spoken_events(scene: TableScene, events: Sequence[Event]) -> Iterator[str]:
    """A sentence for each move, deal and declaration among the events of a turn."""
    variant, board = scene.variant, scene.board
    if variant is None or board is None:
        return
    words = CardWording(scene.appearance.deck, variant, board.values)
    names, own_seat = scene.player_names, scene.person_seat
    table = mask_of(scene.table_cards())
    for index, event in enumerate(events):
        match event:
            case DealerDrawn():
                wording = scene_wording(scene)
                yield f"{wording.drawn_cards(event)} {wording.drawn(event)}"
            case Played(seat, card):
                taken, is_sweep = _result(events[index + 1 :])
                name = "" if seat == own_seat else names[seat]
                yield played_move_text(Move(card, taken), words, name, is_sweep=is_sweep)
            case TableTaken(seat, cards) | LeftoversTaken(int(seat), cards) if cards:
                name = "" if seat == own_seat else names[seat]
                yield played_move_text(TakeTable(cards), words, name)
            case PacketDealt(hands=hands) if own_seat is not None:
                yield hand_text(with_commas(map(words.card, hands[own_seat])))
            case Declared(cards=cards):
                yield scene_wording(scene).declared(event, on_table=bool(cards & table))
            case TableDealt(cards=dealt):
                table |= mask_of(dealt)
                yield table_text(with_commas(map(words.card, dealt)))
            case _:
                if sentence := message_of(scene, events[index:]):
                    yield sentence


def _result(events: Sequence[Event]) -> tuple[int, bool]:
    """What a card that was played has taken, and whether that was a sweep."""
    taken, is_sweep = 0, False
    for event in events:
        if isinstance(event, Played):
            break
        if isinstance(event, Captured):
            taken = event.taken
        is_sweep = is_sweep or isinstance(event, Swept)
    return taken, is_sweep
