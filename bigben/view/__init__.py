"""The table: where everything lies, how it looks and how it moves."""
