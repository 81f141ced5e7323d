"""The floor for a card game in PySide6: a window with 104 pictures of cards, and nothing else."""

import sys

from measure import report_first_paint
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

app = QApplication(sys.argv[:1])
scene = QGraphicsScene(0, 0, 1280, 720)
for number in range(104):
    picture = QPixmap(67, 94)
    picture.fill(QColor.fromHsv(number * 3, 120, 230))
    scene.addPixmap(picture).setPos(number % 16 * 76, number // 16 * 100)
view = QGraphicsView(scene)
view.resize(1280, 720)
view.show()
report_first_paint(app, view.viewport())
