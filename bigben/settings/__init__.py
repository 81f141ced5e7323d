"""What is remembered: where files lie, preferences, the log of games and the game in progress."""
