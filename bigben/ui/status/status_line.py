"""The line below the table: which deal, how far, how long, and why something can't be done."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QStatusBar, QStyle, QStyleOption, QToolButton, QWidget

from bigben.model.game import Game
from bigben.settings.records import GameResult
from bigben.ui.words.formats import date_text, duration_text, number_text, rules_name

_MESSAGE_MS: Final = 6_000
_AROUND_BUTTON_PX: Final = 48
"""What lies around a message and the words of a button beside it."""
_BEFORE_MESSAGE_PX: Final = 6
_AFTER_MESSAGE_PX: Final = 12
"""What Qt leaves free around a message."""
_BETWEEN_PX: Final = 8
"""How much a figure takes beside its own width, at most."""


class StatusLine(QStatusBar):
    """Shows the game's figures; a message covers them for a few seconds.

    In a narrow window those that are missed least make room for the others. Of a message that
    is wider than the window the beginning is seen, and all of it in the tool tip.
    """

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._deal = self._label()
        self._rules = self._label()
        self._moves = self._label()
        self._home = self._label()
        self._time = self._label()
        self._result: GameResult | None = None
        self._may_give_way = (self._rules, self._home, self._moves)
        self.setSizeGripEnabled(False)
        self.messageChanged.connect(self._fit)
        game.changed.connect(self._show_game)
        game.clock.ticked.connect(self._show_time)
        self._show_game()

    def set_timer_shown(self, shown: bool) -> None:
        """Show or hide the time played; it is counted all the same."""
        self._time.setVisible(shown)

    def add_sign(self, sign: QWidget) -> None:
        """Show one more thing behind the figures."""
        sign.setParent(self)
        self.addWidget(sign)

    def say(self, sentence: str) -> None:
        """Show a sentence for a few seconds."""
        self.showMessage(sentence, _MESSAGE_MS)

    def _label(self) -> QLabel:
        label = QLabel(self)
        label.setContentsMargins(6, 0, 6, 0)
        self.addWidget(label)
        return label

    def _show_game(self) -> None:
        game = self._game
        self._deal.setText(self._deal_text())
        self._deal.setToolTip(self._number_text())
        self._rules.setText(rules_name(game.position.rules))
        self._moves.setText(self.tr("Moves {count}").format(count=game.moves_made))
        self._home.setText(self.tr("Home {count} of 104").format(count=game.position.cards_home))
        end = game.record.end
        self._result = None if end is None else end.result
        self._time.setToolTip(self._why_time_stands())
        self._show_time()

    def _deal_text(self) -> str:
        record = self._game.record
        if record.deal_number is None:
            return self.tr("Practice")
        if record.practice:
            return self.tr("Practice, deal {number}").format(number=number_text(record.deal_number))
        if record.day is not None:
            return self.tr("Deal of the day: {date}").format(date=date_text(record.day))
        return self._number_text()

    def _number_text(self) -> str:
        number = self._game.record.deal_number
        return "" if number is None else self.tr("Deal {number}").format(number=number_text(number))

    def _show_time(self) -> None:
        time = duration_text(self._game.clock.milliseconds)
        if self._result is GameResult.LOST:
            # The cards don't tell it: they lie as they did, and can be played.
            time = self.tr("Lost, {time}").format(time=time)
        self._time.setText(time)

    def _why_time_stands(self) -> str:
        match self._result:
            case GameResult.WON:
                return self.tr("This game is won: its time no longer runs.")
            case GameResult.LOST:
                return self.tr("This game counts as a loss: its time no longer runs.")
        return ""

    def _message_room(self) -> QRect:
        """Where Qt writes a message: before the buttons that stay beside it."""
        room = self.rect().adjusted(_BEFORE_MESSAGE_PX, 0, -_AFTER_MESSAGE_PX, 0)
        for button in self.findChildren(QToolButton):
            if not button.isHidden():
                room.setRight(min(room.right(), button.x() - _BEFORE_MESSAGE_PX))
        return room

    def _shown_message(self) -> str:
        """As much of the message as there is room for."""
        return self.fontMetrics().elidedText(
            self.currentMessage(), Qt.TextElideMode.ElideRight, self._message_room().width()
        )

    def _shorten_buttons(self) -> None:
        """Leave the buttons beside a message their icons alone where it needs the room."""
        style, metrics = Qt.ToolButtonStyle, self.fontMetrics()
        message = metrics.horizontalAdvance(self.currentMessage())
        for button in self.findChildren(QToolButton):
            words = metrics.horizontalAdvance(button.text()) + button.iconSize().width()
            tight = message > 0 and message + words + _AROUND_BUTTON_PX > self.width()
            button.setToolButtonStyle(
                style.ToolButtonIconOnly if tight else style.ToolButtonTextBesideIcon
            )

    def _fit(self) -> None:
        """Show as many figures as there is room for."""
        self._shorten_buttons()
        message = self.currentMessage()
        self.setToolTip("" if self._shown_message() == message else message)
        if message:
            self.update()  # all of it: another part may be shown now
            return  # it covers them, and they come back after it
        room = self.width() - sum(
            each.sizeHint().width() + _BETWEEN_PX
            for each in self.children()
            if isinstance(each, QWidget) and not each.isHidden() and each not in self._may_give_way
        )
        for label in reversed(self._may_give_way):
            wanted = label.sizeHint().width() + _BETWEEN_PX
            label.setVisible(wanted <= room)
            if wanted <= room:
                room -= wanted

    # Overridden

    def minimumSizeHint(self) -> QSize:
        """As high as it must be; no window is kept wide for it."""
        return QSize(0, super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Share the room anew when a figure needs more or less of it, comes or goes."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
            if self.currentMessage():
                # Qt would lay all out anew for letters of another height, and show the figures
                # that the message covers; they ask again when they come back.
                return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show by an ellipsis where a message goes on."""
        if not self.toolTip():
            super().paintEvent(event)
            return
        painter, option = QPainter(self), QStyleOption()
        option.initFrom(self)
        ground = QStyle.PrimitiveElement.PE_PanelStatusBar
        self.style().drawPrimitive(ground, option, painter, self)
        painter.setPen(self.palette().windowText().color())
        line = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self._message_room(), line, self._shown_message())

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._show_game()
