"""Whatever looks back names who had a seat then, not who has it now."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord.looking import films
from bot.games.film import moments
from bot.games.retold import Retelling
from bot.hosting.playing.automa import play_one
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import Person, Press, Status
from bot.hosting.thinking.threads import InThreads
from bot.locale.words import wording
from engine.automa import PLAYERS
from engine.steps import standing
from tests.bot.discord.looking.test_lookback import THOUGHTFUL, how
from tests.bot.discord.stage import Stage, private, selects, staged
from tests.bot.hosting.support import press
from tests.engine.toy import Lay, Pass

AUTOMA = "Fledgling"
END = 10**6
ONE_AHEAD = InThreads(dict.fromkeys(PLAYERS, PLAYERS["fledgling"]))


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, THOUGHTFUL, ONE_AHEAD) as made:
        yield made


async def pressed_by(stage: Stage, name: str) -> Press:
    return press(Person(stage.people[name].id, name), (await stage.table()).place)


async def lay(stage: Stage, name: str) -> None:
    who = await pressed_by(stage, name)
    turn = await stage.host.playing.turn(who, (await stage.table()).id)
    held = turn.view["hands"][turn.seat]
    await stage.host.playing.act(who, turn.table.id, Lay(min(held)) if held else Pass())


async def changed(stage: Stage, until: int = 4) -> tuple[str, str]:
    """Play until somebody has laid and left to an automa, and that one has laid, too; return who left and who stays.

    The one who stays has looked at the board before all that.
    """
    await stage.start_game()
    gone = await stage.asked()
    stays = "Ben" if gone == "Ann" else "Ann"
    await stage.command(stays, "table board")
    table = await stage.table()
    await lay(stage, gone)
    await stage.host.seats.leave(await pressed_by(stage, gone), table.id, Fate.AUTOMA)
    while (table := await stage.table()).status is Status.RUNNING and table.seq < until:
        if table.occupant(next(iter(table.asked_since))).automa:
            await play_one(stage.host._context, table.id)
        else:
            await lay(stage, stays)
    return gone, stays


def deeds(text: str) -> list[str]:
    """Return who has laid, line by line; not as the round ends, which tells all."""
    return re.findall(r"(?:^|> |· |\*\* |`\d+`\s*)?(Ann|Ben|Fledgling)\W* laid", text)


async def test_the_log_and_its_file(stage: Stage) -> None:
    gone, stays = await changed(stage)
    log = await stage.command(stays, "table log")
    assert deeds(private(log)) == [gone, stays, AUTOMA]
    labels = [each["label"] for each in selects(log.response)[0]["options"]]
    assert deeds("\n".join(labels)) == [gone, stays, AUTOMA]
    file = await stage.click(stays, log.response, "As a file")
    assert deeds((await file.response.attachments[0].read()).decode()) == [gone, stays, AUTOMA]


async def test_what_the_log_is_narrowed_down_to_names_all_who_had_the_seat(stage: Stage) -> None:
    gone, stays = await changed(stage)
    log = await stage.command(stays, "table log")
    labels = [each["label"] for each in selects(log.response)[1]["options"]]
    assert "What you did" in labels
    assert f"By {gone} and {AUTOMA}" in labels


async def test_a_replay(stage: Stage) -> None:
    gone, stays = await changed(stage)
    shown = await stage.command(stays, "table replay", step=2)
    assert deeds(private(shown))[:1] == [gone]
    assert AUTOMA not in private(shown)
    shown = await stage.click(stays, shown.response, "⏭")
    assert deeds(private(shown))[:1] == [AUTOMA]


async def test_what_happened_since(stage: Stage) -> None:
    gone, stays = await changed(stage, 2)
    assert deeds(private(await stage.command(stays, "table since"))) == [gone]


async def test_a_post_that_comes_after_the_change(stage: Stage) -> None:
    gone, stays = await changed(stage)
    posts = len(stage.posts())
    await stage.deliver()
    told = "\n".join(each.content for each in stage.posts()[posts:])
    assert deeds(told) == [gone, stays, AUTOMA]


async def test_what_can_be_taken_back(stage: Stage) -> None:
    gone, stays = await changed(stage)
    listed = await stage.command(stays, "table undo", choose=True)
    (select,) = selects(listed.response)
    assert deeds("\n".join(each["label"] for each in select["options"])) == [AUTOMA, stays, gone]
    picked = await stage.forge(stays, listed.response, select["custom_id"], [select["options"][-1]["value"]])
    assert deeds(private(picked)) == [gone, stays, AUTOMA]


@pytest.mark.slow
async def test_a_film_has_no_board_over_a_change(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    gone, _ = await changed(stage, END)
    monkeypatch.setattr("bot.games.film.MOST", 3)
    found = await stage.host.looking.replay(None, await stage.host.tables.load((await stage.table()).id))
    told: Retelling = films._retelling(stage.services, found, wording("en"))
    groups = moments(told, standing(found.steps))
    assert len(groups) == 3
    seat = told.replay.table.past[0].occupant.seat
    named = [{told.names_at(step)[seat] for step in group} for group in groups]
    assert named == [{gone}, {gone}, {AUTOMA}]


@pytest.mark.slow
async def test_how_it_went(stage: Stage) -> None:
    gone, _ = await changed(stage, END)
    await stage.deliver()
    chart = await how(stage)
    turning = private(await stage.click("Cleo", chart.response, "Turning points"))
    assert f"{gone} laid" in turning
    assert AUTOMA not in turning, "nor where it tells whose chances moved"
    decided = private(await stage.click("Cleo", chart.response, "Best and costliest"))
    assert f"**{AUTOMA}" in decided
    assert f"**{gone}**" not in decided, "the seat goes by who has it at the end"
    assert f"Round 1, {gone}: " in decided
    why = await stage.click("Cleo", chart.response, "Why?")
    (select,) = selects(why.response)
    first, *_, last = [each["value"] for each in select["options"]]
    told = private(await stage.forge("Cleo", why.response, select["custom_id"], [first]))
    assert f"what {gone} weighed" in told
    assert "A computer player in the same place would have weighed" in told
    told = private(await stage.forge("Cleo", why.response, select["custom_id"], [last]))
    assert f"what {AUTOMA} weighed" in told
    assert "It looked one action ahead" in told
