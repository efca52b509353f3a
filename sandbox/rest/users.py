"""The bot itself, users, and where the gateway is."""

from typing import Any

from pydantic import TypeAdapter

from sandbox.context import Context
from sandbox.endpoint import EndpointError
from sandbox.errors import Problem, cannot_message_user, invalid_form, invalid_recipient, unknown_user
from sandbox.limits.shape import Shape, Snowflake
from sandbox.model.guilds import Guild, partial_guild
from sandbox.model.objects import application
from sandbox.rest.call import Call, Reply, Routes

routes = Routes()

MOST_GUILDS = 200
"""How many servers are listed at once."""


class DirectBody(Shape):
    """With whom direct messages are opened."""

    recipient_id: Snowflake


class ApplicationBody(Shape):
    """What an application changes of itself, of which the stand-in knows one thing."""

    interactions_endpoint_url: str | None = None


DIRECT: TypeAdapter[Any] = TypeAdapter(DirectBody)
APPLICATION: TypeAdapter[Any] = TypeAdapter(ApplicationBody)
ENDPOINT = "interactions_endpoint_url"


@routes("GET", "/gateway")
def gateway(context: Context, _call: Call) -> Reply:
    """Tell where the gateway is."""
    return 200, {"url": context.world.base.replace("http", "ws", 1) + "/gateway"}


@routes("GET", "/gateway/bot")
def gateway_bot(context: Context, call: Call) -> Reply:
    """Tell where the gateway is and how many shards it wants."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
    return 200, gateway(context, call)[1] | {"shards": 1, "session_start_limit": limit}


@routes("GET", "/users/@me")
def me(context: Context, _call: Call) -> Reply:
    """Return the bot's own user."""
    own = {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None, "premium_type": 0}
    return 200, context.world.bot | own


@routes("GET", "/users/@me/guilds")
def own_guilds(context: Context, call: Call) -> Reply:
    """List the servers that the bot is in, by their ids: the first behind one, or the last before one."""
    limit = int(call.query.get("limit", MOST_GUILDS))
    if not 1 <= limit <= MOST_GUILDS:
        raise invalid_form([Problem(("limit",), "NUMBER_TYPE_MAX", f"int value should be from 1 to {MOST_GUILDS}.")])
    before, after = int(call.query.get("before") or 2**63), int(call.query.get("after") or 0)
    mine = sorted((each for each in context.world.guilds.values() if context.world.bot_is_member(each)), key=_number)
    fitting = [each for each in mine if after < _number(each) < before]
    page = fitting[-limit:] if "before" in call.query else fitting[:limit]
    counted = call.query.get("with_counts", "false") in {"1", "true"}
    return 200, [partial_guild(each, counted=counted) for each in page]


def _number(guild: Guild) -> int:
    return int(guild.id)


@routes("GET", "/users/{user_id}")
def user(context: Context, call: Call) -> Reply:
    """Return a user."""
    found = context.world.user(call.params["user_id"])
    if found is None:
        raise unknown_user()
    return 200, found


@routes("GET", "/applications/@me", "/oauth2/applications/@me")
def own_application(context: Context, _call: Call) -> Reply:
    """Return the bot's own application."""
    return 200, application(context.world, context.endpoint.verify_key, context.endpoint.url)


@routes("PATCH", "/applications/@me")
async def edit_application(context: Context, call: Call) -> Reply:
    """Change where interactions are posted; an address that does not answer as it must is refused."""
    changes = call.shaped(APPLICATION, call.data)
    if ENDPOINT in changes:
        try:
            await context.endpoint.choose(changes[ENDPOINT] or None)
        except EndpointError as error:
            code = "APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID"
            raise invalid_form([Problem((ENDPOINT,), code, str(error))]) from error
        context.tell_presence()
    return own_application(context, call)


@routes("POST", "/users/@me/channels")
def open_dm(context: Context, call: Call) -> Reply:
    """Return the direct messages with a person. That they are closed shows only when something is said there."""
    recipient = str(call.shaped(DIRECT, call.data)["recipient_id"])
    if recipient == context.world.bot_id:
        raise cannot_message_user()
    person = context.world.people.get(recipient)
    if person is None:
        raise invalid_recipient()
    return 200, context.world.dm(person).payload
