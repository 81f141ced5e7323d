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

from bigben.solver.foundations import CHAINS, Foundations
from bigben.solver.packed import ABOVE
from bigben.solver.state import Piles, Table


def is_blocked(
    table: Table, piles: Piles, foundations: Foundations, waste: bytes, left: int
) -> bool:
    """Whether even the generous game leaves cards in their piles: the position is then lost.

    False says nothing.
    """
    minimum = table.minimum
    waste_builds = table.waste_builds
    in_hand = table.stock[:left]
    free = set(in_hand)
    hosts = set(in_hand)
    # Cards that were free in a pile, and leave it for the first host that there is.
    buildable: set[int] = set()
    playable: set[int] = set()
    waiting = [
        chain[built:]
        for chain, built in zip(CHAINS, foundations.counts, strict=True)
        if built < len(chain)
    ]
    columns = [(pile, True) for pile in piles if pile]
    if waste:
        columns.append((waste, False))
    while columns:
        before = len(free), len(hosts), len(playable)
        for index, chain in enumerate(waiting):
            filled = 0
            for card in chain:
                if card not in free:
                    break
                playable.add(card)
                filled += 1
            if filled:
                waiting[index] = chain[filled:]
        remaining = []
        for column, in_tableau in columns:
            height = len(column)
            while height:
                card = column[height - 1]
                free.add(card)
                if in_tableau and height >= minimum:
                    hosts.add(card)
                if in_tableau or waste_builds:
                    buildable.add(card)
                    if ABOVE[card] in hosts:
                        hosts.add(card)
                    elif card not in playable:
                        break
                elif card not in playable:
                    break
                height -= 1
            if height:
                remaining.append((column[:height], in_tableau))
        columns = remaining
        hosts.update([card for card in buildable if ABOVE[card] in hosts])
        if before == (len(free), len(hosts), len(playable)):
            break
    return bool(columns)
