"""Agreeing in the channel: who is asked, what is shown, what each press does, and how many there are."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.hosting.playing.automa import play_one
from bot.hosting.table import Person, Place, Press, Table
from engine.contract import Action
from tests.bot.discord.stage import Stage, labels, private, selects, silent, staged
from tests.bot.discord.tables.test_seating import manager
from tests.engine.toy import Draw, Pass

_numbers = iter(range(1, 10**6))


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path) as made:
        yield made


async def act(stage: Stage, action: Action) -> str:
    """Let whoever is asked act; return the name."""
    name, table = await stage.asked(), await stage.table()
    person = Person(stage.people[name].id, name)
    press = Press(next(_numbers), person, Place(stage.guild.id, stage.channel.id))
    await stage.host.playing.act(press, table.id, action)
    await stage.deliver()
    return name


def other_than(name: str) -> str:
    return "Ben" if name == "Ann" else "Ann"


async def drawn(stage: Stage) -> tuple[str, Table]:
    """Begin a game in which somebody has drawn a card: that shows something hidden."""
    await stage.start_game()
    return await act(stage, Draw()), await stage.table()


async def test_what_came_to_light_is_taken_back_when_the_other_agrees(stage: Stage) -> None:
    name, table = await drawn(stage)
    refused = await stage.command(name, "table undo")  # one
    assert "Ask the others" in private(refused)
    asked = await stage.click(name, refused.response, "Ask the others")  # two
    assert "The others are asked" in private(asked)
    post = stage.posts()[-1]
    assert post.content.startswith(f"**{name} asks to take back** the last action. All must agree.")
    assert "If somebody plays on meanwhile, it is off." in post.content
    assert "Then it is asked again" in post.content
    assert "stays known" in post.content
    assert [each.filename.split("-")[0] for each in post.attachments] == ["back"]
    assert [each.id for each in post.mentions] == [stage.people[other_than(name)].id]
    assert labels(post) == ["Agree", "Refuse", "Withdraw"]
    assert silent(await stage.click(other_than(name), post, "Agree"))  # three, by the other
    assert (await stage.table()).seq == table.seq + 1
    post = next(each for each in stage.posts() if each.id == post.id)
    assert "**Agreed:** it is done." in post.content
    assert labels(post) == []
    assert post.attachments == []
    assert "stays known" in post.content
    assert await stage.asked() == name


async def test_a_post_says_what_stays_known_of_where_it_tells_nothing_of_that(stage: Stage) -> None:
    """Somebody draws and takes it back before a post tells it: a bare "stays known" would say nothing to others."""
    await stage.start_game()
    name, table = await stage.asked(), await stage.table()

    def press(who: str) -> Press:
        return Press(next(_numbers), Person(stage.people[who].id, who), Place(stage.guild.id, stage.channel.id))

    await stage.host.playing.act(press(name), table.id, Draw())
    asked = await stage.host.agreements.go_back(press(name), table.id, table.seq + 1)
    assert asked.proposal is not None
    await stage.host.agreements.vote(press(other_than(name)), table.id, asked.proposal.proposal_id, yes=True)
    await stage.host.playing.act(press(name), table.id, Draw())
    await stage.deliver()
    told = stage.posts()[-1].content
    assert "Something was taken back before a post could tell it. What came to light by it" in told


async def test_a_refusal_and_a_withdrawal_change_nothing(stage: Stage) -> None:
    name, table = await drawn(stage)
    for who, label, told in ((other_than(name), "Refuse", "**Refused** by"), (name, "Withdraw", "**Withdrawn.**")):
        refused = await stage.command(name, "table undo")
        await stage.click(name, refused.response, "Ask the others")
        post = stage.posts()[-1]
        assert silent(await stage.click(who, post, label))
        post = next(each for each in stage.posts() if each.id == post.id)
        assert post.content.startswith(f"**{name} asks to take back** the last action.\n")
        assert told in post.content
        assert labels(post) == []
    assert (await stage.table()).seq == table.seq


async def test_only_who_is_asked_answers(stage: Stage) -> None:
    name, _ = await drawn(stage)
    refused = await stage.command(name, "table undo")
    await stage.click(name, refused.response, "Ask the others")
    post = stage.posts()[-1]
    assert "proposed this yourself" in private(await stage.click(name, post, "Agree"))
    assert "watching" in private(await stage.click("Cleo", post, "Agree"))
    assert "Only whoever has proposed" in private(await stage.click(other_than(name), post, "Withdraw"))
    again = await stage.command(name, "table undo")
    assert "open at this table already" in private(await stage.click(name, again.response, "Ask the others"))
    await stage.click(other_than(name), post, "Refuse")
    table = await stage.table()
    forged = [f"av2:agree:{table.id}:-:-:{path}" for path in ("1", "99", "x", "", "1" * 40)]
    for each in forged:
        assert "decided already" in private(await stage.forge(other_than(name), stage.posts()[0], each))


async def test_where_nobody_has_acted_there_is_nothing_to_choose_from(stage: Stage) -> None:
    await stage.start_game()
    assert "Nobody has acted" in private(await stage.command("Ann", "table undo", choose=True))


async def test_how_far_is_chosen_from_a_list_of_what_happened(stage: Stage) -> None:
    await stage.start_game()
    first, second = await act(stage, Pass()), await act(stage, Pass())
    await act(stage, Pass())
    listed = await stage.command(second, "table undo", choose=True)  # one
    (select,) = selects(listed.response)
    assert [each["description"] for each in select["options"]] == [
        "takes back one action",
        "takes back 2 actions",
        "takes back 3 actions",
    ]
    assert select["options"][-1]["label"].startswith(first)
    chosen = select["options"][-1]["value"]
    shown = await stage.people[second].select(listed.response, [chosen], custom_id=select["custom_id"])  # two
    told = private(shown)
    assert "These 3 actions would be taken back" in told
    assert "Then it is asked again" in told
    await stage.click(second, shown.response, "Ask the others")  # three
    await stage.click(other_than(second), stage.posts()[-1], "Agree")
    assert await stage.asked() == first
    assert len(await stage.host.looking.log(None, (await stage.table()).id)) == 1


@pytest.mark.slow
async def test_who_plays_alone_goes_back_as_far_as_wanted_without_asking(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    await stage.click("Ann", stage.posts()[-1], "Add automa")
    await stage.click("Ann", stage.posts()[-1], "Start")
    for _ in range(3):
        while await play_one(stage.host._context, (await stage.table()).id):
            pass
        await act(stage, Draw())
    listed = await stage.command("Ann", "table undo", choose=True)
    (select,) = selects(listed.response)
    chosen = [each["value"] for each in select["options"] if each["label"].startswith("Ann")][-1]
    shown = await stage.people["Ann"].select(listed.response, [chosen], custom_id=select["custom_id"])
    assert labels(shown.response) == ["Take it back"]
    assert "Taken back." in private(await stage.click("Ann", shown.response, "Take it back"))
    assert (await stage.host.looking.log(None, (await stage.table()).id))[-1].seq == int(chosen) - 1
    assert "stays known" in stage.posts()[-1].content


async def test_a_game_past_its_first_round_is_ended_together(stage: Stage) -> None:
    await stage.start_game()
    for _ in range(2):
        await act(stage, Pass())
    question = await stage.command("Ann", "table end")  # one
    assert "End this game for everybody?" in private(question)
    await stage.click("Ann", question.response, "Ask the others to end it")  # two
    post = stage.posts()[-1]
    assert [each.id for each in post.mentions] == [stage.people["Ben"].id]
    assert "Agreed: Ann" in post.content
    await stage.click("Ben", post, "Agree")  # three, by the other
    last = stage.posts()[-1]
    assert "was closed before its end" in last.content
    assert "The standing then:" in last.content
    assert "Ann" in last.content
    assert [each.filename.endswith(".jsonl") for each in last.attachments] == [True], "the record, as after any game"
    assert {"Board", "Log", "Rematch, seats drawn"} <= set(labels(last))
    assert "you have a seat" in private(await stage.click("Ben", last, "Rematch, seats drawn"))


async def test_a_manager_who_plays_may_ask_the_others_too_before_the_game_is_closed(stage: Stage) -> None:
    manager(stage)
    await stage.command("Mia", "table new", game="toy")
    await stage.click("Ben", stage.posts()[-1], "Join")
    await stage.click("Mia", stage.posts()[-1], "Start")
    question = await stage.command("Mia", "table end")
    assert labels(question.response) == ["Yes, close it", "No, keep it"], "in the first round the opener closes it"
    for _ in range(2):
        await act(stage, Pass())
    question = await stage.command("Mia", "table end")
    assert "then nobody is asked" in private(question)
    assert labels(question.response) == ["Ask the others to end it", "Close it at once", "No, keep it"]
    await stage.click("Mia", question.response, "Ask the others to end it")
    assert "Agreed: Mia" in stage.posts()[-1].content
    question = await stage.command("Mia", "table end")
    await stage.click("Mia", question.response, "Close it at once")
    closed = stage.posts()[-1]
    assert "Whoever manages the server has closed this table for Nests before its end." in closed.content
    assert [each.filename.endswith(".jsonl") for each in closed.attachments] == [True], "the record, as after any game"


async def test_of_a_lobby_that_a_manager_closes_the_channel_is_told_who_did_it(stage: Stage) -> None:
    manager(stage)
    await stage.command("Ann", "table new", game="toy")
    question = await stage.command("Mia", "table end")
    await stage.click("Mia", question.response, "Yes, close it")
    assert stage.posts()[-1].content == "Whoever manages the server has closed this table for Nests."


async def test_a_pause_is_agreed_to_and_told(stage: Stage) -> None:
    await stage.start_game()
    assert "asked in the channel" in private(await stage.command("Ann", "table pause"))  # one
    post = stage.posts()[-1]
    assert "Closes <t:" in post.content
    await stage.click("Ben", post, "Agree")  # two, by the other
    post = next(each for each in stage.posts() if each.id == post.id)
    assert "**Agreed:** it is done." in post.content
    assert "/table resume" in post.content
    assert "paused already" in private(await stage.command("Ben", "table pause"))
    await act(stage, Pass())
    board = stage.posts()[-1]
    assert "The table is paused" in board.content
    await stage.command("Ben", "table resume")
    await stage.click("Ann", stage.posts()[-1], "Agree")
    assert (await stage.table()).paused_at is None


async def test_where_nobody_else_plays_nothing_is_said_of_agreeing(stage: Stage) -> None:
    await stage.command("Ann", "table new", game="toy")
    await stage.click("Ann", stage.posts()[-1], "Add automa")
    await stage.click("Ann", stage.posts()[-1], "Start")
    assert "nothing to take back" in private(await stage.command("Ann", "table undo"))
    said = private(await stage.command("Ann", "table pause")) + stage.posts()[-1].content
    assert "**Ann has paused the table.**" in said
    said += private(await stage.command("Ann", "table pause"))
    said += private(await stage.command("Ann", "table resume")) + stage.posts()[-1].content
    assert "**Ann has ended the pause.**" in said
    assert not any(word in said for word in ("agree", "Agree", "propose", "others"))
    assert "Close this table before its end?" in private(await stage.command("Ann", "table end"))


async def test_where_an_automa_holds_the_others_seat_it_is_taken_back_at_once(stage: Stage) -> None:
    name, _ = await drawn(stage)
    await stage.command(other_than(name), "table automa")
    refused = await stage.command(name, "table undo")
    assert "It can be taken back all the same" in private(refused)
    assert labels(refused.response)[0] == "Take it back"
    assert "Taken back." in private(await stage.click(name, refused.response, "Take it back"))


async def test_a_proposal_outlives_a_restart(stage: Stage) -> None:
    name, table = await drawn(stage)
    refused = await stage.command(name, "table undo")
    await stage.click(name, refused.response, "Ask the others")
    post = stage.posts()[-1].id
    await stage.restart()
    kept = next(each for each in stage.posts() if each.id == post)
    await stage.click(other_than(name), kept, "Agree")
    assert (await stage.table()).seq == table.seq + 1


async def test_the_boards_buttons_stay_while_something_is_proposed(stage: Stage) -> None:
    name, _ = await drawn(stage)
    board = stage.posts()[-1].id
    refused = await stage.command(name, "table undo")
    await stage.click(name, refused.response, "Ask the others")
    assert labels(next(each for each in stage.posts() if each.id == board))
    await act(stage, Pass())
    proposal = stage.posts()[-2]
    assert "Somebody has acted" in proposal.content
    assert labels(proposal) == []
