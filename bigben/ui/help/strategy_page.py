from PySide6.QtCore import QObject

from bigben.ui.help.parts import Page


class StrategyPage(QObject):
    def page(self):
        return Page(self.tr("Playing well"), ())
