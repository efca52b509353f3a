"""The clock of a table: told, chosen in the lobby on a page of settings, and proposed while a game runs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

from bot.discord.answering.request import Request
from bot.discord.playing import suggesting
from bot.discord.settings import settings_page
from bot.discord.settings.settings_page import TYPE, Answer, Control, Pick, Sheet
from bot.discord.tables import levels
from bot.games.widgets import Choice, Field, Form
from bot.hosting.agreements.kind import Outcome, others
from bot.hosting.clocks.settings import AfterTimeOut, ClockSettings
from bot.hosting.clocks.typed import MOST_TYPED, NONE, called, preset_of, presets, read_clock_text, typed, units_of
from bot.hosting.suggesting.agreeing import OFF, ON
from bot.hosting.table import Refused, Status, Table
from engine.automa import LEVELS
from engine.spelling import unaccented
from render.words import Words

KIND = "clock"
"""The kind of proposal that changes the clock of a running table."""
REMINDERS = {"both": "", "quiet": "ping off", "loud": "nudge off", "none": "nudge off, ping off"}
"""Which reminders are offered, and how they are typed."""
MINUTE, HOUR, DAY = 60, 3600, 86400
EXAMPLE = ClockSettings(turn=36 * HOUR, answer=12 * HOUR)
"""What an empty form shows, as it would be typed."""
ABSENCES = ("off", "7d", "14d", "30d")
"""For how long an absence may stop the clock, as it is typed."""


# -- telling --------------------------------------------------------------------------------------------------------


def told(words: Words, clock: ClockSettings | None) -> str:
    """Tell a clock in one line."""
    if clock is None:
        return words("clock-name", name="none")
    name = preset_of(clock)
    parts = [words("clock-name", name=name) if name else _times(words, clock)]
    if clock.answer is not None:
        parts.append(words("clock-answer", time=span(words, clock.answer)))
    parts.append(words(f"clock-then-{clock.then}"))
    if clock.stand_in != ClockSettings().stand_in:
        parts.append(words("clock-stand-in", level=clock.stand_in))
    return ", ".join(parts)


def _times(words: Words, clock: ClockSettings) -> str:
    if clock.turn is not None:
        return words("clock-turn", time=span(words, clock.turn))
    return words("clock-bank", time=span(words, clock.bank or 0), increment=span(words, clock.increment))


def span(words: Words, seconds: int) -> str:
    """Return a length of time in words."""
    count, unit = units_of(seconds)
    return words("clock-span", count=count, unit=unit)


# -- the page -------------------------------------------------------------------------------------------------------


async def show(request: Request, more: Sequence[str] = (), given: Sequence[str] = ()) -> Sheet:
    """Return the page as things stand."""
    return await _page(request, await _table(request))


async def _page(request: Request, table: Table) -> Sheet:
    words, clock = request.words, table.clock
    advice = suggesting.pick(words, table, request.services.games[table.game])
    if table.for_one and (table.status is not Status.LOBBY or _for_one(request, table)):
        return Sheet(words("refused-clock-alone"), advice, table=table.id)
    rows: list[Control] = [pick_time(words, clock), *advice]
    if clock is not None:
        rows += [_pick_then(words, clock), _pick_reminders(words, clock), _pick_absence(words, clock)]
    if clock is None:  # a clock says itself who stands in
        rows += levels.stand_ins(request, table)[: levels.MOST - len(rows)]
    asks = table.status is Status.RUNNING and bool(others(table, table.seat_of(request.person.id)))
    text = words(
        "clock-page", clock=told(words, clock), typed=typed(clock, words.language), asks="yes" if asks else "no"
    )
    return Sheet("\n".join([text, *await _left(request, table)]), rows, table=table.id)


async def _left(request: Request, table: Table) -> list[str]:
    """Tell what each seat has left of a time for the whole game."""
    banks, named, words = await request.host.tables.banks(table.id), request.names(table), request.words
    if not banks:
        return []
    told = []
    for each in banks:
        time, runs = _roughly(words, each.seconds), "yes" if each.runs else "no"
        told.append(words("clock-left-of", name=named[each.seat], time=time, runs=runs))
    return [words("clock-left", banks=words.listed(told))]


def _roughly(words: Words, seconds: int) -> str:
    """Return a length of time in days and hours; of less than a day in hours and minutes."""
    minutes = max(1, seconds // 60)
    days, hours = divmod(minutes // 60, 24)
    parts = ((days, DAY), (hours, HOUR)) if days else ((hours, HOUR), (minutes % 60, MINUTE))
    return " ".join(span(words, count * unit) for count, unit in parts if count)


def _for_one(request: Request, table: Table) -> bool:
    return max(request.services.games[table.game].seat_counts) == 1


def pick_time(words: Words, clock: ClockSettings | None, what: str = "time") -> Pick:
    """Return the select of the clocks that are offered by name, none among them, and of one's own."""
    present = None if clock is None else preset_of(clock)
    offered = [Choice(name, words("clock-name", name=name), chosen=name == present) for name in presets()]
    none = Choice(NONE, words("clock-name", name="none"), chosen=clock is None)
    return Pick(what, words("clock-pick-time"), (*offered, Choice(TYPE, words("clock-own")), none))


def _pick_then(words: Words, clock: ClockSettings) -> Pick:
    """Return the select of what happens then; an automa that answers is of a level, and so is one that holds a seat."""
    offered = [
        Choice(
            f"then {each}",
            words("clock-pick-then", then=each.value),
            words("clock-simplest") if each is AfterTimeOut.DEFAULT else None,
            chosen=clock.then is each,
        )
        for each in AfterTimeOut
        if each is not AfterTimeOut.AUTOMA
    ]
    levels = [
        Choice(
            f"then {AfterTimeOut.AUTOMA}, automa {level}",
            words("clock-pick-level", level=level),
            chosen=clock.then is AfterTimeOut.AUTOMA and clock.stand_in == level,
        )
        for level in LEVELS
    ]
    return Pick("then", words("clock-then"), (*offered, *levels))


def _pick_reminders(words: Words, clock: ClockSettings) -> Pick:
    present = {(True, True): "both", (True, False): "quiet", (False, True): "loud", (False, False): "none"}[
        clock.nudge is not None, clock.ping is not None
    ]
    offered = [Choice(each, words("clock-reminders", which=each), chosen=each == present) for each in REMINDERS]
    return Pick("remind", words("clock-pick-reminders"), tuple(offered))


def _pick_absence(words: Words, clock: ClockSettings) -> Pick:
    offered = [(f"away {each}", read_clock_text(f"away {each}", clock)) for each in ABSENCES]
    choices = [
        Choice(
            text,
            words("clock-absence", time=span(words, held.absence), stops="yes" if held.absence else "no"),
            chosen=held.absence == clock.absence,
        )
        for text, held in offered
        if held is not None
    ]
    return Pick("away", words("clock-pick-absence"), tuple(choices))


async def _form(request: Request) -> Form:
    return form(request.words, (await _table(request)).clock)


def form(words: Words, clock: ClockSettings | None) -> Form:
    """Return the form in which a clock is typed."""
    now, example = typed(clock, words.language), typed(EXAMPLE, words.language)
    field = Field(words("clock-form-field"), now, placeholder=example, longest=MOST_TYPED)
    return Form(words("clock-form-title"), (field,))


async def _part(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Set what was picked or typed: a clock, or a part of one."""
    table = await _table(request)
    return await _set(request, table, read_clock_text(given[0] if given else "", table.clock))


async def _reminders(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Set which reminders come: with those that are on again, at their usual time."""
    table = await _table(request)
    which = given[0] if given else ""
    if which not in REMINDERS or table.clock is None:
        raise Refused("unknown-press")
    usual = ClockSettings()
    clock = replace(table.clock, nudge=usual.nudge, ping=usual.ping)
    return await _set(request, table, read_clock_text(REMINDERS[which], clock) if REMINDERS[which] else clock)


async def _suggestions(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Choose in the lobby whether the table is rated, and else whether moves are suggested.

    While a game runs it is proposed to the others that moves are suggested, or no longer.
    """
    table, state = await _table(request), given[0] if given else ""
    if state not in (ON, OFF, suggesting.RATED):
        raise Refused("unknown-press")
    if table.status is Status.LOBBY:
        friendly = state != suggesting.RATED
        return await _page(
            request,
            await request.host.lobbies.set_friendly(
                request.press(), table.id, friendly=friendly, suggestions=not friendly or state == ON
            ),
        )
    decided = await request.host.agreements.propose(request.press(), table.id, suggesting.KIND, {"suggestions": state})
    if decided.outcome is Outcome.AGREED:
        return await _page(request, replace(table, suggestions=state == ON))
    return Sheet(request.words("proposal-asked"))


async def _stand_in(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Give another level to an automa that stands in, at a table without a clock."""
    table, seat, level = await _table(request), "".join(more[:1]), "".join(given[:1])
    return await _page(request, await request.host.seats.set_stand_in(request.press(), table.id, seat, level))


async def _set(request: Request, table: Table, clock: ClockSettings | None) -> Sheet:
    """Choose a clock in the lobby; propose it to the others while a game runs."""
    if table.status is Status.LOBBY:
        changed = await request.host.lobbies.set_clock(request.press(), table.id, clock)
        return await _page(request, changed)
    if table.status is not Status.RUNNING:
        raise Refused(f"table-{table.status}", table=table.id)
    decided = await request.host.agreements.propose(request.press(), table.id, KIND, {"clock": typed(clock)})
    if decided.outcome is Outcome.AGREED:
        return await _page(request, replace(table, clock=clock))
    return Sheet(request.words("clock-proposed", clock=told(request.words, clock)))


async def _table(request: Request) -> Table:
    """Return the table whose page was pressed, or the one here. Refused: no-table, and as `Request.table`."""
    if request.pressed is not None and request.pressed.table:
        return await request.table()
    found = await request.host.tables.at(request.place)
    if found is None:
        raise Refused("no-table")
    return found


class ClockPage:
    """The page of a table's clock."""

    name: str = "clock"
    answers: Mapping[str, Answer] = {
        "page": show,
        "time": _part,
        "then": _part,
        "away": _part,
        "remind": _reminders,
        "suggest": _suggestions,
        "seat": _stand_in,
    }
    forms: Mapping[str, Callable[[Request], Awaitable[Form]]] = {"time": _form}


PAGE = ClockPage()


async def command(request: Request, text: str | None) -> None:
    """Answer `/table clock`: with what was typed as the new clock, without as the page."""
    table = await _table(request)
    if text is None:
        sheet = await show(request)
    else:
        sheet = await _set(request, table, read_clock_text(text, table.clock))
    await settings_page.send(request, PAGE, sheet)


async def suggest(request: Request, text: str) -> list[tuple[str, str]]:
    """Return clocks that fit what was typed so far: what each is called, and how it is typed."""
    words = request.words
    offered = [(words("clock-name", name=name), name) for name in (*presets(), NONE)]
    found = [(label, name) for label, name in offered if _fits(text, name, label, *called(name, words.language))]
    try:
        clock = read_clock_text(text)
    except Refused:
        return found
    if clock is None:
        return found
    named = [(label, name) for label, name in offered if presets().get(name) == clock]
    meant = named or [(f"{typed(clock, words.language)}: {told(words, clock)}", typed(clock))]
    return list(dict.fromkeys([*meant, *found]))


def _fits(text: str, *names: str) -> bool:
    """Say whether what was typed so far stands in a name, with accents or without."""
    return unaccented(text.casefold()) in unaccented(" ".join(names).casefold())
