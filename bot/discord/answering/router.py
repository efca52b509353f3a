"""From an interaction to its answer: every request goes through `serve`, every component through `press`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

import discord
import structlog

from bot.discord.answering import errors, suspended
from bot.discord.answering.reply import Reply
from bot.discord.answering.request import Request, Services
from bot.discord.leagues import handlers as leagues
from bot.discord.looking import films, log_pages, lookback, looking, my_tables, replaying, since
from bot.discord.messages.custom_id import Verb
from bot.discord.playing import forms, lookups, orders, playing, preparing, suggesting, taking_back
from bot.discord.reading import first_steps, lessons, parts, rules, screens
from bot.discord.settings import reminding
from bot.discord.settings.pages import PAGES
from bot.discord.statistics import showing
from bot.discord.tables import agreements, inviting, levels, lobby, notes, seating
from bot.hosting.table import Refused
from bot.measuring import Part, measured
from engine.contract import Illegal

log = structlog.get_logger(__name__)

T = TypeVar("T")
Handler: TypeAlias = Callable[[Request], Awaitable[None]]

HANDLERS: Mapping[Verb, Handler] = MappingProxyType(
    {
        Verb.JOIN: lobby.join,
        Verb.LEAVE: lobby.leave,
        Verb.ADD_AUTOMA: levels.add,
        Verb.REMOVE_AUTOMA: lobby.remove_automa,
        Verb.START: lobby.start,
        Verb.END: lobby.ask_end,
        Verb.END_SURELY: lobby.end,
        Verb.KEEP: lobby.keep,
        Verb.THREAD: lobby.open_thread,
        Verb.DECLINE: inviting.decline,
        Verb.UNKEEP: inviting.keep_no_more,
        Verb.WAIT: lobby.wait_longer,
        Verb.REMATCH: inviting.rematch,
        Verb.LEAVE_AS: seating.leave_as,
        Verb.BACK: seating.take_back,
        Verb.HOLD_VACANT: seating.hold_vacant,
        Verb.OFFER_BACK: seating.withdraw_offer,
        Verb.RESIGN: seating.resign,
        Verb.KICK_SURELY: seating.kick_surely,
        Verb.SUBSTITUTE: seating.call_substitute,
        Verb.TURN: playing.open_panel,
        Verb.GO: playing.move_in_panel,
        Verb.DO: playing.confirm,
        Verb.FORM: forms.show,
        Verb.FILLED: forms.fill_in,
        Verb.PREPARE: playing.move_in_panel,
        Verb.PREPARE_FORM: forms.show,
        Verb.PREPARE_FILLED: forms.fill_in,
        Verb.PREPARED: preparing.prepare,
        Verb.PREPARED_ANYWAY: preparing.prepare,
        Verb.SUGGEST: suggesting.suggest,
        Verb.LOOK: lookups.press,
        Verb.REMIND: reminding.remind_again,
        Verb.UNDO: playing.undo,
        Verb.BONUSES: playing.take_bonuses,
        Verb.PROPOSE: agreements.propose_named,
        Verb.AGREE: agreements.agree,
        Verb.REFUSE: agreements.refuse,
        Verb.WITHDRAW: agreements.withdraw,
        Verb.LOOK_BACK: taking_back.look,
        Verb.GO_BACK: taking_back.go,
        Verb.HAND: looking.hand,
        Verb.BOARD: looking.board,
        Verb.SCORE: looking.score,
        Verb.LOG: log_pages.show,
        Verb.REPLAY: replaying.show,
        Verb.FILM: films.ask,
        Verb.MISSED: films.missed,
        Verb.HOW: lookback.show,
        Verb.RULE: rules.show,
        Verb.CHAPTERS: rules.chapters,
        Verb.CHAPTER: rules.chapter,
        Verb.SHARE_RULE: rules.share,
        Verb.ASK_RULE: rules.ask,
        Verb.RULE_ASKED: rules.look_up,
        Verb.HELP: first_steps.show,
        Verb.LEARN: lessons.open_named,
        Verb.LESSON_GO: lessons.press,
        Verb.LESSON_DO: lessons.press,
        Verb.LESSON_FORM: lessons.open_form,
        Verb.LESSON_TYPED: lessons.press,
        Verb.LESSON_NEXT: lessons.next_step,
        Verb.OPEN: lobby.open_named,
        Verb.LEGEND: parts.legend,
        Verb.SCREEN: screens.press,
        Verb.SETTING: PAGES.press,
        Verb.SETTING_FORM: PAGES.open_form,
        Verb.SETTING_TYPED: PAGES.typed,
        Verb.TABLES: my_tables.show,
        Verb.STATS: showing.show,
        Verb.SHARE_STATS: showing.share,
        Verb.SINCE: since.show,
        Verb.ORDERS: orders.press,
        Verb.NOTE: notes.ask,
        Verb.NOTED: notes.keep,
        Verb.LEAGUE_JOIN: leagues.join,
        Verb.LEAGUE_LEAVE: leagues.leave,
        Verb.LEAGUE_START: leagues.start,
        Verb.LEAGUE_END: leagues.ask_end,
        Verb.LEAGUE_ENDED: leagues.end,
    }
)
PUBLIC = frozenset({Verb.SHARE_RULE, Verb.SHARE_STATS})
"""Verbs whose answer everybody sees."""


async def serve(
    services: Services, interaction: discord.Interaction[Any], handler: Handler, *, public: bool = False
) -> None:
    """Answer an interaction by `handler`; whatever goes wrong is explained to whoever asked. Never raises."""
    reply = Reply(interaction, public=public)
    request = Request(services, interaction, reply)
    reply.notice = partial(suspended.notice, request)
    with measured(Part.PRESS, kind=_kind(request)) as took:
        async with reply:
            took.outcome = await _answer(request, handler)
            await suspended.try_again(request)
    log.debug("press_answered", kind=took.labels["kind"], outcome=took.outcome, seconds=round(took.seconds, 4))


async def _answer(request: Request, handler: Handler) -> str:
    """Answer a request, and return what came of it."""
    try:
        with request.services.in_flight.enter():
            await request.recognise()
            await handler(request)
    except Exception as error:
        await errors.explain(request, error)
        return "refused" if isinstance(error, Refused | Illegal) else "failed"
    return "done"


def _kind(request: Request) -> str:
    """Return what was pressed or typed: a verb, or a command."""
    if request.pressed is not None:
        return request.pressed.verb.name.lower()
    command = request.interaction.command
    return "unknown" if command is None else f"/{command.qualified_name}"


async def offer(
    services: Services,
    interaction: discord.Interaction[Any],
    find: Callable[[Request], Awaitable[list[T]]],
    refused: Callable[[str], T] | None = None,
) -> list[T]:
    """Return what `find` offers while somebody types an option; nothing where that cannot be told. Never raises.

    `refused` makes an offer of why nothing can be chosen, where that is refused.
    """
    request = Request(services, interaction, Reply(interaction))
    try:
        with services.in_flight.enter():
            await request.recognise()
            return await _found(request, find, refused)
    except Refused:
        return []
    except Exception as error:
        errors.note_unoffered(request, error)
        return []


async def _found(
    request: Request, find: Callable[[Request], Awaitable[list[T]]], refused: Callable[[str], T] | None
) -> list[T]:
    try:
        return await find(request)
    except Refused as refusal:
        return [] if refused is None else [refused(await errors.sentence_of(request, refusal))]


async def press(services: Services, interaction: discord.Interaction[Any]) -> None:
    """Answer a button, a select or a modal."""
    carried = Request(services, interaction, Reply(interaction)).pressed
    if carried is None:
        await serve(services, interaction, _unknown)
    elif carried.outdated:
        await serve(services, interaction, playing.show_present)
    else:
        await serve(services, interaction, HANDLERS[carried.verb], public=carried.verb in PUBLIC)


async def _unknown(request: Request) -> None:
    raise Refused("unknown-press")
