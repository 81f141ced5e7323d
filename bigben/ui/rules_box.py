"""Choosing one of the rule sets."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from bigben.engine import Rules
from bigben.ui.words.formats import rules_name


class RulesBox(QComboBox):
    """The rule sets by name.

    Signals:
        chosen: another rule set is shown; carries it.
    """

    chosen = Signal(Rules)

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for each in Rules:
            self.addItem(rules_name(each))
        self.set_rules(rules)
        self.currentIndexChanged.connect(lambda: self.chosen.emit(self.rules))

    @property
    def rules(self) -> Rules:
        """The rule set that is shown."""
        return tuple(Rules)[self.currentIndex()]

    def set_rules(self, rules: Rules) -> None:
        """Show a rule set."""
        self.setCurrentIndex(tuple(Rules).index(rules))
