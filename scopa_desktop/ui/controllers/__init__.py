"""The controllers that connect the window with the session, files and dialogs."""
