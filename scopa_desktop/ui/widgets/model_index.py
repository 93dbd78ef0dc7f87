"""`Index`: what the methods of item models, views and delegates get from Qt."""

from typing import TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index: TypeAlias = QModelIndex | QPersistentModelIndex
