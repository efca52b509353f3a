"""What follows the first answer: its message read, edited or deleted, and further messages."""

from sandbox import lifecycle, publish
from sandbox.errors import unknown_message
from sandbox.hub import Hub
from sandbox.model.interactions import Interaction
from sandbox.model.messages import Message
from sandbox.rest.call import Call, Reply, Routes
from sandbox.rest.compose import compose, revise
from sandbox.rest.interactions import answer_message, refer_to

routes = Routes()
HOOK = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = HOOK + "/messages/@original"
ONE = HOOK + "/messages/{message_id}"


def _interaction(hub: Hub, call: Call) -> Interaction:
    return lifecycle.with_token(hub, call.params["webhook_id"], call.params["webhook_token"])


def _message(hub: Hub, call: Call) -> tuple[Interaction, Message]:
    interaction = _interaction(hub, call)
    message_id = call.params.get("message_id") or interaction.original_id or ""
    message = hub.world.messages.get(message_id)
    if message is None or (message.token != interaction.token and message.id != interaction.original_id):
        raise unknown_message()
    return interaction, message


@routes("POST", HOOK)
def follow_up(hub: Hub, call: Call) -> Reply:
    """Send a further message; fills the first answer if that is still owed."""
    interaction = _interaction(hub, call)
    original = hub.world.messages.get(interaction.original_id or "")
    if original is not None and original.token == interaction.token and original.is_loading:
        # Documented, if deprecated: the first follow-up after a deferral fills the deferred message.
        return _edit(hub, call, interaction, original)
    message = answer_message(hub, interaction, int(call.data.get("flags") or 0))
    message.payload["type"] = 0
    if original is not None and original.only_for is None:
        refer_to(message, interaction, original.id)
    compose(hub, call, call.data, message)
    interaction.followup_ids.append(message.id)
    publish.created(hub, message)
    interaction.settled.set()
    return 200, message.payload


@routes("GET", ORIGINAL, ONE)
def read(hub: Hub, call: Call) -> Reply:
    """Give a message of this interaction."""
    return 200, _message(hub, call)[1].payload


@routes("PATCH", ORIGINAL, ONE)
def edit(hub: Hub, call: Call) -> Reply:
    """Change a message of this interaction."""
    return _edit(hub, call, *_message(hub, call))


def _edit(hub: Hub, call: Call, interaction: Interaction, message: Message) -> Reply:
    revise(hub, call, call.data, message)
    publish.changed(hub, message)
    interaction.settled.set()
    return 200, message.payload


@routes("DELETE", ORIGINAL, ONE)
def delete(hub: Hub, call: Call) -> Reply:
    """Delete a message of this interaction."""
    interaction, message = _message(hub, call)
    publish.deleted(hub, message)
    interaction.settled.set()
    return 204, None
