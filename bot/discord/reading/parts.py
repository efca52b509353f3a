"""A component looked up: its picture, its rules, what it would do for the reader now; and the signs on pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple

from bot.discord.answering.request import Request
from bot.discord.messages import controls, items, names
from bot.discord.messages.items import PressButton
from bot.discord.messages.message import TEXT_LENGTH, Attachment, Message
from bot.discord.reading import rulebooks
from bot.drawing.contract import Job
from bot.games.pages.naming import likely
from bot.games.pages.pages import Pages
from bot.games.rulebooks import first_paragraph
from bot.games.samples import sample
from bot.games.typed import here
from bot.games.typed_commands import Suggestion
from bot.games.widgets import CHOICES, fitting
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Refused, Status
from engine.choices import Thing
from engine.contract import AnyGame
from engine.rulebook import Entry, Rulebook
from engine.rulebook.search import mentioning, titled
from engine.spelling import spellings, unaccented

OPTIONS = ("card", "tile", "territory")
"""The options of `/rules look` that name a component."""
PICTURED = ("card", "tile")
"""Those whose picture stands beside the entry that is called as they are."""
_RULES = 4
"""Rules of a component that have a button; all of them are named."""
_NAMED = 12


class Seen(NamedTuple):
    """What somebody who looks something up sees of a game: of the table here, else of a game that nobody plays."""

    view: Any
    pages: Pages[Any]
    turn: Turn | None
    """What the reader is asked now."""
    played: bool
    """Whether it is a game of people; else what lies where is an example."""


async def seen(request: Request, game: AnyGame) -> Seen:
    """Return what the reader sees of a game here."""
    presenter, table = request.services.presenters[game.name], await request.host.tables.at(request.place)
    if table is None or table.game != game.name or table.status is Status.LOBBY:
        components = await request.host.tables.components(game.name, request.place)
        match = await asyncio.to_thread(sample, game, components)
        view = game.view(match.position, None)
        return Seen(view, presenter.pages(view, {}, request.words), None, played=False)
    turn = await turn_here(request, game)
    sight = await request.host.looking.sight(None if request.reply.public else request.person.id, table.id)
    pages = presenter.pages(sight.view, request.names(table), request.words, sight.seat)
    return Seen(sight.view, pages, turn, played=True)


async def turn_here(request: Request, game: AnyGame) -> Turn | None:
    """Return what the reader is asked now in a game at the table here; None where nothing is.

    None, too, where everybody will read the answer: what somebody can do tells what that person holds.
    """
    table = await request.host.tables.at(request.place)
    if table is None or table.game != game.name or request.reply.public:
        return None
    try:
        turn = await request.host.playing.turn(request.fresh_press(), table.id)
    except Refused:
        return None
    return None if turn.answered else turn


async def show(request: Request, option: str, typed: str, game: str | None) -> None:
    """Show the component that is named."""
    rules = await rulebooks.game_meant(request, game)
    here_seen = await seen(request, rules)
    thing = _meant(request, rules, here_seen, option, typed)
    rulebook = await rulebooks.book(request, rules)
    name = here_seen.pages.noun(thing)
    called = (
        [] if option == "territory" else _titles(here_seen, thing)
    )  # codes of places are no names: A1 is a card, too
    own = [entry for each in called for entry in titled(rulebook, each)]
    general = request.services.presenters[rules.name].part_rules.get(option, ())
    entries = _rules_of(rulebook, own, general, called)
    about = [first_paragraph(entry) for entry in own[:1]] + _described(request, rules, here_seen, option, thing)
    text = "\n".join([request.words("rules-part", name=name), *about, *_told(request, entries, here_seen, thing)])
    buttons = [_goes_to(rules.name, each) for each in entries[:_RULES]]
    rows = (*([buttons] if buttons else []), [controls.signs(request.words, rules.name)])
    drawn = await _drawn(request, rules, _job(request, rules, here_seen, option, thing))
    await request.reply.send(Message(items.clip(text, TEXT_LENGTH), rows, (drawn,) if drawn else ()))


def _told(request: Request, entries: list[Entry], its: Seen, thing: Thing) -> list[str]:
    words = request.words
    named = [words("rules-part-one", id=each.id, title=each.title) for each in entries[:_NAMED]]
    told = [words("rules-part-rules", rules=words.listed(named))] if named else []
    return [*told, *(["", *here.lines(its.turn, its.pages, thing)] if its.turn is not None else [])]


def _described(request: Request, game: AnyGame, its: Seen, option: str, thing: Thing) -> list[str]:
    """Return what a component bears, or what lies there now; of no game that is played nothing that would differ."""
    if not its.played and option != "card":
        return []
    told = request.services.painter(game.name).part_text(its.view, request.words, (thing.kind, str(thing.name)))
    return [told] if told else []


async def picture_of(request: Request, game: AnyGame, entry: Entry) -> Attachment | None:
    """Return the small picture of the component that an entry is about, by its title; None where it is about none."""
    if not request.services.presenters[game.name].part_rules:
        return None
    its = await seen(request, game)
    title = entry.title.casefold()
    for option in PICTURED:
        for thing in _things(request, game, its, option).values():
            if its.pages.noun(thing).casefold() == title:
                return await _drawn(request, game, _job(request, game, its, option, thing))
    return None


def _titles(its: Seen, thing: Thing) -> list[str]:
    """Return the names under which the rulebook may speak of a component: without what stands in brackets or behind."""
    return [name.partition(" (")[0].partition(" · ")[0] for name in its.pages.called(thing)]


def _rules_of(rulebook: Rulebook, own: list[Entry], general: Iterable[str], called: list[str]) -> list[Entry]:
    """Return the rules of a component: its own, those of its kind, and others that speak of it."""
    of_kind = [entry for each in general if (entry := rulebook.find(each))]
    others = [entry for name in called if not name.isdecimal() for entry in mentioning(rulebook, name)]
    return list({entry.id: entry for entry in (*own, *of_kind, *others)}.values())


def _meant(request: Request, game: AnyGame, its: Seen, option: str, typed: str) -> Thing:
    things = _things(request, game, its, option)
    found = [things[typed]] if typed in things else [things[key] for key in likely(typed, _spellings(its, things))[:1]]
    if not found:
        called = request.words(f"{game.name}-name")
        raise Refused("no-part", typed=names.safe_text(typed), game=called)
    return found[0]


def _things(request: Request, game: AnyGame, its: Seen, option: str) -> dict[str, Thing]:
    listed = request.services.presenters[game.name].parts(option, its.view)
    return {str(thing.name): thing for thing in listed}


def _spellings(its: Seen, things: Mapping[str, Thing]) -> dict[str, str]:
    return {
        unaccented(spelt.casefold()): key
        for key, thing in things.items()
        for name in (*its.pages.called(thing), key)
        for spelt in spellings(name)
    }


async def suggest(request: Request, option: str, typed: str, game: str | None) -> list[Suggestion]:
    """Offer the components that begin, or are called, as typed."""
    rules = await rulebooks.game_meant(request, game)
    its = await seen(request, rules)
    things = _things(request, rules, its, option)
    keys = likely(typed, _spellings(its, things))[:CHOICES]
    return [Suggestion(fitting(its.pages.noun(things[key])), key) for key in keys]


def _job(request: Request, game: AnyGame, its: Seen, option: str, thing: Thing) -> Job:
    """Return what draws a component: a place as it is now, anything else by itself."""
    painter, words = request.services.painter(game.name), request.words
    if option == "territory":
        place = request.services.presenters[game.name].place(thing, its.view)
        return partial(painter.close_up, its.view, words, around=place)
    return partial(painter.part, its.view, words, (thing.kind, str(thing.name)), its.pages.noun(thing))


async def _drawn(request: Request, game: AnyGame, job: Job) -> Attachment | None:
    try:
        return await request.services.render_pool.draw(("part", request.interaction.id), f"{game.name}-part", job)
    except LookupError:
        return None  # of this one there is no picture


def _goes_to(game: str, entry: Entry) -> PressButton:
    return PressButton(f"{entry.id} · {entry.title}", controls.rule_id(game, entry.id))


async def legend(request: Request) -> None:
    """Show what the signs on a game's pictures mean."""
    game = request.services.games.get(request.path)
    if game is None:
        raise Refused("unknown-press")
    its = await seen(request, game)
    job = partial(request.services.painter(game.name).legend, its.view, request.words)
    try:
        drawn = await request.services.render_pool.draw(("legend", request.interaction.id), f"{game.name}-signs", job)
    except LookupError:
        drawn = None
    if drawn is None:
        await request.say("rules-no-legend", game=request.words(f"{game.name}-name"))
        return
    await request.reply.send(Message(request.words("rules-legend"), files=(drawn,)))
