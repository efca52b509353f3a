"""The life of an interaction: sent to the bot, answered once within the deadline, its token good for 15 minutes."""

from sandbox.errors import already_acknowledged, expired_token, unknown_interaction, unknown_webhook
from sandbox.hub import Hub
from sandbox.model.channels import Channel
from sandbox.model.flags import EVERYTHING, FILE_LIMIT, Callback, Interact
from sandbox.model.interactions import DEADLINE, TOKEN_LIFE, Interaction
from sandbox.model.messages import Message
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
    hub: Hub, kind: Interact, person: Person, channel: Channel, data: Json, *, source: Message | None = None
) -> Interaction:
    """Send a new interaction to the bot and start its deadline."""
    payload = _payload(hub, kind, person, channel, data)
    if source is not None:
        payload["message"] = source.payload
    interaction = Interaction(payload, person.id, hub.clock.now(), source_id=source.id if source else None)
    interaction.alarm = hub.clock.call_in(DEADLINE, lambda: _miss(hub, interaction))
    hub.world.interactions.add(interaction)
    hub.gateway.dispatch("INTERACTION_CREATE", payload, channel.guild_id)
    return interaction


def _payload(hub: Hub, kind: Interact, person: Person, channel: Channel, data: Json) -> Json:
    world = hub.world
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
        "channel": channel.payload | {"permissions": str(rights)},
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
    brief = {"id": guild.id, "locale": guild.locale, "features": []}
    return payload | {"guild_id": guild.id, "guild_locale": guild.locale, "guild": brief, "member": member}


def _miss(hub: Hub, interaction: Interaction) -> None:
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
    hub.feeds.tell_person(interaction.person_id, news)


def answerable(hub: Hub, interaction_id: str, token: str) -> Interaction:
    """Give the interaction, when it still waits for its first answer; else 10062 or 40060."""
    interaction = hub.world.interactions.by_id(interaction_id)
    if interaction is None or interaction.token != token or interaction.is_expired:
        raise unknown_interaction()
    if interaction.answer is not None:
        raise already_acknowledged()
    return interaction


def acknowledge(interaction: Interaction, kind: int, data: Json) -> None:
    """Note the first answer."""
    interaction.answer = kind
    interaction.answer_data = data
    if interaction.alarm:
        interaction.alarm.cancel()
    interaction.answered.set()
    if kind not in (Callback.DEFERRED_MESSAGE, Callback.DEFERRED_UPDATE):
        interaction.settled.set()


def with_token(hub: Hub, application_id: str, token: str) -> Interaction:
    """Give the interaction that a webhook address stands for; 10015 or 50027 when it is none or too old."""
    interaction = hub.world.interactions.by_token(token)
    if application_id != hub.world.bot_id or interaction is None:
        raise unknown_webhook()
    if interaction.is_expired or hub.clock.now() - interaction.created > TOKEN_LIFE:
        raise expired_token()
    if interaction.answer is None:
        raise unknown_webhook()
    return interaction


def metadata(hub: Hub, interaction: Interaction) -> Json:
    """Give what a message says of the interaction that it answers."""
    found: Json = {
        "id": interaction.id,
        "type": interaction.type,
        "user": hub.world.user(interaction.person_id),
        "authorizing_integration_owners": interaction.payload["authorizing_integration_owners"],
    }
    if interaction.type == Interact.COMPONENT:
        found["interacted_message_id"] = interaction.source_id
    if interaction.type == Interact.MODAL:
        found["triggering_interaction_metadata"] = interaction.trigger
    return found
