"""The table: items, animations and input on a QGraphicsScene."""
