"""What is heard of the game, for those who want to hear it."""
