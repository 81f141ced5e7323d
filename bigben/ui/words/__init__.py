"""Every sentence, figure and name that people read or hear."""
