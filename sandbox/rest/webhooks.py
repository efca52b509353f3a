"""What follows the first answer: its message read, edited or deleted, and further messages."""

from sandbox import lifecycle, publish, threads
from sandbox.context import Context
from sandbox.errors import unknown_message
from sandbox.model.interactions import Interaction
from sandbox.model.messages import Message
from sandbox.rest.call import Call, Reply, Routes
from sandbox.rest.compose import compose, revise
from sandbox.rest.interactions import answer_message, refer_to

routes = Routes()
HOOK = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = HOOK + "/messages/@original"
ONE = HOOK + "/messages/{message_id}"


def _interaction(context: Context, call: Call) -> Interaction:
    interaction = lifecycle.with_token(context, call.params["webhook_id"], call.params["webhook_token"])
    if call.method != "GET":
        threads.check_bot_may_answer(context, lifecycle.place(context, interaction))
    return interaction


def _message(context: Context, call: Call) -> tuple[Interaction, Message]:
    interaction = _interaction(context, call)
    message_id = call.params.get("message_id") or interaction.original_id or ""
    message = context.world.messages.get(message_id)
    if message is None or (message.token != interaction.token and message.id != interaction.original_id):
        raise unknown_message()
    return interaction, message


@routes("POST", HOOK)
def follow_up(context: Context, call: Call) -> Reply:
    """Send a further message; fills the first answer if that is still owed."""
    interaction = _interaction(context, call)
    original = context.world.messages.get(interaction.original_id or "")
    if original is not None and original.token == interaction.token and original.is_loading:
        # Documented, if deprecated: the first follow-up after a deferral fills the deferred message.
        return _edit(context, call, interaction, original)
    message = answer_message(context, interaction, int(call.data.get("flags") or 0))
    message.payload["type"] = 0
    if original is not None and original.only_for is None:
        refer_to(message, interaction, original.id)
    compose(context, call, call.data, message)
    interaction.followup_ids.append(message.id)
    threads.wake_for(context, message)
    publish.created(context, message)
    interaction.settled.set()
    return 200, message.payload


@routes("GET", ORIGINAL, ONE)
def read(context: Context, call: Call) -> Reply:
    """Return a message of this interaction."""
    return 200, _message(context, call)[1].payload


@routes("PATCH", ORIGINAL, ONE)
def edit(context: Context, call: Call) -> Reply:
    """Change a message of this interaction."""
    return _edit(context, call, *_message(context, call))


def _edit(context: Context, call: Call, interaction: Interaction, message: Message) -> Reply:
    revise(context, call, call.data, message)
    publish.changed(context, message)
    interaction.settled.set()
    return 200, message.payload


@routes("DELETE", ORIGINAL, ONE)
def delete(context: Context, call: Call) -> Reply:
    """Delete a message of this interaction."""
    interaction, message = _message(context, call)
    publish.deleted(context, message)
    interaction.settled.set()
    return 204, None
