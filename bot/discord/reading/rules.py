"""Looking rules up: found by words or id, private unless asked otherwise, and shown to all by a button."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord

from bot.discord.answering.request import Request
from bot.discord.messages import controls, items, names
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.items import Row
from bot.discord.messages.message import TEXT_LENGTH, Message
from bot.discord.playing import panels
from bot.discord.reading import browsing, parts, rulebooks
from bot.games.rulebooks import first_sentence
from bot.games.typed import now as typed_now
from bot.games.typed_commands import Suggestion
from bot.games.widgets import CHOICES, Panel, fitting
from bot.hosting.table import Refused
from bot.locale.language_names import called
from engine.contract import AnyGame
from engine.rulebook import Entry, Rulebook
from engine.rulebook.search import find_answer, search
from render.words import Words

SHOWN = 5
"""Entries that a search gives: the best in full, the others as buttons."""
FIELD = "words"
"""The form's field."""
CHOICE = 3
"""Entries to choose from where it is not clear which is meant."""
TYPED = 100
"""Characters of a search that count."""


async def look(
    request: Request, words: str | None = None, game: str | None = None, named: Mapping[str, str] | None = None
) -> None:
    """Look words up, or a component that is named ("card": "kea"); without either, tell what can be done now."""
    if named:
        option, typed = next(iter(named.items()))
        await parts.show(request, option, typed[:TYPED], game)
    elif words is not None and words.strip():
        await _look(request, words, game)
    else:
        await overview(request, game)


async def _look(request: Request, words: str, game: str | None = None) -> None:
    """Answer with the entry that fits best and with buttons to the next ones; with a choice where that is not clear."""
    rules = await rulebooks.game_meant(request, game)
    rulebook, lacking = await rulebooks.book_for(request, rules, words[:TYPED])
    found = await asyncio.to_thread(find_answer, rulebook, words[:TYPED], SHOWN)  # the first one reads the whole book
    if lacking is None and not (found.matches and found.sure):
        lacking = request.unspoken_language  # a few foreign words look like names, or like good English
    note = "" if lacking is None else _language_note(request.words, rules.name, rulebook, lacking)
    if not found.matches:
        nothing = request.words("rules-nothing", words=names.safe_text(words, TYPED))
        await request.reply.send_private(Message(note or nothing))
        return
    entries = [match.entry for match in found.matches]
    if found.sure:
        message = browsing.entry(request.words, rules.name, rulebook, entries[0], entries[1:])
        if now := await _refused_now(request, rules, entries[0]):
            message = replace(message, text=items.clip(f"{now}\n{message.text}", TEXT_LENGTH))
        message = await _pictured(request, rules, entries[0], message)
    else:
        message = _choice(request.words, rules.name, entries[:CHOICE])
    await request.reply.send(replace(message, text=f"{note}\n{message.text}" if note else message.text))


def _language_note(words: Words, game: str, rulebook: Rulebook, language: str) -> str:
    """Return that the book is not there in the language in which was asked."""
    asked, known = (called(each, words.language) for each in (language, rulebook.language))
    facts = {"asked": asked, "known": known, "game": words(f"{game}-name")}
    return words("rules-other-language", **facts)


def _choice(words: Words, game: str, entries: list[Entry]) -> Message:
    lines = [words("rules-choice", id=each.id, title=each.title, text=first_sentence(each)) for each in entries]
    return Message("\n".join([words("rules-unclear"), *lines]), ([browsing.goes_to(game, each) for each in entries],))


async def overview(request: Request, game: str | None = None) -> None:
    """Tell what the reader can do now, and why not the rest; then what can be looked up, and the chapters."""
    rules = await rulebooks.game_meant(request, game)
    rulebook = await rulebooks.book(request, rules)
    await request.reply.send(await _overview(request, rules, rulebook, rulebook.entries[0]))


async def chapters(request: Request) -> None:
    """Show the same in the message that was pressed, with the chapters around the entry of the press."""
    game, rulebook, entry, _ = await rulebooks.pressed(request)
    await request.reply.update(await _overview(request, game, rulebook, entry))


async def chapter(request: Request) -> None:
    """Show the page of a chapter on which the entry of the press stands."""
    game, rulebook, entry, _ = await rulebooks.pressed(request)
    await request.reply.update(browsing.chapter(request.words, game.name, rulebook, entry))


async def _overview(request: Request, game: AnyGame, rulebook: Rulebook, entry: Entry) -> Message:
    words, presenter = request.words, request.services.presenters[game.name]
    minute = [controls.overview(words, game.name, presenter.overview)] if presenter.overview else []
    rows: list[Row] = [
        *browsing.chapters(words, game.name, rulebook, entry),
        [*minute, controls.signs(words, game.name)],
    ]
    told = words("rules-overview", game=words(f"{game.name}-name"))
    turn = await parts.turn_here(request, game)
    if turn is None:
        return Message(told, tuple(rows))
    pages = presenter.pages(turn.view, request.names(turn.table), words, turn.seat)
    now = items.clip("\n".join(typed_now.lines(turn, pages)), TEXT_LENGTH - len(told) - 2)
    why = panels.rows(turn, Panel(now, tuple(typed_now.rules(turn, pages))))
    return Message(f"{now}\n\n{told}", (*why[: items.ROWS - len(rows)], *rows))


async def _pictured(request: Request, game: AnyGame, entry: Entry, message: Message) -> Message:
    """Return a message with the small picture of the component that its entry is about, where there is one."""
    drawn = await parts.picture_of(request, game, entry)
    return message if drawn is None else replace(message, files=(drawn,))


async def _refused_now(request: Request, game: AnyGame, entry: Entry) -> str:
    """Return which ways of the reader this rule does not allow now; "" where there are none."""
    turn = await parts.turn_here(request, game)
    if turn is None:
        return ""
    pages = request.services.presenters[game.name].pages(turn.view, request.names(turn.table), request.words, turn.seat)
    root = turn.tree
    told = [
        request.words("rules-now-refused", what=pages.label(root, each), why=pages.why_not(each.refused))
        for each in root.options()
        if each.refused is not None and each.refused.rule_id == entry.id
    ]
    return "\n".join(told)


async def ask(request: Request) -> None:
    """Open the form in which a question is typed."""
    if request.interaction.type is discord.InteractionType.modal_submit:
        raise Refused("unknown-press")  # forged: a form cannot be answered by a form
    form = discord.ui.Modal(title=request.words("rules-form"), timeout=None, custom_id=str(_form_id(request)))
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=FIELD, min_length=1, max_length=TYPED)
    form.add_item(discord.ui.Label(text=request.words("rules-form-field"), component=field))
    await request.reply.ask(form)


def _form_id(request: Request) -> CustomId:
    return CustomId(Verb.RULE_ASKED, request.pressed.table if request.pressed else 0)


async def look_up(request: Request) -> None:
    """Answer the form."""
    await look(request, request.typed.get(FIELD, ""))


async def suggest(request: Request, typed: str, game: str | None) -> list[Suggestion]:
    """Offer entries for what is typed so far."""
    rulebook = await rulebooks.book(request, await rulebooks.game_meant(request, game))
    return await asyncio.to_thread(suggestions, rulebook, typed[:TYPED])


def suggestions(rulebook: Rulebook, typed: str) -> list[Suggestion]:
    """Return at most 25 entries for what is typed; before anything is typed, the first entry of each chapter."""
    if typed.strip():
        found = [match.entry for match in search(rulebook, typed, CHOICES)]
    else:
        found = list({entry.chapter: entry for entry in reversed(rulebook.entries)}.values())[::-1][:CHOICES]
    return [Suggestion(fitting(f"{entry.id} · {entry.title}"), entry.id) for entry in found]


async def show(request: Request) -> None:
    """Show the rule of a press privately ("Why?", related rules, the next one, one that was picked)."""
    game, rulebook, entry, on = await rulebooks.pressed(request)
    message = await _pictured(request, game, entry, browsing.entry(request.words, game.name, rulebook, entry))
    await (request.reply.update(message) if on else request.reply.send(message))


async def share(request: Request) -> None:
    """Show the rule of a button to everybody."""
    _, rulebook, entry, _ = await rulebooks.pressed(request)
    name = names.safe(request.person.name)
    text = request.words("rules-shared", name=name, rule=browsing.full_text(request.words, rulebook, entry))
    await request.reply.send(Message(items.clip(text, TEXT_LENGTH)))


async def about(request: Request, game: str | None) -> None:
    """Tell what this edition is, and which of its numbers are reconstructed."""
    rules = await rulebooks.game_meant(request, game)
    rulebook, sources = await rulebooks.book(request, rules), await rulebooks.provenance(request, rules)
    lines = [
        request.words("rules-about", game=request.words(f"{rules.name}-name"), entries=len(rulebook.entries)),
        *(request.words("rules-mark", mark=mark, count=count) for mark, count in sources.counts.items() if count),
        *_sections(request.words, rules.name, sources),
        request.words("rules-chapters", chapters=request.words.listed(list(rulebook.chapters))),
    ]
    rows = browsing.chapters(request.words, rules.name, rulebook, rulebook.entries[0])
    await request.reply.send(Message("\n".join(lines), rows))


def _sections(words: Words, game: str, sources: Any) -> list[str]:
    """Tell for each section of the components how many of its numbers are not the printed ones, and why not."""
    has_names = words.has(f"{game}-section")
    return [
        words(
            "rules-section",
            section=words(f"{game}-section", section=group.section) if has_names else group.section,
            mark=mark,
            count=len(group.values),
            of=group.section_size,
        )
        for mark in ("reported", "reconstructed", "assumed", "own")
        for group in sources.groups.get(mark, ())
    ]
