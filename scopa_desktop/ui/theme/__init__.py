"""The visual vocabulary of the window: colours, lettering, and how things are painted."""
