"""Seats change hands over real HTTP and gateway: commands that name somebody, and the buttons under posts."""

from __future__ import annotations

from pathlib import Path

from tests.bot.discord.wire import wired


async def test_a_seat_is_offered_to_somebody_by_name_and_taken(tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        ann, ben, cleo = (wire.sandbox.person(each) for each in ("ann", "ben", "cleo"))
        await ann.command("table new", game="moa")
        await wire.deliver()
        lobby = await ben.wait_for(lambda seen: "Join" in seen.buttons)
        await ben.press(lobby, "Join")
        await ann.command("table start")
        await wire.deliver()
        offered = await ben.command("table offer", person="cleo")
        assert "is offered" in offered.text
        await wire.deliver()
        post = await cleo.wait_for(lambda seen: "Take this seat" in seen.buttons)
        refused = await wire.sandbox.person("dina").press(post, "Take this seat")
        assert "no seat of it is free" in refused.text
        taken = await cleo.press(post, "Take this seat")
        assert "is yours now" in taken.text
        assert taken.private
        await wire.deliver()
        assert not (await wire.sandbox.report())["violations"]
