"""Invitations, another game of the same people, and the lobby that is asked about."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.hosting.clocks.settings import LIMITS
from bot.hosting.table import Person, Place, Press, Status
from bot.hosting.timers.effects import EFFECTS
from bot.hosting.timers.work import TimerWork
from bot.locale.words import wording
from tests.bot.discord.settings.test_language_page import pick
from tests.bot.discord.stage import Stage, labels, private


def pinged(message: Any) -> list[int]:
    return list(dict.fromkeys(each.id for each in message.mentions))


async def invite(stage: Stage, who: str, person: str) -> Any:
    return await stage.command(who, "table invite", person=stage.people[person])


async def test_who_is_invited_is_pinged_once_and_has_a_seat_kept(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    await invite(stage, "Ann", "Ben")
    lobby, invitation = stage.posts()
    ben = stage.people["Ben"].id
    assert f"Yellow: kept for <@{ben}>" in lobby.content
    assert f"The table waits for <@{ben}>" in lobby.content
    assert "Start" not in labels(lobby)
    assert pinged(invitation) == [ben]
    assert "Ann invites you to a table for Nests" in invitation.content
    assert "kept for that person already" in private(await invite(stage, "Ann", "Ben"))
    assert len(stage.posts()) == 2, "a refusal is private, and pings nobody"
    assert f"waits for <@{ben}>" in private(await stage.command("Ann", "table start"))
    assert "seat: Yellow" in private(await stage.click("Ben", invitation, "Join"))
    lobby = stage.posts()[0]
    assert "Yellow: Ben" in lobby.content
    assert "Start" in labels(lobby)
    assert "Do not wait" not in labels(lobby)


async def test_an_invitation_can_be_declined(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    await invite(stage, "Ann", "Ben")
    assert "No seat is kept for you" in private(await stage.click("Cleo", stage.posts()[-1], "No, thanks"))
    await stage.click("Ben", stage.posts()[-1], "No, thanks")
    lobby, invitation = stage.posts()
    assert "kept for" not in lobby.content
    assert invitation.content == "Ben has declined the invitation."
    assert labels(invitation) == []
    await invite(stage, "Ann", "Ben")
    assert "You have declined" in private(await stage.click("Ben", stage.posts()[0], "No, thanks"))
    assert "kept for" not in stage.posts()[0].content


async def test_an_open_invitation_speaks_what_the_table_comes_to_speak(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    await invite(stage, "Ann", "Ben")
    page = (await stage.command("Ann", "me language")).response
    await pick(stage, "Ann", page, "table", "de")
    await stage.deliver()
    _, invitation = stage.posts()
    assert "Einladung von Ann" in invitation.content
    assert labels(invitation) == [wording("de")(key) for key in ("button-join", "button-decline")]
    await stage.click("Ben", invitation, labels(invitation)[1])
    assert stage.posts()[1].content == wording("de")("post-declined", name="Ben")
    await pick(stage, "Ann", page, "table", "pl")
    await stage.deliver()
    assert stage.posts()[1].content == wording("de")("post-declined", name="Ben"), "what happened stays as it was said"


async def test_the_table_can_wait_no_more(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    await stage.click("Cleo", stage.posts()[-1], "Join")
    await invite(stage, "Ann", "Ben")
    assert "free for others" in private(await stage.click("Cleo", stage.posts()[0], "Do not wait"))
    assert "Start" in labels(stage.posts()[0])


async def test_a_bot_is_not_invited(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    robot = stage.guild.add_member(stage.env.create_user("Robot", bot=True))
    answer = await stage.command("Ann", "table invite", person=robot)
    assert "A bot cannot take a seat" in private(answer)


async def play_to_the_end(stage: Stage) -> Any:
    await stage.start_game()
    while (await stage.table()).status is Status.RUNNING:
        await stage.command(await stage.asked(), "toy pass")
    return stage.posts()[-1]


async def test_a_rematch_is_one_press_each(stage: Stage) -> None:
    result = await play_to_the_end(stage)
    assert "Rematch, seats drawn" in labels(result)
    assert "opened by somebody who sat here" in private(await stage.click("Cleo", result, "Rematch, seats drawn"))
    before = await stage.table()
    opened = await stage.click("Ann", result, "Rematch, seats rotated")
    lobby = stage.posts()[-1]
    ben = stage.people["Ben"].id
    assert "The others are invited" in private(opened)
    told = await stage.click("Cleo", result, "Rematch, seats drawn")
    assert "The next table here is open already: **Nests** https://discord.com/channels/" in private(told)
    assert f"/{lobby.id}." in private(told)
    assert "A seat is free" in private(told)
    assert labels(told.response)[0] == "Join"
    assert pinged(lobby) == [ben], "everybody of the game is pinged once"
    assert (await stage.table()).seat_of(stage.people["Ann"].id) == before.seat_of(ben)
    joined = await stage.click("Ben", result, "Rematch, seats drawn")
    assert "You have a seat: Red" in private(joined), "the seat of the lobby that is open"
    await stage.click("Ben", lobby, "Start")
    assert (await stage.table()).status is Status.RUNNING
    for who in ("Ann", "Cleo"):
        told = private(await stage.click(who, result, "Rematch, seats drawn"))
        assert "The next game here is running already: **Nests** https://discord.com/channels/" in told
        assert f"/{stage.posts()[-1].id}." in told


async def test_a_rematch_with_nobody_else_says_what_is_missing(stage: Stage) -> None:
    result = await play_to_the_end(stage)
    place = Place(stage.guild.id, stage.channel.id)
    await stage.host.people.forget(Press(1, Person(stage.people["Ben"].id, "Ben"), place))
    opened = private(await stage.click("Ann", result, "Rematch, seats drawn"))
    assert "More seats are needed before it can start" in opened
    assert "Start" not in labels(stage.posts()[-1])
    assert "press **Join**" in private(await stage.click("Ben", result, "Rematch, seats drawn"))


async def test_a_lobby_that_nobody_starts_is_asked_about(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    await stage.click("Ben", stage.posts()[-1], "Join")
    await later(stage, LIMITS.lobby)
    _, asking = stage.posts()
    people = [stage.people[name].id for name in ("Ann", "Ben")]
    assert pinged(asking) == people
    assert "without an answer I close it <t:" in asking.content
    assert {"Start", "Wait longer", "Close"} <= set(labels(asking))
    assert "stays open" in private(await stage.click("Ben", asking, "Wait longer"))
    assert "Wait longer" not in labels(stage.posts()[1])
    assert "Start" in labels(stage.posts()[1])
    await later(stage, LIMITS.lobby)
    await later(stage, LIMITS.lobby_answer)
    *_, last = stage.posts()
    assert last.content == "The table for Nests was closed."
    assert (await stage.host.tables.find(1)).status is Status.CANCELLED


async def later(stage: Stage, seconds: float) -> None:
    """Let the timers see a later moment, and post what came of it."""
    clock = stage.host._context.clock
    began = clock.now()

    class Later:
        def now(self) -> Any:
            return began + timedelta(seconds=seconds)

        wait = clock.wait

    stage.host._context.clock = Later()
    await TimerWork(stage.host._context, EFFECTS).serve()
    await stage.deliver()
