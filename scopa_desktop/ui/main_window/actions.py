"""The menus and their actions: text, shortcut and icon. The main window connects their slots."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from scopa_desktop.play.storage.settings import SPEEDS
from scopa_desktop.ui.table.input.one_handed_keys import ONE_HANDED_SHORTCUTS
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.colours import CREAM
from scopa_desktop.ui.theme.icons import Tool, tool_icon
from scopa_desktop.ui.widgets.menu import Menu
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.wording.list_format import with_colon
from scopa_desktop.ui.wording.text_direction import from_left


class MenuEntry(NamedTuple):
    """An action of a menu."""

    name: str
    text: object
    """The untranslated text, as QT_TRANSLATE_NOOP returns it."""
    shortcut: str
    tool: Tool | None = None
    is_checkable: bool = False


SEPARATOR: Final = None

AIDS: Final = ("coach", "memory_aid", "odds")
"""The aids at the table: the names of their actions and of their settings."""

MENUS: Final[tuple[tuple[object, tuple[MenuEntry | None, ...]], ...]] = (
    (
        QT_TRANSLATE_NOOP("Actions", "&Game"),
        (
            MenuEntry("new_game", QT_TRANSLATE_NOOP("Actions", "&New game…"), "Ctrl+N"),
            MenuEntry("rematch", QT_TRANSLATE_NOOP("Actions", "Rem&atch"), "Ctrl+Shift+N"),
            MenuEntry("restart_deal", QT_TRANSLATE_NOOP("Actions", "&Restart this deal"), "Ctrl+R"),
            MenuEntry("score", QT_TRANSLATE_NOOP("Actions", "S&core sheet…"), "Ctrl+T"),
            MenuEntry("deal_info", QT_TRANSLATE_NOOP("Actions", "About this &deal…"), "Ctrl+I"),
            SEPARATOR,
            MenuEntry("open", QT_TRANSLATE_NOOP("Actions", "&Open a match…"), "Ctrl+O"),
            MenuEntry("save_as", QT_TRANSLATE_NOOP("Actions", "&Save the match as…"), "Ctrl+S"),
            SEPARATOR,
            MenuEntry("settings", QT_TRANSLATE_NOOP("Actions", "S&ettings…"), "Ctrl+,"),
            MenuEntry("quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "&Move"),
        (
            MenuEntry("undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z", Tool.UNDO),
            MenuEntry("redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), "Ctrl+Shift+Z", Tool.REDO),
            SEPARATOR,
            MenuEntry("hint", QT_TRANSLATE_NOOP("Actions", "&Hint"), "H", Tool.HINT),
            MenuEntry("next_set", QT_TRANSLATE_NOOP("Actions", "&Next possible capture"), "N"),
            MenuEntry("skip", QT_TRANSLATE_NOOP("Actions", "&Skip the animation"), "S"),
            SEPARATOR,
            MenuEntry("look_back", QT_TRANSLATE_NOOP("Actions", "Look &back one move"), "Alt+Up"),
            MenuEntry(
                "look_forward", QT_TRANSLATE_NOOP("Actions", "Look &forward one move"), "Alt+Down"
            ),
            MenuEntry("play_moves", QT_TRANSLATE_NOOP("Actions", "&Play the moves"), "P"),
            MenuEntry("play_on", QT_TRANSLATE_NOOP("Actions", "Play &on from here"), "Ctrl+P"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "&Table"),
        (
            MenuEntry(
                "table_options",
                QT_TRANSLATE_NOOP("Actions", "Table &options…"),
                "Ctrl+Shift+O",
                Tool.TABLE_OPTIONS,
            ),
            SEPARATOR,
            MenuEntry(
                "automatic",
                QT_TRANSLATE_NOOP("Actions", "&Automatic play"),
                "Ctrl+Shift+A",
                None,
                True,
            ),
            MenuEntry("pause", QT_TRANSLATE_NOOP("Actions", "&Pause"), "Ctrl+E", None, True),
            MenuEntry(
                "leave_seat", QT_TRANSLATE_NOOP("Actions", "&Leave the table"), "Ctrl+Shift+L"
            ),
            MenuEntry(
                "agree_end", QT_TRANSLATE_NOOP("Actions", "&End by agreement…"), "Ctrl+Shift+E"
            ),
            SEPARATOR,
            MenuEntry("watch", QT_TRANSLATE_NOOP("Actions", "&Watch a match…"), "Ctrl+Shift+W"),
            MenuEntry("sit_in", QT_TRANSLATE_NOOP("Actions", "&Sit in…"), "Ctrl+Shift+I"),
            MenuEntry("watch_again", QT_TRANSLATE_NOOP("Actions", "Watch a&gain"), "Ctrl+Shift+G"),
            MenuEntry("watch_step", QT_TRANSLATE_NOOP("Actions", "&Next move"), "."),
            MenuEntry("watch_view", QT_TRANSLATE_NOOP("Actions", "Look &from the next seat"), "V"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "&Learn"),
        (
            MenuEntry("lessons", QT_TRANSLATE_NOOP("Actions", "&Lessons…"), "Ctrl+L"),
            MenuEntry("puzzles", QT_TRANSLATE_NOOP("Actions", "&Puzzles…"), "Ctrl+U"),
            MenuEntry("daily", QT_TRANSLATE_NOOP("Actions", "&Daily deal…"), "Ctrl+D"),
            SEPARATOR,
            MenuEntry(
                "review_match", QT_TRANSLATE_NOOP("Actions", "&Review the match…"), "Ctrl+Shift+R"
            ),
            SEPARATOR,
            MenuEntry("coach", QT_TRANSLATE_NOOP("Actions", "&Coach"), "Ctrl+K", None, True),
            MenuEntry(
                "memory_aid",
                QT_TRANSLATE_NOOP("Actions", "Cards &out and gone"),
                "Ctrl+G",
                None,
                True,
            ),
            MenuEntry("odds", QT_TRANSLATE_NOOP("Actions", "Odd&s"), "Ctrl+B", None, True),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Histor&y"),
        (
            MenuEntry("matches", QT_TRANSLATE_NOOP("Actions", "&Matches…"), "Ctrl+H"),
            MenuEntry("statistics", QT_TRANSLATE_NOOP("Actions", "&Statistics…"), "Ctrl+Shift+S"),
            MenuEntry("leaderboard", QT_TRANSLATE_NOOP("Actions", "&Leaderboard…"), "Ctrl+Shift+B"),
            MenuEntry("fairness", QT_TRANSLATE_NOOP("Actions", "&Fairness…"), "Ctrl+Shift+F"),
            MenuEntry(
                "chips", QT_TRANSLATE_NOOP("Actions", "&Chips and experience…"), "Ctrl+Shift+C"
            ),
            None,
            MenuEntry(
                "profile", QT_TRANSLATE_NOOP("Actions", "&Profile and badges…"), "Ctrl+Shift+P"
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "&View"),
        (
            MenuEntry("moves", QT_TRANSLATE_NOOP("Actions", "&Move list"), "F9", Tool.MOVES, True),
            MenuEntry("last_capture", QT_TRANSLATE_NOOP("Actions", "Last &capture…"), "L"),
            MenuEntry(
                "full_screen",
                QT_TRANSLATE_NOOP("Actions", "&Full screen"),
                "F11",
                Tool.FULL_SCREEN,
                True,
            ),
            MenuEntry("sounds", QT_TRANSLATE_NOOP("Actions", "S&ounds"), "Ctrl+M", None, True),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "&Help"),
        (
            MenuEntry("rules", QT_TRANSLATE_NOOP("Actions", "&Rules of the game"), "F1"),
            MenuEntry("guide", QT_TRANSLATE_NOOP("Actions", "&Guide"), "F2"),
            MenuEntry("shortcuts", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"), "Ctrl+F1"),
            MenuEntry("about", QT_TRANSLATE_NOOP("Actions", "&About Scopa Desktop"), "Shift+F1"),
        ),
    ),
)

_SPEED_TEXTS: Final[dict[str, object]] = {
    "slow": QT_TRANSLATE_NOOP("Actions", "S&low"),
    "normal": QT_TRANSLATE_NOOP("Actions", "&Normal"),
    "fast": QT_TRANSLATE_NOOP("Actions", "&Fast"),
    "off": QT_TRANSLATE_NOOP("Actions", "&Off"),
}
_SPEED_MENU: Final = str(QT_TRANSLATE_NOOP("Actions", "&Game speed"))

_ONE_HANDED_TITLES: Final = (
    QT_TRANSLATE_NOOP("Actions", "With the left hand alone"),
    QT_TRANSLATE_NOOP("Actions", "With the right hand alone"),
)
_LISTED_WITH_TABLE: Final = "skip"
"""The entry that `TABLE_SHORTCUTS` lists with all its keys."""
TABLE_SHORTCUTS: Final[tuple[tuple[object, object], ...]] = (
    (
        QT_TRANSLATE_NOOP("Actions", "Move between the cards"),
        QT_TRANSLATE_NOOP("Actions", "Arrow keys"),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Select a card, play it"),
        QT_TRANSLATE_NOOP("Actions", "Enter or Space"),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Select the first, second … card"),
        QT_TRANSLATE_NOOP("Actions", "1, 2 … 9, 0"),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Discard the selected card"),
        QT_TRANSLATE_NOOP("Actions", "Delete or Backspace"),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Next or previous possible capture"),
        QT_TRANSLATE_NOOP("Actions", "Tab, Shift+Tab, wheel"),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Read out table, hand, piles, score, last moves"),
        QT_TRANSLATE_NOOP("Actions", "Shift+T, H, P, S, L"),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Deselect the card"),
        QT_TRANSLATE_NOOP("Actions", "Esc"),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Look back: one move, one round, all"),
        QT_TRANSLATE_NOOP("Actions", "Arrow keys, Page keys, Home, End"),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Look back, watch: play or pause"),
        QT_TRANSLATE_NOOP("Actions", "Space"),
    ),
    (
        QT_TRANSLATE_NOOP("Actions", "Skip the animation"),
        QT_TRANSLATE_NOOP("Actions", "S, Space, Enter, Esc or a click"),
    ),
)


class Actions(QObject):
    """The actions by name, and the menus they are in."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._actions: dict[str, QAction] = {}
        self._menus: list[Menu] = []
        for entry in self._entries():
            self._actions[entry.name] = self._create_action(entry)
        self._refused: dict[str, str] = {}
        """Why actions are off, by their names."""
        self.speeds = QActionGroup(self)
        for index, speed in enumerate(SPEEDS, 1):
            self.speeds.addAction(self._speed_action(speed, index))

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def set_refused(self, name: str, reason: str) -> None:
        """Turn an action off, with a reason in its tool tip.

        An empty reason turns a checkable action on again; the caller does so with the others.
        """
        action = self._actions[name]
        if reason:
            action.setEnabled(False)
        elif action.isCheckable():
            action.setEnabled(True)
        if self._refused.get(name, "") != reason:
            self._refused[name] = reason
            entry = next(entry for entry in self._entries() if entry.name == name)
            self._set_text(action, str(entry.text), reason)

    def add_menus(self, bar: QMenuBar) -> None:
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
        """Set all texts in the current language."""
        for entry in self._entries():
            reason = self._refused.get(entry.name, "")
            self._set_text(self._actions[entry.name], str(entry.text), reason)
        for action in self.speeds.actions():
            self._set_text(action, str(_SPEED_TEXTS[action.data()]))
        for menu, (title, _) in zip(self._menus, MENUS, strict=True):
            menu.setTitle(translate("Actions", str(title)))
        self._set_text(self._actions["speed"], _SPEED_MENU)

    def reset_text(self, name: str) -> None:
        """Set the usual text of an action in the current language."""
        entry = next(entry for entry in self._entries() if entry.name == name)
        self._set_text(self._actions[name], str(entry.text))

    def shortcut_groups(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """Every action with its shortcut, grouped by menu, for the shortcuts dialog."""
        groups = [
            (
                _plain(translate("Actions", str(title))),
                [
                    self._text_and_shortcut(entry)
                    for entry in entries
                    if entry is not None and entry.name != _LISTED_WITH_TABLE
                ],
            )
            for title, entries in MENUS
        ]
        speeds = [
            (
                _plain(translate("Actions", str(_SPEED_TEXTS[action.data()]))),
                _shortcut_text(action.shortcut()),
            )
            for action in self.speeds.actions()
        ]
        table = [
            (translate("Actions", str(text)), translate("Actions", str(shortcut)))
            for text, shortcut in TABLE_SHORTCUTS
        ]
        return [
            (translate("Actions", "At the table"), table),
            *(
                (translate("Actions", str(title)), _one_handed_shortcuts(half))
                for half, title in enumerate(_ONE_HANDED_TITLES)
            ),
            *groups,
            (_plain(translate("Actions", _SPEED_MENU)), speeds),
        ]

    @staticmethod
    def _entries() -> Iterator[MenuEntry]:
        for _, entries in MENUS:
            yield from (entry for entry in entries if entry is not None)

    def _create_action(self, entry: MenuEntry) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(entry.shortcut))
        action.setCheckable(entry.is_checkable)
        if entry.tool is not None:
            action.setIcon(tool_icon(entry.tool, CREAM))
            action.setIconVisibleInMenu(False)
        return action

    def _speed_menu(self, parent: QMenu) -> QMenu:
        """The menu of speeds; its own action is also that of a tool button."""
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
    def _set_text(action: QAction, text: str, reason: str = "") -> None:
        """Set the text of an action, and the reason why it is off."""
        action.setText(translate("Actions", text))
        plain, shortcut = _plain(action.text()), _shortcut_text(action.shortcut())
        tip = f"{plain} ({shortcut})" if shortcut else plain
        set_tool_tip(action, with_colon(tip, reason) if reason else tip)

    def _text_and_shortcut(self, entry: MenuEntry) -> tuple[str, str]:
        shortcut = self._actions[entry.name].shortcut()
        return _plain(translate("Actions", str(entry.text))), _shortcut_text(shortcut)


def _one_handed_shortcuts(half: int) -> list[tuple[str, str]]:
    """The keys of the left half of the keyboard (0) or the right one (1)."""
    return [
        (_plain(translate("Actions", str(text))), from_left(keys[half]))
        for text, *keys in ONE_HANDED_SHORTCUTS
    ]


def _plain(text: str) -> str:
    """The text of a menu entry without its mnemonic and ellipsis."""
    return text.replace("&", "").removesuffix("…")


def _shortcut_text(shortcut: QKeySequence) -> str:
    text = shortcut.toString(QKeySequence.SequenceFormat.NativeText)
    return from_left(text) if text else ""
