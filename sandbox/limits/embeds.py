"""Embeds: the framed texts of ordinary messages."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import Field

from sandbox.errors import Problem
from sandbox.limits.shape import Moment, Shape, Text256, Text1024, Text2048, Text4096, web_address
from sandbox.payload import Json

SHOWN = ("title", "description", "fields", "image", "thumbnail", "author", "footer", "video", "provider")
"""What an embed needs one of."""
TOGETHER = 6000
"""Characters in all embeds of a message."""


WebUrl = Annotated[Text2048, web_address("http", "https")]
PictureUrl = Annotated[Text2048, web_address("http", "https", "attachment")]


class Media(Shape):
    """A picture by its address."""

    url: PictureUrl
    proxy_url: str | None = None
    width: int | None = None
    height: int | None = None
    content_type: str | None = None
    flags: int | None = None
    description: str | None = None
    placeholder: str | None = None
    placeholder_version: int | None = None


class Footer(Shape):
    """The small line below."""

    text: Text2048
    icon_url: PictureUrl | None = None
    proxy_icon_url: str | None = None


class Author(Shape):
    """The small line above."""

    name: Text256
    url: WebUrl | None = None
    icon_url: PictureUrl | None = None
    proxy_icon_url: str | None = None


class EmbedField(Shape):
    """A heading with a text."""

    name: Text256
    value: Text1024
    inline: bool | None = None


class Embed(Shape):
    """One embed."""

    title: Text256 | None = None
    type: Literal["rich"] | None = None
    description: Text4096 | None = None
    url: WebUrl | None = None
    timestamp: Moment | None = None
    color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    footer: Footer | None = None
    image: Media | None = None
    thumbnail: Media | None = None
    author: Author | None = None
    fields: Annotated[list[EmbedField], Field(max_length=25)] | None = None
    provider: Any = None
    video: Any = None
    flags: int | None = None


def text_size(embed: Json) -> int:
    """Characters that count towards the limit on all embeds together."""
    size = len(embed.get("title") or "") + len(embed.get("description") or "")
    size += len((embed.get("footer") or {}).get("text") or "") + len((embed.get("author") or {}).get("name") or "")
    return size + sum(len(each["name"]) + len(each["value"]) for each in embed.get("fields") or [])


def embed_problems(embeds: list[Json]) -> Iterator[Problem]:
    """Return what is wrong between the fields of well-shaped embeds."""
    if sum(map(text_size, embeds)) > TOGETHER:
        message = f"Embed size exceeds maximum size of {TOGETHER}"
        yield Problem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)
    for index, embed in enumerate(embeds):
        if not any(embed.get(key) for key in SHOWN):
            yield Problem(("embeds", index, "description"), "BASE_TYPE_REQUIRED", "This field is required")
        for number, each in enumerate(embed.get("fields") or []):
            for key in ("name", "value"):
                if not each[key].strip():
                    path = ("embeds", index, "fields", number, key)
                    yield Problem(path, "BASE_TYPE_REQUIRED", "This field is required")
