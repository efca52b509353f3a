"""What no honest client sends: always a private answer, never a traceback, never a change."""

from __future__ import annotations

import random
import string
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.enums import InteractionType
from structlog.testing import capture_logs

from bot.discord.messages import custom_id
from bot.discord.messages.custom_id import PREPARING, CustomId, Verb
from bot.games import PRESENTERS
from bot.hosting.table import Person, Press
from engine.choices import draw, trace
from engine.games import GAMES
from tests.bot.discord.stage import QUICK_MOA, Show, Stage, private, staged
from tests.bot.discord.toy_show import ToyPainter

ODD = (
    "",
    "@everyone",
    "<@1>",
    "\u202e\u200b",
    "%s{0}$(x)",
    "'; drop table log; --",
    "kākāpō " * 40,
    "9" * 400,
    "\n\n\x00",
    "🐦" * 90,
)
PATH = string.ascii_letters + string.digits + "_,;.=+!-"
VERSIONS = ("av1", "av2")
"""Of custom ids: panels of the version before still stand in channels."""
PLAYED = {Verb.TURN, Verb.GO, Verb.DO, Verb.UNDO, Verb.HAND, Verb.BOARD, Verb.SCORE, *PREPARING}
PLAYING = [verb for verb in Verb if verb in PLAYED]
Attack = Callable[[Stage, random.Random], Coroutine[Any, Any, Any]]


@pytest.fixture
async def moa(tmp_path: Path) -> AsyncIterator[Stage]:
    with capture_logs() as logs:
        async with staged(tmp_path, QUICK_MOA) as stage:
            await stage.start_game()
            stage.logs = logs
            yield stage


async def bystander(stage: Stage, rng: random.Random) -> str:
    """Return somebody who may change nothing now: not asked, and not the opener."""
    asked = await stage.asked()
    return rng.choice([name for name in ("Ben", "Cleo") if name != asked])


def real_ids(stage: Stage) -> list[str]:
    rows: list[Any] = [row for post in stage.posts() for row in post.components]
    return [item.custom_id for row in rows for item in row.children]


def mutated(real: str, rng: random.Random) -> str:
    """Damage a real custom id a little, or a lot."""
    match rng.randrange(6):
        case 0:
            at = rng.randrange(len(real))
            return real[:at] + rng.choice(string.printable[:95]) + real[at + 1 :]
        case 1:
            return real[: rng.randrange(1, len(real))]
        case 2:
            parts = real.split(":")
            parts[rng.randrange(len(parts))] = rng.choice(["", "-", "0", "7", "999999999", "-1", "x", "~9"])
            return ":".join(parts)[:100] or "x"
        case 3:
            return "".join(rng.choices(string.printable[:95], k=rng.randrange(1, 100)))
        case 4:
            path = "".join(rng.choices(PATH, k=rng.randrange(61)))
            begun = f"{rng.choice(VERSIONS)}:{rng.choice(PLAYING)}:1"
            return f"{begun}:{rng.choice(['-', '1', '0'])}:{rng.choice('01234-')}:{path}"[:100]
    return real


async def forged_button(stage: Stage, rng: random.Random) -> Any:
    forged = mutated(rng.choice(real_ids(stage)), rng)
    values = rng.choice([None, None, [rng.choice(ODD)[:100]], ["a", "b"], []])
    return await stage.forge(await bystander(stage, rng), rng.choice(stage.posts()), forged, values)


async def foreign_button(stage: Stage, rng: random.Random) -> Any:
    forged = rng.choice(real_ids(stage))
    return await stage.forge(await bystander(stage, rng), rng.choice(stage.posts()), forged)


async def stale_button(stage: Stage, rng: random.Random) -> Any:
    table = await stage.table()
    name = await stage.asked()
    seat = stage.show.game.colours.index(table.seat_of(stage.people[name].id) or "")
    path = rng.choice(["", "pass", await real_path(stage, rng), "p.3", "k", "".join(rng.choices(PATH, k=20))])
    verb = rng.choice([Verb.DO, Verb.UNDO, Verb.GO, Verb.TURN])
    since = rng.choice([0, 5, 99999])
    return await stage.forge(name, stage.posts()[-1], f"{rng.choice(VERSIONS)}:{verb}:1:{since}:{seat}:{path}")


async def real_path(stage: Stage, rng: random.Random) -> str:
    """Return the path of something that the asked person could do now."""
    table, name = await stage.table(), await stage.asked()
    asked = await stage.host.playing.turn(Press(0, Person(stage.people[name].id, name), table.place), table.id)
    return trace(asked.tree, draw(asked.tree, rng))


def wild_place(real: str, rng: random.Random) -> str:
    """Return a place of a panel: a way along a real path, or one that comes off it, with marks that may not fit."""
    steps = real.split(".")
    path = ".".join(steps[: rng.randrange(len(steps) + 1)])
    wild = "".join(rng.choices(PATH, k=rng.randrange(1, 12)))
    off = rng.choice([path, path, f"{path}.{wild}", f"{path}{wild}", wild, real])
    marks = ["", "", ";2", ";99", ";w", ";f", "=", f"={steps[-1]}", f"={wild};3", "+", f"+{path}", f"+{wild};w"]
    return (off + rng.choice(marks))[:60]


async def wild_panel(stage: Stage, rng: random.Random) -> Any:
    """Send the asked person's own panel to a place that it does not have, with values that it does not offer."""
    table = await stage.table()
    name = await stage.asked()
    seat_name = table.seat_of(stage.people[name].id) or ""
    seat = stage.show.game.colours.index(seat_name)
    path = wild_place(await real_path(stage, rng), rng)
    values = rng.choice([None, [rng.choice(ODD)[:100]], ["a-0", "a-0", "c-9"], ["0"], ["99"], ["a", "b", "A-1"], ["-"]])
    verb = rng.choice([Verb.GO, Verb.GO, Verb.TURN])
    forged = f"{rng.choice(['av1', 'av2', 'av2', 'av2'])}:{verb}:1:{table.asked_since[seat_name]}:{seat}:{path}"
    return await stage.forge(name, stage.posts()[-1], forged, values)


async def wild_answer(stage: Stage, rng: random.Random) -> Any:
    """Take, as the asked person, an action that no place of the panel describes: a step stands behind the last one."""
    table = await stage.table()
    name = await stage.asked()
    seat_name = table.seat_of(stage.people[name].id) or ""
    seat = stage.show.game.colours.index(seat_name)
    beyond = rng.choice([".0", ".x", f".{await real_path(stage, rng)}", ".-"])
    path = (await real_path(stage, rng) + beyond)[:60]
    return await stage.forge(name, stage.posts()[-1], f"av2:do:1:{table.asked_since[seat_name]}:{seat}:{path}")


async def modal(stage: Stage, rng: random.Random) -> Any:
    field = {"type": 4, "custom_id": "t", "value": rng.choice(ODD) * 10}
    data = {
        "custom_id": mutated(rng.choice(real_ids(stage)), rng),
        "components": [{"type": 1, "components": [field]}],
    }
    person = stage.people[await bystander(stage, rng)]
    return await person._dispatch_interaction(InteractionType.MODAL_SUBMIT, stage.channel, data)


async def command(stage: Stage, rng: random.Random) -> Any:
    """Type a game's command, or a look, with odd options."""
    name = await bystander(stage, rng)
    listed = rng.choice(stage.show.presenter.commands)
    shown = {each.name: each.display_name for each in _command(stage, listed.name).parameters}
    given: dict[str, Any] = {}
    for option in listed.options:
        if option.required or rng.random() < 0.5:
            given[shown[option.name]] = {
                "integer": rng.choice([0, -1, 1, 3, 12, 13, 2**50]),
                "text": rng.choice(ODD) * rng.choice([1, 1, 12]) or "x",
                "flag": rng.random() < 0.5,
            }[option.kind]
    path = rng.choice([f"moa {_command(stage, listed.name).name}", "rules look", "table join"])
    if path == "rules look":
        given = {"words": rng.choice(ODD)[:6000] or "x"}
    elif path == "table join":
        given = {"colour": "white"} if rng.random() < 0.5 and name != "Cleo" else {}
    return await stage.people[name].slash(stage.channel, path, **given)


def _command(stage: Stage, name: str) -> Any:
    from bot.locale.words import wording

    return stage.env.bot.tree.get_command("moa").get_command(wording("en")(f"command-moa-{name}"))


ATTACKS: tuple[Attack, ...] = (forged_button, foreign_button, stale_button, wild_panel, wild_answer, modal, command)


async def attack(stage: Stage, rng: random.Random, times: int) -> None:
    before = await state(stage)
    answered = 0
    for _ in range(times):
        chosen = rng.choice(ATTACKS)
        try:
            result = await chosen(stage, rng)
        except (simcord.OptionError, simcord.SetupError):
            continue  # Discord itself would not let that through
        assert result.acknowledged, chosen.__name__
        assert result.modal or private(result), chosen.__name__
        answered += 1
    assert answered > times // 2
    faults = [each for each in stage.logs if each["log_level"] in ("error", "critical")]
    assert faults == []
    await stage.deliver()
    assert await state(stage) == before


# -- a game for one: forms and look-ups -------------------------------------------------------------------------------


@pytest.fixture
async def solo(tmp_path: Path) -> AsyncIterator[Stage]:
    show = Show(GAMES["wingspan"], PRESENTERS["wingspan"], ToyPainter())
    with capture_logs() as logs:
        async with staged(tmp_path, show) as stage:
            await stage.start_game()
            stage.logs = logs
            yield stage


async def wild_form(stage: Stage, rng: random.Random) -> Any:
    """Open, fill in or look up what is nowhere offered like that, as the one person who plays."""
    post, table = stage.posts()[-1], await stage.table()
    ids = [parsed for each in real_ids(stage) if (parsed := custom_id.parse(each)) and parsed.path]
    path = rng.choice(ids).path if ids else ""
    at = rng.randrange(len(path) + 1)
    path = rng.choice([path, (path[:at] + rng.choice(PATH) + path[at + rng.randrange(3) :])[:60]])
    since = rng.choice([None, *table.asked_since.values()])
    seat = None if rng.random() < 0.1 else stage.show.game.colours.index(table.occupants[0].seat)
    verb = rng.choice([Verb.GO, Verb.TURN, Verb.FORM, Verb.FILLED, Verb.LOOK])
    forged = str(CustomId(verb, table.id, since, seat, path))
    if verb is not Verb.FILLED:
        values = rng.choice([None, [rng.choice(ODD)[:100]], ["3"], ["0", "x"]])
        return await stage.forge("Ann", post, forged, values)
    typed = rng.choice([ODD, ("7",), ("3 4",), ("-1",)])
    fields = [
        {"type": 18, "component": {"type": 4, "custom_id": str(number), "value": rng.choice(typed)}}
        for number in range(rng.randrange(7))
    ]
    data = {"custom_id": forged, "components": fields}
    return await stage.people["Ann"]._dispatch_interaction(InteractionType.MODAL_SUBMIT, stage.channel, data)


@pytest.mark.slow
async def test_no_form_or_look_up_does_anything(solo: Stage) -> None:
    rng = random.Random(7)
    for _ in range(6):
        before = await state(solo)
        for _ in range(8):
            try:
                result = await wild_form(solo, rng)
            except (simcord.OptionError, simcord.SetupError):
                continue
            assert result.modal or private(result)
        assert [each for each in solo.logs if each["log_level"] in ("error", "critical")] == []
        assert await state(solo) == before
        acting = [each for each in real_ids(solo) if each.startswith(f"av2:{Verb.DO}:")]
        await solo.people["Ann"].click(solo.posts()[-1], custom_id=rng.choice(acting))
        await solo.deliver()


async def state(stage: Stage) -> tuple[Any, ...]:
    table = await stage.table()
    return (table, await stage.host.tables.record(None, table.id), [each.id for each in stage.posts()])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
async def test_nothing_odd_does_anything(moa: Stage, seed: int) -> None:
    await attack(moa, random.Random(seed), 60)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 102))
async def test_nothing_odd_does_anything_for_long(moa: Stage, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(10):
        await attack(moa, rng, 60)
        await moa.command(await moa.asked(), "moa pass")
        if (await moa.table()).status != "running":
            break
