from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.discord.messages.custom_id import CustomId, Verb
from bot.hosting.playing.automa import play_one
from bot.hosting.table import Status
from tests.bot.discord.stage import Stage, labels, private, silent


async def begun(stage: Stage) -> tuple[str, str]:
    """Start a game; give who is asked and who is not."""
    await stage.start_game()
    asked = await stage.asked()
    return asked, "Ben" if asked == "Ann" else "Ann"


async def opened(stage: Stage, who: str) -> Any:
    return await stage.click(who, stage.posts()[-1], "Take your turn")


def first_select(message: Any) -> dict[str, Any]:
    select: dict[str, Any] = message.components[0]["components"][0]
    assert select["type"] == 3
    return select


async def laid(stage: Stage, who: str) -> Any:
    """Open the panel, choose the first card and confirm."""
    panel = await opened(stage, who)
    value = first_select(panel.response)["options"][0]["value"]
    chosen = await stage.people[who].select(panel.response, [value])
    return await stage.click(who, chosen.response, "Confirm")


async def test_a_turn_by_buttons(stage: Stage) -> None:
    asked, other = await begun(stage)
    panel = await opened(stage, asked)
    assert "What will you do" in private(panel)
    assert panel.response.attachments[0].description == "Your hand."
    value = first_select(panel.response)["options"][0]["value"]
    chosen = await stage.people[asked].select(panel.response, [value])
    assert f"Lay {value}?" in private(chosen)
    assert chosen.response.id == panel.response.id  # the same private message goes on
    assert [each.description for each in chosen.response.attachments] == ["If you lay."]
    done = await stage.click(asked, chosen.response, "Confirm")
    assert f"{asked} laid {value}" in private(done)
    assert "Undo" in labels(done.response)
    _, older, post = stage.posts()
    assert not labels(older)
    assert f"{asked} laid {value}" in post.content
    assert await stage.asked() == other
    assert [each.id for each in post.mentions] == [stage.people[other].id]


async def test_start_over_goes_back(stage: Stage) -> None:
    asked, _ = await begun(stage)
    panel = await opened(stage, asked)
    value = first_select(panel.response)["options"][0]["value"]
    chosen = await stage.people[asked].select(panel.response, [value])
    again = await stage.click(asked, chosen.response, "Start over")
    assert "What will you do" in private(again)


async def test_a_double_click_acts_once(stage: Stage) -> None:
    asked, _ = await begun(stage)
    panel = await opened(stage, asked)
    value = first_select(panel.response)["options"][0]["value"]
    chosen = await stage.people[asked].select(panel.response, [value])
    confirm = next(item for item in chosen.response.components[0]["components"] if item["label"] == "Confirm")
    pressed = chosen.response.message
    await stage.forge(asked, pressed, confirm["custom_id"])
    seq = (await stage.table()).seq
    second = await stage.forge(asked, pressed, confirm["custom_id"])
    assert "answered already" in private(second)
    assert "waits for" in private(second)
    assert (await stage.table()).seq == seq


async def test_a_stale_press_offers_what_is_asked_now(stage: Stage) -> None:
    asked, other = await begun(stage)
    old = stage.posts()[-1]
    await laid(stage, asked)
    await laid(stage, other)
    assert await stage.asked() == asked
    table = await stage.table()
    index = stage.show.game.colours.index(table.seat_of(stage.people[asked].id) or "")
    stale = CustomId(Verb.DO, table.id, table.seq - 2, index, "pass")
    answer = await stage.forge(asked, old, str(stale))
    assert "already" in private(answer)
    present = await stage.click(
        asked, answer.followups[-1] if answer.followups else answer.response, "What I am asked now"
    )
    assert "What will you do" in private(present)
    assert (await stage.table()).seq == table.seq


async def test_the_posts_button_opens_what_is_asked_by_now(stage: Stage) -> None:
    asked, other = await begun(stage)
    old = stage.posts()[-1]
    await laid(stage, asked)
    await laid(stage, other)
    table = await stage.table()
    index = stage.show.game.colours.index(table.seat_of(stage.people[asked].id) or "")
    for path in ("", "pick"):
        answer = await stage.forge(asked, old, str(CustomId(Verb.TURN, table.id, table.seq - 2, index, path)))
        assert "What will you do" in private(answer)
    answer = await stage.forge(other, old, str(CustomId(Verb.TURN, table.id, table.seq - 2, None, "")))
    assert f"waits for {asked}" in private(answer)


async def test_a_press_of_somebody_else_is_answered(stage: Stage) -> None:
    asked, other = await begun(stage)
    seq = (await stage.table()).seq
    for label in ("Take your turn", "Pass"):
        answer = await stage.click(other, stage.posts()[-1], label)
        assert f"That button is for {asked}" in private(answer)
        assert f"> {asked}, it is your turn." in private(answer)
        looks = ["Hand", "Board", "Score", "Log", "Rules"]
        assert labels(answer.response) == [*looks, "Prepare my next turn", "My tables"]
        answer = await stage.click("Cleo", stage.posts()[-1], label)
        assert "You are watching" in private(answer)
        assert labels(answer.response) == ["Board", "Score", "Log", "Rules"]
    assert (await stage.table()).seq == seq


async def test_who_types_out_of_turn_is_told_whose_turn_it_is(stage: Stage) -> None:
    asked, other = await begun(stage)
    answer = await stage.command(other, "toy pass")
    assert f"The table waits for {asked}:\n> {asked}, it is your turn." in private(answer)
    assert "Board" in labels(answer.response)


async def test_several_who_are_asked_at_once_share_a_sentence_and_a_button(stage: Stage) -> None:
    await stage.start_game(options={"mode": "together"})
    post = stage.posts()[-1]
    ids = {stage.people[name].id for name in ("Ann", "Ben")}
    assert {each.id for each in post.mentions} == ids
    assert post.content.count("your turn") == 1
    assert labels(post) == ["Take your turn", "Signs", "Hand", "Board", "Score", "Log", "Rules"]
    hands = {}
    for who in ("Ann", "Ben"):
        options = first_select((await opened(stage, who)).response)["options"]
        hands[who] = {option["value"] for option in options}
    assert not hands["Ann"] & hands["Ben"]
    assert "watching" in private(await opened(stage, "Cleo"))
    assert (await stage.table()).seq == 1


async def test_who_has_chosen_first_keeps_the_others_panels_good(stage: Stage) -> None:
    await stage.start_game(options={"mode": "together"})
    panel = await opened(stage, "Ben")
    value = first_select(panel.response)["options"][0]["value"]
    await laid(stage, "Ann")
    assert len(stage.posts()) == 2  # nothing is told before all have chosen
    chosen = await stage.people["Ben"].select(panel.response, [value])
    assert "Done" in private(await stage.click("Ben", chosen.response, "Confirm"))
    assert f"Ben laid {value}" in stage.posts()[-1].content or "shown" in stage.posts()[-1].content
    assert labels(stage.posts()[-1])[0] == "Take your turn"


async def test_an_answer_can_be_changed_while_others_are_asked(stage: Stage) -> None:
    await stage.start_game(options={"mode": "together"})
    await laid(stage, "Ann")
    again = await opened(stage, "Ann")
    assert "You have chosen already" in private(again)
    assert "What will you do" in private(again)


async def test_the_post_tells_who_has_chosen_and_a_change_taken_back_tells_the_truth(stage: Stage) -> None:
    await stage.start_game(options={"mode": "together"})
    ann, ben = (f"<@{stage.people[name].id}>" for name in ("Ann", "Ben"))
    assert "Chosen already" not in stage.posts()[-1].content
    for _ in range(2):
        await laid(stage, "Ann")
        post = stage.posts()[-1]
        assert "\nChosen already: Ann.\n-# Waiting for Ben, asked <t:" in post.content
        assert ben in post.content
        assert ann not in post.content
        assert labels(post)[0] == "Take your turn"
        assert "You have chosen already" in private(await opened(stage, "Ann"))
    assert "The table is as it was before" in private(await stage.command("Ann", "table undo"))
    assert "Chosen already" not in stage.posts()[-1].content
    assert len(stage.posts()) == 2  # the lobby, and the post that asks: changes ping nobody


async def test_a_public_button_acts_at_once_and_only_the_post_tells_it(stage: Stage) -> None:
    asked, other = await begun(stage)
    answer = await stage.click(asked, stage.posts()[-1], "Pass")
    assert silent(answer)
    assert f"{asked} laid" in stage.posts()[-1].content
    assert await stage.asked() == other
    assert "Taken back" in private(await stage.command(asked, "table undo"))


async def test_a_post_says_which_button_acts_without_a_review(stage: Stage) -> None:
    await begun(stage)
    assert f"\n-# “Pass” counts at once.\n-# Waiting for {await stage.asked()}, asked" in stage.posts()[-1].content


async def test_an_answered_post_waits_for_nobody(stage: Stage) -> None:
    asked, other = await begun(stage)
    post = stage.posts()[-1]
    assert f"\n-# Waiting for {asked}, asked" in post.content
    await stage.click(asked, post, "Pass")
    await stage.command(other, "toy pass")
    await stage.deliver()
    older, newest = [each for each in stage.posts() if "Waiting for" in each.content or each.id == post.id]
    assert (older.id, labels(older), "Waiting for" in older.content) == (post.id, [], False)
    assert labels(newest)


@pytest.mark.slow
async def test_who_plays_with_automas_only_needs_no_such_warning(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    await stage.click("Ann", stage.posts()[-1], "Add automa")
    await stage.click("Ann", stage.posts()[-1], "Start")
    while await play_one(stage.host._context, (await stage.table()).id):
        pass
    await stage.deliver()
    assert "Pass" in labels(stage.posts()[-1])
    assert "at once" not in stage.posts()[-1].content


async def test_what_others_may_not_see_is_answered_privately(stage: Stage) -> None:
    await stage.start_game(options={"mode": "together"})
    table = await stage.table()
    seat = stage.show.game.colours.index(table.seat_of(stage.people["Ann"].id) or "")
    passing = CustomId(Verb.DO, table.id, table.seq, seat, "pass")
    answer = await stage.forge("Ann", stage.posts()[-1], str(passing))
    assert "Done" in private(answer)


async def test_a_public_button_answers_where_its_post_cannot_be_made(stage: Stage) -> None:
    asked, _ = await begun(stage)
    denied = discord.PermissionOverwrite(send_messages=False)
    stage.env.backend.get_channel(stage.channel.id).overwrites.append(_denial(stage, denied))
    answer = await stage.click(asked, stage.posts()[-1], "Pass")
    assert "I lack Send Messages" in private(answer)


async def test_undo_by_button_and_not_twice(stage: Stage) -> None:
    asked, _ = await begun(stage)
    done = await laid(stage, asked)
    assert "Taken back" in private(await stage.click(asked, done.response, "Undo"))
    assert await stage.asked() == asked
    assert "Taken back" in stage.posts()[-1].content
    undo = CustomId(Verb.UNDO, (await stage.table()).id, (await stage.table()).seq - 1, None)
    assert "taken back already" in private(await stage.forge(asked, stage.posts()[-1], str(undo)))
    assert "Nobody has acted" in private(await stage.command(asked, "table undo"))


async def test_the_first_page_offers_undo_only_where_it_would_be_done(stage: Stage) -> None:
    asked, other = await begun(stage)
    assert "Undo" not in labels((await opened(stage, asked)).response), "nobody has acted yet"
    await laid(stage, asked)
    assert "Undo" not in labels((await opened(stage, other)).response), "somebody else has acted since"


async def test_undo_is_refused_once_something_showed(stage: Stage) -> None:
    asked, _ = await begun(stage)
    answer = await stage.command(asked, "toy draw")
    assert "Undo" not in labels(answer.response)
    refused = private(await stage.command(asked, "table undo"))
    assert "to light" in refused
    assert f"{asked} drew" in refused


async def test_undo_is_refused_with_who_acted_since(stage: Stage) -> None:
    asked, other = await begun(stage)
    done = await laid(stage, asked)
    await laid(stage, other)
    for answer in (await stage.click(asked, done.response, "Undo"), await stage.command(asked, "table undo")):
        assert f"Since then {other} acted" in private(answer)


async def test_slash_commands_play_and_open_the_panel(stage: Stage) -> None:
    asked, other = await begun(stage)
    assert "What will you do" in private(await stage.command(asked, "toy lay"))
    refused = await stage.command(asked, "toy lay", card=99)
    assert "The rules say no: not-held" in private(refused)
    assert labels(refused.response) == ["Why?", "What I am asked now"]
    assert f"waits for {asked}" in private(await stage.command(other, "toy pass"))
    assert "You are watching" in private(await stage.command("Cleo", "toy pass"))
    assert "Done" in private(await stage.command(asked, "toy pass", quickly=True))


async def test_autocompletion_offers_what_is_legal_to_whom_is_asked_and_why_not_to_others(stage: Stage) -> None:
    async def offered(who: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = await stage.people[who].autocomplete(stage.channel, "toy lay", "card", "")
        return found

    assert [each["name"] for each in await offered("Ann")] == [
        "There is no table in this channel. /table new opens one."
    ]
    asked, other = await begun(stage)
    assert len(await offered(asked)) == 3
    (waits,) = await offered(other)
    assert waits["name"].startswith(f"It is not your turn just now. The table waits for {asked}: ")
    assert len(waits["name"]) <= 100
    assert f"waits for {asked}" in private(await stage.command(other, "toy lay", card=waits["value"]))
    (watches,) = await offered("Cleo")
    assert watches["name"].startswith("You are watching this table")


async def test_everything_works_after_a_restart(stage: Stage) -> None:
    asked, _ = await begun(stage)
    panel = await opened(stage, asked)
    value = first_select(panel.response)["options"][0]["value"]
    await stage.restart()
    chosen = await stage.people[asked].select(panel.response, [value])
    await stage.restart()
    done = await stage.click(asked, chosen.response, "Confirm")
    assert f"{asked} laid {value}" in private(done)
    await stage.restart()
    assert "Taken back" in private(await stage.click(asked, done.response, "Undo"))


async def test_nothing_stays_in_memory(stage: Stage) -> None:
    asked, _ = await begun(stage)
    for _turn in range(5):
        await opened(stage, asked)
    store = stage.env.bot._connection._view_store
    assert not store._views
    assert not store._synced_message_views
    assert not store._modals


async def test_who_acts_is_told_when_it_cannot_be_posted(stage: Stage) -> None:
    asked, other = await begun(stage)
    denied = discord.PermissionOverwrite(send_messages=False)
    stage.env.backend.get_channel(stage.channel.id).overwrites.append(_denial(stage, denied))
    answer = await stage.command(asked, "toy pass")
    assert "I lack Send Messages" in private(answer)
    assert await stage.asked() == other
    stage.env.backend.get_channel(stage.channel.id).overwrites.clear()
    await stage.command(other, "toy pass")
    assert f"{asked} laid" in stage.posts()[-1].content  # what was owed comes with the next


def _denial(stage: Stage, denied: discord.PermissionOverwrite) -> Overwrite:
    allow, deny = denied.pair()
    bot = stage.env.bot.user
    return Overwrite(target_id=bot.id, type=OverwriteType.MEMBER, allow=allow.value, deny=deny.value)


async def test_a_whole_game(stage: Stage) -> None:
    await begun(stage)
    while (await stage.table()).status is Status.RUNNING:
        await laid(stage, await stage.asked())
    post = stage.posts()[-1]
    assert "game is over" in post.content
    assert [each.filename for each in post.attachments][-1].endswith(".jsonl")
    rematch = ["Rematch, seats drawn", "Rematch, seats rotated", "Animate"]
    assert labels(post) == ["Board", "Score", "Log", "Replay", *rematch]
    assert "over" in private(await stage.command("Ann", "toy pass"))
    record = await stage.command("Cleo", "table record")
    assert record.response.attachments[0].filename.endswith(".jsonl")
    assert "open" in private(await stage.command("Ann", "table new", game="toy"))
