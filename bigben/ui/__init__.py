"""The window: actions, dialogs, panels over the table, and every sentence in them."""
