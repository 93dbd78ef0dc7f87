"""Messages that the table shows or announces for events."""

from collections.abc import Sequence

from scopa_desktop.rules.cards import mask_of
from scopa_desktop.rules.events import (
    CalledOut,
    CaptureScored,
    CutMade,
    DealVoided,
    Declared,
    Event,
    InstantWin,
    OpeningLeft,
    OpeningTaken,
    Swept,
)
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.event_wording import EventWording


def scene_wording(scene: TableScene) -> EventWording:
    """The event wording for the players, deck and capture values of a scene."""
    assert scene.variant is not None
    assert scene.board is not None
    cards = CardWording(scene.appearance.deck, scene.variant, scene.board.values)
    return EventWording(
        scene.variant, scene.board.seating, scene.player_names, cards, scene.person_seat
    )


def is_on_table(scene: TableScene, event: Declared) -> bool:
    """Whether a declared combination consists of table cards."""
    return bool(event.cards & mask_of(scene.table_cards()))


def message_of(scene: TableScene, step: Sequence[Event]) -> str:
    """The message for a step that has been applied; empty if its animation explains it."""
    wording, points = scene_wording(scene), sum(e.points for e in step if isinstance(e, Swept))
    match step[0]:
        case OpeningTaken() as taken:
            return wording.opening(taken, points)
        case DealVoided() as voided:
            return wording.voided(voided)
        case CutMade() | OpeningLeft() as made:
            return wording.deal_decision(made)
        case Declared() as event:
            return wording.declared(event, on_table=is_on_table(scene, event))
        case InstantWin() | CalledOut() as ended:
            return wording.end_at_once(ended)
        case _:
            scored = (event for event in step if isinstance(event, CaptureScored))
            return "".join(map(wording.capture_scored, scored))
