"""A league over the wire, with all the work in the background: from its opening to the first turn of its tables."""

from __future__ import annotations

import re
from pathlib import Path

from tests.bot.discord.test_wire import playing

NAMES = ("ann", "ben", "cleo", "dan")


async def test_a_league_of_moa_begins_by_itself(tmp_path: Path) -> None:
    async with playing(tmp_path) as sandbox:
        await sandbox.add_people("dan")
        ann, *others = (sandbox.person(name) for name in NAMES)
        opened = await ann.command("/league new", game="moa", size=2, rounds=3, days=7)
        assert not opened.failed
        invitation = await ann.wait_for(lambda seen: "Join" in seen.buttons)
        for person in (ann, *others):
            answer = await person.press(invitation, "Join")
            assert answer.private
            assert "You are in Moa league 1" in answer.message.text
        told = await ann.wait_for(lambda seen: "In it (4 of 64)" in seen.text)
        assert told.id == invitation.id
        assert not (await ann.command("/league start")).failed
        begun = await ann.wait_for(lambda seen: "round 1 of 3** has begun" in seen.text)
        threads = re.findall(r"<#(\d+)>", begun.text)
        assert len(threads) == 2
        pinged = set()
        for thread in threads:
            opening = await ann.wait_for(lambda seen: "round 1, table" in seen.text, thread)
            pinged |= set(opening.mentions)
            board = await ann.wait_for(lambda seen: "Take your turn" in seen.buttons, thread)
            (asked,) = board.mentions
            panel = await sandbox.person(asked).press(board, "Take your turn")
            assert panel.private
        assert pinged == set(NAMES)
        shown = await others[0].command("/league standing")
        assert shown.private
        assert "Moa league 1" in shown.message.text
        assert not (await ann.command("/league pause")).failed
        await ann.wait_for(lambda seen: "** rests" in seen.text)
