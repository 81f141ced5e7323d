"""Thinking about the game: search for a win, proofs that there is none, and the worker."""
