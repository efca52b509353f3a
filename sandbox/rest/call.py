"""One REST request after parsing, and the table that handlers are entered in."""

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from aiohttp import BodyPartReader, web
from pydantic import TypeAdapter

from sandbox.context import Context
from sandbox.errors import DiscordError, Problem, invalid_form, too_large
from sandbox.limits.shape import check
from sandbox.model.files import Upload
from sandbox.model.flags import FILE_LIMIT
from sandbox.payload import Json

TYPES_BY_ENDING = {"png": "image/png", "jpg": "image/jpeg", "gif": "image/gif", "webp": "image/webp"}
UNSAID = "application/octet-stream"
PART = re.compile(r"files\[(\d+)\]")
REQUEST_LIMIT = 25 * 1024 * 1024
"""Bytes of a whole request."""
HARMLESS = re.compile(r"(^|\.)(tts|nsfw|flags)$")
"""Members that discord.py always sends and Discord ignores."""


@dataclass(slots=True)
class Call:
    """A request: which route, with what."""

    method: str
    template: str
    path: str
    params: Mapping[str, str]
    query: Mapping[str, str] = field(default_factory=dict)
    body: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)
    """Paths of body members that nobody knows, found by `shaped`."""

    @property
    def data(self) -> Json:
        """The body as an object; empty when there was none."""
        return self.body if isinstance(self.body, dict) else {}

    def shaped(self, model: TypeAdapter[Any], value: Any, at: tuple[str | int, ...] = ()) -> Any:
        """Return `value` (found at path `at` of the body) back when it has the shape of the model, else refuse."""
        problems, unknown = check(model, value)
        prefix = "".join(f"{step}." for step in at)
        self.unknown += [prefix + each for each in unknown if not HARMLESS.search(each)]
        if problems:
            raise invalid_form(Problem((*at, *each.path), each.code, each.message) for each in problems)
        return value


Reply = tuple[int, Any]
Handler = Callable[[Context, Call], Reply | Awaitable[Reply]]
Entered = TypeVar("Entered", bound=Handler)


class Routes:
    """Handlers by method and path template; one table for each module of handlers."""

    def __init__(self) -> None:
        self.handlers: list[tuple[str, str, Handler]] = []

    def __call__(self, method: str, *templates: str) -> Callable[[Entered], Entered]:
        """Enters a handler for one or several templates."""

        def enter(handler: Entered) -> Entered:
            self.handlers += [(method, template, handler) for template in templates]
            return handler

        return enter


async def read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """Read the JSON body and the uploaded files of a request; of one that was cut short nothing is kept."""
    if not request.body_exists:
        return None, {}
    if (request.content_length or 0) > REQUEST_LIMIT:
        raise too_large()
    try:
        return await _read_whole(request)
    except (ConnectionError, ValueError) as error:  # aiohttp's, for an upload whose sender went away or that has no end
        raise DiscordError(400, 0, "400: Bad Request") from error


async def _read_whole(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    if request.content_type == "application/json":
        return _json(await request.read()), {}
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    message = f"Expected content type application/json or multipart/form-data, got {request.content_type}."
    raise invalid_form([Problem((), "CONTENT_TYPE_INVALID", message)])


def _json(raw: bytes) -> Any:
    try:
        return json.loads(raw) if raw else None
    except ValueError:
        raise DiscordError(400, 50109, "The request body contains invalid JSON.") from None


async def _read_parts(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    body: Any = {}
    uploads: dict[int, Upload] = {}
    reader = await request.multipart()
    while isinstance(part := await reader.next(), BodyPartReader):
        content = bytes(await part.read())
        name = part.name or ""
        numbered = PART.fullmatch(name)
        if name == "payload_json":
            body = _json(content)
        elif numbered:
            uploads[int(numbered[1])] = _upload(part, content)
            if len(content) > FILE_LIMIT:
                raise too_large()
        else:
            raise invalid_form([Problem((name,), "PART_UNKNOWN", "This part is not known.")])
    return body, uploads


def _upload(part: BodyPartReader, content: bytes) -> Upload:
    name = part.filename or "unknown"
    said = part.headers.get("Content-Type", UNSAID)
    guessed = TYPES_BY_ENDING.get(name.rpartition(".")[2].lower(), UNSAID)
    return Upload(name, content, guessed if said == UNSAID else said)
