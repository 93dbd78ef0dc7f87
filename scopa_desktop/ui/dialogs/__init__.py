"""The dialogs.

Each is imported when it is first used: none of them is needed before the first frame, and together
they take longer to import than the table.
"""

import importlib
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from scopa_desktop.ui.dialogs.about_dialog import AboutDialog as AboutDialog
    from scopa_desktop.ui.dialogs.deal_dialog import DealDialog as DealDialog
    from scopa_desktop.ui.dialogs.file_dialogs import choose_match as choose_match
    from scopa_desktop.ui.dialogs.file_dialogs import choose_save_path as choose_save_path
    from scopa_desktop.ui.dialogs.guide_dialog import GuideDialog as GuideDialog
    from scopa_desktop.ui.dialogs.lessons_dialog import LessonsDialog as LessonsDialog
    from scopa_desktop.ui.dialogs.question_dialog import ChoiceDialog as ChoiceDialog
    from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog as QuestionDialog
    from scopa_desktop.ui.dialogs.rules_dialog import RulesDialog as RulesDialog
    from scopa_desktop.ui.dialogs.shortcuts_dialog import ShortcutsDialog as ShortcutsDialog
    from scopa_desktop.ui.history.history_dialog import HistoryDialog as HistoryDialog
    from scopa_desktop.ui.history.history_page import HistoryContext as HistoryContext
    from scopa_desktop.ui.new_game.new_game_dialog import NewGameDialog as NewGameDialog
    from scopa_desktop.ui.new_game.table_options_dialog import (
        TableOptionsDialog as TableOptionsDialog,
    )
    from scopa_desktop.ui.review.review_context import ReviewContext as ReviewContext
    from scopa_desktop.ui.review.review_dialog import ReviewDialog as ReviewDialog
    from scopa_desktop.ui.score.captures_dialog import CapturesDialog as CapturesDialog
    from scopa_desktop.ui.score.match_end_dialog import MatchEndDialog as MatchEndDialog
    from scopa_desktop.ui.score.score_dialog import ScoreDialog as ScoreDialog
    from scopa_desktop.ui.score.score_model import SideInfo as SideInfo
    from scopa_desktop.ui.score.sheet_dialog import ScoreDialogChoice as ScoreDialogChoice
    from scopa_desktop.ui.settings.settings_dialog import SettingsDialog as SettingsDialog

_MODULES: Final = {
    "AboutDialog": "dialogs.about_dialog",
    "CapturesDialog": "score.captures_dialog",
    "ChoiceDialog": "dialogs.question_dialog",
    "DealDialog": "dialogs.deal_dialog",
    "GuideDialog": "dialogs.guide_dialog",
    "HistoryContext": "history.history_page",
    "HistoryDialog": "history.history_dialog",
    "LessonsDialog": "dialogs.lessons_dialog",
    "MatchEndDialog": "score.match_end_dialog",
    "NewGameDialog": "new_game.new_game_dialog",
    "choose_match": "dialogs.file_dialogs",
    "QuestionDialog": "dialogs.question_dialog",
    "ReviewContext": "review.review_context",
    "ReviewDialog": "review.review_dialog",
    "RulesDialog": "dialogs.rules_dialog",
    "ScoreDialog": "score.score_dialog",
    "ScoreDialogChoice": "score.sheet_dialog",
    "SideInfo": "score.score_model",
    "SettingsDialog": "settings.settings_dialog",
    "ShortcutsDialog": "dialogs.shortcuts_dialog",
    "TableOptionsDialog": "new_game.table_options_dialog",
    "choose_save_path": "dialogs.file_dialogs",
}


def __getattr__(name: str) -> Any:
    """Import the module of a dialog at its first use (PEP 562)."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"scopa_desktop.ui.{_MODULES[name]}"), name)
