"""Pictures of the window: portraits, emblems, icons, font of headings."""
