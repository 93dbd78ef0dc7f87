"""The accessibility tree as tests read it."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface

Role = QAccessible.Role

_STATES = ("focusable", "focused", "checkable", "checked", "selected", "disabled")


@dataclass
class Node:
    """What assistive technology gets about one object."""

    role: QAccessible.Role
    name: str
    description: str
    states: set[str]
    actions: list[str]
    box: QRect
    children: list["Node"] = field(default_factory=list)

    def __iter__(self) -> Iterator["Node"]:
        """This node and all nodes below it, in reading order."""
        yield self
        for child in self.children:
            yield from child

    def find(self, name: str) -> "Node":
        """The first node whose name begins so."""
        return next(node for node in self if node.name.startswith(name))

    def usable(self) -> list["Node"]:
        """What can have the focus or be pressed."""
        return [node for node in self if "focusable" in node.states or node.actions]

    def nameless(self) -> list["Node"]:
        """What can be used and has no name."""
        return [node for node in self.usable() if not node.name.strip()]

    def names(self) -> list[str]:
        """The names of the children."""
        return [child.name for child in self.children]


def tree_of(target: QObject) -> Node:
    """The visible part of the tree below a widget."""
    interface = QAccessible.queryAccessibleInterface(target)
    assert interface is not None
    return _node(interface)


def press(target: QObject, action: str) -> None:
    """Have assistive technology perform an action of a widget."""
    interface = QAccessible.queryAccessibleInterface(target)
    assert interface is not None
    actions = interface.actionInterface()
    assert action in actions.actionNames()
    actions.doAction(action)


def _node(interface: QAccessibleInterface) -> Node:
    state, actions = interface.state(), interface.actionInterface()
    children = [interface.child(index) for index in range(interface.childCount())]
    return Node(
        role=interface.role(),
        name=interface.text(QAccessible.Text.Name),
        description=interface.text(QAccessible.Text.Description),
        states={name for name in _STATES if getattr(state, name)},
        actions=list(actions.actionNames()) if actions is not None else [],
        box=interface.rect(),
        children=[
            _node(child) for child in children if child is not None and not child.state().invisible
        ],
    )
