"""The review of a match: its figures, its most expensive moments, and all its decisions."""
