"""`AccessibleTable`: proxies for what the scene shows, in reading order.

A proxy is an invisible widget that stands for a group or an element of the scene. It paints
nothing, the mouse does not see it, and Tab passes over it: only the accessibility tree of Qt, which
is made of widgets, shows it.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QWidget

from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.events import Event, PacketDealt
from scopa_desktop.ui.table.accessibility.readings import hand_names, spoken_events, table_reading
from scopa_desktop.ui.table.input.table_input import TableInput
from scopa_desktop.ui.table.scene.card_states import PLAIN, CardState
from scopa_desktop.ui.table.scene.table_element import (
    ElementKind,
    TableElement,
    card_element,
    is_opponent_plaque,
)
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.wording.list_format import with_semicolons
from scopa_desktop.ui.wording.table_wording import (
    cards_or_empty,
    hand_text,
    plaque_action_text,
    table_text,
)
from scopa_desktop.ui.wording.text_direction import without_marks

_MARKED: Final = (CardState.SELECTED, CardState.TAKEN)


class Zone(Enum):
    """The groups of elements, in reading order."""

    PLAYERS = "players"
    TABLE = "table"
    PILES = "piles"
    HAND = "hand"


class AccessibleTable(QObject):
    """Creates, moves, names and removes the proxies as the scene changes.

    The keyboard focus of Qt stays with the table view. The proxy of the focused element has the
    view as its focus proxy: so Qt reports it as focused while the view has the focus.
    """

    def __init__(self, view: TableView, table_input: TableInput) -> None:
        super().__init__(view)
        self._view = view
        self._scene = view.table_scene
        self._input = table_input
        self._groups = {zone: GroupProxy(view.viewport()) for zone in Zone}
        self._proxies: dict[tuple[Zone, TableElement], QWidget] = {}
        self._focused: QWidget | None = None
        self._said: list[str] = []
        """What was said of events since the person's last turn."""
        self._is_hand_said = False
        self._update_timer = QTimer(self)
        self._update_timer.setSingleShot(True)
        self._update_timer.setInterval(0)
        self._update_timer.timeout.connect(self.update_now)
        self._scene.updated.connect(self._update_timer.start)
        self._scene.focus_changed.connect(self._update_focus)
        view.events_queued.connect(self._announce)
        view.installEventFilter(self)
        # Below the buttons and the choice sheet, which stand after the cards in reading order.
        for group in reversed(self._groups.values()):
            group.lower()
        self.update_now()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Report the focused element after the view, and follow a proxy that is given the focus."""
        if event.type() == QEvent.Type.FocusIn:
            if watched is self._view:
                QTimer.singleShot(0, self, self._report_focus)
            else:
                self._take_focus_from(watched)
        return super().eventFilter(watched, event)

    def update_now(self) -> None:
        """Bring the proxies into step with the scene."""
        boxes = self._scene.element_boxes()
        zones = self._zones(boxes)
        shown = {(zone, element) for zone, elements in zones.items() for element in elements}
        for key in [key for key in self._proxies if key not in shown]:
            self._remove(key)
        self._name_groups()
        for zone, elements in zones.items():
            self._update_zone(zone, {element: boxes[element] for element in elements})

    def _announce(self, events: Sequence[Event]) -> None:
        for sentence in spoken_events(self._scene, events):
            self._said.append(sentence)
            self._view.announce(sentence)
        self._is_hand_said |= any(isinstance(event, PacketDealt) for event in events)

    def announce_turn(self) -> None:
        """Say that it is the person's turn, and of table and hand what a deal has not just said."""
        readings = (
            table_reading(self._scene),
            "" if self._is_hand_said else hand_names(self._scene),
        )
        news = [text for text in readings if text and text not in self._said]
        self._said, self._is_hand_said = [], False
        self._view.announce(
            with_semicolons([translate("Table", "Your turn"), *news]), is_urgent=True
        )

    def _zones(self, boxes: Mapping[TableElement, QRectF]) -> dict[Zone, list[TableElement]]:
        """The elements of each group in reading order."""
        table = list(map(card_element, self._scene.table_cards()))
        hand = list(map(card_element, self._scene.own_hand()))
        open_cards = [each for each in boxes if each.card is not None]
        tops = list(map(card_element, self._scene.open_piles()))
        others = [each for each in open_cards if each not in (*table, *hand, *tops)]
        plaques = [each for each in boxes if each.kind is ElementKind.PLAQUE]
        piles = [each for each in boxes if each.card is None and each not in plaques] + tops
        return {
            Zone.PLAYERS: [*plaques, *others],
            Zone.TABLE: table,
            Zone.PILES: piles,
            Zone.HAND: hand,
        }

    def _name_groups(self) -> None:
        names = {
            Zone.PLAYERS: translate("Table", "Players"),
            Zone.TABLE: table_text(cards_or_empty(len(self._scene.table_cards()))),
            Zone.PILES: translate("Table", "Stock and piles"),
            Zone.HAND: hand_text(cards_or_empty(len(self._scene.own_hand()))),
        }
        for zone, name in names.items():
            _set_name(self._groups[zone], name)

    def _update_zone(self, zone: Zone, boxes: Mapping[TableElement, QRectF]) -> None:
        group, layout = self._groups[zone], self._scene.table_layout
        around = QRectF() if layout is None or zone is not Zone.TABLE else layout.table
        for box in boxes.values():
            around = around.united(box)
        place(group, around)
        group.setVisible(bool(boxes) or zone is Zone.TABLE)
        created = [element for element in boxes if (zone, element) not in self._proxies]
        for element in created:
            self._proxies[zone, element] = self._create(zone, element)
        self._put_in_order(group, [self._proxies[zone, element] for element in boxes])
        for element, box in boxes.items():
            self._update_proxy(zone, element, box)
        for element in created:
            _report(self._proxies[zone, element], QAccessible.Event.ObjectCreated)

    @staticmethod
    def _put_in_order(group: QWidget, proxies: list[QWidget]) -> None:
        """Sort the children of a group: their order is the reading order."""
        current = [child for child in group.children() if child in proxies]
        if current != proxies:
            for proxy in proxies:
                proxy.raise_()

    def _create(self, zone: Zone, element: TableElement) -> QWidget:
        group, card = self._groups[zone], element.card
        proxy: QWidget
        if card is not None and zone in (Zone.TABLE, Zone.HAND):
            proxy = CardProxy(group)
            proxy.activated.connect(lambda: self._input.click_card(card))
        elif is_opponent_plaque(element, self._scene.own_seat):
            proxy = ButtonProxy(group)
            proxy.clicked.connect(lambda: self._view.pointer.plaque_clicked.emit(element.number))
        else:
            proxy = TextProxy(group)
        proxy.installEventFilter(self)
        proxy.show()
        return proxy

    def _update_proxy(self, zone: Zone, element: TableElement, box: QRectF) -> None:
        proxy, card = self._proxies[zone, element], element.card
        place(proxy, box)
        note = self._input.captures_text(card) if card is not None and zone is Zone.HAND else ""
        _set_name(proxy, self._scene.element_text(element, note))
        if isinstance(proxy, ButtonProxy):
            _set_description(proxy, plaque_action_text())
        elif isinstance(proxy, CardProxy) and card is not None:
            proxy.set_marked(self._is_marked(card))

    def _is_marked(self, card: Card) -> bool:
        return self._scene.marks.get(card, PLAIN).state in _MARKED

    def _remove(self, key: tuple[Zone, TableElement]) -> None:
        proxy = self._proxies.pop(key)
        if proxy is self._focused:
            self._set_focused_proxy(None)
        proxy.removeEventFilter(self)
        _report(proxy, QAccessible.Event.ObjectDestroyed)
        proxy.hide()
        proxy.deleteLater()

    def _update_focus(self, element: TableElement | None) -> None:
        """Move the focus of the accessibility tree to an element."""
        self.update_now()
        proxy = next((each for key, each in self._proxies.items() if key[1] == element), None)
        self._set_focused_proxy(proxy)
        self._report_focus()

    def _set_focused_proxy(self, proxy: QWidget | None) -> None:
        # A proxy that is deleted with this focus proxy would take the focus from the view.
        if self._focused is not None:
            self._focused.setFocusProxy(None)  # type: ignore[arg-type]
        self._focused = proxy
        if proxy is not None:
            proxy.setFocusProxy(self._view)

    def _report_focus(self) -> None:
        if self._focused is not None and self._view.hasFocus():
            _report(self._focused, QAccessible.Event.Focus)

    def _take_focus_from(self, proxy: QObject) -> None:
        """Move the keyboard focus to the element whose proxy assistive technology focused."""
        for (_, element), each in self._proxies.items():
            if each is proxy:
                self._view.setFocus()
                self._view.table_scene.set_focused(element)
                return


def _report(widget: QWidget, event: QAccessible.Event) -> None:
    """Tell assistive technology what happened to a widget."""
    QAccessible.updateAccessibility(QAccessibleEvent(widget, event))


def _set_name(widget: QWidget, name: str) -> None:
    """Set the accessible name; an unchanged one is not reported again."""
    if widget.accessibleName() != (spoken := without_marks(name)):
        widget.setAccessibleName(spoken)


def _set_description(widget: QWidget, description: str) -> None:
    """Set the accessible description; an unchanged one is not reported again."""
    if widget.accessibleDescription() != description:
        widget.setAccessibleDescription(description)


class GroupProxy(QGroupBox):
    """A group of elements, with the role of a grouping."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        _make_invisible(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""


class TextProxy(PlainLabel):
    """An element that can only be read, with the role of a text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        _make_invisible(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""


class ButtonProxy(QAbstractButton):
    """An element that can be clicked, with the role of a button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        _make_invisible(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""


class CardProxy(QAbstractButton):
    """A card that can be chosen, with the role of a check box; it is checked while it is marked."""

    activated = Signal()
    """Assistive technology pressed or toggled the card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_marked = False
        _make_invisible(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCheckable(True)
        self.clicked.connect(self.activated)
        self.toggled.connect(self._check_toggle)

    def set_marked(self, is_marked: bool) -> None:
        """Set the state that the scene shows."""
        self._is_marked = is_marked
        self.setChecked(is_marked)

    def nextCheckState(self) -> None:
        """Do nothing: the input at the table decides what a click marks."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""

    def _check_toggle(self, is_checked: bool) -> None:
        """Turn a toggle that does not come from the scene into a click."""
        if is_checked != self._is_marked:
            self.setChecked(self._is_marked)
            self.activated.emit()


def place(widget: QWidget, box: QRectF) -> None:
    """Set the geometry of a proxy from a box in the viewport."""
    parent = widget.parentWidget()
    corner = parent.pos() if isinstance(parent, GroupProxy) else None
    rect = box.toRect()
    widget.setGeometry(rect.translated(-corner) if corner is not None else rect)


def _make_invisible(widget: QWidget) -> None:
    widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    widget.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
