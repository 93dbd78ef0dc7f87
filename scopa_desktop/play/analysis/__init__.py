"""Analysis in a second engine process: its client, and the run of a review."""
