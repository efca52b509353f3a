"""From the body of a request to a message: new ones and changed ones."""

import re

from sandbox.context import Context
from sandbox.errors import empty_message, invalid_form
from sandbox.limits.message import MESSAGE, Circumstances, message_problems
from sandbox.model.channels import Channel
from sandbox.model.flags import MessageFlag, MessageType
from sandbox.model.messages import Message, walk
from sandbox.payload import Json
from sandbox.rest.call import Call
from sandbox.rest.media import Links, attach, file_ids
from sandbox.rest.message_json import components_json, embeds_json

USER_MENTION = re.compile(r"<@!?(\d+)>")
SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.IS_COMPONENTS_V2


def blank(context: Context, channel: Channel, author: Json, kind: int = MessageType.DEFAULT) -> Json:
    """Return a message object that says nothing yet."""
    return {
        "id": context.world.new_id(),
        "channel_id": channel.id,
        "type": int(kind),
        "content": "",
        "author": author,
        "timestamp": context.clock.iso(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
    }


def compose(context: Context, call: Call, body: Json, message: Message, at: tuple[str, ...] = ()) -> None:
    """Fill a blank message with a body that must say something. `at`: where the body is in the request's."""
    call.shaped(MESSAGE, body, at)
    if not (any(body.get(key) for key in ("content", "embeds", "components", "poll", "sticker_ids")) or call.uploads):
        raise empty_message()
    flags = (body.get("flags") or 0) & (SETTABLE | MessageFlag.EPHEMERAL)
    _fill(context, call, body, message, int(flags))
    reference = body.get("message_reference")
    if reference:
        _refer(context, message, str(reference["message_id"]))
    if body.get("nonce") is not None:
        message.payload["nonce"] = body["nonce"]


def revise(context: Context, call: Call, body: Json, message: Message, at: tuple[str, ...] = ()) -> None:
    """Change a message by what is in the body; what is not in it stays."""
    call.shaped(MESSAGE, body, at)
    flags = message.flags & ~MessageFlag.LOADING
    if body.get("flags") is not None:
        flags = flags & ~MessageFlag.SUPPRESS_EMBEDS | body["flags"] & SETTABLE
    was_loading = message.is_loading
    _fill(context, call, body, message, int(flags))
    if not was_loading:
        message.payload["edited_timestamp"] = context.clock.iso()


def _fill(context: Context, call: Call, body: Json, message: Message, flags: int) -> None:
    old = message.payload
    kept = _kept(old["attachments"], body)
    uploads = {index: (upload.name, len(upload.content)) for index, upload in call.uploads.items()}
    names = {each["id"]: each["filename"] for each in kept}
    problems = list(message_problems(body, Circumstances(flags, uploads, names)))
    if problems:
        raise invalid_form(problems)
    attachments = [*kept, *_attached(context, call, body, message)]
    links = Links(context.world, attachments)
    new = {**old, "flags": flags}
    if "content" in body:
        new["content"] = body["content"] or ""
    if "embeds" in body:
        new["embeds"] = embeds_json(body["embeds"] or [], links)
    if "components" in body:
        new["components"] = components_json(body["components"] or [], links)
    # A picture that an embed shows is not listed again; with components v2 all are.
    listed = (
        attachments if flags & MessageFlag.IS_COMPONENTS_V2 else [a for a in attachments if a["id"] not in links.used]
    )
    new["attachments"] = listed
    new["mentions"] = _mentions(context, new, body.get("allowed_mentions"))
    new["mention_everyone"] = _pings_everyone(new, body.get("allowed_mentions"))
    for gone in file_ids(old) - file_ids(new):
        context.world.files.drop(gone)
    message.payload = new


def _kept(attachments: list[Json], body: Json) -> list[Json]:
    """Return the attachments that an edit leaves: all, when it does not speak of them."""
    notes = body.get("attachments")
    if notes is None:
        return attachments
    ids = {str(note["id"]) for note in notes}
    return [each for each in attachments if each["id"] in ids]


def _attached(context: Context, call: Call, body: Json, message: Message) -> list[Json]:
    notes = {str(note["id"]): note for note in body.get("attachments") or []}
    ephemeral = message.only_for is not None
    return [
        attach(
            context.world,
            message.channel_id,
            upload,
            description=notes.get(str(index), {}).get("description"),
            ephemeral=ephemeral,
        )
        for index, upload in sorted(call.uploads.items())
    ]


def shown_text(payload: Json) -> str:
    """All text of a message that can ping: its content and its text displays."""
    texts = [each["content"] for each in walk(payload["components"]) if each["type"] == 10]
    return "\n".join([payload["content"], *texts])


def _mentions(context: Context, payload: Json, allowed: Json | None) -> list[Json]:
    ids = dict.fromkeys(USER_MENTION.findall(shown_text(payload)))
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        listed = {str(each) for each in allowed.get("users") or []}
        ids = {each: None for each in ids if each in listed}
    users = [context.world.user(each) for each in ids]
    return [user for user in users if user]


def _pings_everyone(payload: Json, allowed: Json | None) -> bool:
    may = allowed is None or "everyone" in (allowed.get("parse") or [])
    return may and ("@everyone" in payload["content"] or "@here" in payload["content"])


def _refer(context: Context, message: Message, message_id: str) -> None:
    referred = context.world.messages.get(message_id)
    payload = message.payload
    payload["type"] = int(MessageType.REPLY)
    payload["message_reference"] = {"type": 0, "channel_id": message.channel_id, "message_id": message_id}
    payload["referenced_message"] = referred.payload if referred else None
