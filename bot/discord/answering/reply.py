"""The answer to one interaction: within three seconds, once, and never twice by accident.

Discord forgets an interaction that has no answer after three seconds. So a watch runs beside whoever makes the answer
and defers ("is thinking") in time; the answer then takes the place of that. Whoever makes the answer need not care.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from types import TracebackType
from typing import Any, Self, TypeAlias

import discord
import structlog

from bot.discord.messages import items
from bot.discord.messages.message import TEXT_LENGTH, Attachment, Message
from bot.hosting.table import Refused

PATIENCE = 1.5
"""Seconds without an answer after which it is deferred; Discord's limit is 3."""

log = structlog.get_logger(__name__)

Edit: TypeAlias = Callable[..., Awaitable[Any]]
Look: TypeAlias = Callable[[], Awaitable[discord.Message]]


class Reply:
    """Answers one interaction. Private unless `public`; use as `async with`."""

    def __init__(self, interaction: discord.Interaction[Any], *, public: bool = False) -> None:
        self._interaction = interaction
        self._public = public
        self._lock = asyncio.Lock()
        self._watch: asyncio.TimerHandle | asyncio.Task[None] | None = None
        """What waits until it is time to defer; from then on, what defers."""
        self._place_held = False
        """Whether a deferral stands where the first message belongs."""
        self._edit: Edit | None = None
        self._look: Look | None = None
        """Reads the message that was answered last, as it is now; None: the first answer."""
        self._rows: Sequence[items.Row] = ()
        """What that message was given."""
        self.message: Message | None = None
        """What was answered last."""
        self.notice: Callable[[], str] = lambda: ""
        """Makes what stands under every private answer; "" for nothing."""

    async def __aenter__(self) -> Self:
        self._watch = asyncio.get_running_loop().call_later(PATIENCE, self._begin_to_defer)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop_watch()

    async def send(self, message: Message) -> None:
        """Answer with a new message (several when it is long)."""
        self._stop_watch()
        async with self._lock:
            *earlier, last = message.parts()
            for part in [*earlier, *([last] if self._public else self._noted(last))]:
                await self._send_part(part)
            self.message = message

    async def send_private(self, message: Message) -> None:
        """Answer as `send`, but privately also where the answer was to be public: refusals are nobody else's matter."""
        self._stop_watch()
        async with self._lock:
            if self._public and self._place_held:
                self._place_held = False
                await self._interaction.delete_original_response()
            self._public = False
        await self.send(message)

    async def update(self, message: Message, *, keep_files: bool = False) -> None:
        """Answer by changing the private message that was pressed; where there is none, as `send`.

        `keep_files` leaves its picture where it is.
        """
        if not self.pressed_private:
            await self.send(message)
            return
        self._stop_watch()
        async with self._lock:
            *earlier, last = message.parts()
            last, *after = self._noted(last)
            change = _content(last) | ({} if keep_files else {"attachments": [each.file() for each in last.files]})
            if self._interaction.response.is_done():
                await self._interaction.edit_original_response(**change)
            else:
                await self._interaction.response.edit_message(**change)
            self._edit, self._rows = self._interaction.edit_original_response, last.rows
            self.message = Message(last.text, last.rows)
            for part in [*earlier, *after]:
                await self._interaction.followup.send(**_content(part), ephemeral=True)

    async def attach(self, files: Sequence[Attachment], *, look: bool = False) -> None:
        """Put pictures on the message that was answered last, which stands already.

        `look` first whether it still does: where several processes answer, another one may have changed it meanwhile,
        for a later press.
        """
        if self._edit is None or (look and not await self._stands()):
            return
        try:
            await self._edit(attachments=[each.file() for each in files])
        except discord.HTTPException as fault:  # the answer itself stands; its reader may have dismissed it
            log.warning("picture_not_attached", code=fault.code)

    async def _stands(self) -> bool:
        """Return whether the message that was answered last has the buttons that it was given; also if unknown."""
        try:
            shown = await (self._look or self._interaction.original_response)()
        except discord.HTTPException as fault:
            log.warning("answer_not_read", code=fault.code)
            return True
        given = [getattr(each, "custom_id", None) or "" for each in items.view(self._rows).children]
        return items.custom_ids(shown) == given

    async def replace(self, message: Message) -> None:
        """Answer by changing the public message that was pressed."""
        self._stop_watch()
        async with self._lock:
            content = _content(message)
            if self._interaction.response.is_done():
                await self._interaction.edit_original_response(**content)
            else:
                await self._interaction.response.edit_message(**content)
            self.message = message

    async def ask(self, form: discord.ui.Modal) -> None:
        """Answer with a form. Discord takes one as the first answer only, so nothing slow may come before it."""
        self._stop_watch()
        async with self._lock:
            if self._interaction.response.is_done():
                raise Refused("form-late")
            form.stop()  # so the library keeps nothing of it; what is filled in comes back by its custom id
            await self._interaction.response.send_modal(form)

    async def acknowledge(self) -> None:
        """Answer a press by nothing but what it brings about: a post tells it."""
        self._stop_watch()
        async with self._lock:
            if not self._interaction.response.is_done():
                await self._interaction.response.defer()

    def leave(self) -> None:
        """Answer nothing: another process was given the same interaction, and answers it."""
        self._stop_watch()

    @property
    def public(self) -> bool:
        """Whether everybody will read the answer."""
        return self._public

    @property
    def pressed_public(self) -> bool:
        """Whether a component of a message that all see was pressed."""
        return self._interaction.message is not None and not self.pressed_private

    @property
    def pressed_private(self) -> bool:
        """Whether a component of a private message was pressed."""
        pressed = self._interaction.message
        return pressed is not None and pressed.flags.ephemeral

    def _noted(self, last: Message) -> list[Message]:
        """Return the last part of an answer with the notice under it, or behind it where there is no room."""
        notice = self.notice()
        if not notice:
            return [last]
        text = f"{last.text}\n\n{notice}"
        return [replace(last, text=text)] if len(text) <= TEXT_LENGTH else [last, Message(notice)]

    async def _send_part(self, part: Message) -> None:
        content = _content(part)
        files = [each.file() for each in part.files]
        self._rows = part.rows
        if not self._interaction.response.is_done():
            await self._interaction.response.send_message(**_new(content), files=files, ephemeral=not self._public)
            self._edit = self._interaction.edit_original_response
        elif self._place_held:
            self._place_held = False
            await self._interaction.edit_original_response(**content, attachments=files)
            self._edit = self._interaction.edit_original_response
        else:
            sent = await self._interaction.followup.send(
                **_new(content), files=files, ephemeral=not self._public, wait=True
            )
            self._edit = sent.edit
            self._look = partial(self._interaction.followup.fetch_message, sent.id)

    def _begin_to_defer(self) -> None:  # a task only now: nearly every press is answered in time
        self._watch = asyncio.create_task(self._defer(), name="defer-in-time")

    async def _defer(self) -> None:
        async with self._lock:
            response = self._interaction.response
            if response.is_done() or self._interaction.type is discord.InteractionType.autocomplete:
                return
            try:
                if self._interaction.type is discord.InteractionType.component or self.pressed_private:
                    await response.defer()
                else:
                    self._place_held = True
                    await response.defer(ephemeral=not self._public, thinking=True)
            except discord.HTTPException:
                return  # whoever answers meets the same fault, and handles it

    def _stop_watch(self) -> None:
        # A deferral under way is let finish: cancelling it would leave open whether Discord has it.
        if self._watch is not None and not self._lock.locked():
            self._watch.cancel()
            self._watch = None  # it knows where it was broken off, so this, too: kept, both were garbage for minutes


def _content(message: Message) -> dict[str, Any]:
    return {"content": message.text, "view": items.view(message.rows), "allowed_mentions": message.mentions()}


def _new(content: dict[str, Any]) -> dict[str, Any]:
    """Leave out an empty view, which only an edit needs (to take buttons off)."""
    return content if content["view"].children else {key: each for key, each in content.items() if key != "view"}
