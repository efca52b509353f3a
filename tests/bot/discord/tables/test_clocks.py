"""Clocks in the channel: chosen, shown, changed; who was late or is away, and the way back."""

from __future__ import annotations

import re
from itertools import product

import pytest

from bot.discord.tables.clocks import ABSENCES, EXAMPLE, span
from bot.games.widgets import SHOWN
from bot.hosting.clocks import running
from bot.hosting.clocks.settings import AfterTimeOut, ClockSettings
from bot.hosting.clocks.typed import (
    _PARTS,
    MOST_TYPED,
    _meant,
    _unit_words,
    called,
    presets,
    read_clock_text,
    typed,
)
from bot.hosting.table import Refused
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.locale import LANGUAGES, wording
from engine.automa import LEVELS
from engine.spelling import unaccented
from tests.bot.discord.stage import Stage, labels, private
from tests.bot.hosting.support import HandClock

DAY = 86400
WORDS = ("none", "off", *_PARTS)
COMMANDS = ("command-table-new-clock", "command-table-clock-clock", "command-league-new-clock")
DUE = re.compile(r"until <t:\d+:R>|<t:\d+:R>.*<t:\d+:R>")


@pytest.fixture
def hand(stage: Stage) -> HandClock:
    """A clock that is set by hand, for the stage."""
    clock = HandClock()
    stage.host._context.clock = clock
    return clock


async def wind(stage: Stage, hand: HandClock, seconds: float) -> None:
    hand.forward(seconds)
    await TimerWork(stage.host._context, EFFECTS).serve()
    await stage.deliver()


async def page(stage: Stage, who: str) -> object:
    """Open the page of the clock: two presses from the channel on, with a choice on it."""
    return (await stage.click(who, stage.posts()[-1], "Clock and rating")).response


async def pick(stage: Stage, who: str, message: object, what: str, value: str) -> str:
    return private(await stage.people[who].select(message, [value], custom_id=f"av2:set:1:-:-:clock.{what}"))


async def test_a_clock_is_chosen_when_a_table_is_opened_and_the_lobby_shows_it(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy", clock="fast")
    assert "Clock: Fast: 4 hours a turn, then the bot plays the simplest answer" in stage.posts()[-1].content
    assert (await stage.table()).clock == ClockSettings(turn=4 * 3600)


async def test_without_one_the_lobby_tells_of_none(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    assert "Clock:" not in stage.posts()[-1].content
    assert (await stage.table()).clock is None


async def test_what_is_no_clock_is_refused_with_what_could_be_said(stage: Stage) -> None:
    told = private(await stage.command("Ann", "table new", game="toy", clock="soon"))
    assert "“soon”" in told
    assert "36h" in told
    assert stage.posts() == []


async def test_the_lobbys_button_leads_to_a_page_where_all_of_it_is_chosen(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    shown = await page(stage, "Ann")
    told = await pick(stage, "Ann", shown, "time", "daily")
    assert "Daily" in told
    for what, value in (("then", "then automa, automa hunter"), ("remind", "quiet"), ("away", "away 7d")):
        shown = await page(stage, "Ann")
        await pick(stage, "Ann", shown, what, value)
    await stage.deliver()
    expected = ClockSettings(turn=DAY, ping=None, then=AfterTimeOut.AUTOMA, absence=7 * DAY, stand_in="hunter")
    assert (await stage.table()).clock == expected
    told = stage.posts()[-1].content
    assert "then an automa plays the turn, automas that stand in are of level Hunter" in told
    await pick(stage, "Ann", await page(stage, "Ann"), "time", "none")
    assert (await stage.table()).clock is None


async def test_the_only_person_of_a_table_has_no_clock(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy", clock="fast")
    await stage.click("Ann", stage.posts()[-1], "Add automa")
    assert "Clock: Fast" in stage.posts()[0].content
    await stage.click("Ann", stage.posts()[0], "Start")
    assert "Clock:" not in stage.posts()[0].content
    posts = [each.content for each in stage.posts()]
    for given in ({}, {"clock": "daily"}):
        assert "No clock runs where one person plays" in private(await stage.command("Ann", "table clock", **given))
    assert [each.content for each in stage.posts()] == posts


async def test_who_has_no_seat_chooses_nothing(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    await pick(stage, "Cleo", await page(stage, "Cleo"), "time", "daily")
    assert (await stage.table()).clock is None


async def test_where_the_others_decide_who_is_late_has_no_part_in_it(stage: Stage, hand: HandClock) -> None:
    await stage.start_game(options={"clock": "4h, then others"})
    late = await stage.asked()
    await wind(stage, hand, 4 * 3600)
    post = stage.posts()[-1]
    assert f"**{late}'s time is over.**" in post.content
    assert labels(post) == ["Agree", "Refuse"]
    assert "not needed" in private(await stage.click(late, post, "Refuse"))


async def test_an_older_page_changes_no_other_table(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    older = await page(stage, "Ann")
    surely = await stage.command("Ann", "table end")
    await stage.click("Ann", surely.response, "Yes, close it")
    await stage.command("Ann", "table new", game="toy")
    assert "was closed" in await pick(stage, "Ann", older, "time", "daily")
    assert (await stage.table()).clock is None


async def test_in_a_running_game_all_others_must_agree(stage: Stage) -> None:
    await stage.start_game(options={"clock": "daily"})
    told = private(await stage.command("Ann", "table clock", clock="36h, then automa"))
    assert "Proposed" in told
    assert (await stage.table()).clock == ClockSettings(turn=DAY)
    proposal = next(each for each in stage.posts() if "Agree" in labels(each))
    assert "36 hours for each turn, then an automa plays the turn (`36h, then automa`)" in proposal.content
    assert "whoever has not answered by then counts as a no." in proposal.content
    await stage.click("Ben", proposal, "Agree")
    assert (await stage.table()).clock == ClockSettings(turn=36 * 3600, then=AfterTimeOut.AUTOMA)


async def test_the_page_of_a_running_game_says_that_the_others_are_asked_and_then_what_helps(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy", clock="daily")
    assert "asks everybody" not in private(await stage.command("Ann", "table clock"))
    await stage.click("Ben", stage.posts()[-1], "Join")
    await stage.click("Ann", stage.posts()[-1], "Start")
    shown = await stage.command("Ann", "table clock")
    assert "Choosing another asks everybody at the table." in private(shown)
    assert "Proposed" in await pick(stage, "Ann", shown.response, "then", "then automa, automa fledgling")
    again = await stage.command("Ann", "table clock")
    refused = await pick(stage, "Ann", again.response, "remind", "quiet")
    assert all(word in refused for word in ("open at this table already", "**Agree**", "**Withdraw**"))


async def test_the_page_tells_what_can_be_typed(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy", clock="daily")
    told = private(await stage.command("Ann", "table clock"))
    parts = re.findall("`(.*?)`", told)[1:]
    assert {part.split()[0] for part in parts} == {"answers", "nudge", "ping", "then", "automa", "away"}
    for part in parts:
        assert read_clock_text(f"36h, {part}") != read_clock_text("36h")


async def test_the_post_and_now_show_until_when(stage: Stage) -> None:
    await stage.start_game(options={"clock": "daily"})
    line = next(each for each in stage.posts()[-1].content.splitlines() if "Waiting for" in each)
    assert len(re.findall(r"<t:\d+:R>", line)) == 2
    told = private(await stage.command("Cleo", "table now"))
    assert len(re.findall(r"<t:\d+:R>", told)) == 2


async def test_the_page_tells_everybody_what_is_left_to_each(stage: Stage, hand: HandClock) -> None:
    await stage.start_game(options={"clock": "bank 5d + 6h"})
    first = await stage.asked()
    other = "Ben" if first == "Ann" else "Ann"
    hand.forward(25 * 3600 + 30)
    told = private(await stage.command("Cleo", "table clock"))
    assert f"{first} 3 days 22 hours (it runs now)" in told
    assert f"{other} 5 days" in told
    assert told.count("runs now") == 1
    await stage.command(first, "toy pass")
    hand.forward(4 * 86400 + 20 * 3600)
    told = private(await stage.command("Cleo", "table clock"))
    assert f"{first} 4 days 4 hours" in told
    assert f"{other} 4 hours (it runs now)" in told
    async with stage.host._context.database.write() as connection:
        await running.pause(connection, (await stage.table()).id, hand.now())
    hand.forward(86400)
    told = private(await stage.command("Ann", "table clock"))
    assert f"{other} 4 hours" in told
    assert "runs now" not in told


async def test_the_panel_tells_until_when_one_has_time(stage: Stage) -> None:
    await stage.start_game(options={"clock": "daily"})
    told = private(await stage.click(await stage.asked(), stage.posts()[-1], "Take your turn"))
    assert re.search(r"⏰ Your time ends <t:\d+:R>\.$", told)


async def test_a_time_out_is_told_and_who_is_away_comes_back_with_one_press(stage: Stage, hand: HandClock) -> None:
    await stage.start_game(options={"clock": "daily"})
    late = await stage.asked()
    other = "Ben" if late == "Ann" else "Ann"
    await wind(stage, hand, DAY)
    assert f"⏰ {late}'s time was over; the bot has answered." in stage.posts()[-1].content
    await stage.command(other, "toy pass")
    await wind(stage, hand, DAY)
    post = stage.posts()[-1]
    assert f"💤 {late} did not answer in time." in post.content
    assert "Play again myself" in labels(post)
    await stage.click(late, post, "Play again myself")
    assert not any(each.held_by for each in (await stage.table()).occupants)


async def test_where_an_automa_answers_for_who_is_late_the_post_says_so_once(stage: Stage, hand: HandClock) -> None:
    await stage.start_game(options={"clock": "daily, then automa"})
    late = await stage.asked()
    await wind(stage, hand, DAY)
    told = stage.posts()[-1].content
    assert told.count(f"⏰ {late}'s time was over; an automa has answered.") == 1
    assert "An automa has played" not in told


async def test_where_everybody_is_away_the_post_says_so(stage: Stage, hand: HandClock) -> None:
    await stage.start_game(options={"clock": "daily"})
    for _ in range(4):
        await wind(stage, hand, DAY)
    assert (
        "No person plays here just now, so nothing moves. It goes on when somebody presses" in stage.posts()[-1].content
    )


@pytest.mark.parametrize(
    "text",
    [
        "2d",
        "36h",
        "90m",
        "1d, answers 12h",
        "1d, then automa, automa hunter",
        "bank 5d + 6h",
        "4h, nudge off, ping 30m, then others, away off",
        "none",
    ],
)
def test_a_clock_is_typed_as_it_is_read(text: str) -> None:
    assert typed(read_clock_text(text)) == text


def test_units_may_be_those_of_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.hosting.clocks.typed.LANGUAGES", ("de", "en", "pl"))
    _unit_words.cache_clear()
    for text in (
        "2 Tage",
        "48 Std.",
        "48 Stunden",
        "2 dni",
        "48 godz.",
        "48 godzin",
        "1 Tag 24h",
        "1 dzień 24 godziny",
    ):
        assert read_clock_text(text) == read_clock_text("2 days"), text
    assert read_clock_text("bank 1 tydz. + 6 godz.") == read_clock_text("bank 7d + 6h")
    assert read_clock_text("bank 1 Woche + 6 Std") == read_clock_text("bank 7d + 6h")
    with pytest.raises(Refused, match="clock-unreadable"):
        read_clock_text("2 Monate")
    _unit_words.cache_clear()


EVERY = [
    *presets(),
    "none",
    "90m",
    "36h, answers 12h, nudge 25%, ping 3h, then automa, away 7d, automa hunter",
    "1d, nudge off, ping off, then others, away off, automa nestling",
    "bank 5d + 86399m",
]
"""Clocks with every word that can be typed."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", EVERY)
def test_a_clock_is_typed_in_ones_own_language(text: str, language: str) -> None:
    clock = read_clock_text(text)
    written = typed(clock, language)
    assert read_clock_text(written) == clock
    assert read_clock_text(unaccented(written.upper())) == clock
    assert len(written) <= MOST_TYPED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [*presets(), *WORDS, *AfterTimeOut, *LEVELS])
def test_every_word_that_a_language_lists_is_understood(key: str, language: str) -> None:
    for name in called(key, language):
        assert _meant(name, (key,)) == key
        if key in presets():
            assert read_clock_text(name) == presets()[key]


@pytest.mark.parametrize("keys", [(*presets(), *WORDS), tuple(AfterTimeOut), LEVELS], ids=["first", "then", "levels"])
def test_no_word_of_a_clock_means_two_things_in_two_languages(keys: tuple[str, ...]) -> None:
    said: dict[str, set[str]] = {}
    for language, key in product(LANGUAGES, keys):
        for name in called(key, language):
            said.setdefault(unaccented(name.casefold()), set()).add("none" if key == "off" else key)
    assert {name: meant for name, meant in said.items() if len(meant) > 1} == {}


@pytest.mark.parametrize("key", [*presets(), *WORDS, *AfterTimeOut])
def test_in_english_a_clock_is_typed_as_it_is_stored(key: str) -> None:
    assert called(key, "en")[0] == key


def test_in_german_and_polish_a_clock_reads_like_a_sentence() -> None:
    clock = read_clock_text("bank 5d + 6h, answers 90m, nudge off, then automa, away 1d, automa hunter")
    assert typed(clock, "de") == (
        "Zeitkonto 5 Tage + 6h, Antworten 90 min, Erinnerung aus, danach Automa, abwesend 1 Tag, Automa Jäger"
    )
    assert typed(clock, "pl") == (
        "zapas 5 dni + 6h, odpowiedzi 90 min, przypomnienie brak, potem automa, nieobecność 1 dzień, automa Łowca"
    )
    assert read_clock_text("1 tydzien, potem Automa") == read_clock_text("7d, then automa")
    assert read_clock_text("taeglich, ping aus") == read_clock_text("daily, ping off")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_texts_of_a_language_name_as_examples_is_understood(language: str) -> None:
    words = wording(language)
    page = words("clock-page", clock="", typed="36h", asks="no")
    for part in re.findall("`(.*?)`", page)[1:]:
        assert read_clock_text(f"36h, {part}") != read_clock_text("36h"), part
    examples = words("refused-clock-unreadable", part="36h"), *(words(f"{key}.description") for key in COMMANDS)
    for text in examples:
        assert any(name in text for name in called("fast", language)), text
        bank = re.search(rf"(?:{'|'.join(called('bank', language))}) 5 ?\w+ \+ 6h", text)
        assert bank, text
        assert read_clock_text(bank[0]) == presets()["bank"], text
    assert read_clock_text(words("clock-form-field").partition(":")[2].strip()) == EXAMPLE


def test_people_type_clocks_as_they_like() -> None:
    assert read_clock_text("2 days") == read_clock_text("48 hours") == presets()["relaxed"]
    assert read_clock_text("1 day 12h") == read_clock_text("36h") == read_clock_text("1.5 days")
    assert read_clock_text("1,5 days,then automa") == read_clock_text("36h, then automa")
    assert read_clock_text("Bank 5 days + 6 hours") == presets()["bank"]
    fast = read_clock_text("fast, then automa")
    assert fast == ClockSettings(turn=4 * 3600, then=AfterTimeOut.AUTOMA)
    assert read_clock_text("ping 1h", fast) == ClockSettings(turn=4 * 3600, then=AfterTimeOut.AUTOMA, ping=3600)


@pytest.mark.parametrize("text", ["2 months", "1 mo", "tomorrow", "", "36h, ping 3 mo", "bank 5 days"])
def test_what_is_no_clock_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="clock-unreadable"):
        read_clock_text(text)


async def test_the_button_for_a_thread_carries_the_longest_clock(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    text = "bank 86399m + 86399m, answers 86399m, nudge 33%, ping 86399m, then others, away 86399m"
    offered = await stage.command("Ann", "table new", game="toy", clock=text)
    await stage.click("Ann", offered.response, "Open a thread here")
    (opened,) = [each for each in await stage.host.tables.live() if each.place.channel_id != stage.channel.id]
    assert typed(opened.clock) == text


@pytest.mark.parametrize(
    ("typed_so_far", "offered"), [("fast", ["fast"]), ("1d", ["daily"]), ("36h, then automa", ["36h, then automa"])]
)
async def test_a_clock_is_offered_once_while_it_is_typed(stage: Stage, typed_so_far: str, offered: list[str]) -> None:
    found = await stage.people["Ann"].autocomplete(stage.channel, "table new", "clock", typed_so_far)
    assert [each["value"] for each in found] == offered


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("away", ABSENCES)
def test_a_phone_shows_how_long_an_absence_stops_the_clock(language: str, away: str) -> None:
    words, clock = wording(language), read_clock_text(f"1d, away {away}")
    assert clock is not None
    label = words("clock-absence", time=span(words, clock.absence), stops="yes" if clock.absence else "no")
    assert len(label) <= SHOWN
