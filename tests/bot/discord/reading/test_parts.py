"""Components looked up, the signs on pictures, a game in five screens, and what the rules say of one's turn."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.discord.reading import screens as shown_screens
from bot.games import PRESENTERS, screens
from bot.games.samples import sample
from bot.games.typed import here
from bot.locale.words import wording
from engine.choices import Thing
from engine.games import GAMES
from render import painter
from render.contract import ALT_LIMIT, Picture
from tests.bot.discord.stage import Show, Stage, labels, private, staged, text
from tests.bot.discord.toy_show import PIXEL, ToyPainter

WORDS = wording("en")
OPTIONS = ("card", "tile", "territory")


@pytest.fixture(params=GAMES)
async def stage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Stage]:
    show = Show(GAMES[request.param], PRESENTERS[request.param], ToyPainter())
    async with staged(tmp_path, show) as made:
        yield made


@pytest.fixture
async def moa(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, Show(GAMES["moa"], PRESENTERS["moa"], ToyPainter())) as made:
        yield made


@pytest.mark.parametrize("option", OPTIONS)
async def test_every_kind_of_component_is_offered_and_shown(stage: Stage, option: str) -> None:
    offered = await stage.people["Cleo"].autocomplete(stage.channel, "rules look", option, "")
    assert offered
    answer = await stage.command("Cleo", "rules look", **{option: offered[0]["value"]})
    told = private(answer)
    assert told.startswith(f"**{offered[0]['name']}**")
    assert "Rules: " in told
    assert "for you now" not in told, "nobody plays here"
    shown = await stage.click("Cleo", answer.response, labels(answer.response)[0])
    assert private(shown).startswith(f"**{labels(answer.response)[0].partition(' ')[0]} ·")


async def test_a_component_tells_who_is_asked_what_it_would_do(moa: Stage) -> None:
    await moa.start_game()
    asked = await moa.asked()
    told = private(await moa.command(asked, "rules look", territory="3"))
    assert "What it would do for you now" in told
    assert "Place birds" in told
    other = next(name for name in ("Ann", "Ben", "Cleo") if name != asked)
    assert "for you now" not in private(await moa.command(other, "rules look", territory="3"))


async def drawing(tmp_path: Path, game: str) -> AsyncIterator[Stage]:
    """Stage a game with its own painter, which describes its components."""
    async with staged(tmp_path, Show(GAMES[game], PRESENTERS[game], painter(game))) as made:
        yield made


async def looked_up(stage: Stage, **given: str) -> list[str]:
    return private(await stage.command("Cleo", "rules look", **given)).split("\n")


@pytest.mark.parametrize(
    ("game", "given", "second"),
    [
        ("moa", {"card": "kea"}, "7 × kea (1 bird, 2 fight, and 1 karakia)"),
        ("moa", {"card": "rats"}, "5 × rat: 3 fight, 1 honour, and 2 points"),
        (
            "moa",
            {"tile": "stronghold"},
            "A red tile, only for your own turn, before or after your action. Place",
        ),
        ("moa", {"territory": "5"}, "Rules: N6"),
        ("laisla", {"tile": "pika"}, "Rules: LI26"),
        ("wingspan", {"territory": "A1"}, "Rules: WA50"),
    ],
)
async def test_a_component_is_told_by_what_it_is(tmp_path: Path, game: str, given: dict[str, str], second: str) -> None:
    async for stage in drawing(tmp_path, game):
        assert (await looked_up(stage, **given))[1].startswith(second)


async def test_at_a_table_a_place_is_told_as_it_is_now(tmp_path: Path) -> None:
    async for stage in drawing(tmp_path, "moa"):
        await stage.start_game()
        told = await looked_up(stage, territory="5")
        assert told[1].startswith("**5** plains 6/3")
        assert told[2].startswith("Rules: N6")


async def test_what_all_can_read_tells_nothing_of_what_its_asker_can_do(moa: Stage) -> None:
    await moa.start_game()
    asked = await moa.asked()
    for given in ({"territory": "3"}, {"words": "KT6"}, {"card": "kea"}, {}):
        everybody = await moa.command(asked, "rules look", public=True, **given)
        assert not everybody.response.ephemeral
        watcher = await moa.command("Cleo", "rules look", public=True, **given)
        assert text(everybody) == text(watcher)
        assert labels(everybody.response) == labels(watcher.response)


async def test_a_component_without_a_picture_is_told_all_the_same(moa: Stage) -> None:
    answer = await moa.command("Cleo", "rules look", card="weasel")
    assert private(answer).startswith("**weasels**")
    assert answer.response.attachments == []
    drawn = await moa.command("Cleo", "rules look", card="kea")
    assert len(drawn.response.attachments) == 1


async def test_what_is_no_component_is_said_without_a_ping(moa: Stage) -> None:
    told = private(await moa.command("Cleo", "rules look", card="@everyone zzzz"))
    assert "of that kind in Moa" in told
    assert "@everyone" not in told


async def test_rules_begin_with_what_can_be_done_now(stage: Stage) -> None:
    nobody = private(await stage.command("Cleo", "rules look"))
    assert nobody.startswith("**The rules of ")
    await stage.start_game()
    asked = await stage.asked()
    mine = private(await stage.command(asked, "rules look"))
    assert not mine.startswith("**The rules of ")
    assert "The rules of " in mine


async def test_a_rule_tells_first_what_it_does_not_allow_now(moa: Stage) -> None:
    await moa.start_game()
    asked = await moa.asked()
    why_not = private(await moa.command(asked, "rules look"))
    refused = next(rule for rule in ("KT5", "KT6", "PL1", "AT1", "SL1", "K1", "PB1") if f"{rule}" in why_not)
    told = private(await moa.command(asked, "rules look", words=refused))
    assert told.startswith("For you now: ")
    assert private(await moa.command("Cleo", "rules look", words=refused)).startswith(f"**{refused} ·")


async def test_the_entry_of_a_component_has_its_picture(moa: Stage) -> None:
    move = await moa.command("Cleo", "rules look", words="KT5")
    assert len(move.response.attachments) == 1
    paying = await moa.command("Cleo", "rules look", words="B3")
    assert paying.response.attachments == []


async def test_signs_are_one_press_away_and_survive_forgery(moa: Stage) -> None:
    rule = await moa.command("Cleo", "rules look", words="AT1")
    signs = await moa.click("Cleo", rule.response, "Signs")
    assert private(signs) == "What the signs on the pictures mean:"
    assert len(signs.response.attachments) == 1
    await moa.start_game()
    for at_a_picture in ("board", "replay"):
        shown = await moa.command("Cleo", f"table {at_a_picture}")
        assert private(await moa.click("Cleo", shown.response, "Signs")) == private(signs)
    hand = await moa.command(await moa.asked(), "table hand")
    assert "Signs" in labels(hand.response)
    first = next(post for post in moa.posts() if "The game begins" in post.content)
    assert private(await moa.click("Cleo", first, "Signs")) == private(signs)


async def test_five_screens_forth_and_back(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def job(_game: str, number: int, _words: object) -> Callable[[], Picture]:
        drawn.append(number)
        return partial(Picture, PIXEL, "image/png", 1, 1, "A screen.")

    monkeypatch.setattr(screens, "job", job)
    monkeypatch.setattr(shown_screens, "_drawn", type(shown_screens._drawn)())
    game = stage.show.game.name
    first = await stage.command("Cleo", "help", game=game)
    assert private(first).startswith(f"**{WORDS(f'{game}-name')}, 1 of 5")
    message = first
    for number in range(2, screens.count(game) + 1):
        message = await stage.click("Cleo", message.response, "Next")
        assert f"{number} of 5" in private(message)
        assert message.response.id == first.response.id, "in the same message"
    assert "Next" not in labels(message.response)
    await stage.click("Cleo", message.response, "Back")
    assert drawn == [1, 2, 3, 4, 5], "each picture is drawn once"


@pytest.mark.parametrize("game", GAMES)
def test_the_signs_are_drawn_and_told(game: str) -> None:
    picture = screens.job(game, 4, WORDS)()
    lines = picture.alt.splitlines()
    assert picture.data.startswith(b"\x89PNG")
    assert len(lines) >= 15
    assert len(set(lines)) == len(lines), "each sign has a meaning of its own"
    assert len(picture.alt) < ALT_LIMIT


@pytest.mark.parametrize("game", GAMES)
def test_components_are_drawn(game: str) -> None:
    position = sample(GAMES[game])
    view = GAMES[game].view(position.position, None)
    for option in ("card", "tile"):
        thing = PRESENTERS[game].parts(option, view)[0]
        if (game, option) == ("wingspan", "card"):
            continue  # their pictures are the publisher's
        picture = painter(game).part(view, WORDS, (thing.kind, str(thing.name)), "a thing")
        assert picture.alt == (painter(game).part_text(view, WORDS, (thing.kind, str(thing.name))) or "a thing")
    with pytest.raises(LookupError):
        painter(game).part(view, WORDS, ("unicorn", "white"), "a unicorn")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_screen_is_drawn(game: str) -> None:
    for number in range(1, screens.count(game) + 1):
        assert screens.job(game, number, WORDS)().data.startswith(b"\x89PNG")
        assert WORDS.has(f"{game}-screen-{number}")


def test_a_place_is_the_same_whatever_it_is_asked_for() -> None:
    assert here.is_same(Thing("source", 3), Thing("territory", 3))
    assert not here.is_same(Thing("territory", 3), Thing("territory", 4))
    assert not here.is_same(Thing("bird", "kea"), Thing("tile", "kea"))
