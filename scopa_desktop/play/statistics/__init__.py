"""What is listed and counted of the matches in the database, each seen from a seat."""
