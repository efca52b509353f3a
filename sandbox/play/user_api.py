"""HTTP requests by which people act: commands, presses, forms, messages. Each returns what the bot did."""

import asyncio
import contextlib

from aiohttp import web

from sandbox import lifecycle, publish, threads
from sandbox.context import Context
from sandbox.lifecycle import metadata
from sandbox.model.flags import WITHOUT_MESSAGES, Callback, Interact
from sandbox.model.interactions import Interaction
from sandbox.model.messages import Message
from sandbox.payload import Json
from sandbox.play.form import Form
from sandbox.play.press import pressed, visible_message
from sandbox.play.request import answer, need, read_json, who_and_where
from sandbox.play.slash import Line
from sandbox.refusal import RefusedError, UnknownError, WrongRequestError
from sandbox.rest.compose import blank

PATIENCE = 10.0
"""Seconds to wait for what follows a deferral."""
MOST_SAID = 2000
"""Characters of a message of a person."""
UNTIL = ("sent", "answered", "settled")


class UserApi:
    """Handlers of the requests by which people act."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def routes(self) -> list[web.RouteDef]:
        """Return the routes for the application."""
        return [
            web.post("/sandbox/command", self.command),
            web.post("/sandbox/suggestions", self.suggestions),
            web.post("/sandbox/press", self.press),
            web.post("/sandbox/submit", self.submit),
            web.post("/sandbox/say", self.say),
            web.post("/sandbox/forge", self.forge),
            web.get("/sandbox/interactions/{id}", self.outcome),
        ]

    async def command(self, request: web.Request) -> web.Response:
        """{as, channel, name: "table new", options: {name: value}}: a slash command."""
        body = await read_json(request)
        person, channel = who_and_where(self._context, body)
        data = Line(self._context, person, channel, need(body, "name")).give(body.get("options") or {})
        return await self._report(lifecycle.begin(self._context, Interact.COMMAND, person, channel, data), body)

    async def suggestions(self, request: web.Request) -> web.Response:
        """{as, channel, name, option, typed, given: {...}}: what is offered while an option is typed."""
        body = await read_json(request)
        person, channel = who_and_where(self._context, body)
        option = need(body, "option")
        values = (body.get("given") or {}) | {option: body.get("typed") or ""}
        data = Line(self._context, person, channel, need(body, "name")).give(values, focused=option)
        return await self._report(lifecycle.begin(self._context, Interact.AUTOCOMPLETE, person, channel, data), body)

    async def press(self, request: web.Request) -> web.Response:
        """{as, message, custom_id, values?}: a button, or a select with its values."""
        body = await read_json(request)
        person = self._context.world.find_person(need(body, "as"))
        message, channel = visible_message(self._context, person, str(need(body, "message")))
        data = pressed(self._context, message, need(body, "custom_id"), body.get("values"))
        begun = lifecycle.begin(self._context, Interact.COMPONENT, person, channel, data, source=message)
        return await self._report(begun, body)

    async def submit(self, request: web.Request) -> web.Response:
        """{as, interaction, values: {custom_id or label: value}}: the form that answered an interaction."""
        body = await read_json(request)
        person = self._context.world.find_person(need(body, "as"))
        asked = self._context.world.interactions.by_id(str(need(body, "interaction")))
        if asked is None or asked.answer != Callback.MODAL or asked.person_id != person.id:
            raise UnknownError("{person} was not asked to fill in such a form.", person=person.name)
        channel = self._context.world.channels[asked.channel_id]
        data = Form(self._context, channel, asked.answer_data, body.get("values") or {}).data()
        source = self._context.world.messages.get(asked.source_id or "")
        begun = lifecycle.begin(self._context, Interact.MODAL, person, channel, data, source=source)
        begun.trigger = metadata(self._context, asked)
        return await self._report(begun, body)

    async def forge(self, request: web.Request) -> web.Response:
        """{as, channel, type, data, message?}: an interaction that no client would send, for hard tests."""
        body = await read_json(request)
        person, channel = who_and_where(self._context, body)
        source = self._context.world.messages.get(str(body.get("message")))
        kind = Interact(need(body, "type"))
        begun = lifecycle.begin(self._context, kind, person, channel, need(body, "data"), source=source)
        return await self._report(begun, body)

    async def say(self, request: web.Request) -> web.Response:
        """{as, channel, text}: an ordinary message of a person."""
        body = await read_json(request)
        person, channel = who_and_where(self._context, body)
        text = str(need(body, "text"))
        if not 1 <= len(text) <= MOST_SAID:
            raise RefusedError("A message has between {least} and {most} characters.", least=1, most=MOST_SAID)
        if channel.type in WITHOUT_MESSAGES or not threads.may_write(self._context, channel, person):
            raise RefusedError("Nobody can write there, or only moderators.")
        message = Message(blank(self._context, channel, person.user) | {"content": text})
        message.payload["mentions"] = mentioned(self._context, text)
        threads.wake_for(self._context, message)
        publish.created(self._context, message)
        return answer({"message": message.payload})

    async def outcome(self, request: web.Request) -> web.Response:
        """Tell what became of an interaction until now; `?until=settled` waits."""
        interaction = self._context.world.interactions.by_id(request.match_info["id"])
        if interaction is None:
            raise LookupError("There is no such interaction.")
        return await self._report(interaction, {"until": "sent", **request.query})

    async def _report(self, interaction: Interaction, body: Json) -> web.Response:
        """Wait as long as the request wants and tell what happened."""
        until = body.get("until", "settled")
        if until not in UNTIL:
            raise WrongRequestError(f"until is one of {', '.join(UNTIL)}.")
        if until != "sent":
            await interaction.answered.wait()
        if until == "settled":
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(interaction.settled.wait(), float(body.get("patience", PATIENCE)))
        return answer(report(self._context, interaction))


def mentioned(context: Context, text: str) -> list[Json]:
    """Users that a person's message mentions."""
    users = [*(each.user for each in context.world.people.values()), context.world.bot] if "<@" in text else []
    return [each for each in users if f"<@{each['id']}>" in text]


def report(context: Context, interaction: Interaction) -> Json:
    """Return what became of an interaction.

    `callback`: type of the first answer (None: none yet, or `failed` when the deadline passed); `message`: what
    @original is now; `followups`; `modal` and `choices` where the answer was one.
    """
    messages = context.world.messages
    original = messages.get(interaction.original_id or "")
    followups = [messages[each].payload for each in interaction.followup_ids if each in messages]
    said: Json = {
        "interaction": interaction.id,
        "callback": interaction.answer,
        "failed": interaction.failed,
        "settled": interaction.settled.is_set(),
        "message": original.payload if original else None,
        "followups": followups,
    }
    if interaction.answer == Callback.MODAL:
        said["modal"] = interaction.answer_data
    if interaction.answer == Callback.AUTOCOMPLETE:
        said["choices"] = interaction.answer_data["choices"]
    return said
