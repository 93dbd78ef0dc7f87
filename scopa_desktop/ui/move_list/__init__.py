"""The list of moves beside the table."""
