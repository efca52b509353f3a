"""Pages of settings (`/me`, `/server`, a table's clock): one private message that shows what holds, and changes it.

A page keeps nothing: its buttons, selects and forms carry `<page>.<what>.<more>`, and each press reads anew what holds.
What a page is made of is plain data; `bot.discord.settings.me`, `servers` and `clocks` make it and answer its presses.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeAlias

import discord

from bot.discord.answering.request import Request
from bot.discord.messages import items
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.items import PressButton, PressSelect, Row
from bot.discord.messages.message import Attachment, Message
from bot.discord.playing import forms, panels
from bot.games.widgets import Choice, Form, Style
from bot.hosting.table import Refused

TYPE = "type"
"""The value of a select's choice that opens the form of the same name."""


@dataclass(frozen=True, slots=True)
class Pick:
    """A select for `what`."""

    what: str
    placeholder: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class PickChannels:
    """A select of the server's channels for `what`, several or none."""

    what: str
    placeholder: str
    chosen: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Act:
    """A button for `what`; `form`: it opens the form of that name."""

    what: str
    label: str
    form: bool = False
    style: Style = Style.SECONDARY


Control: TypeAlias = Pick | PickChannels | Sequence[Act]
"""A row: a select, or up to five buttons."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page: its text, its rows, and perhaps files."""

    text: str
    rows: Sequence[Control] = ()
    files: tuple[Attachment, ...] = ()
    table: int = 0
    """The table that it is about; 0: none."""


Answer: TypeAlias = Callable[[Request, Sequence[str], Sequence[str]], Awaitable[Sheet]]
"""Answers a press on `what`, with the rest of its path and what was picked or typed, by the page that follows."""

FormMaker: TypeAlias = Callable[[Request], Awaitable[Form]]


class Page(Protocol):
    """A page of settings with all that can be pressed on it."""

    name: str
    """What stands first in its paths."""
    answers: Mapping[str, Answer]
    """What a press on each thing does."""
    forms: Mapping[str, FormMaker]
    """The form of each thing that is typed; `answers` has what comes of it."""


async def show(request: Request, page: Page, what: str, given: Sequence[str] = ()) -> None:
    """Answer by what a press on `what` would lead to, as a command does."""
    sheet = await page.answers[what](request, (), given)
    await request.reply.update(_message(page, sheet))


async def send(request: Request, page: Page, sheet: Sheet) -> None:
    """Answer by a page."""
    await request.reply.update(_message(page, sheet))


class Pages:
    """All pages; answers whatever is pressed on one of them."""

    def __init__(self, *pages: Page) -> None:
        self._pages = {page.name: page for page in pages}

    async def press(self, request: Request) -> None:
        """Answer a button or a select."""
        page, what, more = self._meant(request)
        if request.chosen == [TYPE] and what in page.forms:
            await self.open_form(request)
            return
        sheet = await page.answers[what](request, more, request.chosen)
        await request.reply.update(_message(page, sheet))

    async def open_form(self, request: Request) -> None:
        """Open the form of a setting."""
        page, what, _ = self._meant(request)
        table = request.pressed.table if request.pressed else 0
        if request.interaction.type is discord.InteractionType.modal_submit or what not in page.forms:
            raise Refused("unknown-press")  # forged: a form cannot be answered by a form
        carried = CustomId(Verb.SETTING_TYPED, table, path=request.path)
        await request.reply.ask(forms.modal(await page.forms[what](request), carried))

    async def typed(self, request: Request) -> None:
        """Answer a form."""
        page, what, more = self._meant(request)
        if what not in page.forms:
            raise Refused("unknown-press")
        fields = (await page.forms[what](request)).fields
        given = [request.typed.get(str(number), "")[: field.longest] for number, field in enumerate(fields)]
        sheet = await page.answers[what](request, more, given)
        await request.reply.update(_message(page, sheet))

    def _meant(self, request: Request) -> tuple[Page, str, Sequence[str]]:
        name, *rest = request.path.split(".")
        page = self._pages.get(name)
        if page is None or not rest or rest[0] not in page.answers:
            raise Refused("unknown-press")
        return page, rest[0], rest[1:]


def _message(page: Page, sheet: Sheet) -> Message:
    carried = CustomId(Verb.SETTING, sheet.table, path=page.name)
    return Message(sheet.text, tuple(_row(carried, each) for each in sheet.rows), sheet.files)


def _row(page: CustomId, control: Control) -> Row:
    """Return a row; `page` is what everything on it carries, to which each adds what it is for."""
    match control:
        case Pick():
            options = [panels.option(choice) for choice in control.choices]
            return PressSelect(control.placeholder, _for(page, control.what), options)
        case PickChannels():
            return items.PressChannels(control.placeholder, _for(page, control.what), control.chosen)
        case _:
            return [_button(page, each) for each in control]


def _button(page: CustomId, act: Act) -> PressButton:
    carried = replace(_for(page, act.what), verb=Verb.SETTING_FORM if act.form else Verb.SETTING)
    return PressButton(act.label, carried, panels.STYLES[act.style])


def _for(page: CustomId, what: str) -> CustomId:
    return replace(page, path=f"{page.path}.{what}")
