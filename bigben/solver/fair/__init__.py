"""A fair player: one who remembers every card seen, and does not know the stock's order.

``sight`` is all that the player is told, ``player`` how it chooses, ``game`` plays a game with it.
How often it wins is in docs/winnability.md.
"""
