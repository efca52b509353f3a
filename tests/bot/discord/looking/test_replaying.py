"""Looking through a game step by step, and its log, by presses."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from bot.discord.messages.custom_id import CustomId, Verb
from bot.games import PRESENTERS
from bot.hosting.table import Person, Status
from bot.store import log as store_log
from engine.automa import PLAYERS
from engine.games import GAMES
from sandbox.limits.layout import layout_problems
from sandbox.limits.message import MESSAGE
from tests.bot.discord.stage import Show, Stage, labels, private, selects, staged
from tests.bot.discord.toy_show import ToyPainter
from tests.bot.hosting.support import press
from tests.engine.toy import Draw, Lay, Pass

FIRST, BACK, ON, LAST = "⏮", "◀ Back", "On ▶", "⏭"
GREAT, EVERY = "What mattered", "Every step"


async def play_on(stage: Stage, *, until: int = 10**6, draw: bool = False) -> None:
    """Play the toy game on: each lays the lowest card (and draws one before)."""
    while (table := await stage.table()).status is Status.RUNNING and table.seq < until:
        name = await stage.asked()
        who = press(Person(stage.people[name].id, name), table.place)
        turn = await stage.host.playing.turn(who, table.id)
        held = turn.view["hands"][turn.seat]
        if draw and turn.view["deck"] and len(held) < 3:
            await stage.host.playing.act(who, table.id, Draw())
        else:
            who = press(Person(stage.people[name].id, name), table.place)
            await stage.host.playing.act(who, table.id, Lay(min(held)) if held else Pass())
    await stage.deliver()


def step(result: Any) -> tuple[int, int]:
    """Return which step is shown, of how many."""
    found = re.search(r"Step (\d+) of (\d+)", private(result))
    assert found is not None, private(result)
    return int(found[1]), int(found[2])


def disabled(message: Any) -> set[str]:
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return {each["label"] for row in rows for each in row["components"] if each["type"] == 2 and each.get("disabled")}


def placed(message: Any, placeholder: str) -> dict[str, Any]:
    return next(each for each in selects(message) if each["placeholder"] == placeholder)


async def pick(stage: Stage, who: str, message: Any, placeholder: str, label: str) -> Any:
    found = placed(message, placeholder)
    value = next(each["value"] for each in found["options"] if label in each["label"])
    return await stage.forge(who, message, found["custom_id"], [value])


def path_of(stage_table: int, path: str, verb: Verb = Verb.REPLAY) -> str:
    return str(CustomId(verb, stage_table, path=path))


# -- a game that is over -----------------------------------------------------------------------------------------------


async def test_a_finished_game_is_stepped_through_from_its_post(stage: Stage) -> None:
    await stage.start_game()
    await play_on(stage)
    shown = await stage.click("Cleo", stage.posts()[-1], "Replay")
    assert step(shown) == (1, 7)
    assert disabled(shown.response) == {FIRST, BACK}
    assert "everybody dealt" in private(shown)
    assert shown.response.attachments[0].description == "The board in round 1."
    for number in range(2, 8):
        shown = await stage.click("Cleo", shown.response, ON)
        assert step(shown) == (number, 7)
        assert " laid " in private(shown)
    assert disabled(shown.response) == {ON, LAST}
    assert step(await stage.click("Cleo", shown.response, BACK)) == (6, 7)
    assert step(await stage.click("Cleo", shown.response, FIRST)) == (1, 7)
    assert step(await stage.click("Cleo", shown.response, LAST)) == (7, 7)


async def test_one_jumps_to_rounds_and_steps(stage: Stage) -> None:
    await stage.start_game()
    await play_on(stage)
    shown = await stage.command("Cleo", "table replay")
    shown = await pick(stage, "Cleo", shown.response, "Jump to a round", "Round 2")
    assert step(shown) == (4, 7)
    assert "Round 2" in private(shown)
    options = placed(shown.response, "Jump to a step")["options"]
    assert [each["label"].split(" · ")[0] for each in options] == ["4", "5"]
    shown = await pick(stage, "Cleo", shown.response, "Jump to a step", "5 · ")
    assert step(shown) == (5, 7)
    assert step(await stage.command("Cleo", "table replay", step=6)) == (6, 7)
    assert step(await stage.command("Cleo", "table replay", step=99)) == (7, 7)


async def test_through_the_eyes_of_each(stage: Stage) -> None:
    await stage.start_game()
    await play_on(stage, draw=True)
    shown = await stage.command("Cleo", "table replay")
    whole = placed(shown.response, "Through whose eyes?")
    assert [each["label"] for each in whole["options"]] == [
        "Everything that happened",
        "As everybody saw it",
        "As Ann saw it",
        "As Ben saw it",
    ]
    drew = await pick_drawing(stage, shown)
    assert re.search(r"drew \d", private(drew))
    public = await pick(stage, "Cleo", drew.response, "Through whose eyes?", "everybody")
    assert "drew None" in private(public)
    assert step(public) == step(drew)
    for name in ("Ann", "Ben"):
        own = await pick(stage, "Cleo", drew.response, "Through whose eyes?", name)
        assert (f"{name} drew None" in private(own)) is False
        hand = await stage.click("Cleo", own.response, "Hand")
        assert hand.response.attachments[0].description == "Your hand."
        drew = await stage.click("Cleo", hand.response, "Board")
        assert drew.response.attachments[0].description.startswith("The board")


async def pick_drawing(stage: Stage, shown: Any) -> Any:
    while "drew" not in private(shown):
        shown = await stage.click("Cleo", shown.response, ON)
    return shown


async def test_only_what_mattered(stage: Stage) -> None:
    await stage.start_game()
    await play_on(stage, draw=True)
    shown = await stage.command("Cleo", "table replay")
    shown = await stage.click("Cleo", shown.response, GREAT)
    seen = []
    while ON not in disabled(shown.response):
        shown = await stage.click("Cleo", shown.response, ON)
        seen.append(private(shown))
        assert EVERY in labels(shown.response)
    assert seen
    assert all(" laid " in each for each in seen)
    number, count = step(shown)
    assert number == count
    assert len(seen) < count - 1


# -- a running game ----------------------------------------------------------------------------------------------------


async def test_of_a_running_game_one_sees_what_was_public_and_the_own_hand(stage: Stage) -> None:
    table = await stage.start_game()
    asked = await stage.asked()
    other = "Ben" if asked == "Ann" else "Ann"
    await stage.command(asked, "toy draw")
    mine = await stage.command(asked, "table replay")
    assert re.search(rf"{asked} drew \d", private(mine))
    assert step(mine) == (2, 2)
    assert "Hand" in labels(mine.response)
    for who in (other, "Cleo"):
        theirs = await stage.command(who, "table replay")
        assert f"{asked} drew None" in private(theirs)
    assert not [each for each in selects(theirs.response) if each["placeholder"] == "Through whose eyes?"]
    seat = stage.show.game.colours.index(table.seat_of(stage.people[asked].id) or "")
    for eyes in ("a", str(seat)):
        for marks in ("", "h", "gh"):
            forged = await stage.forge("Cleo", theirs.response, path_of(table.id, f"2.{eyes}.{marks}"))
            assert private(forged).startswith("While the game runs")


async def test_an_answer_while_others_are_asked_shows_nothing(stage: Stage) -> None:
    table = await stage.start_game(options={"mode": "together"})
    ann = press(Person(stage.people["Ann"].id, "Ann"), table.place)
    held = (await stage.host.playing.turn(ann, table.id)).view["hands"][table.seat_of(ann.person.id) or ""]
    before = await stage.command("Cleo", "table log", show="great")
    await stage.host.playing.act(ann, table.id, Lay(min(held)))
    await stage.deliver()
    assert f"Ann chose {min(held)}" in private(await stage.command("Ann", "table replay"))
    shown = private(await stage.command("Cleo", "table replay"))
    assert "Ann chose None" in shown
    await stage.command("Ann", "table undo")
    assert step(await stage.command("Cleo", "table replay")) == (1, 1)
    great = await stage.command("Cleo", "table log", show="great")
    assert great.response.content == before.response.content, "as if it had never been chosen"
    log = await stage.command("Cleo", "table log")
    assert "Ann" not in private(log), "nobody sees that somebody hesitates"
    assert "Taken back: Ann chose" in private(await stage.command("Ann", "table log"))


async def test_what_was_taken_back_is_shown_as_such(stage: Stage) -> None:
    await stage.start_game()
    asked = await stage.asked()
    await stage.command(asked, "toy pass")
    before = await stage.command("Cleo", "table replay")
    assert step(before) == (2, 2)
    await stage.command(asked, "table undo")
    log = await stage.command("Cleo", "table log")
    assert f"~~**2**~~ Taken back: {asked} laid" in private(log)
    undone = await pick(stage, "Cleo", log.response, "See the board after…", "taken back")
    assert "taken back later" in private(undone)
    stale = await stage.forge("Cleo", before.response, path_of(1, "2.."))
    assert "taken back later" in private(stale), "a page of before says so, and leads on"
    assert step(await stage.click("Cleo", stale.response, BACK)) == (1, 1)
    assert "Taken back" in private(await stage.command("Cleo", "table log", show="undone"))


async def test_forged_places_lead_to_a_step(stage: Stage) -> None:
    table = await stage.start_game()
    await play_on(stage)
    shown = await stage.command("Cleo", "table replay")
    for path in ("", ".", "..", "9999999.a.", "0.a.g", "x.y.z", "1.9.h", "+.+.+", "5.0.h", "5.a.h", "1.p.g.x"):
        for values in (None, ["999999999999999999999"], ["²"], ["-1"]):
            assert step(await stage.forge("Cleo", shown.response, path_of(table.id, path), values))
    for path in (
        "",
        "x",
        ".x",
        "of9.0",
        "of1.99",
        "since-1",
        "since99999999999.0",
        "all.at",
        "all.at99999999",
        "fights",
    ):
        assert "📜" in private(await stage.forge("Cleo", shown.response, path_of(table.id, path, Verb.LOG)))
    not_begun = await stage.command("Cleo", "table replay", step=1)
    assert step(not_begun) == (1, 7)


async def test_before_the_start_there_is_nothing_to_replay(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    assert "not started" in private(await stage.command("Ann", "table replay"))
    assert "not started" in private(await stage.command("Ann", "table log"))


async def test_after_a_restart_old_pages_work(stage: Stage) -> None:
    await stage.start_game()
    await play_on(stage)
    shown = await stage.command("Cleo", "table replay")
    log = await stage.command("Cleo", "table log")
    await stage.restart()
    assert step(await stage.click("Cleo", shown.response, ON)) == (2, 7)
    assert step(await pick(stage, "Cleo", log.response, "See the board after…", "5 · ")) == (5, 7)


# -- the log -----------------------------------------------------------------------------------------------------------


async def test_the_log_leads_to_pictures_and_back(stage: Stage) -> None:
    await stage.start_game()
    await play_on(stage)
    log = await stage.click("Cleo", stage.posts()[-1], "Log")
    assert "**2** " in private(log)
    shown = await pick(stage, "Cleo", log.response, "See the board after…", "3 · ")
    assert step(shown) == (3, 7)
    assert "📜" in private(await stage.click("Cleo", shown.response, "Log"))


async def test_the_log_is_narrowed_down(stage: Stage) -> None:
    await stage.start_game()
    await play_on(stage, until=5)
    for name in ("Ann", "Ben"):
        mine = private(await stage.command(name, "table log", show="mine"))
        assert "What you did" in mine
        assert f"{name} laid" in mine
        assert ("Ben" if name == "Ann" else "Ann") not in mine
    whole = await stage.command("Cleo", "table log")
    theirs = await pick(stage, "Cleo", whole.response, "What to show", "What Ben did")
    assert "Ben laid" in private(theirs)
    assert "Ann laid" not in private(theirs)
    assert "everybody dealt" in private(await stage.command("Cleo", "table log", show="great"))
    await stage.command("Ann", "table board")
    assert "Nothing of that kind" in private(await stage.command("Ann", "table log", show="since"))
    await play_on(stage, until=6)
    since = private(await stage.command("Ann", "table log", show="since"))
    assert "Since your last visit" in since
    assert since.count(" laid ") == 1


async def test_the_log_has_pages_and_a_file(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord.looking.log_pages.PAGE", 3)
    await stage.start_game()
    await play_on(stage)
    last = await stage.command("Cleo", "table log")
    assert "page 3 of 3" in private(last)
    assert "**7** " in private(last)
    assert "🏆" in private(last)
    earlier = await stage.click("Cleo", last.response, "◀ Earlier")
    assert "page 2 of 3" in private(earlier)
    assert "**4** " in private(earlier)
    assert "🏆" not in private(earlier)
    assert "page 1 of 3" in private(await stage.click("Cleo", earlier.response, "⏮"))
    assert "page 3 of 3" in private(await stage.click("Cleo", earlier.response, "⏭"))
    file = (await stage.click("Cleo", last.response, "As a file")).response.attachments[0]
    assert file.filename == "toy-1-log.txt"
    there = await pick(stage, "Cleo", last.response, "See the board after…", "7 · ")
    shown = await stage.click("Cleo", there.response, FIRST)
    assert "page 1 of 3" in private(await stage.click("Cleo", shown.response, "Log"))


NASTY = {"Ann": "@everyone **W**\u202e *x* `y`", "Ben": "<@1> [a](b) ~~||W||~~ #x __y__ W"}
"""Names as long as Discord lets them be."""


def within_limits(stage: Stage) -> int:
    """Hold all answers so far to the shapes that Discord's OpenAPI file has; return how many there were."""
    held = 0
    for request in stage.env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        data = body.get("data")
        if isinstance(data, dict) and "content" in data:
            shown = {"content": data["content"], "components": data.get("components") or []}
            MESSAGE.validate_python(shown)
            assert list(layout_problems(shown["components"], is_v2=False)) == []
            held += 1
    return held


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_every_step_of_whole_games(tmp_path: Path, game: str) -> None:
    """Each step, in each way of looking, and each page of the log."""
    async with staged(tmp_path, Show(GAMES[game], PRESENTERS[game], ToyPainter())) as stage:
        for name, nick in NASTY.items():
            stage.people[name] = stage.guild.add_member(stage.env.create_user(f"{name}2"), nick=nick[:32])
        await stage.start_game()
        await played_at_random(stage)
        shown = await stage.command("Cleo", "table replay")
        _, count = step(shown)
        eyes = [each["value"] for each in placed(shown.response, "Through whose eyes?")["options"]]
        great = (await stage.click("Cleo", shown.response, GREAT)).response.content
        mattered = int(re.search(r"(\d+) steps of", great)[1])  # type: ignore[index]
        assert 2 <= mattered < 0.8 * count
        table = await stage.table()
        for number in range(1, count + 1, 3):
            path = path_of(table.id, f"{number}.{eyes[number % len(eyes)]}.{'g' * (number % 2)}")
            assert step(await stage.forge("Cleo", shown.response, path))[0] == number
        log = await stage.command("Cleo", "table log")
        for option in placed(log.response, "What to show")["options"]:
            for page in range(12):
                path = path_of(table.id, f"{option['value']}.{page}", Verb.LOG)
                assert "📜" in private(await stage.forge("Cleo", log.response, path))
        assert within_limits(stage) > count / 3 + 12


async def played_at_random(stage: Stage) -> None:
    rng = random.Random(3)
    while (table := await stage.table()).status is Status.RUNNING:
        asked = table.occupant(next(iter(table.asked_since))).person_id
        name = next(each for each in NASTY if stage.people[each].id == asked)
        who = press(Person(stage.people[name].id, name), table.place)
        turn = await stage.host.playing.turn(who, table.id)
        await stage.host.playing.act(who, table.id, PLAYERS["random"].choose(turn, rng))
    await stage.deliver()


async def test_steps_of_older_rules_are_told_without_pictures(stage: Stage) -> None:
    table = await stage.start_game()
    await play_on(stage)
    async with stage.host.database.write() as connection:
        entry = (await store_log.row(connection, table.id, 3)).entry or {}
        await store_log.replace_entry(connection, table.id, 3, {**entry, "action": {"type": "lay", "card": 999}})
    shown = await stage.command("Cleo", "table replay", step=2)
    assert len(shown.response.attachments) == 1
    shown = await stage.click("Cleo", shown.response, ON)
    assert step(shown) == (3, 7)
    assert "My rules were different then" in private(shown)
    assert " laid " in private(shown)
    assert not shown.response.attachments
    assert "**5** " in private(await stage.command("Cleo", "table log"))
