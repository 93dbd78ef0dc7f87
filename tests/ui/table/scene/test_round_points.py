"""The points that are certain in a round, on a small sun at each score."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.events import Swept
from scopa_desktop.rules.seating import Seating
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.table.scene.appearance import Appearance, TableLook
from scopa_desktop.ui.table.scene.plaque import PlaqueItem, ScoreItem, SeatInfo, SideScoreItem
from scopa_desktop.ui.table.scene.table_element import ElementKind, TableElement

from ....looping import loop_over
from ...conftest import Game, MakeGame

LAYOUTS = [
    *{
        (seating, variant.deal.packet_size(seating.players)): (variant.id, seating)
        for variant in CATALOGUE.values()
        if not variant.deal.is_blind
        for seating in variant.seatings
    }.values()
]
"""A game and its seating for each layout of the table."""
BOXES = [(118, 52, False), (136, 60, False), (270, 110, False), (76, 104, True), (150, 220, True)]


def score_item(game: Game, side: int) -> ScoreItem:
    return game.view.table_scene.static_items.score_item(side)


def test_the_sweep_appears_when_its_point_has_arrived(game: Game) -> None:
    game.engine.is_silent = True
    game.lay("KD 2S AC", "7B AD AB AS")
    game.change(speed="fast")
    shown: list[int] = []

    def note_points(event: object) -> None:
        if isinstance(event, Swept):
            shown.append(score_item(game, 0).round_points)

    game.view.event_shown.connect(note_points)
    move = next(move for move in game.moves() if move.take.bit_count() == 4)
    game.session.play(move)
    game.qtbot.waitUntil(lambda: game.view.is_idle, timeout=20_000)
    assert shown == [0], "the sun shines when the flying point arrives"
    assert score_item(game, 0).round_points == 1
    plaque = TableElement(ElementKind.PLAQUE, 0)
    assert "1 scopa" in game.view.table_scene.element_text(plaque)
    assert "in this round" in game.view.table_scene.element_text(plaque)
    tip = game.view.table_scene.static_items.plaques[0].toolTip()
    assert "in this round" in tip


@pytest.mark.parametrize("own_seat", [0, 1])
def test_pairs_show_the_points_of_both_sides(game: Game, own_seat: int) -> None:
    seating = next(each for each in CATALOGUE["scopone"].seatings if each.has_partners)
    game.begin("scopone", seating, own_seat=own_seat)
    scene = game.view.table_scene
    assert scene.board is not None
    scene.board.round_points = [2, 3]
    scene.board.sweeps = [[0, 1], [2, 3, 4]]
    scene.arrange()
    own_side = seating.side_of(own_seat)
    assert [score_item(game, side).round_points for side in (0, 1)] == [2, 3]
    own, opponents = ((2, 3), (3, 2))[own_side]
    texts = {element: scene.element_text(element) for element in scene.element_boxes()}
    assert f"{own} scope" in texts[TableElement(ElementKind.PLAQUE, own_seat)]
    assert f"{opponents} scope" in texts[TableElement(ElementKind.SCORE, 1 - own_side)]
    partner = TableElement(ElementKind.PLAQUE, (own_seat + 2) % 4)
    assert "in this round" not in texts[partner], "the side's score is shown once"


@loop_over(("game_id", "seating"), LAYOUTS)
def test_the_suns_are_inside_every_cloth(small_game: Game, game_id: str, seating: Seating) -> None:
    small_game.begin(game_id, seating)
    scene = small_game.view.table_scene
    for side in range(seating.sides):
        item = score_item(small_game, side)
        assert scene.sceneRect().contains(item.sun_centre)
        others = [other for other in range(seating.sides) if other != side]
        for other in others:
            assert (
                score_item(small_game, other).sun_centre - item.sun_centre
            ).manhattanLength() > 30


@pytest.fixture
def small_game(open_game: MakeGame) -> Game:
    return open_game(size=QSize(640, 480))


@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2], ids=lambda each: each.name)
@pytest.mark.parametrize("points", [1, 12])
@pytest.mark.parametrize("shape", BOXES, ids=str)
def test_the_sun_is_painted_within_the_item(
    art: CardArt,
    monkeypatch: pytest.MonkeyPatch,
    direction: Qt.LayoutDirection,
    points: int,
    shape: tuple[int, int, bool],
) -> None:
    width, height, is_upright = shape
    monkeypatch.setattr(
        "scopa_desktop.ui.table.scene.plaque.QGuiApplication.isRightToLeft",
        lambda: direction is Qt.LayoutDirection.RightToLeft,
    )
    item = PlaqueItem(Appearance(art, TableLook("napoletane", "napoletane")), 1.0)
    item.info = SeatInfo("Don Ciro", "you")
    item.is_upright = is_upright
    check_painting(item, QRectF(40, 40, width, height), points)


def test_the_sun_of_the_other_side_is_painted_within_the_item(art: CardArt) -> None:
    item = SideScoreItem(Appearance(art, TableLook("napoletane", "napoletane")), 1.0)
    item.set_text("Their side", "", 11.0)
    check_painting(item, QRectF(40, 40, 64, 58), 2)


def check_painting(item: ScoreItem, box: QRectF, points: int) -> None:
    """The sun changes the picture only within what the item may paint."""
    item.set_box(box)
    without = painted(item, box)
    item.set_round_points(points)
    with_sun = painted(item, box)
    changed = [
        QPointF(x, y)
        for x in range(without.width())
        for y in range(without.height())
        if without.pixel(x, y) != with_sun.pixel(x, y)
    ]
    assert changed
    assert all(item.boundingRect().contains(point) for point in changed)


def painted(item: ScoreItem, box: QRectF) -> QImage:
    image = QImage(round(box.right()) + 40, round(box.bottom()) + 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    painter = QPainter(image)
    item.draw(painter)
    painter.end()
    return image
