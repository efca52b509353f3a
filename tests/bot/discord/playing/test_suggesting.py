"""Suggested moves by presses: a private page, whose buttons lead to the review of each move."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.discord.messages import custom_id
from bot.discord.messages.custom_id import CustomId, Verb
from bot.games import PRESENTERS
from bot.games.widgets import Select
from bot.hosting.live_game import WhichTable
from bot.hosting.playing.turn import Turn
from bot.hosting.suggesting.advice import advice_on, can_be_suggested
from bot.hosting.suggesting.asking import ADVISER, Suggested
from bot.hosting.table import Person, Press, Status
from engine.automa import Considered, RandomPlayer
from engine.games import GAMES
from tests.bot.discord.stage import CROW, TOY, Show, Stage, labels, private, selects, staged
from tests.bot.discord.toy_show import ToyPainter
from tests.bot.games.support import WORDS, hold_to_limits, names_of, turns
from tests.bot.hosting.support import press
from tests.support.games import CASES, Case
from tests.support.thoughtful import QUICK, thoughtful

ASK = "Suggest a move"
MANNER = "Rated or friendly"
BUTTON = "Clock and rating"
ADVISED = [name for name, game in GAMES.items() if max(game.seat_counts) > 1]
"""The games in which people play against each other."""


def show(name: str) -> Show:
    return Show(thoughtful(GAMES[name]), PRESENTERS[name], ToyPainter())


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, show("moa"), QUICK) as made:
        yield made


def person(stage: Stage, who: str) -> Person:
    return Person(stage.people[who].id, who)


async def turn_of(stage: Stage, who: str) -> Turn:
    table = await stage.table()
    return await stage.host.playing.turn(press(person(stage, who), table.place), table.id)


async def act(stage: Stage, who: str, action: Any) -> None:
    table = await stage.table()
    await stage.host.playing.act(press(person(stage, who), table.place), table.id, action)
    await stage.deliver()


async def panel(stage: Stage, who: str) -> Any:
    """Press the first button of the post that asks."""
    post = stage.posts()[-1]
    return await stage.click(who, post, labels(post)[0])


async def suggested(stage: Stage, who: str) -> Any:
    return await stage.click(who, (await panel(stage, who)).response, ASK)


def carried(message: Any, label: str) -> CustomId:
    rows = [each if isinstance(each, dict) else each.to_dict() for each in message.components]
    text = next(item["custom_id"] for row in rows for item in row["components"] if item.get("label") == label)
    found = custom_id.parse(text)
    assert found is not None
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", ADVISED)
async def test_four_presses_lead_from_the_post_to_the_suggested_move(tmp_path: Path, name: str) -> None:
    async with staged(tmp_path, show(name), QUICK) as stage:
        await stage.start_game(options={"friendly": True})
        rng, seen = random.Random(5), set()
        for _ in range(25):
            if (await stage.table()).status is not Status.RUNNING:
                break
            who = await stage.asked()
            turn, posts = await turn_of(stage, who), [each.content for each in stage.posts()]
            if turn.decision.kind in seen:
                await act(stage, who, RandomPlayer().choose(turn, rng))
                continue
            seen.add(turn.decision.kind)
            page = await suggested(stage, who)
            assert "% to win" in private(page), private(page)
            assert [each.content for each in stage.posts()] == posts
            moves = [each for each in labels(page.response) if each.startswith("Move ") and each[-1].isdigit()]
            assert 1 <= len(moves) <= 3
            assert len({carried(page.response, each).path for each in moves}) == len(moves)
            review = await stage.click(who, page.response, moves[0])
            while "Confirm" not in labels(review.response):  # what can be answered ahead is asked before it
                review = await stage.click(who, review.response, labels(review.response)[0])
            done = await stage.click(who, review.response, "Confirm")
            assert private(done)
            assert (await stage.table()).seq > turn.table.seq
        assert len(seen) >= 2, seen


async def test_the_page_leads_back_and_each_move_can_be_looked_at(stage: Stage) -> None:
    await stage.start_game(options={"friendly": True})
    who = await stage.asked()
    page = await suggested(stage, who)
    for move in [each for each in labels(page.response) if each.startswith("Move ") and each[-1].isdigit()]:
        assert "Confirm" in labels((await stage.click(who, page.response, move)).response)
        page = await suggested(stage, who)
    assert ASK in labels((await stage.click(who, page.response, "Back")).response)


async def test_a_page_behind_the_first_and_a_public_post_have_no_such_button(stage: Stage) -> None:
    await stage.start_game(options={"friendly": True})
    who = await stage.asked()
    first = await panel(stage, who)
    assert ASK not in labels(stage.posts()[-1])
    page = await stage.click(who, first.response, next(each for each in labels(first.response) if each != ASK))
    assert ASK not in labels(page.response)


def meanwhile(stage: Stage, monkeypatch: pytest.MonkeyPatch, do: Callable[[], Awaitable[None]]) -> None:
    """Do something while a suggestion is thought about, once its presser has been told so."""
    host, ask = stage.host, stage.host.playing.suggest

    async def suggest(press: Press, table: WhichTable, on_thinking: Callable[[], Awaitable[None]]) -> Suggested:
        async def then() -> None:
            await on_thinking()
            await do()

        return await ask(press, table, then)

    monkeypatch.setattr(host.playing, "suggest", suggest)


async def test_while_it_is_thought_about_the_page_says_so(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await stage.start_game(options={"friendly": True})
    who = await stage.asked()
    shown: list[str] = []

    async def look() -> None:
        shown.extend(str(_said(each.json)) for each in stage.env.http_requests[-1:])

    meanwhile(stage, monkeypatch, look)
    page = await suggested(stage, who)
    assert shown == ["💭 I am thinking about it. That takes a moment."]
    assert "% to win" in private(page)
    again = await suggested(stage, who)
    assert len(shown) == 1, "what was thought out is shown at once"
    assert private(again) == private(page)


def _said(body: Any) -> Any:
    return body.get("data", body).get("content")


async def test_where_things_have_moved_on_meanwhile_the_page_says_so(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.start_game(options={"friendly": True})
    who = await stage.asked()
    turn = await turn_of(stage, who)

    async def play() -> None:
        table = await stage.table()
        await stage.host.playing.act(press(person(stage, who), table.place), table.id, turn.decision.default)

    meanwhile(stage, monkeypatch, play)
    page = await suggested(stage, who)
    assert "things moved on" in private(page)
    assert labels(page.response) == ["What I am asked now"]


async def test_a_thought_that_fails_leaves_a_way_on(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await stage.start_game(options={"friendly": True})
    who = await stage.asked()

    async def fail() -> None:
        raise ZeroDivisionError

    meanwhile(stage, monkeypatch, fail)
    with capture_logs() as logs:
        page = await suggested(stage, who)
    assert [each["event"] for each in logs if each["log_level"] == "error"] == ["request_failed"]
    assert page.response.content == "I could not think of anything."
    assert labels(page.response) == ["What I am asked now"]


async def test_forged_foreign_and_old_presses_are_answered(stage: Stage) -> None:
    await stage.start_game(options={"friendly": True})
    who = await stage.asked()
    other = next(each for each in ("Ann", "Ben") if each != who)
    first = await panel(stage, who)
    right, post = carried(first.response, ASK), stage.posts()[-1]
    assert right.verb is Verb.SUGGEST
    for forger, made, said in (
        (other, right, "That button is for"),
        (other, replace(right, seat=None), "Now the table waits for"),
        ("Cleo", replace(right, seat=None), "seat"),
        (who, replace(right, since=99), "moved on"),
        (who, replace(right, table=99), "table"),
    ):
        answer = private(await stage.forge(forger, post, str(made)))
        assert said in answer
        assert "% to win" not in answer
    assert "% to win" in private(await stage.forge(who, post, str(replace(right, since=None, path="x"))))
    await act(stage, who, (await turn_of(stage, who)).decision.default)
    assert "% to win" not in private(await stage.click(who, first.response, ASK))


async def test_nothing_of_it_is_seen_by_others(stage: Stage) -> None:
    """No request but the answers to who asks."""
    await stage.start_game(options={"friendly": True})
    who = await stage.asked()
    first = await panel(stage, who)
    before, posts = len(stage.env.http_requests), [(each.content, labels(each)) for each in stage.posts()]
    page = await stage.click(who, first.response, ASK)
    await stage.deliver()
    assert [(each.content, labels(each)) for each in stage.posts()] == posts
    assert all("/webhooks/" in each.path or "/interactions/" in each.path for each in stage.env.http_requests[before:])
    assert page.response.ephemeral


# -- the table's choice ---------------------------------------------------------------------------------------------


async def pick(stage: Stage, who: str, page: Any, value: str, select: str = "Suggested moves") -> Any:
    found = next(each for each in selects(page.response) if each["placeholder"] == select)
    result = await stage.people[who].select(page.response, [value], custom_id=found["custom_id"])
    await stage.deliver()
    return result


async def test_the_lobby_shows_and_changes_it(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="moa")
    assert "Rated: counts for the ladder where only people play" in stage.posts()[-1].content
    assert f"(change it under **{BUTTON}**)" in stage.posts()[-1].content
    page = await stage.click("Ann", stage.posts()[-1], BUTTON)
    asks = [each["placeholder"] for each in selects(page.response)]
    assert asks == ["How much time?", MANNER]
    page = await pick(stage, "Ann", page, "on", MANNER)
    assert "Friendly: not for the ladder; suggested moves for whoever asks" in stage.posts()[-1].content
    page = await pick(stage, "Ann", page, "rated", MANNER)
    assert (await stage.table()).friendly is False
    await pick(stage, "Ann", page, "off", MANNER)
    assert "Friendly: not for the ladder; no suggested moves" in stage.posts()[-1].content
    page = await pick(stage, "Ann", page, "fast", "How much time?")
    asks = [each["placeholder"] for each in selects(page.response)]
    assert asks[:2] == ["How much time?", MANNER], "it is found without looking through what a clock has"
    await stage.click("Ben", stage.posts()[-1], "Join")
    await stage.click("Ann", stage.posts()[-1], "Start")
    begun = next(each.content for each in stage.posts() if "The game has started." in each.content)
    assert "no suggested moves" in begun
    assert BUTTON not in begun, "the button is gone"
    who = await stage.asked()
    first = await panel(stage, who)
    assert ASK not in labels(first.response)
    table = await stage.table()
    forged = CustomId(Verb.SUGGEST, table.id)
    assert "without suggested moves" in private(await stage.forge(who, stage.posts()[-1], str(forged)))


async def test_a_rated_game_of_several_has_none_and_cannot_get_any(stage: Stage) -> None:
    await stage.start_game()
    who = await stage.asked()
    assert ASK not in labels((await panel(stage, who)).response)
    page = await stage.command("Ann", "table clock")
    assert "Suggested moves" not in [each["placeholder"] for each in selects(page.response)]
    forged = CustomId(Verb.SETTING, (await stage.table()).id, path="clock.suggest")
    for value in ("on", "off", "rated"):
        answer = await stage.forge("Ann", page.response, str(forged), [value])
        assert "counts for the ladder" in private(answer)
    assert (await stage.table()).suggestions


async def test_in_a_running_game_the_others_are_asked(stage: Stage) -> None:
    await stage.start_game(options={"friendly": True})
    page = await pick(stage, "Ann", await stage.command("Ann", "table clock"), "off")
    assert "The others are asked" in private(page)
    proposal = stage.posts()[-1]
    assert "**Ann proposes to play without suggested moves.**" in proposal.content
    assert (await stage.table()).suggestions
    await stage.click("Ben", proposal, "Agree")
    assert not (await stage.table()).suggestions
    page = await stage.command("Ben", "table clock")
    forged = next(each["custom_id"] for each in selects(page.response) if each["placeholder"] == "Suggested moves")
    assert private(await stage.forge("Ben", page.response, forged, ["maybe"]))
    assert "so already" in private(await pick(stage, "Ben", page, "off"))


async def test_who_sits_alone_turns_them_off_and_on_in_a_running_game(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="moa")
    table, own = await stage.table(), person(stage, "Ann")
    for _ in range(2):
        await stage.host.lobbies.add_automa(press(own, table.place), table.id, ADVISER)
    await stage.host.lobbies.start(press(own, table.place), table.id)
    for value in ("off", "on"):
        page = await stage.command("Ann", "table clock")
        assert "No clock runs" in private(page)
        await pick(stage, "Ann", page, value)
        assert (await stage.table()).suggestions is (value == "on")
        assert f"**Ann has turned suggested moves {value}.**" in stage.posts()[-1].content


async def test_a_game_that_nothing_is_known_of_has_none(tmp_path: Path) -> None:
    async with staged(tmp_path, CROW) as stage:
        await stage.command("Ann", "table new", game="crow")
        assert "Suggested" not in stage.posts()[-1].content
        await stage.click("Ann", stage.posts()[-1], "Start")
        assert ASK not in labels((await panel(stage, "Ann")).response)
    async with staged(tmp_path / "toy", TOY) as stage:
        await stage.command("Ann", "table new", game="toy")
        page = await stage.click("Ann", stage.posts()[-1], BUTTON)
        (manner,) = [each for each in selects(page.response) if each["placeholder"] == MANNER]
        assert [each["label"] for each in manner["options"]] == ["Rated: for the ladder", "Friendly"]


def test_the_solo_game_has_none() -> None:
    assert [name for name in GAMES if name not in ADVISED] == ["wingspan"]
    assert GAMES["wingspan"].heuristics is None


# -- the page, in random games --------------------------------------------------------------------------------------


FEW = [next(case for case in CASES if case.game.name == name) for name in ADVISED]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_page_keeps_to_what_a_message_takes(case: Case) -> None:
    game, rng = thoughtful(case.game), random.Random(3)
    presenter = PRESENTERS[game.name]
    for turn in islice(turns(replace(case, game=game), 4), 0, 160, 8):
        if turn.answered:
            assert not can_be_suggested(turn)
            continue
        actions = list(islice(turn.actions(), 300))
        considered = [Considered(each, rng.random(), rng.uniform(-9, 9)) for each in rng.sample(actions, len(actions))]
        advice = advice_on(turn, considered)
        page = presenter.suggested(turn, advice, names_of([each.seat for each in turn.table.occupants]), WORDS)
        hold_to_limits(page)
        row = page.rows[0]
        assert not isinstance(row, Select)
        ways = [each for each in row if not each.disabled]
        assert len(ways) == len(advice.moves)
        for way, move in zip(ways, advice.moves, strict=True):
            assert presenter.answer(turn, way.path) == move.action
