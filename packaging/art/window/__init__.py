"""Pictures of the window: portraits, emblems, icons, lettering."""
