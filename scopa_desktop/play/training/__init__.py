"""What a person has done in training: the journal of a profile, and what is read from it."""
