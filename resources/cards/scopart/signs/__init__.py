"""Suit signs."""
