"""Everything a menu offers: its words, its key, its sign. The window connects what it does."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from scopa_desktop.play.settings import SPEEDS
from scopa_desktop.ui.theme.icons import Tool, tool_icon
from scopa_desktop.ui.theme.colours import CREAM
from scopa_desktop.ui.widgets.menu import Menu
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.wording.text_direction import from_left

translate = QCoreApplication.translate


class Entry(NamedTuple):
    """One action of a menu."""

    name: str
    text: object
    keys: str
    tool: Tool | None = None
    is_switch: bool = False


SEPARATOR: Final = None

MENUS: Final[tuple[tuple[object, tuple[Entry | None, ...]], ...]] = (
    (
        QT_TRANSLATE_NOOP("Actions", "&Game"),
        (
            Entry("new_game", QT_TRANSLATE_NOOP("Actions", "&New game…"), "Ctrl+N"),
            Entry("restart_deal", QT_TRANSLATE_NOOP("Actions", "&Restart this deal"), "Ctrl+R"),
            Entry("score", QT_TRANSLATE_NOOP("Actions", "S&core sheet…"), "Ctrl+T"),
            SEPARATOR,
            Entry("open", QT_TRANSLATE_NOOP("Actions", "&Open a match…"), "Ctrl+O"),
            Entry("save_as", QT_TRANSLATE_NOOP("Actions", "&Save the match as…"), "Ctrl+S"),
            SEPARATOR,
            Entry("settings", QT_TRANSLATE_NOOP("Actions", "S&ettings…"), "Ctrl+,"),
            Entry("quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "&Move"),
        (
            Entry("undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z", Tool.UNDO),
            Entry("redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), "Ctrl+Shift+Z", Tool.REDO),
            SEPARATOR,
            Entry("hint", QT_TRANSLATE_NOOP("Actions", "&Hint"), "H", Tool.HINT),
            Entry("next_set", QT_TRANSLATE_NOOP("Actions", "&Next set of cards"), "N"),
            Entry("skip", QT_TRANSLATE_NOOP("Actions", "&Skip the movement"), "S"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "&View"),
        (
            Entry("moves", QT_TRANSLATE_NOOP("Actions", "&List of moves"), "F9", Tool.MOVES, True),
            Entry(
                "full_screen",
                QT_TRANSLATE_NOOP("Actions", "&Full screen"),
                "F11",
                Tool.FULL_SCREEN,
                True,
            ),
            Entry("sounds", QT_TRANSLATE_NOOP("Actions", "S&ounds"), "Ctrl+M", None, True),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "&Help"),
        (
            Entry("rules", QT_TRANSLATE_NOOP("Actions", "&Rules of the game"), "F1"),
            Entry("shortcuts", QT_TRANSLATE_NOOP("Actions", "&Keys"), "Ctrl+F1"),
            Entry("about", QT_TRANSLATE_NOOP("Actions", "&About Scopa Desktop"), "Shift+F1"),
        ),
    ),
)

_SPEED_WORDS: Final[dict[str, object]] = {
    "slow": QT_TRANSLATE_NOOP("Actions", "S&low"),
    "normal": QT_TRANSLATE_NOOP("Actions", "&Normal"),
    "fast": QT_TRANSLATE_NOOP("Actions", "&Fast"),
    "off": QT_TRANSLATE_NOOP("Actions", "&Off"),
}
_SPEED_MENU: Final = str(QT_TRANSLATE_NOOP("Actions", "&Speed of play"))

TABLE_KEYS: Final[tuple[tuple[object, object], ...]] = (
    (
        QT_TRANSLATE_NOOP("Actions", "Go among the cards"),
        QT_TRANSLATE_NOOP("Actions", "Arrow keys"),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Take up a card, play it"),
        QT_TRANSLATE_NOOP("Actions", "Enter or Space"),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Take up the first, second … card"),
        QT_TRANSLATE_NOOP("Actions", "1, 2 … 9, 0"),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Next or previous set of cards"),
        QT_TRANSLATE_NOOP("Actions", "Tab, Shift+Tab, wheel"),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Put the card down again"),
        QT_TRANSLATE_NOOP("Actions", "Esc"),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Do not wait for moving cards"),
        QT_TRANSLATE_NOOP("Actions", "Space, Esc or a click"),
    ),
)


class Actions(QObject):
    """The actions by name, their menus and tools."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._actions: dict[str, QAction] = {}
        self._menus: list[Menu] = []
        for entry in self._entries():
            self._actions[entry.name] = self._made(entry)
        self.speeds = QActionGroup(self)
        for index, speed in enumerate(SPEEDS, 1):
            self.speeds.addAction(self._speed_action(speed, index))

    def __getitem__(self, name: str) -> QAction:
        """The action of that name."""
        return self._actions[name]

    def fill(self, bar: QMenuBar) -> None:
        """Put the menus into the bar."""
        for _, entries in MENUS:
            menu = Menu(bar)
            bar.addMenu(menu)
            self._menus.append(menu)
            for entry in entries:
                if entry is SEPARATOR:
                    menu.addSeparator()
                else:
                    menu.addAction(self._actions[entry.name])
            if any(entry is not None and entry.name == "full_screen" for entry in entries):
                menu.addMenu(self._speed_menu(menu))
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the user's language."""
        for entry in self._entries():
            self._name(self._actions[entry.name], str(entry.text))
        for action in self.speeds.actions():
            self._name(action, str(_SPEED_WORDS[action.data()]))
        for menu, (title, _) in zip(self._menus, MENUS, strict=True):
            menu.setTitle(translate("Actions", str(title)))
        self._name(self._actions["speed"], _SPEED_MENU)

    def groups(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """Every action with its key, by menu, for the page of keys."""
        groups = [
            (_plain(translate("Actions", str(title))), [*map(self._told, filter(None, entries))])
            for title, entries in MENUS
        ]
        speeds = [
            (_plain(translate("Actions", str(_SPEED_WORDS[one.data()]))), _shown(one.shortcut()))
            for one in self.speeds.actions()
        ]
        table = [
            (translate("Actions", str(what)), translate("Actions", str(keys)))
            for what, keys in TABLE_KEYS
        ]
        return [
            (translate("Actions", "At the table"), table),
            *groups,
            (_plain(translate("Actions", _SPEED_MENU)), speeds),
        ]

    @staticmethod
    def _entries() -> Iterator[Entry]:
        for _, entries in MENUS:
            yield from (entry for entry in entries if entry is not None)

    def _made(self, entry: Entry) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(entry.keys))
        action.setCheckable(entry.is_switch)
        if entry.tool is not None:
            action.setIcon(tool_icon(entry.tool, CREAM))
            action.setIconVisibleInMenu(False)
        return action

    def _speed_menu(self, parent: QMenu) -> QMenu:
        """The speeds, in a menu whose own action opens it as a tool as well."""
        menu = Menu(parent)
        menu.addActions(self.speeds.actions())
        menu.menuAction().setIcon(tool_icon(Tool.SPEED, CREAM))
        menu.menuAction().setIconVisibleInMenu(False)
        self._actions["speed"] = menu.menuAction()
        return menu

    def _speed_action(self, speed: str, index: int) -> QAction:
        action = QAction(self)
        action.setCheckable(True)
        action.setData(speed)
        action.setShortcut(QKeySequence(f"Alt+{index}"))
        return action

    @staticmethod
    def _name(action: QAction, text: str) -> None:
        action.setText(translate("Actions", text))
        plain, keys = _plain(action.text()), _shown(action.shortcut())
        set_tool_tip(action, f"{plain} ({keys})" if keys else plain)

    def _told(self, entry: Entry) -> tuple[str, str]:
        shortcut = self._actions[entry.name].shortcut()
        return _plain(translate("Actions", str(entry.text))), _shown(shortcut)


def _plain(text: str) -> str:
    """A menu's text without its mnemonic and dots."""
    return text.replace("&", "").removesuffix("…")


def _shown(keys: QKeySequence) -> str:
    told = keys.toString(QKeySequence.SequenceFormat.NativeText)
    return from_left(told) if told else ""
