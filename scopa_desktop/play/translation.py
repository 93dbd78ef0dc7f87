"""Translation of the sentences of the rules."""

from PySide6.QtCore import QCoreApplication

from scopa_desktop.rules.messages import Sentence


def translated(sentence: Sentence) -> str:
    return sentence.translated(lambda pattern: QCoreApplication.translate("rules", pattern))
