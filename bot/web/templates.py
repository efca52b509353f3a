"""The templates of pages, and the few files that go with them, as they are sent."""

from __future__ import annotations

import mimetypes
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined

STATIC = ("style.css", "script.js", "icon.svg")


class File(NamedTuple):
    """A file as it is sent."""

    data: bytes
    media_type: str
    version: str
    """Another one once its content is another."""


@cache
def static() -> dict[str, File]:
    """Return the files, by their names."""
    found = {}
    for name in STATIC:
        data = files("bot.web").joinpath("static", name).read_bytes()
        found[name] = File(data, mimetypes.types_map[f".{name.rpartition('.')[2]}"], _digest(data))
    return found


def rendered(template: str, **facts: Any) -> str:
    """Return a page. What it is given is text, unless it is marked to be HTML."""
    return _templates().get_template(template).render(**facts)


@cache
def _templates() -> Environment:
    made = Environment(
        loader=PackageLoader("bot.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["static"] = lambda name: f"static/{name}?v={static()[name].version}"
    return made


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=8).hexdigest()
