"""The statistics: figures, charts, the list of games, and the log as a file."""
