"""Qt style sheets of the dialogs and of the main window."""

from PySide6.QtGui import QFontMetrics

from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.ui.theme.colours import (
    CREAM,
    CREAM_2,
    DISABLED_ON_WALNUT,
    GOLD,
    INK,
    PAPER,
    RED,
    RED_BUTTON,
    WALNUT,
    WALNUT_2,
    WALNUT_3,
    WALNUT_HANDLE,
    DialogPalette,
)
from scopa_desktop.ui.theme.fonts import body_font
from scopa_desktop.ui.theme.touch_targets import least_target

_TOOL_HEIGHT = 31
"""Height of the tool buttons beside the menu bar, in logical pixels."""


def dialog_style(palette: DialogPalette) -> str:
    """The style sheet of a dialog: fields, check boxes, sliders, lists, tables, scroll bars."""
    parts = (_text, _fields, _arrows, _checks, slider_style, _lists, _menus)
    return "".join(part(palette) for part in parts) + _scroll_bar_style(palette.line)


def window_style(*, right_to_left: bool = False) -> str:
    """The style sheet of the main window: menus, tool buttons, and the move list (`#moves`).

    `right_to_left` is the direction of the language: Qt mirrors the positions in a style sheet, but
    not its `left` and `right` properties.
    """
    start, end = ("right", "left") if right_to_left else ("left", "right")
    # Centres the menu titles vertically beside the tool buttons, for any font.
    text = QFontMetrics(body_font()).height()
    padding = max(5, (round(least_target(_TOOL_HEIGHT)) - text) // 2)
    menu = max(6, (round(least_target(0)) - text) // 2)
    return f"""
QMenuBar {{ background: {WALNUT}; color: {CREAM}; padding: 2px 6px; border: 0; }}
QMenuBar::item {{ padding: {padding}px 10px; border-radius: 6px; background: transparent; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {WALNUT_3}; }}
QMenu {{ background: {WALNUT_2}; color: {CREAM}; border: 2px solid {INK}; padding: 5px; }}
QMenu::item {{ padding: {menu}px; padding-{start}: 30px; padding-{end}: 42px; border-radius: 6px; }}
QMenu::item:selected {{ background: {GOLD}; color: {INK}; }}
QMenu::item:disabled {{ color: {DISABLED_ON_WALNUT}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {WALNUT_3}; margin: 5px 8px; }}
QMenu::indicator {{ width: 14px; height: 14px; left: 7px; border: 1px solid {CREAM_2};
    border-radius: 4px; }}
QMenu::indicator:checked {{ background: {GOLD}; border-color: {INK}; image: {_icon("check")}; }}
QMenu::indicator:selected {{ border-color: {INK}; }}
QMenu::icon {{ left: 8px; }}
QToolButton {{ border: 2px solid transparent; border-radius: 7px; padding: 2px;
    background: transparent; color: {CREAM}; }}
QToolButton:hover, QToolButton:checked {{ background: {WALNUT_3}; }}
QToolButton[alert="true"] {{ background: {RED_BUTTON}; border-color: {CREAM}; }}
QToolButton:pressed {{ background: {INK}; }}
QToolButton:focus {{ border-color: {GOLD}; }}
QToolButton::menu-indicator {{ image: none; }}
QToolTip {{ background: {PAPER}; color: {INK}; border: 1px solid {INK}; padding: 3px; }}
QLabel {{ color: {CREAM}; }}
QLabel[secondary="true"] {{ color: {CREAM_2}; }}
#moves {{ background: {WALNUT_2}; border: 0; border-left: 2px solid {INK};
    border-right: 2px solid {INK}; }}
#moves QAbstractItemView {{ background: transparent; border: 2px solid transparent;
    color: {CREAM}; outline: 0; }}
#moves QAbstractItemView:focus {{ border-color: {GOLD}; }}
{_scroll_bar_style(WALNUT_HANDLE)}"""


def menu_style(palette: DialogPalette) -> str:
    return f"""
QMenu {{ background: {palette.field}; color: {palette.text}; border: 2px solid {palette.frame};
    padding: 5px; }}
QMenu::item {{ padding: 6px 22px 6px 30px; border-radius: 6px; }}
QMenu::item:selected {{ background: {GOLD}; color: {INK}; }}
QMenu::item:disabled {{ color: {palette.secondary_text}; background: transparent; }}
QMenu::indicator {{ width: 14px; height: 14px; left: 7px; border: 1px solid {palette.frame};
    border-radius: 4px; background: {palette.background}; }}
QMenu::indicator:checked {{ background: {GOLD}; image: {_icon("check")}; }}
"""


def _icon(name: str) -> str:
    """The `url()` of an icon; style sheets need forward slashes on every system."""
    return f'url("{(resource_folder() / "icons" / name).as_posix()}.svg")'


def _palette_icon(name: str, palette: DialogPalette) -> str:
    return _icon(f"{name}-night" if palette.is_dark else name)


def _text(palette: DialogPalette) -> str:
    return f"""
QDialog {{ background: {palette.background}; }}
QWidget {{ color: {palette.text}; }}
QLabel {{ background: transparent; }}
QLabel[secondary="true"] {{ color: {palette.secondary_text}; }}
QLabel:disabled, QCheckBox:disabled {{ color: {palette.secondary_text}; }}
QLabel a {{ color: {palette.title}; }}
QScrollArea, #dialog-body {{ background: transparent; border: 0; }}
QToolTip {{ background: {palette.field}; color: {palette.text};
    border: 1px solid {palette.frame}; }}
QFileDialog QPushButton {{ background: {palette.field}; border: 2px solid {palette.frame};
    border-radius: 7px; padding: 4px 14px; }}
QFileDialog QPushButton:disabled {{ color: {palette.secondary_text}; }}
QFileDialog QPushButton:focus {{ border-color: {palette.focus}; }}
"""


def _fields(palette: DialogPalette) -> str:
    field = "QComboBox, QAbstractSpinBox, QLineEdit, QTextBrowser"
    focused = ", ".join(f"{kind}:focus" for kind in field.split(", "))
    disabled = ", ".join(f"{kind}:disabled" for kind in field.split(", "))
    return f"""
{field} {{ background: {palette.field}; border: 2px solid {palette.frame}; border-radius: 7px;
    padding: 4px 10px; min-height: {round(least_target(34) - 12)}px;
    selection-background-color: {GOLD}; selection-color: {INK}; }}
QLineEdit {{ placeholder-text-color: {palette.secondary_text}; }}
{focused} {{ border-color: {palette.focus}; }}
QAbstractSpinBox[invalid="true"] {{ border-color: {palette.title}; color: {palette.title}; }}
{disabled} {{ background: {palette.list_background}; color: {palette.secondary_text};
    border-color: {palette.line}; }}
QAbstractSpinBox {{ padding: 4px 2px 4px 8px; }}
QAbstractSpinBox QLineEdit {{ border: 0; padding: 0; background: transparent;
    min-height: 0; }}
QComboBox::drop-down {{ border: 0; width: 26px; }}
QComboBox QAbstractItemView {{ background: {palette.field}; border: 2px solid {palette.frame};
    border-radius: 0; padding: 2px; outline: 0;
    selection-background-color: {GOLD}; selection-color: {INK}; }}
QComboBox QAbstractItemView::item {{ min-height: 26px; padding: 0 6px; }}
"""


def _arrows(palette: DialogPalette) -> str:
    up, down = _palette_icon("up", palette), _palette_icon("down", palette)
    return f"""
QComboBox::down-arrow {{ image: {down}; width: 12px; height: 12px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ border: 0; width: 22px;
    background: transparent; }}
QAbstractSpinBox::up-arrow {{ image: {up}; width: 11px; height: 11px; }}
QAbstractSpinBox::down-arrow {{ image: {down}; width: 11px; height: 11px; }}
"""


def _checks(palette: DialogPalette) -> str:
    height = max(round(least_target(24)), QFontMetrics(body_font()).height())
    return f"""
QCheckBox, QRadioButton {{ spacing: 9px; min-height: {height}px; background: transparent;
    border: 2px solid transparent; border-radius: 7px; padding: 0 6px 0 2px; outline: 0; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {palette.focus}; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: 18px; height: 18px;
    border: 2px solid {palette.frame}; border-radius: 5px; background: {palette.field}; }}
QRadioButton::indicator {{ border-radius: 11px; }}
QCheckBox::indicator:checked, QRadioButton::indicator:checked {{ background: {GOLD};
    image: {_icon("check")}; }}
QCheckBox::indicator:disabled {{ border-color: {palette.line}; }}
"""


def slider_style(palette: DialogPalette) -> str:
    return f"""
QSlider {{ min-height: 28px; background: transparent; }}
QSlider::groove:horizontal {{ height: 5px; background: {palette.groove};
    border: 1px solid {palette.frame}; border-radius: 3px; }}
QSlider[layoutDirection="LeftToRight"]::sub-page:horizontal,
QSlider[layoutDirection="RightToLeft"]::add-page:horizontal {{ background: {RED};
    border: 1px solid {palette.frame}; border-radius: 3px; }}
QSlider::handle:horizontal {{ background: {GOLD}; border: 2px solid {INK}; width: 16px;
    height: 16px; margin: -8px 0; border-radius: 10px; }}
QSlider::handle:horizontal:focus {{ border-color: {palette.focus}; }}
"""


def _lists(palette: DialogPalette) -> str:
    up, down = _palette_icon("up", palette), _palette_icon("down", palette)
    return f"""
QListView, QTableView {{ background: {palette.list_background};
    alternate-background-color: {palette.background}; gridline-color: {palette.line};
    border: 2px solid {palette.frame}; border-radius: 9px; outline: 0; padding: 4px;
    selection-background-color: {GOLD}; selection-color: {INK}; }}
QListView:focus, QTableView:focus {{ border-color: {palette.focus}; }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{ background: {palette.list_background}; color: {palette.text}; border: 0;
    border-bottom: 2px solid {palette.title}; padding: 5px 8px; }}
QHeaderView::up-arrow {{ image: {up}; width: 11px; height: 11px; }}
QHeaderView::down-arrow {{ image: {down}; width: 11px; height: 11px; }}
"""


def _menus(palette: DialogPalette) -> str:
    return f"""
QMenu {{ background: {palette.field}; color: {palette.text}; border: 2px solid {palette.frame};
    padding: 5px; }}
QMenu::item {{ padding: 6px 26px; border-radius: 6px; }}
QMenu::item:selected {{ background: {GOLD}; color: {INK}; }}
QMenu::item:disabled {{ color: {palette.secondary_text}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {palette.line}; margin: 5px 8px; }}
"""


def _scroll_bar_style(handle: str) -> str:
    return f"""
QAbstractScrollArea::corner {{ background: transparent; border: 0; }}
QScrollBar {{ background: transparent; margin: 2px; border: 0; }}
QScrollBar:vertical {{ width: 12px; }}
QScrollBar:horizontal {{ height: 12px; }}
QScrollBar::handle {{ background: {handle}; border-radius: 4px; }}
QScrollBar::handle:vertical {{ min-height: 30px; }}
QScrollBar::handle:horizontal {{ min-width: 30px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
