"""The line below the table, and the signs in it."""
