"""What tells, in the status line, that the game on the table isn't counted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionEvent
from PySide6.QtWidgets import QToolButton, QWidget

from bigben.model.session import Session
from bigben.ui.action_buttons import let_go_of_changes


class PracticeSign(QToolButton):
    """A button that ends practice; shown while there is practice on the table."""

    def __init__(self, session: Session, back: QAction, parent: QWidget | None = None) -> None:
        """``back`` is what brings the counted game back."""
        super().__init__(parent)
        self._session = session
        self.setDefaultAction(back)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setAutoRaise(True)
        session.game.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.setVisible(self._session.practising)

    # Overridden

    def actionEvent(self, event: QActionEvent) -> None:
        """Follow its action at no cost, however often that changes."""
        super().actionEvent(event)
        let_go_of_changes(self, event.action())
