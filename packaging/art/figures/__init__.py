"""The figure kit: people and horses. Everything in card units."""
