"""`/me`: what people choose for all of their tables, on one private page."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.discord.answering.request import Request
from bot.discord.messages import names, stamps
from bot.discord.messages.message import Attachment
from bot.discord.settings.settings_page import TYPE, Act, Answer, Control, FormMaker, Pick, Sheet
from bot.games.widgets import Choice, Field, Form, Style
from bot.hosting.choice import Choice as Chosen
from bot.hosting.people import choices, moments, zones
from bot.hosting.people.hours import QuietHours, zone_of
from bot.hosting.people.preferences import Preferences, Reminders
from bot.hosting.table import Refused
from bot.locale.language_names import called, name_of
from bot.locale.words import LANGUAGES

AUTO, NONE, CLIENT, USUAL = "auto", "none", "client", "usual"
"""Values of choices that are no times, no languages and no ways of reminders."""
NIGHTS = ("22:00-7:00", "23:00-8:00", "0:00-9:00")
"""Quiet hours that most take."""
TYPED = 60
"""Characters of what is typed in a form."""


# -- the page ---------------------------------------------------------------------------------------------------------


async def show(request: Request, more: Sequence[str] = (), given: Sequence[str] = ()) -> Sheet:
    """Return the page as things stand."""
    return _page(request, await request.host.people.preferences(request.person.id))


def _page(request: Request, held: Preferences, lead: str = "") -> Sheet:
    text = "\n".join([*([lead, ""] if lead else []), request.words("me-title"), "", *_lines(request, held)])
    rows: list[Control] = [_pick_quiet(request, held), _pick_reminders(request, held), pick_language(request, held)]
    direct = _direct(request, held) or [_hand_button(request, held)]  # a hand comes by direct messages only
    last = [*direct, _listing_button(request, held), _tips_button(request, held), *_stored(request)]
    return Sheet(text, [*rows, _buttons(request, held), last])


def _lines(request: Request, held: Preferences) -> list[str]:
    words, now = request.words, request.host.now()
    zone, language = held.zone, held.language or request.words.language
    return [
        _quiet_line(request, held),
        words(
            "me-line-zone",
            known="yes" if zone else "no",
            zone=zones.readable(zone or ""),
            local=f"{now.astimezone(zone_of(zone)):%H:%M}",
        ),
        _away_line(request, held),
        words("me-line-reminders", where=held.reminders.value if held.reminders else "first"),
        words("me-line-next", on="yes" if held.tell_next else "no"),
        words("me-line-listed", on="no" if held.unlisted else "yes"),
        words("me-line-hand", on="yes" if held.keep_hand else "no"),
        words("me-line-tips", on="yes" if held.tips else "no"),
        words("me-line-summary", at="none" if held.summary_at is None else _shown(held.summary_at, zone, now)),
        *_closed_line(request, held),
        words("me-line-language", chosen="yes" if held.language else "no", language=called(language, words.language)),
    ]


def _quiet_line(request: Request, held: Preferences) -> str:
    kind = "unknown" if held.quiet_chosen is None else "off"
    hours = held.quiet_hours
    if hours is None:
        return request.words("me-line-quiet", kind=kind, start="", end="")
    kind = "inferred" if held.quiet_chosen is None else "chosen"
    start, end = (_shown(each, hours.zone, request.host.now()) for each in (hours.start, hours.end))
    return request.words("me-line-quiet", kind=kind, start=start, end=end)


def _closed_line(request: Request, held: Preferences) -> list[str]:
    """Tell that direct messages do not arrive, what that means, and what helps; nothing where they do."""
    if held.direct_closed_at is None:
        return []
    summary, hand = ("yes" if each else "no" for each in (held.summary_at is not None, held.keep_hand))
    return [request.words("me-line-closed", summary=summary, hand=hand)]


def _away_line(request: Request, held: Preferences) -> str:
    since, until, now = held.away_from, held.away_until, request.host.now()
    kind = "no"
    if since is not None and (until is None or until > now):
        kind = {(False, False): "open", (True, False): "coming-open", (False, True): "until", (True, True): "coming"}[
            since > now, until is not None
        ]
    return request.words(
        "me-line-away",
        kind=kind,
        since=stamps.full(since) if since else "",
        until=stamps.full(until) if until else "",
        shown="yes" if held.away_shown else "no",
    )


def _shown(minute: int, zone: str | None, now: datetime) -> str:
    """Return a minute of the local day as each reader's own Discord shows it: when it comes next."""
    local = now.astimezone(zone_of(zone)).replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    return stamps.clock(local if local >= now else local + timedelta(days=1))


def _pick_quiet(request: Request, held: Preferences) -> Pick:
    """Offer nights only where it is known when they are: else the zone is asked with them."""
    words, chosen = request.words, held.quiet_chosen
    presets = [_night(request, each, chosen) for each in (NIGHTS if held.zone else ())]
    auto = Choice(AUTO, words("me-quiet-auto"), words("me-quiet-auto-more"), chosen=chosen is None)
    none = Choice(NONE, words("me-quiet-none"), chosen=chosen is not None and held.quiet_hours is None)
    return Pick("quiet", words("me-pick-quiet"), (*presets, Choice(TYPE, words("me-quiet-other")), auto, none))


def _night(request: Request, night: str, chosen: QuietHours | None) -> Choice:
    start, _, end = night.partition("-")
    label = request.words("me-quiet-from-to", start=start, end=end)
    same = chosen is not None and (chosen.start, chosen.end) == moments.read_times(night)
    return Choice(night, label, chosen=same)


def _pick_reminders(request: Request, held: Preferences) -> Pick:
    words = request.words
    usual = Choice(USUAL, words("me-reminders-usual"), chosen=held.reminders is None)
    every = (Choice(each.value, words(f"me-reminders-{each}"), chosen=each is held.reminders) for each in Reminders)
    return Pick("reminders", words("me-pick-reminders"), (usual, *every))


def pick_language(request: Request, held: Preferences, what: str = "language") -> Pick:
    """Return the select of the language of what only the presser sees."""
    client = Choice(CLIENT, request.words("me-language-client"), chosen=held.language is None)
    every = (Choice(each, name_of(each), chosen=each == held.language) for each in LANGUAGES)
    return Pick(what, request.words("me-pick-language"), (client, *every))


def _buttons(request: Request, held: Preferences) -> list[Act]:
    words = request.words
    away = held.away_from is not None and (held.away_until is None or held.away_until > request.host.now())
    first = [Act("away", words("me-button-away"), form=True)]
    if away:
        shown = (
            Act("shown.off", words("me-button-hide")) if held.away_shown else Act("shown.on", words("me-button-show"))
        )
        first = [Act("back", words("me-button-back")), shown]
    summary = Act("summary", words("me-button-summary"), form=True)
    if held.summary_at is not None:
        summary = Act("summary", words("me-button-no-summary"))
    follows = Act("next.off", words("me-button-no-next")) if held.tell_next else Act("next.on", words("me-button-next"))
    return [*first, Act("zone", words("me-button-zone"), form=True), summary, follows]


def _hand_button(request: Request, held: Preferences) -> Act:
    if held.keep_hand:
        return Act("hand.off", request.words("me-button-no-hand"))
    return Act("hand.on", request.words("me-button-hand"))


def _listing_button(request: Request, held: Preferences) -> Act:
    if held.unlisted:
        return Act("listed.on", request.words("me-button-listed"))
    return Act("listed.off", request.words("me-button-unlisted"))


def _tips_button(request: Request, held: Preferences) -> Act:
    if held.tips:
        return Act("tips.off", request.words("me-button-no-tips"))
    return Act("tips.on", request.words("me-button-tips"))


def _last(request: Request) -> list[Act]:
    """Return the way back to the page, for what follows it."""
    return [Act("page", request.words("me-button-page"))]


def _direct(request: Request, held: Preferences) -> list[Act]:
    return [] if held.direct_closed_at is None else [Act("direct", request.words("me-button-direct"))]


def _stored(request: Request) -> list[Act]:
    return [Act("data", request.words("me-button-data")), Act("forget", request.words("me-button-forget"))]


# -- what is chosen ---------------------------------------------------------------------------------------------------


async def _choose(request: Request, *chosen: Chosen, lead: str = "") -> Sheet:
    held = await request.host.people.choose(request.press(), *chosen)
    return _page(request, held, lead)


async def quiet(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Set the quiet hours: times as typed (with a place where the zone was asked), "auto" or "none"."""
    typed, *place = given or ("",)
    if typed in (AUTO, NONE):
        minute = None if typed == AUTO else 0
        return await _choose(request, choices.ChosenQuietHours(minute, minute))
    times = moments.read_times(typed)
    if times is None:
        raise Refused("wrong-time")
    zone, lead = _with_zone(request, place)
    return await _choose(request, choices.ChosenQuietHours(*times), *zone, lead=lead)


async def zone(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Set the time zone, or ask which of several places is meant. Refused: unknown-zone."""
    typed = given[0] if given else ""
    known = zones.by_name(typed) or zones.meant(typed, request.words.language)
    if known is not None:
        return await _choose(request, choices.ChosenZone(known))
    now = request.host.now()
    found = zones.found(typed, now, request.words.language) if typed.strip() else []
    if not found:
        raise Refused("unknown-zone")
    text = request.words("me-zone-which", typed=names.safe_text(typed, TYPED))
    offered = tuple(Choice(each, zones.label(each, now)) for each in found)
    return Sheet(text, [Pick("zone", request.words("me-pick-zone"), offered), _last(request)])


async def away(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Be away until a moment, from another on: both as typed, either may be empty."""
    until_typed, since_typed, *place = (*given, "", "")[: max(2, len(given))]
    held = await request.host.people.preferences(request.person.id)
    zone, lead = _with_zone(request, place)
    name = next((each.name for each in zone), held.zone)
    reader = moments.Reader(request.host.now(), zone_of(name), request.locale)
    until = _moment(reader.until, until_typed)
    since = _moment(reader.since, since_typed) or request.host.now()
    return await _choose(request, choices.ChosenAbsence(since, until), *zone, lead=lead)


def _moment(read: Callable[[str], datetime | None], typed: str) -> datetime | None:
    """Return what was typed as a moment; None where nothing was. Refused: wrong-moment."""
    if not typed.strip():
        return None
    moment = read(typed)
    if moment is None:
        raise Refused("wrong-moment", typed=typed)
    return moment


async def back(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Be away no more, and play again oneself where an automa does since one did not answer in time."""
    seats = await request.host.seats.come_back(request.press())
    lead = request.words("me-back-seats", count=seats) if seats else ""
    return _page(request, await request.host.people.preferences(request.person.id), lead)


async def shown(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Let the tables see until when one is away, or not."""
    return await _choose(request, choices.ChosenOpenness(wanted=_is_on(more)))


async def told_next(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Be told when one is next, or not."""
    return await _choose(request, choices.ChosenNext(wanted=_is_on(more)))


async def kept_hand(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Keep the own hand in a direct message, or not."""
    return await _choose(request, choices.ChosenHand(wanted=_is_on(more)))


async def listed(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Be in statistics and on ladders, or not."""
    return await _choose(request, choices.ChosenListing(wanted=_is_on(more)))


async def wanted_tips(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Be given tips while playing, or not."""
    return await _choose(request, choices.ChosenTips(wanted=_is_on(more)))


async def reminders(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Choose where to be reminded."""
    where = given[0] if given else ""
    return await _choose(request, choices.ChosenReminders(None if where == USUAL else where))


async def language(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Choose the language of what only the presser sees; the page that follows is in it."""
    await choose_language(request, given)
    return await show(request)


async def choose_language(request: Request, given: Sequence[str]) -> None:
    """Note the language that was picked. Refused: unknown-language."""
    wanted, press = given[0] if given else CLIENT, request.press()
    if wanted == CLIENT:  # what is sent later is in the client's language, not in the one of this press
        press = replace(press, person=replace(press.person, language=request.client_language))
    await request.host.people.choose(press, choices.ChosenLanguage(None if wanted == CLIENT else wanted))
    await request.recognise()


async def summary(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Have a summary each day at a time as typed; none where nothing was."""
    typed, *place = given or ("",)
    if not typed.strip():
        return await _choose(request, choices.ChosenSummary(None))
    minute = moments.read_time(typed)
    if minute is None:
        raise Refused("wrong-time")
    zone, lead = _with_zone(request, place)
    return await _choose(request, choices.ChosenSummary(minute), *zone, lead=lead)


async def direct(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Try direct messages again, which were refused."""
    return await _choose(request, choices.ChosenDirect(), lead=request.words("me-direct-again"))


def _is_on(more: Sequence[str]) -> bool:
    return [*more] == ["on"]


def _with_zone(request: Request, typed: Sequence[str]) -> tuple[list[choices.ChosenZone], str]:
    """Return the zone that was typed beside something else, with a sentence that tells it. Refused: unknown-zone."""
    place = " ".join(typed).strip()
    if not place:
        return [], ""
    found = zones.meant(place, request.words.language) or next(
        iter(zones.found(place, request.host.now(), request.words.language)), None
    )
    if found is None:
        raise Refused("unknown-zone")
    return [choices.ChosenZone(found)], request.words("me-zone-taken", zone=zones.readable(found))


# -- what is stored ---------------------------------------------------------------------------------------------------


async def data(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Give all that is stored of who asks, as a file."""
    stored = await request.host.people.data_of(request.person.id)
    rows = [_last(request), _stored(request)[1:]]
    if not stored:
        return Sheet(request.words("me-data-none"), rows[:1])
    seats = ("seats", "seen_seats", "log")  # one that was given up is in the others only
    tables = {row["table_id"] for each in seats for row in stored.get(each, ())}
    counts = {"settings": len(stored.get("preferences", ())), "actions": len(stored.get("log", ()))}
    told = request.words("me-data", tables=len(tables), **counts)
    file = Attachment("aviary-me.json", json.dumps(stored, ensure_ascii=False, indent=2).encode())
    return Sheet(told, rows, (file,))


async def forget(request: Request, more: Sequence[str], given: Sequence[str]) -> Sheet:
    """Ask twice, then remove all that is stored of who asks."""
    words = request.words
    if [*more] == ["surely"]:
        await request.host.people.forget(request.press())
        return Sheet(words("me-forgotten"))
    keep = Act("page", words("me-button-keep"))
    if [*more] == ["on"]:
        surely = Act("forget.surely", words("me-button-forget-surely"), style=Style.DANGER)
        return Sheet(words("me-forget-sure"), [[surely, keep]])
    live = await request.host.tables.of(request.person.id)
    return Sheet(words("me-forget-ask", tables=len(live)), [[Act("forget.on", words("me-button-go-on")), keep]])


# -- forms ------------------------------------------------------------------------------------------------------------


async def _away_form(request: Request) -> Form:
    until = _field(request, "until", required=False)
    return await _form(request, "away", until, _field(request, "since", required=False))


async def _zone_form(request: Request) -> Form:
    return Form(request.words("me-form-zone"), (_field(request, "zone"),))


async def _summary_form(request: Request) -> Form:
    return await _form(request, "summary", _field(request, "summary"))


async def _quiet_form(request: Request) -> Form:
    return await _form(request, "quiet", _field(request, "quiet"))


async def _form(request: Request, what: str, *fields: Field) -> Form:
    """Return a form about times; it asks for the zone, too, as long as that is not known."""
    held = await request.host.people.preferences(request.person.id)
    place = () if held.zone else (_field(request, "zone", required=False),)
    return Form(request.words(f"me-form-{what}"), (*fields, *place))


def _field(request: Request, what: str, *, required: bool = True) -> Field:
    words = request.words
    return Field(
        words(f"me-field-{what}"), required=required, placeholder=words(f"me-field-{what}-like"), longest=TYPED
    )


class Me:
    """The page."""

    name = "me"
    answers: Mapping[str, Answer] = {
        "page": show,
        "quiet": quiet,
        "zone": zone,
        "away": away,
        "back": back,
        "shown": shown,
        "next": told_next,
        "hand": kept_hand,
        "listed": listed,
        "tips": wanted_tips,
        "reminders": reminders,
        "language": language,
        "summary": summary,
        "direct": direct,
        "data": data,
        "forget": forget,
    }
    forms: Mapping[str, FormMaker] = {
        "away": _away_form,
        "zone": _zone_form,
        "summary": _summary_form,
        "quiet": _quiet_form,
    }


PAGE = Me()
