"""The page about the game's names and its relatives."""

from __future__ import annotations

from PySide6.QtCore import QObject

from bigben.ui.help.parts import Heading, Page, Text


class NamesPage(QObject):
    """Writes what the game is called, what is related to it, and what only sounds like it."""

    def page(self) -> Page:
        """The page."""
        return Page(
            self.tr("Names and relatives"),
            (
                Heading(self.tr("Names")),
                Text(
                    self.tr(
                        "Big Ben is also called The Clock, L'Horloge, Grandfather's Clock and "
                        "Father Time."
                    )
                ),
                Heading(self.tr("Relatives")),
                Text(
                    self.tr(
                        "It is the two-pack big sister of the Grandfather's Clock that is "
                        "played with one pack: there, too, twelve foundations lie like the "
                        "hours and are built up until they show them."
                    )
                ),
                Text(
                    self.tr(
                        "It is not Clock patience, in which everything is chance, nor "
                        "Travellers, Shuttling or Block Eleven, though some of them are called "
                        "clocks as well."
                    )
                ),
                Heading(self.tr("Deal numbers")),
                Text(
                    self.tr(
                        "Deals are numbered as in PySolFC, where this is game 697: the same "
                        "number gives the same cards there."
                    )
                ),
            ),
        )
