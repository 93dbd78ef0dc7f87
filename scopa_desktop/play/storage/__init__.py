"""The player's files: paths, settings, profiles, saved matches and databases."""
