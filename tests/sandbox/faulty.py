"""Requests that Discord refuses, each told as one change of a good one: the stand-in must refuse them, too.

The codes are Discord's where its answers are known (from its documents, and from reports of bots that were refused);
for the others only the place in the tree of errors is known, and the code is the stand-in's own.
"""

import copy
from dataclasses import dataclass
from typing import Any

from sandbox.payload import Json

GONE = object()
"""As a new value: the member is left out."""
V2 = 1 << 15
LONG = "x" * 5000


@dataclass(frozen=True, slots=True)
class Fault:
    """A request that is good but for one thing."""

    twin: str
    """The name of the good request."""
    at: str
    """Where it is changed, with dots; empty: the whole body."""
    to: Any
    code: str
    """What stands in the tree of errors, or the number of another error than 50035."""
    where: str | None = None
    """Where it stands in the tree; None: where the request was changed."""

    @property
    def number(self) -> int:
        """Discord's error code."""
        return int(self.code) if self.code.isdigit() else 50035

    @property
    def path(self) -> list[str]:
        """The way to the complaint in the tree of errors."""
        path = self.at if self.where is None else self.where
        return path.split(".") if path else []

    def body(self, good: Any) -> Any:
        """Return the faulty body."""
        return changed(good, self.at, self.to)

    def __str__(self) -> str:
        said = "gone" if self.to is GONE else repr(self.to)
        return f"{self.twin} {self.at or 'body'} {said[:24]} {len(said)}"


def changed(body: Any, at: str, to: Any) -> Any:
    """Return the body with another value at a place, given with dots."""
    if not at:
        return to
    body = copy.deepcopy(body)
    *way, last = [int(step) if step.isdigit() else step for step in at.split(".")]
    node = body
    for step in way:
        node = node[step]
    if to is GONE:
        del node[last]
    elif isinstance(node, list) and last == len(node):
        node.append(to)
    else:
        node[last] = to
    return body


# --- what messages are made of


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(custom_id: str, **other: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id} | other


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def options(count: int) -> list[Json]:
    return [{"label": f"Bird {number}", "value": str(number)} for number in range(count)]


def files(count: int) -> list[Json]:
    return [{"media": {"url": f"https://example.org/{number}.png"}} for number in range(count)]


LINK: Json = {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/rules"}
SELECT: Json = {
    "type": 3,
    "custom_id": "birds",
    "placeholder": "Choose",
    "min_values": 0,
    "max_values": 2,
    "options": [{"label": "Kiwi", "value": "kiwi", "description": "A bird", "emoji": {"name": "🥝"}}, *options(2)],
}
PEOPLE: Json = {"type": 5, "custom_id": "who", "default_values": [{"id": "1", "type": "user"}]}
CHANNELS: Json = {"type": 8, "custom_id": "where", "channel_types": [0, 5]}
EMBED: Json = {
    "title": "A title",
    "description": "A text",
    "url": "https://example.org",
    "color": 0x2F6B5E,
    "timestamp": "2026-11-22T12:00:00+00:00",
    "footer": {"text": "below"},
    "author": {"name": "above", "icon_url": "https://example.org/a.png"},
    "image": {"url": "https://example.org/b.png"},
    "fields": [{"name": "Round", "value": "3", "inline": True}],
}
MESSAGE: Json = {
    "content": "hello",
    "embeds": [EMBED],
    "components": [
        row(button("a", emoji={"name": "👍🏽"}), button("b", label=None, emoji={"name": "🇳🇿"}), LINK),
        row(SELECT),
        row(PEOPLE),
        row(CHANNELS),
    ],
    "allowed_mentions": {"parse": ["roles"], "users": ["1"], "replied_user": False},
    "nonce": "n" * 25,
    "tts": False,
    "flags": 1 << 2 | 1 << 12,
}
LAYOUT: Json = {
    "flags": V2,
    "components": [
        {
            "type": 17,
            "accent_color": 0,
            "components": [
                text("## Round 2"),
                {"type": 12, "items": files(2)},
                {"type": 14, "spacing": 2},
                {"type": 9, "components": [text("Hand")], "accessory": button("hand")},
                {"type": 9, "components": [text("Map")], "accessory": {"type": 11, **files(1)[0], "description": "a"}},
                row(button("go")),
            ],
        },
        text("below"),
    ],
}

MESSAGES: dict[str, Json] = {
    "text": {"content": "x" * 2000},
    "message": MESSAGE,
    "buttons only": {"components": [row(button("a"))]},
    "five rows": {"components": [row(*(button(f"{line} {each}") for each in range(5))) for line in range(5)]},
    "embeds": {"embeds": [{"description": "x" * 600}] * 10},
    "keycap": {"content": "a", "components": [row(button("a", emoji={"name": "1️⃣"}), button("b", emoji={"name": "❤"}))]},
    "layout": LAYOUT,
    "forty": {"flags": V2, "components": [text("x" * 100) for _ in range(40)]},
}

B = "components.0.components.0"
S = "components.1.components.0"
L = "components.0.components"

MESSAGE_FAULTS = [
    Fault("text", "content", LONG[:2001], "BASE_TYPE_MAX_LENGTH"),
    Fault("text", "content", [], "STRING_TYPE_CONVERT"),
    Fault("text", "content", "", "50006"),
    Fault("text", "content", " \n\t", "50006"),
    Fault("text", "content", None, "50006"),
    Fault("text", "", {}, "50006"),
    Fault("text", "", {"embeds": [], "components": []}, "50006"),
    # embeds
    Fault("message", "embeds.0.title", LONG[:257], "BASE_TYPE_MAX_LENGTH"),
    Fault("message", "embeds.0.description", LONG[:4097], "BASE_TYPE_MAX_LENGTH"),
    Fault("message", "embeds.0.footer.text", LONG[:2049], "BASE_TYPE_MAX_LENGTH"),
    Fault("message", "embeds.0.author.name", LONG[:257], "BASE_TYPE_MAX_LENGTH"),
    Fault("message", "embeds.0.author.name", GONE, "BASE_TYPE_REQUIRED"),
    Fault("message", "embeds.0.fields.0.name", LONG[:257], "BASE_TYPE_MAX_LENGTH"),
    Fault("message", "embeds.0.fields.0.value", LONG[:1025], "BASE_TYPE_MAX_LENGTH"),
    Fault("message", "embeds.0.fields.0.name", "", "BASE_TYPE_REQUIRED"),
    Fault("message", "embeds.0.fields.0.value", " ", "BASE_TYPE_REQUIRED"),
    Fault("message", "embeds.0.fields.0.value", GONE, "BASE_TYPE_REQUIRED"),
    Fault("message", "embeds.0.fields", [{"name": "n", "value": "v"}] * 26, "BASE_TYPE_MAX_LENGTH"),
    Fault("message", "embeds.0.color", 0x1000000, "NUMBER_TYPE_MAX"),
    Fault("message", "embeds.0.color", "green", "NUMBER_TYPE_COERCE"),
    Fault("message", "embeds.0.timestamp", "yesterday", "DATE_TIME_TYPE_PARSE"),
    Fault("message", "embeds.0.url", "ftp://example.org", "URL_TYPE_INVALID_SCHEME"),
    Fault("message", "embeds.0.url", "example", "URL_TYPE_INVALID_URL"),
    Fault("message", "embeds.0.image.url", "file:///b.png", "URL_TYPE_INVALID_SCHEME"),
    Fault("message", "embeds.0.image.url", "attachment://no.png", "ATTACHMENT_NOT_FOUND"),
    Fault("message", "embeds.0.author.icon_url", "data:image/png;base64,", "URL_TYPE_INVALID_SCHEME"),
    Fault("message", "embeds.0", {}, "BASE_TYPE_REQUIRED", "embeds.0.description"),
    Fault("message", "embeds.0", {"color": 1}, "BASE_TYPE_REQUIRED", "embeds.0.description"),
    Fault("message", "embeds", "x", "LIST_TYPE_CONVERT"),
    Fault("message", "embeds.0", "x", "MODEL_TYPE_CONVERT"),
    Fault("embeds", "embeds.9.description", "x" * 601, "MAX_EMBED_SIZE_EXCEEDED", "embeds"),
    Fault("embeds", "embeds.10", {"title": "x"}, "BASE_TYPE_MAX_LENGTH", "embeds"),
    # buttons
    Fault("message", f"{B}.label", LONG[:81], "BASE_TYPE_MAX_LENGTH"),
    Fault("message", f"{B}.custom_id", LONG[:101], "BASE_TYPE_BAD_LENGTH"),
    Fault("message", f"{B}.custom_id", "", "BASE_TYPE_BAD_LENGTH"),
    Fault("message", f"{B}.custom_id", GONE, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"),
    Fault("message", f"{B}.custom_id", "b", "COMPONENT_CUSTOM_ID_DUPLICATED", f"{L}.1.custom_id"),
    Fault("message", f"{B}.custom_id", "birds", "COMPONENT_CUSTOM_ID_DUPLICATED", f"{S}.custom_id"),
    Fault("message", f"{B}.style", 7, "BASE_TYPE_CHOICES"),
    Fault("message", f"{B}.style", GONE, "BASE_TYPE_REQUIRED"),
    Fault("message", f"{B}.style", 5, "BUTTON_COMPONENT_INVALID", B),
    Fault("message", f"{B}.style", 6, "BUTTON_COMPONENT_INVALID", B),
    Fault("message", f"{B}.url", "https://example.org", "BUTTON_COMPONENT_INVALID"),
    Fault("message", f"{L}.1.emoji", GONE, "BUTTON_COMPONENT_LABEL_REQUIRED", f"{L}.1"),
    Fault("message", f"{L}.2.url", GONE, "BUTTON_COMPONENT_INVALID", f"{L}.2"),
    Fault("message", f"{L}.2.url", "javascript:alert(1)", "URL_TYPE_INVALID_SCHEME"),
    Fault("message", f"{L}.2.url", f"https://example.org/{LONG[:500]}", "BASE_TYPE_MAX_LENGTH"),
    Fault("message", f"{L}.2.custom_id", "c", "BUTTON_COMPONENT_INVALID", f"{L}.2"),
    Fault("message", f"{B}.emoji.name", "kiwi", "BUTTON_COMPONENT_INVALID_EMOJI"),
    Fault("message", f"{B}.emoji.name", ":kiwi:", "BUTTON_COMPONENT_INVALID_EMOJI"),
    Fault("message", f"{B}.emoji.name", "1", "BUTTON_COMPONENT_INVALID_EMOJI"),
    Fault("message", f"{B}.emoji.name", "☃★", "BUTTON_COMPONENT_INVALID_EMOJI"),
    Fault("message", f"{B}.emoji.name", "→", "BUTTON_COMPONENT_INVALID_EMOJI"),
    Fault("message", f"{B}.emoji.name", "👍👍", "BUTTON_COMPONENT_INVALID_EMOJI"),
    Fault("message", f"{B}.emoji", {}, "BUTTON_COMPONENT_INVALID_EMOJI", f"{B}.emoji.name"),
    Fault("message", f"{B}.emoji", {"id": "123", "name": "kea"}, "BUTTON_COMPONENT_INVALID_EMOJI", f"{B}.emoji.id"),
    Fault("message", f"{B}.emoji", "👍", "MODEL_TYPE_CONVERT"),
    Fault("message", f"{B}.disabled", "perhaps", "BOOLEAN_TYPE_CONVERT"),
    Fault("message", f"{B}.type", 99, "UNION_TYPE_CHOICES", B),
    Fault("message", f"{B}.type", GONE, "BASE_TYPE_REQUIRED"),
    Fault("message", B, row(button("z")), "UNION_TYPE_CHOICES"),
    Fault("message", B, {"type": 4, "custom_id": "t", "style": 1, "label": "Text"}, "UNION_TYPE_CHOICES"),
    Fault("message", f"{L}.3", SELECT | {"custom_id": "more"}, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "components.0"),
    Fault(
        "message",
        "components.1.components.1",
        PEOPLE | {"custom_id": "q"},
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        "components.1",
    ),
    Fault("message", L, [], "BASE_TYPE_BAD_LENGTH"),
    Fault("message", "components.0", button("z"), "UNION_TYPE_CHOICES"),
    Fault("message", "components.0", {"type": 99}, "UNION_TYPE_CHOICES"),
    Fault("message", "components.0", text("needs the flag"), "UNION_TYPE_CHOICES"),
    Fault("message", "components.0", LAYOUT["components"][0], "UNION_TYPE_CHOICES"),
    Fault("message", f"{B}.id", -1, "NUMBER_TYPE_MIN"),
    Fault("five rows", f"{L}.5", button("more"), "BASE_TYPE_BAD_LENGTH", L),
    Fault("five rows", "components.5", row(button("more")), "BASE_TYPE_BAD_LENGTH", "components"),
    # selects
    Fault("message", f"{S}.custom_id", GONE, "BASE_TYPE_REQUIRED"),
    Fault("message", f"{S}.placeholder", LONG[:151], "BASE_TYPE_MAX_LENGTH"),
    Fault("message", f"{S}.options", [], "BASE_TYPE_BAD_LENGTH"),
    Fault("message", f"{S}.options", options(26), "BASE_TYPE_BAD_LENGTH"),
    Fault("message", f"{S}.options", GONE, "BASE_TYPE_REQUIRED"),
    Fault("message", f"{S}.options.0.label", LONG[:101], "BASE_TYPE_BAD_LENGTH"),
    Fault("message", f"{S}.options.0.label", "", "BASE_TYPE_BAD_LENGTH"),
    Fault("message", f"{S}.options.0.value", LONG[:101], "BASE_TYPE_BAD_LENGTH"),
    Fault("message", f"{S}.options.0.value", GONE, "BASE_TYPE_REQUIRED"),
    Fault("message", f"{S}.options.0.description", LONG[:101], "BASE_TYPE_MAX_LENGTH"),
    Fault("message", f"{S}.options.0.emoji.name", "kiwi", "BUTTON_COMPONENT_INVALID_EMOJI"),
    Fault("message", f"{S}.options.0.value", "1", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", f"{S}.options.2.value"),
    Fault("message", f"{S}.min_values", -1, "NUMBER_TYPE_MIN"),
    Fault("message", f"{S}.min_values", 26, "NUMBER_TYPE_MAX"),
    Fault("message", f"{S}.min_values", 3, "SELECT_COMPONENT_INVALID_RANGE"),
    Fault("message", f"{S}.max_values", 0, "NUMBER_TYPE_MIN"),
    Fault("message", f"{S}.max_values", 26, "NUMBER_TYPE_MAX"),
    Fault("message", f"{S}.max_values", 4, "SELECT_COMPONENT_INVALID_RANGE"),
    Fault("message", f"{S}.required", True, "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES", f"{S}.min_values"),
    Fault(
        "message",
        f"{S}.options",
        [each | {"default": True} for each in options(3)],
        "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
    ),
    Fault("message", "components.2.components.0.default_values.0.type", "role", "BASE_TYPE_CHOICES"),
    Fault(
        "message",
        "components.2.components.0.default_values.1",
        {"id": "2", "type": "user"},
        "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
        "components.2.components.0.default_values",
    ),
    Fault("message", "components.3.components.0.channel_types.1", 99, "BASE_TYPE_CHOICES"),
    # who is pinged, what is answered, flags
    Fault(
        "message", "allowed_mentions.parse", ["users"], "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", "allowed_mentions"
    ),
    Fault("message", "allowed_mentions.roles", ["1"], "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", "allowed_mentions"),
    Fault("message", "allowed_mentions.parse", ["here"], "BASE_TYPE_CHOICES", "allowed_mentions.parse.0"),
    Fault(
        "message",
        "allowed_mentions.parse",
        ["roles", "roles"],
        "SET_TYPE_ALREADY_CONTAINS_VALUE",
        "allowed_mentions.parse.1",
    ),
    Fault(
        "message", "allowed_mentions.users", ["1", "1"], "SET_TYPE_ALREADY_CONTAINS_VALUE", "allowed_mentions.users.1"
    ),
    Fault("message", "allowed_mentions.users", [str(each) for each in range(101)], "BASE_TYPE_MAX_LENGTH"),
    Fault("message", "allowed_mentions.users", ["ann"], "NUMBER_TYPE_COERCE", "allowed_mentions.users.0"),
    Fault("message", "nonce", "n" * 26, "BASE_TYPE_MAX_LENGTH"),
    Fault("message", "nonce", 1 << 63, "NUMBER_TYPE_MAX"),
    Fault("message", "tts", "loud", "BOOLEAN_TYPE_CONVERT"),
    Fault("message", "flags", 1 << 6, "FLAGS_INVALID"),
    Fault("message", "flags", 1 << 7, "FLAGS_INVALID"),
    Fault("message", "message_reference", {"message_id": "1"}, "MESSAGE_REFERENCE_UNKNOWN_MESSAGE"),
    Fault("message", "message_reference", {"channel_id": "1"}, "BASE_TYPE_REQUIRED", "message_reference.message_id"),
    Fault("message", "message_reference", {"message_id": "last"}, "NUMBER_TYPE_COERCE", "message_reference.message_id"),
    Fault("message", "sticker_ids", ["1", "2", "3", "4"], "BASE_TYPE_MAX_LENGTH"),
    Fault("message", "sticker_ids", ["1"], "50081"),
    Fault("message", "attachments", [{"id": 5}], "ATTACHMENT_NOT_FOUND"),
    Fault(
        "message",
        "attachments",
        [{"id": 0, "description": LONG[:1025]}],
        "BASE_TYPE_MAX_LENGTH",
        "attachments.0.description",
    ),
    Fault("message", "attachments", [{"filename": "a.png"}], "BASE_TYPE_REQUIRED", "attachments.0.id"),
    # components v2
    Fault("layout", "content", "x", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    Fault("layout", "embeds", [{"title": "x"}], "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    Fault("layout", "components", [], "50006"),
    Fault("layout", "flags", GONE, "UNION_TYPE_CHOICES", "components.0"),
    Fault("layout", f"{L}.0.content", "", "BASE_TYPE_BAD_LENGTH"),
    Fault("layout", f"{L}.0.content", LONG[:4001], "BASE_TYPE_BAD_LENGTH"),
    Fault("layout", f"{L}.0.content", LONG[:3990], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "components"),
    Fault("layout", f"{L}.1.items", [], "BASE_TYPE_BAD_LENGTH"),
    Fault("layout", f"{L}.1.items", files(11), "BASE_TYPE_BAD_LENGTH"),
    Fault("layout", f"{L}.1.items.0.media.url", "attachment://no.png", "ATTACHMENT_NOT_FOUND"),
    Fault("layout", f"{L}.1.items.0.media.url", "picture", "URL_TYPE_INVALID_URL"),
    Fault("layout", f"{L}.1.items.0.description", LONG[:1025], "BASE_TYPE_BAD_LENGTH"),
    Fault("layout", f"{L}.2.spacing", 3, "BASE_TYPE_CHOICES"),
    Fault("layout", f"{L}.3.components", [text("x")] * 4, "BASE_TYPE_BAD_LENGTH"),
    Fault("layout", f"{L}.3.components.0", button("z"), "UNION_TYPE_CHOICES"),
    Fault("layout", f"{L}.3.accessory", GONE, "BASE_TYPE_REQUIRED"),
    Fault("layout", f"{L}.3.accessory", SELECT, "UNION_TYPE_CHOICES"),
    Fault("layout", f"{L}.3.accessory.label", LONG[:81], "BASE_TYPE_MAX_LENGTH"),
    Fault(
        "layout", f"{L}.3.accessory.custom_id", "go", "COMPONENT_CUSTOM_ID_DUPLICATED", f"{L}.5.components.0.custom_id"
    ),
    Fault("layout", f"{L}.4.accessory.description", "", "BASE_TYPE_BAD_LENGTH"),
    Fault("layout", f"{L}.4.accessory.media", GONE, "BASE_TYPE_REQUIRED"),
    Fault("layout", f"{L}.0", LAYOUT["components"][0], "UNION_TYPE_CHOICES"),
    Fault(
        "layout",
        f"{L}.0",
        {"type": 13, "file": {"url": "https://example.org/a.txt"}},
        "URL_TYPE_INVALID_SCHEME",
        f"{L}.0.file.url",
    ),
    Fault("layout", L, [], "BASE_TYPE_BAD_LENGTH"),
    Fault("layout", "components.0.accent_color", 0x1000000, "NUMBER_TYPE_MAX"),
    Fault("layout", "components.1", button("z"), "UNION_TYPE_CHOICES"),
    Fault("forty", "components.40", text("x"), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "components"),
]


# --- changes of messages, by the message that stands there

EDITED: dict[str, Json] = {
    "text": {"content": "hello"},
    "message": {"content": "hello", "embeds": [EMBED], "components": [row(button("a"))]},
    "layout": LAYOUT,
}
EDITS: dict[str, Json] = {
    "text": {"content": "changed", "embeds": [], "attachments": []},
    "message": {"content": None, "embeds": []},
    "layout": {"components": [text("changed")]},
}

EDIT_FAULTS = [
    Fault("text", "", {"content": ""}, "50006"),
    Fault("text", "", {"content": None}, "50006"),
    Fault("text", "", {"content": " "}, "50006"),
    Fault("text", "", {"content": LONG[:2001]}, "BASE_TYPE_MAX_LENGTH", "content"),
    Fault(
        "text",
        "",
        {"components": [row(button("a"), button("a"))]},
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        f"{L}.1.custom_id",
    ),
    Fault("text", "", {"components": [text("x")]}, "UNION_TYPE_CHOICES", "components.0"),
    Fault(
        "text",
        "",
        {"flags": V2, "components": [text("x")]},
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        "content",
    ),
    Fault("text", "", {"attachments": [{"id": "12"}]}, "ATTACHMENT_NOT_FOUND", "attachments"),
    Fault("message", "", {"content": "", "embeds": [], "components": []}, "50006"),
    Fault("layout", "", {"components": []}, "50006"),
    Fault("layout", "", {"content": "x"}, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "content"),
]

# --- commands

STRING: Json = {"type": 3, "name": "where", "description": "Where to"}
NUMBER: Json = {"type": 4, "name": "birds", "description": "How many", "min_value": 1, "max_value": 9}
COMMAND: Json = {
    "name": "moa",
    "type": 1,
    "description": "Play",
    "name_localizations": {"de": "moa"},
    "description_localizations": {"de": "Spielen"},
    "contexts": [0, 1],
    "integration_types": [0],
    "default_member_permissions": "32",
    "nsfw": False,
    "options": [
        STRING | {"required": True, "choices": [{"name": "Lake", "value": "lake"}, {"name": "Sea", "value": "sea"}]},
        NUMBER | {"autocomplete": True},
        {"type": 3, "name": "text", "description": "What", "min_length": 1, "max_length": 6000},
        {"type": 4, "name": "size", "description": "Which", "choices": [{"name": "Two", "value": 2}]},
        {"type": 7, "name": "channel", "description": "Which", "channel_types": [0, 11]},
    ],
}
SUB: Json = {"type": 1, "name": "open", "description": "Open a table", "options": [STRING]}
GROUP: Json = {"type": 2, "name": "admin", "description": "For moderators", "options": [SUB]}
COMMANDS: dict[str, Any] = {
    "command": [COMMAND],
    "tree": [{"name": "table", "description": "Tables", "options": [SUB, GROUP]}],
    "menu": [{"name": "Look up This", "type": 2}, {"name": "Look up This", "type": 3}],
    "many": [{"name": f"c{number}", "description": "x"} for number in range(100)],
    "names": [{"name": name, "description": "x"} for name in ("größe", "日本", "हिन्दी", "a-b_c", "1")],
    "full": [{"name": "moa", "description": "x", "options": [STRING | {"name": f"o{each}"} for each in range(25)]}],
}

COMMAND_FAULTS = [
    Fault("command", "0.name", GONE, "BASE_TYPE_REQUIRED"),
    Fault("command", "0.name", "", "BASE_TYPE_BAD_LENGTH"),
    Fault("command", "0.name", LONG[:33], "BASE_TYPE_BAD_LENGTH"),
    Fault("command", "0.name", "Moa", "APPLICATION_COMMAND_INVALID_NAME"),
    Fault("command", "0.name", "moa now", "APPLICATION_COMMAND_INVALID_NAME"),
    Fault("command", "0.name", "moa!", "APPLICATION_COMMAND_INVALID_NAME"),
    Fault("command", "0.name", "🐦", "APPLICATION_COMMAND_INVALID_NAME"),
    Fault("command", "0.description", GONE, "BASE_TYPE_REQUIRED"),
    Fault("command", "0.description", "", "BASE_TYPE_REQUIRED"),
    Fault("command", "0.description", LONG[:101], "BASE_TYPE_MAX_LENGTH"),
    Fault("command", "0.type", 5, "BASE_TYPE_CHOICES"),
    Fault("command", "0.name_localizations", {"xx": "moa"}, "BASE_TYPE_CHOICES", "0.name_localizations.xx"),
    Fault("command", "0.name_localizations.de", "Groß", "APPLICATION_COMMAND_INVALID_NAME"),
    Fault("command", "0.name_localizations.de", LONG[:33], "BASE_TYPE_BAD_LENGTH"),
    Fault("command", "0.description_localizations.de", LONG[:101], "BASE_TYPE_BAD_LENGTH"),
    Fault("command", "0.contexts", [3], "BASE_TYPE_CHOICES", "0.contexts.0"),
    Fault("command", "0.contexts", [], "BASE_TYPE_MIN_LENGTH"),
    Fault("command", "0.contexts", [0, 0], "SET_TYPE_ALREADY_CONTAINS_VALUE", "0.contexts.1"),
    Fault("command", "0.integration_types", [2], "BASE_TYPE_CHOICES", "0.integration_types.0"),
    Fault("command", "0.default_member_permissions", "manage", "NUMBER_TYPE_COERCE"),
    Fault("command", "0.options.0.name", "Where", "APPLICATION_COMMAND_INVALID_NAME"),
    Fault("command", "0.options.0.name", "where to", "APPLICATION_COMMAND_INVALID_NAME"),
    Fault("command", "0.options.0.name", LONG[:33], "BASE_TYPE_BAD_LENGTH"),
    Fault("command", "0.options.0.name", "birds", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "0.options.1"),
    Fault(
        "command",
        "0.options.1.name_localizations",
        {"de": "x", "fr": "Y"},
        "APPLICATION_COMMAND_INVALID_NAME",
        "0.options.1.name_localizations.fr",
    ),
    Fault("command", "0.options.0.description", GONE, "BASE_TYPE_REQUIRED"),
    Fault("command", "0.options.0.description", "", "BASE_TYPE_BAD_LENGTH"),
    Fault("command", "0.options.0.description", LONG[:101], "BASE_TYPE_BAD_LENGTH"),
    Fault("command", "0.options.0.type", 12, "UNION_TYPE_CHOICES", "0.options.0"),
    Fault("command", "0.options.0.type", GONE, "BASE_TYPE_REQUIRED"),
    Fault("command", "0.options.2.required", True, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "0.options.2"),
    Fault("command", "0.options.0.autocomplete", True, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES"),
    Fault("command", "0.options.0.choices.0.name", LONG[:101], "BASE_TYPE_BAD_LENGTH"),
    Fault("command", "0.options.0.choices.0.name", "", "BASE_TYPE_BAD_LENGTH"),
    Fault(
        "command",
        "0.options.0.choices.0.name",
        "Sea",
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
        "0.options.0.choices",
    ),
    Fault(
        "command",
        "0.options.0.choices.0.value",
        "sea",
        "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_ALREADY_EXISTS",
        "0.options.0.choices",
    ),
    Fault("command", "0.options.0.choices.0.value", LONG[:101], "BASE_TYPE_MAX_LENGTH"),
    Fault("command", "0.options.0.choices.0.value", [], "STRING_TYPE_CONVERT"),
    Fault("command", "0.options.0.choices.0.value", GONE, "BASE_TYPE_REQUIRED"),
    Fault(
        "command",
        "0.options.0.choices",
        [{"name": str(each), "value": str(each)} for each in range(26)],
        "BASE_TYPE_MAX_LENGTH",
    ),
    Fault("command", "0.options.3.choices.0.value", "two", "NUMBER_TYPE_COERCE"),
    Fault("command", "0.options.3.choices.0.value", 2.5, "NUMBER_TYPE_COERCE"),
    Fault("command", "0.options.3.choices.0.value", 1 << 54, "NUMBER_TYPE_MAX"),
    Fault("command", "0.options.1.min_value", 10, "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID"),
    Fault("command", "0.options.1.min_value", 1.5, "NUMBER_TYPE_COERCE"),
    Fault("command", "0.options.2.min_length", 6001, "NUMBER_TYPE_MAX"),
    Fault("command", "0.options.2.max_length", 0, "NUMBER_TYPE_MIN"),
    Fault(
        "command",
        "0.options.2",
        {"type": 3, "name": "text", "description": "x", "min_length": 5, "max_length": 4},
        "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID",
        "0.options.2.min_length",
    ),
    Fault("command", "0.options.4.channel_types", [99], "BASE_TYPE_CHOICES", "0.options.4.channel_types.0"),
    Fault("command", "0.options.1", SUB, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "0.options"),
    Fault("tree", "0.options.1.options.0", STRING, "UNION_TYPE_CHOICES"),
    Fault("tree", "0.options.1.options.0", GROUP, "UNION_TYPE_CHOICES"),
    Fault("tree", "0.options.0.options.0", SUB, "UNION_TYPE_CHOICES"),
    Fault("tree", "0.options.0.options.0", GROUP, "UNION_TYPE_CHOICES"),
    Fault("tree", "0.options.2", STRING, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "0.options"),
    Fault("tree", "0.options.2", SUB, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
    Fault("tree", "0.options.1.options.1", SUB, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
    Fault("tree", "0.options.0.name", "Open", "APPLICATION_COMMAND_INVALID_NAME"),
    Fault("tree", "0.options.0.options", [STRING | {"name": f"o{each}"} for each in range(26)], "BASE_TYPE_MAX_LENGTH"),
    Fault("tree", "0.options", [SUB | {"name": f"s{each}"} for each in range(26)], "BASE_TYPE_MAX_LENGTH"),
    Fault("menu", "0.description", "x", "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", "0"),
    Fault("menu", "0.options", [STRING], "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", "0"),
    Fault("menu", "1.type", 2, "APPLICATION_COMMANDS_DUPLICATE_NAME", "1"),
    Fault("many", "1.name", "c0", "APPLICATION_COMMANDS_DUPLICATE_NAME", "1"),
    Fault("many", "100", {"name": "more", "description": "x"}, "30032"),
    Fault("full", "0.options.25", STRING, "BASE_TYPE_MAX_LENGTH", "0.options"),
    Fault(
        "full",
        "0.options",
        [
            STRING | {"name": f"o{n}", "choices": [{"name": f"{k:098}", "value": f"{k:098}"} for k in range(25)]}
            for n in range(2)
        ],
        "APPLICATION_COMMAND_TOO_LARGE",
        "0",
    ),
]

# --- threads, by the channel they are started in

THREADS: dict[str, Json] = {
    "games": {"name": "x" * 100, "type": 11, "auto_archive_duration": 10080, "rate_limit_per_user": 0},
    "forum": {"name": "A post", "auto_archive_duration": 60, "message": {"content": "first"}, "applied_tags": []},
}

THREAD_FAULTS = [
    Fault("games", "name", "", "BASE_TYPE_BAD_LENGTH"),
    Fault("games", "name", LONG[:101], "BASE_TYPE_BAD_LENGTH"),
    Fault("games", "name", GONE, "BASE_TYPE_REQUIRED"),
    Fault("games", "auto_archive_duration", 30, "BASE_TYPE_CHOICES"),
    Fault("games", "auto_archive_duration", 1441, "BASE_TYPE_CHOICES"),
    Fault("games", "auto_archive_duration", 0, "BASE_TYPE_CHOICES"),
    Fault("games", "rate_limit_per_user", 21601, "NUMBER_TYPE_MAX"),
    Fault("games", "type", 0, "BASE_TYPE_CHOICES"),
    Fault("games", "type", 10, "50024"),
    Fault("forum", "message", GONE, "BASE_TYPE_REQUIRED"),
    Fault("forum", "message", {}, "50006"),
    Fault("forum", "message.content", LONG[:2001], "BASE_TYPE_MAX_LENGTH"),
    Fault("forum", "message.flags", 1 << 6, "FLAGS_INVALID"),
    Fault("forum", "name", LONG[:101], "BASE_TYPE_BAD_LENGTH"),
    Fault("forum", "applied_tags", [str(each) for each in range(6)], "BASE_TYPE_MAX_LENGTH"),
]

# --- first answers, by what is answered

FIELD: Json = {"type": 18, "label": "Amount", "component": {"type": 4, "custom_id": "n", "style": 1, "max_length": 3}}
MODAL: Json = {
    "type": 9,
    "data": {
        "custom_id": "bid",
        "title": "x" * 45,
        "components": [
            FIELD,
            {"type": 18, "label": "Birds", "description": "Which", "component": SELECT | {"required": False}},
            row({"type": 4, "custom_id": "old", "style": 2, "label": "Text", "min_length": 1, "max_length": 4000}),
            text("A text"),
        ],
    },
}
ANSWERS: dict[str, Json] = {
    "command": {"type": 4, "data": {"content": "hello", "flags": 64}},
    "command v2": {"type": 4, "data": {"components": [text("a")], "flags": V2 | 64}},
    "command later": {"type": 5, "data": {"flags": 64}},
    "command modal": MODAL,
    "press": {"type": 7, "data": {"content": "changed"}},
    "press later": {"type": 6},
    "typing": {"type": 8, "data": {"choices": [{"name": "Lake", "value": "lake"}] * 25}},
    "counting": {"type": 8, "data": {"choices": [{"name": "Two", "value": 2}]}},
    "form": {"type": 4, "data": {"content": "thanks"}},
}

F = "data.components"
ANSWER_FAULTS = [
    Fault("command", "type", 3, "BASE_TYPE_CHOICES"),
    Fault("command", "type", 99, "BASE_TYPE_CHOICES"),
    Fault("command", "type", GONE, "BASE_TYPE_REQUIRED"),
    Fault("command", "type", 6, "INTERACTION_APPLICATION_COMMAND_INVALID_CALLBACK"),
    Fault("command", "type", 7, "INTERACTION_APPLICATION_COMMAND_INVALID_CALLBACK"),
    Fault("command", "type", 8, "INTERACTION_APPLICATION_COMMAND_INVALID_CALLBACK"),
    Fault("command", "data", GONE, "50006"),
    Fault("command", "data.content", "", "50006"),
    Fault("command", "data.content", LONG[:2001], "BASE_TYPE_MAX_LENGTH"),
    Fault("command", "data.flags", 1 << 7, "FLAGS_INVALID"),
    Fault("command", "data.allowed_mentions", {"parse": ["all"]}, "BASE_TYPE_CHOICES", "data.allowed_mentions.parse.0"),
    Fault("command v2", "data.content", "x", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    Fault("command later", "data.flags", 1 << 2, "FLAGS_INVALID"),
    Fault("command modal", "data.title", LONG[:46], "BASE_TYPE_BAD_LENGTH"),
    Fault("command modal", "data.title", "", "BASE_TYPE_BAD_LENGTH"),
    Fault("command modal", "data.title", GONE, "BASE_TYPE_REQUIRED"),
    Fault("command modal", "data.custom_id", GONE, "BASE_TYPE_REQUIRED"),
    Fault("command modal", "data.custom_id", LONG[:101], "BASE_TYPE_BAD_LENGTH"),
    Fault("command modal", "data", GONE, "BASE_TYPE_REQUIRED", "data.title"),
    Fault("command modal", F, [], "BASE_TYPE_BAD_LENGTH"),
    Fault("command modal", F, [text("x")] * 6, "BASE_TYPE_BAD_LENGTH"),
    Fault("command modal", f"{F}.0", {"type": 4, "custom_id": "n", "style": 1, "label": "x"}, "UNION_TYPE_CHOICES"),
    Fault("command modal", f"{F}.0.label", LONG[:46], "BASE_TYPE_BAD_LENGTH"),
    Fault("command modal", f"{F}.0.label", GONE, "BASE_TYPE_REQUIRED"),
    Fault("command modal", f"{F}.0.component", button("z"), "UNION_TYPE_CHOICES"),
    Fault("command modal", f"{F}.0.component.style", 3, "BASE_TYPE_CHOICES"),
    Fault("command modal", f"{F}.0.component.max_length", 4001, "NUMBER_TYPE_MAX"),
    Fault("command modal", f"{F}.0.component.max_length", 0, "NUMBER_TYPE_MIN"),
    Fault("command modal", f"{F}.0.component.min_length", 4, "TEXT_INPUT_COMPONENT_INVALID_RANGE"),
    Fault("command modal", f"{F}.0.component.value", "four", "BASE_TYPE_MAX_LENGTH"),
    Fault("command modal", f"{F}.0.component.value", "", "BASE_TYPE_MIN_LENGTH"),
    Fault("command modal", f"{F}.0.component.placeholder", LONG[:101], "BASE_TYPE_MAX_LENGTH"),
    Fault(
        "command modal",
        f"{F}.0.component.custom_id",
        "old",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        f"{F}.2.components.0.custom_id",
    ),
    Fault("command modal", f"{F}.1.description", LONG[:101], "BASE_TYPE_BAD_LENGTH"),
    Fault("command modal", f"{F}.1.component.disabled", True, "MODAL_COMPONENT_DISABLED"),
    Fault(
        "command modal",
        f"{F}.1.component.required",
        GONE,
        "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES",
        f"{F}.1.component.min_values",
    ),
    Fault("command modal", f"{F}.1.component.options", options(26), "BASE_TYPE_BAD_LENGTH"),
    Fault("command modal", f"{F}.2.components.0", button("z"), "UNION_TYPE_CHOICES"),
    Fault("command modal", f"{F}.2.components.0", SELECT | {"custom_id": "z"}, "UNION_TYPE_CHOICES"),
    Fault("command modal", f"{F}.2.components.0.label", GONE, "BASE_TYPE_REQUIRED"),
    Fault("command modal", f"{F}.2.components.0.label", LONG[:46], "BASE_TYPE_BAD_LENGTH"),
    Fault(
        "command modal",
        f"{F}.2.components.1",
        FIELD["component"] | {"label": "x", "custom_id": "z"},
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        f"{F}.2",
    ),
    Fault("press", "data", {"content": "", "components": []}, "50006"),
    Fault(
        "press",
        "data.components",
        [row(button("a"), button("a"))],
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        "data.components.0.components.1.custom_id",
    ),
    Fault("press later", "type", 8, "INTERACTION_APPLICATION_COMMAND_INVALID_CALLBACK"),
    Fault("typing", "type", 4, "INTERACTION_APPLICATION_COMMAND_INVALID_CALLBACK"),
    Fault("typing", "data.choices.25", {"name": "more", "value": "x"}, "BASE_TYPE_MAX_LENGTH", "data.choices"),
    Fault("typing", "data.choices.0.name", "", "BASE_TYPE_BAD_LENGTH"),
    Fault("typing", "data.choices.0.name", LONG[:101], "BASE_TYPE_BAD_LENGTH"),
    Fault("typing", "data.choices.0.value", LONG[:101], "BASE_TYPE_MAX_LENGTH"),
    Fault("typing", "data.choices.0.value", 5, "STRING_TYPE_CONVERT"),
    Fault("typing", "data.choices.0.value", GONE, "BASE_TYPE_REQUIRED"),
    Fault("counting", "data.choices.0.value", "two", "NUMBER_TYPE_COERCE"),
    Fault("counting", "data.choices.0.value", 2.5, "NUMBER_TYPE_COERCE"),
    Fault("counting", "data.choices.0.value", 1 << 54, "NUMBER_TYPE_MAX"),
    Fault("form", "type", 9, "INTERACTION_APPLICATION_COMMAND_INVALID_CALLBACK"),
    Fault("form", "data.content", "", "50006"),
]
