"""Pictures that come out the same at every start: drawn once, then read from a folder.

A file's name tells what was drawn with which arguments; its folder, the code and data that drew it, so that another
version of the program never shows them. Whatever is wrong with the folder, pictures are drawn as if it was not there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec

if TYPE_CHECKING:
    from PIL import Image

    from render.kit.folder import Folder

P = ParamSpec("P")


class _Place:
    """Where prepared pictures are, if anywhere."""

    path: Path | None = None


def keep_in(path: Path | None) -> None:
    """Keep prepared pictures in that folder, which is made when it is missing; None: nowhere."""
    _Place.path = path


def is_new() -> bool:
    """Say whether nothing of this version of the program is in the folder yet."""
    folder = _folder(_Place.path)
    return folder is not None and folder.is_new()


def prepared(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Keep what a function draws in the folder; in memory it is not kept.

    It draws by its arguments and the program's own code and data alone; the arguments' `repr` tells them apart.
    """

    @wraps(draw)
    def read_or_drawn(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        folder = _folder(_Place.path)
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
def _folder(path: Path | None) -> Folder | None:
    if path is None:
        return None
    from render.kit.folder import Folder, version_of_drawing  # noqa: PLC0415  (what draws is imported once it is needed)

    return Folder(path, version_of_drawing())
