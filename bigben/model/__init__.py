"""The game being played: what the window and the table show, ask and are told by signals."""
