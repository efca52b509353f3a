"""Whole games at phones of people who read German or Polish: all that they see is in their language.

What is judged is every message that ever came to a window, the page's own words at the main moments, and the bot's log.
`PICTURES=folder` keeps what the windows show.
"""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterable
from itertools import count
from pathlib import Path

import pytest
from playwright.async_api import ViewportSize, expect

from bench.dealing import play
from bot.hosting.host import Host
from bot.hosting.table import Person, Place, Press
from bot.locale.words import FALLBACK, LANGUAGES, wording
from bot.store.database import open_database
from engine.games import GAMES
from sandbox import SandboxServer
from sandbox.driver import Sandbox
from tests.end_to_end.album import Album
from tests.end_to_end.page_stage import LOBBY, Stage, staged
from tests.end_to_end.solo import Soloist, soloist
from tests.support import bot
from tests.support.bot import BotProcess
from tests.support.browser import CHROMIUM
from tests.support.labels import beginning, labels
from tests.support.page import Shown, Window
from tests.support.robot import Robot, is_panel
from tests.support.sandbox import running
from tests.support.tongues import names_in, said_wrongly, shares, texts_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.browser,
    pytest.mark.skipif(shutil.which(CHROMIUM) is None, reason="the system has no Chromium"),
    pytest.mark.parametrize("language", [each for each in LANGUAGES if each != FALLBACK]),
]

NARROW: ViewportSize = {"width": 390, "height": 844}
SERVER = "Game Island"
FEW = 0.005
"""The share that another language may have of all little words: names and quotations hold one now and then."""
MOA = {
    "moa-way-attack": 9,
    "moa-way-sell": 8,
    "moa-way-leader": 6,
    "moa-way-exchange": 6,
    "moa-way-draw": 6,
    "moa-way-move": 5,
    "moa-way-stronghold": 5,
    "moa-way-buy": 4,
    "moa-way-defend": 4,
    "moa-way-place": 3,
    "moa-button-tiles": 3,
    "moa-way-pass": 0.1,
}
QUESTIONS = {
    ("moa", "de"): "Wie viele Vögel dürfen in ein Gebiet?",
    ("moa", "pl"): "Ile ptaków może stać na obszarze?",
    ("laisla", "de"): "Wann ist ein Tier gefangen?",
    ("laisla", "pl"): "Kiedy zwierzę jest złapane?",
    ("wingspan", "de"): "Was macht die Automa mit der Auslage?",
    ("wingspan", "pl"): "Co robi automa z tacką?",
}
"""What somebody types who looks for a rule."""
ROUNDS = (8, 7, 6, 5)
STEPS = 3
"""Of a lesson are done so many."""
OVER, UNDER_WAY = "games", "general"
"""Where a game is over that is looked at as a film, and where one is under way."""
MIDDLE, LONGEST_GAME = 20, 5000
"""Actions."""
POINTS = "👉"
"""Where a step of a lesson says what to press."""
FILM_MS = 240_000
"""Until the film of a whole game is there."""


# -- three people at Moa ----------------------------------------------------------------------------------------------


async def test_three_people_play_moa(tmp_path: Path, language: str) -> None:
    people = dict.fromkeys(("ann", "ben", "cleo"), NARROW)
    album = Album(language, "moa")
    async with (
        running() as server,
        staged(server, tmp_path, 11, MOA, people=people, language=language) as stage,
    ):
        await stage.open_lobby("moa")
        await lobby(stage, album)
        await stage.start()
        await refusal_and_its_rule(stage, album)
        await review(stage, album)
        await looks(stage.ann.window, album, "moa", hand=True)
        others = await another_language(stage)
        await stage.play_to_the_end()
        await result(stage.ann.window, album)
        await language_of_the_server(stage)
        await stage.check(tmp_path)
        judge(language, [robot.window for robot in stage.robots], stage.bot, others)


async def another_language(stage: Stage) -> set[str]:
    """Ben chooses another language while the game runs: the next private answer is in it, the posts stay as they are.

    Gives the private messages that were in it.
    """
    ben, window, language = stage.ben, stage.ben.window, stage.language
    other = next(each for each in LANGUAGES if each not in (language, FALLBACK))
    before = window.private_heard
    shown = await choose_language(window, language, other)
    assert beginning(other, "me-title") in shown.text, "the page that follows is in it at once"
    now = await window.type_command("table now", {})
    assert said_wrongly([now.text], other) == {}
    assert said_wrongly([now.text], language) != {}
    await window.dismiss(now.id)
    ben.reads, asked = other, False
    while not asked:
        robot, prompt = await stage.must_ask()
        asked = robot is ben
        assert said_wrongly([prompt.text], language) == {}, "the table speaks as before, also behind a turn of his"
        await stage.take_turn(robot, prompt)
    ben.reads = None
    shown = await choose_language(window, other, language, await window.read(shown.id))
    assert beginning(language, "me-title") in shown.text
    await window.dismiss(shown.id)
    return window.private_heard - before


async def choose_language(window: Window, reads: str, wanted: str, shown: Shown | None = None) -> Shown:
    """Choose a language on the settings page, which is in the one that is read until then."""
    shown = shown or await window.type_command("me settings", {})
    select = next(each for each, label in shown.selects if label == wording(reads)("me-pick-language"))
    await window.options(shown, select)
    return await window.choose(shown, wanted)


async def language_of_the_server(stage: Stage) -> None:
    """Ann chooses a language for the server: the next table speaks it, her private answers do not."""
    window, language = stage.ann.window, stage.language
    other = next(each for each in LANGUAGES if each not in (language, FALLBACK))
    done = await window.type_command("server language", {"language": other})
    assert said_wrongly([done.text], language) == {}
    async with window.beside("second-table") as second:
        opened = await second.type_command("table new", {"game": "moa"})
        assert beginning(language, "table-opened", game=wording(language)("moa-name")) in opened.text
        post = second.page.locator(LOBBY).last
        await expect(post.get_by_role("button", name=wording(other)("button-join"))).to_be_visible()
        posted = [each for each in second.heard if not each["flags"] and each["author"].get("bot")]
        assert said_wrongly([text for each in posted for text in texts_of(each)], other) == {}
        assert second.errors == []


# -- two people at La Isla --------------------------------------------------------------------------------------------


async def test_two_people_play_la_isla(tmp_path: Path, language: str) -> None:
    """On a Community server, which says what it speaks."""
    people = dict.fromkeys(("ann", "ben"), NARROW)
    album = Album(language, "laisla")
    async with (
        running() as server,
        staged(server, tmp_path, 7, {"laisla-way-place": 6}, people=people, language=language) as stage,
    ):
        async with Sandbox(server.url) as sandbox:
            await sandbox.make_community(SERVER, language)
        await stage.open_lobby("laisla")
        await lobby(stage, album)
        await stage.start()
        await review(stage, album)
        await looks(stage.ann.window, album, "laisla", hand=True)
        await stage.play_to_the_end()
        await result(stage.ann.window, album)
        await stage.check(tmp_path)
        judge(language, [robot.window for robot in stage.robots], stage.bot)


# -- a game against the Automa ----------------------------------------------------------------------------------------


async def test_a_game_against_the_automa(tmp_path: Path, language: str) -> None:
    album = Album(language, "wingspan")
    async with running() as server, soloist(server, tmp_path, 5, NARROW, language) as ann:
        post = await ann.open_table()
        await album.look(ann.window, "first", post)
        panel = await ann.open(post, ann.label("setup-change"))
        await album.look(ann.window, "setup", panel)
        panel = await ann.choose(panel, wording(language)("wingspan-ask-boxes"), "ba", "bc")
        panel = await ann.choose(panel, wording(language)("wingspan-ask-mode"), "mgreen")
        ann.answers(post)
        done = await ann.within(panel, ann.label("begin"))
        await album.look(ann.window, "begun", done)
        await ann.window.dismiss(done.id)
        post = await ann.asked()
        for round_number, turns in enumerate(ROUNDS, start=1):
            for turn in range(turns):
                post = await ann.automa_turn(post)
                if turn < 2:
                    await album.look(ann.window, f"round-{round_number}", post)
            if round_number == 1:
                await looks(ann.window, album, "wingspan", hand=False)
                await automa_looks(ann, album, post)
            post = await ann.press(post, str(round_number + 1))
        await points(ann, album, post)
        assert ann.over
        await result(ann.window, album)
        assert ann.window.errors == []
        assert await ann.window.failures() == []
        judge(language, [ann.window], ann.bot)


async def automa_looks(ann: Soloist, album: Album, post: Shown) -> None:
    """Look at what only this game has: its panels and commands."""
    for name in ("react", "token", "correct"):
        if (custom_id := post.button(ann.label(name))) is not None:
            panel = await ann.window.ask(post.id, custom_id)
            await album.look(ann.window, name, panel)
            await ann.window.dismiss(panel.id)
    for name in ("why", "strength"):
        shown = await ann.window.type_command(f"automa {name}", {})
        await album.look(ann.window, name, shown)
        await ann.window.dismiss(shown.id)


async def points(ann: Soloist, album: Album, post: Shown) -> None:
    """Enter one's own points in the form."""
    known = await ann.window.ids("[data-private=yes]")
    await ann.window.message(post.id).get_by_role("button", name=ann.label("enter-score")).click()
    await expect(ann.window.page.locator("dialog.modal")).to_be_visible()
    await album.look(ann.window, "form")
    await ann.write("60", "5", "20", "4", "3")
    new = "(known) => document.querySelectorAll('[data-private=yes][data-loading=no]').length > known"
    await ann.window.page.wait_for_function(new, arg=len(known))
    panel = await ann.window.read((await ann.window.ids("[data-private=yes]"))[-1])
    await album.look(ann.window, "points", panel)
    ann.answers(post)
    await ann.within(panel, ann.label("confirm"))
    await ann.asked()


# -- first lessons, and films ------------------------------------------------------------------------------------------


async def test_lessons_and_films(tmp_path: Path, language: str) -> None:
    """The first steps of each lesson; the film of a game that is over, and of the last round of one that is not."""
    album = Album(language, "learning")
    async with running() as server:
        await played(server, tmp_path / "data", language, OVER, LONGEST_GAME)
        await played(server, tmp_path / "data", language, UNDER_WAY, MIDDLE)
        async with staged(server, tmp_path, 3, {}, people={"ann": NARROW}, language=language) as stage:
            window = stage.ann.window
            await expect(window.page.locator("[data-attachment$='.jsonl']")).to_be_visible()
            async with window.beside(UNDER_WAY) as second:
                await expect(second.page.locator(f"{LOBBY} [data-picture]").last).to_be_visible()
                await missed(second, album)
                assert second.errors == []
            await film(window, album)
            for game in GAMES:
                await lesson(window, album, game)
            assert window.errors == []
            judge(language, [window], stage.bot)


async def played(server: SandboxServer, folder: Path, language: str, channel: str, actions: int) -> None:
    """Have Ann and Ben play so many actions of La Isla, before the bot is there."""
    async with Sandbox(server.url) as sandbox:
        world = await sandbox.person("ann").world()
    ids = {each["name"]: int(each["id"]) for each in world["people"]}
    found = next(each for each in world["channels"] if each["name"] == channel)
    place = Place(int(found["server"]), int(found["id"]))
    ann, ben = (Person(ids[name], name.title(), language) for name in ("ann", "ben"))
    host, presses = Host(await open_database(folder, bot.address)), count(10_000 * actions)
    table = await host.lobbies.open(Press(next(presses), ann, place), "laisla", {}, language)
    await host.lobbies.join(Press(next(presses), ben, place), table.id)
    await host.lobbies.start(Press(next(presses), ann, place), table.id)
    await play(host, presses, table.id, random.Random(2), actions)
    await host.close()


# -- what people look at in every game --------------------------------------------------------------------------------


async def lesson(window: Window, album: Album, game: str) -> None:
    """The beginning of the first lesson: each step is done as it says."""
    shown = await window.type_command("learn", {"game": game})
    for number in range(1, STEPS + 1):
        await album.look(window, f"lesson-{number}", shown)
        shown = await follow(window, shown)
    await album.look(window, f"lesson-{STEPS + 1}", shown)
    await window.dismiss(shown.id)


async def follow(window: Window, shown: Shown) -> Shown:
    """Do what a step of a lesson asks for: press what it names, or choose it in a list."""
    asked = next((line for line in shown.text.splitlines() if POINTS in line), "")
    pressed = [each for each, label in shown.buttons if label in asked]
    if pressed:
        return await window.press(shown, pressed[-1])
    for select, _ in shown.selects:
        await window.options(shown, select)
        offered = window.page.locator(".droplist [data-value]")
        labels = [(await each.locator(".what > span").inner_text()) for each in await offered.all()]
        named = [at for at, label in enumerate(labels) if label.removesuffix("…").rstrip() in asked]  # it goes on below
        if named:
            value = await offered.nth(named[0]).get_attribute("data-value")
            return await window.choose(shown, str(value))
        await window.page.keyboard.press("Escape")
    further = shown.button(wording(window.language)("button-lesson-next"))
    assert further is not None, shown
    return await window.press(shown, further)


async def missed(window: Window, album: Album) -> None:
    """The last round as an animated picture, for who comes back."""
    shown = await window.type_command("table replay", {})
    await album.look(window, "replay", shown)
    button = shown.button(wording(album.language)("button-missed"))
    assert button is not None, shown
    film = await window.ask(shown.id, button)
    await album.look(window, "missed", film)
    await window.dismiss(film.id)
    await window.dismiss(shown.id)


async def film(window: Window, album: Album) -> None:
    """The whole game as an animated picture, for the channel."""
    shown = await window.type_command("table replay", {})
    await album.look(window, "replay", shown)
    button = shown.button(wording(album.language)("button-film"))
    assert button is not None, shown
    wanted = await window.ask(shown.id, button)
    await album.look(window, "film-wanted", wanted)
    posted = window.page.locator(f"{LOBBY}:has(img[src$='.gif'])").last
    await expect(posted).to_be_visible(timeout=FILM_MS)
    await album.look(window, "film", await window.read(str(await posted.get_attribute("data-message"))))
    await window.dismiss(wanted.id)
    await window.dismiss(shown.id)


async def lobby(stage: Stage, album: Album) -> None:
    """The lobby, and what its button for help says."""
    window = stage.ann.window
    post = await window.read((await window.ids(LOBBY))[-1])
    await album.look(window, "lobby", post)
    custom_id = post.button(stage.label("button-help"))
    assert custom_id is not None
    told = await window.ask(post.id, custom_id)
    await album.look(window, "help", told)
    await window.dismiss(told.id)


async def refusal_and_its_rule(stage: Stage, album: Album) -> None:
    """A tile that nobody has: the refusal says so, and its button shows the rule."""
    robot, prompt = await stage.must_ask()
    window = robot.window
    await album.look(window, "post", prompt)
    refused = await window.type_command("moa stronghold", {"territory": "3"})
    await album.look(window, "refused", refused)
    why = refused.button(stage.label("button-why"))
    assert why is not None
    rule = await window.ask(refused.id, why)
    await album.look(window, "why", rule)
    assert "KT6" in rule.text
    await window.dismiss(rule.id)
    await window.dismiss(refused.id)


async def review(stage: Stage, album: Album) -> None:
    """Somebody answers, and looks at each page of the panel."""
    robot, prompt = await stage.must_ask()
    await album.look(robot.window, "asked", prompt)
    ways = [each for each, label in prompt.buttons if label not in labels(stage.language, "button-suggest")]
    shown = await robot.window.ask(prompt.id, ways[0])
    robot.opened.add(prompt.id)
    await page_by_page(robot, shown, album)
    await robot.window.dismiss(shown.id)


async def page_by_page(robot: Robot, shown: Shown, album: Album) -> None:
    """Lead a panel to its end, with a look at each page."""
    for number in range(1, 30):
        await album.look(robot.window, f"panel-{number}", shown)
        if not is_panel(shown):
            return
        shown = await robot.step(shown)
    raise AssertionError(shown)


async def looks(window: Window, album: Album, game: str, *, hand: bool) -> None:
    """Look at all that there is to look at by commands."""
    language = album.language
    commands: dict[str, tuple[str, dict[str, str | None]]] = {
        **({"hand": ("table hand", {})} if hand else {}),
        "board": ("table board", {}),
        "score": ("table score", {}),
        "log": ("table log", {}),
        "now": ("table now", {}),
        "rule": ("rules look", {"words": QUESTIONS[game, language]}),
        "rules": ("rules look", {}),
        "about": ("rules about", {}),
        "guide": ("help", {"game": game}),
        "me": ("me settings", {}),
        "tables": ("tables", {}),
        "orders": ("table orders", {}),
        "since": ("table since", {}),
        "data": ("me data", {}),
        "server": ("server settings", {}),
    }
    for name, (command, given) in commands.items():
        shown = await window.type_command(command, given)
        await album.look(window, name, shown)
        if legend := shown.button(wording(language)("button-legend")):
            signs = await window.ask(shown.id, legend)
            await album.look(window, "signs", signs)
            await window.dismiss(signs.id)
        for number in range(2, 6):
            if further := shown.button(wording(language)("button-screen-next")):
                shown = await window.press(shown, further)
                await album.look(window, f"{name}-{number}", shown)
        await window.dismiss(shown.id)


async def result(window: Window, album: Album) -> None:
    """What the game came to: the last posts, how it went, what it adds to the statistics."""
    for message in (await window.ids(LOBBY))[-3:]:
        await album.look(window, "result", await window.read(message))
    for name, command in (("final-score", "table score"), ("stats", "stats"), ("final-log", "table log")):
        shown = await window.type_command(command, {})
        await album.look(window, name, shown)
        await window.dismiss(shown.id)
    await window.page.evaluate("document.querySelector('#log').scrollTo(0, 1e9)")
    await album.look(window, "end")


def judge(language: str, windows: Iterable[Window], bot: BotProcess, others: Iterable[str] = ()) -> None:
    """All that ever came to the windows is in the language, but the private messages `others`."""
    left_out = set(others)
    heard = [each for window in windows for each in window.heard if each["author"].get("bot")]
    texts = [text for each in heard if each["id"] not in left_out for text in texts_of(each)]
    assert names_in(texts) == set()
    assert said_wrongly(texts, language) == {}
    found = shares(texts)
    assert all(share < FEW for each, share in found.items() if each != language), found
    assert found[language] > 0.9
    for fault in ("message_missing", "message_faulty", "request_failed", "Traceback"):
        assert fault not in bot.log
