"""What somebody is told of an entry is what the own seat may know: at once, again, in logs and posts."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.host import Host
from bot.hosting.table import Refused, Table
from engine.chance import LiveChance
from engine.contract import AnyGame, Outcome, Seat, ShuffleOrDie
from tests.bot.hosting.support import ANN, BEN, CAT, FakeAnnouncer, asked, make_host, press, running_table, worker
from tests.engine.toy import Draw, Drew, Pass, Toy, ToyAction, ToyEvent, ToyPosition


class DealingToy(Toy):
    """The toy game in which everybody draws a card when one seat does; on a pass everybody is reminded of a card held.

    So the entries of a seat have things that this seat must not know; the second kind can be taken back.
    """

    def apply(
        self, position: ToyPosition, seat: Seat, action: ToyAction, chance: ShuffleOrDie
    ) -> Outcome[ToyPosition, ToyEvent]:
        after, events = super().apply(position, seat, action, chance)
        if isinstance(action, Draw):
            for each in after.seating:
                if each != seat and after.deck:
                    card = after.deck.pop(0)
                    after.hands[each] = sorted([*after.hands[each], card])
                    events.append(Drew(each, card))
        if isinstance(action, Pass):
            events += [Reminded(each, after.hands[each][0]) for each in after.seating]
        return Outcome(after, events)

    def event_from_data(self, data: Any) -> ToyEvent:
        if data["type"] == "reminded":
            return Reminded(**{key: each for key, each in data.items() if key != "type"})
        return super().event_from_data(data)


class Reminded(Drew):
    type = "reminded"
    reveals = False


GAMES: dict[str, AnyGame] = {"toy": DealingToy()}


@pytest.fixture
async def dealing(tmp_path: Path) -> AsyncIterator[Host]:
    host = await make_host(tmp_path, games=GAMES)
    yield host
    await host.close()


def known(events: Iterable[Any]) -> set[Seat]:
    """Return the seats of whose cards these events tell; that somebody drew must be told."""
    told = [each for each in events if isinstance(each, Drew)]
    assert told
    return {each.seat for each in told if each.card is not None}


async def begun(host: Host) -> tuple[Table, Any, Seat]:
    table = await running_table(host, people=(ANN, BEN, CAT))
    person = asked(table)
    seat = table.seat_of(person.id)
    assert seat is not None
    return table, person, seat


@pytest.mark.parametrize("action", [Draw(), Pass()])
async def test_an_answer_and_its_repetition_tell_what_the_seat_may_know(dealing: Host, action: ToyAction) -> None:
    table, person, seat = await begun(dealing)
    same = press(person)
    first = await dealing.playing.act(same, table.id, action)
    again = await dealing.playing.act(same, table.id, action)
    assert (first.again, again.again) == (False, True)
    assert again.events == first.events
    assert known(first.events) == {seat}


async def test_what_was_taken_back_and_its_repetition_tell_what_the_seat_may_know(dealing: Host) -> None:
    table, person, seat = await begun(dealing)
    await dealing.playing.act(press(person), table.id, Pass())
    same = press(person)
    first, again = await dealing.playing.undo(same, table.id), await dealing.playing.undo(same, table.id)
    assert (first.again, again.again) == (False, True)
    assert known(first.events) == known(again.events) == {seat}


async def test_a_refused_undo_tells_what_the_seat_may_know(dealing: Host) -> None:
    table, person, seat = await begun(dealing)
    await dealing.playing.act(press(person), table.id, Draw())
    with pytest.raises(Refused, match="undo-revealed") as caught:
        await dealing.playing.undo(press(person), table.id)
    events: Any = caught.value.facts["events"]
    assert known(events) == {seat}


@pytest.mark.parametrize("action", [Draw(), Pass()])
async def test_logs_and_posts_tell_what_their_readers_may_know(
    dealing: Host, announcer: FakeAnnouncer, action: ToyAction
) -> None:
    table, person, _ = await begun(dealing)
    await dealing.playing.act(press(person), table.id, action)
    for reader in (ANN, BEN, CAT):
        entry = (await dealing.looking.log(reader.id, table.id))[-1]
        assert known(entry.events) == {table.seat_of(reader.id)}
    for stranger in (None, 99):
        assert known((await dealing.looking.log(stranger, table.id))[-1].events) == set()
    if isinstance(action, Draw):
        await dealing.playing.act(press(person), table.id, Pass())
    await worker(dealing, announcer).deliver()
    happened = [each for post in announcer.posted for each in post.happened]
    assert known(event for each in happened for event in each.events) == set()


def test_the_game_of_these_tests_hides_something_from_whoever_acts() -> None:
    toy = DealingToy()
    position, _ = toy.start(("red", "yellow"), {}, toy.components(), chance())
    seat = position.seating[0]
    for action in (Draw(), Pass()):
        events = toy.apply(position, seat, action, chance()).events
        assert [each.seen_by(seat) for each in events] != events


def chance() -> LiveChance:
    return LiveChance(random.Random(1))
