"""What the bot and its workers send each other: a length of four bytes and a pickle, over pipes of their own."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

LENGTH_BYTES = 4


def framed(message: object) -> bytes:
    """Return a message as it is sent."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def read_framed(read: Callable[[int], bytes]) -> Any:
    """Read a message; EOFError at the end."""
    head = read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        raise EOFError
    return pickle.loads(read(int.from_bytes(head, "big")))  # noqa: S301  (from the bot that started this process)
