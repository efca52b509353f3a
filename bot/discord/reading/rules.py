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
from bot.discord.reading import parts, rulebooks
from bot.games.rulebooks import first_sentence, led_to
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
    note = "" if lacking is None else _language_note(request.words, rules.name, rulebook, lacking)
    if not found.matches:
        nothing = request.words("rules-nothing", words=names.safe_text(words, TYPED))
        await request.reply.send_private(Message(note or nothing))
        return
    entries = [match.entry for match in found.matches]
    if found.sure:
        message = _message(request, rules.name, rulebook, entries[0], entries[1:])
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
    return Message("\n".join([words("rules-unclear"), *lines]), ([_goes_to(game, each) for each in entries],))


async def overview(request: Request, game: str | None = None) -> None:
    """Tell what the reader can do now, and why not the rest; where nothing is asked, what can be looked up."""
    rules = await rulebooks.game_meant(request, game)
    rulebook = await rulebooks.book(request, rules)
    words, presenter = request.words, request.services.presenters[rules.name]
    minute = [controls.overview(words, rules.name, presenter.overview)] if presenter.overview else []
    last: Row = [*minute, controls.signs(request.words, rules.name)]
    turn = await parts.turn_here(request, rules)
    told = words("rules-overview", game=words(f"{rules.name}-name"), chapters=words.listed(list(rulebook.chapters)))
    if turn is None:
        await request.reply.send(Message(items.clip(told, TEXT_LENGTH), (last,)))
        return
    pages = presenter.pages(turn.view, request.names(turn.table), words, turn.seat)
    now = "\n".join(typed_now.lines(turn, pages))
    rows = panels.rows(turn, Panel(now, tuple(typed_now.rules(turn, pages))))
    await request.reply.send(Message(items.clip(f"{now}\n\n{told}", TEXT_LENGTH), (*rows[: items.ROWS - 1], last)))


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
    """Show the rule of a button privately ("Why?", related rules)."""
    game, rulebook, entry = await _of_path(request)
    told = _message(request, game, rulebook, entry, [])
    message = await _pictured(request, request.services.games[game], entry, told)
    await (request.reply.update(message) if request.path.endswith(_ON) else request.reply.send(message))


async def share(request: Request) -> None:
    """Show the rule of a button to everybody."""
    _, rulebook, entry = await _of_path(request)
    name = names.safe(request.person.name)
    text = request.words("rules-shared", name=name, rule=_full_text(request.words, rulebook, entry))
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
    await request.reply.send(Message("\n".join(lines)))


def text_of(words: Words, entry: Entry) -> str:
    """Return an entry as a chat message: id and title, text, examples, related rules."""
    parts = [words("rules-title", id=entry.id, title=entry.title), words.commands(entry.text)]
    parts += [words("rules-example", example=example) for example in entry.examples]
    return items.clip("\n".join(parts), TEXT_LENGTH)


def _full_text(words: Words, rulebook: Rulebook, entry: Entry) -> str:
    """Return an entry and, where it only leads on to a rule, that rule as well."""
    rule = led_to(rulebook, entry)
    shown = text_of(words, entry)
    both = f"{shown}\n{text_of(words, rule)}" if rule else shown
    return both if len(both) <= TEXT_LENGTH else shown


_ON = "+"
"""At the end of a path: the press goes on from one shown rule to another, in the same private message."""


def _message(request: Request, game: str, rulebook: Rulebook, entry: Entry, others: list[Entry]) -> Message:
    words = request.words
    shown = controls.button(words, Verb.SHARE_RULE, path=f"{game}.{entry.id}")
    related = [*others, *(found for each in entry.see if (found := rulebook.find(each)))]
    unique = list({each.id: each for each in related if each.id != entry.id}.values())
    rows: list[Row] = [
        [_goes_to(game, each) for each in unique[: items.BUTTONS_A_ROW]],
        [shown, controls.signs(request.words, game)],
    ]
    return Message(_full_text(words, rulebook, entry), tuple(row for row in rows if row))


def _goes_to(game: str, entry: Entry) -> items.PressButton:
    carried = controls.rule_id(game, f"{entry.id}{_ON}")
    return items.PressButton(f"{entry.id} · {entry.title}", carried)


async def _of_path(request: Request) -> tuple[str, Rulebook, Entry]:
    game, _, entry_id = request.path.partition(".")
    if game in request.services.games:
        rulebook = await rulebooks.book(request, request.services.games[game])
        if entry := rulebook.find(entry_id.rstrip(_ON)):
            return game, rulebook, entry
    raise Refused("no-such-rule", rule=names.safe_text(entry_id))


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
