"""The game by keyboard, and for a screen reader."""
