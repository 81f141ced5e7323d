"""One window a data folder: a second start raises the first and hands it its arguments."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCryptographicHash,
    QDeadlineTimer,
    QLockFile,
    QObject,
    QSysInfo,
    QTimer,
    Signal,
)

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer

_PATIENCE_MS: Final = 20_000
"""How long a second start waits for a first that is alive, and may still be starting itself."""
_TRY_MS: Final = 100
_LONGEST_MESSAGE: Final = 32_768
"""Room for the longest path, each byte of it written as an escape."""
_ANSWER: Final = b"ok\n"


class Claim(Enum):
    """What came of asking for a data folder."""

    OURS = auto()
    TAKEN = auto()
    """Another program has it."""
    UNLOCKABLE = auto()
    """The folder lets nobody lock it: it is read-only, or its file system knows no locks."""


class Answer(Enum):
    """What came of handing arguments over."""

    TAKEN = auto()
    """The first program does what they ask for."""
    GONE = auto()
    """It has ended meanwhile, and the folder is this program's."""
    NONE = auto()
    """It lives, but does not answer."""


class SingleInstance(QObject):
    """Holds the data folder's lock and listens for later starts.

    Signals:
        asked: a later start hands over its arguments, a ``dict`` from JSON.
    """

    asked = Signal(object)

    def __init__(self, lock_path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock_path = lock_path
        self._lock = QLockFile(str(lock_path))
        # A crash leaves the file behind; Qt sees that its process is gone, whatever its age.
        self._lock.setStaleLockTime(0)
        folder = QCryptographicHash(QCryptographicHash.Algorithm.Sha256)
        folder.addData(bytes(lock_path.absolute()))
        self._name = f"bigben-{folder.result().toHex().toStdString()[:24]}"
        self._server: QLocalServer | None = None

    def claim(self) -> Claim:
        """Try to lock the data folder, which is made if need be."""
        try:
            self._lock_path.parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            return Claim.UNLOCKABLE
        if self._lock.tryLock(0):
            return Claim.OURS
        if self._lock.error() is QLockFile.LockError.LockFailedError:
            return Claim.TAKEN
        return Claim.UNLOCKABLE

    def listen(self) -> None:
        """Begin to take the arguments of later starts; only whoever holds the lock may."""
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415  # start-up is over by now

        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        QLocalServer.removeServer(self._name)  # a crash leaves its socket behind
        self._server.newConnection.connect(self._answer)
        self._server.listen(self._name)

    def hand_over(self, arguments: dict[str, object]) -> Answer:
        """Hand arguments to the program that holds the lock, as soon as it listens.

        What it has not heard is not lost when it ends: then the lock is taken here. One on
        another computer, which has the same folder by the network, cannot be talked to.
        """
        import json  # noqa: PLC0415

        message = json.dumps(arguments).encode() + b"\n"
        deadline = QDeadlineTimer(0 if self.other_computer else _PATIENCE_MS)
        while not deadline.hasExpired():
            if self._tell(message, deadline):
                return Answer.TAKEN
            if self._lock.tryLock(_TRY_MS):
                return Answer.GONE
        return Answer.NONE

    @property
    def other_computer(self) -> str:
        """On which other computer the lock was taken; empty if here, or if it cannot be read.

        Whether the program still runs there nobody here can know: nothing renews a lock.
        """
        _, host, _ = self._lock.getLockInfo()
        return "" if host == QSysInfo.machineHostName() else str(host)

    def release(self) -> None:
        """Give the data folder back."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()

    def _tell(self, message: bytes, deadline: QDeadlineTimer) -> bool:
        """Say something to the program that listens; returns whether it has understood."""
        from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415

        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_TRY_MS):
            return False
        socket.write(message)
        socket.flush()
        while not socket.canReadLine():
            if not socket.waitForReadyRead(deadline.remainingTime()):
                return False  # it has ended, or taken all the time there is
        return socket.readLine().data() == _ANSWER

    def _answer(self) -> None:
        if self._server is None:
            return
        socket = self._server.nextPendingConnection()
        socket.disconnected.connect(socket.deleteLater)
        # A function that holds the socket would outlive it, and crash when both go.
        socket.readyRead.connect(self._read)

    def _read(self) -> None:
        import json  # noqa: PLC0415

        from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415

        socket = self.sender()
        assert isinstance(socket, QLocalSocket)
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST_MESSAGE:
                socket.abort()
            return
        try:
            arguments = json.loads(bytes(socket.readLine().data()))
        except (ValueError, RecursionError):
            socket.abort()
            return
        socket.write(_ANSWER)
        socket.flush()
        if isinstance(arguments, dict):
            # Whoever hears it may ask the player and wait for the answer. Waiting in here would
            # outlast the socket, and come back into what is no longer there.
            QTimer.singleShot(0, self, lambda: self.asked.emit(arguments))
