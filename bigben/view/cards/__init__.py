"""The cards: faces, backs and the items that show them."""
