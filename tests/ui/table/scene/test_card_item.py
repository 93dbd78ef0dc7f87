"""The card item: sides, marks, motions, and pixmaps that are not scaled at rest."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHoverEvent, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from scopa_desktop.rules.cards import SETTEBELLO, parse_card
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.table.animation.card_motion import CardMotion
from scopa_desktop.ui.table.scene.appearance import Appearance, TableLook, ValueDisplay
from scopa_desktop.ui.table.scene.card_item import CardItem, Pose
from scopa_desktop.ui.table.scene.card_states import CardMark, CardState
from scopa_desktop.ui.theme import badges
from scopa_desktop.ui.theme.colours import HIGH_CONTRAST_CLOTH
from scopa_desktop.ui.theme.durations import Speed

WIDTH = 60.0


@pytest.fixture
def appearance(art: CardArt) -> Appearance:
    return Appearance(art, TableLook("napoletane", "napoletane"))


@pytest.fixture
def seven(appearance: Appearance) -> CardItem:
    item = CardItem(SETTEBELLO, appearance)
    item.set_pose(resting_pose(face_up=True))
    return item


def resting_pose(*, face_up: bool, x: float = 100.0) -> Pose:
    return Pose(QPointF(x, 100.0), 0.0, WIDTH, 1.0, face_up)


def painted(item: CardItem) -> QImage:
    image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(item.pos())
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def disturbances() -> list[Callable[[CardItem], None]]:
    return [
        lambda item: item.move_to(item.pose._replace(centre=QPointF(130.0, 90.0))),
        lambda item: item.move_to(item.pose._replace(width=WIDTH / 2)),
        lambda item: item.move_to(item.pose._replace(rotation=8.0)),
        lambda item: item.set_flip(0.5),
        lambda item: item.set_elevation(0.1),
        lambda item: item.render_at(2 * WIDTH),
        lambda item: item.setOpacity(0.4),
        lambda item: item.setZValue(7.0),
        lambda item: item.setVisible(False),
        lambda item: item.carry_to(QPointF(10.0, 10.0)),
        lambda item: item.animate_to(item.pose._replace(centre=QPointF(50.0, 50.0)), 500),
    ]


def geometry(item: CardItem) -> tuple[object, ...]:
    values = (item.pos(), item.rotation(), item.scale(), item.zValue(), item.opacity())
    return (*values, item.isVisible(), item.is_face_up, item.boundingRect(), item.is_animating)


@pytest.mark.parametrize("number", range(len(disturbances())))
def test_a_card_comes_back_to_rest_in_the_same_pose(seven: CardItem, number: int) -> None:
    at_rest = geometry(seven)
    disturbances()[number](seven)
    assert geometry(seven) != at_rest
    seven.set_pose(resting_pose(face_up=True))
    assert geometry(seven) == at_rest


DEUTERANOPIA = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
"""What is seen without green cones, from linear red, green and blue (Machado and others, 2009)."""


def seen_without_green(pixel: int) -> tuple[float, ...]:
    channels = [(pixel >> shift & 255) / 255 for shift in (16, 8, 0)]
    linear = [channel**2.2 for channel in channels]
    seen = (sum(f * c for f, c in zip(row, linear, strict=True)) for row in DEUTERANOPIA)
    return tuple(max(0.0, value) ** (1 / 2.2) for value in seen)


@pytest.mark.parametrize("deck", ["napoletane", "francesi"])
def test_signs_differ_in_colour_and_shape_for_the_colour_blind(
    appearance: Appearance, deck: str
) -> None:
    appearance.look = replace(appearance.look, deck_id=deck, shows_suit_signs=True)
    colours, shapes = [], []
    for suit in "DCSB":
        item = CardItem(parse_card(f"3{suit}"), appearance)
        item.set_pose(Pose(QPointF(100.0, 100.0), 0.0, 100.0, 1.0, True))
        image = painted(item)
        sign = badges.suit_sign_box(item.shape().boundingRect().translated(100, 100))
        width = sign.width()
        centre = QPoint(round(sign.center().x()), round(sign.top() + width * 1.2))
        fill = image.pixel(centre)
        colours.append(seen_without_green(fill))
        box = range(-round(width * 0.45), round(width * 0.45))
        shapes.append([image.pixel(centre + QPoint(x, y)) == fill for y in box for x in box])
    for one, other in combinations(range(4), 2):
        assert sum(abs(a - b) for a, b in zip(colours[one], colours[other], strict=True)) > 0.25
        differing = sum(a != b for a, b in zip(shapes[one], shapes[other], strict=True))
        assert differing > 0.04 * len(shapes[0])


@pytest.mark.parametrize("has_signs", [False, True])
def test_a_seal_does_not_cover_the_index_of_a_card_below_another(
    appearance: Appearance, has_signs: bool
) -> None:
    appearance.look = replace(appearance.look, shows_suit_signs=has_signs)
    item = CardItem(parse_card("7D"), appearance)
    item.set_mark(CardMark(CardState.LOCKED))
    resting = resting_pose(face_up=True)._replace(shows_index=True)
    item.set_pose(resting)
    card = item.shape().boundingRect().translated(100, 100)
    index = (badges.suit_sign_box if has_signs else badges.index_box)(card).toAlignedRect()
    shown = []
    for share in (1.0, 0.25):
        item.set_pose(resting._replace(visible_share=share))
        image = painted(item)
        shown.append((image.copy(index), image))
    assert shown[0][0] == shown[1][0]
    assert shown[0][1] != shown[1][1]


def middle_of(image: QImage) -> list[int]:
    return [image.pixel(x, y) for x in range(90, 110, 2) for y in range(80, 120, 2)]


def test_face_and_back_are_painted(appearance: Appearance, seven: CardItem) -> None:
    face = middle_of(painted(seven))
    seven.set_pose(resting_pose(face_up=False))
    back = middle_of(painted(seven))
    assert face != back
    other = CardItem(parse_card("KB"), appearance)
    other.set_pose(resting_pose(face_up=False))
    assert middle_of(painted(other)) == back
    other.set_pose(resting_pose(face_up=True))
    assert middle_of(painted(other)) not in (face, back)


@pytest.mark.parametrize(
    ("flip", "face_up"), [(0.0, False), (0.3, False), (0.49, False), (0.51, True), (1.0, True)]
)
def test_the_side_changes_when_the_edge_is_seen(
    seven: CardItem, flip: float, face_up: bool
) -> None:
    seven.set_flip(flip)
    assert seven.is_face_up is face_up


def test_a_card_seen_from_its_edge_is_not_painted(seven: CardItem) -> None:
    seven.set_flip(0.5)
    image = painted(seven)
    assert all(image.pixelColor(x, 100).alpha() == 0 for x in range(200))


def test_a_motion_turns_the_card_over(qtbot: QtBot, seven: CardItem) -> None:
    seven.set_pose(resting_pose(face_up=False))
    motion = CardMotion(resting_pose(face_up=True, x=300.0), 300).animation(seven, 300)
    motion.setCurrentTime(30)
    assert not seven.is_face_up
    assert seven.pos().x() > 100
    motion.setCurrentTime(300)
    assert seven.is_face_up
    assert seven.pos() == QPointF(300, 100)


def test_an_arc_is_above_the_straight_path(seven: CardItem) -> None:
    motion = CardMotion(resting_pose(face_up=True, x=300.0), 300, arc=40.0).animation(seven, 300)
    motion.setCurrentTime(60)
    assert seven.pos().y() < 100
    motion.setCurrentTime(300)
    assert seven.pos().y() == 100


def test_the_pixmap_is_painted_without_scaling(seven: CardItem, appearance: Appearance) -> None:
    picture = appearance.card_pixmap(SETTEBELLO, WIDTH).toImage()
    box = seven.shape().boundingRect()
    left, top = round(seven.x() + box.left()), round(seven.y() + box.top())
    image = painted(seven)
    inside = [(x, y) for x in range(8, 50, 7) for y in range(8, 90, 7)]
    assert all(image.pixel(left + x, top + y) == picture.pixel(x, y) for x, y in inside)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_an_unrotated_card_is_aligned_to_device_pixels(appearance: Appearance, dpr: float) -> None:
    appearance.dpr = dpr
    item = CardItem(SETTEBELLO, appearance)
    item.set_pose(resting_pose(face_up=True)._replace(centre=QPointF(77.37, 91.81), width=61.3))
    corner = item.mapToScene(item.shape().boundingRect().topLeft()) * dpr
    assert corner.x() == pytest.approx(round(corner.x()), abs=1e-6)
    assert corner.y() == pytest.approx(round(corner.y()), abs=1e-6)
    assert item.scale() == 1.0


def test_every_state_looks_different(seven: CardItem) -> None:
    pictures = {}
    for state in CardState:
        seven.set_mark(CardMark(state, "7"))
        pictures[state] = painted(seven)
    for state, other in combinations(CardState, 2):
        assert pictures[state] != pictures[other], (state, other)


def test_every_state_looks_different_without_colour(
    seven: CardItem, appearance: Appearance
) -> None:
    appearance.look = replace(appearance.look, cloth=HIGH_CONTRAST_CLOTH)
    grey = QImage.Format.Format_Grayscale8
    pictures = {}
    for state in CardState:
        seven.set_mark(CardMark(state))
        pictures[state] = painted(seven).convertToFormat(grey)
    for state, other in combinations(CardState, 2):
        assert pictures[state] != pictures[other], (state, other)


def test_the_focus_ring_is_visible_in_every_state(seven: CardItem) -> None:
    for state in CardState:
        seven.set_mark(CardMark(state))
        without = painted(seven)
        seven.set_focused(True)
        assert painted(seven) != without
        seven.set_focused(False)


@pytest.mark.parametrize("state", CardState)
@pytest.mark.parametrize("focus", [False, True])
def test_nothing_is_painted_outside_the_bounds(
    seven: CardItem, state: CardState, focus: bool
) -> None:
    """Anything outside would not be erased when the card moves."""
    seven.set_mark(CardMark(state, "10"))
    seven.set_focused(focus)
    seven.set_elevation(0.1)
    image = painted(seven)
    bounds = seven.boundingRect().translated(seven.pos())
    for x in range(200):
        for y in range(200):
            if image.pixelColor(x, y).alpha():
                assert bounds.contains(QRectF(x + 0.25, y + 0.25, 0.5, 0.5))


def test_values_are_shown_as_set(appearance: Appearance, seven: CardItem) -> None:
    plain = painted(seven)
    appearance.look = replace(appearance.look, card_values=ValueDisplay.ALWAYS)
    assert painted(seven) != plain
    appearance.look = replace(appearance.look, card_values=ValueDisplay.ON_SELECTION)
    assert painted(seven) == plain
    appearance.has_selection = True
    assert painted(seven) != plain
    appearance.look = replace(appearance.look, deck_id="castellana")
    printed = painted(seven)
    appearance.look = replace(appearance.look, card_values=ValueDisplay.NEVER)
    assert painted(seven) == printed


def test_covered_cards_show_an_index_unless_the_deck_prints_one(
    appearance: Appearance, seven: CardItem
) -> None:
    plain = painted(seven)
    seven.set_pose(resting_pose(face_up=True)._replace(shows_index=True))
    with_index = painted(seven)
    assert with_index != plain
    bounds = seven.scene_box().toRect()
    changed = [
        QPoint(x, y)
        for x in range(200)
        for y in range(200)
        if plain.pixel(x, y) != with_index.pixel(x, y)
    ]
    assert all(bounds.contains(point) for point in changed)
    assert max(point.x() for point in changed) < bounds.left() + WIDTH * 0.4
    appearance.look = replace(appearance.look, deck_id="castellana")
    seven.update_appearance()
    seven.set_pose(resting_pose(face_up=True))
    printed = painted(seven)
    seven.set_pose(resting_pose(face_up=True)._replace(shows_index=True))
    assert painted(seven) == printed


def test_printed_courts_show_values_that_differ_from_their_index(appearance: Appearance) -> None:
    appearance.look = replace(appearance.look, card_values=ValueDisplay.ALWAYS)
    appearance.look = replace(appearance.look, deck_id="castellana")
    values = [appearance.overlay_value(parse_card(name)) for name in ("AD", "7D", "JD", "KD")]
    assert values == ["", "", "8", "10"]
    appearance.look = replace(appearance.look, deck_id="francesi")
    assert appearance.overlay_value(parse_card("QC")) == "9"


def hover_at(item: CardItem, share: float) -> None:
    """Move the pointer along the middle of a card, from its left edge (-0.5) to its right one."""
    event = QGraphicsSceneHoverEvent(QEvent.Type.GraphicsSceneHoverMove)
    event.setPos(QPointF(share * WIDTH, 0))
    item.hoverMoveEvent(event)


def test_a_card_rises_and_tilts_below_the_pointer_and_rests_again(
    qtbot: QtBot, seven: CardItem
) -> None:
    scene = QGraphicsScene()
    scene.addItem(seven)
    flat, bounds = painted(seven), seven.sceneBoundingRect()
    pictures = []
    for share in (-0.4, 0.4):
        hover_at(seven, share)
        assert seven.is_animating
        qtbot.waitUntil(lambda: not seven.is_animating)
        pictures.append(painted(seven))
    assert flat not in pictures
    assert pictures[0] != pictures[1]
    assert seven.sceneBoundingRect().contains(bounds)
    seven.hoverLeaveEvent(QGraphicsSceneHoverEvent(QEvent.Type.GraphicsSceneHoverLeave))
    qtbot.waitUntil(lambda: not seven.is_animating)
    assert painted(seven) == flat
    assert seven.sceneBoundingRect() == bounds
    scene.removeItem(seven)


def test_with_reduced_motion_a_card_rises_at_once_and_does_not_tilt(
    appearance: Appearance, seven: CardItem
) -> None:
    appearance.look = replace(appearance.look, reduced_motion=True)
    flat, pictures = painted(seven), []
    for share in (-0.4, 0.4):
        hover_at(seven, share)
        assert not seven.is_animating
        pictures.append(painted(seven))
    assert flat != pictures[0] == pictures[1]


def test_animate_to_ends_in_its_pose(qtbot: QtBot, seven: CardItem) -> None:
    scene = QGraphicsScene()
    scene.addItem(seven)
    goal = resting_pose(face_up=True, x=180.0)
    seven.animate_to(goal, 20)
    assert seven.is_animating
    qtbot.waitUntil(lambda: not seven.is_animating)
    assert seven.pose == goal
    scene.removeItem(seven)


def test_animate_to_without_duration_is_immediate(appearance: Appearance, seven: CardItem) -> None:
    appearance.look = replace(appearance.look, speed=Speed.OFF)
    seven.animate_to(resting_pose(face_up=True, x=180.0), appearance.motion_ms(100))
    assert not seven.is_animating
    assert seven.x() == 180


def test_values_are_shown_where_cards_cannot_be_counted(appearance: Appearance) -> None:
    needed = {"bergamasche", "romagnole", "genovesi", "milanesi", "toscane"}
    appearance.look = replace(appearance.look, card_values=ValueDisplay.WHERE_NEEDED)
    shown = set()
    for deck_id in appearance.art.decks:
        appearance.look = replace(appearance.look, deck_id=deck_id)
        if appearance.overlay_value(parse_card("7S")) == "7":
            shown.add(deck_id)
    assert shown == needed
    appearance.look = replace(appearance.look, card_values=ValueDisplay.NEVER)
    assert appearance.overlay_value(parse_card("7S")) == ""
