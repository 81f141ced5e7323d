"""What is heard of the game, for who wants to hear it."""
