"""The life of an interaction: sent to the bot, answered once within the deadline, its token good for 15 minutes."""

from sandbox import threads
from sandbox.context import Context
from sandbox.errors import (
    already_acknowledged,
    expired_token,
    unknown_channel,
    unknown_interaction,
    unknown_webhook,
)
from sandbox.model.channels import Channel
from sandbox.model.flags import EVERYTHING, FILE_LIMIT, Callback, Interact
from sandbox.model.interactions import DEADLINE, TOKEN_LIFE, Interaction
from sandbox.model.messages import Message
from sandbox.model.objects import partial_channel
from sandbox.model.people import Person
from sandbox.payload import Json

FAILED = {
    Interact.COMMAND: "The application did not respond",
    Interact.AUTOCOMPLETE: "Loading options failed",
    Interact.COMPONENT: "This interaction failed",
    Interact.MODAL: "Something went wrong. Try again.",
}
"""What Discord shows when no answer came in time."""


def begin(
    context: Context, kind: Interact, person: Person, channel: Channel, data: Json, *, source: Message | None = None
) -> Interaction:
    """Send a new interaction to the bot and start its deadline."""
    payload = _payload(context, kind, person, threads.settle(context, channel), data)
    if source is not None:
        payload["message"] = source.payload
    interaction = Interaction(payload, person.id, context.clock.now(), source_id=source.id if source else None)
    interaction.alarm = context.clock.call_in(DEADLINE, lambda: _miss(context, interaction))
    context.world.interactions.add(interaction)
    if context.endpoint.url is None:
        context.gateway.dispatch("INTERACTION_CREATE", payload, channel.guild_id)
    else:
        context.endpoint.send(payload, lambda: _fail(context, interaction))
    return interaction


def _payload(context: Context, kind: Interact, person: Person, channel: Channel, data: Json) -> Json:
    world = context.world
    guild = world.guilds.get(channel.guild_id or "")
    rights = guild.permissions_of(person.id) if guild else EVERYTHING
    payload: Json = {
        "id": world.new_id(),
        "application_id": world.bot_id,
        "type": int(kind),
        "token": world.new_token(),
        "version": 1,
        "data": data,
        "channel_id": channel.id,
        "channel": partial_channel(channel, rights),
        "locale": person.locale,
        "app_permissions": str(world.bot_permissions(channel)),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": FILE_LIMIT,
        "context": 0 if guild else 1,
        "authorizing_integration_owners": {"0": guild.id if guild else "0"},
    }
    if guild is None:
        return payload | {"user": person.user}
    member = guild.member(person.user) | {"permissions": str(rights)}
    brief = {"id": guild.id, "locale": guild.locale, "features": guild.payload["features"]}
    return payload | {"guild_id": guild.id, "guild_locale": guild.locale, "guild": brief, "member": member}


def _fail(context: Context, interaction: Interaction) -> None:
    """Note that nobody took it."""
    if interaction.answer is None and not interaction.is_expired:
        if interaction.alarm:
            interaction.alarm.cancel()
        _miss(context, interaction)


def _miss(context: Context, interaction: Interaction) -> None:
    """Note that the deadline passed."""
    interaction.is_expired = True
    interaction.answered.set()
    interaction.settled.set()
    news = {
        "kind": "failed",
        "interaction": interaction.id,
        "channel": interaction.channel_id,
        "message": interaction.source_id,
        "custom_id": interaction.payload["data"].get("custom_id"),
        "text": FAILED[Interact(interaction.type)],
    }
    context.feeds.tell_person(interaction.person_id, news)


def answerable(context: Context, interaction_id: str, token: str) -> Interaction:
    """Return the interaction, when it still waits for its first answer; else 10062 or 40060."""
    interaction = context.world.interactions.by_id(interaction_id)
    if interaction is None or interaction.token != token or interaction.is_expired:
        raise unknown_interaction()
    if interaction.answer is not None:
        raise already_acknowledged()
    return interaction


def place(context: Context, interaction: Interaction) -> Channel:
    """Return the channel where it happened; 10003 when that was deleted since."""
    channel = context.world.channels.get(interaction.channel_id)
    if channel is None:
        raise unknown_channel()
    return channel


def acknowledge(interaction: Interaction, kind: int, data: Json) -> None:
    """Note the first answer."""
    interaction.answer = kind
    interaction.answer_data = data
    if interaction.alarm:
        interaction.alarm.cancel()
    interaction.answered.set()
    if kind not in (Callback.DEFERRED_MESSAGE, Callback.DEFERRED_UPDATE):
        interaction.settled.set()


def with_token(context: Context, application_id: str, token: str) -> Interaction:
    """Return the interaction that a webhook address stands for; 10015 or 50027 when it is none or too old."""
    interaction = context.world.interactions.by_token(token)
    if application_id != context.world.bot_id or interaction is None:
        raise unknown_webhook()
    if interaction.is_expired or context.clock.now() - interaction.created > TOKEN_LIFE:
        raise expired_token()
    if interaction.answer is None:
        raise unknown_webhook()
    return interaction


def metadata(context: Context, interaction: Interaction) -> Json:
    """Return what a message says of the interaction that it answers."""
    found: Json = {
        "id": interaction.id,
        "type": interaction.type,
        "user": context.world.user(interaction.person_id),
        "authorizing_integration_owners": interaction.payload["authorizing_integration_owners"],
    }
    if interaction.type == Interact.COMPONENT:
        found["interacted_message_id"] = interaction.source_id
    if interaction.type == Interact.MODAL:
        found["triggering_interaction_metadata"] = interaction.trigger
    return found
