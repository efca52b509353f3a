"""`/stats` by presses: pages with the same figures as picture and text, private unless shown to all, nobody pinged."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.discord.messages import names
from bot.discord.messages.custom_id import CustomId, Verb
from bot.discord.messages.message import ALT_LENGTH, TEXT_LENGTH
from bot.discord.statistics.showing import PAGES, Wanted
from bot.discord.statistics.telling import Telling
from bot.games import PRESENTERS
from bot.hosting.statistics.asking import Scope
from bot.hosting.table import Person, Place, Refused
from bot.locale.words import wording
from engine.games import GAMES
from render.charts.page.blocks import Page, Tiles
from render.charts.page.draw import draw_page
from render.charts.page.told import PLAIN, alt, lines
from render.kit import canvas
from render.kit import type as type_
from tests.bot.discord.stage import Show, Stage, labels, private, staged
from tests.bot.discord.toy_show import ToyPainter
from tests.bot.hosting.statistics.support import MadeUp

WORDS = wording("en")
SOURCES = {"territories": 30, "mammals": 12, "land": 8}
TOLD: dict[str, Any] = {
    "sources": SOURCES,
    "facts": {"defence": 3, "attacks": 2},
    "liked": {"bird": {"kea": 4, "tui": 2}},
}
NUMBER = re.compile(r"[−-]?\d[\d,.]*\d|\d")


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, Show(GAMES["moa"], PRESENTERS["moa"], ToyPainter())) as made:
        yield made


def people(stage: Stage) -> list[Person]:
    return [Person(stage.people[name].id, name) for name in ("Ann", "Ben", "Cleo")]


async def played(stage: Stage, **other: Any) -> MadeUp:
    """Five games of Ann and Ben, of which Ann wins three, and one of Ann with an automa."""
    made, (ann, ben, _) = MadeUp(stage.host, guild_id=stage.guild.id), people(stage)
    for number in range(5):
        places: dict[Person | None, int] = {ann: 1 + number % 2, ben: 2 - number % 2}
        score: dict[Person | None, int] = {ann: 50 - number % 2, ben: 49 + number % 2}
        await made.game_of(places, points=score, **{**TOLD, **other})
    return made


def files(message: Any) -> list[Any]:
    return list(message.attachments)


async def press(stage: Stage, who: str, answer: Any, label: str) -> Any:
    return await stage.click(who, answer.response, label)


# -- the command ------------------------------------------------------------------------------------------------------


async def test_nothing_yet_is_said_clearly(stage: Stage) -> None:
    assert "no finished game of yours here yet" in private(await stage.command("Ann", "stats"))
    told = private(await stage.command("Ann", "stats", **{"with": stage.people["Ben"]}))
    assert "nothing that I can tell of you two" in told
    assert "No game was finished on this server yet" in private(await stage.command("Ann", "stats", server=True))
    assert "leave **with** out" in private(await stage.command("Ann", "stats", **{"with": stage.people["Ann"]}))
    both = await stage.command("Ann", "stats", server=True, **{"with": stage.people["Ben"]})
    assert "choose one of the two" in private(both)


async def test_own_statistics_with_their_picture(stage: Stage) -> None:
    await played(stage)
    answer = await stage.command("Ann", "stats")
    told = private(answer)
    assert told.startswith("**Ann: Moa** · games among people, on this server")
    assert "Games: **5** · Won: **3 (60 %)** · Mean place: **1.4 of 2** · Mean points: **49.6**" in told
    assert "1st: **3 ×** · 2nd: **2 ×**" in told
    assert "Longest defence: **3 invasions in a row (Jan 2, 2029)**" in told
    assert "kea: **20 ×** · tūī: **10 ×**" in told
    (picture,) = files(answer.response)
    assert picture.filename == "stats-overview.png"
    assert labels(answer.response) == ["Overview", "Points", "Ladder", "Show to all"]


async def test_the_pages_lead_to_each_other(stage: Stage) -> None:
    await played(stage)
    answer = await stage.command("Ann", "stats")
    answer = await press(stage, "Ann", answer, "Points")
    assert "2: **49** = Territories 30, Mammals beaten 12, and Land sold 8" in private(answer)
    answer = await press(stage, "Ann", answer, "Ladder")
    told = private(answer)
    assert "1 · **Ann**" in told
    assert "(you)" in told
    assert "Place: **1 of 2**" in told
    await press(stage, "Ann", answer, "Show to all")
    assert "__Rating of Ann__" in stage.posts()[-1].content
    assert "you" not in stage.posts()[-1].content.lower().replace("newcomer", "")
    assert "95 % certainty" in told
    answer = await press(stage, "Ann", answer, "Overview")
    assert "Games: **5**" in private(answer)


async def test_two_people(stage: Stage) -> None:
    await played(stage)
    for who, other, first in (("Ann", "Ben", "3 : 2"), ("Ben", "Ann", "2 : 3")):
        answer = await stage.command(who, "stats", **{"with": stage.people[other]})
        told = private(answer)
        assert told.startswith(f"**{who} and {other}: Moa**")
        assert f"Games won: **{first}**" in told
        assert "In front now: **Ann by 1 game**" in told
        assert "Fastest game: **1 h 0 min" in told
        assert "__Favourite birds__\n" in told
        assert [each.filename for each in files(answer.response)] == ["stats-overview.png"]
        points = private(await press(stage, who, answer, "Points"))
        assert f"__Points by source: {other}__" in points
        assert "2: **49** = Territories 30, Mammals beaten 12, and Land sold 8" in points


async def test_each_answer_gets_its_picture_however_soon_the_next_is_asked_for(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(stage)
    pool, keys = stage.services.render_pool, []
    draw = pool.draw

    async def noted(key: Any, *given: Any, **more: Any) -> Any:
        keys.append(key)
        return await draw(key, *given, **more)

    monkeypatch.setattr(pool, "draw", noted)
    mine = await stage.command("Ann", "stats")
    await stage.command("Ann", "stats", server=True)
    points = await press(stage, "Ann", mine, "Points")
    await press(stage, "Ann", points, "Overview")
    await press(stage, "Ann", mine, "Show to all")
    own, server, first_page, next_page, shared = keys
    assert len({own, server, first_page, shared}) == 4
    assert first_page == next_page, "of one message only the newest page is drawn"


async def test_a_server(stage: Stage) -> None:
    await played(stage)
    answer = await stage.command("Cleo", "stats", server=True)
    told = private(answer)
    assert told.startswith("**This server: Moa**")
    assert "Games: **5** · People: **2**" in told
    assert "Most points: **50 · Ann, Jan 2, 2029**" in told
    assert "Fastest game: **1 h 0 min · Ann, Jan 2, 2029**" in told
    assert "__Favourite birds__\n" in told
    points = private(await press(stage, "Cleo", answer, "Points"))
    assert points.split("\n")[1] == "__Points by source, the mean of a seat__"
    assert points.split("\n")[2].startswith("1: **49.5** = Territories 30.0"), "also of one game it is a mean"
    answer = await press(stage, "Cleo", answer, "Ladder")
    assert "You have played no rated game here yet." in private(answer)
    assert "(you)" not in private(answer)


async def test_kinds_of_games_are_chosen_by_buttons(stage: Stage) -> None:
    made = await played(stage)
    await made.game_of({people(stage)[0]: 2, None: 1})
    answer = await stage.command("Ann", "stats")
    assert "games with automas or alone" in private(answer)
    assert labels(answer.response)[3:] == ["Moa (automas)", "Moa", "Show to all"]
    answer = await press(stage, "Ann", answer, "Moa")
    assert "Games: **5**" in private(answer)
    asked = await stage.command("Ann", "stats", game="moa")
    assert "games among people" in private(asked), "a game that is asked for: among people, where there are such"


async def test_a_ladder_without_rated_games_says_what_is_rated(stage: Stage) -> None:
    await played(stage, friendly=True)
    answer = await press(stage, "Ann", await stage.command("Ann", "stats"), "Ladder")
    assert "No rated game was finished here yet" in private(answer)


# -- shown to all, and to nobody --------------------------------------------------------------------------------------


async def test_show_to_all_shows_the_page_to_the_channel_and_pings_nobody(stage: Stage) -> None:
    await played(stage)
    answer = await stage.command("Ann", "stats")
    assert stage.posts() == []
    await press(stage, "Ann", answer, "Show to all")
    (post,) = stage.posts()
    assert post.content.startswith("**Ann** shows:\n**Ann: Moa**")
    assert labels(post) == []
    assert [each.filename for each in post.attachments] == ["stats-overview.png"]
    assert post.mentions == []


async def test_names_are_plain_text(stage: Stage) -> None:
    made, (ann, ben, _) = MadeUp(stage.host, guild_id=stage.guild.id), people(stage)
    evil = Person(ben.id, "@everyone **<@1>** [x](https://x.y)")
    await made.game_of({evil: 1, ann: 2}, **TOLD)
    for given in ({"server": True}, {"with": stage.people["Ben"]}):
        answer = await stage.command("Ann", "stats", **given)
        told = private(answer)
        assert names.safe(evil.name) in told
        assert "@everyone" not in told
        await press(stage, "Ann", answer, "Show to all")


async def test_in_direct_messages_the_games_of_all_servers_count(stage: Stage) -> None:
    made, ann = await played(stage), stage.people["Ann"]
    made.guild_id = 10
    await made.game_of({people(stage)[0]: 1, people(stage)[1]: 2}, **TOLD)
    assert "Games: **5**" in private(await stage.command("Ann", "stats"))
    await ann.user.send_dm("hello")
    answer = await ann.user.slash("stats")
    told = private(answer)
    assert told.startswith("**Ann: Moa** · games among people, on all servers")
    assert "Games: **6**" in told
    assert labels(answer.response) == ["Overview", "Points"], "a ladder is a server's"
    asked = await ann.user.slash("stats", server=True)
    assert "Ask me there, not in direct messages" in private(asked)


async def test_who_is_in_no_statistics_is_told_that_and_shown_nowhere(stage: Stage) -> None:
    await played(stage)
    page = await stage.command("Ben", "me settings")
    assert "you are in them" in private(page)
    page = await press(stage, "Ben", page, "Be in no statistics")
    assert "you are in none" in private(page)
    assert "because you have chosen so" in private(await stage.command("Ben", "stats"))
    assert "nothing that I can tell" in private(await stage.command("Ann", "stats", **{"with": stage.people["Ben"]}))
    answer = await stage.command("Ann", "stats", server=True)
    assert "Ben" not in private(answer)
    assert "Ben" not in private(await press(stage, "Ann", answer, "Ladder"))
    await press(stage, "Ben", page, "Be in statistics again")
    assert "Games: **5**" in private(await stage.command("Ben", "stats"))


async def test_forged_paths_are_refused(stage: Stage) -> None:
    await played(stage)
    answer = await stage.command("Ann", "stats")
    for path in ("", "own", "own.points", "own.ladder..p", "own.ladder.chess.p", "with.overview.moa.p", "x.y.z.p"):
        for verb in (Verb.STATS, Verb.SHARE_STATS):
            told = private(await stage.forge("Ann", answer.response, str(CustomId(verb, path=path))))
            assert told
            assert "Moa" not in told, path
    assert stage.posts() == []


@pytest.mark.parametrize("whose", PAGES)
def test_what_a_button_carries_is_read_back(whose: str) -> None:
    for page in PAGES[whose]:
        for people_ in (True, False):
            wanted = Wanted(whose, page, Scope("laisla", people_), 2**62 if whose == "with" else 0)
            assert Wanted.read(wanted.path()) == wanted
            assert len(str(CustomId(Verb.SHARE_STATS, path=wanted.path()))) <= 100
    with pytest.raises(Refused):
        Wanted.read(f"{whose}.nothing.moa.p")


# -- text and picture -------------------------------------------------------------------------------------------------


async def pages(stage: Stage) -> Iterator[Page]:
    ann, ben, _ = people(stage)
    here = Place(stage.guild.id, 1)
    telling = Telling(WORDS, GAMES["moa"], here=True, shown=names.plain)
    own = await stage.host.statistics.own(ann.id, here)
    pair = await stage.host.statistics.pair(ann.id, ben.id, here)
    server = await stage.host.statistics.server(here)
    ladder = await stage.host.statistics.ladder(ann.id, here, "moa")
    return iter(
        [
            telling.own(own, "Ann"),
            telling.points(own, "Ann"),
            telling.pair(pair),
            telling.server(server),
            telling.ladder(ladder),
        ]
    )


async def test_means_are_written_as_the_language_writes_them(stage: Stage) -> None:
    ann, _, _ = people(stage)
    await played(stage)
    telling = Telling(wording("de"), GAMES["moa"], here=True, shown=names.plain)
    told = telling.own(await stage.host.statistics.own(ann.id, Place(stage.guild.id, 1)), "Ann")
    tiles = [tile for block in told.blocks if isinstance(block, Tiles) for tile in block.tiles]
    means = [tile.value for tile in tiles if tile.label == "Punkte im Mittel"]
    assert means
    assert all("," in each and "." not in each for each in means)


async def test_pictures_are_for_phones_and_told_by_the_same_figures(stage: Stage, monkeypatch: Any) -> None:
    """Every figure that is drawn stands in the text of the message, too."""
    await played(stage)
    written: list[str] = []
    line = type_.line

    def noted(text: str, *given: Any) -> Any:
        written.append(text)
        return line(text, *given)

    shown = list(await pages(stage))
    draw_page(shown[0], WORDS)  # the first one of a process draws samples of all figures, for its palette
    monkeypatch.setattr(canvas, "line", noted)
    for page in shown:
        written.clear()
        picture = draw_page(page, WORDS)
        assert picture.width == 1600
        assert picture.height <= 2600
        assert picture.alt == alt(page, WORDS)
        assert len(picture.alt) <= ALT_LENGTH
        told = "\n".join(lines(page, WORDS, PLAIN))
        assert len("\n".join(lines(page, WORDS))) <= TEXT_LENGTH
        figures = {figure for text in written if "…" not in text for figure in NUMBER.findall(text)}
        scale = {"500", "1000", "1500", "0", "1", "2", "3", "5", "-1", "-2", "800", "1200", "1400", "600", "400"}
        assert figures - set(NUMBER.findall(told)) <= scale, page.title


async def test_the_longest_pages_fit_a_message(stage: Stage) -> None:
    made, (ann, ben, cleo) = MadeUp(stage.host, guild_id=stage.guild.id), people(stage)
    many = [Person(1000 + number, f"W{'w' * 30}{number}") for number in range(12)]
    told = GAMES["moa"].statistics
    assert told is not None
    rich: dict[str, Any] = {
        "sources": dict.fromkeys(told.sources, 137),
        "facts": dict.fromkeys(told.fact_names, 99),
        "liked": {"bird": dict.fromkeys(("haasts_eagle", "morepork", "pukeko", "kakapo", "kiwi", "moa"), 1234)},
    }
    for number in range(30):
        await made.game_of({ann: 1, ben: 2, many[number % 12]: 3, cleo: 4}, **rich)
    for page in await pages(stage):
        assert len("\n".join(lines(page, WORDS))) <= TEXT_LENGTH - 300
        assert draw_page(page, WORDS).height <= 2600
