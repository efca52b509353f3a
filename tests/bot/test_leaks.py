"""What happens at a table, and when, tells nothing of what is hidden: all is seen alike whatever the cards are."""

from __future__ import annotations

import os
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.discord.posting import prompts
from bot.hosting.live_game import LiveGame
from bot.hosting.loading import find_table
from bot.hosting.orders import answers_to_come
from bot.hosting.orders.standing_orders import StandingOrder
from bot.hosting.playing import play
from bot.hosting.posting import post_builder
from bot.hosting.posting.post import PostKind
from bot.hosting.posting.post_builder import BuiltPost
from bot.store import orders, outbox
from bot.store.timers import NewTimer
from engine.contract import Seat
from engine.match import Match
from engine.moa.chapters import turn
from engine.moa.position import MoaPosition
from engine.question import Question
from tests.support.games import CASES, Case
from tests.support.watching_orders import watch_orders
from tests.support.witness import Stand, Stretch, stand, stretches, watch_changes, watch_preparing, watch_twice

STEPS = 12
"""Answers in a stretch."""
MANY = int(os.environ.get("STRETCHES", "15"))
"""Stretches of each case among the slow tests; 150 are thousands of each game, and take a quarter of an hour."""
A_GAME = 10
"""Stretches from one random game."""
FOUND_WITHIN = 150
"""In so many stretches a planted leak must show."""

FIRST = [case for case in CASES if str(case) in {
    "moa-3-after_turn-shared-hidden",
    "laisla-3-basic-standard-one-True",
    "wingspan-1-",
    "toy-3-turns-False",
    "toy-2-together-False",
}]  # fmt: skip
MOA = next(case for case in FIRST if case.game.name == "moa")
TOY = next(case for case in FIRST if case.game.name == "toy")


def begun(case: Case) -> Any:
    """Return the first position of a game."""
    return Match.start(case.game, case.setup, random.Random(1)).position


@pytest.fixture
async def stands(tmp_path: Path) -> AsyncIterator[tuple[Stand, Stand]]:
    async with AsyncExitStack() as opened:
        made = []
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
            made.append(await opened.enter_async_context(stand(tmp_path / name)))
        yield made[0], made[1]


async def first_leak(case: Case, stands: tuple[Stand, Stand], number: int) -> tuple[Any, Any] | None:
    """Watch stretches of random games; return the first two notes that differ, None where none do."""
    answers = 0
    for seed in range(-(-number // A_GAME)):
        for stretch in stretches(case, seed, min(number, A_GAME)):
            watched = await watch_twice(stands, stretch, STEPS)
            if watched.difference is not None:
                return watched.difference
            answers += watched.answers
    assert answers > number / 4, "hardly anything was watched"
    return None


@pytest.mark.parametrize("case", FIRST, ids=str)
async def test_what_is_seen_hangs_on_nothing_hidden(case: Case, stands: tuple[Stand, Stand]) -> None:
    assert await first_leak(case, stands, 3) is None


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
async def test_what_is_seen_in_thousands_of_games_hangs_on_nothing_hidden(
    case: Case, stands: tuple[Stand, Stand]
) -> None:
    assert await first_leak(case, stands, MANY) is None


TOGETHER = [case for case in CASES if len(case.game.decisions(begun(case))) > 1]
"""The games that ask several at once from the beginning."""


async def first_tell(case: Case, stands: tuple[Stand, Stand], number: int) -> tuple[Any, Any] | None:
    """As `first_leak`, of answers that are changed at one of the tables; nobody else may notice."""
    changes = 0
    for seed in range(number):
        for stretch in stretches(case, seed, A_GAME):
            if len(case.game.decisions(stretch.position)) > 1:
                watched = await watch_changes(stands, stretch, STEPS)
                if watched.difference is not None:
                    return watched.difference
                changes += watched.answers
    assert changes >= number, "hardly any answer was changed"
    return None


@pytest.mark.parametrize("case", [case for case in TOGETHER if len(case.setup.seats) == 3] or TOGETHER[:1], ids=str)
async def test_nobody_else_notices_that_an_answer_was_changed(case: Case, stands: tuple[Stand, Stand]) -> None:
    assert await first_tell(case, stands, 2) is None


@pytest.mark.slow
@pytest.mark.parametrize("case", TOGETHER, ids=str)
async def test_nobody_else_notices_any_of_thousands_of_changes(case: Case, stands: tuple[Stand, Stand]) -> None:
    assert await first_tell(case, stands, MANY) is None


WAITING = [case for case in FIRST if case.game.name in ("moa", "laisla", "toy") and str(case) != "toy-2-together-False"]
"""The games in which seats wait for their turns."""


async def first_sign(case: Case, stands: tuple[Stand, Stand], number: int) -> tuple[Any, Any] | None:
    """As `first_leak`, of turns that are prepared at one of the tables; nobody else may notice."""
    prepared = 0
    for stretch in stretches(case, 7, number):
        watched = await watch_preparing(stands, stretch, STEPS)
        if watched.difference is not None:
            return watched.difference
        prepared += watched.answers
    assert prepared >= number, "hardly anything was prepared"
    return None


@pytest.mark.slow
@pytest.mark.parametrize("case", WAITING, ids=str)
async def test_nobody_else_notices_that_a_turn_is_prepared(case: Case, stands: tuple[Stand, Stand]) -> None:
    assert await first_sign(case, stands, 4) is None


@pytest.mark.slow
@pytest.mark.parametrize("case", WAITING, ids=str)
async def test_nobody_else_notices_any_of_many_prepared_turns(case: Case, stands: tuple[Stand, Stand]) -> None:
    assert await first_sign(case, stands, MANY) is None


ORDERING = [each for each in CASES if len(each.setup.seats) > 1]
"""The games in which others could learn from an ordered answer."""
FEW = {"moa": 1, "laisla": 2, "toy": 2}
"""Stretches of each game among the quick tests, and how many answers are given by hand in one."""
FEW_STEPS = 4


def orderable(question: Question) -> bool:
    """Whether a seat can have ordered an answer."""
    game, kind = question.game, question.decision.kind
    return kind in game.obvious_kinds or any(way.declines and kind in way.to for way in game.ways)


async def first_trace(
    case: Case,
    stands: tuple[Stand, Stand],
    number: int,
    steps: int = STEPS,
    wanted: Callable[[Question], bool] = orderable,
) -> tuple[Any, Any] | None:
    """As `first_leak`, of answers that the host enters for seats that have ordered them.

    Stretches begin where somebody is asked what is `wanted`.
    """
    ordered = 0
    for seed in range(-(-number // A_GAME)):
        for stretch in islice(beginning_with(case, seed, wanted), min(number, A_GAME)):
            watched = await watch_orders(stands, stretch, steps)
            if watched.difference is not None:
                return watched.difference
            ordered += watched.answers
    assert ordered > number / 4, "hardly anything was ordered"
    return None


def beginning_with(case: Case, seed: int, wanted: Callable[[Question], bool]) -> Iterator[Stretch]:
    """Return stretches of a random game that begin with what is wanted."""
    for stretch in stretches(case, seed, 10 * A_GAME):
        position = stretch.position
        if any(wanted(Question(case.game, position, each)) for each in case.game.decisions(position)):
            yield stretch


@pytest.mark.parametrize("case", [each for each in FIRST if each.game.name in FEW], ids=str)
async def test_what_the_host_answers_for_a_seat_hangs_on_nothing_hidden(
    case: Case, stands: tuple[Stand, Stand]
) -> None:
    assert await first_trace(case, stands, FEW[case.game.name], FEW_STEPS) is None


@pytest.mark.slow
@pytest.mark.parametrize("case", ORDERING, ids=str)
async def test_what_the_host_answers_for_seats_in_many_games_hangs_on_nothing_hidden(
    case: Case, stands: tuple[Stand, Stand]
) -> None:
    assert await first_trace(case, stands, MANY) is None


# -- planted leaks: a test that finds none would prove nothing --------------------------------------------------------


def held(position: Any) -> bool:
    """Whether a certain card is held by who is asked: something hidden."""
    return bool(position.asked) and min(position.hands[position.asked[0]], default=0) % 2 == 1


def who_cannot_defend_is_not_asked(patch: pytest.MonkeyPatch) -> None:
    bare: Callable[[MoaPosition, Seat], bool] = turn.is_bare

    def cannot(position: MoaPosition, seat: Seat) -> bool:
        icons = position.rules.icons
        return bare(position, seat) or not any(icons[card].fight for card in position.seats[seat].hand)

    patch.setattr(turn, "is_bare", cannot)


def a_delay_that_hangs_on_a_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveGame, "asks_people", lambda live: held(live.match.position))


def a_change_that_hangs_on_a_hand(patch: pytest.MonkeyPatch) -> None:
    with_board = post_builder._with_board

    async def build(context: Any, connection: Any, row: Any, post: Any, span: Any) -> BuiltPost:
        built = await with_board(context, connection, row, post, span)
        if not held(built.position) or not built.post.older_posts:
            return built
        return replace(built, post=replace(built.post, edit=built.post.older_posts[-1]))

    patch.setattr(post_builder, "_with_board", build)


def a_ping_that_hangs_on_a_hand(patch: pytest.MonkeyPatch) -> None:
    ask, with_board = prompts.ask, post_builder._with_board
    positions: list[Any] = [None]

    async def build(context: Any, connection: Any, row: Any, post: Any, span: Any) -> BuiltPost:
        built = await with_board(context, connection, row, post, span)
        positions[0] = built.position
        return built

    def asked(presenter: Any, post: Any, words: Any) -> prompts.Asked:
        made = ask(presenter, post, words)
        return replace(made, pings=[]) if held(positions[0]) else made

    patch.setattr(post_builder, "_with_board", build)
    patch.setattr(prompts, "ask", asked)


@pytest.mark.parametrize(
    ("case", "leak"),
    [
        (MOA, who_cannot_defend_is_not_asked),
        (TOY, a_delay_that_hangs_on_a_hand),
        (TOY, a_change_that_hangs_on_a_hand),
        (TOY, a_ping_that_hangs_on_a_hand),
    ],
    ids=lambda each: getattr(each, "__name__", str(each)),
)
async def test_a_planted_leak_is_found(
    case: Case, leak: Callable[[pytest.MonkeyPatch], None], stands: tuple[Stand, Stand], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert await first_leak(case, stands, FOUND_WITHIN) is not None


def an_answer_that_comes_later_with_a_card(patch: pytest.MonkeyPatch) -> None:
    to_come = answers_to_come.answers_to_come

    def planned(context: Any, live: LiveGame, *asked: Any) -> list[NewTimer]:
        late = timedelta(seconds=30 if held(live.match.position) else 0)
        return [replace(each, due_at=each.due_at + late) for each in to_come(context, live, *asked)]

    patch.setattr(play, "answers_to_come", planned)


def could_defend(question: Question) -> bool:
    """Whether a seat is asked to defend, and has a card to do it."""
    return question.decision.kind == "defend" and any(True for _ in islice(question.actions(), 1, None))


def an_order_that_is_followed_where_the_hand_could_defend(patch: pytest.MonkeyPatch) -> None:
    answer = StandingOrder.answer

    def followed(order: StandingOrder, question: Question, now: datetime) -> Any:
        return answer(order, question, now) if question.decision.kind != "defend" or could_defend(question) else None

    patch.setattr(StandingOrder, "answer", followed)


@pytest.mark.parametrize(
    ("case", "leak", "wanted"),
    [
        (TOY, an_answer_that_comes_later_with_a_card, orderable),
        (MOA, an_order_that_is_followed_where_the_hand_could_defend, could_defend),
    ],
    ids=["toy", "moa"],
)
async def test_a_planted_leak_of_ordered_answers_is_found(
    case: Case,
    leak: Callable[[pytest.MonkeyPatch], None],
    wanted: Callable[[Question], bool],
    stands: tuple[Stand, Stand],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    assert await first_trace(case, stands, FOUND_WITHIN, steps=1, wanted=wanted) is not None


async def test_a_prepared_turn_that_is_told_is_found(
    stands: tuple[Stand, Stand], monkeypatch: pytest.MonkeyPatch
) -> None:
    give = orders.give

    async def told(connection: Any, table_id: int, *given: Any) -> None:
        row = await find_table(connection, table_id)
        await give(connection, table_id, *given)
        place = (row.guild_id, row.channel_id)
        await outbox.enqueue(connection, table_id, place, PostKind.SEATS.value, stands[0].clock.now())

    monkeypatch.setattr(orders, "give", told)
    assert await first_sign(TOY, stands, 4) is not None


async def test_a_change_that_is_told_is_found(stands: tuple[Stand, Stand], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "revise", lambda *_: None)
    assert await first_tell(TOGETHER[0], stands, 10) is not None
