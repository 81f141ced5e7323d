"""The dialog in which players choose how the program looks, sounds and behaves."""
