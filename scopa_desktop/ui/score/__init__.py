"""The score dialog shown after a round."""
