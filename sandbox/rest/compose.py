"""From the body of a request to a message: new ones and changed ones."""

import re

from sandbox.context import Context
from sandbox.errors import Problem, empty_message, invalid_form, invalid_sticker
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
    if body.get("sticker_ids"):  # no server here has any
        raise invalid_sticker()
    flags = body.get("flags") or 0
    settable = SETTABLE | (MessageFlag.EPHEMERAL if message.token else 0)
    if flags & ~settable:
        raise invalid_form([Problem((*at, "flags"), "FLAGS_INVALID", "There is a flag that may not be set here.")])
    referred = _referred(context, body.get("message_reference"), message, at)
    _fill(context, call, body, message, flags=int(flags), at=at)
    if referred:
        _refer(message, referred)
    if body.get("nonce") is not None:
        message.payload["nonce"] = body["nonce"]


def revise(context: Context, call: Call, body: Json, message: Message, at: tuple[str, ...] = ()) -> None:
    """Change a message by what is in the body; what is not in it stays."""
    call.shaped(MESSAGE, body, at)
    flags = message.flags & ~MessageFlag.LOADING
    if body.get("flags") is not None:
        flags = flags & ~MessageFlag.SUPPRESS_EMBEDS | body["flags"] & SETTABLE
    was_loading = message.is_loading
    _fill(context, call, body, message, flags=int(flags), at=at)
    if not was_loading:
        message.payload["edited_timestamp"] = context.clock.iso()


def _fill(context: Context, call: Call, body: Json, message: Message, *, flags: int, at: tuple[str, ...]) -> None:
    old = message.payload
    kept = _kept(old["attachments"], body)
    _check(call, body, old, kept, flags=flags, at=at)
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


def _check(call: Call, body: Json, old: Json, kept: list[Json], *, flags: int, at: tuple[str, ...]) -> None:
    """Refuse a body that breaks a limit, and one after which the message would say nothing."""
    uploads = {index: (upload.name, len(upload.content)) for index, upload in call.uploads.items()}
    names = {each["id"]: each["filename"] for each in kept}
    after = {key: body.get(key, old.get(key)) for key in ("content", "embeds", "components", "poll", "sticker_ids")}
    problems = list(message_problems(body, Circumstances(flags, after, uploads, names)))
    if problems:
        raise invalid_form(Problem((*at, *each.path), each.code, each.message) for each in problems)
    says = (after["content"] or "").strip() or any(after[key] for key in ("embeds", "components", "poll"))
    if not (says or kept or uploads):
        raise empty_message()


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


def _referred(context: Context, reference: Json | None, message: Message, at: tuple[str, ...]) -> Message | None:
    """Return the message that is answered; one that is not in the same channel must be allowed to be missing."""
    if not reference:
        return None
    found = context.world.messages.get(str(reference["message_id"]))
    if found is not None and found.channel_id == message.channel_id and found.only_for is None:
        return found
    if reference.get("fail_if_not_exists") is False:
        return None
    raise invalid_form([Problem((*at, "message_reference"), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")])


def _refer(message: Message, referred: Message) -> None:
    payload = message.payload
    payload["type"] = int(MessageType.REPLY)
    payload["message_reference"] = {"type": 0, "channel_id": message.channel_id, "message_id": referred.id}
    payload["referenced_message"] = referred.payload
