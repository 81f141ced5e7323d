"""Asking for a deal number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from bigben.engine import MAX_DEAL_NUMBER, DealNumberError, Rules, parse_deal_number
from bigben.ui.access.announce import announce
from bigben.ui.button_box import button_box
from bigben.ui.rules_box import RulesBox
from bigben.ui.words.formats import number_text

_FIELD_WIDTH: Final = 32
"""In widths of a digit: a bit more than the longest number in groups of three."""


class DealNumberDialog(QDialog):
    """Asks for a deal number and a rule set; accepted only with a number that is one.

    Attributes:
        number: the deal number; None until the dialog was accepted.
        field: where the number is typed.
        fault: what is wrong with it, or else what is known of the deal.
        rules_box: the rule set.
        ok: the button that deals.
    """

    def __init__(
        self,
        rules: Rules,
        known: Callable[[int, Rules], str] = lambda _number, _rules: "",
        parent: QWidget | None = None,
    ) -> None:
        """``rules`` is the rule set shown first; ``known`` says what is known of a deal."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Deal by number"))
        self.number: int | None = None
        self._known = known
        self.field = QLineEdit()
        self.field.setMinimumWidth(_FIELD_WIDTH * self.fontMetrics().horizontalAdvance("0"))
        self.rules_box = RulesBox(rules)
        self.fault = QLabel()
        self.fault.setWordWrap(True)
        # Room for its two lines from the start: nothing jumps when they appear.
        self.fault.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        form = QFormLayout()
        form.addRow(self.tr("Deal number:"), self.field)
        form.addRow(self.tr("Rule set:"), self.rules_box)
        buttons = button_box(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.fault)
        layout.addWidget(buttons)
        self.field.textChanged.connect(self._edited)
        self.rules_box.chosen.connect(lambda _rules: self._edited(self.field.text()))
        self._edited("")

    @property
    def rules(self) -> Rules:
        """The rule set chosen."""
        return self.rules_box.rules

    def _edited(self, text: str) -> None:
        try:
            number = parse_deal_number(text)
        except DealNumberError:
            self.ok.setEnabled(False)
            self._say_fault(self._what_is_one() if text.strip() else "")
        else:
            self.ok.setEnabled(True)
            self._say_fault("")
            self.fault.setText(self._known(number, self.rules))

    def _say_fault(self, fault: str) -> None:
        self.fault.setText(fault)
        if fault != self.field.accessibleDescription():
            self.field.setAccessibleDescription(fault)
            if fault:
                announce(self, fault)

    def _what_is_one(self) -> str:
        return self.tr("A deal number is a whole number from 1 to {largest}.").format(
            largest=number_text(MAX_DEAL_NUMBER)
        )

    # Overridden

    def accept(self) -> None:
        """Deal; the button can't be pressed without a deal number."""
        self.number = parse_deal_number(self.field.text())
        super().accept()
