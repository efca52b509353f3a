"""A game as an animated picture, by presses: for the channel when it is over, of the last round for who comes back."""

from __future__ import annotations

import io
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from PIL import Image
from sqlalchemy import update

from bot.discord.messages import controls, items
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.posting.announcer import ChannelAnnouncer
from bot.drawing.contract import DrawingFailed
from bot.hosting.filming.film import Film
from bot.hosting.posting.post import Earlier, Happened, Post, PostKind
from bot.locale.words import wording
from bot.store import schema
from tests.bot.discord.looking.test_replaying import play_on, step
from tests.bot.discord.stage import Stage, labels, private

FILM, MISSED = "Animate", "What did I miss?"


async def gif(message: Any) -> Image.Image:
    (file,) = message.attachments
    assert file.filename.endswith(".gif")
    assert file.description.startswith("An animated picture of Nests: ")
    return Image.open(io.BytesIO(await file.read()))


def films(stage: Stage) -> list[Any]:
    return [each for each in stage.posts() if each.attachments and each.attachments[0].filename.endswith(".gif")]


async def test_a_finished_game_is_posted_for_all_by_one_press(stage: Stage) -> None:
    await stage.start_game()
    assert FILM not in labels(stage.posts()[-1])
    await play_on(stage)
    told = private(await stage.click("Cleo", stage.posts()[-1], FILM))
    assert f"I post it in <#{stage.channel.id}>, for all" in told
    await stage.draw()
    (post,) = films(stage)
    assert post.id == stage.posts()[-1].id
    assert "**Nests**, from the beginning to the end" in post.content
    assert (await gif(post)).format == "GIF"
    assert "The final standing: " in str(post.attachments[0].description)
    assert step(await stage.click("Ann", post, "Replay")) == (1, 7)
    assert FILM in labels(result_post(stage)), "the result keeps its buttons"


async def test_who_asks_meanwhile_is_told_that_it_comes(stage: Stage) -> None:
    await stage.start_game()
    await play_on(stage)
    await stage.click("Ann", result_post(stage), FILM)
    assert "I am making that already" in private(await stage.click("Cleo", result_post(stage), FILM))
    await stage.films.deliver()
    assert films(stage) == []
    await stage.deliver()
    assert len(films(stage)) == 1


async def test_it_is_not_posted_twice_in_a_row(stage: Stage) -> None:
    await stage.start_game()
    await play_on(stage)
    replay = await stage.command("Ann", "table replay")
    await stage.click("Ann", replay.response, FILM)
    await stage.draw()
    await stage.restart()
    assert "a moment ago" in private(await stage.click("Cleo", result_post(stage), FILM))
    assert len(films(stage)) == 1


def result_post(stage: Stage) -> Any:
    return next(each for each in stage.posts() if FILM in labels(each))


async def test_in_direct_messages_it_is_told_where_it_comes(stage: Stage) -> None:
    table = await stage.start_game()
    await play_on(stage)
    ann, button = stage.people["Ann"].user, controls.button(wording("en"), Verb.FILM, table.id)
    await stage.env.bot.get_partial_messageable(ann.dm_channel.id).send("here", view=items.view([[button]]))
    (message,) = ann.dm_channel.history()
    assert f"<#{stage.channel.id}>" in private(await ann.click(message, label=FILM))
    await stage.draw()
    assert len(films(stage)) == 1


async def test_it_is_found_where_it_was_sent_before_and_is_no_other_post(stage: Stage) -> None:
    """An attempt of which nobody knows what came of it is repeated: the post that brings a film, and the result's."""
    await stage.start_game()
    await play_on(stage)
    result = result_post(stage)
    await stage.click("Ann", result, FILM)
    await stage.draw()
    (film,) = films(stage)
    announcer = ChannelAnnouncer(stage.env.bot, stage.services)
    table = await stage.table()
    drawn = Film(await film.attachments[0].read(), "A film.")
    earlier = Earlier(stage.env.now() - timedelta(minutes=30), 0)
    post = Post(31, PostKind.FILM, table, table.place, stage.show.game, film=drawn, nonce="abc", earlier=earlier)
    assert (await announcer.post(post)).message_id == film.id
    view = (await stage.host.looking.sight(None, table.id)).view
    board = replace(post, kind=PostKind.BOARD, film=None, view=view, happened=(Happened(table.seq, ()),))
    assert (await announcer.post(board)).message_id == result.id
    await result.delete()
    assert (await announcer.post(board)).message_id not in (film.id, result.id)
    await film.delete()
    assert (await announcer.post(post)).message_id != film.id
    assert len(films(stage)) == 1


@pytest.mark.parametrize(("why", "told"), [("film-older", "my rules were different"), ("film-failed", "several times")])
async def test_where_there_is_none_that_is_said(stage: Stage, why: str, told: str) -> None:
    await stage.start_game()
    await play_on(stage)
    table = await stage.table()
    post = Post(31, PostKind.FILM, table, table.place, stage.show.game, undrawn=why, nonce="abc")
    announcer = ChannelAnnouncer(stage.env.bot, stage.services)
    sent = await announcer.post(post)
    assert "**Nests**: " in stage.posts()[-1].content
    assert told in stage.posts()[-1].content
    earlier = Earlier(stage.env.now() - timedelta(minutes=30), 0)
    assert await announcer.post(replace(post, earlier=earlier)) == sent


async def test_of_a_running_game_there_is_none(stage: Stage) -> None:
    table = await stage.start_game()
    count = len(stage.posts())
    told = private(await stage.forge("Cleo", stage.posts()[-1], str(CustomId(Verb.FILM, table.id))))
    assert told.startswith("The whole game as an animated picture comes when it is over.")
    assert len(stage.posts()) == count


async def test_who_comes_back_sees_what_was_missed(stage: Stage) -> None:
    await stage.start_game()
    asked = await stage.asked()
    other = "Ben" if asked == "Ann" else "Ann"
    await stage.command(other, "table board")
    count = len(stage.posts())
    await stage.command(asked, "toy draw")
    await stage.command(asked, "toy pass")
    since = await stage.command(other, "table since")
    missed = await stage.click(other, since.response, MISSED)
    assert "What happened since Round 1" in private(missed)
    assert (await gif(missed.response)).format == "GIF"
    assert [each for each in stage.posts() if each.attachments and each.attachments[0].filename.endswith(".gif")] == []
    assert len(stage.posts()) == count + 1, "the board of the turn"
    watched = await stage.click("Cleo", (await stage.command("Cleo", "table replay")).response, MISSED)
    assert (await gif(watched.response)).format == "GIF"


async def test_where_nothing_has_happened_nothing_is_shown(stage: Stage) -> None:
    await stage.start_game()
    shown = await stage.command("Ann", "table replay")
    assert "nothing to show yet" in private(await stage.click("Ann", shown.response, MISSED))


async def test_one_that_cannot_be_drawn_is_drawn_later(stage: Stage, monkeypatch: Any) -> None:
    await stage.start_game()
    await play_on(stage)
    with monkeypatch.context() as patch:
        cannot_draw(stage, patch)
        await stage.click("Ann", result_post(stage), FILM)
        await stage.draw()
        assert films(stage) == []
    async with stage.host._context.database.write() as connection:
        await connection.execute(update(schema.films).values(retry_at=None))  # time passes
    await stage.draw()
    assert films(stage)[0].attachments[0].filename == "toy-1.gif"


async def test_who_comes_back_is_told_that_it_cannot_be_drawn(stage: Stage, monkeypatch: Any) -> None:
    await stage.start_game()
    await stage.command(await stage.asked(), "toy draw")
    await stage.command(await stage.asked(), "toy pass")
    replay = await stage.command("Cleo", "table replay")
    cannot_draw(stage, monkeypatch)
    assert "could not draw it" in private(await stage.click("Cleo", replay.response, MISSED))


def cannot_draw(stage: Stage, patch: Any) -> None:
    async def fail(*_: Any, **__: Any) -> None:
        raise DrawingFailed("no paint")

    stage.expected_faults.append("picture_failed")
    patch.setattr(stage.services.render_pool._drawing, "draw", fail)
