"""The items on the table and their layout."""
