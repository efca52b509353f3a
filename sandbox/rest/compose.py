"""From the body of a request to a message: new ones and changed ones."""

import re

from sandbox.errors import empty_message, invalid_form
from sandbox.hub import Hub
from sandbox.limits.message import MESSAGE, Circumstances, message_problems
from sandbox.model.channels import Channel
from sandbox.model.flags import MessageFlag, MessageType
from sandbox.model.messages import Message, walk
from sandbox.payload import Json
from sandbox.rest.call import Call
from sandbox.rest.dress import dressed_components, dressed_embeds
from sandbox.rest.media import Links, attach, file_ids

USER_MENTION = re.compile(r"<@!?(\d+)>")
SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.IS_COMPONENTS_V2


def blank(hub: Hub, channel: Channel, author: Json, kind: int = MessageType.DEFAULT) -> Json:
    """Give a message object that says nothing yet."""
    return {
        "id": hub.world.new_id(),
        "channel_id": channel.id,
        "type": int(kind),
        "content": "",
        "author": author,
        "timestamp": hub.clock.iso(),
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


def compose(hub: Hub, call: Call, body: Json, message: Message, at: tuple[str, ...] = ()) -> None:
    """Fill a blank message with a body that must say something. `at`: where the body is in the request's."""
    call.shaped(MESSAGE, body, at)
    if not (any(body.get(key) for key in ("content", "embeds", "components", "poll", "sticker_ids")) or call.uploads):
        raise empty_message()
    flags = (body.get("flags") or 0) & (SETTABLE | MessageFlag.EPHEMERAL)
    _fill(hub, call, body, message, int(flags))
    reference = body.get("message_reference")
    if reference:
        _refer(hub, message, str(reference["message_id"]))
    if body.get("nonce") is not None:
        message.payload["nonce"] = body["nonce"]


def revise(hub: Hub, call: Call, body: Json, message: Message, at: tuple[str, ...] = ()) -> None:
    """Change a message by what is in the body; what is not in it stays."""
    call.shaped(MESSAGE, body, at)
    flags = message.flags & ~MessageFlag.LOADING
    if body.get("flags") is not None:
        flags = flags & ~MessageFlag.SUPPRESS_EMBEDS | body["flags"] & SETTABLE
    was_loading = message.is_loading
    _fill(hub, call, body, message, int(flags))
    if not was_loading:
        message.payload["edited_timestamp"] = hub.clock.iso()


def _fill(hub: Hub, call: Call, body: Json, message: Message, flags: int) -> None:
    old = message.payload
    kept = _kept(old["attachments"], body)
    uploads = {index: (upload.name, len(upload.content)) for index, upload in call.uploads.items()}
    names = {each["id"]: each["filename"] for each in kept}
    problems = list(message_problems(body, Circumstances(flags, uploads, names)))
    if problems:
        raise invalid_form(problems)
    attachments = [*kept, *_attached(hub, call, body, message)]
    links = Links(hub.world, attachments)
    new = {**old, "flags": flags}
    if "content" in body:
        new["content"] = body["content"] or ""
    if "embeds" in body:
        new["embeds"] = dressed_embeds(body["embeds"] or [], links)
    if "components" in body:
        new["components"] = dressed_components(body["components"] or [], links)
    # A picture that an embed shows is not listed again; with components v2 all are.
    listed = (
        attachments if flags & MessageFlag.IS_COMPONENTS_V2 else [a for a in attachments if a["id"] not in links.used]
    )
    new["attachments"] = listed
    new["mentions"] = _mentions(hub, new, body.get("allowed_mentions"))
    new["mention_everyone"] = _pings_everyone(new, body.get("allowed_mentions"))
    for gone in file_ids(old) - file_ids(new):
        hub.world.files.drop(gone)
    message.payload = new


def _kept(attachments: list[Json], body: Json) -> list[Json]:
    """Give the attachments that an edit leaves: all, when it does not speak of them."""
    notes = body.get("attachments")
    if notes is None:
        return attachments
    ids = {str(note["id"]) for note in notes}
    return [each for each in attachments if each["id"] in ids]


def _attached(hub: Hub, call: Call, body: Json, message: Message) -> list[Json]:
    notes = {str(note["id"]): note for note in body.get("attachments") or []}
    ephemeral = message.only_for is not None
    return [
        attach(
            hub.world,
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


def _mentions(hub: Hub, payload: Json, allowed: Json | None) -> list[Json]:
    ids = dict.fromkeys(USER_MENTION.findall(shown_text(payload)))
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        listed = {str(each) for each in allowed.get("users") or []}
        ids = {each: None for each in ids if each in listed}
    users = [hub.world.user(each) for each in ids]
    return [user for user in users if user]


def _pings_everyone(payload: Json, allowed: Json | None) -> bool:
    may = allowed is None or "everyone" in (allowed.get("parse") or [])
    return may and ("@everyone" in payload["content"] or "@here" in payload["content"])


def _refer(hub: Hub, message: Message, message_id: str) -> None:
    referred = hub.world.messages.get(message_id)
    payload = message.payload
    payload["type"] = int(MessageType.REPLY)
    payload["message_reference"] = {"type": 0, "channel_id": message.channel_id, "message_id": message_id}
    payload["referenced_message"] = referred.payload if referred else None
