"""The actions of the menus and of watching: text, shortcut and icon.

The main window and its controllers connect their slots.
"""

from collections.abc import Iterator
from functools import partial
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

tr: Final = partial(translate, "Actions")
N_: Final = partial(QT_TRANSLATE_NOOP, "Actions")


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
        N_("&Game"),
        (
            MenuEntry("new_game", N_("&New game…"), "Ctrl+N"),
            MenuEntry("rematch", N_("Rem&atch"), "Ctrl+Shift+N"),
            MenuEntry("restart_deal", N_("&Restart this deal"), "Ctrl+R"),
            MenuEntry("score", N_("S&core sheet…"), "Ctrl+T"),
            MenuEntry("deal_info", N_("About this &deal…"), "Ctrl+I"),
            SEPARATOR,
            MenuEntry("open", N_("&Open a match…"), "Ctrl+O"),
            MenuEntry("save_as", N_("&Save the match as…"), "Ctrl+S"),
            SEPARATOR,
            MenuEntry("settings", N_("S&ettings…"), "Ctrl+,"),
            MenuEntry("quit", N_("&Quit"), "Ctrl+Q"),
        ),
    ),
    (
        N_("&Move"),
        (
            MenuEntry("undo", N_("&Undo"), "Ctrl+Z", Tool.UNDO),
            MenuEntry("redo", N_("&Redo"), "Ctrl+Shift+Z", Tool.REDO),
            SEPARATOR,
            MenuEntry("hint", N_("&Hint"), "H", Tool.HINT),
            MenuEntry("next_set", N_("&Next possible capture"), "N"),
            MenuEntry("skip", N_("&Skip the animation"), "S"),
            SEPARATOR,
            MenuEntry("look_back", N_("Look &back one move"), "Alt+Up"),
            MenuEntry("look_forward", N_("Look &forward one move"), "Alt+Down"),
            MenuEntry("play_moves", N_("&Play the moves"), "P"),
            MenuEntry("play_on", N_("Play &on from here"), "Ctrl+P"),
            SEPARATOR,
            MenuEntry("automatic", N_("&Automatic play"), "Ctrl+Shift+A", None, True),
            MenuEntry("pause", N_("Paus&e"), "Ctrl+E", None, True),
        ),
    ),
    (
        N_("&Table"),
        (
            MenuEntry("table_options", N_("Table &options…"), "Ctrl+Shift+O", Tool.TABLE_OPTIONS),
            MenuEntry("leave_seat", N_("&Leave the table"), "Ctrl+Shift+L"),
            MenuEntry("agree_end", N_("&End by agreement…"), "Ctrl+Shift+E"),
            MenuEntry("watch", N_("&Watch a match…"), "Ctrl+Shift+W"),
        ),
    ),
    (
        N_("&Learn"),
        (
            MenuEntry("lessons", N_("&Lessons…"), "Ctrl+L"),
            MenuEntry("puzzles", N_("&Puzzles…"), "Ctrl+U"),
            MenuEntry("daily", N_("&Daily deal…"), "Ctrl+D"),
            SEPARATOR,
            MenuEntry("review_match", N_("&Review the match…"), "Ctrl+Shift+R"),
            SEPARATOR,
            MenuEntry("coach", N_("&Coach"), "Ctrl+K", None, True),
            MenuEntry("memory_aid", N_("Cards &out and gone"), "Ctrl+G", None, True),
            MenuEntry("odds", N_("Odd&s"), "Ctrl+B", None, True),
        ),
    ),
    (
        N_("Histor&y"),
        (
            MenuEntry("matches", N_("&Matches…"), "Ctrl+H"),
            MenuEntry("statistics", N_("&Statistics…"), "Ctrl+Shift+S"),
            MenuEntry("leaderboard", N_("&Leaderboard…"), "Ctrl+Shift+B"),
            MenuEntry("fairness", N_("&Fairness…"), "Ctrl+Shift+F"),
            MenuEntry("chips", N_("&Chips and experience…"), "Ctrl+Shift+C"),
            None,
            MenuEntry("profile", N_("&Profile and badges…"), "Ctrl+Shift+P"),
        ),
    ),
    (
        N_("&View"),
        (
            MenuEntry("moves", N_("&Move list"), "F9", Tool.MOVES, True),
            MenuEntry("last_capture", N_("Last &capture…"), "L"),
            MenuEntry("full_screen", N_("&Full screen"), "F11", Tool.FULL_SCREEN, True),
            MenuEntry("sounds", N_("S&ounds"), "Ctrl+M", None, True),
        ),
    ),
    (
        N_("&Help"),
        (
            MenuEntry("rules", N_("&Rules of the game"), "F1"),
            MenuEntry("guide", N_("&Guide"), "F2"),
            MenuEntry("shortcuts", N_("&Keyboard shortcuts"), "Ctrl+F1"),
            MenuEntry("about", N_("&About Scopa Desktop"), "Shift+F1"),
        ),
    ),
)

WATCHING: Final[tuple[object, tuple[MenuEntry, ...]]] = (
    N_("While watching"),
    (
        MenuEntry("watch_step", N_("&Next move"), "."),
        MenuEntry("watch_view", N_("Look &from the next seat"), "V"),
        MenuEntry("sit_in", N_("&Sit in…"), "Ctrl+Shift+I"),
        MenuEntry("watch_again", N_("Watch a&gain"), "Ctrl+Shift+G"),
    ),
)
"""The actions of the bar of a watched match, which are in no menu."""

_SPEED_TEXTS: Final[dict[str, object]] = {
    "slow": N_("S&low"),
    "normal": N_("&Normal"),
    "fast": N_("&Fast"),
    "off": N_("&Off"),
}
_SPEED_MENU: Final = str(N_("&Game speed"))

_ONE_HANDED_TITLES: Final = (
    N_("With the left hand alone"),
    N_("With the right hand alone"),
)
_LISTED_WITH_TABLE: Final = "skip"
"""The entry that `TABLE_SHORTCUTS` lists with all its keys."""
TABLE_SHORTCUTS: Final[tuple[tuple[object, object], ...]] = (
    (N_("Move between the cards"), N_("Arrow keys")),
    (N_("Select a card, play it"), N_("Enter or Space")),
    (N_("Select the first, second … card"), N_("1, 2 … 9, 0")),
    (N_("Discard the selected card"), N_("Delete or Backspace")),
    (N_("Next or previous possible capture"), N_("Tab, Shift+Tab, wheel")),
    (N_("Read out table, hand, piles, score, last moves"), N_("Shift+T, H, P, S, L")),
    (N_("Deselect the card"), N_("Esc")),
    (N_("Look back: one move, one round, all"), N_("Arrow keys, Page keys, Home, End")),
    (N_("Look back, watch: play or pause"), N_("Space")),
    (N_("Skip the animation"), N_("S, Space, Enter, Esc or a click")),
)


class Actions(QObject):
    """The actions by name, and the menus they are in."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._actions: dict[str, QAction] = {}
        self._tools: dict[QAction, tuple[Tool, str]] = {}
        """The icons of actions with a tool button, and their colours."""
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

    @property
    def in_no_menu(self) -> list[QAction]:
        """The actions of watching, whose keys work only in a widget that they are added to."""
        return [self._actions[entry.name] for entry in WATCHING[1]]

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
            menu.setTitle(tr(str(title)))
        self._set_text(self._actions["speed"], _SPEED_MENU)

    def reset_text(self, name: str) -> None:
        """Set the usual text of an action in the current language."""
        entry = next(entry for entry in self._entries() if entry.name == name)
        self._set_text(self._actions[name], str(entry.text))

    def shortcut_groups(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """Every action with its shortcut, grouped by menu, for the shortcuts dialog."""
        groups = [
            (
                _plain(tr(str(title))),
                [
                    self._text_and_shortcut(entry)
                    for entry in entries
                    if entry is not None and entry.name != _LISTED_WITH_TABLE
                ],
            )
            for title, entries in (*MENUS, WATCHING)
        ]
        speeds = [
            (
                _plain(tr(str(_SPEED_TEXTS[action.data()]))),
                _shortcut_text(action.shortcut()),
            )
            for action in self.speeds.actions()
        ]
        table = [(tr(str(text)), tr(str(shortcut))) for text, shortcut in TABLE_SHORTCUTS]
        return [
            (tr("At the table"), table),
            *(
                (tr(str(title)), _one_handed_shortcuts(half))
                for half, title in enumerate(_ONE_HANDED_TITLES)
            ),
            *groups,
            (_plain(tr(_SPEED_MENU)), speeds),
        ]

    @staticmethod
    def _entries() -> Iterator[MenuEntry]:
        for _, entries in (*MENUS, WATCHING):
            yield from (entry for entry in entries if entry is not None)

    def _create_action(self, entry: MenuEntry) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(entry.shortcut))
        action.setCheckable(entry.is_checkable)
        if entry.tool is not None:
            self._set_tool(action, entry.tool)
        return action

    def set_tool(self, name: str, tool: Tool, token: str = CREAM) -> None:
        """Set the icon of an action on its tool button, in a colour."""
        self._set_tool(self._actions[name], tool, token)

    def update_icons(self) -> None:
        """Make the icons again, for another text size."""
        for action, (tool, token) in list(self._tools.items()):
            self._set_tool(action, tool, token)

    def _set_tool(self, action: QAction, tool: Tool, token: str = CREAM) -> None:
        self._tools[action] = tool, token
        action.setIcon(tool_icon(tool, token))
        action.setIconVisibleInMenu(False)

    def _speed_menu(self, parent: QMenu) -> QMenu:
        """The menu of speeds; its own action is also that of a tool button."""
        menu = Menu(parent)
        menu.addActions(self.speeds.actions())
        self._set_tool(menu.menuAction(), Tool.SPEED)
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
        action.setText(tr(text))
        plain, shortcut = _plain(action.text()), _shortcut_text(action.shortcut())
        tip = f"{plain} ({shortcut})" if shortcut else plain
        set_tool_tip(action, with_colon(tip, reason) if reason else tip)

    def _text_and_shortcut(self, entry: MenuEntry) -> tuple[str, str]:
        shortcut = self._actions[entry.name].shortcut()
        return _plain(tr(str(entry.text))), _shortcut_text(shortcut)


def _one_handed_shortcuts(half: int) -> list[tuple[str, str]]:
    """The keys of the left half of the keyboard (0) or the right one (1)."""
    return [(_plain(tr(str(text))), from_left(keys[half])) for text, *keys in ONE_HANDED_SHORTCUTS]


def _plain(text: str) -> str:
    """The text of a menu entry without its mnemonic and ellipsis."""
    return text.replace("&", "").removesuffix("…")


def _shortcut_text(shortcut: QKeySequence) -> str:
    text = shortcut.toString(QKeySequence.SequenceFormat.NativeText)
    return from_left(text) if text else ""
