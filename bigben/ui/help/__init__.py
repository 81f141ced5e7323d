"""The help: the rules with pictures that move, and everything else that a player may ask."""
