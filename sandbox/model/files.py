"""Bytes of attachments: in memory up to a bound, and on disk when the world is kept."""

import struct
from collections import OrderedDict
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image, UnidentifiedImageError

MEMORY = 256 * 1024 * 1024
PNG_HEADER = 24


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it came in a request."""

    name: str
    content: bytes
    content_type: str


class Files:
    """Attachments by id. Without a folder the oldest bytes are dropped when memory is full."""

    def __init__(self, folder: Path | None = None, memory: int = MEMORY) -> None:
        self._folder = folder
        self._memory = memory
        self._size = 0
        self._bytes: OrderedDict[str, bytes] = OrderedDict()
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def put(self, file_id: str, content: bytes) -> None:
        """Keep the bytes of a new file."""
        if self._folder is not None:
            (self._folder / file_id).write_bytes(content)
            return
        self._bytes[file_id] = content
        self._size += len(content)
        while self._size > self._memory and len(self._bytes) > 1:
            _, dropped = self._bytes.popitem(last=False)
            self._size -= len(dropped)

    def get(self, file_id: str) -> bytes | None:
        """Return the bytes, or None when there is no such file (any more)."""
        if self._folder is None:
            return self._bytes.get(file_id)
        path = self._folder / file_id
        return path.read_bytes() if file_id.isdigit() and path.is_file() else None

    def drop(self, file_id: str) -> None:
        """Forget a file."""
        if self._folder is not None:
            (self._folder / file_id).unlink(missing_ok=True)
        self._size -= len(self._bytes.pop(file_id, b""))


def image_size(content: bytes) -> tuple[int, int] | None:
    """Width and height in pixels, None when it is no picture we know."""
    if content[:8] == b"\x89PNG\r\n\x1a\n" and len(content) >= PNG_HEADER:
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    try:
        with Image.open(BytesIO(content)) as image:
            return image.size
    except (UnidentifiedImageError, OSError):
        return None
