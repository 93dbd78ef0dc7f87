"""What is asked and told on sheets of paper."""
