"""Widgets and dialog frames shared by the main window and the dialogs."""
