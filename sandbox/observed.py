"""What a person sees of messages, forms and answers, for programs that play people."""

from dataclasses import dataclass

from sandbox.model.flags import MessageFlag
from sandbox.model.messages import walk
from sandbox.payload import Json

BUTTON = 2
SELECTS = (3, 5, 6, 7, 8)


@dataclass(frozen=True, slots=True)
class ObservedMessage:
    """A message as one person sees it."""

    payload: Json

    @property
    def id(self) -> str:
        """Return the message id."""
        return str(self.payload["id"])

    @property
    def channel_id(self) -> str:
        """Return the channel it stands in."""
        return str(self.payload["channel_id"])

    @property
    def author(self) -> str:
        """User name of its author."""
        return str(self.payload["author"]["username"])

    @property
    def private(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.payload["flags"] & MessageFlag.EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether the bot is still thinking."""
        return bool(self.payload["flags"] & MessageFlag.LOADING)

    @property
    def text(self) -> str:
        """All it says: content, embeds and text displays, a line each."""
        lines = [self.payload["content"]]
        for embed in self.payload["embeds"]:
            lines += [embed.get("title"), embed.get("description")]
            for each in embed.get("fields") or []:
                lines += [each["name"], each["value"]]
            lines.append((embed.get("footer") or {}).get("text"))
        lines += [each["content"] for each in walk(self.payload["components"]) if each["type"] == 10]
        return "\n".join(line for line in lines if line)

    @property
    def components(self) -> list[Json]:
        """Every component in it, flat."""
        return list(walk(self.payload["components"]))

    @property
    def buttons(self) -> dict[str, Json]:
        """Buttons that can be pressed, by label (or emoji)."""
        found = (each for each in self.components if each["type"] == BUTTON and not each.get("disabled"))
        return {caption(each): each for each in found if "custom_id" in each}

    @property
    def selects(self) -> list[Json]:
        """Selects that can be used."""
        return [each for each in self.components if each["type"] in SELECTS and not each.get("disabled")]

    @property
    def pictures(self) -> list[Json]:
        """Pictures with `url` and `description` (the alt text), wherever they are shown."""
        found = [each for each in self.payload["attachments"] if str(each["content_type"]).startswith("image/")]
        shown = {each["url"] for each in found}
        for each in self.components:
            for item in [*(each.get("items") or []), *([each] if each["type"] == 11 else [])]:
                if item["media"]["url"] not in shown:
                    found.append({"url": item["media"]["url"], "description": item.get("description")})
        embeds = self.payload["embeds"]
        return found + [embed["image"] for embed in embeds if "image" in embed and embed["image"]["url"] not in shown]

    @property
    def mentions(self) -> list[str]:
        """User names of those it pings."""
        return [str(user["username"]) for user in self.payload["mentions"]]


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that the bot asks to be filled in."""

    interaction: str
    payload: Json

    @property
    def title(self) -> str:
        """Return the heading of the form."""
        return str(self.payload["title"])

    @property
    def fields(self) -> list[Json]:
        """Its inputs, each with the `label` that stands above it."""
        found = []
        for each in self.payload["components"]:
            inner = [each["component"]] if "component" in each else each.get("components") or []
            found += [field | {"label": each.get("label") or field.get("label")} for field in inner]
        return found


@dataclass(frozen=True, slots=True)
class Answer:
    """What the bot made of something that a person did."""

    payload: Json

    @property
    def kind(self) -> int | None:
        """Type of the first answer (4 message, 5 and 6 deferred, 7 update, 8 choices, 9 modal); None: none."""
        kind: int | None = self.payload["callback"]
        return kind

    @property
    def failed(self) -> bool:
        """Whether the bot missed its deadline."""
        return bool(self.payload["failed"])

    @property
    def settled(self) -> bool:
        """Whether the bot owes nothing more."""
        return bool(self.payload["settled"])

    @property
    def message(self) -> ObservedMessage:
        """The answering (or updated) message as it is now; LookupError when there is none."""
        message = self.payload["message"]
        if message is None:
            raise LookupError("The bot answered with no message.")
        return ObservedMessage(message)

    @property
    def followups(self) -> list[ObservedMessage]:
        """Further messages that came until now."""
        return [ObservedMessage(each) for each in self.payload["followups"]]

    @property
    def text(self) -> str:
        """All that was said: in the message and in what followed; empty when nothing was."""
        message = self.payload["message"]
        said = [ObservedMessage(message)] if message and self.kind in (4, 5, 7) else []
        return "\n".join(each.text for each in [*said, *self.followups])

    @property
    def private(self) -> bool:
        """Whether what was said is for this person only."""
        said = self.followups or [self.message]
        return all(each.private for each in said)

    @property
    def modal(self) -> Modal:
        """The form; LookupError when it was none."""
        if "modal" not in self.payload:
            raise LookupError("The bot did not open a form.")
        return Modal(self.payload["interaction"], self.payload["modal"])

    @property
    def choices(self) -> list[Json]:
        """The suggestions; empty when there were none."""
        return list(self.payload.get("choices") or [])


def caption(button: Json) -> str:
    """Return what stands on a button."""
    return str(button.get("label") or (button.get("emoji") or {}).get("name") or "")


def component_by(message: ObservedMessage, text: str, kinds: tuple[int, ...]) -> str:
    """Return the custom id of the enabled component with this label or placeholder, or the only one containing it.

    Raises LookupError, which names what there is.
    """
    there = [
        (caption(each) if each["type"] == BUTTON else str(each.get("placeholder") or ""), str(each["custom_id"]))
        for each in message.components
        if each["type"] in kinds and not each.get("disabled") and "custom_id" in each
    ]
    exact = [custom_id for name, custom_id in there if name == text]
    near = [custom_id for name, custom_id in there if text.lower() in name.lower()]
    found = exact or near
    if len(found) != 1:
        names = ", ".join(repr(name) for name, _ in there) or "none"
        raise LookupError(f"{len(found)} components fit {text!r}; there are: {names}.")
    return found[0]
