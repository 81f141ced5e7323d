"""What the player is asked before something is lost."""
