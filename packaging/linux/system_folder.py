"""A fresh Debian in a folder, to try the package in."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

from commands import run

USER: Final = "player"
_UID: Final = 1000
_INCLUDED: Final = "libglib2.0-bin,shared-mime-info,desktop-file-utils"
"""What a desktop brings, beside the barest system: gio, and the two that note which program opens
which file."""


_WGET_REFUSED: Final = 8
"""Its status when the server has answered that there is no such page."""


class NotPossibleHere(Exception):
    """This machine does not let anybody make such a folder; says why."""


class SystemFolder:
    """A system in a folder, and what is done inside it.

    Must be used in a mount namespace of its own: nothing is ever unmounted. Whoever removes the
    folder must do so outside of it, where nothing of the machine is mounted in the folder.
    """

    def __init__(self, root: Path, suite: str) -> None:
        """Fetch and unpack the system; takes a minute.

        Raises:
            NotPossibleHere: the archive does not have the suite.
            subprocess.CalledProcessError: debootstrap failed, and said why.
        """
        self.root = root
        site = _archive()
        environment = os.environ | _proxies()
        if not _has(f"{site}/dists/{suite}/Release", environment):
            raise NotPossibleHere(f"this machine's archive has no {suite}")
        words = ["--variant=minbase", f"--include={_INCLUDED}"]
        done = subprocess.run(
            ["debootstrap", *words, suite, root, site],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            print(done.stdout[-4000:], done.stderr)
            done.check_returncode()
        subprocess.run(["mount", "-t", "proc", "proc", root / "proc"], check=True)
        self._copy_apt_settings()
        self.run("useradd", "--create-home", "--uid", str(_UID), USER)

    def run(self, *words: str) -> str:
        """Run a command inside as root; returns what it said.

        Raises:
            subprocess.CalledProcessError: it failed; what it said has been printed.
        """
        done = subprocess.run(
            [_chroot(), self.root, *words],
            env={
                "DEBIAN_FRONTEND": "noninteractive",
                "LANG": "C.UTF-8",
                "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            print(done.stdout[-4000:])
            done.check_returncode()
        return done.stdout

    def start_as_user(self, display: str, log: Path, *words: str) -> None:
        """Run a command inside as an ordinary user in front of a screen, until it ends.

        What it and everything that it starts say goes to the end of a file.

        Raises:
            subprocess.CalledProcessError: it failed.
        """
        with log.open("a") as file:
            subprocess.run(
                [_chroot(), f"--userspec={_UID}:{_UID}", self.root, *words],
                env={
                    "DISPLAY": display,
                    "HOME": f"/home/{USER}",
                    "LANG": "C.UTF-8",
                    "PATH": "/usr/bin:/bin",
                    "USER": USER,
                },
                stdout=file,
                stderr=subprocess.STDOUT,
                timeout=60,
                check=True,
            )

    def show_screens(self) -> None:
        """Let programs inside reach the screens of the machine."""
        sockets = Path("/tmp/.X11-unix")
        inside = self.root / "tmp/.X11-unix"
        inside.mkdir(exist_ok=True)
        subprocess.run(["mount", "--bind", sockets, inside], check=True)

    def processes(self, name: str) -> list[int]:
        """The numbers of the processes inside whose command line holds a word."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                words = (folder / "cmdline").read_bytes().decode().split("\0")
                if (folder / "root").resolve() == self.root and name in words:
                    found.append(int(folder.name))
            except OSError:  # it has just ended
                continue
        return found

    def _copy_apt_settings(self) -> None:
        """Have apt inside go the way that it goes outside: the same proxies, keys, certificates."""
        settings = "".join(
            f"{line}\n"
            for line in run("apt-config", "dump", "Acquire").splitlines()
            if re.search("Proxy|CaInfo|Verify", line)
        )
        (self.root / "etc/apt/apt.conf.d/99outside").write_text(settings)
        for name in ("/etc/apt/auth.conf", "/etc/apt/auth.conf.d", "/etc/ssl/certs"):
            source, target = Path(name), self.root / name[1:]
            if source.is_dir():
                shutil.copytree(source, target, dirs_exist_ok=True, ignore_dangling_symlinks=True)
            elif source.exists():
                shutil.copyfile(source, target)


def _chroot() -> str:
    """Where the command is: what it runs has other folders to look in."""
    return shutil.which("chroot", path=f"{os.environ['PATH']}:/usr/sbin") or "chroot"


def _archive() -> str:
    """The address of the archive that this machine's apt uses."""
    # A machine that is new has not asked its archives yet.
    site = _listed_archive()
    if site is None:
        subprocess.run(["apt-get", "update", "-q"], stdout=subprocess.DEVNULL, check=False)
        site = _listed_archive()
    if site is None:
        raise NotPossibleHere("apt has no archive of Debian that debootstrap could use")
    return site


def _listed_archive() -> str | None:
    form = "$(SITE) $(CODENAME) $(COMPONENT)"
    said = run("apt-get", "indextargets", "--format", form, "Created-By: Packages")
    for line in said.splitlines():
        site, codename, component = line.split(" ")
        # Updates and security have an archive or at least a suite of their own.
        if component == "main" and codename.isalpha() and re.match(r"https?:", site):
            return site.rstrip("/")
    return None


def _has(address: str, environment: dict[str, str]) -> bool:
    """Whether there is such a page; an archive that does not answer is a fault."""
    words = ["wget", "--quiet", "--tries=3", "--output-document=-", address]
    done = subprocess.run(words, env=environment, capture_output=True, check=False)
    if done.returncode not in {0, _WGET_REFUSED}:
        done.check_returncode()
    return done.returncode == 0


def _proxies() -> dict[str, str]:
    found = {}
    for scheme in ("http", "https"):
        said = run("apt-config", "shell", "x", f"Acquire::{scheme}::Proxy")
        if value := said.strip().removeprefix("x=").strip("'"):
            found[f"{scheme}_proxy"] = value
    return found
