"""A game's ways out and in: copied, saved, opened, dropped and printed."""
