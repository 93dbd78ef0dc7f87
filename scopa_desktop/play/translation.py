"""The sentences of the rules in the user's language."""

from PySide6.QtCore import QCoreApplication

from scopa_desktop.rules.messages import Sentence


def translated(sentence: Sentence) -> str:
    """The sentence as the window says it."""
    return sentence.translated(lambda pattern: QCoreApplication.translate("rules", pattern))
