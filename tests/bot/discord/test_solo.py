"""A game for one person against an opponent that it plays itself: its posts, forms, look-ups and results."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.enums import InteractionType
from structlog.testing import capture_logs

from bot.discord.answering.request import Request
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.playing import forms
from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.servers import ServerClock
from bot.hosting.table import Person, Place, Press, Status
from tests.bot.discord.stage import CROW, Stage, labels, private, silent, staged
from tests.engine.solo_toy_game import Note

_interactions = count(10**6)


@pytest.fixture
async def crow(tmp_path: Path) -> AsyncIterator[Stage]:
    with capture_logs() as logs:
        async with staged(tmp_path, CROW) as made:
            yield made
    assert [each["event"] for each in logs if each["log_level"] in ("error", "critical")] == []


def newest(stage: Stage) -> discord.Message:
    return stage.posts()[-1]


async def view(stage: Stage) -> Any:
    return (await stage.host.looking.sight(None, (await stage.table()).id)).view


async def turn(stage: Stage) -> None:
    """Let the crow take a turn, and say what its card is worth where that is asked."""
    assert silent(await stage.click("Ann", newest(stage), "Her turn"))
    if (await view(stage))["open"]:
        assert silent(await stage.click("Ann", newest(stage), "7"))


async def finish(stage: Stage, points: str) -> discord.Message:
    """Play to the end with that score."""
    while "Her turn" in labels(newest(stage)):
        await turn(stage)
    form = await stage.click("Ann", newest(stage), "My score")
    panel = await stage.people["Ann"].submit_modal(form, {"0": points})
    await stage.click("Ann", panel.response, "Confirm")
    return newest(stage)


# -- lobby ----------------------------------------------------------------------------------------------------------


async def test_a_lobby_for_one_can_be_started_at_once(crow: Stage) -> None:
    await crow.command("Ann", "table new", game="crow")
    lobby = newest(crow)
    assert "Blue: Ann" in lobby.content
    assert "Green: the crow, played by the game itself" in lobby.content
    assert "press **Start**. You play alone" in lobby.content
    assert labels(lobby) == ["Start", "Close", "How it works", "Language"]
    await crow.click("Ann", lobby, "Start")
    assert (await crow.table()).status is Status.RUNNING
    assert labels(newest(crow)) == ["Her turn", "Note", "Why here?", "More", "Signs", "Board", "Score", "Log", "Rules"]


async def test_a_lobby_for_one_has_no_clock(crow: Stage) -> None:
    manager = Person(crow.people["Ann"].id, "Ann", manages=True)
    place = Place(crow.guild.id, crow.channel.id)
    press = Press(next(_interactions), manager, place)
    await crow.host.servers.choose(press, ServerClock(ClockSettings(turn=86400)))
    refused = await crow.command("Ann", "table new", game="crow", clock="fast")
    assert "No clock runs where one person plays" in private(refused)
    await crow.command("Ann", "table new", game="crow")
    assert "Clock" not in newest(crow).content
    for given in ({}, {"clock": "daily"}):
        assert "No clock runs where one person plays" in private(await crow.command("Ann", "table clock", **given))
    assert (await crow.table()).clock is None


async def test_who_plays_alone_is_not_pinged(crow: Stage) -> None:
    await crow.start_game()
    assert newest(crow).content.endswith("Ann, when you are ready:")
    assert not newest(crow).mentions


# -- posts ----------------------------------------------------------------------------------------------------------


async def test_an_answer_changes_the_post_in_its_place(crow: Stage) -> None:
    await crow.start_game()
    while not (await view(crow))["open"]:
        assert silent(await crow.click("Ann", newest(crow), "Her turn"))
    post, posts = newest(crow), len(crow.posts())
    card = (await view(crow))["drawn"][-1]
    assert post.content.endswith("What is it worth?")
    assert labels(post)[:12] == [*map(str, range(10)), "Note", "Why here?"]
    assert [len(row.children) for row in post.components] == [5, 5, 3, 4]  # type: ignore[union-attr]
    assert silent(await crow.click("Ann", post, "7"))
    assert len(crow.posts()) == posts
    changed = newest(crow)
    assert changed.id == post.id
    assert changed.content.startswith(f"the crow: drawn {card}\nthe crow: taken 7")
    assert [each.description for each in changed.attachments] == ["The board in round 0."]
    assert "7" not in labels(changed)


async def test_a_changed_post_still_works_after_a_restart(crow: Stage) -> None:
    await crow.start_game()
    await turn(crow)
    post = newest(crow)
    await crow.restart()
    await crow.command("Ann", "caw note", number=4)
    assert newest(crow).id == post.id
    assert "the crow: noted 4" in newest(crow).content
    await crow.restart()
    await turn(crow)
    assert newest(crow).id != post.id


async def test_a_deleted_post_comes_back_whole(crow: Stage) -> None:
    await crow.start_game()
    await turn(crow)
    told = newest(crow).content.splitlines()[0]
    await newest(crow).delete()
    await crow.command("Ann", "caw note", number=4)
    assert newest(crow).content.startswith(told)
    assert "the crow: noted 4" in newest(crow).content
    assert labels(newest(crow))


async def test_a_post_that_grows_too_long_goes_on_in_a_further_message(crow: Stage) -> None:
    table, posts = await crow.start_game(), len(crow.posts())
    for number in range(100, 220):
        press = Press(next(_interactions), Person(crow.people["Ann"].id, "Ann"), table.place)
        await crow.host.playing.act(press, table.id, Note(number))
    await crow.deliver()
    first, second = crow.posts()[posts - 1 :]
    assert not labels(first)
    assert not first.attachments
    assert labels(second)[0] == "Her turn"
    assert "noted 219" in second.content
    await crow.command("Ann", "caw note", number=7)
    assert newest(crow).content.startswith("the crow: noted 7")


async def test_a_stale_public_press_is_answered_privately(crow: Stage) -> None:
    table = await crow.start_game()
    await turn(crow)
    seq = (await crow.table()).seq
    stale = CustomId(Verb.DO, table.id, 1, 0, "turn")
    assert "answered already" in private(await crow.forge("Ann", newest(crow), str(stale)))
    assert "You are watching" in private(await crow.forge("Ben", newest(crow), str(stale)))
    assert (await crow.table()).seq == seq


# -- forms ----------------------------------------------------------------------------------------------------------


async def test_a_form_leads_to_its_panel(crow: Stage) -> None:
    await crow.start_game()
    form = await crow.click("Ann", newest(crow), "Note")
    assert form.modal["title"] == "A note"
    number, why = (each["component"] for each in form.modal["components"])
    assert (number["value"], number["max_length"], why["required"]) == ("1", 3, False)
    assert not crow.env.bot._connection._view_store._modals
    await crow.restart()
    panel = await crow.people["Ann"].submit_modal(form, {"0": "12", "1": "because"})
    assert private(panel) == "note 12, 2 fields?"
    change = await crow.click("Ann", panel.response, "Change")
    again = await crow.people["Ann"].submit_modal(change, {"0": "x"})
    assert private(again) == "“x” is no number."
    assert again.response.id == panel.response.id
    change = await crow.click("Ann", again.response, "Again")
    panel = await crow.people["Ann"].submit_modal(change, {"0": "34"})
    assert "Done" in private(await crow.click("Ann", panel.response, "Confirm"))
    assert (await view(crow))["notes"] == [34]


async def submitted(stage: Stage, custom_id: CustomId, typed: str) -> Any:
    """Send a filled-in form that was never shown."""
    field = {"type": 4, "custom_id": "0", "value": typed}
    data = {"custom_id": str(custom_id), "components": [{"type": 18, "component": field}]}
    return await stage.people["Ann"]._dispatch_interaction(InteractionType.MODAL_SUBMIT, stage.channel, data)


async def test_a_forged_form_is_refused_or_read_with_care(crow: Stage) -> None:
    table = await crow.start_game()
    await turn(crow)
    form = CustomId(Verb.FILLED, table.id, None, 0, "note")
    assert "could not read" in private(await submitted(crow, replace(form, path="nonsense"), "1"))
    assert "answered already" in private(await submitted(crow, replace(form, since=1), "1"))
    assert "not one I know" in private(await submitted(crow, replace(form, verb=Verb.FORM), "1"))
    assert "Nothing was changed" in private(await submitted(crow, replace(form, seat=7), "1"))
    assert private(await submitted(crow, form, "12345")) == "note 123, 2 fields?"


async def test_a_form_that_takes_too_long_is_asked_for_again(crow: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await crow.start_game()
    panel = await crow.people["Ann"].submit_modal(await crow.click("Ann", newest(crow), "Note"), {"0": "12"})
    form = await crow.click("Ann", panel.response, "Change")
    found = forms._of_path

    async def slow(request: Request) -> Any:
        await request.reply._defer()
        return await found(request)

    monkeypatch.setattr("bot.discord.answering.reply.PATIENCE", 0)
    monkeypatch.setattr(forms, "_of_path", slow)
    assert "press it once more" in private(await crow.click("Ann", newest(crow), "Note"))
    again = await crow.people["Ann"].submit_modal(form, {"0": "34"})
    assert again.response.id == panel.response.id
    assert private(again) == "note 34, 2 fields?"


async def test_a_panel_about_a_place_shows_the_board_close_up(crow: Stage) -> None:
    await crow.start_game()
    panel = await crow.click("Ann", newest(crow), "More")
    assert [each.description for each in panel.response.attachments] == ["Around None."]


# -- look-ups -------------------------------------------------------------------------------------------------------


async def test_anybody_looks_up_by_button_and_command(crow: Stage) -> None:
    nothing = await crow.command("Ben", "caw why", card=3)
    assert private(nothing) == "Card 3: no game here"
    assert nothing.response.attachments[0].description == "Why."
    table = await crow.start_game()
    assert private(await crow.command("Ben", "caw why", card=4)) == "Card 4: the crow is here"
    for who in ("Ann", "Ben"):
        assert private(await crow.click(who, newest(crow), "Why here?")) == "Card 1: the crow is here"
    assert private(await crow.command("Ben", "caw why", card=40)) == "The crow says no: no-card {'card': 40}."
    forged = CustomId(Verb.LOOK, table.id, path="nonsense")
    assert "not one I know" in private(await crow.forge("Ben", newest(crow), str(forged)))


async def test_what_a_look_up_can_be_told_is_offered_to_anybody(crow: Stage) -> None:
    async def offered() -> list[int]:
        found = await crow.people["Ben"].autocomplete(crow.channel, "caw why", "card", "")
        return [each["value"] for each in found]

    assert await offered() == [1]
    await crow.start_game()
    assert await offered() == []
    await turn(crow)
    assert await offered() == (await view(crow))["drawn"]


async def test_a_look_up_from_a_panel_leaves_the_panel(crow: Stage) -> None:
    await crow.start_game()
    panel = await crow.click("Ann", newest(crow), "More")
    look = await crow.click("Ann", panel.response, "Why here?")
    assert look.response.id != panel.response.id
    assert labels(panel.response) == ["Note", "Why here?"]


async def test_past_games_are_those_of_who_asks(crow: Stage) -> None:
    assert private(await crow.command("Ann", "caw history")) == "0 games, 0 won, the last with []"
    for points, note in (("0", 1), ("200", 2)):
        await crow.start_game()
        await crow.command("Ann", "caw note", number=note)
        await finish(crow, points)
    assert private(await crow.command("Ann", "caw history")) == "2 games, 1 won, the last with [2]"
    assert private(await crow.command("Ben", "caw history")) == "0 games, 0 won, the last with []"
    await crow.restart()
    assert private(await crow.command("Ann", "caw history")) == "2 games, 1 won, the last with [2]"


# -- the end --------------------------------------------------------------------------------------------------------


async def test_the_opponent_wins_and_it_is_said(crow: Stage) -> None:
    await crow.start_game()
    post = await finish(crow, "0")
    assert "🏆 The crow:" in post.content
    assert "• Ann: 0 points" in post.content
    assert post.attachments[-1].filename.endswith(".jsonl")
    assert "🏆 The crow:" in private(await crow.command("Ben", "table score"))


async def test_the_end_is_taken_back_by_who_plays_alone(crow: Stage) -> None:
    await crow.start_game()
    await finish(crow, "0")
    table = await crow.table()
    assert table.status is Status.FINISHED
    assert "Taken back" in private(await crow.command("Ann", "table undo"))
    assert (await crow.table()).status is Status.RUNNING
    assert private(await crow.command("Ann", "caw history")).startswith("0 games")
    post = await finish(crow, "200")
    assert "🏆 Ann: 200 points" in post.content
    await crow.command("Ann", "table new", game="crow")
    older = CustomId(Verb.UNDO, table.id, (await crow.host.tables.find(table.id)).seq)
    assert "another table here" in private(await crow.forge("Ann", post, str(older)))


async def test_there_is_no_hand(crow: Stage) -> None:
    await crow.start_game()
    assert "board shows it all" in private(await crow.command("Ann", "table hand"))
