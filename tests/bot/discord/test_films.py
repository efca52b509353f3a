"""A game as an animated picture, by presses: for the channel when it is over, of the last round for who comes back."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image

from bot.discord.custom_id import CustomId, Verb
from bot.drawing.contract import DrawingFailed
from tests.bot.discord.stage import Stage, labels, private
from tests.bot.discord.test_replaying import play_on, step

FILM, MISSED = "Animate", "What did I miss?"


async def gif(message: Any) -> Image.Image:
    (file,) = message.attachments
    assert file.filename.endswith(".gif")
    assert file.description.startswith("An animated picture of Nests: ")
    return Image.open(io.BytesIO(await file.read()))


async def test_a_finished_game_is_posted_for_all_by_one_press(stage: Stage) -> None:
    await stage.start_game()
    assert FILM not in labels(stage.posts()[-1])
    await play_on(stage)
    await stage.click("Cleo", stage.posts()[-1], FILM)
    post = stage.posts()[-1]
    assert "**Nests**, from the beginning to the end" in post.content
    assert (await gif(post)).format == "GIF"
    assert "The final standing: " in str(post.attachments[0].description)
    assert step(await stage.click("Ann", post, "Replay")) == (1, 7)


async def test_it_is_not_posted_twice_in_a_row(stage: Stage) -> None:
    await stage.start_game()
    await play_on(stage)
    replay = await stage.command("Ann", "table replay")
    await stage.click("Ann", replay.response, FILM)
    count = len(stage.posts())
    assert "a moment ago" in private(await stage.click("Cleo", replay_post(stage), FILM))
    assert len(stage.posts()) == count
    await stage.restart()
    await stage.click("Cleo", replay_post(stage), FILM)
    assert len(stage.posts()) == count + 1


def replay_post(stage: Stage) -> Any:
    return next(each for each in stage.posts() if FILM in labels(each))


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


async def test_a_film_that_cannot_be_drawn_may_be_asked_for_again(stage: Stage, monkeypatch: Any) -> None:
    await stage.start_game()
    await play_on(stage)
    drawing = stage.services.render_pool._drawing

    async def fail(*_: Any, **__: Any) -> None:
        raise DrawingFailed("no paint")

    stage.expected_faults.append("picture_failed")
    with monkeypatch.context() as patch:
        patch.setattr(drawing, "draw", fail)
        assert "could not draw it" in private(await stage.click("Ann", replay_post(stage), FILM))
    await stage.click("Ann", replay_post(stage), FILM)
    assert stage.posts()[-1].attachments[0].filename == "toy-1.gif"
