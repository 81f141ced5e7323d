"""The deal of the day: a month's calendar with what was won, and any day's deal to play."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QEvent, QLocale, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QTextCharFormat
from PySide6.QtWidgets import (
    QCalendarWidget,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bigben.model.days import Days
from bigben.ui.button_box import button_box
from bigben.view.themes import is_dark

_EARLIEST: Final = QDate(1900, 1, 1)
"""Any year can be typed. Nobody who plays was born before, and Python knows no year before 1."""
_CALENDAR_PX: Final = QSize(380, 270)
_MONTHS: Final = 12
_DAYS_SHOWN: Final = 42
"""Six weeks."""
_MONTH_ARROW_PX: Final = 16
_TICK_WIDTH: Final = 0.13
"""Of the shorter side of a day's field."""
_WEEKEND_ON_LIGHT: Final = QColor("#b00020")
_WEEKEND_ON_DARK: Final = QColor("#ff9a94")


class DayCalendar(QCalendarWidget):
    """A calendar that ticks off days.

    Attributes:
        won: the days that are ticked off.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.won: set[date] = set()
        self.setGridVisible(False)
        self.setMinimumSize(_CALENDAR_PX)
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self._colour_days()
        self._widen_month()

    def set_last(self, last: QDate) -> None:
        """Let no later day be chosen, and none look as if it could be."""
        self.setMaximumDate(last)
        self._colour_days()

    def set_won(self, won: set[date]) -> None:
        """Tick off these days, and no others."""
        self.won = won
        self.updateCells()

    def _widen_month(self) -> None:
        """Qt paints the arrow of the list of months over the end of the month's name."""
        button = self.findChild(QToolButton, "qt_calendar_monthbutton")
        if isinstance(button, QToolButton):
            metrics, locale = button.fontMetrics(), self.locale()
            names = map(locale.standaloneMonthName, range(1, _MONTHS + 1))
            widest = max(map(metrics.horizontalAdvance, names))
            button.setMinimumWidth(widest + 2 * _MONTH_ARROW_PX)

    def _colour_days(self) -> None:
        """Qt's own red is too dark for a dark page, and it writes days to come like all others."""
        dark = is_dark(self.palette().color(QPalette.ColorRole.Base))
        text = QTextCharFormat()
        text.setForeground(_WEEKEND_ON_DARK if dark else _WEEKEND_ON_LIGHT)
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self.setWeekdayTextFormat(day, text)
        faint = QTextCharFormat()
        faint.setForeground(
            self.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
        )
        last = self.maximumDate()
        for ahead in range(1, _DAYS_SHOWN):
            self.setDateTextFormat(last.addDays(ahead), faint)

    # Overridden

    def changeEvent(self, event: QEvent) -> None:
        """Follow the system's colours."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._colour_days()

    def paintCell(self, painter: QPainter, rect: QRect, when: QDate) -> None:  # noqa: N802
        """Paint the day, and a tick in its corner if it was won."""
        super().paintCell(painter, rect, when)
        if _python_date(when) not in self.won:
            return
        side = min(rect.width(), rect.height())
        box = QRect(0, 0, side // 3, side // 3)
        box.moveTopRight(rect.topRight() + QPoint(-side // 12, side // 12))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole
        chosen = when == self.selectedDate()
        ink = self.palette().color(role.HighlightedText if chosen else role.Text)
        pen = QPen(ink, max(2.0, side * _TICK_WIDTH / 2))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        low = QPoint(box.left() + box.width() * 2 // 5, box.bottom())
        painter.drawLine(QPoint(box.left(), box.center().y()), low)
        painter.drawLine(low, box.topRight())
        painter.restore()


class DayDialog(QDialog):
    """Lets the player choose a day whose deal to play: today or any day before.

    Attributes:
        day: the day chosen.
        calendar: the month.
        state: whether the chosen day was won, in words.
        runs: the runs of days, in words.
        play: the button that lays the deal.
    """

    def __init__(self, days: Days, today: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Deal of the day"))
        self._days = days
        self._today = today
        self.calendar = DayCalendar()
        self.calendar.setMinimumDate(_EARLIEST)
        self.calendar.set_last(QDate(today.year, today.month, today.day))
        self.state = QLabel()
        self.runs = QLabel()
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        self.play = buttons.addButton(
            self.tr("Play this deal"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.runs)
        layout.addWidget(self.calendar)
        layout.addWidget(self.state)
        layout.addWidget(buttons)
        self.play.setDefault(True)  # in the dialog by now, as a default must be
        self.calendar.currentPageChanged.connect(self._show_month)
        self.calendar.selectionChanged.connect(self._show_day)
        self.calendar.activated.connect(self.accept)
        current, longest = days.runs(today)
        self.runs.setText(
            self.tr("Days in a row: {current}. Longest run: {longest}.").format(
                current=current, longest=longest
            )
        )
        self._show_month()
        self._show_day()
        self.calendar.setFocus()

    @property
    def day(self) -> date:
        """The day chosen."""
        return _python_date(self.calendar.selectedDate())

    def _show_month(self) -> None:
        # The page shows days of the neighbouring months too.
        middle = date(self.calendar.yearShown(), self.calendar.monthShown(), 15)
        first = date.fromordinal(middle.toordinal() - 30)
        last = min(date.fromordinal(middle.toordinal() + 30), self._today)
        self.calendar.set_won(self._days.won(first, last))

    def _show_day(self) -> None:
        text = QLocale().toString(self.calendar.selectedDate(), QLocale.FormatType.LongFormat)
        if self.day in self.calendar.won or self._days.won(self.day, self.day):
            self.state.setText(self.tr("{date}: won").format(date=text))
        else:
            self.state.setText(self.tr("{date}: not won yet").format(date=text))
        self.calendar.setAccessibleDescription(self.state.text())


def _python_date(when: QDate) -> date:
    return date(when.year(), when.month(), when.day())
