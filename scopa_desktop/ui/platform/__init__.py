"""What belongs to the system: sounds, signals, errors, modal dialogs, the window state."""
