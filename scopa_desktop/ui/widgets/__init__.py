"""The parts of which dialogs and the window are made."""
