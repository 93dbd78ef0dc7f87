"""What is told of the steps at the table, in words."""

from collections.abc import Sequence

from scopa_desktop.rules.cards import mask_of
from scopa_desktop.rules.events import (
    CutMade,
    DealVoided,
    Declared,
    Event,
    InstantWin,
    OpeningTaken,
    Swept,
)
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.event_wording import EventWording


def wording_at(scene: TableScene) -> EventWording:
    """How one speaks at this table: of its players, in the names of its deck."""
    assert scene.variant is not None
    assert scene.board is not None
    cards = CardWording(scene.appearance.deck, scene.variant, scene.board.values)
    return EventWording(scene.variant, scene.board.seating, scene.names, cards)


def is_on_table(scene: TableScene, event: Declared) -> bool:
    """Whether the opening table brought the combination."""
    return bool(event.cards & mask_of(scene.on_table()))


def message_of(scene: TableScene, step: Sequence[Event]) -> str:
    """What is said of a step that has just happened; empty where its cards say it all."""
    words, points = wording_at(scene), sum(e.points for e in step if isinstance(e, Swept))
    match step[0]:
        case OpeningTaken() as taken:
            return words.opening(taken, points)
        case DealVoided() as voided:
            return words.voided(voided)
        case CutMade() as made:
            return words.cut_made(made)
        case Declared() as event:
            on_table = is_on_table(scene, event)
            return words.declared(event, on_table=on_table)
        case InstantWin() as won:
            return words.won_at_once(won)
        case _:
            return ""
