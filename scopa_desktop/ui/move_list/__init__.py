"""The move list beside the table: its model and its panel."""
