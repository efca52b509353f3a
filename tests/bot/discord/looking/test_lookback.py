"""How a game went, by presses: its private pages, for anybody, and never while the game runs."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.discord.looking.lookback import DECIDED, TURNINGS, WHY
from bot.discord.messages.custom_id import CustomId, Verb
from bot.games import PRESENTERS
from bot.hosting.analysing.desk import Ended, LookbackDesk
from bot.hosting.table import Person, Status
from bot.hosting.thinking.threads import InThreads
from bot.locale.words import wording
from engine.analysis import Judgement
from engine.automa import PLAYERS
from engine.games import GAMES
from tests.bot.discord.stage import MOA, TOY, Show, Stage, labels, private, selects, staged
from tests.bot.discord.toy_show import ToyPainter
from tests.bot.hosting.support import press
from tests.engine.toy import Lay, Pass
from tests.support.thoughtful import QUICK, ThoughtfulToy

THOUGHTFUL = Show(ThoughtfulToy(), TOY.presenter, ToyPainter())
LAISLA = Show(GAMES["laisla"], PRESENTERS["laisla"], ToyPainter())
HOW = "How it went"
UNKNOWN = wording("en")("refused-unknown-press")
PAGES = ["Chart", "Turning points", "Best and costliest", "Why?"]


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, THOUGHTFUL, QUICK) as made:
        yield made


async def play(stage: Stage, *, until: int = 10**6) -> None:
    """Play the game on, quickly: in the toy game each lays the lowest card."""
    rng = random.Random(3)
    while (table := await stage.table()).status is Status.RUNNING and table.seq < until:
        name = await stage.asked()
        who = press(Person(stage.people[name].id, name), table.place)
        turn = await stage.host.playing.turn(who, table.id)
        if stage.show is THOUGHTFUL:
            held = turn.view["hands"][turn.seat]
            await stage.host.playing.act(who, table.id, Lay(min(held)) if held else Pass())
        else:
            await stage.host.playing.act(who, table.id, PLAYERS["nestling"].choose(turn, rng))
    await stage.deliver()


async def worked_out(stage: Stage) -> None:
    table = await stage.table()
    await stage.host._context.lookbacks.settled(Ended(table.id, table.seq))


async def how(stage: Stage, who: str = "Cleo") -> Any:
    """Press until it is worked out."""
    first = await stage.click(who, stage.posts()[-1], HOW)
    assert "I am going through the game once more: 0 % done." in private(first)
    await worked_out(stage)
    return await stage.click(who, first.response, "How far is it?")


def forged(table_id: int, path: str = "") -> str:
    return str(CustomId(Verb.HOW, table_id, path=path))


async def test_anybody_reads_how_a_game_went(stage: Stage) -> None:
    await stage.start_game()
    await play(stage)
    posts = len(stage.posts())
    chart = await how(stage)
    assert "How it went" in private(chart)
    assert labels(chart.response) == PAGES
    (file,) = chart.response.attachments
    assert "Who could expect to win" in (file.description or "")
    turning = await stage.click("Cleo", chart.response, "Turning points")
    assert "Turning point 1 of " in private(turning)
    assert " → " in private(turning)
    assert len(turning.response.attachments) == 1
    decided = await stage.click("Cleo", turning.response, "Best and costliest")
    assert "**Ann**" in private(decided)
    assert "**Ben**" in private(decided)
    assert "👎" in private(decided), "each lays the lowest card, the highest gives the most"
    assert len(stage.posts()) == posts, "nobody else sees it"


async def test_a_turning_point_leads_to_its_step(stage: Stage) -> None:
    await stage.start_game()
    await play(stage)
    turning = await stage.click("Cleo", (await how(stage)).response, "Turning points")
    told = private(turning).split("\n")[1]
    assert told in private(await stage.click("Cleo", turning.response, "Replay"))


async def test_it_tells_what_was_weighed(stage: Stage) -> None:
    await stage.start_game()
    await play(stage)
    why = await stage.click("Ann", (await how(stage, "Ann")).response, "Why?")
    (select,) = selects(why.response)
    table = await stage.table()
    for each in select["options"]:
        told = await stage.forge("Ann", why.response, select["custom_id"], [each["value"]])
        assert "would have weighed" in private(told)
        assert "➤" in private(told)
        assert "% to win" in private(told)
    for wrong in ("x", "99999"):
        told = await stage.forge("Ann", why.response, select["custom_id"], [wrong])
        assert "Choose who decided" in private(told)
    for path in (f"{WHY}.9.9", f"{WHY}.x", f"{TURNINGS}.77", TURNINGS, DECIDED):
        assert private(await stage.forge("Ann", why.response, forged(table.id, path)))
    assert private(await stage.forge("Ann", why.response, forged(table.id, "x"))) == UNKNOWN


async def test_no_button_and_no_forged_id_leads_there_while_the_game_runs(stage: Stage) -> None:
    table = await stage.start_game()
    for _ in range(3):
        post = stage.posts()[-1]
        assert HOW not in labels(post)
        for path in ("", TURNINGS, f"{TURNINGS}.0", DECIDED, WHY, f"{WHY}.0.0"):
            told = private(await stage.forge("Cleo", post, forged(table.id, path)))
            assert told.startswith("How a game went is told when it is over.")
        told = private(await stage.forge("Cleo", post, forged(table.id, f"{WHY}.0.0"), ["2"]))
        assert told.startswith("How a game went is told when it is over.")
        await play(stage, until=(await stage.table()).seq + 1)


async def test_the_log_and_the_points_of_a_finished_game_lead_there(stage: Stage) -> None:
    await stage.start_game()
    assert HOW not in labels((await stage.click("Ann", stage.posts()[-1], "Log")).response)
    await play(stage)
    for way in ("Log", "Score"):
        assert HOW in labels((await stage.click("Ann", stage.posts()[-1], way)).response)


async def test_after_a_restart_it_is_read_and_not_worked_out_again(stage: Stage) -> None:
    await stage.start_game()
    await play(stage)
    before = private(await how(stage))

    class Never(InThreads):
        async def judge(self, *_given: Any) -> Judgement:
            raise AssertionError

    stage.host._context.lookbacks, stage.host._context.thinking = LookbackDesk(), Never({})
    assert private(await stage.click("Cleo", stage.posts()[-1], HOW)) == before, "at once"


async def test_a_game_without_estimates_has_no_button(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        table = await stage.start_game()
        while (await stage.table()).status is Status.RUNNING:
            name = await stage.asked()
            await stage.host.playing.act(press(Person(stage.people[name].id, name), table.place), table.id, Pass())
        await stage.deliver()
        assert HOW not in labels(stage.posts()[-1])
        told = private(await stage.forge("Ann", stage.posts()[-1], forged(table.id)))
        assert told.startswith("I cannot judge this game")


@pytest.mark.slow
@pytest.mark.parametrize("show", [LAISLA, Show(MOA.game, MOA.presenter, ToyPainter())], ids=["laisla", "moa"])
async def test_every_decision_of_a_whole_game_is_told(tmp_path: Path, show: Show) -> None:
    async with staged(tmp_path, show, QUICK) as stage:
        await stage.start_game()
        await play(stage)
        why = await stage.click("Cleo", (await how(stage)).response, "Why?")
        for seat in range(2):
            for page in range(9):
                shown = await stage.forge(
                    "Cleo", why.response, forged((await stage.table()).id, f"{WHY}.{seat}.{page}")
                )
                (select,) = selects(shown.response)
                for each in select["options"][::4]:
                    told = private(await stage.forge("Cleo", shown.response, select["custom_id"], [each["value"]]))
                    assert "➤" in told
        assert "👍" in private(await stage.click("Cleo", why.response, "Best and costliest"))
