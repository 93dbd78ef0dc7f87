"""Layer 3: the window, the table, the dialogs and the help pages."""
