"""A turn of hers is taken back by who plays alone: the way to mend a token of one's own that was forgotten."""

from __future__ import annotations

import random

from engine.log import new_setup
from engine.match import Match
from engine.wingspan import wingspan
from engine.wingspan.actions import Setup, Tray, Turn
from engine.wingspan.events import TokenPlaced
from engine.wingspan.facts import Scan

SEAT = "red"


def test_a_forgotten_token_is_entered_before_her_turn_after_all() -> None:
    match, rng, scan = _until_she_has_a_token()
    card = match.position.current
    while match.position.turns and match.position.turns[-1].scan == scan:
        match.undo(SEAT)
    match.act(SEAT, wingspan.parse(f"token to {scan.space}"), rng)
    match.act(SEAT, Turn(), rng)
    assert match.position.current == card
    again = match.position.turns[-1].scan
    assert again.space != scan.space
    assert (scan.space, "taken") in [(each.space, each.why) for each in again.passed]
    assert Match.replay(wingspan, match.setup, match.entries).position.to_data() == match.position.to_data()


def _until_she_has_a_token() -> tuple[Match, random.Random, Scan]:
    rng = random.Random(4)
    match = Match.start(wingspan, new_setup(wingspan, [SEAT]), rng)
    match.act(SEAT, match.decisions()[0].default, rng)
    assert isinstance(match.position.setup, Setup)
    while True:
        match.act(SEAT, Turn(), rng)
        if placed := [event for event in match.entries[-1].events if isinstance(event, TokenPlaced)]:
            return match, rng, placed[0].scan
        if match.position.open_tray is not None:
            turn = match.position.turns[-1]
            match.act(SEAT, Tray(turn.round, turn.turn, ()), rng)
