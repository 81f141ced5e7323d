"""The calm sign in the status line: can this game still be won?"""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel, QWidget

from bigben.model.game import Game
from bigben.model.solver_client import Sign, SolverClient


class VerdictSign(QLabel):
    """Tells the solver's verdict in words, with a sign before them; never by colour alone."""

    def __init__(self, solver: SolverClient, game: Game, parent: QWidget | None = None) -> None:
        """``game`` is the one that the solver is asked about."""
        super().__init__(parent)
        self._solver = solver
        self._game = game
        self.setContentsMargins(6, 0, 6, 0)
        solver.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        match self._solver.sign:
            case Sign.WINNABLE if self._game.position.is_won:
                self.setText(self.tr("✓ Won"))
                self.setToolTip(self.tr("This game is won."))
            case Sign.WINNABLE:
                self.setText(self.tr("✓ Can be won"))
                self.setToolTip(self.tr("The solver knows a way to win from here."))
            case Sign.LOST:
                self.setText(self.tr("✗ Cannot be won"))
                self.setToolTip(self.tr("It is proven that this position cannot be won."))
            case Sign.LOOKING:
                self.setText(self.tr("… Looking for a win"))
                self.setToolTip(self.tr("The solver is looking for a way to win."))
            case Sign.UNKNOWN:
                self.setText(self.tr("? Not known if winnable"))
                self.setToolTip(
                    self.tr("The solver has found neither a win nor a proof that there is none.")
                )
        self.setAccessibleName(self.toolTip())

    # Overridden

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._show()
