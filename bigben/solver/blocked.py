"""A proof that a position is lost: cards that can never leave the cards that they lie on.

The proof plays a *generous* game, in which more is allowed than in the real one, and in which
nothing once reached is ever given up:

- Every card of the stock is in the hand at once, and stays there.
- A card that is *free* (nothing lies on it any more) stays free for ever. It counts as played
  to every foundation place of its kind, though it is only one card.
- A free card that a foundation could take, or that may be built on a *host*, leaves its pile.
- A card is a host for the next lower one of its suit, for ever, from the moment that it is free
  in a pile where it lies high enough to be built on (third or higher; anywhere in ``relaxed``),
  or was itself built on a host, or if it is in the stock.

Whatever a real game reaches the generous game reaches too, by induction over the real moves.
Say that the generous game has freed and moved everything that the real one has so far:

- The real game plays a card to a foundation: the card below it on that foundation lies there, so
  in the generous game that place is filled too; the card is at the top of its pile. If it still
  lies where the position had it, all cards above it have left, in both games, and it is free.
  If it has moved before, it was free before. Either way it leaves in the generous game too.
- The real game builds a card: the card that it is built on is at the top of a pile that is high
  enough. Either it still lies where the position had it, third or higher, and is free; or it was
  built there, on a host; or it came from the stock. In each case it is a host.
- The real game deals: nothing that the position had in its piles moves, and no card of it is
  lifted to a higher place: a card's height changes only when it is moved. A dealt card may be
  covered by others; the generous game has it in the hand.

So if the generous game ends with a card that has not left its pile, no real game wins. (In
``early``, the waste's cards leave for foundations only.) The order in which the generous game
moves makes no difference, as it never gives anything up.
"""

from __future__ import annotations

from typing import Final

from bigben.solver.state import State, Table

_BIT: Final = tuple(1 << card for card in range(52))
_ACES: Final = sum(_BIT[::13])
_KINGS: Final = _ACES << 12


def is_blocked(table: Table, state: State) -> bool:
    """Whether even the generous game leaves cards in their piles: the position is then lost.

    False says nothing.
    """
    piles, foundations, waste, left = state
    # Sets of cards are numbers here, a bit for each card.
    free = 0
    for card in table.stock[:left]:
        free |= _BIT[card]
    hosts = free
    # Free cards of the piles, and of the waste if that builds: hosts once they have one.
    loose = played = 0
    columns = [pile for pile in piles if pile]
    waiting = [chain for suit in foundations.suits for chain in suit.waiting]
    lowest_host = table.minimum - 1
    while columns or waste:
        before = free, hosts, played
        waiting, played = _fill(waiting, free, played)
        columns, shown, high = _clear(columns, played | _below(hosts), lowest_host)
        free |= shown
        hosts |= high
        loose |= shown
        if waste:
            leaving = played | _below(hosts) if table.waste_builds else played
            rest, shown, _ = _clear([waste], leaving, len(waste))
            waste = rest[0] if rest else b""
            free |= shown
            if table.waste_builds:
                loose |= shown
        while (more := hosts | _below(hosts) & loose) != hosts:
            hosts = more
        if before == (free, hosts, played):
            return True
    return False


def _fill(waiting: list[bytes], free: int, played: int) -> tuple[list[bytes], int]:
    """Fill the foundation places that free cards reach: what still waits, and what was played."""
    still = []
    for chain in waiting:
        for index, card in enumerate(chain):
            bit = _BIT[card]
            if not bit & free:
                still.append(chain[index:])
                break
            played |= bit
    return still, played


def _clear(columns: list[bytes], leaving: int, lowest_host: int) -> tuple[list[bytes], int, int]:
    """Take off the cards that leave: what stays, the free cards, and those high enough."""
    stay = []
    shown = high = 0
    for column in columns:
        for index in range(len(column) - 1, -1, -1):
            bit = _BIT[column[index]]
            shown |= bit
            if index >= lowest_host:
                high |= bit
            if not bit & leaving:
                stay.append(column[: index + 1])
                break
    return stay, shown, high


def _below(cards: int) -> int:
    """The next lower card in suit of each card of a set, the king below the ace."""
    return cards >> 1 & ~_KINGS | (cards & _ACES) << 12
