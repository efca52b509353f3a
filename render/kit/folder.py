"""A folder with pictures that are drawn once: each in a file that is whole or taken for missing.

It is of one version of the program: a digest of the code and data that draw. Others are removed.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import IO

import PIL
from PIL import Image

import engine
import render
from render.kit.deflate import compressed, decompressed

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
    rest = json.dumps(facts).encode() + b"\n" + compressed(image.tobytes(), _LEVEL)
    return blake2b(rest, digest_size=_DIGEST).digest() + rest


def _read(data: bytes) -> Image.Image:
    rest = data[_DIGEST:]
    if blake2b(rest, digest_size=_DIGEST).digest() != data[:_DIGEST]:
        raise ValueError("not what was written")
    head, _, pixels = rest.partition(b"\n")
    facts = json.loads(head)
    image = Image.frombytes(facts["mode"], tuple(facts["size"]), decompressed(pixels))
    if facts["palette"]:
        image.putpalette(facts["palette"])
    return image


@cache
def version_of_drawing() -> str:
    """Return a digest of what pictures are drawn with and of: our code and data, and the library that draws."""
    found = blake2b(PIL.__version__.encode(), digest_size=12)
    for package in (render, engine):
        for folder in package.__path__:
            for file in sorted(Path(folder).rglob("*")):
                if file.suffix in _CODE:
                    found.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    return found.hexdigest()
