"""While seats change hands, nobody but whose seat it is just then gets anything made for that seat's eyes.

Watched are the rules themselves: for whom views, choices and checks were made by a press. That says more than looking
for cards in the answers, which may hold them in words, pictures, refusals or suggestions.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.discord.posting.announcer import ChannelAnnouncer
from bot.games import PRESENTERS
from bot.hosting.context import Pace
from bot.hosting.hands.work import HandWork
from bot.hosting.people.choices import ChosenHand
from engine.automa import RandomPlayer
from engine.games import GAMES
from engine.question import question_of
from tests.bot.discord.stage import TOY, Show, Stage, labels, staged
from tests.bot.discord.test_every_game import press_of
from tests.bot.discord.toy_show import ToyPainter
from tests.support.looks import Looks

EVERYBODY = ("Ann", "Ben", "Cleo")
SEVERAL = [name for name, game in GAMES.items() if max(game.seat_counts) > 1]
AT_ONCE = 6
"""How many old buttons everybody presses, drawn anew each time."""
LOOKS = ("hand", "log", "replay")


@pytest.fixture(params=[*SEVERAL, "toy"])
async def stage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Stage]:
    name = request.param
    show = TOY if name == "toy" else Show(GAMES[name], PRESENTERS[name], ToyPainter())
    with capture_logs() as logs:
        async with staged(tmp_path, show) as made:
            yield made
    assert [each["event"] for each in logs if each["log_level"] in ("error", "critical")] == []


def components(message: Any) -> list[dict[str, Any]]:
    rows = [each if isinstance(each, dict) else each.to_dict() for each in message.components]
    return [item for row in rows for item in row["components"]]


class Watch:
    """Presses everything that ever stood in a panel, and notes for whose eyes the answers were made."""

    def __init__(self, stage: Stage, looks: Looks) -> None:
        self.stage = stage
        self.looks = looks
        self.kept: dict[str, list[str] | None] = {}
        self.presses = 0
        self.rng = random.Random(7)

    async def open_panels(self, who: str, rng: random.Random) -> None:
        """Keep every button and select of some pages of a person's panel."""
        for verb in ("turn", "prepare"):
            await self.open_pages(who, rng, f"av2:{verb}:{(await self.stage.table()).id}:-:-:")

    async def open_pages(self, who: str, rng: random.Random, opens: str) -> None:
        """Keep every button and select of some pages from there on."""
        result = await self.stage.forge(who, self.stage.posts()[-1], opens)
        for _ in range(4):
            found = [each for each in components(result.response) if not each.get("disabled")]
            for each in found:
                options = each.get("options")
                self.kept[each["custom_id"]] = [options[0]["value"]] if options else None
            onward = [each for each in found if ":go:" in each["custom_id"] or ":prepare:" in each["custom_id"]]
            if not onward:
                return
            chosen = rng.choice(onward)
            result = await self.stage.forge(who, result.response, chosen["custom_id"], self.kept[chosen["custom_id"]])

    async def everybody_presses(self) -> None:
        """Let everybody press every old button in turn, and look at all that can be looked at."""
        for who in EVERYBODY:
            for custom_id, values in self.rng.sample(sorted(self.kept.items()), min(AT_ONCE, len(self.kept))):
                if ":do:" in custom_id and await self.is_asked(who):
                    continue  # it might act, which lets the host answer for others
                await self.check(who, self.stage.forge(who, self.stage.posts()[-1], custom_id, values))
            for name in LOOKS if self.stage.show is TOY else (*LOOKS, "now"):  # the toy's presenter has no words for it
                await self.check(who, self.stage.people[who].slash(self.stage.channel, f"table {name}"))
            await self.check(who, self.stage.people[who].slash(self.stage.channel, "table board", text=True))
            if self.stage.show is TOY:
                await self.check(who, self.stage.people[who].autocomplete(self.stage.channel, "toy lay", "card", ""))

    async def is_asked(self, who: str) -> bool:
        table = await self.stage.table()
        return table.seat_of(self.stage.people[who].id) in table.asked_since

    async def check(self, who: str, pressing: Any) -> None:
        own = (await self.stage.table()).seat_of(self.stage.people[who].id)
        with self.looks.watching() as seats:
            await pressing
        self.presses += 1
        assert seats <= {own, None}, f"{who} got something made for {seats - {own, None}}"


async def act_once(stage: Stage, rng: random.Random) -> None:
    """Let whoever is asked act, so that not everything is as it was dealt."""
    table = await stage.table()
    live = stage.host._context.cache.get(table.id)
    assert live is not None
    seat = next(iter(table.asked_since))
    action = RandomPlayer().choose(question_of(live.game, live.match.position, seat), rng)
    await stage.host.playing.act(press_of(stage, await stage.asked()), table.id, action)
    await stage.deliver()


async def leave(stage: Stage, who: str) -> None:
    question = await stage.command(who, "table leave")
    await stage.click(who, question.response, "Offer it to others")


@pytest.mark.slow
async def test_no_old_panel_shows_a_hand_to_who_has_not_the_seat(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    watch, rng = Watch(stage, Looks(stage.show.game, monkeypatch)), random.Random(5)
    await stage.start_game()
    await act_once(stage, rng)
    gone = await stage.asked()
    other = "Ann" if gone == "Ben" else "Ben"
    await watch.open_panels(gone, rng)
    await watch.open_panels(other, rng)
    await leave(stage, gone)
    await watch.everybody_presses()
    await stage.command(other, "table automa")
    await stage.command(other, "table automa")
    taken = await stage.command("Cleo", "table join")
    assert taken.response.ephemeral
    await watch.everybody_presses()
    await watch.open_panels("Cleo", rng)
    await stage.command("Cleo", "table swap", person=stage.people[other])
    await stage.click(other, next(each for each in stage.posts()[::-1] if "Agree" in labels(each)), "Agree")
    await watch.everybody_presses()
    assert watch.presses > 60
    assert len(watch.kept) > AT_ONCE or stage.show is TOY


async def test_the_watch_sees_a_look_with_another_seats_eyes(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that nothing can fail would prove nothing."""
    watch = Watch(stage, Looks(stage.show.game, monkeypatch))
    table = await stage.start_game()
    live = stage.host._context.cache.get(table.id)
    assert live is not None

    async def peek() -> None:
        live.game.view(live.match.position, table.seat_of(stage.people["Ben"].id))

    with pytest.raises(AssertionError, match="Ann got something"):
        await watch.check("Ann", peek())


async def keep_hands(stage: Stage, looks: Looks) -> None:
    """Bring every hand message up to date: each is made for the eyes of its reader's seat, and sent to nobody else."""
    stage.host._context.pace = Pace(hand=0)
    announcer = ChannelAnnouncer(stage.env.bot, stage.services)
    work = HandWork(stage.host._context, announcer)
    for due in await work._due():
        own = (await stage.table()).seat_of(due.row.person_id)
        before = {name: shown_to(stage, name) for name in EVERYBODY}
        with looks.watching() as seats:
            await work.keep(due)
        assert seats <= {own}, f"made for {seats} where {own} reads"
        changed = {stage.people[name].id for name in EVERYBODY if shown_to(stage, name) != before[name]}
        assert changed <= {due.row.person_id}


def shown_to(stage: Stage, name: str) -> list[tuple[str, list[str]]]:
    """Return what somebody's direct messages show."""
    channel = stage.people[name].user.dm_channel
    return [] if channel is None else [(each.content, labels(each)) for each in channel.history()]


async def test_hand_messages_show_a_hand_to_its_seat_alone(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    looks, rng = Looks(stage.show.game, monkeypatch), random.Random(5)
    for name in EVERYBODY:
        await stage.host.people.choose(press_of(stage, name), ChosenHand(wanted=True))
    await stage.start_game()
    await keep_hands(stage, looks)
    assert [len(shown_to(stage, name)) for name in EVERYBODY] == [1, 1, 0]
    await act_once(stage, rng)
    await keep_hands(stage, looks)
    gone = await stage.asked()
    other = "Ann" if gone == "Ben" else "Ben"
    await leave(stage, gone)
    await keep_hands(stage, looks)
    ((over, _),) = shown_to(stage, gone)
    assert over.startswith("You have no seat there any more")
    await stage.command("Cleo", "table join")
    await keep_hands(stage, looks)
    assert len(shown_to(stage, "Cleo")) == 1
    await stage.command("Cleo", "table swap", person=stage.people[other])
    await stage.click(other, next(each for each in stage.posts()[::-1] if "Agree" in labels(each)), "Agree")
    await keep_hands(stage, looks)
    assert shown_to(stage, gone) == [(over, [])]
    assert all(len(shown_to(stage, name)) == 1 for name in EVERYBODY)
