"""Pictures that come out the same at every start: drawn once, then read from a folder.

A file's name tells what was drawn with which arguments; its folder, the code and data that drew it, so that another
version of the program never shows them. Whatever is wrong with the folder, pictures are drawn as if it was not there.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable
from functools import cache, wraps
from hashlib import blake2b
from pathlib import Path
from typing import IO, ParamSpec

import PIL
from isal import isal_zlib
from PIL import Image

import engine
import render

P = ParamSpec("P")

_CODE = (".py", ".toml")
_DIGEST, _LEVEL = 32, 1


class Folder:
    """A folder with prepared pictures; several processes may use it at once."""

    def __init__(self, path: Path, version: str) -> None:
        self._root = path
        self._path = path / version

    def is_new(self) -> bool:
        """Say whether nothing of this version is in the folder yet."""
        return not self._path.is_dir()

    def read(self, name: str) -> Image.Image | None:
        """Return a picture; None where there is none that is whole."""
        try:
            data = (self._path / name).read_bytes()
            return _read(data)
        except (OSError, ValueError):
            return None

    def write(self, name: str, image: Image.Image) -> None:
        """Keep a picture, where that can be; remove those of other versions."""
        try:
            self._path.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=self._path, prefix=".", delete=False) as file:
                _move(file, _written(image), self._path / name)
            for other in self._root.iterdir():
                if other != self._path and other.is_dir():
                    shutil.rmtree(other, ignore_errors=True)
        except OSError:
            return


def _move(file: IO[bytes], data: bytes, target: Path) -> None:
    """Write a file under its own name and move it to the right one, so that nobody reads half of it."""
    try:
        file.write(data)
        file.close()
        Path(file.name).replace(target)
    except OSError:
        Path(file.name).unlink()
        raise


def _written(image: Image.Image) -> bytes:
    facts = {"mode": image.mode, "size": image.size, "palette": image.getpalette()}
    rest = json.dumps(facts).encode() + b"\n" + isal_zlib.compress(image.tobytes(), _LEVEL)
    return blake2b(rest, digest_size=_DIGEST).digest() + rest


def _read(data: bytes) -> Image.Image:
    rest = data[_DIGEST:]
    if blake2b(rest, digest_size=_DIGEST).digest() != data[:_DIGEST]:
        raise ValueError("not what was written")
    head, _, pixels = rest.partition(b"\n")
    facts = json.loads(head)
    image = Image.frombytes(facts["mode"], tuple(facts["size"]), isal_zlib.decompress(pixels))
    if facts["palette"]:
        image.putpalette(facts["palette"])
    return image


class _Place:
    """Where prepared pictures are, if anywhere."""

    folder: Folder | None = None


def keep_in(path: Path | None) -> None:
    """Keep prepared pictures in that folder, which is made when it is missing; None: nowhere."""
    _Place.folder = None if path is None else Folder(path, _version())


def is_new() -> bool:
    """Say whether nothing of this version of the program is in the folder yet."""
    return _Place.folder is not None and _Place.folder.is_new()


def prepared(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Keep what a function draws in the folder; in memory it is not kept.

    It draws by its arguments and the program's own code and data alone; the arguments' `repr` tells them apart.
    """

    @wraps(draw)
    def read_or_drawn(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        folder = _Place.folder
        if folder is None:
            return draw(*args, **kwargs)
        name = _name(draw, args, kwargs)
        image = folder.read(name)
        if image is None:
            image = draw(*args, **kwargs)
            folder.write(name, image)
        return image

    return read_or_drawn


def _name(draw: Callable[..., object], args: object, kwargs: object) -> str:
    called = f"{draw.__module__}.{draw.__qualname__}{args!r}{kwargs!r}"
    return f"{draw.__module__}.{draw.__qualname__}-{blake2b(called.encode(), digest_size=12).hexdigest()}"


@cache
def _version() -> str:
    """Return a digest of what pictures are drawn with and of: our code and data, and the library that draws."""
    found = blake2b(PIL.__version__.encode(), digest_size=12)
    for package in (render, engine):
        for folder in package.__path__:
            for file in sorted(Path(folder).rglob("*")):
                if file.suffix in _CODE:
                    found.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    return found.hexdigest()
