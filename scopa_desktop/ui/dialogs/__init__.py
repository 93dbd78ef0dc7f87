"""The dialogs that belong to no other room of the window."""
