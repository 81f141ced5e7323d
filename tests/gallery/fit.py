"""What is cut, what lies over something else, and what cannot be reached, in a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFontMetrics, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QProgressBar,
    QStatusBar,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTextEdit,
    QToolBar,
    QWidget,
)

_SLACK_PX: Final = 1
"""Sizes are rounded, once in each of the two that are compared."""


def faults(window: QWidget, screen: QSize) -> list[str]:
    """All that is wrong with a window that is shown, for eyes, on a screen of a size."""
    found = []
    least = window.minimumSizeHint().expandedTo(window.minimumSize())
    if least.width() > screen.width() or least.height() > screen.height():
        found.append(f"the window cannot be smaller than {_size(least)}")
    for widget in _seen(window):
        found += [f"{_name(widget)}: {fault}" for fault in _cut(widget)]
        found += [f"{_name(widget)}: {fault}" for fault in _outside(widget, window)]
        found += [f"{_name(widget)}: {fault}" for fault in _overlaps(widget)]
    return found


def _seen(widget: QWidget) -> Iterator[QWidget]:
    yield widget
    for child in widget.children():
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow():
            yield from _seen(child)


def _name(widget: QWidget) -> str:
    for property_name in ("text", "title", "objectName", "accessibleName"):
        text = widget.property(property_name)
        if isinstance(text, str) and text:
            return f"{type(widget).__name__} “{text}”"
    return type(widget).__name__


# Words that do not fit


def _cut(widget: QWidget) -> Iterator[str]:
    for kind, check in _CHECKS.items():
        if isinstance(widget, kind):
            yield from check(widget)
            return


def _cut_by_hint(widget: QWidget) -> Iterator[str]:
    """For what never takes less than it wants."""
    wanted = widget.sizeHint()
    if isinstance(widget, QAbstractButton) and not widget.text():
        return
    if _less(widget.width(), wanted.width()) or _less(widget.height(), wanted.height()):
        yield f"has {_size(widget.size())}, wants {_size(wanted)}"


def _cut_list(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    complex_control, part = (
        QStyle.ComplexControl.CC_ComboBox,
        QStyle.SubControl.SC_ComboBoxEditField,
    )
    field = box.style().subControlRect(complex_control, option, part, box)
    icon = 0 if box.itemIcon(0).isNull() else box.iconSize().width() + 4
    for index in range(box.count()):
        if _less(field.width() - icon, _width(box.fontMetrics(), box.itemText(index))):
            yield f"“{box.itemText(index)}” is wider than its field"


def _cut_header(header: QHeaderView) -> Iterator[str]:
    margin = header.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMargin, None, header)
    for section in range(header.count()):
        title = str(header.model().headerData(section, header.orientation()))
        wanted = _width(header.fontMetrics(), title) + 2 * margin
        if header.isSortIndicatorShown() and section == header.sortIndicatorSection():
            wanted = header.sectionSizeHint(section)  # with the arrow
        if not header.isSectionHidden(section) and _less(header.sectionSize(section), wanted):
            yield f"section {section} has {header.sectionSize(section)}, wants {wanted}"


def _cut_tabs(bar: QTabBar) -> Iterator[str]:
    for index in range(bar.count()):
        tab, text = bar.tabRect(index), bar.tabText(index)
        if not bar.rect().contains(tab.adjusted(2, 2, -2, -2)):
            yield f"tab “{text}” is out of sight"
        icon = 0 if bar.tabIcon(index).isNull() else bar.iconSize().width() + 4
        if _less(tab.width() - icon, _width(bar.fontMetrics(), text)):
            yield f"tab “{text}” is cut"


def _cut_field(field: QLineEdit) -> Iterator[str]:
    if _less(field.width() - 12, _width(field.fontMetrics(), field.placeholderText())):
        yield f"“{field.placeholderText()}” is wider than its field"


def _cut_progress(bar: QProgressBar) -> Iterator[str]:
    text = bar.text()
    if bar.isTextVisible() and _less(bar.width() - 4, _width(bar.fontMetrics(), text)):
        yield f"“{text}” is wider than the bar"


def _cut_group(group: QGroupBox) -> Iterator[str]:
    if _less(group.width() - 16, _width(group.fontMetrics(), group.title())):
        yield "the title is wider than the group"


def _cut_status(bar: QStatusBar) -> Iterator[str]:
    ends = [
        each.x() for each in bar.findChildren(QWidget) if each.isVisible() and bar.currentMessage()
    ]
    room = min([bar.width(), *ends]) - 12
    cut = _less(room, _width(bar.fontMetrics(), bar.currentMessage()))
    if cut and bar.toolTip() != bar.currentMessage():
        yield f"“{bar.currentMessage()}” is wider than its room, and nothing tells the rest"


def _cut_tools(bar: QToolBar) -> Iterator[str]:
    for action in bar.actions():
        button = bar.widgetForAction(action)
        if not action.isSeparator() and button is not None and not button.isVisible():
            yield f"no room for {action.text()}"


def _cut_page(page: QTextEdit) -> Iterator[str]:
    bar = page.horizontalScrollBar()
    if page.isReadOnly() and bar is not None and bar.maximum() > 0:
        yield "the page is wider than its room"


def _cut_label(label: QLabel) -> Iterator[str]:
    text = label.text()
    if not text or label.size().isEmpty():
        return
    room = label.contentsRect().size() - QSize(2 * label.margin(), 2 * label.margin())
    rich = label.textFormat() is Qt.TextFormat.RichText or (
        label.textFormat() is Qt.TextFormat.AutoText and Qt.mightBeRichText(text)
    )
    if rich and label.wordWrap():
        wanted = QSize(room.width(), label.heightForWidth(label.width()))
    elif rich:
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setDocumentMargin(0)
        document.setHtml(text)
        wanted = document.size().toSize()
    else:
        wrap = Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag.TextSingleLine
        flags = int(wrap.value) | int(Qt.TextFlag.TextShowMnemonic.value)
        if "\n" in text and not label.wordWrap():
            flags = int(Qt.TextFlag.TextShowMnemonic.value)
        most = QRect(0, 0, room.width() if label.wordWrap() else 10_000, 10_000)
        wanted = label.fontMetrics().boundingRect(most, flags, text).size()
    if _less(room.width(), wanted.width()) or _less(room.height(), wanted.height()):
        yield f"has {_size(room)}, wants {_size(wanted)}"


def _width(metrics: QFontMetrics, text: str) -> int:
    return metrics.horizontalAdvance(text.replace("&", ""))


def _less(there: int, wanted: int) -> bool:
    return there + _SLACK_PX < wanted


def _size(size: QSize) -> str:
    return f"{size.width()} × {size.height()}"


_CHECKS: Final[dict[type[QWidget], Callable[[Any], Iterator[str]]]] = {
    QLabel: _cut_label,
    QAbstractButton: _cut_by_hint,
    QMenu: _cut_by_hint,
    QComboBox: _cut_list,
    QHeaderView: _cut_header,
    QTabBar: _cut_tabs,
    QLineEdit: _cut_field,
    QProgressBar: _cut_progress,
    QGroupBox: _cut_group,
    QStatusBar: _cut_status,
    QToolBar: _cut_tools,
    QTextEdit: _cut_page,
}


# Places


def _outside(widget: QWidget, window: QWidget) -> Iterator[str]:
    """Whether a part of a widget is out of sight, unless it can be scrolled there."""
    parent = widget.parentWidget()
    if widget is window or parent is None or not (_has_words(widget) or widget.children()):
        return
    above = parent
    while above is not window:
        if isinstance(above, QAbstractScrollArea):
            return
        next_above = above.parentWidget()
        if next_above is None:
            return
        above = next_above
    if isinstance(window, QAbstractScrollArea):
        return
    place = QRect(widget.mapTo(window, QPoint()), widget.size())
    if not window.rect().adjusted(-1, -1, 1, 1).contains(place):
        yield f"reaches out of the window: {place.getRect()}"


def _overlaps(widget: QWidget) -> Iterator[str]:
    """Pairs of a widget's children that lie over each other and both have words."""
    if isinstance(widget, QAbstractScrollArea | QGraphicsView | QStatusBar | QAbstractItemView):
        return  # what lies over a table is meant to; a message covers the line
    parent = widget.parentWidget()
    if parent is not None and isinstance(parent, QAbstractScrollArea):
        return
    children = [
        child
        for child in widget.children()
        if isinstance(child, QWidget) and child.isVisible() and _has_words(child)
    ]
    for index, first in enumerate(children):
        for second in children[index + 1 :]:
            shared = first.geometry().intersected(second.geometry())
            if shared.width() > 1 and shared.height() > 1:
                yield f"{_name(first)} and {_name(second)} lie over each other"


def _has_words(widget: QWidget) -> bool:
    return isinstance(widget, QLabel | QAbstractButton | QComboBox | QLineEdit | QTextEdit)
