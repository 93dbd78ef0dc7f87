"""The New game dialog: game, opponents, options and the number of the deal."""
