"""Messages: created, edited, or as an answer to an interaction."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, TypeAdapter

from sandbox.errors import Problem
from sandbox.limits.components import InMessage
from sandbox.limits.embeds import Embed, embed_problems
from sandbox.limits.layout import layout_problems, located
from sandbox.limits.shape import Filled1024, Shape, Snowflake, Text25, Text1024, Text2000, distinct
from sandbox.model.flags import MessageFlag
from sandbox.payload import Json

FILES = 10
LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")
"""What components v2 exclude."""


Ids = Annotated[list[Snowflake], Field(max_length=100), AfterValidator(distinct)]
Nonce = Annotated[int, Field(ge=-(1 << 63), le=(1 << 63) - 1)] | Text25


class AllowedMentions(Shape):
    """Whom a message may ping."""

    parse: Annotated[list[Literal["users", "roles", "everyone"]], AfterValidator(distinct)] | None = None
    users: Ids | None = None
    roles: Ids | None = None
    replied_user: bool | None = None


class AttachmentNote(Shape):
    """What is said of an uploaded file, or which old one is kept."""

    id: Snowflake
    filename: Filled1024 | None = None
    description: Text1024 | None = None
    title: Text1024 | None = None
    duration_secs: float | None = None
    waveform: str | None = None
    is_spoiler: bool | None = None
    is_remix: bool | None = None


class Reference(Shape):
    """The message that is answered."""

    type: int | None = None
    message_id: Snowflake
    channel_id: Snowflake | None = None
    guild_id: Snowflake | None = None
    fail_if_not_exists: bool | None = None


class MessageBody(Shape):
    """What a bot may say in a message."""

    content: Text2000 | None = None
    nonce: Nonce | None = None
    enforce_nonce: bool | None = None
    tts: bool | None = None
    embeds: Annotated[list[Embed], Field(max_length=10)] | None = None
    allowed_mentions: AllowedMentions | None = None
    message_reference: Reference | None = None
    components: list[InMessage] | None = None
    sticker_ids: Annotated[list[Snowflake], Field(max_length=3)] | None = None
    attachments: Annotated[list[AttachmentNote], Field(max_length=FILES)] | None = None
    flags: int | None = None
    poll: Any = None


MESSAGE = TypeAdapter(MessageBody)


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a message body is judged with."""

    flags: int
    """The message's flags after the change."""
    legacy: Json
    """What the message has after the change of the members that components v2 exclude."""
    uploads: Mapping[int, tuple[str, int]]
    """Index of each file of the request -> its name and bytes."""
    kept: Mapping[str, str]
    """Id -> name of the attachments that an edit leaves."""


def message_problems(body: Json, around: Circumstances) -> Iterator[Problem]:
    """Return what is wrong between the fields of a well-shaped message body."""
    is_v2 = bool(around.flags & MessageFlag.IS_COMPONENTS_V2)
    if is_v2:
        for key in LEGACY_FIELDS:
            if around.legacy.get(key):
                code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
                yield Problem((key,), code, f"The '{key}' field cannot be used when using IS_COMPONENTS_V2")
    yield from embed_problems(body.get("embeds") or [])
    yield from layout_problems(body.get("components") or [], is_v2=is_v2)
    yield from _attachment_problems(body, around)
    mentions = body.get("allowed_mentions") or {}
    for key in ("users", "roles"):
        if mentions.get(key) and key in (mentions.get("parse") or []):
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            yield Problem(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _attachment_problems(body: Json, around: Circumstances) -> Iterator[Problem]:
    if len(around.uploads) + len(around.kept) > FILES:
        yield Problem(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length.")
    known = {str(index) for index in around.uploads} | set(around.kept)
    for note in body.get("attachments") or []:
        if str(note["id"]) not in known:
            yield Problem(("attachments",), "ATTACHMENT_NOT_FOUND", f"There is no attachment with id {note['id']}.")
    names = {name for name, _ in around.uploads.values()} | set(around.kept.values())
    for path, url in media_links(body):
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            yield Problem(path, "ATTACHMENT_NOT_FOUND", f"The referenced attachment {url} was not found")


def media_links(body: Json) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Every link to a picture or file in a message body, with its path."""
    for index, embed in enumerate(body.get("embeds") or []):
        for key, link in (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")):
            url = (embed.get(key) or {}).get(link)
            if url:
                yield ("embeds", index, key, link), url
    for path, component in located(body.get("components") or []):
        for number, item in enumerate(component.get("items") or []):
            yield (*path, "items", number, "media", "url"), item["media"]["url"]
        for key in ("media", "file"):
            if key in component:
                yield (*path, key, "url"), component[key]["url"]
