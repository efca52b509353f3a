"""The bot itself, users, and where the gateway is."""

from sandbox.context import Context
from sandbox.errors import Problem, cannot_message_user, invalid_form, unknown_user
from sandbox.model.objects import application
from sandbox.rest.call import Call, Reply, Routes

routes = Routes()


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
    return 200, application(context.world)


@routes("POST", "/users/@me/channels")
def open_dm(context: Context, call: Call) -> Reply:
    """Open direct messages with a person."""
    if "recipient_id" not in call.data:
        raise invalid_form([Problem(("recipient_id",), "BASE_TYPE_REQUIRED", "This field is required")])
    person = context.world.people.get(str(call.data["recipient_id"]))
    if person is None:
        raise cannot_message_user()
    is_new = person.dm_id is None
    channel = context.world.dm(person)
    if is_new:
        context.feeds.tell_person(person.id, {"kind": "channels"})
    return 200, channel.payload
