"""Looking back at a game: which of its positions could be won, and where the win was lost."""
