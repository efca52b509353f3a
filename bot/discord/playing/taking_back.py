"""Going back with the consent of the others: offering it, choosing how far, and the preview of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from bot.discord.answering.request import Request
from bot.discord.messages import controls, items, names
from bot.discord.messages.custom_id import CustomId, Verb, number_in
from bot.discord.messages.items import PressSelect, Row
from bot.discord.messages.message import TEXT_LENGTH, Attachment, Message
from bot.discord.messages.newest import newest
from bot.discord.posting import prompts
from bot.games import happenings
from bot.games.contract import AnyPresenter
from bot.games.happenings import Part
from bot.games.widgets import parted
from bot.hosting.agreements.kind import Outcome, others
from bot.hosting.agreements.taking_back import WayBack
from bot.hosting.host import LogEntry
from bot.hosting.playing.turn import Sight
from bot.hosting.table import Refused, Status, Table
from bot.locale.words import Wording
from engine.contract import AnyGame, Seat

BY_CONSENT = frozenset({"undo-other-acted", "undo-revealed", "undo-former"})
"""Refusals of an undo that the others can agree to all the same."""
LINES, LONGEST = 12, 900
"""How many sentences of what is taken back are told, the newest, and how many characters they have."""


async def offer(request: Request, refusal: Refused, told: str | None = None) -> None:
    """Say why the own last action is not taken back at once, and offer to ask the others, or to choose how far."""
    table = await request.table()
    why = told or request.words(f"refused-{refusal.reason}", seats=_listed(request, table, refusal))
    entries = await _entries(request)
    seat = table.seat_of(request.person.id)
    own = next((each.seq for each in entries if each.seat == seat), None)
    asks = bool(others(table, seat))
    label = None if asks else "button-take-back"
    ask = [[controls.button(request.words, Verb.GO_BACK, table.id, path=str(own), label=label)]] if own else []
    rows: list[Row] = [*ask, *await _select(request, entries)]
    await request.reply.send(Message(f"{why}\n{request.words('undo-ask' if asks else 'undo-ask-alone')}", tuple(rows)))


async def show_list(request: Request) -> None:
    """Offer the last entries of the log to choose how far to go back."""
    table = await request.table()
    if table.status is Status.LOBBY:
        raise Refused("still-lobby")
    if table.seat_of(request.person.id) is None:
        raise Refused("not-seated")
    entries = await _entries(request)
    if not entries:
        raise Refused("undo-nothing-yet")
    await request.reply.send(Message(request.words("undo-how-far"), tuple(await _select(request, entries))))


async def look(request: Request) -> None:
    """Show what going back takes back, and how the table would stand."""
    table = await request.table()
    back = await request.host.agreements.way_back(request.press(), table.id, _first(request))
    words, presenter = request.words, request.services.presenters[table.game]
    parts = happenings.parts(back.table, back.happened)
    lines = [
        words("undo-takes-back", count=len(back.happened)),
        *lines_of(presenter, back.game, parts, back.now, words),
    ]
    if back.known:
        lines.append(words("undo-known"))
    lines += ["", *asked_then(presenter, Sight(table, back.game, back.seat, back.view, back.decisions), words)]
    label = "button-take-back" if back.at_once else None
    button = controls.button(words, Verb.GO_BACK, table.id, path=str(back.first), label=label)
    drawn = await _picture(request, back)
    text = items.clip("\n".join(lines), TEXT_LENGTH)
    await request.reply.update(Message(text, ([button],), drawn))


async def go(request: Request) -> None:
    """Go back, or ask the others."""
    table = await request.table()
    decided = await request.host.agreements.go_back(request.press(), table.id, _first(request))
    done = decided.outcome is Outcome.AGREED or decided.proposal is None
    await request.reply.update(Message(request.words("turn-undone" if done else "undo-asked")))


def lines_of(presenter: AnyPresenter, game: AnyGame, parts: Iterable[Part], view: object, words: Wording) -> list[str]:
    """Tell what is taken back, a line for each sentence, the newest; how many more there are stands first."""
    told: list[str] = []
    for each in parts:
        told += presenter.narrate(each.events, view, names.names(each.table, game, words), words)
    kept = newest(told, LONGEST)[-LINES:]
    more = [words("undo-more", count=len(told) - len(kept))] if len(told) > len(kept) else []
    return [*more, *(f"> {line}" for line in kept)]


def asked_then(presenter: AnyPresenter, sight: Sight, words: Wording) -> list[str]:
    """Tell what is asked then, without pings."""
    return [words("undo-asked-then"), *(f"> {line}" for line in prompts.tell(presenter, sight, words))]


async def _picture(request: Request, back: WayBack) -> tuple[Attachment, ...]:
    """Draw the board as it would be; nothing where that fails."""
    painter, named = request.services.painter(back.game.name), request.plain_names(back.table)
    job = partial(painter.board, back.view, request.words, before=None, caption="", names=named)
    name = f"back-{back.table.id}-{back.first}"
    drawn = await request.services.render_pool.draw(("look", request.interaction.id), name, job)
    return () if drawn is None else (drawn,)


async def _entries(request: Request) -> Sequence[LogEntry]:
    """Return the entries that can be gone back over, the newest first: all but the start."""
    entries = await request.host.looking.log(request.person.id, (await request.table()).id)
    return entries[:0:-1]


async def _select(request: Request, entries: Sequence[LogEntry]) -> list[Row]:
    """Return the list to choose from, as one select; nothing where nothing can be taken back."""
    if not entries:
        return []
    table = await request.table()
    view = (await request.host.looking.sight(request.person.id, await request.loaded())).view
    presenter = request.services.presenters[table.game]
    options = []
    for count, entry in enumerate(entries[: items.OPTIONS], start=1):
        told = presenter.narrate(entry.events, view, request.plain_names(table.at(entry.seq)), request.words)
        label, rest = parted(names.unescaped(told[0] if told else entry.notation).replace("*", ""))
        below = " · ".join(filter(None, (request.words("undo-actions", count=count), rest)))
        options.append(items.option(label, str(entry.seq), below))
    return [PressSelect(request.words("undo-choose"), CustomId(Verb.LOOK_BACK, table.id), options)]


def _listed(request: Request, table: Table, refusal: Refused) -> str:
    """Return who acted since, as a refusal tells it."""
    seats: Sequence[Seat] = refusal.facts.get("seats", ())  # type: ignore[assignment]
    return request.words.listed([request.names(table)[seat] for seat in seats])


def _first(request: Request) -> int:
    """Return the seq of the entry that is meant. Refused: undo-done, for a forged one."""
    said = request.chosen[0] if request.chosen else request.path
    seq = number_in(said)
    if seq is None:
        raise Refused("undo-done")
    return seq
