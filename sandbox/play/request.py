"""Reading what the page and the driver ask, with clear refusals."""

import json
from typing import Any

from aiohttp import web

from sandbox.context import Context
from sandbox.model.channels import Channel
from sandbox.model.people import Person
from sandbox.payload import Json, dumps
from sandbox.refusal import UnknownError, WrongRequestError


def answer(value: object, status: int = 200) -> web.Response:
    """Return a JSON answer."""
    return web.Response(text=dumps(value), status=status, content_type="application/json")


async def read_json(request: web.Request) -> Json:
    """Read the body, which must be a JSON object."""
    return parse(await request.read() or b"{}")


def parse(body: object) -> Json:
    """Return what a body or a frame says, which must be a JSON object. WrongRequestError."""
    try:
        said = json.loads(body) if isinstance(body, str | bytes) else None
    except ValueError:
        raise WrongRequestError("The body is not JSON.") from None
    if not isinstance(said, dict):
        raise WrongRequestError("The body must be a JSON object.")
    return said


def need(body: Json, key: str) -> Any:
    """Return a member that must be there."""
    if key not in body:
        raise WrongRequestError(f"{key!r} is missing.")
    return body[key]


def who_and_where(context: Context, body: Json) -> tuple[Person, Channel]:
    """Return the person `as` and the channel that she must see."""
    person = context.world.find_person(str(need(body, "as")))
    channel = context.world.find_place(str(need(body, "channel")), person)
    if not context.world.sees(person, channel):
        raise UnknownError("{person} does not see that channel.", person=person.name)
    return person, channel
