"""Clocks in the channel: chosen, shown, changed; who was late or is away, and the way back."""

from __future__ import annotations

import re

import pytest

from bot.hosting.clocks.settings import AfterTimeOut, ClockSettings
from bot.hosting.clocks.typed import presets, read_clock_text, typed
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from tests.bot.discord.stage import Stage, labels, private
from tests.bot.hosting.support import HandClock

DAY = 86400
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
    return (await stage.click(who, stage.posts()[-1], "Clock")).response


async def pick(stage: Stage, who: str, message: object, what: str, value: str) -> str:
    return private(await stage.people[who].select(message, [value], custom_id=f"av2:set:0:-:-:clock.{what}"))


async def test_a_clock_is_chosen_when_a_table_is_opened_and_the_lobby_shows_it(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy", clock="fast")
    assert "Clock: Fast: 4 hours a turn, then the bot passes or declines" in stage.posts()[-1].content
    assert (await stage.table()).clock == ClockSettings(turn=4 * 3600)


async def test_without_one_the_lobby_tells_of_none(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    assert "Clock" not in stage.posts()[-1].content
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
    for what, value in (("then", "then automa"), ("remind", "quiet"), ("away", "away 7d")):
        shown = await page(stage, "Ann")
        await pick(stage, "Ann", shown, what, value)
    await stage.deliver()
    expected = ClockSettings(turn=DAY, ping=None, then=AfterTimeOut.AUTOMA, absence=7 * DAY)
    assert (await stage.table()).clock == expected
    assert "then an automa plays the turn" in stage.posts()[-1].content
    await pick(stage, "Ann", await page(stage, "Ann"), "time", "none")
    assert (await stage.table()).clock is None


async def test_who_has_no_seat_chooses_nothing(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    await pick(stage, "Cleo", await page(stage, "Cleo"), "time", "daily")
    assert (await stage.table()).clock is None


async def test_in_a_running_game_all_others_must_agree(stage: Stage) -> None:
    await stage.start_game(options={"clock": "daily"})
    told = private(await stage.command("Ann", "table clock", clock="36h, then automa"))
    assert "Proposed" in told
    assert (await stage.table()).clock == ClockSettings(turn=DAY)
    proposal = next(each for each in stage.posts() if "Agree" in labels(each))
    assert "36h, then automa" in proposal.content
    await stage.click("Ben", proposal, "Agree")
    assert (await stage.table()).clock == ClockSettings(turn=36 * 3600, then=AfterTimeOut.AUTOMA)


async def test_the_post_and_now_show_until_when(stage: Stage) -> None:
    await stage.start_game(options={"clock": "daily"})
    line = next(each for each in stage.posts()[-1].content.splitlines() if "Waiting for" in each)
    assert len(re.findall(r"<t:\d+:R>", line)) == 2
    told = private(await stage.command("Cleo", "table now"))
    assert len(re.findall(r"<t:\d+:R>", told)) == 2


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
    assert f"💤 {late} is away" in post.content
    assert "I am back" in labels(post)
    await stage.click(late, post, "I am back")
    assert not any(each.held_by for each in (await stage.table()).occupants)


async def test_where_everybody_is_away_the_post_says_so(stage: Stage, hand: HandClock) -> None:
    await stage.start_game(options={"clock": "daily"})
    for _ in range(4):
        await wind(stage, hand, DAY)
    assert "Everybody is away" in stage.posts()[-1].content


@pytest.mark.parametrize(
    "text",
    ["2d", "36h", "90m", "1d, answers 12h", "bank 5d + 6h", "4h, nudge off, ping 30m, then others, away off", "none"],
)
def test_a_clock_is_typed_as_it_is_read(text: str) -> None:
    assert typed(read_clock_text(text)) == text


def test_people_type_clocks_as_they_like() -> None:
    assert read_clock_text("2 days") == read_clock_text("48 hours") == presets()["relaxed"]
    assert read_clock_text("1 day 12h") == read_clock_text("36h") == read_clock_text("1.5 days")
    assert read_clock_text("Bank 5 days + 6 hours") == presets()["bank"]
    fast = read_clock_text("fast, then automa")
    assert fast == ClockSettings(turn=4 * 3600, then=AfterTimeOut.AUTOMA)
    assert read_clock_text("ping 1h", fast) == ClockSettings(turn=4 * 3600, then=AfterTimeOut.AUTOMA, ping=3600)
