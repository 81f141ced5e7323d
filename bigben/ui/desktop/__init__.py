"""The program as one of the desktop's: its start, its end, its language, and the unforeseen."""
