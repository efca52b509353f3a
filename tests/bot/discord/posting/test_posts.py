"""The order of a post's parts."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.discord.answering.request import Services
from bot.discord.messages.pictures import RenderPool
from bot.discord.posting.posts import compose, narration, taken_back
from bot.drawing.threads import InThreads
from bot.games import PRESENTERS, presenter
from bot.hosting.posting.post import Happened, Post, PostKind
from bot.hosting.table import Occupant, Place, Status, Table
from bot.locale.words import wording
from engine.automa import PLAYERS
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from engine.moa import moa
from engine.moa.events import Passed, PeriodScored
from engine.question import question_of
from render import painter
from tests.bot.discord.toy_show import ToyPainter

SEATS = ("red", "yellow", "green")


def game_up_to_the_first_scoring() -> Match:
    rng = random.Random(3)
    match = Match.start(moa, new_setup(moa, SEATS), rng)
    while not any(isinstance(event, PeriodScored) for event in match.entries[-1].events):
        seat = match.decisions()[0].seat
        match.act(seat, PLAYERS["random"].choose(question_of(moa, match.position, seat), rng), rng)
    return match


def post_of(match: Match, happened: tuple[Happened, ...]) -> Post:
    people = tuple(Occupant(seat, seat.title(), number) for number, seat in enumerate(SEATS, start=1))
    return Post(
        id=1,
        kind=PostKind.BOARD,
        table=Table(5, "moa", Place(1, 2), Status.RUNNING, 1, "en", people, {}, 9, datetime.now(UTC)),
        place=Place(1, 2),
        game=moa,
        happened=happened,
        view=moa.view(match.position, None),
    )


def test_what_was_taken_back_is_told_in_the_order_in_which_it_was_done() -> None:
    match = game_up_to_the_first_scoring()
    undone = [Happened(seq, (Passed(seat, by_host=False),), undone=True) for seq, seat in enumerate(SEATS, start=4)]
    told = narration(presenter("moa"), painter("moa"), post_of(match, tuple(reversed(undone))), wording("en"))
    assert told == ["Taken back: 💤 **Red** passes. 💤 **Yellow** passes. 💤 **Green** passes."]


def test_several_lines_that_were_taken_back_are_told_under_one_title() -> None:
    words = wording("en")
    assert taken_back(words, ["Red passes."]) == ["Taken back: Red passes."]
    assert taken_back(words, ["Red passes.", "Points.\nRed 1"]) == [
        "Taken back:",
        "> Red passes.",
        "> Points.",
        "> Red 1",
    ]
    assert taken_back(words, []) == []


def test_a_scoring_sheet_stands_before_the_round_that_follows() -> None:
    match = game_up_to_the_first_scoring()
    people = tuple(Occupant(seat, seat.title(), number) for number, seat in enumerate(SEATS, start=1))
    last = match.entries[-1]
    events = tuple(event.seen_by(None) for event in last.events)
    post = post_of(match, (Happened(last.n, events),))
    words = wording("en")
    told = narration(presenter("moa"), painter("moa"), post, words)
    (sheet,) = match.game.view(match.position, None).sheets
    written = painter("moa").sheet_text(sheet, words, names={each.seat: each.name for each in people})
    assert written in told
    assert any("Round 1" in line for line in told[told.index(written) + 1 :])
    assert not any("Round 1" in line for line in told[: told.index(written)])


async def test_a_scoring_sheet_has_a_message_of_its_own_before_the_board() -> None:
    match = game_up_to_the_first_scoring()
    last = match.entries[-1]
    post = post_of(match, (Happened(last.n, tuple(event.seen_by(None) for event in last.events)),))
    post = replace(post, decisions=match.decisions(), pings=tuple(each.seat for each in match.decisions()))
    nobody: Any = None
    pool = RenderPool(InThreads(1))
    services = Services(nobody, GAMES, PRESENTERS, lambda _name: ToyPainter(), pool)
    sheet, board = (await compose(services, post)).parts()
    await pool.stop()
    assert [each.name.partition("-")[0] for each in (*sheet.files, *board.files)] == ["sheet", "board"]
    assert sheet.text.endswith("A sheet in words.")
    assert (sheet.rows, list(sheet.pings)) == ((), [])
    assert "Period 2 begins" in board.text
    assert board.rows
    assert board.pings
