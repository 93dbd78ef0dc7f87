"""The scene of the table: what is painted again when nothing, or little, has changed."""

from random import Random
from typing import cast

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QGraphicsRectItem
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.captures import ITALIAN_CAPTURE_VALUES
from scopa_desktop.rules.cards import Card
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.table.scene.tween import Tween, callback, sequence
from scopa_desktop.ui.table.table_view import TableView

from ..conftest import MakeView, go_on, match_of


class Painted(QObject):
    """What of a table is painted, from now on."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        QApplication.processEvents()
        self.region = QRegion()
        self._view = view
        view.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.region |= cast("QPaintEvent", event).region()
        return False

    def has(self, card: Card) -> bool:
        """Whether the card is painted at its place."""
        box = self._view.table_scene.cards[card].resting_box
        return self.region.intersects(self._view.mapFromScene(box).boundingRect())


def test_only_what_has_changed_is_painted_again(qtbot: QtBot, show: MakeView) -> None:
    match, rng = match_of("scopa"), Random(1)
    for _ in range(3):
        go_on(match, rng)
    view = show(match)
    scene, painted = view.table_scene, Painted(view)
    moved, own = scene.table_cards()[0], scene.own_hand()[0]
    scene.arrange()
    QApplication.processEvents()
    assert painted.region.isEmpty()
    item = scene.cards[moved]
    item.move_to(item.pose._replace(width=item.pose.width / 2))
    scene.arrange()
    qtbot.waitUntil(lambda: painted.has(moved))
    assert not painted.has(own)


def test_cards_are_painted_again_when_their_values_change(qtbot: QtBot, show: MakeView) -> None:
    match = match_of("cirulla")
    go_on(match, Random(1))
    view = show(match)
    scene, painted = view.table_scene, Painted(view)
    card = scene.own_hand()[0]
    value = ITALIAN_CAPTURE_VALUES.of(card) % 10 + 1
    scene.appearance.values = scene.appearance.values.with_wild(card, value)
    scene.arrange()
    qtbot.waitUntil(lambda: painted.has(card))


class Settling:
    """Something that settles: an effect, and how far it has come."""

    def __init__(self, scene: TableScene, ms: int) -> None:
        self.effect, self.progress = QGraphicsRectItem(), 0.0
        show = callback(lambda: scene.add_effects(self.effect))
        scene.settle(sequence(show, Tween(self._advance, ms)))

    def _advance(self, progress: float) -> None:
        self.progress = progress


def test_what_settles_does_not_end_what_begins_to_settle_later(
    qtbot: QtBot, show: MakeView
) -> None:
    scene = show(match_of("scopa")).table_scene
    first = Settling(scene, 30)
    scene.begin_settling()
    second = Settling(scene, 10_000)
    scene.begin_settling()
    assert first.effect.scene() is scene
    qtbot.waitUntil(lambda: first.progress == 1)
    QApplication.processEvents()
    assert second.progress < 1
    assert second.effect.scene() is scene
    assert scene.is_animating
    scene.clear_effects()
    assert second.progress == 1
    assert all(each.effect not in scene.items() for each in (first, second))
    assert not scene.is_animating


def test_all_that_a_step_leaves_settles(qtbot: QtBot, show: MakeView) -> None:
    scene = show(match_of("scopa")).table_scene
    settling = [Settling(scene, ms) for ms in (1, 30, 60)]
    scene.begin_settling()
    qtbot.waitUntil(lambda: not scene.is_animating)
    assert [each.progress for each in settling] == [1, 1, 1]
    assert all(each.effect not in scene.items() for each in settling)
